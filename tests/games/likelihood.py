"""Comparing frequencies with what they should be: chi-square with fixed seeds, so a test always says the same."""

from collections import Counter
from collections.abc import Hashable, Mapping
from math import sqrt


def assert_as_likely(found: Counter[Hashable], weights: Mapping[Hashable, float]) -> None:
    """Exactly these outcomes, with these relative frequencies, within four standard deviations."""
    assert set(found) == {outcome for outcome, weight in weights.items() if weight}
    times, whole = found.total(), sum(weights.values())
    chi = sum((found[o] - times * w / whole) ** 2 / (times * w / whole) for o, w in weights.items() if w)
    freedom = len(found) - 1
    limit = freedom * (1 - 2 / (9 * freedom) + 4 * sqrt(2 / (9 * freedom))) ** 3 if freedom else 0.0
    assert chi <= limit, f"chi-square {chi:.1f}, at most {limit:.1f}"
