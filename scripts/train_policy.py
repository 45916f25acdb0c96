"""Learns a policy by playing against itself: proximal policy optimisation (PPO) on a batch of games of two seats.

Needs PyTorch (`auberge[train]`; its build for processors alone suffices), and to be quick the compiled engine.
What is good for one seat is bad for the other, so a value seen from the next decision counts as it is if the same seat
decides again, and turned round if not. The weights go where the bot `learner` finds them; then it meets others.

Usage: python scripts/train_policy.py GAME [--minutes 50] [--seed 1] [--out FILE] [--against page,squire] [--games 400]
"""

import argparse
from collections.abc import Callable
from pathlib import Path
from time import monotonic
from typing import Final, NamedTuple

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor, nn
from torch.nn.functional import log_softmax

import auberge
from auberge.envs.batch import BatchEnv, Step
from auberge.envs.policy import Inputs, Numbers, Policy, PolicyPlayer, Weights, load
from auberge.games import load as load_game

SEATS: Final = 2
WEIGHTS: Final = Path(__file__).resolve().parents[1] / "src" / "auberge" / "envs" / "weights"
_NEVER: Final = -1e9  # the logit of what is not legal


class Settings(NamedTuple):
    """How to learn."""

    games: int = 256  # side by side
    steps: int = 64  # of each between two lessons
    hidden: int = 128
    passes: int = 3  # over what was played
    sample: int = 1024  # decisions looked at together
    rate: float = 1e-3  # of learning, at first; it falls to a tenth
    clip: float = 0.2  # how far a lesson may change a probability
    entropy: float = 0.01  # what variety is worth
    trace: float = 0.97  # how far a surprise reaches back


class Progress(NamedTuple):
    """How far it has come."""

    seconds: float
    decisions: int
    games: int
    entropy: float
    value_error: float


class Network(nn.Module):
    """What `policy.Policy` plays, and beside it who will win."""

    def __init__(self, inputs: Inputs, space: int, hidden: int) -> None:
        super().__init__()
        self.categories = nn.EmbeddingBag(inputs.rows, hidden, mode="sum")
        self.numbers = nn.Linear(inputs.numbers, hidden)
        self.between = nn.Linear(hidden, hidden)
        self.actions = nn.Linear(hidden, space)
        self.value = nn.Linear(hidden, 1)
        nn.init.normal_(self.categories.weight, std=1 / inputs.categories**0.5)
        nn.init.normal_(self.actions.weight, std=0.01)

    def forward(self, rows: Tensor, numbers: Tensor, masks: Tensor) -> tuple[Tensor, Tensor]:
        """The logarithms of the probabilities of all actions, and the value for the seat that decides."""
        hidden = torch.relu(self.categories(rows) + self.numbers(numbers))
        hidden = torch.relu(self.between(hidden))
        logits = self.actions(hidden).masked_fill(~masks, _NEVER)
        return log_softmax(logits, dim=1), torch.tanh(self.value(hidden)).squeeze(1)


class _Played(NamedTuple):
    """What was played between two lessons; time comes first, then the game."""

    rows: NDArray[np.int64]
    numbers: Numbers
    masks: NDArray[np.bool_]
    actions: NDArray[np.int64]
    logs: Numbers
    values: Numbers
    rewards: Numbers
    goes_on: Numbers  # 1 if the same seat decides next, -1 if the other, 0 if the game ended


