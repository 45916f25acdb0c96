"""Keeps a set of puzzles varied: no trait may be that of more than its share of them."""

import math
from collections import Counter
from collections.abc import Iterator
from typing import Final

from auberge.puzzles.puzzle import FEWEST_MOVES, LEAST_ITERATIONS, Puzzle

EASY: Final = 0.35  # of a set may be found at sight

Trait = tuple[str, ...]


def traits_of(puzzle: Puzzle, easy: float) -> Iterator[tuple[Trait, float]]:
    """What a puzzle is like, each with the largest share of the set that may be like it."""
    yield ("question", puzzle.question), 0.4
    yield ("best", puzzle.question, puzzle.best.move), 0.1
    yield ("seats", str(puzzle.seats)), 0.45
    if len(puzzle.moves) == FEWEST_MOVES:
        yield ("few moves",), 0.75
    if puzzle.at_sight:
        yield ("at sight",), easy
    elif puzzle.iterations == LEAST_ITERATIONS:
        yield ("soon found",), 0.8


class Sieve:
    """Lets puzzles through until there are enough of their kind."""

    def __init__(self, count: int, easy: float = EASY) -> None:
        self._count: Final = count
        self._easy: Final = easy
        self._met: Final = Counter[Trait]()

    def lets_through(self, puzzle: Puzzle) -> bool:
        """Is there room for a puzzle like this? If so, it is counted."""
        traits = list(traits_of(puzzle, self._easy))
        if any(self._met[trait] >= math.ceil(share * self._count) for trait, share in traits):
            return False
        self._met.update(trait for trait, _ in traits)
        return True
