"""Values from features: every seat has a strength, linear in its features, and wins in proportion to its exponential.

The weights are learned from self-play by `scripts/train_values.py`, which compares winners with losers.
"""

import math

from mypy_extensions import i64


def strength(features: list[float], weights: tuple[float, ...]) -> float:
    """The sum of all features by their weights."""
    total = 0.0
    for place in range(len(features)):
        total += features[place] * weights[place]
    return total


def shares(strengths: list[float]) -> list[float]:
    """The chance of each seat to win (a softmax)."""
    most = -1.0e18
    for one in strengths:
        most = max(most, one)
    chances: list[float] = []
    total = 0.0
    for one in strengths:
        chance = math.exp(max(one - most, -40.0))
        chances.append(chance)
        total += chance
    for seat in range(len(chances)):
        chances[seat] /= total
    return chances


def likely(values: list[float], warmth: float) -> list[float]:
    """Priors from values of any scale: the best a little likelier than the next, the more so the colder it is."""
    return shares([value / warmth for value in values])


def noise(state: i64) -> float:
    """A number from 0 to 1 for a state of a generator."""
    return float((state >> 8) & 0xFFFF) / 65536.0
