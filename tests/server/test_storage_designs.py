"""A server of before, where all servers wrote to all tables, and one of today never use one database at once.

What that one does is written down here as it was in its last release; its build itself is not needed.
"""

import asyncio
from collections.abc import Awaitable, Callable

import asyncpg
import pytest
from sqlalchemy import Connection, text

from auberge.server.storage import upgrade
from auberge.server.storage.postgresql import PostgresStorage
from auberge.table.rows import StorageFailed
from tests.postgres import Postgres
from tests.server.stored import a_row

CLAIM = "SELECT pg_advisory_lock_shared(1635082853, hashtext(current_schema()))"
SERVE = "SELECT pg_advisory_lock(hashtext('auberge ' || current_schema()), 7)"
STORE = (
    "INSERT INTO journal (table_id, version, kind, seat, text, intent, at) SELECT * FROM json_to_recordset($1::json) "
    'AS given ("table" text, number int, kind text, seat int, text text, intent text, at float8)'
)
LAST = '[{"table":"t","number":2,"kind":"move","seat":0,"text":"pass","intent":null,"at":0.0}]'
KNOWN = ("0001", "0002", "0003", "0004")


async def _begun(storage: PostgresStorage) -> "asyncpg.Connection[asyncpg.Record]":
    """What a server of before does first with its writing connection."""
    connection = await asyncpg.connect(storage._url)
    await connection.execute(CLAIM)
    await connection.execute(SERVE)
    return connection


def _make_older(connection: Connection) -> None:
    connection.execute(text("ALTER TABLE journal RENAME COLUMN number TO version"))
    connection.execute(text("UPDATE alembic_version SET version_num = '0004'"))


def _story(postgres: Postgres, story: Callable[[PostgresStorage], Awaitable[None]]) -> None:
    """A database of before, with one row."""

    async def run() -> None:
        storage = PostgresStorage(postgres.new_url())
        await storage.open()
        await storage.append([a_row()])
        async with storage.whole(writing=True) as everything:
            await everything.run(_make_older)
        try:
            await story(storage)
        finally:
            await storage.close()

    asyncio.run(run())


def test_a_server_of_today_does_not_start_while_one_of_before_serves(shared_postgres: Postgres) -> None:
    async def story(storage: PostgresStorage) -> None:
        before = await _begun(storage)
        await storage.claim(shared=True)
        with pytest.raises(StorageFailed, match="server-storage-taken"):
            await storage.open()
        await before.execute(STORE, LAST)
        await before.close()
        await storage.open()
        assert [row.number for row in await storage.rows("t")] == [1, 2]

    _story(shared_postgres, story)


def test_a_server_of_before_does_not_start_once_one_of_today_has_served(
    shared_postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(storage: PostgresStorage) -> None:
        await storage.open()
        monkeypatch.setattr(upgrade, "REVISIONS", KNOWN)
        monkeypatch.setattr(upgrade, "NEWEST", KNOWN[-1])
        before = PostgresStorage(storage._url)
        with pytest.raises(StorageFailed, match="server-storage-newer"):
            await before.open()
        await before.close()

    _story(shared_postgres, story)


def test_a_server_of_before_that_was_cut_off_meanwhile_stores_nothing_when_it_comes_back(
    shared_postgres: Postgres,
) -> None:
    async def story(storage: PostgresStorage) -> None:
        before = await _begun(storage)
        await before.close()
        await storage.claim(shared=True)
        await storage.open()
        back = await _begun(storage)  # it does not look at the schema again
        with pytest.raises(asyncpg.UndefinedColumnError):
            await back.execute(STORE, LAST)
        await back.close()
        assert await storage.rows("t") == [a_row()]

    _story(shared_postgres, story)


def test_no_server_starts_while_the_schema_is_made_newer(
    shared_postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(storage: PostgresStorage) -> None:
        async with storage._alone():
            late = PostgresStorage(storage._url)
            monkeypatch.setattr("auberge.server.storage.postgresql._CLAIM_SECONDS", 0.1)
            with pytest.raises(StorageFailed, match="server-storage-taken"):
                await late.claim(shared=True)
            await late.close()
        await storage.claim(shared=True)

    _story(shared_postgres, story)
