"""A small net learns from exported games what a squire would do: observations in, a move among the legal ones out.

    pip install 'auberge[data]'
    python examples/train_a_net.py

One hidden layer and plain NumPy, so that every step can be seen. With PyTorch `torch.from_numpy` takes the same arrays.
"""

from pathlib import Path
from tempfile import TemporaryDirectory

import numpy as np
from numpy.typing import NDArray

from auberge.lab.datasets import Dataset, export_games

Floats = NDArray[np.float32]


class Net:
    """Two layers; what is not legal gets no weight."""

    def __init__(self, inputs: int, actions: int, hidden: int, chance: np.random.Generator) -> None:
        self.first: Floats = (chance.standard_normal((inputs, hidden)) / np.sqrt(inputs)).astype(np.float32)
        self.second: Floats = (chance.standard_normal((hidden, actions)) / np.sqrt(hidden)).astype(np.float32)

    def policy(self, seen: Floats, masks: NDArray[np.bool_]) -> tuple[Floats, Floats]:
        """The signals of the hidden layer, and how likely each action is."""
        signals = np.maximum(seen @ self.first, 0)
        scores = np.where(masks, signals @ self.second, -1e9)
        weights = np.exp(scores - scores.max(axis=1, keepdims=True))
        return signals, (weights / weights.sum(axis=1, keepdims=True)).astype(np.float32)

    def learn(self, seen: Floats, masks: NDArray[np.bool_], actions: NDArray[np.int64], pace: float) -> None:
        """One step towards the actions that were chosen."""
        signals, error = self.policy(seen, masks)
        error[np.arange(len(actions)), actions] -= 1
        back = (error @ self.second.T) * (signals > 0)
        self.second -= (pace / len(actions) * signals.T @ error).astype(np.float32)
        self.first -= (pace / len(actions) * seen.T @ back).astype(np.float32)


def main(game: str = "malta", games: int = 200, rounds: int = 30, hidden: int = 64) -> tuple[float, float]:
    """Trains on nine games of ten; gives how often the net agrees with the squire in the others, before and after."""
    with TemporaryDirectory() as folder:
        export_games(game, ["squire"], Path(folder), games=games)
        parts = list(Dataset(folder).arrays())
    seen = np.concatenate([part.observations for part in parts]).astype(np.float32)
    masks, actions, rows = (
        np.concatenate([part.masks for part in parts]),
        np.concatenate([part.actions for part in parts]),
        np.concatenate([part.games for part in parts]),
    )
    seen = (seen - seen.mean(axis=0)) / (seen.std(axis=0) + 1)
    held_out = rows % 10 == 9  # whole games, so that nothing of them is known
    chance = np.random.default_rng(1)
    net = Net(seen.shape[1], masks.shape[1], hidden, chance)

    def agreement() -> float:
        _, likely = net.policy(seen[held_out], masks[held_out])
        return float((likely.argmax(axis=1) == actions[held_out]).mean())

    before, learnt = agreement(), np.flatnonzero(~held_out)
    for number in range(rounds):
        for batch in np.array_split(chance.permutation(learnt), max(len(learnt) // 64, 1)):
            net.learn(seen[batch], masks[batch], actions[batch], pace=0.3)
        if number % 10 == 9:
            print(f"round {number + 1}: agrees in {agreement():.0%}")
    after = agreement()
    print(f"Before: {before:.0%}, after: {after:.0%}.")
    return before, after


if __name__ == "__main__":
    main()
