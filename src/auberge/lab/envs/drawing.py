"""Chance in steps whose outcomes can be listed: a throw of dice at once, a shuffle one card after the other."""

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache
from itertools import combinations_with_replacement
from math import factorial, prod
from typing import Final

from auberge.core.chance import Lot

MOST_OUTCOMES: Final = 256  # of one step, in all games

Outcome = tuple[int, float]  # its number, and how likely it is


@lru_cache(maxsize=1024)
def _kinds(lot: Lot) -> tuple[tuple[str, ...], ...]:
    """What a step may give, by number: sets of dice, or one of the things to pick."""
    kinds = sorted(set(lot.of))
    return tuple(combinations_with_replacement(kinds, lot.number)) if lot.again else tuple((kind,) for kind in kinds)


@lru_cache(maxsize=64)
def _throws(lot: Lot) -> tuple[Outcome, ...]:
    """Every set of dice: as likely as the orders in which it can fall are many."""
    ways, sides = factorial(lot.number), Counter(lot.of)
    found: list[Outcome] = []
    for number, dice in enumerate(_kinds(lot)):
        orders = ways // prod(factorial(times) for times in Counter(dice).values())
        found.append((number, orders * prod(sides[side] / len(lot.of) for side in dice)))
    return tuple(found)


def outcomes(lot: Lot, picked: Sequence[str]) -> list[Outcome]:
    """What the next step may give, where these were picked before."""
    if lot.again:
        return list(_throws(lot))
    left = Counter(lot.of)
    left.subtract(picked)
    total = len(lot.of) - len(picked)
    return [(number, left[kind] / total) for number, (kind,) in enumerate(_kinds(lot)) if left[kind]]


def words_of(lot: Lot, number: int) -> tuple[str, ...]:
    """What an outcome gives, in the words of the lot."""
    return _kinds(lot)[number]
