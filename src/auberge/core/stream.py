"""What a table draws: a stream under the key that its secret and all contributions give (`core.chance`)."""

import hmac
from collections.abc import Callable, Sequence
from typing import Final

from auberge.core.chance import Contribution, Lot

_WORD: Final = 4  # bytes of the stream for one pick
_WORDS: Final = 2 ** (8 * _WORD)


class Stream:
    """The draws of one table."""

    def __init__(self, key: bytes) -> None:
        self._key: Final = key

    def draw(self, number: int, lot: Lot) -> tuple[str, ...]:
        """What the draw of this number picks: the same whenever it is asked."""
        left, picked = list(lot.of), list[str]()
        words = Words(self._key, number)
        for _ in range(lot.number):
            place = below(len(left), words.next)
            picked.append(left[place] if lot.again else left.pop(place))
        return tuple(picked)


class Words:
    """The words of one draw, one after the other."""

    def __init__(self, key: bytes, number: int) -> None:
        self._key: Final = key
        self._number: Final = number.to_bytes(8, "big")
        self._blocks = 0
        self._block = b""
        self._at = 0

    def next(self) -> int:
        """The next one."""
        if self._at == len(self._block):
            self._block = hmac.digest(self._key, self._number + self._blocks.to_bytes(4, "big"), "sha256")
            self._blocks += 1
            self._at = 0
        start = self._at
        self._at += _WORD
        return int.from_bytes(self._block[start : self._at], "big")


def below(limit: int, next_word: Callable[[], int]) -> int:
    """A number from 0 to limit - 1, each exactly as likely: words beyond the last whole multiple are thrown away."""
    if limit == 1:
        return 0
    most = _WORDS - _WORDS % limit
    word = next_word()
    while word >= most:
        word = next_word()
    return word % limit


def stream_of(table: str, secret: str, contributions: Sequence[Contribution]) -> Stream:
    """The stream that secret and contributions give together."""
    lines = [f"{each.seat} {each.number}" for each in contributions if each.number is not None]
    message = "\n".join(["auberge chance 1", table, *lines])
    return Stream(hmac.digest(bytes.fromhex(secret), message.encode(), "sha256"))


def start_lot(seats: int) -> Lot:
    """The seats that may begin, from 1: draw number 0."""
    return Lot("start", tuple([str(seat) for seat in range(1, seats + 1)]), 1)


def start_seat_of(stream: Stream, seats: int) -> int:
    """The seat, from 0, that begins where that is left to chance."""
    return int(stream.draw(0, start_lot(seats))[0]) - 1
