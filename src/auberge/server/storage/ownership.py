"""Which tables this process owns: one advisory lock each, on the connection that writes (ADR 31).

A process that loses the connection can write nothing, and owns only what it gets again. PostgreSQL frees the locks of a
process as soon as its connection ends, so a table needs no clock and no renewal to find its next owner.
"""

import secrets
from collections.abc import Callable, Collection, Mapping
from contextlib import AbstractAsyncContextManager
from typing import Final

from auberge.server.storage.line import Connection

_SERVE: Final = "SELECT pg_advisory_lock(hashtext('auberge ' || current_schema()), $1)"
_LOCK: Final = "hashtextextended(current_schema() || ' ' || name, 0)"
_TAKE: Final = f"SELECT name FROM unnest($1::text[]) AS name WHERE pg_try_advisory_lock({_LOCK})"
_LET_GO: Final = f"SELECT pg_advisory_unlock({_LOCK}) FROM unnest($1::text[]) AS name"
# A statement of its own, after the locks: within theirs it would see the rows as they were before them.
_LAST: Final = "SELECT name, (SELECT max(number) FROM journal WHERE table_id = name) FROM unnest($1::text[]) AS name"

Use = Callable[[], AbstractAsyncContextManager[Connection]]


class Ownership:
    """The tables of one process (a `contract.Ownership`)."""

    def __init__(self, write: Use) -> None:
        self._number: Final = secrets.randbelow(2**31)  # of this process
        self._tables: set[str] = set()
        self._write: Final = write
        self._is_new = False  # the connection: what happened before it was there is not known

    @property
    def tables(self) -> Collection[str]:
        return self._tables

    async def begin(self, connection: Connection) -> None:
        """Has this connection write from now on, once the one before has ended: what was under way there has happened
        or not, for good. Takes the tables again that no other process has taken meanwhile."""
        await connection.execute(_SERVE, self._number)
        found = await connection.fetch(_TAKE, list(self._tables)) if self._tables else []
        self._tables = {name for (name,) in found}
        self._is_new = True

    async def take(self, table: str) -> bool:
        async with self._write() as connection:
            if table not in self._tables:
                self._tables.update(name for (name,) in await connection.fetch(_TAKE, [table]))
            return table in self._tables

    async def keep(self, wanted: Callable[[], Collection[str]]) -> Mapping[str, int]:
        async with self._write() as connection:
            free = list(self._tables - set(wanted()))
            self._tables.difference_update(free)
            await connection.execute(_LET_GO, free)
            if not self._is_new:
                return {}
            found = await connection.fetch(_LAST, list(self._tables))
            self._is_new = False
            return {name: last for name, last in found if last is not None}
