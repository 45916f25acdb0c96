"""The one source of chance: a multiply-with-carry generator whose state is a single number.

The state never leaves 63 bits, so compiled and interpreted runs agree bit for bit on every machine.
"""

from typing import Final

from mypy_extensions import i64

_MULTIPLIER: Final = 2147483085
_LOW: Final = 0xFFFFFFFF
_WORD: Final = 0xFFFFFFFFFFFFFFFF
_START_SEAT_STREAM: Final = 0x5EA7


def scramble(seed: int) -> int:
    """A generator state from any seed: neighbouring seeds give unrelated streams (splitmix64)."""
    z = (seed + 0x9E3779B97F4A7C15) & _WORD
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _WORD
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _WORD
    z = z ^ (z >> 31)
    return (z >> 2) | 1


def advance(state: i64) -> i64:
    """The next state."""
    return _MULTIPLIER * (state & _LOW) + (state >> 32)


def below(state: i64, limit: i64) -> i64:
    """The number from 0 to limit - 1 that this state stands for; limit is at most 2**30."""
    return (((state ^ (state >> 32)) & _LOW) * limit) >> 32


def start_seat(seed: int, seats: i64) -> i64:
    """The seat that begins the game of this seed where the set-up leaves it open, each with equal chance."""
    return below(scramble(seed ^ _START_SEAT_STREAM), seats)
