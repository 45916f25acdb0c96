"""Several servers on one PostgreSQL: advisory locks say who serves and who holds what, notices pass words on.

Locks are taken on the connection that writes: a server that has lost it can write nothing, and holds nothing either.
"""

import asyncio
import secrets
from collections.abc import Awaitable, Callable, Iterable, Sequence
from contextlib import AbstractAsyncContextManager, AbstractContextManager
from typing import Final

from auberge.server.storage.line import Connection, ExclusiveConnection
from auberge.table.rows import StorageFailed

_PAUSE_SECONDS: Final = 0.2  # before a lost connection is made anew
_CHANNEL: Final = "'auberge ' || md5(current_schema())"  # channels are the database's, not the schema's
_SERVERS: Final = "hashtext('auberge ' || current_schema())"  # beside it the number of a server
_NAME: Final = "hashtextextended(current_schema() || ' ' || name, 0)"
_SERVE: Final = f"SELECT pg_advisory_lock({_SERVERS}, $1)"
_SERVING: Final = (
    "SELECT objid::bigint FROM pg_locks WHERE locktype = 'advisory' AND objsubid = 2 AND granted "
    f"AND classid = ({_SERVERS}::bigint & 4294967295)::oid "
    "AND database = (SELECT oid FROM pg_database WHERE datname = current_database())"
)
_HOLD: Final = f"SELECT name FROM unnest($1::text[]) AS name WHERE pg_try_advisory_lock({_NAME})"
_LET_GO: Final = f"SELECT pg_advisory_unlock({_NAME}) FROM unnest($1::text[]) AS name"
_LAST: Final = "SELECT name, (SELECT max(number) FROM journal WHERE table_id = name) FROM unnest($1::text[]) AS name"
_TIME: Final = "SELECT extract(epoch FROM clock_timestamp())::float8"
POST: Final = f"SELECT pg_notify({_CHANNEL}, notice) FROM unnest($1::text[]) AS notice"

Use = Callable[[], AbstractAsyncContextManager[Connection]]


class PostgresSharing:
    """The servers of one database (a `sharing.Sharing`)."""

    def __init__(
        self,
        write: Use,
        connect: Callable[[], Awaitable[Connection]],
        failures: Callable[[], AbstractContextManager[None]],
    ) -> None:
        self.server: Final = secrets.randbelow(2**31)
        self.held: Final[set[str]] = set()
        self._write: Final = write
        self._connect: Final = connect
        self._failures: Final = failures
        self._ear: Final = ExclusiveConnection(self._connect_ear)
        self._deaf: Final = asyncio.Event()
        self._hear: Callable[[str], None] = lambda _: None
        self._own: Final = {"writing": 0, "ear": 0}  # PostgreSQL's numbers of our connections

    async def serve(self, connection: Connection) -> None:
        """This connection writes from now on. As long as the one before has not ended, it waits: so what was under way
        there has happened or not, for good."""
        self.held.clear()
        self._own["writing"] = connection.get_server_pid()
        await connection.execute(_SERVE, self.server)

    async def hold(self, names: Iterable[str]) -> None:
        wanted = [name for name in names if name not in self.held]
        if wanted:
            async with self._write() as connection:
                self.held.update(found[0] for found in await connection.fetch(_HOLD, wanted))

    async def let_go(self, names: Iterable[str]) -> None:
        held = [name for name in names if name in self.held]
        if held:
            async with self._write() as connection:
                ours = [name for name in held if name in self.held]  # unless the connection is a new one
                self.held.difference_update(ours)
                await connection.execute(_LET_GO, ours)

    async def servers(self) -> set[int]:
        with self._failures():
            async with self._ear.use() as connection:
                return {found[0] for found in await connection.fetch(_SERVING)}

    async def time(self) -> float:
        with self._failures():
            async with self._ear.use() as connection:
                return float(await connection.fetchval(_TIME))

    async def last_numbers(self, tables: Iterable[str]) -> dict[str, int]:
        with self._failures():
            async with self._ear.use() as connection:
                return {found[0]: found[1] for found in await connection.fetch(_LAST, list(tables)) if found[1]}

    async def post(self, notices: Sequence[str]) -> None:
        with self._failures():
            async with self._ear.use() as connection:
                await connection.execute(POST, notices)

    async def listen(self, hear: Callable[[str], None], listening: Callable[[], Awaitable[None]]) -> None:
        self._hear = hear
        while True:
            self._deaf.clear()
            try:
                async with self._ear.use():
                    pass
                await listening()
                await self._deaf.wait()
            except StorageFailed:
                await asyncio.sleep(_PAUSE_SECONDS)

    async def close(self) -> None:
        """Hears no more."""
        await self._ear.close()

    async def _connect_ear(self) -> Connection:
        connection = await self._connect()
        try:
            with self._failures():
                await connection.execute("SET synchronous_commit = off")  # notices are worth no disk
                await connection.add_listener(str(await connection.fetchval(f"SELECT {_CHANNEL}")), self._heard)
        except BaseException:
            connection.terminate()
            raise
        connection.add_termination_listener(lambda _: self._deaf.set())
        self._own["ear"] = connection.get_server_pid()
        return connection

    def _heard(self, _connection: object, process: int, _channel: str, notice: object) -> None:
        if process not in self._own.values():
            self._hear(str(notice))
