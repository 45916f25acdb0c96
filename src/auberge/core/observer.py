"""Observations as numbers: a row to write them into, and the base of every game's observer.

The row is memory that NumPy reads without a copy (`librt.vecs`, of the extra `auberge[envs]`): nothing of the house
imports this module.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64, mypyc_attr

from auberge.core.position import Position

MOST: Final = 32767  # larger numbers are written as this one


class Row:
    """Numbers of 16 bits, written one after another; `at` is the place of the next."""

    def __init__(self, length: i64) -> None:
        self.numbers: vec[i16] = vec[i16]([0] * length)
        self.at: i64 = 0

    def add(self, number: i64) -> None:
        """Writes a number."""
        written = number
        written = min(written, MOST)
        self.numbers[self.at] = i16(written)
        self.at += 1

    def add_flag(self, is_so: bool) -> None:
        """Writes 1 or 0."""
        self.numbers[self.at] = 1 if is_so else 0
        self.at += 1

    def add_set(self, members: i64, size: i64) -> None:
        """Writes a set of numbers below `size`: 1 for each member, 0 for each other number."""
        numbers, first, rest = self.numbers, self.at, members
        for place in range(size):
            numbers[first + place] = i16(rest & 1)
            rest >>= 1
        self.at = first + size

    def add_same(self, number: i64, times: i64) -> None:
        """Writes a number several times."""
        numbers, first, same = self.numbers, self.at, i16(number)
        for place in range(times):
            numbers[first + place] = same
        self.at = first + times

    def put(self, place: i64, number: i64) -> None:
        """Writes a number over another."""
        self.numbers[place] = i16(number)

    def change(self, place: i64, by: i64) -> None:
        """Adds to the number at a place."""
        self.numbers[place] += i16(by)


@mypyc_attr(allow_interpreted_subclasses=True)
class Observer:
    """Writes what a seat sees of a position, as the game's `observation` names it. Each game has its own."""

    def write(self, p: Position, seat: i64, row: Row) -> None:
        """Writes the observation of a seat, from the row's `at` on."""
        raise NotImplementedError


def seen_from(you: i64, seat: i64, seats: i64) -> i64:
    """A seat as `you` counts them: 0 is the own one, then in turn order; what is no seat stays."""
    return seat if seat < 0 else (seat - you + seats) % seats
