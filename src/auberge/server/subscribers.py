"""The people around a table, and what they are told: never before the rows it is about are durable.

Rows on their way to the disk form a queue; what is to be told meanwhile waits behind the last of them.
"""

import asyncio
from collections import deque
from dataclasses import dataclass, field
from typing import Final, Protocol

from auberge.core.errors import EngineBug
from auberge.core.protocol import Seat
from auberge.server import messages as m
from auberge.server.encoding import encode
from auberge.server.storage import Row


class Listener(Protocol):
    """A person at a table: the seats they hold, the one they look through, and a box for what they are told."""

    held: frozenset[Seat]
    looking: Seat | None
    explain: bool  # views are to come with their explanation

    def put(self, frame: bytes) -> None: ...


@dataclass
class Pending:
    """A row on its way to the disk, and what is told when it is there."""

    row: Row
    by: Listener | None = None
    frames: list[tuple[Listener, bytes]] = field(default_factory=list)


class Subscribers:
    """Everyone who listens at one table."""

    def __init__(self, table_id: str) -> None:
        self.id: Final = table_id
        self.listeners: Final[set[Listener]] = set()
        self.lost = False  # a row could not be stored: the table is read again from the storage
        self._pending: Final[deque[Pending]] = deque()
        self._changed: Final = asyncio.Event()  # a row is settled, or someone has left

    @property
    def is_told(self) -> bool:
        """Nothing is on its way to the disk."""
        return not self._pending

    @property
    def here(self) -> frozenset[Seat]:
        """The seats people are here for."""
        return frozenset(seat for listener in self.listeners for seat in listener.held)

    async def durable(self) -> None:
        """Waits until everything done so far is on the disk: before that nothing of it is told."""
        while self._pending and not self.lost:
            await self._change()

    async def deserted(self) -> None:
        """Waits until every listener has gone."""
        while self.listeners:
            await self._change()

    async def _change(self) -> None:
        self._changed.clear()
        await self._changed.wait()

    def remove(self, listener: Listener) -> None:
        """This listener has gone."""
        self.listeners.remove(listener)
        self._changed.set()

    def lose(self) -> None:
        """The table is read again from the storage: nothing more is told here."""
        self.lost = True
        self._changed.set()

    def tell(self, listener: Listener, frame: bytes) -> None:
        """Tells one listener, after what is on its way."""
        if self._pending:
            self._pending[-1].frames.append((listener, frame))
        else:
            listener.put(frame)

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
        self._changed.set()

    def settle(self, row: Row, durable: bool) -> None:
        """The row is on the disk: now everyone is told. Or it could not be stored: then nothing of it is told."""
        pending = self._pending.popleft()
        if pending.row.number != row.number:
            raise EngineBug("bug-row-out-of-order", table=self.id, version=row.number, expected=pending.row.number)
        if not durable or self.lost:
            self._lose(pending)
            return
        for listener, frame in pending.frames:
            listener.put(frame)
        self._changed.set()

    def _lose(self, pending: Pending) -> None:
        """Nothing of this row was told; everyone comes back to the table as it is stored."""
        self.lose()
        problem = m.Problem("server-not-stored")
        if pending.row.intent is not None and pending.by is not None:
            pending.by.put(encode(m.Refused(pending.row.intent, problem)))
        for listener in self.listeners:
            listener.put(encode(m.Closing(problem)))
