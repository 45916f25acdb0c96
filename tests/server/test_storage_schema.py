"""The schema: made from nothing, brought up from the first one, as the code says it is, refused if it is newer."""

import asyncio
import sqlite3
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import create_engine

from auberge.server.storage import Row, StorageFailed, StoredSeat, StoredTable, storage_at
from auberge.server.storage.schema import METADATA
from auberge.server.storage.sqlite import SqliteStorage
from tests.server.stored import a_row, with_storage

FIRST = Path(__file__).parent / "first_schema.sql"


def _first_file(folder: Path) -> None:
    """A file as the first Auberge with a storage left it."""
    with sqlite3.connect(folder / "auberge.db") as connection:
        connection.executescript(FIRST.read_text(encoding="utf-8"))
    connection.close()


def test_the_migrations_lead_to_the_schema_of_the_code(tmp_path: Path) -> None:
    async def story(storage: SqliteStorage) -> None:
        engine = create_engine(f"sqlite:///{tmp_path}/auberge.db")
        with engine.connect() as connection:
            assert compare_metadata(MigrationContext.configure(connection), METADATA) == []
        engine.dispose()

    with_storage(tmp_path, story)


def test_opening_twice_changes_nothing(tmp_path: Path) -> None:
    async def story(storage: SqliteStorage) -> None:
        await storage.append([a_row()])

    with_storage(tmp_path, story)

    async def again(storage: SqliteStorage) -> None:
        assert await storage.rows("t") == [a_row()]

    with_storage(tmp_path, again)


def test_a_file_of_the_first_schema_is_brought_up_to_date(tmp_path: Path) -> None:
    _first_file(tmp_path)

    async def story(storage: SqliteStorage) -> None:
        assert await storage.table("first") == StoredTable(
            id="first",
            name="Chez Anna",
            game="saint_malo",
            rules_version=1,
            options={"allow_voluntary_pass": False},
            start_seat=0,
            seed=7,
            data=None,
            seats=(StoredSeat("link", "Anna", None, b"\x00\x01\xff"), StoredSeat("bot", "", "greedy", None)),
            opened=1792000000.5,
        )
        assert await storage.rows("first") == [
            Row("first", 1, "chance", 0, "roll log wall head log log", None, 1792000001.25),
            Row("first", 2, "move", 0, "use log 3", "a1", 1792000002.5),
        ]
        assert await storage.append([a_row("first", 3)]) == {("first", 3)}
        await storage.keep_review("first", 1, "{}")
        assert await storage.review("first", 1) == "{}"

    with_storage(tmp_path, story)


def test_a_file_of_a_newer_schema_is_refused_and_left_alone(tmp_path: Path) -> None:
    _first_file(tmp_path)
    path = tmp_path / "auberge.db"
    with sqlite3.connect(path) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    connection.close()
    storage = storage_at(f"sqlite:///{path}")
    with pytest.raises(StorageFailed) as caught:
        asyncio.run(storage.open())
    asyncio.run(storage.close())
    assert caught.value.key == "server-storage-newer"
    assert caught.value.values == {"place": str(path), "version": "9999"}


def test_two_servers_may_open_a_new_file_at_once(tmp_path: Path) -> None:
    async def open_one() -> None:
        storage = storage_at(f"sqlite:///{tmp_path}/auberge.db")
        await storage.open()
        await storage.close()

    async def both() -> None:
        await asyncio.gather(open_one(), open_one())

    asyncio.run(both())
