"""How each seat wants to be asked where it is a secret who is asked: for good, or for one turn."""

from collections.abc import Sequence
from typing import Final, TypeVar

from auberge.core.protocol import Game

_Written = TypeVar("_Written")

ALWAYS: Final = "always"  # round one screen, whether it is handed on must betray nothing
ABLE: Final = "able"  # with a screen of their own, people are asked only when there is a choice


class PromptPreferences:
    """What the seats have asked for (each one of `meta.asks`), and what holds until they do."""

    def __init__(self, game: Game, usual: Sequence[str]) -> None:
        self.known: Final = game.meta.asks
        self._never: Final = self.known[-1] if self.known else ""
        self._first = self._of_this_game(usual)
        self._lasting: Final[dict[int, str]] = {}
        self._for_a_turn: Final[dict[int, tuple[str, int]]] = {}

    def _of_this_game(self, usual: Sequence[str]) -> tuple[str, ...]:
        return tuple(asks if asks in self.known else "" for asks in usual)

    def reset(self, usual: Sequence[str], seat: int) -> None:
        """Someone else sits at this seat, and has asked for nothing yet."""
        self._first = self._of_this_game(usual)
        self._lasting.pop(seat, None)
        self._for_a_turn.pop(seat, None)

    def swap(self, usual: Sequence[str], one: int, other: int) -> None:
        """Two seats have changed places, and keep what they asked for."""
        self._first = self._of_this_game(usual)
        exchange(self._lasting, one, other)
        exchange(self._for_a_turn, one, other)

    def prefer(self, seat: int, asks: str, turn: int | None = None) -> None:
        """A seat wants to be asked like this from now on, or only in the turn of this number."""
        if turn is not None:
            self._for_a_turn[seat] = asks, turn
        else:
            self._lasting[seat] = asks
            self._for_a_turn.pop(seat, None)

    def of(self, seat: int, turn: int) -> str:
        """How this seat wants to be asked in this turn."""
        return self._for_a_turn[seat][0] if self.is_for_turn(seat, turn) else self._lasting_of(seat)

    def usual(self, seat: int) -> str:
        """How it is asked when it wants to be asked again."""
        lasting = self._lasting_of(seat)
        return self._first[seat] if lasting == self._never else lasting

    def _lasting_of(self, seat: int) -> str:
        return self._lasting.get(seat, self._first[seat])

    def is_for_turn(self, seat: int, turn: int) -> bool:
        """Whether that holds for this turn only."""
        return seat in self._for_a_turn and self._for_a_turn[seat][1] == turn


def exchange(book: dict[int, _Written], one: int, other: int) -> None:
    """What is written of two seats changes places."""
    found = {other: book.pop(one)} if one in book else {}
    if other in book:
        found[one] = book.pop(other)
    book.update(found)
