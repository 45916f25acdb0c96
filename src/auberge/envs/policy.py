"""A policy learned from observations: a small network that says how good each action is. NumPy alone plays it.

`scripts/train_policy.py` makes such policies. They are for one game and one number of seats, and for one version of its
observations.
"""

from pathlib import Path
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from auberge.core.errors import BadSetup
from auberge.core.observation import Field, Spec
from auberge.core.protocol import Game, Move, View
from auberge.envs.observation import observe, spec

Numbers = NDArray[np.float32]
WEIGHTS: Final = Path(__file__).parent / "weights"
_MOST_PLACES: Final = 64  # a field that is -1 or one of so many places is a category, whatever it is called


class Weights(NamedTuple):
    """The network: what each category and each number adds to the first layer, the second layer, and what it says."""

    categories: Numbers
    numbers: Numbers
    first: Numbers
    between: Numbers
    second: Numbers
    actions: Numbers
    actions_bias: Numbers


class Inputs:
    """How an observation enters the network: categories as rows of a table, all else as numbers of about one."""

    def __init__(self, described: Spec) -> None:
        at, rows = 0, 0
        categories: list[tuple[int, int]] = []  # where they stand, and the row of their number 0
        plain: list[tuple[int, int]] = []  # where numbers stand, and the most they are; 0 if that is much
        bits: list[tuple[int, int]] = []  # where sets stand, and which bit
        for field in described.fields:
            for place in range(at, at + field.size):
                if _is_category(field):
                    categories.append((place, rows - field.low))
                    rows += field.high - field.low + 1
                elif field.kind == "bits":
                    bits += [(place, bit) for bit in range(len(field.names))]
                else:
                    plain.append((place, field.high if field.high < _MOST_PLACES else 0))
            at += field.size
        self.rows: Final = rows
        self.categories: Final = len(categories)
        self.numbers: Final = len(plain) + len(bits)
        self._category_places, self._bases = _columns(categories)
        self._plain_places, self._most = _columns(plain)
        self._bit_places, self._bits = _columns(bits)

    def read(self, observations: NDArray[np.int16]) -> tuple[NDArray[np.int64], Numbers]:
        """The rows of the table, and the numbers, of each observation."""
        plain = observations[:, self._plain_places].astype(np.float32)
        squeezed = np.sign(plain) * np.log1p(np.abs(plain)) / 3
        scaled = np.where(self._most > 0, plain / np.maximum(self._most, 1), squeezed)
        sets = observations[:, self._bit_places] >> self._bits & 1
        rows = observations[:, self._category_places] + self._bases
        return rows, np.hstack([scaled, sets]).astype(np.float32)


def _columns(pairs: list[tuple[int, int]]) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
    both = np.array(pairs, np.int64).reshape(-1, 2)
    return both[:, 0], both[:, 1]


def _is_category(field: Field) -> bool:
    return field.kind == "category" or (field.kind == "number" and field.low < 0 and field.high < _MOST_PLACES)


class Policy:
    """A network with its weights, for tables of one kind."""

    def __init__(self, described: Spec, weights: Weights) -> None:
        self.spec: Final = described
        self.weights: Final = weights
        self.inputs: Final = Inputs(described)

    def values(self, observations: NDArray[np.int16]) -> Numbers:
        """How good each action is, legal or not: the higher the better."""
        rows, numbers = self.inputs.read(observations)
        weights = self.weights
        hidden = weights.categories[rows].sum(axis=1) + numbers @ weights.numbers + weights.first
        hidden = np.maximum(hidden, 0) @ weights.between + weights.second
        found: Numbers = np.maximum(hidden, 0) @ weights.actions + weights.actions_bias
        return found

    def save(self, file: Path) -> None:
        """Writes the weights, half as exact as they were."""
        parts = {name: part.astype(np.float16) for name, part in self.weights._asdict().items()}
        about = np.array([self.spec.game, str(self.spec.version), str(self.spec.seats)])
        np.savez_compressed(file, about=about, **parts)


def load(file: Path) -> Policy:
    """A policy from its file. BadSetup if it is none, or for observations of another version."""
    try:
        with np.load(file) as found:
            game, version, seats = found["about"].tolist()
            weights = Weights(*(found[name].astype(np.float32) for name in Weights._fields))
    except (OSError, ValueError, KeyError) as error:
        raise BadSetup("policy-file", file=str(file)) from error
    described = spec(str(game), int(seats))
    if described.version != int(version):
        raise BadSetup("policy-version", version=str(version), known=described.version)
    return Policy(described, weights)


class PolicyPlayer:
    """Takes the action the policy holds for the best."""

    def __init__(self, policy: Policy, game: Game) -> None:
        self._policy = policy
        self._game = game

    def check_seats(self, seats: int) -> None:
        """BadSetup at a table of another size than the policy's."""
        if seats != self._policy.spec.seats:
            raise BadSetup("policy-seats", seats=self._policy.spec.seats)

    def choose(self, view: View) -> Move:
        """The best of the legal moves. BadSetup at a table of another size."""
        seen = observe(view)
        if len(seen) != self._policy.spec.size:
            raise BadSetup("policy-seats", seats=self._policy.spec.seats)
        values = self._policy.values(np.array([seen], np.int16))[0]
        return max(view.moves, key=lambda move: float(values[self._game.action(move)]))


def learner(game: Game) -> PolicyPlayer:
    """The policy that comes with this game. BadSetup if none does."""
    file = WEIGHTS / f"{game.meta.name}.npz"
    if not file.is_file():
        raise BadSetup("bot-cannot-play", bot="learner", game=game.meta.name)
    return PolicyPlayer(load(file), game)
