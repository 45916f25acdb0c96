"""Breaks the fast generator (core.rng): from the order of one shuffle to the state that drew it.

A state is one number below MODULUS, and the next is MULTIPLIER times it: the states that follow each other are a point
of a lattice. A draw shows the upper bits of `low ^ high`, the state's two words. `high` is half of the `low` before, so
once a few bits of one `low` are guessed, every draw gives the upper bits of the next: a box around the point. A short
basis of the lattice finds the points in such boxes at once, and each is tried on the exact draws.
"""

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final, Protocol

from lattices import reduced

from auberge.core import rng
from auberge.core.chance import Lot

MULTIPLIER: Final = int(rng.advance(1))
MODULUS: Final[int] = MULTIPLIER * 2**32 - 1
BACK: Final = 2**32  # the inverse of MULTIPLIER
MOST: Final = 22  # words that make up the lattice: with more, its basis takes longer than the search
GUESSED: Final = 4  # upper bits of the word before the first draw
SPLITS: Final = (0.3, 0.4, 0.5, 0.6, 0.7, 0.8)
PATIENCE: Final = (0.0, 1.0, 2.0)  # how far off a point may be, in one search after the other
MORE_PATIENCE: Final = (3.0,)  # where a search is short, at the latest
SHORT: Final = 500_000  # steps
POINT: Final = 400  # looking at a point that lies in a box costs this many steps of the search
BOX: Final = 100  # and a box of its own this many

Cell = tuple[int, int]  # number and bits: from number / 2**bits up to the next
Draw = tuple[int, int]  # what came, below what limit


class Source(Protocol):
    """Where chance comes from; the sealed stream (core.stream.Stream) is one."""

    def draw(self, number: int, lot: Lot) -> tuple[str, ...]:
        """What the draw of this number picks."""