class Trainer:
    """A network and the games it learns from."""

    def __init__(self, game: str, seed: int = 0, settings: Settings | None = None) -> None:
        torch.manual_seed(seed)
        self.settings: Final = settings or Settings()
        self.env: Final = BatchEnv(game, SEATS, self.settings.games, seed, rewards="both")
        self.inputs: Final = Inputs(self.env.spec)
        self.network: Final = Network(self.inputs, self.env.space, self.settings.hidden)
        self._optimiser = torch.optim.Adam(self.network.parameters(), lr=self.settings.rate)
        self._shown: Step = self.env.reset()
        self._decisions = 0
        self._games = 0

    def train(self, seconds: float, on_progress: Callable[[Progress], None]) -> Policy:
        """Plays and learns for this long; what was learned plays without PyTorch."""
        began = monotonic()
        while (spent := monotonic() - began) < seconds:
            for group in self._optimiser.param_groups:
                group["lr"] = self.settings.rate * (1 - 0.9 * spent / seconds)
            entropy, error = self._learn(self._play())
            on_progress(Progress(monotonic() - began, self._decisions, self._games, entropy, error))
        return self.policy()

    def policy(self) -> Policy:
        """What has been learned so far."""
        net = self.network
        return Policy(
            self.env.spec,
            Weights(
                categories=_array(net.categories.weight),
                numbers=_array(net.numbers.weight.T),
                first=_array(net.numbers.bias),
                between=_array(net.between.weight.T),
                second=_array(net.between.bias),
                actions=_array(net.actions.weight.T),
                actions_bias=_array(net.actions.bias),
            ),
        )

    def _play(self) -> _Played:
        moments = [self._step() for _ in range(self.settings.steps)]
        return _Played(*(np.stack(parts) for parts in zip(*moments, strict=True)))

    def _step(self) -> _Played:
        shown, every = self._shown, np.arange(self.settings.games)
        rows, numbers = self.inputs.read(shown.observations)
        masks, actors = shown.masks.copy(), shown.actors.copy()
        with torch.no_grad():
            logs, values = self.network(torch.from_numpy(rows), torch.from_numpy(numbers), torch.from_numpy(masks))
            actions = torch.multinomial(logs.exp(), 1).squeeze(1).numpy()
        self._shown = self.env.step(actions)
        self._decisions += self.settings.games
        self._games += int(self._shown.dones.sum())
        same = np.where(self._shown.actors == actors, 1.0, -1.0)
        return _Played(
            rows,
            numbers,
            masks,
            actions,
            logs.numpy()[every, actions],
            values.numpy(),
            self._shown.rewards[every, actors].astype(np.float32),
            np.where(self._shown.dones, 0.0, same).astype(np.float32),
        )

    def _advantages(self, played: _Played) -> Numbers:
        """How much better than expected each decision turned out, as far as was played (GAE)."""
        found = np.zeros_like(played.values)
        rows, numbers = self.inputs.read(self._shown.observations)
        with torch.no_grad():
            _, following = self.network(
                torch.from_numpy(rows), torch.from_numpy(numbers), torch.from_numpy(self._shown.masks.copy())
            )
        later, value = np.zeros(self.settings.games, np.float32), following.numpy()
        for time in range(self.settings.steps - 1, -1, -1):
            goes_on = played.goes_on[time]
            surprise = played.rewards[time] + goes_on * value - played.values[time]
            later = surprise + self.settings.trace * goes_on * later
            found[time], value = later, played.values[time]
        return found

    def _learn(self, played: _Played) -> tuple[float, float]:
        """One lesson; says how varied play is and how far values were off."""
        gains = self._advantages(played)
        goals = torch.from_numpy((gains + played.values).ravel())
        scaled = torch.from_numpy(((gains - gains.mean()) / (gains.std() + 1e-6)).ravel())
        parts = [torch.from_numpy(part.reshape(-1, *part.shape[2:])) for part in played[:5]]
        varied, off = 0.0, 0.0
        for _ in range(self.settings.passes):
            for picked in torch.randperm(len(goals)).split(self.settings.sample):
                rows, numbers, masks, actions, before = (part[picked] for part in parts)
                logs, values = self.network(rows, numbers, masks)
                ratio = (logs.gather(1, actions.unsqueeze(1)).squeeze(1) - before).exp()
                near = ratio.clamp(1 - self.settings.clip, 1 + self.settings.clip)
                gain = torch.minimum(ratio * scaled[picked], near * scaled[picked]).mean()
                entropy = -(logs.exp() * logs.clamp(min=_NEVER / 10)).sum(1).mean()
                error = (values - goals[picked]).square().mean()
                self._optimiser.zero_grad()
                (0.5 * error - gain - self.settings.entropy * entropy).backward()
                nn.utils.clip_grad_norm_(self.network.parameters(), 0.5)
                self._optimiser.step()
                varied, off = float(entropy.detach()), float(error.detach())
        return varied, off


def _array(part: Tensor) -> Numbers:
    found: Numbers = part.detach().numpy().astype(np.float32)
    return found


def say(progress: Progress) -> None:
    """Prints how far it has come."""
    print(
        f"{progress.seconds:6.0f} s  {progress.decisions:10d} decisions  {progress.games:7d} games"
        f"  entropy {progress.entropy:.2f}  value error {progress.value_error:.3f}",
        flush=True,
    )


def meet(file: Path, game: str, other: str, games: int) -> None:
    """Lets the policy of a file play against another bot, and prints who is ahead."""
    found = auberge.tournament(game, [PolicyPlayer(load(file), load_game(game)), other], games=games, seats=SEATS)
    for one in found.bots:
        print(f"  {one}")


def main() -> None:
    """Reads what to learn, learns it, and says how good it is."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--minutes", type=float, default=50.0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path)
    parser.add_argument("--against", default="page,squire")
    parser.add_argument("--games", type=int, default=400)
    wish = parser.parse_args()
    file: Path = wish.out or WEIGHTS / f"{wish.game}.npz"
    policy = Trainer(wish.game, wish.seed).train(wish.minutes * 60, say)
    file.parent.mkdir(parents=True, exist_ok=True)
    policy.save(file)
    print(f"{file}: {file.stat().st_size // 1024} kB")
    for other in filter(None, wish.against.split(",")):
        meet(file, wish.game, other, wish.games)


if __name__ == "__main__":
    main()
