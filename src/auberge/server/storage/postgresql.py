"""The storage in a PostgreSQL database. One connection writes and holds the claim and the tables, another one reads.

Who loses the connection that writes has lost the claim with it, and writes nothing before it has both again: by then
whatever was under way on the old connection has happened or not, for good.
"""

import asyncio
import logging
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager, nullcontext, suppress
from functools import partial
from typing import Final

import asyncpg
from sqlalchemy import ClauseElement, make_url, text
from sqlalchemy import Connection as SyncConnection
from sqlalchemy.exc import DBAPIError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.pool import NullPool

from auberge.server.storage import schema
from auberge.server.storage.line import Connection, ExclusiveConnection
from auberge.server.storage.ownership import Ownership
from auberge.server.storage.upgrade import bring_up_to_date, check_up_to_date, is_older
from auberge.table.rows import AlreadyStored, Key, Row, StorageFailed, StoredTable, orphans
from auberge.table.storage_contract import T, Transaction
from auberge.wire.encoding import encode

log = logging.getLogger(__name__)

_CONNECT_SECONDS: Final = 5.0
_COMMAND_SECONDS: Final = 10.0
_CLAIM_SECONDS: Final = 3.0  # a server that has just died keeps its claim until the database has noticed
_RESTART_SECONDS: Final = 10.0  # rows wait this long for a database that is being restarted
_PAUSE_SECONDS: Final = 0.1
_CLAIM: Final = 0x61756265  # "aube": the number of our locks; beside it the schema, for databases with several
_UPGRADE: Final = 0x61756266
_SETTINGS: Final = {
    "application_name": "auberge",
    "tcp_keepalives_idle": "10",  # so that the claim of a machine that has vanished does not stay for hours
    "tcp_keepalives_interval": "5",
    "tcp_keepalives_count": "3",
    "idle_in_transaction_session_timeout": "10000",  # a server that has stopped short does not keep others waiting
}
_DURABLE: Final = (
    "SELECT set_config('synchronous_commit', 'on', false) WHERE current_setting('synchronous_commit') = 'off'"
)
_KEY: Final = f"({_CLAIM}, hashtext(current_schema()))"
_ALONE: Final = f"SELECT pg_advisory_lock{_KEY}"
_SHARED: Final = f"SELECT pg_advisory_lock_shared{_KEY}"
_ROWS: Final = (  # as JSON: one text is written and read faster than a list for every column
    'json_to_recordset($1::json) AS given ("table" text, number int, kind text, seat int, text text, intent text, '
    "at float8)"
)
_INSERT: Final = f"INSERT INTO journal (table_id, number, kind, seat, text, intent, at) SELECT * FROM {_ROWS}"
_APPEND: Final = f"{_INSERT} ON CONFLICT DO NOTHING RETURNING table_id, number"
_THERE: Final = (
    "SELECT journal.* FROM journal JOIN unnest($1::text[], $2::int[]) AS asked (table_id, number) "
    "USING (table_id, number)"
)
_ENCODING: Final = "SHOW server_encoding"
_PROBE: Final = "UPDATE alembic_version SET version_num = version_num"

_UNREACHABLE: Final = (
    OSError,  # TimeoutError is one
    asyncpg.PostgresConnectionError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,  # the database has said goodbye, and its connection is not yet closed
    asyncpg.CannotConnectNowError,
    asyncpg.AdminShutdownError,
    asyncpg.CrashShutdownError,
    asyncpg.TooManyConnectionsError,
)
_TROUBLE: Final = (SQLAlchemyError, asyncpg.PostgresError, *_UNREACHABLE)


