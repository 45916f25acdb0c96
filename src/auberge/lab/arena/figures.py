"""A figure with its 95 % interval, and shares of victories counted in rounds."""

import math
from collections.abc import Sequence
from typing import Final

import msgspec

_Z95: Final = 1.959963984540054  # the normal quantile of a 95 % interval
_LEAST_ROUNDS: Final = 10  # with fewer, the games of a round are taken to be independent
_LEAST_EFFECT: Final = 0.25  # pairing seeds may make a game worth four, not more


class Estimate(msgspec.Struct, frozen=True):
    """A figure with its 95 % interval."""

    value: float
    low: float
    high: float


def wilson_interval(successes: float, trials: int) -> tuple[float, float]:
    """The 95 % interval of a rate by Wilson's score: honest near 0 and 1 too; everything is possible without trials."""
    if trials == 0:
        return 0.0, 1.0
    rate = successes / trials
    shrink = 1 + _Z95**2 / trials
    middle = (rate + _Z95**2 / (2 * trials)) / shrink
    half = _Z95 * math.sqrt(rate * (1 - rate) / trials + _Z95**2 / (4 * trials**2)) / shrink
    low = 0.0 if successes == 0 else max(0.0, middle - half)  # exactly so, but for rounding
    high = 1.0 if successes == trials else min(1.0, middle + half)
    return low, high


def share_of(rounds: Sequence[tuple[float, int]]) -> Estimate:
    """The mean of scores between 0 and 1 that come in rounds, each given as its sum and number.

    Wilson's interval for as many independent scores as these are worth: the spread between rounds tells."""
    total, number = sum(score for score, _ in rounds), sum(size for _, size in rounds)
    if number == 0:
        return Estimate(0.0, 0.0, 1.0)
    rate = total / number
    worth = max(1, round(number / _effect(rounds, rate, number)))
    low, high = wilson_interval(min(rate * worth, worth), worth)
    return Estimate(rate, min(low, rate), max(high, rate))


def _effect(rounds: Sequence[tuple[float, int]], rate: float, number: int) -> float:
    """How many times the variance of the mean is that of independent scores."""
    alone = rate * (1 - rate) / number
    if len(rounds) < _LEAST_ROUNDS or alone < 1e-12:
        return 1.0
    spread = sum((score - rate * size) ** 2 for score, size in rounds) / number**2
    return max(_LEAST_EFFECT, spread * len(rounds) / (len(rounds) - 1) / alone)
