"""What a trait brings: how seats that had it, or had more of it, did against all seats with as many of its sort."""

import math
from typing import Final

from auberge.lab.arena.figures import Estimate
from auberge.lab.balance.counts import Sums

Z95: Final = 1.959963984540054


def variance_of_points(sums: Sums) -> float:
    """How far the points of these seats lie apart."""
    if sums.number < 2:
        return 0.0
    return max(0.0, (sums.squares - sums.points**2 / sums.number) / (sums.number - 1))


class Difference:
    """A sum of differences to what was to be expected, over groups of seats, and how far chance moves it."""

    __slots__ = ("_sum", "_variance")

    def __init__(self) -> None:
        self._sum = 0.0
        self._variance = 0.0

    def add(self, more: float, variance: float) -> None:
        """Takes in one group."""
        self._sum += more
        self._variance += variance

    def per(self, number: float) -> Estimate:
        """The mean, with its interval."""
        if number <= 0:
            return Estimate(0.0, 0.0, 0.0)
        mean, half = self._sum / number, Z95 * math.sqrt(self._variance) / number
        return Estimate(mean, mean - half, mean + half)


class Lift:
    """What a trait brings, over tables of all sizes and groups.

    Where few have a thing those who have it are compared with all. Where nearly all have it (`is_counted`) the question
    is what one more of it brings: the slope of a line through the seats of a group."""

    def __init__(self, is_counted: bool) -> None:
        self.sums: Final = Sums()
        self.fair = 0.0
        self._is_counted: Final = is_counted
        self._weight = 0.0
        self._wins: Final = Difference()
        self._points: Final = Difference()

    def add(self, cell: Sums, group: Sums, seats: int) -> None:
        """Takes in the seats of one group that had the trait, beside all seats of the group."""
        self.sums.add(cell)
        self.fair += cell.number / seats
        rate, points = group.wins / group.number, group.points / group.number
        if self._is_counted:
            weight = cell.squared_pieces - cell.pieces**2 / group.number
            self._wins.add(cell.pieces_times_wins - cell.pieces * rate, weight * rate * (1 - rate))
            self._points.add(cell.pieces_times_points - cell.pieces * points, weight * variance_of_points(group))
        else:
            weight = float(cell.number)
            rest = weight * (1 - cell.number / group.number)  # where all have it nothing can stand out
            self._wins.add(cell.wins - weight * rate, rest * rate * (1 - rate))
            self._points.add(cell.points - weight * points, rest * variance_of_points(group))
        self._weight += weight

    def wins(self) -> Estimate:
        """More victories."""
        return self._wins.per(self._weight)

    def points(self) -> Estimate:
        """More points."""
        return self._points.per(self._weight)
