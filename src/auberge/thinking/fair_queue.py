"""Whose turn it is when more is wished than can be done at once: the most urgent first, then every table in turn, at
a table whoever waits longest. Nobody can take another's turns by asking often."""

import asyncio
from collections import deque
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from enum import IntEnum
from typing import Final

from auberge.table.validation import BadMessage


class Urgency(IntEnum):
    """How long something may wait, the most urgent first."""

    PLAYED = 0  # a bot's move where somebody plays
    WATCHED = 1  # a bot's move where somebody only watches
    HINT = 2
    UNWATCHED = 3  # a bot's move that nobody sees: made when nobody else wants anything


_CAN_WAIT: Final = Urgency.HINT  # this and what is less urgent


@dataclass(eq=False)
class _Waiting:
    urgency: Callable[[], Urgency]  # asked again whenever a turn is given: somebody may have come, or gone
    called: asyncio.Future[None] = field(default_factory=lambda: asyncio.get_running_loop().create_future())
    can_wait: bool = False  # as it was when its turn came


class Turns:
    """Up to `count` have their turn at once; of the others at most `most` wait, and at most `most_each` of a table.

    A turn is never cut short, so what can wait must not have them all: one place is kept for what cannot. If there is
    but one, what can wait has another."""

    def __init__(self, count: int, most: int | None = None, most_each: int | None = None) -> None:
        self._most: Final = most
        self._most_each: Final = most_each
        self._places: Final = max(2, count)
        self._places_of: Final = {False: count, True: max(1, count - 1)}  # by whether it can wait
        self._taken: Final = {False: 0, True: 0}
        self._lines: Final[dict[str, deque[_Waiting]]] = {}  # by table, in the order of their next turns

    @property
    def waiting(self) -> int:
        """How many wait."""
        return sum(map(len, self._lines.values()))

    @property
    def taken(self) -> int:
        """How many have their turn."""
        return sum(self._taken.values())

    @asynccontextmanager
    async def turn(self, table: str, urgency: Callable[[], Urgency] = lambda: Urgency.PLAYED) -> AsyncIterator[None]:
        """Waits for a turn, which lasts as long as the block. BadMessage if too many wait already."""
        waiting = _Waiting(urgency)
        await self._wait(table, waiting)
        try:
            yield
        finally:
            self._end(waiting)

    async def _wait(self, table: str, waiting: _Waiting) -> None:
        self._lines.setdefault(table, deque()).append(waiting)
        self.call()
        if not waiting.called.done() and self._is_overfull(table):
            self._leave(table, waiting)
            raise BadMessage("server-busy")
        try:
            await waiting.called
        except asyncio.CancelledError:
            if not self._leave(table, waiting):
                self._end(waiting)  # the turn came in the very moment it was given up
            raise

    def _is_overfull(self, table: str) -> bool:
        if self._most is not None and self.waiting > self._most:
            return True
        return self._most_each is not None and len(self._lines[table]) > self._most_each

    def _leave(self, table: str, waiting: _Waiting) -> bool:
        """Takes somebody out of the line; False if they are in none."""
        line = self._lines.get(table, deque())
        if waiting not in line:
            return False
        line.remove(waiting)
        if not line:
            del self._lines[table]
        return True

    def _end(self, waiting: _Waiting) -> None:
        self._taken[waiting.can_wait] -= 1
        self.call()

    def call(self) -> None:
        """Gives turns while there are any; whose table has had one goes behind the others. To be called, too, when
        something has become more urgent."""
        while self.taken < self._places and (found := self._next()) is not None:
            table, waiting = found
            line = self._lines.pop(table)
            line.remove(waiting)
            if line:
                self._lines[table] = line
            self._taken[waiting.can_wait] += 1
            waiting.called.set_result(None)

    def _next(self) -> tuple[str, _Waiting] | None:
        """The most urgent for whom there is a place; among equals, of the first table, the first."""
        best: tuple[Urgency, str, _Waiting] | None = None
        for table, line in self._lines.items():
            for waiting in line:
                if waiting.called.cancelled():  # on their way out
                    continue
                urgency = waiting.urgency()
                waiting.can_wait = urgency >= _CAN_WAIT
                free = self._taken[waiting.can_wait] < self._places_of[waiting.can_wait]
                if free and (best is None or urgency < best[0]):
                    best = urgency, table, waiting
        return None if best is None else best[1:]
