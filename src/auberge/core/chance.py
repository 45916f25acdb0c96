"""Chance nobody can foretell or choose: a cryptographic stream, sealed before the first draw and opened after the last.

A table has a secret of 256 bits. Before anything is drawn it shows a salted commitment to it (the *seal*); then every
person's device promises a number of its own, and only when all are promised are they told. Secret and numbers together
give the key of the stream. Each draw has blocks of its own, HMAC-SHA-256 of its number under that key, so that no
outcome seen tells anything about another. `docs/how-to/fair-chance.md` says the same for authors of other verifiers.

Simulations, playouts and imagined worlds never come here: they use the fast generator (`core.rng`), seeded apart.
"""

import hashlib
import hmac
import re
import secrets
from collections.abc import Iterator, Sequence
from typing import Final

import msgspec

_SIZE: Final = 32  # bytes of a secret, a salt, a number
_HEX: Final = re.compile(r"[0-9a-f]{64}")
_WORD: Final = 4  # bytes of the stream for one pick
_WORDS: Final = 1 << 8 * _WORD


class Lot(msgspec.Struct, frozen=True):
    """What chance picks from: `number` of these, one after the other, each time from all of them (`again`: dice) or
    from those that are left (a shuffle, a card taken). The word names it in the record."""

    word: str
    of: tuple[str, ...]
    number: int
    again: bool = False


class Stream:
    """The draws of one table."""

    def __init__(self, key: bytes) -> None:
        self._key: Final = key
        self._last: tuple[int, Lot, tuple[str, ...]] | None = None  # what is drawn is foretold first

    def draw(self, number: int, lot: Lot) -> tuple[str, ...]:
        """What the draw of this number picks: the same whenever it is asked."""
        if self._last is None or self._last[:2] != (number, lot):
            self._last = number, lot, self._picked(number, lot)
        return self._last[2]

    def _picked(self, number: int, lot: Lot) -> tuple[str, ...]:
        words = self._words(number)
        left = list(lot.of)
        picked: list[str] = []
        for _ in range(lot.number):
            place = _below(words, len(left))
            picked.append(left[place] if lot.again else left.pop(place))
        return tuple(picked)

    def _words(self, number: int) -> Iterator[int]:
        block = 0
        while True:
            data = hmac.digest(self._key, number.to_bytes(8) + block.to_bytes(4), "sha256")
            for at in range(0, len(data), _WORD):
                yield int.from_bytes(data[at : at + _WORD])
            block += 1


def _below(words: Iterator[int], limit: int) -> int:
    """A number from 0 to limit - 1, each exactly as likely: words beyond the last whole multiple are thrown away."""
    if limit == 1:
        return 0
    most = _WORDS - _WORDS % limit
    return next(word for word in words if word < most) % limit


class Contribution(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the device of a seat (from 1) adds: the promise of a number, then the number; None if it never came."""

    seat: int
    promise: str
    number: str | None = None


class Draw(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What an entry of the record (from 1; 0: the start seat) was drawn from: words with spaces between them."""

    entry: int
    of: str
    number: int
    again: bool = False


class Chance(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The chance of a table as it stands in a record; secret and salt are told after the game. All in hexadecimal."""

    table: str
    seal: str
    contributions: tuple[Contribution, ...] = ()
    secret: str | None = None
    salt: str | None = None
    draws_start: bool = False  # the start seat was drawn too, before anything else
    draws: tuple[Draw, ...] = ()


def new_number() -> str:
    """256 random bits of the system: a secret, a salt, a contribution."""
    return secrets.token_hex(_SIZE)


def is_number(text: str) -> bool:
    """Whether a text is 256 bits in hexadecimal: a number, a promise or a seal."""
    return _HEX.fullmatch(text) is not None


def seal_of(table: str, salt: str, secret: str) -> str:
    """What a table shows of its secret before the first draw."""
    return _digest("auberge seal 1", table, salt, secret)


def promise_of(table: str, seat: int, number: str) -> str:
    """What the device of a seat (from 1) shows of its number before any is told."""
    return _digest("auberge promise 1", table, str(seat), number)


def _digest(*lines: str) -> str:
    return hashlib.sha256("\n".join(lines).encode()).hexdigest()


def sealed(table: str, secret: str, salt: str) -> Chance:
    """The chance of a table with this secret, before anybody has added to it."""
    return Chance(table, seal_of(table, salt, secret), secret=secret, salt=salt)


def stream_of(table: str, secret: str, contributions: Sequence[Contribution]) -> Stream:
    """The stream that secret and contributions give together."""
    lines = [f"{each.seat} {each.number}" for each in contributions if each.number is not None]
    message = "\n".join(["auberge chance 1", table, *lines])
    return Stream(hmac.digest(bytes.fromhex(secret), message.encode(), "sha256"))


def start_lot(seats: int) -> Lot:
    """The seats that may begin, from 1: draw number 0."""
    return Lot("start", tuple(str(seat) for seat in range(1, seats + 1)), 1)


def start_seat_of(stream: Stream, seats: int) -> int:
    """The seat, from 0, that begins where that is left to chance."""
    return int(stream.draw(0, start_lot(seats))[0]) - 1
