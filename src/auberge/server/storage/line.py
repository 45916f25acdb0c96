"""A line to a PostgreSQL server: one connection, for one user at a time, made when it is needed and when it is lost."""

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Final, TypeAlias

import asyncpg

from auberge.table.rows import StorageFailed

_DOWN_SECONDS: Final = 0.5  # that nobody tries again: those who wait hear at once what the first of them heard

Connection: TypeAlias = "asyncpg.Connection[asyncpg.Record]"


class ExclusiveConnection:
    """One connection at a time. `connect` makes it; what goes wrong with that is a StorageFailed."""

    def __init__(self, connect: Callable[[], Awaitable[Connection]]) -> None:
        self._connect: Final = connect
        self._turn: Final = asyncio.Lock()
        self._connection: Connection | None = None
        self._problem: StorageFailed | None = None
        self._since = 0.0

    @property
    def is_up(self) -> bool:
        """Whether there is a connection, as far as we have heard."""
        return self._connection is not None and not self._connection.is_closed()

    @asynccontextmanager
    async def use(self) -> AsyncIterator[Connection]:
        """The connection, for this block alone. If the block fails it is not used again: it may be broken."""
        async with self._turn:
            if self._connection is None or self._connection.is_closed():
                self._connection = await self._anew()
            try:
                yield self._connection
            except asyncpg.UniqueViolationError:
                raise  # the database is well
            except BaseException:
                self._drop()
                raise

    async def close(self) -> None:
        """Hangs up when nobody uses it any more."""
        async with self._turn:
            if self._connection is not None:
                try:
                    await self._connection.close(timeout=2)
                except (asyncpg.PostgresError, asyncpg.InterfaceError, OSError):
                    self._drop()
            self._connection = None

    def _drop(self) -> None:
        if self._connection is not None:
            self._connection.terminate()
            self._connection = None

    async def _anew(self) -> Connection:
        if self._problem is not None and time.monotonic() - self._since < _DOWN_SECONDS:
            raise StorageFailed(self._problem.key, **self._problem.values)
        try:
            connection = await self._connect()
        except StorageFailed as problem:
            self._problem, self._since = problem, time.monotonic()
            raise
        self._problem = None
        return connection
