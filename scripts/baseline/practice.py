"""Practice: games against itself, against an earlier self and against the squire, and learning from them (PPO).

What is good for one seat is bad for the other, so a value seen from the next decision counts as it is if the same seat
decides again, and turned round if not. From what a guest decides only the judgement of positions learns.
"""

from copy import deepcopy
from typing import Final, NamedTuple

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor, nn

from auberge.envs.batch import BatchEnv
from baseline.network import Network, draw
from baseline.rewards import reward_of
from baseline.watching import SEATS, Squires

Floats = NDArray[np.float32]
_NOBODY: Final = SEATS  # the seat of a guest where there is none


class Manner(NamedTuple):
    """How to practise."""

    games: int = 256  # side by side
    squires: int = 32  # of them with the squire in one seat
    elders: int = 32  # of them with an earlier self in one seat
    steps: int = 64  # of each game between two lessons
    passes: int = 2  # over what was played
    sample: int = 1024  # decisions looked at together
    clip: float = 0.2  # how far a lesson may change a probability
    entropy: float = 0.005  # what variety is worth
    trace: float = 0.95  # how far a surprise reaches back


class Met(NamedTuple):
    """Games that ended, those with the squire, and the share of these that was won."""

    games: int
    guests: int
    won: float


class _Played(NamedTuple):
    """What was played between two lessons; time comes first, then the game."""

    observations: NDArray[np.int16]
    masks: NDArray[np.bool_]
    actions: NDArray[np.int64]
    logs: Floats
    values: Floats
    rewards: Floats
    goes_on: Floats  # 1 if the same seat decides next, -1 if the other, 0 if the game ended
    own: Floats  # 1 where the network decided, 0 where a guest did


class Practice:
    """A network, the games it plays, its guests, and what it learns."""

    def __init__(self, game: str, network: Network, manner: Manner) -> None:
        self._game = game
        self._manner = manner
        self.network: Final = network
        self.optimiser: Final = torch.optim.Adam(network.parameters())
        self._env: Final = BatchEnv(game, SEATS, manner.games, rewards="points")
        self._squires = Squires(game, manner.squires)
        self._elder: Network = network
        numbers = np.arange(manner.games)
        self._guests: Final = np.where(numbers < manner.squires + manner.elders, numbers % SEATS, _NOBODY)
        self._played: Final = self._blank()

    def begin(self, seed: int) -> None:
        """Begins all games anew, some of them against what it is now."""
        torch.manual_seed(seed)
        self._elder = deepcopy(self.network)
        self._squires = Squires(self._game, self._manner.squires)
        self._env.reset(seed)

    def lesson(self, rate: float) -> Met:
        """Plays a while and learns from it, at this rate."""
        for group in self.optimiser.param_groups:
            group["lr"] = rate
        ended, guests, won = 0, 0, 0.0
        for time in range(self._manner.steps):
            found = self._step(time)
            ended, guests, won = ended + found.games, guests + found.guests, won + found.won
        self._learn()
        return Met(ended, guests, won)

    def _blank(self) -> _Played:
        shape = self._manner.steps, self._manner.games
        return _Played(
            np.zeros((*shape, self._env.spec.size), np.int16),
            np.zeros((*shape, self._env.space), np.bool_),
            np.zeros(shape, np.int64),
            *(np.zeros(shape, np.float32) for _ in range(5)),
        )

    def _step(self, time: int) -> Met:
        """One decision in every game."""
        shown, played, every = self._env.shown, self._played, np.arange(self._manner.games)
        actors = shown.actors.copy()
        played.observations[time], played.masks[time] = shown.observations, shown.masks
        with torch.no_grad():
            logs, values = self.network.look(shown.observations, shown.masks)
            actions = draw(logs)
        foreign = actors == self._guests
        self._let_guests_decide(actions, foreign)
        played.actions[time], played.own[time] = actions, ~foreign
        played.logs[time], played.values[time] = logs.numpy()[every, actions], values.numpy()
        self._env.step(actions)
        ahead = shown.rewards[every, actors]  # the arrays are the batch's own: they show what came of it
        played.rewards[time] = reward_of(self._game, ahead)
        played.goes_on[time] = np.where(shown.dones, 0.0, np.where(shown.actors == actors, 1.0, -1.0))
        ended = shown.dones[: self._manner.squires]
        mine = np.where(foreign, -ahead, ahead)[: self._manner.squires][ended]
        return Met(int(shown.dones.sum()), int(ended.sum()), float((0.5 + 0.5 * np.sign(mine)).sum()))

    def _let_guests_decide(self, actions: NDArray[np.int64], foreign: NDArray[np.bool_]) -> None:
        squires, shown = self._manner.squires, self._env.shown
        for number in np.flatnonzero(foreign[:squires]):
            actions[number] = self._squires.action(self._env, int(number))
        elders = squires + np.flatnonzero(foreign[squires:])
        if len(elders):
            with torch.no_grad():
                logs, _ = self._elder.look(shown.observations[elders], shown.masks[elders])
            actions[elders] = draw(logs)

    def _gains(self) -> Floats:
        """How much better than expected each decision turned out, as far as was played (GAE)."""
        played, shown, found = self._played, self._env.shown, np.zeros_like(self._played.values)
        with torch.no_grad():
            _, following = self.network.look(shown.observations, shown.masks)
        later, value = np.zeros(self._manner.games, np.float32), following.numpy()
        for time in range(self._manner.steps - 1, -1, -1):
            goes_on = played.goes_on[time]
            surprise = played.rewards[time] + goes_on * value - played.values[time]
            later = surprise + self._manner.trace * goes_on * later
            found[time], value = later, played.values[time]
        return found

    def _learn(self) -> None:
        """Makes what turned out well more likely, and values as they turned out."""
        played, gains = self._played, self._gains()
        goals, own = torch.from_numpy((gains + played.values).ravel()), torch.from_numpy(played.own.ravel())
        decided = gains[played.own > 0]
        scaled = torch.from_numpy(((gains - decided.mean()) / (decided.std() + 1e-6)).ravel()) * own
        observations = played.observations.reshape(-1, self._env.spec.size)
        masks = played.masks.reshape(-1, self._env.space)
        actions, before = torch.from_numpy(played.actions.ravel()), torch.from_numpy(played.logs.ravel())
        for _ in range(self._manner.passes):
            for picked in torch.split(torch.randperm(len(goals)), self._manner.sample):
                logs, values = self.network.look(observations[picked], masks[picked])
                now = logs.gather(1, actions[picked].unsqueeze(1)).squeeze(1)
                entropy = -(logs.exp() * logs).sum(1).mean()
                error = (values - goals[picked]).square().mean()
                loss = 0.5 * error - gain_of(now, before[picked], scaled[picked], self._manner.clip)
                self.optimiser.zero_grad()
                torch.autograd.backward(loss - self._manner.entropy * entropy)
                nn.utils.clip_grad_norm_(self.network.parameters(), 0.5)
                self.optimiser.step()


def gain_of(now: Tensor, before: Tensor, gains: Tensor, clip: float) -> Tensor:
    """What the change of probabilities gains; beyond the clip nothing more (PPO)."""
    ratio = (now - before).exp()
    return torch.minimum(ratio * gains, ratio.clamp(1 - clip, 1 + clip) * gains).mean()
