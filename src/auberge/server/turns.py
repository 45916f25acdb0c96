"""Whose turn it is when more is wished than can be done at once: the most urgent first, then every table in turn, at
a table whoever waits longest. Nobody can take another's turns by asking often."""

import asyncio
from collections import deque
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from enum import IntEnum
from typing import Final

from auberge.server.intents import BadMessage


class Urgency(IntEnum):
    """How long something may wait, the most urgent first."""

    PLAYED = 0  # a bot's move where somebody plays
    WATCHED = 1  # a bot's move where somebody only watches
    HINT = 2
    UNWATCHED = 3  # a bot's move that nobody sees: made when nobody else wants anything


@dataclass(eq=False)
class _Waiting:
    urgency: Callable[[], Urgency]  # asked again whenever a turn is given: somebody may have come, or gone
    called: asyncio.Future[None] = field(default_factory=lambda: asyncio.get_running_loop().create_future())


class Turns:
    """Up to `count` have their turn at once; of the others at most `most` wait, and at most `most_each` of a table."""

    def __init__(self, count: int, most: int | None = None, most_each: int | None = None) -> None:
        self._free = count
        self._most: Final = most
        self._most_each: Final = most_each
        self._lines: Final[dict[str, deque[_Waiting]]] = {}  # by table, in the order of their next turns

    @property
    def waiting(self) -> int:
        """How many wait."""
        return sum(map(len, self._lines.values()))

    @asynccontextmanager
    async def turn(self, table: str, urgency: Callable[[], Urgency] = lambda: Urgency.PLAYED) -> AsyncIterator[None]:
        """Waits for a turn, which lasts as long as the block. BadMessage if too many wait already."""
        await self._wait(table, _Waiting(urgency))
        try:
            yield
        finally:
            self._free += 1
            self._call()

    async def _wait(self, table: str, waiting: _Waiting) -> None:
        if self._is_full(table):
            raise BadMessage("server-busy")
        self._lines.setdefault(table, deque()).append(waiting)
        self._call()
        try:
            await waiting.called
        except asyncio.CancelledError:
            self._leave(table, waiting)
            raise

    def _is_full(self, table: str) -> bool:
        if self._free:
            return False
        if self._most is not None and self.waiting >= self._most:
            return True
        return self._most_each is not None and len(self._lines.get(table, ())) >= self._most_each

    def _leave(self, table: str, waiting: _Waiting) -> None:
        """Somebody does not want their turn any more, or not the one they have just got."""
        line = self._lines.get(table)
        if line is not None and waiting in line:
            line.remove(waiting)
            if not line:
                del self._lines[table]
        else:
            self._free += 1
            self._call()

    def _call(self) -> None:
        """Gives turns while there are any; whose table has had one goes behind the others."""
        while self._free and self._lines:
            first = {table: min(line, key=lambda each: each.urgency()) for table, line in self._lines.items()}
            table = min(first, key=lambda each: first[each].urgency())
            line = self._lines.pop(table)
            line.remove(first[table])
            if line:
                self._lines[table] = line
            self._free -= 1
            first[table].called.set_result(None)
