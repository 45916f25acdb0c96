"""A live table that other servers have in memory too: it follows what they store, and tells them who is here.

Whoever stores a row first has made it. If others were first, nothing of ours has been told: the table goes back to what
is stored, follows their rows, and everything said here meanwhile is said again. What happens by itself (bots, clocks,
answers to secret questions) happens at one server only, which holds the table.
"""

import logging
from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import Final, Protocol

from mypy_extensions import mypyc_attr

from auberge import wire as m
from auberge.core.protocol import Move, Seat
from auberge.table import notices
from auberge.table.commands import Intent
from auberge.table.listeners import NOT_STORED, Listener, Pending, Task
from auberge.table.live_table import LiveTable
from auberge.table.presence import Elsewhere
from auberge.table.rows import Row, RowKind, StorageFailed
from auberge.table.secret_question import Pace, PendingPass
from auberge.table.state import COUNTED, TableState
from auberge.table.validation import StaleVersion
from auberge.table.viewer_progress import SentView, Viewer
from auberge.wire.encoding import encode

log: Final = logging.getLogger("auberge.table")


class Others(Protocol):
    """The other servers, as a table knows them."""

    @property
    def server(self) -> int:
        """Our own number."""

    def keeps(self, table: str) -> bool:
        """Whether this server holds the table."""

    def post(self, notice: notices.AnyNotice) -> None:
        """Tells them something."""


