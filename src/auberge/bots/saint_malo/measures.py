"""What `bench` measures of the bots of Saint Malo: the exact policy for the dice of one turn."""

from collections.abc import Callable
from typing import Final

from auberge.bots.saint_malo.dice import solve
from auberge.core.rng import advance, below, scramble

_RESULTS: Final = 252


def chance_policy() -> Callable[[], object]:
    """A call that solves the dice of a turn, for made-up but fixed worths of the results."""
    state = scramble(1)
    worths: list[float] = []
    for _ in range(_RESULTS):
        state = advance(state)
        worths.append(int(below(state, 1000)) / 100)
    return lambda: solve(worths)
