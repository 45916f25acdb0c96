"""A table without a network whose time, disk and bots are in the hand of a test; and what must hold at any time."""

import sys
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, NoReturn

import msgspec

from auberge import wire as m
from auberge.core.protocol import Move, Seat
from auberge.server.socket.dispatch import said_by_browser
from auberge.table.commands import Intent
from auberge.table.live_table import LiveTable
from auberge.table.rows import Row, StoredTable
from auberge.table.state import TableState
from auberge.table.validation import BadMessage
from auberge.thinking.bot_explanations import glimpse_for
from auberge.thinking.hints import view_for
from tests.server.fake_table import FakeTable, Guest
from tests.server.wire import encode

_OPENED: Final = 2000.0


class Watched(LiveTable):
    """A table that says at once what would have stopped it."""

    def stop(self, _intent: str | None = None) -> NoReturn:
        raise AssertionError("the table stops") from sys.exception()


@dataclass(frozen=True)
class Thought:
    """What a bot was woken for; its answer comes when the test lets it."""

    seat: Seat
    number: int
    moves: tuple[Move, ...]


class House(FakeTable):
    """Rows wait for the disk if it is slow, thoughts wait to be answered, time stands still until it is let pass."""

    kind = Watched

    def __init__(
        self, stored: StoredTable, rows: Sequence[Row] = (), at: float = 0.0, shadow: TableState | None = None
    ) -> None:
        self.thoughts: list[Thought] = []
        self.queue: list[Row] = []
        self.began = at
        self._checked = -1
        super().__init__(stored, rows)
        self.shadow: Final = shadow or TableState(stored)  # follows what is stored, and nothing else

    def _clock(self) -> float:
        return _OPENED + self.began + self.hours.at

    def _append(self, row: Row) -> None:
        self.queue.append(row)
        if self.durable:
            self.write()

    def _wake(self, table: LiveTable) -> None:
        history = table.history
        seat = Seat(history.session.match.actor)
        view = history.game.view(history.session.match.position, seat)
        self.thoughts.append(Thought(seat, table.thinking, view.moves))

    def write(self) -> None:
        """The disk has written everything."""
        while self.queue:
            row = self.queue.pop(0)
            self.rows.append(row)
            self.table.settle(row, True)

    def fail(self) -> None:
        """The disk has written nothing of what waited."""
        while self.queue:
            self.table.settle(self.queue.pop(0), False)

    def anew(self) -> "House":
        """The same table after a restart: from what is stored."""
        return House(self.history.stored, self.rows, self.began + self.hours.at, self.shadow)

    def _copy(self) -> "House":
        return self.anew()

    # --- what is said -----------------------------------------------------------------------------------------------

    def hear(self, guest: Guest, data: bytes) -> None:
        """A message as it comes over a connection (`socket.ConnectionHandler`); it changes something, or is refused."""
        before, heard = self._traces(), len(guest.told)
        try:
            said = said_by_browser.decode(data)
            self._take(guest, said)
        except (BadMessage, msgspec.DecodeError):
            assert self._traces() == before, "a message that is none changed the table"
            return
        answers = [told for told in guest.told[heard:] if isinstance(told, m.Done | m.Refused)]
        if [type(told) for told in answers if told.id == getattr(said, "id", None)] == [m.Refused]:
            assert self._traces() == before, "something refused changed the table"

    def _take(self, guest: Guest, said: m.Said) -> None:
        match said:
            case m.Ping():
                pass
            case m.Look(seat):
                self.table.look(guest, seat)
            case m.Why():
                self.table.why(guest, said)
            case m.Hint() | m.Wonder():
                self._ask(guest, said)
            case m.Say() | m.Write():
                self.table.talk(guest, said)
            case m.Hello():
                raise BadMessage("server-bad-message", problem="hello")
            case _:
                intent: Intent = said
                self.table.say(guest, intent)

    def _ask(self, guest: Guest, said: m.Hint | m.Wonder) -> None:
        try:
            if isinstance(said, m.Hint):
                view = view_for(self.history, guest, said)
            else:
                view = glimpse_for(self.history, guest, said).view
        except Exception as problem:
            if type(problem).__name__ not in ("BadMessage", "StaleVersion"):
                raise
        else:
            assert view.you == said.seat or self.history.is_over or not self.history.game.meta.hidden

    def _traces(self) -> tuple[object, ...]:
        history = self.history
        return (
            len(self.rows) + len(self.queue),
            history.game_rows,
            history.session.match.position.fields(),
            history.waiting,
        )

    # --- what must hold ---------------------------------------------------------------------------------------------

    def check(self, guests: Sequence[Guest]) -> None:
        """Every promise that can be checked in little time."""
        assert not self.table.stopped
        history = self.history
        broken = history.game.check(history.session.match.position)
        assert not broken, broken
        while self.shadow.length < len(self.rows):
            self.shadow.follow(self.rows[self.shadow.length])
        if self.queue or self.table.subscribers.lost:
            return
        if self._checked != history.length:
            self._checked = history.length
            same(history, self.shadow)
            self._check_eyes(guests[history.length % len(guests)])
        for guest in guests:
            mark = history.mark(guest.looking)
            assert (guest.now.version, guest.now.step) == (mark.shown, mark.step)
            assert len(guest.steps) == mark.step

    def _check_eyes(self, guest: Guest) -> None:
        """They were told their own view, no more and no less. One after the other: a view takes its time."""
        view = self.history.game.view(self.history.session.match.position, guest.looking)
        assert bytes(guest.now.view) == encode(view), "somebody was told more or less than their view"

    def check_anew(self, guests: Sequence[Guest]) -> None:
        """A table made from the stored rows alone is the live one, through all eyes."""
        if self.queue or self.table.subscribers.lost:
            return
        again = self._copy()
        if again.rows != self.rows:
            return  # something happened by itself as it came up
        same(self.history, again.history)
        for guest in guests:
            fresh = Guest(sorted(guest.held), guest.looking)
            again.table.join(fresh)
            assert fresh.steps == guest.steps
            assert _seen(fresh.now) == _seen(guest.now)


def same(one: TableState, other: TableState) -> None:
    """Both stand at the same point, for everybody."""
    assert one.session.match.position.fields() == other.session.match.position.fields()
    assert (one.length, one.game_rows, one.waiting) == (other.length, other.game_rows, other.waiting)
    assert (one.session.confirmed, one.session.bots) == (other.session.confirmed, other.session.bots)
    assert (one.seats, one.names, one.agreed) == (other.seats, other.names, other.agreed)
    assert (one.stood_in, one.proposals) == (other.stood_in, other.proposals)
    assert (one.requests.open, one.free_text) == (other.requests.open, other.free_text)
    assert one.intents.keys() == other.intents.keys()
    for looking in (None, *map(Seat, range(len(one.names)))):
        assert one.mark(looking) == other.mark(looking)


def _seen(now: m.Now) -> bytes:
    """What somebody has before them, but for questions that are asked anew."""
    return encode(msgspec.structs.replace(now, asking=None))