class PostgresStorage:
    """A `Storage` in the database that a URL names (as PostgreSQL's own programs read it)."""

    def __init__(self, url: str) -> None:
        self._url: Final = url
        self._place: Final = _place(url)
        self._engine: Final[AsyncEngine] = create_async_engine(
            "postgresql+asyncpg://", poolclass=NullPool, async_creator=self._connect_patiently
        )
        self._writing: Final = ExclusiveConnection(self._connect_to_write)
        self._reading: Final = ExclusiveConnection(self._connect)
        self._claimed: str | None = None  # by which statement
        self.ownership: Final = Ownership(self._write)

    @property
    def place(self) -> str:
        return self._place

    async def claim(self, *, shared: bool = False) -> None:
        if self._claimed is None:
            async with self._write() as connection:
                await self._take(connection, _SHARED if shared else _ALONE)
                self._claimed = _SHARED if shared else _ALONE

    async def open(self) -> None:
        with self._failures():
            async with self._engine.begin() as connection:
                await connection.execute(text(f"SELECT pg_advisory_xact_lock({_UPGRADE}, hashtext(current_schema()))"))
                await self._check_encoding(connection)
                older = await connection.run_sync(is_older, self._place)
                async with self._alone() if older else nullcontext():
                    await connection.run_sync(bring_up_to_date, self._place)

    async def look(self) -> None:
        with self._failures():
            async with self._engine.connect() as connection:
                await connection.run_sync(check_up_to_date, self._place)

    async def probe(self) -> None:
        """Writes next to nothing, but to the disk: a row that stays as it is."""
        async with self._write() as connection:
            await connection.execute(_PROBE)

    async def close(self) -> None:
        await self._writing.close()
        await self._reading.close()

    async def add_table(self, table: StoredTable) -> None:
        try:
            async with self._write() as connection:
                await self._do(connection, schema.add_table(table))
        except asyncpg.UniqueViolationError as problem:
            raise AlreadyStored("server-table-already-stored", id=table.id) from problem

    async def table(self, id: str) -> StoredTable | None:  # noqa: A002
        found = await self._ask(schema.one_table(id), id)
        return schema.read_table(dict(found[0])) if found else None

    async def rows(self, id: str, after: int = 0) -> list[Row]:  # noqa: A002
        return await schema.every_row(partial(self._rows, id), after)

    async def _rows(self, table_id: str, after: int) -> list[Row]:
        found = await self._ask(schema.rows_of(table_id, after), table_id)
        return [schema.read_row(tuple(row)) for row in found]

    async def append(self, rows: Sequence[Row]) -> set[Key]:
        """If the connection is lost meanwhile, only the next one can tell whether the rows have arrived: it is waited
        for, as long as a database takes to start again."""
        loop = asyncio.get_running_loop()
        limit = loop.time() + _RESTART_SECONDS
        again = False
        while True:
            try:
                async with self._write() as connection:
                    stored = await _arrived(connection, rows) if again else set()
                    return stored | await _append(connection, [row for row in rows if self._is_due(row, stored)])
            except StorageFailed as problem:
                if problem.key != "server-storage-unreachable" or loop.time() > limit:
                    raise
                if not again:
                    log.warning("the database does not answer; trying again", extra={"problem": str(problem)})
            again = True
            await asyncio.sleep(_PAUSE_SECONDS)

    def _is_due(self, row: Row, stored: set[Key]) -> bool:
        """Whether a row is not stored yet, and may be: a server writes to no table of another."""
        return row.key not in stored and (self._claimed != _SHARED or row.table in self.ownership.tables)

    async def tables_since(self, opened: float) -> int:
        return int((await self._ask(schema.tables_since(opened)))[0][0])

    async def following(self, id: str) -> str | None:  # noqa: A002
        found = await self._ask(schema.following(id), id)
        return str(found[0][0]) if found else None

    async def keep_review(self, id: str, reviewer: int, found: str) -> None:  # noqa: A002
        with suppress(asyncpg.UniqueViolationError):
            async with self._write() as connection:
                await self._do(connection, schema.add_review(id, reviewer, found))

    async def review(self, id: str, reviewer: int) -> str | None:  # noqa: A002
        found = await self._ask(schema.review_of(id, reviewer), id)
        return str(found[0][0]) if found else None

    @asynccontextmanager
    async def whole(self, *, writing: bool = False) -> AsyncIterator[Transaction]:
        with self._failures():
            async with self._engine.connect() as connection:
                await connection.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=not writing)
                yield _Whole(connection)
                await connection.commit()

    # --- connections ---------------------------------------------------------------------------------------------

    async def _connect(self) -> Connection:
        return await self._connected(_COMMAND_SECONDS)

    async def _connect_patiently(self) -> Connection:
        """For work on everything that is stored, which may take long."""
        return await self._connected(None)

    async def _connected(self, command_seconds: float | None) -> Connection:
        with self._failures():
            return await asyncpg.connect(
                self._url, timeout=_CONNECT_SECONDS, command_timeout=command_seconds, server_settings=_SETTINGS
            )

    async def _connect_to_write(self) -> Connection:
        connection = await self._connect()
        try:
            with self._failures():
                await connection.execute(_DURABLE)
                if self._claimed is not None:
                    await self._take(connection, self._claimed)
        except BaseException:
            connection.terminate()
            raise
        return connection

    async def _take(self, connection: Connection, claim: str) -> None:
        await connection.execute(f"SET lock_timeout = '{1000 * _CLAIM_SECONDS:.0f}ms'")
        try:
            await connection.execute(claim)
        except asyncpg.LockNotAvailableError as problem:
            raise StorageFailed("server-storage-taken", place=self._place) from problem
        try:
            await self.ownership.begin(connection)
        except asyncpg.LockNotAvailableError as problem:  # the database has not noticed yet that we were cut off
            raise StorageFailed("server-storage-unreachable", place=self._place, problem=str(problem)) from problem
        await connection.execute("RESET lock_timeout")

    async def _check_encoding(self, connection: AsyncConnection) -> None:
        encoding = str((await connection.execute(text(_ENCODING))).scalar_one())
        if encoding != "UTF8":
            raise StorageFailed("server-storage-encoding", place=self._place, encoding=encoding)

    @asynccontextmanager
    async def _alone(self) -> AsyncIterator[None]:
        """Keeps other servers away for this block: they would not know the new schema. StorageFailed if one serves."""
        async with self._write() as connection:
            if not await connection.fetchval(f"SELECT pg_try_advisory_lock{_KEY}"):
                raise StorageFailed("server-storage-taken", place=self._place)
            yield
            await connection.execute(f"SELECT pg_advisory_unlock{_KEY}")

    @asynccontextmanager
    async def _write(self) -> AsyncIterator[Connection]:
        with self._failures():
            async with self._writing.use() as connection:
                yield connection

    async def _ask(self, question: ClauseElement, table_id: str = "") -> "list[asyncpg.Record]":
        """What the database answers. A table whose id it could not even keep is not there."""
        if "\0" in table_id:
            return []
        if self._claimed and not self._writing.is_up:  # what was under way may still happen: see above
            async with self._write():
                pass
        with self._failures():
            async with self._reading.use() as connection:
                return await self._do(connection, question)

    async def _do(self, connection: Connection, statement: ClauseElement) -> "list[asyncpg.Record]":
        """Has a statement of the schema carried out, as asyncpg takes it."""
        compiled = statement.compile(dialect=self._engine.dialect)
        names = getattr(compiled, "positiontup", None) or ()
        return await connection.fetch(str(compiled), *(compiled.params[name] for name in names))

    @contextmanager
    def _failures(self) -> Iterator[None]:
        """Whatever PostgreSQL, or the way to it, complains of is a StorageFailed."""
        try:
            yield
        except asyncpg.UniqueViolationError:
            raise
        except _TROUBLE as problem:
            raise _failure(self._place, problem) from problem


