"""Watching the squire: games in which he says what he would do, and learning to do the same.

Now and then anything else is done instead, so that positions are met which he would have avoided.
"""

from typing import Final, NamedTuple

import numpy as np
import torch
from numpy.typing import NDArray
from torch import nn

from auberge import bots
from auberge.bots.protocol import Bot
from auberge.envs.batch import BatchEnv
from auberge.games import load as load_game
from baseline.network import Network
from baseline.rewards import goals_of, reward_of

SEATS: Final = 2
_BATCH: Final = 64  # games side by side
_SAMPLE: Final = 1024  # decisions looked at together
_SLOWEST: Final = 0.05  # to this share the rate of learning falls


class Watched(NamedTuple):
    """Decisions, what the squire would have done, and how the seat that decided fared; NaN if that is not known."""

    observations: NDArray[np.int16]
    masks: NDArray[np.bool_]
    actions: NDArray[np.int64]
    outcomes: NDArray[np.float32]


class Squires:
    """One in every seat of a batch."""

    def __init__(self, game: str, games: int) -> None:
        self._game = load_game(game)
        make = bots.load("squire")
        self._bots: list[list[Bot]] = [[make(self._game, 1) for _ in range(SEATS)] for _ in range(games)]

    def action(self, env: BatchEnv, number: int) -> int:
        """What he does in this game of the batch, of which he sees his view alone."""
        view = env.view(number)
        assert view.you is not None
        return int(self._game.action(self._bots[number][view.you].choose(view)))


def watch(game: str, decisions: int, astray: float, seed: int) -> Watched:
    """So many decisions of the squire, in games in which this share of them is made by chance."""
    env = BatchEnv(game, SEATS, _BATCH, seed, rewards="points")
    squires, chance, every = Squires(game, _BATCH), np.random.default_rng(seed), np.arange(_BATCH)
    steps = decisions // _BATCH
    observations = np.empty((steps, _BATCH, env.spec.size), np.int16)
    masks = np.empty((steps, _BATCH, env.space), np.bool_)
    actions = np.empty((steps, _BATCH), np.int64)
    rewards, goes_on = np.zeros((steps, _BATCH), np.float32), np.empty((steps, _BATCH), np.float32)
    shown = env.reset()
    for step in range(steps):
        observations[step], masks[step] = shown.observations, shown.masks
        actors = shown.actors.copy()
        actions[step] = [squires.action(env, number) for number in range(_BATCH)]
        shown = env.step(np.where(chance.random(_BATCH) < astray, env.sample(), actions[step]))
        rewards[step] = reward_of(game, shown.rewards[every, actors])
        goes_on[step] = np.where(shown.dones, 0, np.where(shown.actors == actors, 1, -1))
    every_decision = steps * _BATCH
    return Watched(
        observations.reshape(every_decision, -1),
        masks.reshape(every_decision, -1),
        actions.ravel(),
        goals_of(rewards, goes_on).ravel(),
    )


def copy(network: Network, watched: Watched, passes: int, rate: float) -> list[float]:
    """Learns to do as the squire did, and how games end; says how often it would do the same, in each pass."""
    optimiser = torch.optim.Adam(network.parameters(), lr=rate)
    actions, outcomes = torch.from_numpy(watched.actions), torch.from_numpy(watched.outcomes)
    total, done, agreed = passes * max(len(actions) // _SAMPLE, 1), 0, []
    for _ in range(passes):
        same: list[float] = []
        for picked in torch.split(torch.randperm(len(actions)), _SAMPLE):
            for group in optimiser.param_groups:
                group["lr"] = rate * max(_SLOWEST, 1 - done / total)
            logs, values = network.look(watched.observations[picked], watched.masks[picked])
            loss = -logs.gather(1, actions[picked].unsqueeze(1)).mean()
            known = ~outcomes[picked].isnan()
            if known.any():
                loss = loss + 0.5 * (values - outcomes[picked])[known].square().mean()
            optimiser.zero_grad()
            torch.autograd.backward(loss)
            nn.utils.clip_grad_norm_(network.parameters(), 1.0)
            optimiser.step()
            same.append(float((logs.argmax(1) == actions[picked]).float().mean()))
            done += 1
        agreed.append(sum(same) / len(same))
    return agreed