@mypyc_attr(allow_interpreted_subclasses=True)
class SharedTable(LiveTable):
    """One table with the people around it who are at this server."""

    def __init__(
        self,
        history: TableState,
        append: Callable[[Row], None],
        wake_bot: Callable[[LiveTable], None],
        pace: Pace,
        clock: Callable[[], float],
        *,
        others: Others,  # first: mypyc takes no argument without a default after one with
        grace: float = 180.0,
        programs: tuple[str, ...] = (),
    ) -> None:
        self._others: Final = others
        self._later: Final[list[Task]] = []  # what is done once the table is up to date
        self._held_before: Final[dict[int, dict[Listener, tuple[frozenset[Seat], Seat | None]]]] = {}  # by row
        self._told_before: Final[dict[int, dict[Viewer, SentView]]] = {}  # by the first row of those told at one go
        self._again: list[Task] = []  # what is done again if others come before rows that are not told yet
        self._followed = False  # rows of others that are to be told
        self._presence_untold = False  # that people have come or gone waits for rows which may not be stored
        super().__init__(history, append, wake_bot, pace, clock, grace=grace, programs=programs)

    @property
    def servers(self) -> frozenset[int]:
        """The other servers where people are at this table."""
        return self._presence.servers

    @property
    def is_settled(self) -> bool:
        """Nothing is on its way, either way."""
        return super().is_settled and not self.subscribers.behind

    def _keeps(self) -> bool:
        return self._others.keeps(self.id)

    def _is_going(self) -> bool:
        return super()._is_going() and not self.subscribers.behind

    # --- coming, going, and saying something ------------------------------------------------------------------------

    def join(self, listener: Listener) -> None:
        if self.subscribers.behind:
            self.subscribers.listeners.add(listener)
            self._show(listener)
            self._presence_untold = True
        else:
            super().join(listener)
        self.tell_here()

    def leave(self, listener: Listener) -> None:
        was_here = listener in self.subscribers.listeners
        super().leave(listener)
        if was_here:
            self.tell_here()

    def _tell_presence(self) -> None:
        self._presence_untold |= self.is_busy
        super()._tell_presence()

    def say(self, listener: Listener, said: Intent) -> None:
        if self.leaving:
            return  # it is said again elsewhere
        again = Task(listener, partial(self.say, listener, said))
        if self.subscribers.behind:
            self._later.append(again)
            return
        super().say(listener, said)
        if (said.seat, said.id) in self.history.intents:
            self.subscribers.again(again)

    def coach_speaks(self, listener: Listener, word: m.Coached) -> None:
        again = Task(listener, partial(self.coach_speaks, listener, word))
        if self.subscribers.behind:
            self._later.append(again)
            return
        super().coach_speaks(listener, word)
        self.subscribers.again(again)

    def _show(self, listener: Listener) -> None:
        again = Task(listener, partial(self._show, listener), first=True)
        if self.subscribers.behind:
            self._later.append(again)
            return
        super()._show(listener)
        self.subscribers.again(again)

    def _tell_word(self, word: m.Word, intent: str) -> None:
        super()._tell_word(word, intent)
        self._post(notices.Spoken, intent, word)

    # --- secret questions -------------------------------------------------------------------------------------------

    def _hold(self, meant: PendingPass) -> None:
        super()._hold(meant)
        self._pass_on()

    def _pass_on(self) -> None:
        """Tells the server that holds the table of a pass that is meant here."""
        asked = self.hidden.question
        if asked is None or asked.pending is None or asked.pending.intent is None or self._keeps():
            return
        if not self.is_busy:  # else once all is stored that it stands on
            text = self.history.game.write(asked.pending.move)
            self._post(notices.Passed, asked.seat, text, asked.pending.intent)

    def _do(
        self,
        kind: RowKind,
        seat: Seat,
        text: str = "",
        *,
        intent: str | None = None,
        by: Listener | None = None,
        move: Move | None = None,
    ) -> None:
        passed = None
        if by is not None and move is not None and self.hidden.is_pass(seat, move):
            passed = partial(self._hold_again, PendingPass(move, intent, by), self.history.mark(by.looking).shown)
        super()._do(kind, seat, text, intent=intent, by=by, move=move)
        if by is not None and passed is not None:
            self._again.append(Task(by, passed))

    def _hold_again(self, meant: PendingPass, seen: int) -> None:
        """A pass that others came before is held again, if nothing has happened that its player has to see first."""
        asked, by, intent = self.hidden.question, meant.by, meant.intent
        if by is None or intent is None:
            return
        version = self.history.mark(by.looking).shown
        made = None if asked is None else self.history.intents.get((asked.seat, intent))
        if made is not None:
            self.subscribers.tell(by, encode(m.Done(intent, made)))
        elif asked is None or version != seen or not self.hidden.is_pass(asked.seat, meant.move):
            self._refuse(by, intent, StaleVersion("server-stale", seen=seen, version=version))
        elif asked.pending is None:
            self._hold(meant)

    # --- what other servers do --------------------------------------------------------------------------------------

    @property
    def is_busy(self) -> bool:
        """Rows of ours are on their way, or of others: nothing can be followed now."""
        return bool(self._untold) or not self.subscribers.is_told or self.subscribers.behind

    def follow(self, row: Row) -> None:
        """Another server has stored the next row. `tell_followed` tells of it, at one go with those that follow."""
        if row.kind == "reopen" or self.stopped:
            self.tell_followed()
            self.give_up(m.Problem("server-reopened"))
            return
        try:
            self._carry_out(row, self._waits_for(row), stored=True)
        except Exception:
            log.exception("a row of another server cannot be followed", extra={"table": self.id})
            self.give_up(m.Problem("server-table-stopped"))
        else:
            self.heard_of = row.number
            if not self._followed:
                self._pass_on()

    def tell_followed(self) -> None:
        """Tells everyone of the rows of others that were followed."""
        if not self._followed:
            return
        self._followed = False
        try:
            self.broadcast.tell_noted()
        except Exception:
            log.exception("rows of another server cannot be told", extra={"table": self.id})
            self.give_up(m.Problem("server-table-stopped"))
        else:
            self._pass_on()

    def _waits_for(self, row: Row) -> Listener | None:
        """Who is here and has meant this very pass, which was passed on and takes hold now."""
        asked = self.hidden.question
        if asked is None or asked.pending is None or row.intent is None:
            return None
        if (asked.seat, asked.pending.intent) != (row.seat, row.intent):
            return None
        by, asked.pending = asked.pending.by, None
        return by

    def give_up(self, problem: m.Problem) -> None:
        """Everyone comes back to the table as it is stored."""
        self.subscribers.tell_all(encode(m.Closing(problem)), holds=True)
        self.subscribers.lose()

    def settle(self, row: Row, durable: bool, problem: StorageFailed | None = None, *, more: bool = False) -> None:
        super().settle(row, durable, problem, more=more)
        self._held_before.pop(row.number, None)
        told = self._told_before.pop(row.number, None)
        if told is not None and not self.subscribers.is_told:  # what is told with the next row is not told yet
            self._told_before.setdefault(row.number + 1, told)
        if not self.is_busy:
            self._presence_untold = False
        if durable:
            self._pass_on()

    def hear(self, notice: notices.AnyNotice) -> None:
        """Another server says something; rows are followed, not heard."""
        match notice:
            case notices.Who():
                self._answer()
                self._pass_on()
            case notices.Here(server=server, left=left, since=since):
                seats, programs = (frozenset(map(Seat, some)) for some in (notice.seats, notice.programs))
                if self._presence.hear(server, Elsewhere(seats, notice.spectators, programs), left, since):
                    self._tell_presence()
            case notices.Spoken(intent=intent, word=word, past=past):
                allowed = word.text is None or self.history.free_text
                if allowed and self._talk.hear_of(word, intent) and not past:
                    self.broadcast.tell_word(word)
            case notices.Passed():
                self._hear_pass(notice)
            case notices.Kept():
                self._pass_on()  # the one who held the table before may have ended

    def _hear_pass(self, said: notices.Passed) -> None:
        asked = self.hidden.question
        if not self._keeps() or asked is None or (asked.seat, asked.pending) != (said.seat, None):
            return
        move = self.history.game.read(said.move)
        if self.hidden.is_pass(asked.seat, move):
            self._hold(PendingPass(move, said.intent))

    def lose_server(self, server: int) -> None:
        """Another server has ended."""
        if self._presence.lose(server):
            self._tell_presence()

    def ask_around(self) -> None:
        """Asks the others who is there, and tells them who is here."""
        self._post(notices.Who)
        if self.subscribers.listeners:
            self.tell_here()

    def tell_here(self) -> None:
        """Tells the others who is here."""
        here, presence = self.subscribers, self._presence
        seats, programs = (tuple(sorted(some)) for some in (here.here, here.programs))
        spectators = sum(not listener.held for listener in here.listeners)
        self._post(notices.Here, seats, spectators, programs, presence.away, presence.began)

    def _answer(self) -> None:
        self.tell_here()
        if self._keeps():
            for word in self._talk.words(with_texts=True):
                self._post(notices.Spoken, "", word, True)

    def _post(self, kind: Callable[..., notices.AnyNotice], *about: object) -> None:
        self._others.post(kind(self._others.server, self.id, *about))

    # --- when others were first -------------------------------------------------------------------------------------

    def fall_behind(self) -> int:
        """Others were first with something: what is on its way from here will never be stored, and nothing happens
        until `catch_up`. Returns how many rows of the history stand."""
        fallen = self.subscribers.fall_behind()
        if any(pending.row.kind == "reopen" for pending in fallen):
            self.give_up(m.Problem("server-reopened"))
        for pending in reversed(fallen):
            self._move_back(pending)
        if any(pending.row.kind in ("seat", "swap") for pending in fallen):
            self.tell_here()
        self._later.extend(task for pending in fallen for task in pending.again)
        return len(self.history.rows) - len(fallen)

    def _move_back(self, pending: Pending) -> None:
        """Those who changed seats by a row that is not stored are where they were."""
        row, seat = pending.row, Seat(pending.row.seat)
        told = self._told_before.pop(row.number, None)
        if told is not None:
            self.broadcast.tell_again(told)
        if row.kind == "swap":
            self._presence.swap(seat, Seat(int(row.text)))
            self._talk.swap(seat, Seat(int(row.text)))
        before = self._held_before.pop(row.number, {})
        if row.kind != "seat":
            return
        for listener in self.subscribers.listeners:
            if listener in before:
                listener.held, listener.looking = before[listener]
            elif seat in listener.held:  # came with a link that is none after all
                listener.put(encode(m.Closing(NOT_STORED)))

    def _carry_out(self, row: Row, by: Listener | None, move: Move | None = None, *, stored: bool = False) -> None:
        is_of_game = row.kind in COUNTED
        if not stored or not is_of_game:
            self.tell_followed()
        if not is_of_game:
            self._tell()
        if not stored and not self._untold:  # what is done at one go is stored at one go: all of it, or nothing
            self._told_before[row.number] = self.broadcast.told()
        super()._carry_out(row, by, move, stored=stored)
        self._followed = stored and is_of_game

    def _tell(self) -> None:
        again, self._again = self._again, []
        super()._tell()
        for task in again:
            self.subscribers.again(task)

    def _moved(self, row: Row) -> Iterable[Listener]:
        if row.kind == "seat":
            self._held_before[row.number] = {one: (one.held, one.looking) for one in self.subscribers.listeners}
        moved = super()._moved(row)
        if row.kind in ("seat", "swap"):
            self.tell_here()
        return moved

    def go_back(self, history: TableState) -> None:
        """The table is as these rows tell it."""
        self.history.restore(history)
        self._kept = len(history.rows)
        self.thinking = 0
        self._look()

    def catch_up(self, rows: Sequence[Row]) -> None:
        """Follows what others have stored. Then what was said meanwhile is said again, and the table goes on."""
        self.subscribers.catch_up()
        later = list(self._later)
        self._later.clear()
        self._run(task for task in later if task.first)
        for row in rows:
            self.follow(row)
            if self.subscribers.lost:
                return
        self.tell_followed()
        if self.subscribers.lost:
            return
        self._run(task for task in later if not task.first)
        self._pass_on()
        if self._presence_untold:  # and only then: that a row of others came first may be a secret
            self._presence_untold = False
            self.broadcast.tell_seats()
        self.go_on()

    def _run(self, tasks: Iterable[Task]) -> None:
        """Does what was put off, for those who are still here."""
        for task in tasks:
            if task.listener in self.subscribers.listeners:
                task.call()
