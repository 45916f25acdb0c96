"""How fast the environments for learning are, beside those of others where they are installed: random legal actions.

Seconds are those of the processor, so that a busy machine does not count against anyone; for several processes they say
what these take from each other, which is all there is where each has a core to itself.
"""

import platform
from collections.abc import Callable
from functools import partial
from statistics import median
from time import process_time
from typing import Final, Literal

import msgspec

from auberge.build import is_compiled
from auberge.games import load as load_game
from auberge.lab.arena.workers import IsGivenUp, spread
from auberge.lab.bench.peers import Peer, peers
from auberge.lab.envs.batch import BatchEnv

GAMES: Final = 1024  # in a batch
ROUNDS: Final = 3
PROCESSES: Final = 2
TIMES_FASTER: Final = 1.9  # with that many processes
_SECONDS: Final = 1.0
_AIMS: Final = {"saint_malo": 300_000}  # steps a second
_OTHER_AIMS: Final = 150_000  # in the other games


class EnvSpeed(msgspec.Struct, frozen=True):
    """One environment: who made it (nobody: our batch), the game, steps a second."""

    maker: str | None
    game: str
    seats: int
    steps_per_second: float


class EnvAim(msgspec.Struct, frozen=True):
    """What a batch is held to."""

    name: Literal["steps-per-second", "processes"]
    game: str
    seats: int
    value: float
    relation: Literal[">="]
    aim: float
    met: bool


class EnvBench(msgspec.Struct, frozen=True):
    """Medians of all rounds; `missing` are packages of others that are not installed."""

    python: str
    machine: str
    build: Literal["compiled", "plain"]
    speeds: tuple[EnvSpeed, ...]
    aims: tuple[EnvAim, ...]
    missing: tuple[str, ...]


def bench_envs(game_names: list[str], seconds: float | None = None) -> EnvBench:
    """Measures these games and what is there of others."""
    seconds = _SECONDS if seconds is None else seconds
    seats = {name: load_game(name).meta.min_seats for name in game_names}
    speeds = [EnvSpeed(None, name, seats[name], _middle(partial(batch_speed, name, seconds))) for name in game_names]
    missing: list[str] = []
    for peer in peers(seats):
        found = _measured(peer, seconds)
        if found is not None:
            speeds.append(found)
        elif peer.package not in missing:
            missing.append(peer.package)
    return EnvBench(
        python=platform.python_version(),
        machine=platform.machine(),
        build="compiled" if is_compiled() else "plain",
        speeds=tuple(speeds),
        aims=tuple(aim for one in speeds[: len(game_names)] for aim in _aims(one, seconds)),
        missing=tuple(missing),
    )


def _middle(measure: Callable[[], float]) -> float:
    return median(measure() for _ in range(ROUNDS))


def _measured(peer: Peer, seconds: float) -> EnvSpeed | None:
    """The speed of another environment; None if it is not installed."""
    try:
        return EnvSpeed(peer.maker, peer.game, peer.seats, _middle(partial(peer.speed, seconds)))
    except ImportError:
        return None


def _aims(one: EnvSpeed, seconds: float) -> list[EnvAim]:
    """What our batch is held to: steps a second, and what a second process brings."""
    least = _AIMS.get(one.game, _OTHER_AIMS)
    speed = one.steps_per_second
    times = processes_speed(one.game, PROCESSES, seconds) / processes_speed(one.game, 1, seconds)
    return [
        EnvAim("steps-per-second", one.game, one.seats, speed, ">=", least, speed >= least),
        EnvAim("processes", one.game, one.seats, times, ">=", TIMES_FASTER, times >= TIMES_FASTER),
    ]


def batch_speed(game_name: str, seconds: float) -> float:
    """Steps a second of a batch, observations and masks included."""
    env = BatchEnv(game_name, load_game(game_name).meta.min_seats, GAMES)
    env.reset()
    steps, began = 0, process_time()
    while process_time() - began < seconds:
        env.step(env.sample())
        steps += GAMES
    return steps / (process_time() - began)


def processes_speed(game_name: str, processes: int, seconds: float) -> float:
    """Steps a second of several processes together, each with a batch of its own."""
    return sum(spread(partial(_in_a_process, seconds), [game_name] * processes, processes))


def _in_a_process(seconds: float, game_name: str, _is_given_up: IsGivenUp) -> float:
    return batch_speed(game_name, seconds)
