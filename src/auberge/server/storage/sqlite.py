"""The storage in one SQLite file. One thread writes, one reads; every commit is on the disk before it counts."""

import asyncio
import logging
import os
import sqlite3
from collections.abc import AsyncIterator, Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Final, ParamSpec, TypeVar

import msgspec
from sqlalchemy import URL, Connection, Engine, create_engine, event
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.pool import PoolProxiedConnection

from auberge.server.storage import AlreadyStored, Key, Row, StorageFailed, StoredTable, Transaction, orphans, schema
from auberge.server.storage.claim import Claim
from auberge.server.storage.presence import Presence
from auberge.server.storage.upgrade import bring_up_to_date, check_up_to_date

log = logging.getLogger(__name__)

P = ParamSpec("P")
T = TypeVar("T")

_PRAGMAS: Final = (
    "PRAGMA journal_mode=WAL",
    "PRAGMA synchronous=FULL",
    "PRAGMA wal_autocheckpoint=1000",
    "PRAGMA busy_timeout=5000",
)
# One statement for a whole batch: SQLite takes the rows apart without holding up Python.
_APPEND: Final = (
    "INSERT INTO journal (table_id, version, kind, seat, text, intent, at) "
    "SELECT "
    + ", ".join(f"json_extract(value, '$.{field}')" for field in Row.__struct_fields__)
    + " FROM json_each(?) WHERE true ON CONFLICT DO NOTHING RETURNING table_id, version"
)
_TAKE_BACK: Final = "DELETE FROM journal WHERE table_id = ? AND version = ?"


class SqliteStorage:
    """A `Storage` in one file; its folder is made if need be, for this user's eyes only."""

    def __init__(self, path: str) -> None:
        self._path: Final = Path(path).expanduser()
        self._engine: Final = _engine(self._path)
        self._claim: Final = Claim(self._path)
        self._presence: Final = Presence(self._path)
        self._writing: Final = ThreadPoolExecutor(1, "storage-write")
        self._reading: Final = ThreadPoolExecutor(1, "storage-read")
        self._hot: PoolProxiedConnection | None = None  # the writing thread's own, for appending

    @property
    def place(self) -> str:
        return str(self._path)

    @property
    def sharing(self) -> None:
        return None

    async def claim(self, *, shared: bool = False) -> None:  # noqa: ARG002 (a file is never shared)
        await self._in(self._writing, self._take)

    async def open(self) -> None:
        await self._in(self._writing, self._prepare)

    async def look(self) -> None:
        await self._in(self._reading, self._look)

    async def probe(self) -> None:
        await self._in(self._writing, self._probe)

    async def close(self) -> None:
        await asyncio.get_running_loop().run_in_executor(self._writing, self._drop_hot)
        self._claim.give_back()
        self._writing.shutdown()
        self._reading.shutdown()
        self._engine.dispose()

    async def add_table(self, table: StoredTable) -> None:
        await self._in(self._writing, self._add_table, table)

    async def table(self, id: str) -> StoredTable | None:  # noqa: A002
        return await self._in(self._reading, self._table, id)

    async def rows(self, id: str, after: int = 0) -> list[Row]:  # noqa: A002
        return await self._in(self._reading, self._rows, id, after)

    async def append(self, rows: Sequence[Row]) -> set[Key]:
        return await self._in(self._writing, self._append, rows)

    async def tables_since(self, opened: float) -> int:
        return await self._in(self._reading, self._tables_since, opened)

    async def following(self, id: str) -> str | None:  # noqa: A002
        return await self._in(self._reading, self._following, id)

    async def keep_review(self, id: str, reviewer: int, found: str) -> None:  # noqa: A002
        await self._in(self._writing, self._keep_review, id, reviewer, found)

    async def review(self, id: str, reviewer: int) -> str | None:  # noqa: A002
        return await self._in(self._reading, self._review, id, reviewer)

    @asynccontextmanager
    async def whole(self, *, writing: bool = False) -> AsyncIterator[Transaction]:
        thread = self._writing if writing else self._reading
        engine = self._engine.execution_options(begin="IMMEDIATE" if writing else "DEFERRED")
        connection = await self._in(thread, engine.connect)
        try:
            yield _Whole(self, thread, connection)
            await self._in(thread, connection.commit)
        finally:
            await asyncio.get_running_loop().run_in_executor(thread, connection.close)

    async def _in(self, thread: ThreadPoolExecutor, work: Callable[P, T], *arguments: P.args, **named: P.kwargs) -> T:
        """Runs some work in one of the threads; whatever SQLite complains of is a StorageFailed.

        Nothing counts that was read from, or written to, a file that is not there any more."""

        def run() -> T:
            try:
                self._presence.check()
                done = work(*arguments, **named)
                self._presence.check()
                return done
            except (SQLAlchemyError, sqlite3.Error, OSError) as problem:
                raise _failure(self._path, problem) from problem

        return await asyncio.get_running_loop().run_in_executor(thread, run)

    # --- in the writing thread -----------------------------------------------------------------------------------

    def _take(self) -> None:
        self._path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        self._claim.take()

    def _prepare(self) -> None:
        self._path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        if not self._path.exists():  # closing a file that SQLite has open would drop SQLite's locks on it
            os.close(os.open(self._path, os.O_RDWR | os.O_CREAT, 0o600))
        with self._engine.execution_options(begin="IMMEDIATE").begin() as connection:
            bring_up_to_date(connection, str(self._path))
        self._connect_hot()

    def _connect_hot(self) -> sqlite3.Connection:
        if self._hot is None:
            self._hot = self._engine.raw_connection()
            _driver(self._hot).execute("SELECT 1 FROM sqlite_master").close()  # opens all that SQLite opens late
            self._presence.note()
        return _driver(self._hot)

    def _drop_hot(self) -> None:
        self._presence.forget_log()
        hot, self._hot = self._hot, None
        if hot is not None:
            hot.invalidate()

    def _add_table(self, table: StoredTable) -> None:
        try:
            with self._engine.begin() as connection:
                connection.execute(schema.add_table(table))
        except IntegrityError as problem:
            raise AlreadyStored("server-table-already-stored", id=table.id) from problem

    def _keep_review(self, table_id: str, reviewer: int, found: str) -> None:
        with suppress(IntegrityError), self._engine.begin() as connection:
            connection.execute(schema.add_review(table_id, reviewer, found))

    def _append(self, rows: Sequence[Row]) -> set[Key]:
        hot = self._connect_hot()
        try:
            hot.execute("BEGIN IMMEDIATE")
            stored: set[Key] = set(hot.execute(_APPEND, (msgspec.json.encode(rows).decode(),)).fetchall())
            if len(stored) < len(rows):
                lost = orphans(rows, stored)
                hot.executemany(_TAKE_BACK, lost)
                stored -= lost
            hot.execute("COMMIT")
        except sqlite3.Error:
            self._recover(hot)
            raise
        return stored

    def _probe(self) -> None:
        """Writes next to nothing, but to the disk: a number of the file that nobody uses."""
        self._presence.check_room()
        hot = self._connect_hot()
        try:
            hot.execute("PRAGMA user_version = 0").close()
        except sqlite3.Error:
            self._recover(hot)
            raise

    def _recover(self, hot: sqlite3.Connection) -> None:
        """After a failure: nothing half done stays behind, and a connection that is broken is opened anew."""
        try:
            if hot.in_transaction:
                hot.execute("ROLLBACK")
            hot.execute("SELECT 1")
        except sqlite3.Error:
            log.warning("the connection to the storage is lost", exc_info=True)
            self._drop_hot()

    # --- in the reading thread -----------------------------------------------------------------------------------

    def _look(self) -> None:
        if not self._path.is_file():
            raise StorageFailed("server-storage-missing", place=str(self._path))
        with self._engine.connect() as connection:
            check_up_to_date(connection, str(self._path))

    def _table(self, table_id: str) -> StoredTable | None:
        with self._engine.connect() as connection:
            found = connection.execute(schema.one_table(table_id)).mappings().one_or_none()
        return None if found is None else schema.read_table({str(name): value for name, value in found.items()})

    def _rows(self, table_id: str, after: int) -> list[Row]:
        with self._engine.connect() as connection:
            return [schema.read_row(tuple(found)) for found in connection.execute(schema.rows_of(table_id, after))]

    def _tables_since(self, opened: float) -> int:
        with self._engine.connect() as connection:
            return connection.execute(schema.tables_since(opened)).scalar_one()

    def _following(self, table_id: str) -> str | None:
        with self._engine.connect() as connection:
            return connection.execute(schema.following(table_id)).scalar_one_or_none()

    def _review(self, table_id: str, reviewer: int) -> str | None:
        with self._engine.connect() as connection:
            return connection.execute(schema.review_of(table_id, reviewer)).scalar_one_or_none()


