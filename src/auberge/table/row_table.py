"""A live table as its rows: what is done is followed in memory, stored, and only then told; and what happens if a
promise is broken.

What people say, and what happens by itself, is up to `LiveTable`, which extends it.
"""

import logging
from collections.abc import Callable, Iterable
from typing import Final

from mypy_extensions import mypyc_attr

from auberge import wire as m
from auberge.core.errors import AubergeError, EngineBug
from auberge.core.protocol import Move, Seat
from auberge.table import recovery as reopening
from auberge.table.chat import Talk
from auberge.table.listeners import Listener, Subscribers
from auberge.table.presence import Presence
from auberge.table.rows import OTHER, Row, RowKind, StorageFailed
from auberge.table.secret_question import HiddenQuestions, Pace
from auberge.table.state import COUNTED, TableState
from auberge.table.updates import Broadcast
from auberge.table.validation import BadMessage, StaleVersion, problem_of
from auberge.table.viewer_progress import Viewer, ViewerProgress
from auberge.wire.encoding import encode

log: Final = logging.getLogger("auberge.table")


@mypyc_attr(allow_interpreted_subclasses=True)
class RowTable:
    """One table, the rows that make it, and the people who are told of them."""

    def __init__(
        self,
        history: TableState,
        append: Callable[[Row], None],
        pace: Pace,
        clock: Callable[[], float],
        grace: float,
    ) -> None:
        self.id: Final = history.stored.id
        self.history = history
        self.subscribers: Final = Subscribers(self.id)
        self.leaving = False  # the server is stopping: nothing new is done
        self.thinking = 0  # the thought that is wanted of a bot, by its number; 0 for none
        self.touched = clock()
        self.hidden: Final = HiddenQuestions(history, pace, clock, self.go_on)
        self._presence: Final = Presence(len(history.seats), self.subscribers, clock, grace)
        self._talk: Final = Talk(clock)
        self.broadcast: Final = Broadcast(history, self.subscribers, self._presence, self.hidden, self._talk)
        self._kept = len(history.rows)  # rows that are stored, or on their way
        self._untold: list[tuple[Row, Listener | None]] = []  # rows of the game after that, and who made them
        self._reads_again = False  # once all is durable, the table is read again from the storage
        self._append: Final = append
        self._clock: Final = clock

    @property
    def stopped(self) -> bool:
        """Whether a bug of ours has stopped it."""
        return self.broadcast.stopped

    def go_on(self) -> None:
        """Lets happen what waits for no person."""
        raise NotImplementedError

    # --- following, storing and telling ---------------------------------------------------------------------------

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
        row = Row(self.id, self.history.length + 1, kind, seat, text, intent, self._clock())
        self._carry_out(row, by, move)

    def _carry_out(self, row: Row, by: Listener | None, move: Move | None = None) -> None:
        """Follows a row and tells everyone of it once it is stored. What happens by itself right after a row of the
        game is told together with it."""
        is_of_game = row.kind in COUNTED
        if not is_of_game:
            self._tell()
        history, marks = self.history, self._marks()
        begun, waiting = history.has_begun, history.waiting
        row = history.follow(row, move)
        handed_over = row.kind in ("bot", "back") and row.seat == waiting.seat
        if is_of_game or row.kind == "ask_back" or handed_over or history.waiting != waiting:
            self.thinking = 0  # whatever is thought about now, it is not wanted any more
        asked = self._look()
        self.touched = row.at
        if is_of_game:
            self.broadcast.note(row, by, marks, asked=asked)
            self._untold.append((row, by))
            return
        welcomed = self._moved(row)
        self.subscribers.expect(row, by)
        try:
            self.broadcast.tell_moved(row, welcomed)
            self.broadcast.tell_row(row, by, marks)
            if history.has_begun and not begun:
                self.broadcast.welcome_all(self.subscribers.listeners)
            if asked or row.kind == "ask":
                self.broadcast.tell_asked(self.subscribers.listeners)
            self._append(row)
            self._kept = len(history.rows)
        except Exception:
            self.subscribers.forget()  # it will never be stored, so nothing waits for it
            raise

    def _tell(self) -> None:
        """Has the rows of the game stored that were followed, and everyone told of them at one go."""
        if not self._untold:
            return
        rows, self._untold = self._untold, []
        for row, by in rows:
            self.subscribers.expect(row, by)
        try:
            self.broadcast.tell_noted()
            while rows:
                self._append(rows[0][0])
                del rows[0]
            self._kept = len(self.history.rows)
        except Exception:
            for row, by in rows:
                self.subscribers.forget()  # it will never be stored, so nothing waits for it
                if row.intent is not None and by is not None:
                    self._refuse(by, row.intent, BadMessage("server-table-stopped"))
            raise

    def _tell_or_stop(self) -> None:
        try:
            self._tell()
        except Exception:
            self.stop()

    def _moved(self, row: Row) -> Iterable[Listener]:
        """Lets listeners change seats where a row says so; those who are told the whole table anew for it."""
        seat = Seat(row.seat)
        if row.kind == "swap":
            other = Seat(int(row.text))
            self._presence.swap(seat, other)
            self._talk.swap(seat, other)
            return self.subscribers.listeners
        return self._presence.free(seat) if row.kind == "seat" else ()

    def _show(self, listener: Listener) -> None:
        try:
            frame = self.broadcast.welcome(listener)
        except Exception:
            self.stop()
            frame = encode(m.Closing(m.Problem("server-table-stopped")))
        self.subscribers.tell(listener, frame)
        self.broadcast.tell_asked([listener])

    def _refusal(self, problem: Exception, intent: str | None = None) -> AubergeError:
        """Why something is not done; if that is a bug of ours, the table stops."""
        if isinstance(problem, AubergeError) and not isinstance(problem, EngineBug):
            return problem
        self.stop(intent)
        return BadMessage("server-table-stopped")

    def _refuse(self, listener: Listener, intent: str, problem: AubergeError) -> None:
        self.subscribers.refuse(listener, intent, problem_of(problem))

    def _look(self) -> bool:
        """Whether a question was put in secret just now; a pass that was held for the one before is of no use."""
        before = self.hidden.question
        dropped = self.hidden.look()
        if dropped is not None and dropped.by is not None and dropped.intent is not None:
            version = self.history.mark(dropped.by.looking).shown
            self._refuse(dropped.by, dropped.intent, StaleVersion("server-stale", seen=version, version=version))
        return self.hidden.question is not before

    def _marks(self) -> dict[Viewer, ViewerProgress]:
        """How far each viewer at the table has seen."""
        return {listener.looking: self.history.mark(listener.looking) for listener in self.subscribers.listeners}

    def settle(self, row: Row, durable: bool, problem: StorageFailed | None = None, *, more: bool = False) -> None:
        """Tells everyone of a stored row, or why it is not; then the table is given up, if it is to be read again."""
        self.subscribers.settle(row, durable, problem, more=more)
        if self._reads_again:
            self._read_again()

    # --- when a promise is broken ---------------------------------------------------------------------------------

    def stop(self, intent: str | None = None) -> None:
        """We broke a promise: the table stops where it stood before, its rows stay."""
        log.exception("table stopped", extra={"table": self.id, "intent": intent})
        self._tell_before()
        self.broadcast.stopped = True
        try:
            self._go_back(self._kept)
            self.broadcast.update({viewer: mark.step for viewer, mark in self._marks().items()})
        except Exception:
            log.exception("a stopped table cannot be shown", extra={"table": self.id})
            self.subscribers.tell_all(encode(m.Closing(m.Problem("server-table-stopped"))))
            self._read_again()

    def _go_back(self, good: int) -> None:
        """The table is from now on as its first rows tell of it, whatever became of the others."""
        self.history = self.broadcast.history = self.hidden.history = self.history.mended(good)

    def _tell_before(self) -> None:
        """Tells of the rows before the one that broke a promise: they stand."""
        if not self._untold:
            return
        try:
            self._go_back(self._kept + len(self._untold))
            self._tell()
        except Exception:
            log.exception("what was done before cannot be told", extra={"table": self.id})

    def _reopen(self, said: m.Reopen, by: Listener) -> None:
        """The table goes on from the last good step: everyone reconnects to it as it is stored then."""
        if self.leaving or self.subscribers.lost or self._reads_again:
            raise BadMessage("server-stopping") if self.leaving else BadMessage("server-not-stored", why=OTHER)
        good = reopening.good_row(self.history)
        if good is None:
            raise BadMessage("server-cannot-reopen")
        row = Row(self.id, self.history.length + 1, "reopen", said.seat, str(good), said.id, self._clock())
        self.subscribers.expect(row, by)
        self.subscribers.tell_all(encode(m.Closing(m.Problem("server-reopened"))))
        self._read_again()
        self._append(row)

    def give_up(self, problem: m.Problem) -> None:
        """Everyone comes back to the table as it is stored."""
        for listener in self.subscribers.listeners:
            listener.put(encode(m.Closing(problem)))
        self.subscribers.lose()

    def _read_again(self) -> None:
        self._reads_again = True
        if self.subscribers.is_told:
            self.subscribers.lose()
