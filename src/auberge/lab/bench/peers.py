"""Environments with one table at a time, ours and those of others, measured where they are installed: random legal
actions through their own interface."""

import importlib
import os
from collections.abc import Callable, Mapping
from functools import partial
from random import Random
from time import process_time
from typing import Final, NamedTuple, Protocol

import numpy as np

_CHUNK: Final = 100  # steps between two looks at the clock


class Peer(NamedTuple):
    """Who made it, the game, what is to be installed, and how it is measured: seconds in, steps a second out."""

    maker: str
    game: str
    seats: int
    package: str
    speed: Callable[[float], float]


class AgentEnv(Protocol):
    """What is used of an environment of PettingZoo."""

    def reset(self, seed: int | None = None) -> None: ...

    def last(self) -> tuple[Mapping[str, object], float, bool, bool, Mapping[str, object]]: ...

    def step(self, action: int) -> None: ...


class SeatEnv(Protocol):
    """What is used of an environment of Gymnasium that lists its legal actions."""

    def reset(self) -> tuple[object, Mapping[str, object]]: ...

    def step(self, action: int) -> tuple[object, float, bool, bool, Mapping[str, object]]: ...


def rate(step: Callable[[], None], seconds: float) -> float:
    """Steps a second of the processor."""
    steps, began = 0, process_time()
    while process_time() - began < seconds:
        for _ in range(_CHUNK):
            step()
        steps += _CHUNK
    return steps / (process_time() - began)


def agents_speed(make: Callable[[], AgentEnv], seconds: float) -> float:
    """The speed of an environment of PettingZoo."""
    env, chooser = make(), Random(1)
    env.reset(seed=1)

    def step() -> None:
        seen, _, ended, cut, info = env.last()
        if ended or cut:
            env.reset(seed=chooser.randrange(10**6))
            seen, _, _, _, info = env.last()
        allowed = np.asarray(seen["action_mask"] if "action_mask" in seen else info["action_mask"])
        env.step(int(chooser.choice(np.flatnonzero(allowed))))

    return rate(step, seconds)


def classic_speed(name: str, seconds: float) -> float:
    """One of PettingZoo's own games, without wrappers that check."""
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    make: Callable[[], AgentEnv] = importlib.import_module(f"pettingzoo.classic.{name}").raw_env
    return agents_speed(make, seconds)


def table_speed(game: str, seconds: float) -> float:
    """One of our games as an environment of PettingZoo, without wrappers that check."""
    make: Callable[[str], AgentEnv] = importlib.import_module("auberge.lab.envs.pettingzoo").raw_env
    return agents_speed(partial(make, game), seconds)


def catanatron_speed(seconds: float) -> float:
    """Catanatron, one seat against a player that moves at random."""
    make: Callable[[], SeatEnv] = importlib.import_module("catanatron_gym.envs").CatanatronEnv
    env, chooser = make(), Random(1)
    _, info = env.reset()

    def step() -> None:
        nonlocal info
        allowed = info["valid_actions"]
        assert isinstance(allowed, list)
        _, _, ended, cut, info = env.step(int(chooser.choice(allowed)))
        if ended or cut:
            _, info = env.reset()

    return rate(step, seconds)


def peers(games: Mapping[str, int]) -> list[Peer]:
    """All of them; `games` are ours, with their seats."""
    classic = [
        Peer("PettingZoo", name, 2, "pettingzoo[classic]", partial(classic_speed, name))
        for name in ("connect_four_v3", "texas_holdem_v4")
    ]
    ours = [
        Peer("Auberge", name, seats, "auberge[pettingzoo]", partial(table_speed, name)) for name, seats in games.items()
    ]
    return [*classic, Peer("Catanatron", "catanatron-v1", 2, "catanatron_gym", catanatron_speed), *ours]