class _Whole:
    """A transaction over the whole file, in one of its threads."""

    def __init__(self, storage: SqliteStorage, thread: ThreadPoolExecutor, connection: Connection) -> None:
        self._storage: Final = storage
        self._thread: Final = thread
        self._connection: Final = connection

    async def run(self, work: Callable[[Connection], T]) -> T:
        return await self._storage._in(self._thread, work, self._connection)


def _engine(path: Path) -> Engine:
    engine = create_engine(URL.create("sqlite", database=str(path)), hide_parameters=True)  # from the logs
    event.listen(engine, "connect", _on_connect)
    event.listen(engine, "begin", _on_begin)
    return engine


def _driver(connection: PoolProxiedConnection) -> sqlite3.Connection:
    found = connection.driver_connection
    assert isinstance(found, sqlite3.Connection)
    return found


def _on_connect(connection: sqlite3.Connection, record: object) -> None:  # noqa: ARG001
    connection.isolation_level = None  # transactions begin where we say so, and take in changes of the schema
    for pragma in _PRAGMAS:
        connection.execute(pragma).close()


def _on_begin(connection: Connection) -> None:
    connection.exec_driver_sql(f"BEGIN {connection.get_execution_options().get('begin', 'DEFERRED')}")


def _failure(path: Path, problem: Exception) -> StorageFailed:
    text = str(getattr(problem, "orig", None) or problem)
    if "not a database" in text or "malformed" in text:
        return StorageFailed("server-storage-not-a-database", place=str(path))
    if _code(problem) == sqlite3.SQLITE_FULL:
        return StorageFailed("server-storage-full", place=str(path))
    if _code(problem) == sqlite3.SQLITE_READONLY:
        return StorageFailed("server-storage-read-only", place=str(path))
    return StorageFailed("server-storage-failed", place=str(path), problem=text)


def _code(problem: Exception) -> int:
    """The kind of complaint, as SQLite numbers them; 0 if it is none of SQLite's."""
    found = getattr(problem, "orig", None) or problem
    return getattr(found, "sqlite_errorcode", 0) & 0xFF