class Linear:
    """The fast generator as a source of chance. It shuffles by swaps, from the last place on, as positions do; or it
    picks one thing after the other, as the sealed stream does."""

    def __init__(self, state: int, *, picks: bool = False) -> None:
        self.state = state
        self.picks = picks
        self.drawn = 0
        self.drawn_before: dict[str, int] = {}  # the first lot of each word

    def draw(self, number: int, lot: Lot) -> tuple[str, ...]:  # noqa: ARG002 (it only goes forward)
        """What the next draw picks."""
        self.drawn_before.setdefault(lot.word, self.drawn)
        left = list(lot.of)
        if lot.again:  # all at once
            together, sides = self.below(len(left) ** lot.number), len(left)
            return tuple(left[together // sides**place % sides] for place in range(lot.number - 1, -1, -1))
        if self.picks:
            return tuple(left.pop(self.below(len(left))) for _ in range(lot.number))
        for last in range(len(left) - 1, 0, -1):
            other = self.below(last + 1)
            left[last], left[other] = left[other], left[last]
        return tuple(left[: lot.number])

    def below(self, limit: int) -> int:
        """A number from 0 to limit - 1."""
        if limit == 1:
            return 0
        self.drawn += 1
        self.state = rng.advance(self.state)
        return rng.below(self.state, limit)


def draws_of(order: Sequence[str], of: Sequence[str], *, picks: bool) -> list[Draw]:
    """The draws that brought different things into this order."""
    left, found = list(of), list[Draw]()
    while len(left) > 1:
        place = left.index(order[len(found) if picks else len(left) - 1])
        found.append((place, len(left)))
        if not picks:
            left[place] = left[-1]
        left.pop(place if picks else -1)
    return found


def rewound(state: int, draws: int) -> int:
    """The state so many draws before."""
    return state * pow(BACK, draws, MODULUS) % MODULUS


@dataclass
class Closest:
    """The state that drew most of what was seen, so far."""

    state: int = 1
    draws: int = -1


def states(draws: Sequence[Draw], closest: Closest) -> Iterator[int]:
    """The states from which all these draws come, each the state before the first of them."""
    shown = draws[: MOST - 1]
    split = min(SPLITS, key=lambda one: _cost(shown, one))
    boxes = list(_boxes(shown, split))
    bits = [-math.log2(sum(0.5**known for _, known in cells) / len(boxes)) for cells in zip(*boxes, strict=True)]
    used = [place for place, known in enumerate(bits) if known > 0.3]
    scale = [round(16 * 2 ** bits[place]) for place in used]
    rows = [[pow(MULTIPLIER, place, MODULUS) * by for place, by in zip(used, scale, strict=True)]]
    rows += [[MODULUS * by * (column == row) for column, by in enumerate(scale)] for row in range(1, len(used))]
    basis = reduced(rows)
    seen: set[int] = set()
    for patience in PATIENCE + MORE_PATIENCE if _cost(shown, split) < SHORT else PATIENCE:
        for box in boxes:
            cells = [box[place] for place in used]
            sides = [by * MODULUS / 2**known for by, (_, known) in zip(scale, cells, strict=True)]
            middle = [(number + 0.5) * side for side, (number, _) in zip(sides, cells, strict=True)]
            for point in basis.near(middle, _reach(sides, patience)):
                state = point // scale[0] % MODULUS
                came = _followed(state, draws)
                if came > closest.draws:
                    closest.state, closest.draws = rewound(state, 1), came
                if came == len(draws) and state not in seen:
                    seen.add(state)
                    yield rewound(state, 1)


def _followed(state: int, draws: Sequence[Draw]) -> int:
    """How many of the draws come from this state on."""
    for number, (value, limit) in enumerate(draws):
        if rng.below(state, limit) != value:
            return number
        state = rng.advance(state)
    return len(draws)


def _reach(sides: list[float], patience: float) -> list[float]:
    """The squared distances, by number of directions, within which a point of a box nearly always lies: their mean and
    some deviations more, fewer where all directions count and the search is widest."""
    size = len(sides)
    mean = sum(side * side for side in sides) / 12 / size
    reach = [mean * (n + (4 + (patience - 4) * n / size) * math.sqrt(2 * n)) for n in range(size + 1)]
    return [min(reach[n:]) for n in range(size + 1)]  # what is too far in more directions is too far already


def _boxes(draws: Sequence[Draw], split: float) -> Iterator[list[Cell]]:
    """Where the low words may lie, from the one before the first draw on."""
    to_do = [[(guess, GUESSED)] for guess in range(2**GUESSED)]
    while to_do:
        box = to_do.pop()
        if len(box) > len(draws):
            yield box
            continue
        before, known = box[-1]
        for cell, bits in _cells(draws[len(box) - 1], known + 1, split):
            to_do.append([*box, (cell ^ before >> known + 1 - bits, bits)])


def _cells(draw: Draw, most: int, split: float) -> list[Cell]:
    """One cell of at most so many bits that holds all words which give this draw; or two, if they are so much smaller
    together."""
    value, limit = draw
    number, bits = _cell(value, value + 1, limit, most)
    if bits == most:
        return [(number, bits)]
    # the middle of the cell is (2 * number + 1) / 2**(bits + 1): brought to one denominator with the draw
    finer = 2 ** (bits + 1)
    middle = (2 * number + 1) * limit
    halves = [
        _cell(value * finer, middle, limit * finer, most),
        _cell(middle, (value + 1) * finer, limit * finer, most),
    ]
    return halves if _share(halves) <= split * 0.5**bits else [(number, bits)]


def _cell(low: int, high: int, limit: int, most: int) -> Cell:
    """The smallest cell of at most so many bits that holds everything from low / limit up to high / limit."""
    number = bits = 0
    while bits < most:
        first, last = (low << bits + 1) // limit, ((high << bits + 1) - 1) // limit
        if first != last:
            break
        number, bits = first, bits + 1
    return number, bits


def _share(cells: Sequence[Cell]) -> float:
    return sum(0.5**bits for _, bits in cells)


def _cost(draws: Sequence[Draw], split: float) -> float:
    """What the search costs: boxes, and points in them. How fine a cell may be depends only on the one before."""
    boxes, shares = {GUESSED: 2.0**GUESSED}, {GUESSED: 1.0}
    for draw in draws:
        more_boxes, more_shares = dict[int, float](), dict[int, float]()
        for known, number in boxes.items():
            for _, bits in _cells(draw, known + 1, split):
                more_boxes[bits] = more_boxes.get(bits, 0.0) + number
                more_shares[bits] = more_shares.get(bits, 0.0) + shares[known] * 0.5**bits
        boxes, shares = more_boxes, more_shares
    return BOX * sum(boxes.values()) + POINT * MODULUS * sum(shares.values())
