"""Chance nobody can foretell or choose: a cryptographic stream, sealed before the first draw and opened after the last.

A table has a secret of 256 bits. Before anything is drawn it shows a salted commitment to it (the *seal*); then every
person's device promises a number of its own, and only when all are promised are they told. Secret and numbers together
give the key of the stream (`core.stream`). Each draw has blocks of its own, HMAC-SHA-256 of its number under that key,
so that no outcome seen tells anything about another. `docs/how-to/fair-chance.md` says the same for authors of other
verifiers.

Simulations, playouts and imagined worlds never come here: they use the fast generator (`core.rng`), seeded apart.
"""

import hashlib
import re
import secrets
from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Final

import msgspec

_SIZE: Final = 32  # bytes of a secret, a salt, a number
_HEX: Final = re.compile(r"[0-9a-f]{64}")


class Lot(msgspec.Struct, frozen=True, gc=False):
    """What chance picks from: `number` of these, one after the other, each time from all of them (`again`: dice) or
    from those that are left (a shuffle, a card taken). The word names it in the record."""

    word: str
    of: tuple[str, ...]
    number: int
    again: bool = False


class Source(msgspec.Struct, frozen=True, gc=False):
    """The printed components from which the draws of one word of the record are made, whatever happens in the game.

    `of` names each kind with its number of copies, in the order of every lot. A lot is all of these (`whole`), or a
    part of them that depends on the game so far. `most` is the highest number of picks; 0: all things of the lot.
    `tops` says what the part consists of: by earlier word and number of players, how many of the first things drawn.
    """

    of: Mapping[str, int]
    whole: bool = True
    most: int = 0
    again: bool = False
    tops: Mapping[str, Mapping[int, int]] = {}


def source_of(things: Iterable[str], *, whole: bool = True, most: int = 0, again: bool = False) -> Source:
    """The source that consists of these things, listed in the order of every lot."""
    return Source(Counter(things), whole, most, again)


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
