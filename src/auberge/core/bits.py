"""Sets of small numbers as bits of one integer; numbers run from 0 to 59.

Never write a small literal shifted left in a compiled module: it is miscompiled for 64-bit counts.
`bit_of` is the one place that makes a bit, and a test scans the sources for the trap.
"""

from typing import Final, cast

from mypy_extensions import i64

_TOP: Final = 0x1000000000000000  # bit 60
_SHARED: Final[list[object]] = list(range(1024))  # number objects made once, instead of for every list


def bit_of(number: i64) -> i64:
    """The set that holds this number alone."""
    return _TOP >> (60 - number)


def has(members: i64, number: i64) -> bool:
    """Is this number in the set?"""
    return (members >> number) & 1 != 0


def size(members: i64) -> i64:
    """How many numbers the set holds."""
    m = members - ((members >> 1) & 0x0555555555555555)
    m = (m & 0x0333333333333333) + ((m >> 2) & 0x0333333333333333)
    m = (m + (m >> 4)) & 0x0F0F0F0F0F0F0F0F
    m = m + (m >> 8)
    m = m + (m >> 16)
    m = m + (m >> 32)
    return m & 0x7F


def single(members: i64) -> bool:
    """Does the set hold exactly one number?"""
    return members != 0 and members & (members - 1) == 0


def lowest(members: i64) -> i64:
    """The lowest number of a set that is not empty."""
    return int(members & -members).bit_length() - 1


def nth(members: i64, index: i64) -> i64:
    """The number at this place of the set, counted from the lowest at 0."""
    rest: i64 = members
    left: i64 = index
    while left > 0:  # compiled, a loop over `_` would make an object of every number
        rest &= rest - 1
        left -= 1
    return lowest(rest)


def numbers(members: i64, first: i64 = 0) -> list[int]:
    """The numbers of the set, rising; counted from `first` instead of 0 if that is given."""
    found: list[object] = []
    rest: i64 = members
    while rest != 0:
        found.append(_SHARED[first + lowest(rest)])
        rest = rest & (rest - 1)
    return cast("list[int]", found)
