"""Secrets that hold a seat. Only their digests are ever stored; the secret itself is told once, to its holder."""

import hashlib
import secrets
from collections.abc import Sequence
from typing import Final

from auberge.core.protocol import Seat
from auberge.table.rows import StoredSeat

_LETTERS: Final = "abcdefghijkmnpqrstuvwxyz23456789"  # none that look alike
_ID_LENGTH: Final = 12
_SECRET_BYTES: Final = 24


def new_id() -> str:
    """A table's name in addresses: 60 random bits."""
    return "".join(secrets.choice(_LETTERS) for _ in range(_ID_LENGTH))


def new_secret() -> str:
    """What holds a seat: 192 random bits."""
    return secrets.token_urlsafe(_SECRET_BYTES)


def digest(secret: str) -> bytes:
    """What is stored of a secret: random as it is, it needs no salt."""
    return hashlib.sha256(secret.encode()).digest()


def keys_of(seats: Sequence[StoredSeat], given: Sequence[str]) -> tuple[Seat | None, ...]:
    """The seat each of these secrets holds, if any."""
    return tuple(_seat_of(seats, digest(secret)) for secret in given)


def seats_held(seats: Sequence[StoredSeat], given: Sequence[str]) -> frozenset[Seat]:
    """The seats these secrets hold."""
    return frozenset(seat for seat in keys_of(seats, given) if seat is not None)


def _seat_of(seats: Sequence[StoredSeat], known: bytes) -> Seat | None:
    held = (n for n, seat in enumerate(seats) if seat.secret is not None and secrets.compare_digest(seat.secret, known))
    number = next(held, None)
    return None if number is None else Seat(number)
