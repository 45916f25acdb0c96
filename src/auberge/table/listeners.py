"""The people around a table, and what they are told: never before the rows it is about are durable.

Rows on their way to the disk form a queue; what is to be told meanwhile waits behind the last of them.
"""

import logging
from typing import Final

from mypy_extensions import mypyc_attr

from auberge import wire as m
from auberge.core.errors import EngineBug
from auberge.core.protocol import Seat
from auberge.table import figures
from auberge.table.rows import OTHER, Row, StorageFailed
from auberge.table.waiting import LightEvent
from auberge.wire.encoding import encode

log: Final = logging.getLogger("auberge.table")
NOT_STORED: Final = m.Problem("server-not-stored", {"why": OTHER})


@mypyc_attr(allow_interpreted_subclasses=True)
class Listener:
    """A person at a table: the seats they hold, the one they look through, and a box for what they are told."""

    def __init__(
        self,
        held: frozenset[Seat],
        looking: Seat | None,
        *,
        explain: bool = False,
        changes: bool = False,
        program: bool = False,
    ) -> None:
        self.held = held
        self.looking = looking
        self.explain = explain  # views are to come with their explanation
        self.changes = changes  # of views it is enough to tell what changed
        self.program = program  # no person, by its own word

    def put(self, *frames: bytes) -> None:
        """Puts frames into the box."""
        raise NotImplementedError


class Pending:
    """A row on its way to the disk, and what is told when it is there."""

    def __init__(self, row: Row, by: Listener | None) -> None:
        self.row: Final = row
        self.by: Final = by
        self.frames: Final[list[tuple[Listener, bytes]]] = []


class Subscribers:
    """Everyone who listens at one table."""

    def __init__(self, table_id: str) -> None:
        self.id: Final = table_id
        self.listeners: Final[set[Listener]] = set()
        self.lost = False  # a row could not be stored: the table is read again from the storage
        self.dropped = 0  # how often something was not told after all
        self._pending: Final[list[Pending]] = []  # short: no deque, which would be ten times as large while it is empty
        self._ready: dict[Listener, list[bytes]] = {}  # what may be told, and is kept back for a moment
        self._changed: Final = LightEvent()  # a row is settled, or someone has left
        self._waiting = 0  # how many wait for that

    @property
    def is_told(self) -> bool:
        """Nothing is on its way to the disk."""
        return not self._pending

    @property
    def here(self) -> frozenset[Seat]:
        """The seats people are here for."""
        return frozenset(seat for listener in self.listeners for seat in listener.held)

    @property
    def programs(self) -> frozenset[Seat]:
        """The seats programs are here for."""
        return frozenset(seat for listener in self.listeners if listener.program for seat in listener.held)

    async def durable(self) -> None:
        """Waits until everything done so far is on the disk: before that nothing of it is told."""
        while self._pending and not self.lost:
            await self._change()

    async def deserted(self) -> None:
        """Waits until every listener has gone."""
        while self.listeners:
            await self._change()

    async def _change(self) -> None:
        self._waiting += 1
        try:
            self._changed.clear()
            await self._changed.wait()
        finally:
            self._waiting -= 1

    def _say_so(self) -> None:
        """Something has changed for those who wait for it."""
        if self._waiting:
            self._changed.set()

    def remove(self, listener: Listener) -> None:
        """This listener has gone."""
        self.listeners.remove(listener)
        self._say_so()

    def lose(self) -> None:
        """The table is read again from the storage: nothing more is told here."""
        self.lost = True
        self._say_so()

    def tell(self, listener: Listener, frame: bytes) -> None:
        """Tells one listener, after what is on its way."""
        if self._pending:
            self._pending[-1].frames.append((listener, frame))
        else:
            listener.put(frame)

    def refuse(self, listener: Listener, intent: str, problem: m.Problem) -> None:
        """Sends a listener the refusal of an intent, and counts it."""
        figures.current.refused(problem)
        log.debug("refused", extra={"table": self.id, "intent": intent, "problem": problem.key, "rule": problem.rule})
        listener.put(encode(m.Refused(intent, problem)))

    def tell_all(self, frame: bytes) -> None:
        """Tells everyone the same, after what is on its way."""
        for listener in self.listeners:
            self.tell(listener, frame)

    def expect(self, row: Row, by: Listener | None) -> None:
        """This row is on its way to the disk; what is told from now on waits for it."""
        self._pending.append(Pending(row, by))

    def forget(self) -> None:
        """The last row will never be stored, and nothing of it is told."""
        self._pending.pop()
        self.dropped += 1
        self._say_so()

    def settle(self, row: Row, durable: bool, problem: StorageFailed | None = None, *, more: bool = False) -> None:
        """The row is on the disk: now everyone is told, or if `more` rows are settled at once, with the last of them.
        Or it could not be stored: then nothing of it is told."""
        pending = self._pending.pop(0)
        if pending.row.number != row.number:
            raise EngineBug("bug-row-out-of-order", table=self.id, version=row.number, expected=pending.row.number)
        if not durable or self.lost:
            self._hand_out()
            self._lose(pending, problem)
            return
        for listener, frame in pending.frames:
            self._ready.setdefault(listener, []).append(frame)
        if not more:
            self._hand_out()
        self._say_so()

    def _hand_out(self) -> None:
        """Tells everyone what is ready, each at one go."""
        ready, self._ready = self._ready, {}
        for listener, frames in ready.items():
            listener.put(*frames)

    def _lose(self, pending: Pending, problem: StorageFailed | None) -> None:
        """Nothing of this row was told; everyone comes back to the table as it is stored.

        Where only that will show whether the row is there, or the table lives elsewhere now, nobody is told that it is
        not: they say it again."""
        self.lose()
        why = OTHER if problem is None else problem.why
        told = m.Problem("server-not-stored", {"why": why})
        if problem is not None and problem.is_elsewhere:
            told = m.Problem(problem.key)
        elif problem is not None and problem.is_unsure:
            told = m.Problem("server-storage-down", {"why": why})
        elif pending.row.intent is not None and pending.by is not None:
            self.refuse(pending.by, pending.row.intent, told)
        for listener in self.listeners:
            listener.put(encode(m.Closing(told)))
