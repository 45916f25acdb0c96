"""How many things lie around each cell, for all cells of a city at once.

A number of each cell is held bit by bit in four sets of cells, and things are added to all numbers in a few steps.
"""

from mypy_extensions import i64

from auberge.games.saint_malo import tables as t
from auberge.games.saint_malo.position import City


class Tally:
    """A number from 0 to 15 for every cell."""

    def __init__(self) -> None:
        self.ones: i64 = 0
        self.twos: i64 = 0
        self.fours: i64 = 0
        self.eights: i64 = 0

    def add(self, cells: i64) -> None:
        """Adds one to the numbers of these cells."""
        carry = self.ones & cells
        self.ones ^= cells
        twos = self.twos
        self.twos = twos ^ carry
        carry &= twos
        fours = self.fours
        self.fours = fours ^ carry
        self.eights ^= carry & fours

    def at(self, cell: i64) -> i64:
        """The number of a cell."""
        return (
            (self.ones >> cell & 1)
            + 2 * (self.twos >> cell & 1)
            + 4 * (self.fours >> cell & 1)
            + 8 * (self.eights >> cell & 1)
        )

    def at_least(self, number: i64) -> i64:
        """The cells of which the number is at least this one, from 1 to 8."""
        missing = number - 1
        more: i64 = self.eights
        equal: i64 = ~more
        fours, twos, ones = self.fours, self.twos, self.ones
        if missing & 4:
            equal &= fours
        else:
            more |= equal & fours
            equal &= ~fours
        if missing & 2:
            equal &= twos
        else:
            more |= equal & twos
            equal &= ~twos
        return more if missing & 1 else more | (equal & ones)


def around(cells: i64) -> Tally:
    """How many of these cells lie around each cell that is not one of them (SM-CITY-19)."""
    tally = Tally()
    right, left = t.to_the_right(cells), t.to_the_left(cells)
    tally.add(right)
    tally.add(left)
    for row in (right, cells, left):
        tally.add(row << 7)
        tally.add(row >> 7)
    return tally


def types_around(city: City) -> Tally:
    """How many different types of characters lie around each empty cell."""
    tally = Tally()
    for character in range(t.CHARACTER_TYPES):
        tally.add(t.around_any(city.people(character)))
    return tally
