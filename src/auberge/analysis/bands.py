"""Means of a few numbers, and between what they lie 19 times of 20: by Student's t, so few numbers give a wide band."""

import math
from collections.abc import Sequence
from typing import Final

_NORMAL: Final = 1.959964  # standard errors on either side, if these were known exactly
_STUDENT: Final = (12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262)  # with 1 to 9 degrees of freedom


def mean(numbers: Sequence[float]) -> float:
    """The mean; 0 of nothing."""
    return sum(numbers) / len(numbers) if numbers else 0.0


def error_of(numbers: Sequence[float]) -> float:
    """The standard error of the mean; 0 if there is but one number."""
    if len(numbers) < 2:
        return 0.0
    middle = mean(numbers)
    return math.sqrt(sum((number - middle) ** 2 for number in numbers) / (len(numbers) - 1) / len(numbers))


def student(freedom: float) -> float:
    """How many standard errors lie on either side, with this many degrees of freedom; with few, broken ones are cut."""
    if freedom < len(_STUDENT) + 1:
        return _STUDENT[max(int(freedom), 1) - 1]
    z = _NORMAL
    terms = (  # Cornish and Fisher's series
        (z**3 + z) / 4,
        (5 * z**5 + 16 * z**3 + 3 * z) / 96,
        (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384,
    )
    return z + sum(term / freedom**power for power, term in enumerate(terms, start=1))


def spread_of(numbers: Sequence[float]) -> float:
    """How far the mean may be off: infinitely far, if there is but one number."""
    return student(len(numbers) - 1) * error_of(numbers) if len(numbers) > 1 else math.inf


def spread_of_sum(parts: Sequence[Sequence[float]]) -> float:
    """How far the sum of several means of chances to win may be off: by Welch and Satterthwaite's degrees of freedom.

    A mean of one number may be off by all there is."""
    if any(len(part) < 2 for part in parts):
        return float(len(parts))
    variances = [error_of(part) ** 2 for part in parts]
    total = sum(variances)
    if total == 0:
        return 0.0
    freedom = total**2 / sum(one**2 / (len(part) - 1) for one, part in zip(variances, parts, strict=True))
    return student(freedom) * math.sqrt(total)
