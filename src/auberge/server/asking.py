"""How each seat of a table wants to be asked where it is a secret who is asked: for good, or for one turn."""

from collections.abc import Sequence
from typing import Final, TypeVar

from auberge.core.protocol import Game, Seat
from auberge.server.storage import StoredSeat

_Written = TypeVar("_Written")

ALONE: Final = "able"  # whoever has a screen alone is asked only when there is a choice
TOGETHER: Final = "always"  # round one screen, whether it is handed on must betray nothing


class Asks:
    """What the seats have wished, and what holds until they do."""

    def __init__(self, game: Game, seats: Sequence[StoredSeat]) -> None:
        self._known: Final = game.meta.asks
        self._never: Final = self._known[-1] if self._known else ""
        self._first = self._usual(seats)
        self._lasting: Final[dict[int, str]] = {}
        self._passing: Final[dict[int, tuple[str, int]]] = {}

    def _usual(self, seats: Sequence[StoredSeat]) -> tuple[str, ...]:
        together = sum(seat.holder == "here" for seat in seats) > 1
        first = [TOGETHER if together and seat.holder == "here" else ALONE for seat in seats]
        return tuple(wish if wish in self._known else "" for wish in first)

    def reseat(self, seats: Sequence[StoredSeat], seat: int) -> None:
        """Somebody else sits at this seat, and has wished nothing yet."""
        self._first = self._usual(seats)
        self._lasting.pop(seat, None)
        self._passing.pop(seat, None)

    def swap(self, seats: Sequence[StoredSeat], one: int, other: int) -> None:
        """Two seats have changed places, and keep what they wished."""
        self._first = self._usual(seats)
        exchange(self._lasting, one, other)
        exchange(self._passing, one, other)

    def follow(self, seat: int, text: str) -> None:
        """A seat wishes: `never`, or for the turn of this number only `never 12`."""
        asks, _, turn = text.partition(" ")
        if turn:
            self._passing[seat] = asks, int(turn)
        else:
            self._lasting[seat] = asks
            self._passing.pop(seat, None)

    def of(self, seat: Seat, turn: int) -> str:
        """How this seat wants to be asked in this turn."""
        return self._passing[seat][0] if self.for_turn(seat, turn) else self._wish(seat)

    def usual(self, seat: Seat) -> str:
        """How it is asked when it wants to be asked again."""
        lasting = self._wish(seat)
        return self._first[seat] if lasting == self._never else lasting

    def _wish(self, seat: Seat) -> str:
        return self._lasting.get(seat, self._first[seat])

    def for_turn(self, seat: Seat, turn: int) -> bool:
        """Whether that holds for this turn only."""
        return seat in self._passing and self._passing[seat][1] == turn


def exchange(book: dict[int, _Written], one: int, other: int) -> None:
    """What is written of two seats changes places."""
    found = {other: book.pop(one)} if one in book else {}
    if other in book:
        found[one] = book.pop(other)
    book.update(found)


def text_of(asks: str, turn: int | None) -> str:
    """A wish as it is stored."""
    return asks if turn is None else f"{asks} {turn}"
