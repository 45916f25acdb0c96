"""Keeps a set of puzzles varied: no trait may be that of more than its share of them."""

import math
from collections import Counter
from collections.abc import Iterator
from typing import Final

from auberge.puzzles.puzzle import LEAST_ITERATIONS, Puzzle

_FEW_MOVES: Final = 3

Trait = tuple[str, ...]


def traits_of(puzzle: Puzzle) -> Iterator[tuple[Trait, float]]:
    """What a puzzle is like, each with the largest share of the set that may be like it."""
    yield ("question", puzzle.question), 0.35
    yield ("best", puzzle.question, puzzle.best.move), 0.08
    yield ("seats", str(puzzle.seats)), 0.45
    if len(puzzle.moves) <= _FEW_MOVES:
        yield ("few moves",), 0.25
    if puzzle.at_sight:
        yield ("at sight",), 0.2
    elif puzzle.iterations == LEAST_ITERATIONS:
        yield ("soon found",), 0.4


class Sieve:
    """Lets puzzles through until there are enough of their kind."""

    def __init__(self, count: int) -> None:
        self._count: Final = count
        self._met: Final = Counter[Trait]()

    def lets_through(self, puzzle: Puzzle) -> bool:
        """Is there room for a puzzle like this? If so, it is counted."""
        traits = list(traits_of(puzzle))
        if any(self._met[trait] >= math.ceil(share * self._count) for trait, share in traits):
            return False
        self._met.update(trait for trait, _ in traits)
        return True
