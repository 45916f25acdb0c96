"""The storage in one SQLite file. One thread reads, one writes; a server's rows are written by a process of their own
(`writer`). Every commit is on the disk before it counts."""

import asyncio
import logging
import os
import sqlite3
import sys
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, contextmanager, suppress
from pathlib import Path
from typing import Final, ParamSpec, TypeVar

import msgspec
from sqlalchemy import URL, Connection, Engine, create_engine, event
from sqlalchemy.exc import IntegrityError, OperationalError, SQLAlchemyError
from sqlalchemy.pool import PoolProxiedConnection

from auberge.server.storage import checksum, row_writer, schema
from auberge.server.storage import writer as writers
from auberge.server.storage.claim import Claim
from auberge.server.storage.presence import FileIdentity
from auberge.server.storage.row_writer import GONE, Identity
from auberge.server.storage.upgrade import bring_up_to_date, check_up_to_date
from auberge.server.storage.writer import Refusal, Writer, WriterLost
from auberge.table.rows import AlreadyStored, Key, Row, StorageFailed, StoredTable
from auberge.table.storage_contract import Transaction

log = logging.getLogger(__name__)

P = ParamSpec("P")
T = TypeVar("T")


class SqliteStorage:
    """A `Storage` in one file; its folder is made if need be, for this user's eyes only."""

    def __init__(self, path: str) -> None:
        self._path: Final = Path(path).expanduser()
        self._engine: Final = _engine(self._path)
        self._claim: Final = Claim(self._path)
        self._presence: Final = FileIdentity(self._path)
        self._writing: Final = ThreadPoolExecutor(1, "storage-write")
        self._reading: Final = ThreadPoolExecutor(1, "storage-read")
        self._hot: PoolProxiedConnection | None = None  # the writing thread's own
        self._writer: Writer | None = None  # a process, where rows are not written by the thread
        self._starting: Final = asyncio.Lock()

    @property
    def place(self) -> str:
        return str(self._path)

    @property
    def ownership(self) -> None:
        return None

    async def claim(self, *, shared: bool = False) -> None:  # noqa: ARG002 (a file is never shared)
        await self._in(self._writing, self._take)

    async def open(self) -> None:
        await self._in(self._writing, self._prepare)
        await self._writer_now()

    async def look(self) -> None:
        await self._in(self._reading, self._look)

    async def probe(self) -> None:
        await self._in(self._writing, self._probe)

    async def close(self) -> None:
        if self._writer is not None:
            await self._writer.end()
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
        return await schema.every_row(lambda last: self._in(self._reading, self._rows, id, last), after)

    async def append(self, rows: Sequence[Row]) -> set[Key]:
        writer = self._writer
        if writer is None or writer.is_lost:
            writer = await self._writer_now()
            if writer is None:
                return await self._in(self._writing, self._append, rows)
        try:
            found = await writer.append(rows)
        except WriterLost:
            log.warning("the process that writes rows is lost", extra={"pid": writer.pid})
            await writer.give_up()
            return await self._in(self._writing, self._append_again, rows)
        if isinstance(found, Refusal):
            self._writer = None  # the next one sees the files as they are then
            await writer.end()
            raise _failure(self._path, found.text, found.code)
        return found

    async def _writer_now(self) -> Writer | None:
        """The process that writes rows; None where there is none: the storage is no server's, or it does not start."""
        claim = self._claim.file
        if claim is None or sys.platform == "win32":
            return None
        async with self._starting:
            if self._writer is None or self._writer.is_lost:
                opened = await self._in(self._writing, self._opened)
                try:
                    self._writer = await writers.start(opened, claim)
                except OSError:
                    log.warning("the process that writes rows does not start", exc_info=True)
                    self._writer = None
        return self._writer

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
                raise _failure(self._path, str(getattr(problem, "orig", None) or problem), _code(problem)) from problem

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
            connection.exec_driver_sql(checksum.FORGET)  # a backup that was put here, and will be no backup any more
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

    def _opened(self) -> list[tuple[Path, Identity]]:
        self._connect_hot()
        return self._presence.opened

    def _append(self, rows: Sequence[Row]) -> set[Key]:
        hot = self._connect_hot()
        try:
            return row_writer.append(hot, msgspec.json.encode(rows).decode(), len(rows))
        except sqlite3.Error:
            self._recover(hot)
            raise

    def _append_again(self, rows: Sequence[Row]) -> set[Key]:
        """Stores rows that may be stored already: all in one transaction, so none of them is if not one is found."""
        try:
            stored = row_writer.recall(self._connect_hot(), msgspec.json.encode(rows).decode())
        except sqlite3.Error as problem:  # nobody can say whether they are
            raise StorageFailed("server-storage-unreachable", place=self.place, problem=str(problem)) from problem
        return stored or self._append(rows)

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
        question = schema.rows_of(table_id, after)
        try:
            with self._engine.connect() as connection:
                found = connection.execute(question).all()
        except OperationalError:  # a damaged text may be no UTF-8; whatever else it is happens again
            with self._engine.connect() as connection, _reading_any_text(connection):
                found = connection.execute(question).all()
        return [schema.read_row(tuple(row)) for row in found]

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


@contextmanager
def _reading_any_text(connection: Connection) -> Iterator[None]:
    """Texts that are no UTF-8 are read too, with signs that say so in them."""
    driver = connection.connection.driver_connection
    assert isinstance(driver, sqlite3.Connection)
    driver.text_factory = lambda text: text.decode(errors="replace")
    try:
        yield
    finally:
        driver.text_factory = str


def _on_connect(connection: sqlite3.Connection, record: object) -> None:  # noqa: ARG001
    connection.isolation_level = None  # transactions begin where we say so, and take in changes of the schema
    row_writer.prepare(connection)


def _on_begin(connection: Connection) -> None:
    connection.exec_driver_sql(f"BEGIN {connection.get_execution_options().get('begin', 'DEFERRED')}")


def _failure(path: Path, text: str, code: int) -> StorageFailed:
    """What went wrong, in SQLite's words and by its number."""
    if code == GONE:
        return StorageFailed("server-storage-gone", place=str(path))
    if "not a database" in text or "malformed" in text:
        return StorageFailed("server-storage-not-a-database", place=str(path))
    kind = code & 0xFF
    if kind == sqlite3.SQLITE_FULL:
        return StorageFailed("server-storage-full", place=str(path))
    if kind == sqlite3.SQLITE_READONLY:
        return StorageFailed("server-storage-read-only", place=str(path))
    return StorageFailed("server-storage-failed", place=str(path), problem=text)


def _code(problem: Exception) -> int:
    """The kind of complaint, as SQLite numbers them; 0 if it is none of SQLite's."""
    found = getattr(problem, "orig", None) or problem
    return getattr(found, "sqlite_errorcode", 0)