class _Whole:
    """A transaction over the whole database."""

    def __init__(self, connection: AsyncConnection) -> None:
        self._connection: Final = connection

    async def run(self, work: Callable[[SyncConnection], T]) -> T:
        return await self._connection.run_sync(work)


async def _append(connection: Connection, rows: Sequence[Row]) -> set[Key]:
    """Keeps rows. Where a place is taken, neither that row is kept nor later ones of its table."""
    if not rows:
        return set()
    try:
        await connection.execute(_INSERT, encode(rows).decode())
    except asyncpg.UniqueViolationError:  # nothing of this is kept
        return await _append_some(connection, rows)
    return {row.key for row in rows}


async def _append_some(connection: Connection, rows: Sequence[Row]) -> set[Key]:
    """Keeps those rows whose place is free, but none that stands on a lost one."""
    while True:
        try:
            async with connection.transaction():
                stored = {(found[0], found[1]) for found in await connection.fetch(_APPEND, encode(rows).decode())}
                lost = orphans(rows, stored)
                if lost:
                    raise _Orphans
                return stored
        except _Orphans:
            rows = [row for row in rows if row.key not in lost]


class _Orphans(Exception):
    """Rows were stored that stand on lost ones."""


async def _arrived(connection: Connection, rows: Sequence[Row]) -> set[Key]:
    """The keys of those of these rows that are there, to the letter."""
    keys = [row.table for row in rows], [row.number for row in rows]
    there = [schema.read_row(tuple(found)) for found in await connection.fetch(_THERE, *keys)]
    return {row.key for row in rows if row in there}


def _place(url: str) -> str:
    """What a database is called in messages: without user and password, even if an `@` in that is not written `%40`."""
    parsed = make_url(url)
    host = (parsed.host or "").rpartition("@")[2] or parsed.query.get("host") or "localhost"
    return f"postgresql://{host}{f':{parsed.port}' if parsed.port else ''}/{parsed.database or ''}"


def _failure(place: str, problem: BaseException) -> StorageFailed:
    while isinstance(problem, DBAPIError) and problem.orig is not None:
        problem = problem.orig.__cause__ or problem.orig
    said = str(problem).strip().rstrip(".") or type(problem).__name__
    match problem:
        case asyncpg.InvalidAuthorizationSpecificationError():
            return StorageFailed("server-storage-refused", place=place, problem=said)
        case asyncpg.InvalidCatalogNameError():
            return StorageFailed("server-storage-no-database", place=place)
        case asyncpg.DiskFullError():
            return StorageFailed("server-storage-full", place=place)
        case asyncpg.ReadOnlySQLTransactionError():
            return StorageFailed("server-storage-read-only", place=place)
    if isinstance(problem, _UNREACHABLE) and not isinstance(
        problem, ValueError
    ):  # that would be a value it cannot keep
        return StorageFailed("server-storage-unreachable", place=place, problem=said)
    return StorageFailed("server-storage-failed", place=place, problem=said)
