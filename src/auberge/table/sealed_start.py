"""Before the first draw: the table shows its seal, every person's device adds a number, and then the game begins.

Numbers are told only when all are promised, so that no one, not even the server, can choose one by what the others are.
Those who do not come are left out by a word of those who are there (`begin`): said once, no more promises are taken;
said again, those who promised and do not tell are left out as well. Everyone sees who was.
"""

from collections.abc import Collection
from typing import Final

from auberge import wire as m
from auberge.core.chance import Chance, Contribution, is_number, promise_of, seal_of
from auberge.table.rows import RowKind, StoredTable
from auberge.table.validation import BadMessage

KINDS: Final[frozenset[RowKind]] = frozenset({"promise", "number", "begin"})


class Sealing:
    """How far a table with sealed chance has come towards its beginning."""

    def __init__(self, stored: StoredTable, secret: str, salt: str) -> None:
        self._table: Final = stored.sealed_under
        self._seats: Final = len(stored.seats)
        self._secret: Final = secret
        self._salt: Final = salt
        self._draws_start: Final = stored.start_seat < 0
        self._promises: Final[dict[int, str]] = {}
        self._numbers: Final[dict[int, str]] = {}
        self._words = 0  # how often people said: begin
        self.closed = False  # no more promises are taken: numbers are told
        self.begun = False

    def follow(self, kind: RowKind, seat: int, text: str) -> None:
        """A seat promises or tells its number, or wants to begin."""
        if kind == "promise":
            self._promises[seat] = text
        elif kind == "number":
            self._numbers[seat] = text
        else:
            self._words += 1

    def free(self, seat: int) -> None:
        """The player of this seat has left it. As long as no number is told, nothing is chosen by that."""
        if not self.closed:
            self._promises.pop(seat, None)

    def look(self, people: Collection[int]) -> bool:
        """Whether the game begins now; `people` are the seats that are waited for."""
        if self.begun:
            return False
        self.closed = self.closed or self._words > 0 or all(seat in self._promises for seat in people)
        told = all(seat in self._numbers for seat in self._promises)
        self.begun = self.closed and (told or self._words > 1)
        return self.begun

    def check(self, said: m.Promise | m.Number | m.Begin) -> tuple[RowKind, str]:
        """Kind and text of the row a word makes. BadMessage if it is not the time, or not as promised."""
        if self.begun:
            raise BadMessage("server-has-begun")
        match said:
            case m.Promise(promise=promise):
                if self.closed:
                    raise BadMessage("server-promises-closed")
                if not is_number(promise):
                    raise BadMessage("server-bad-number", field="promise")
                return "promise", promise
            case m.Number(seat=seat, number=number):
                if not self.closed:
                    raise BadMessage("server-promises-open")
                if not is_number(number) or promise_of(self._table, seat + 1, number) != self._promises.get(seat):
                    raise BadMessage("server-not-promised")
                return "number", number
            case m.Begin():
                return "begin", ""

    def chance(self, *, opened: bool) -> Chance:
        """The chance of the table as records hold it, the secret only if opened."""
        contributions = tuple(
            Contribution(seat + 1, self._promises[seat], self._numbers.get(seat)) for seat in sorted(self._promises)
        )
        return Chance(
            self._table,
            seal_of(self._table, self._salt, self._secret),
            contributions,
            self._secret if opened else None,
            self._salt if opened else None,
            self._draws_start,
        )

    def info(self) -> m.ChanceInfo:
        """What everyone is told."""
        return m.ChanceInfo(
            seal=seal_of(self._table, self._salt, self._secret),
            seats=tuple(m.SeatChance(self._promises.get(s), self._numbers.get(s)) for s in range(self._seats)),
            closed=self.closed,
            begun=self.begun,
        )
