"""The schema: made from nothing, brought up from the first one, as the code says it is, refused if it is newer."""

import asyncio
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, inspect, text

from auberge.server.storage import storage_at, upgrade
from auberge.server.storage.schema import METADATA
from auberge.server.storage.sqlite import SqliteStorage
from auberge.server.storage.upgrade import migrate
from auberge.table.rows import Row, StorageFailed, StoredSeat, StoredTable
from auberge.table.storage_contract import Storage
from tests.server.stored import a_row, with_storage, with_storage_at

FIRST = Path(__file__).parent / "first_schema.sql"


def _first_file(folder: Path) -> None:
    """A file as the first Auberge with a storage left it."""
    with sqlite3.connect(folder / "auberge.db") as connection:
        connection.executescript(FIRST.read_text(encoding="utf-8"))
    connection.close()


def _difference(connection: Connection) -> object:
    return compare_metadata(MigrationContext.configure(connection), METADATA)


async def _change(storage: Storage, command: str) -> None:
    async with storage.whole(writing=True) as everything:
        await everything.run(lambda connection: connection.execute(text(command)).close())


def _refused(database: str) -> StorageFailed:
    """What opening this database complains of."""

    async def story() -> StorageFailed:
        storage = storage_at(database)
        with pytest.raises(StorageFailed) as caught:
            await storage.open()
        assert caught.value.values["place"] == storage.place
        await storage.close()
        return caught.value

    return asyncio.run(story())


def _found(connection: Connection) -> list[object]:
    """All that a database says of its tables, columns in order."""
    found = inspect(connection)
    said: list[object] = [connection.execute(text("SELECT version_num FROM alembic_version")).all()]
    for name in sorted(found.get_table_names()):
        columns = found.get_columns(name)
        said += [(name, c["name"], str(c["type"]), c["nullable"], c.get("default")) for c in columns]
        said += sorted((i["name"], *i["column_names"], i["unique"]) for i in found.get_indexes(name))
        said += [found.get_pk_constraint(name)["constrained_columns"], found.get_table_options(name)]
    return said


def test_a_new_database_is_as_the_migrations_would_make_it_and_as_the_code_says(
    new_database: Callable[[str], str], database: str
) -> None:
    async def made(storage: Storage) -> None:
        async with storage.whole() as everything:
            assert await everything.run(_difference) == []
            schemas.append(await everything.run(_found))

    async def migrated() -> None:
        is_file = database.startswith("sqlite")
        storage = storage_at(f"{database}-migrated" if is_file else new_database("postgresql"))
        async with storage.whole(writing=True) as everything:
            await everything.run(migrate)
        await storage.open()
        await made(storage)
        await storage.close()

    schemas: list[object] = []
    with_storage_at(database, made)
    asyncio.run(migrated())
    assert schemas[0] == schemas[1]


def test_every_migration_is_known() -> None:
    scripts = ScriptDirectory(str(Path(upgrade.__file__).parent / "migrations"))
    assert [script.revision for script in scripts.walk_revisions()][::-1] == list(upgrade.REVISIONS)


def test_a_server_does_without_what_it_seldom_needs(tmp_path: Path) -> None:
    """Megabytes each: what migrates, and what says words."""
    for _ in range(2):
        subprocess.run([sys.executable, "-c", _OPENS, f"sqlite:///{tmp_path}/auberge.db"], check=True)


_OPENS = """
import asyncio, sys
import auberge.server.__main__
from auberge.server.app import make_app
from auberge.server.settings import Settings

async def main():
    app = make_app(Settings(), sys.argv[1])
    await app.tables.storage.open()
    await app.tables.storage.close()

asyncio.run(main())
loaded = {"alembic", "fluent", "babel", "asyncpg"} & set(sys.modules)
assert not loaded, loaded
"""


def test_opening_twice_changes_nothing(database: str) -> None:
    async def story(storage: Storage) -> None:
        await storage.append([a_row()])

    with_storage_at(database, story)

    async def again(storage: Storage) -> None:
        await storage.look()
        assert await storage.rows("t") == [a_row()]

    with_storage_at(database, again)


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


def test_a_newer_schema_is_refused_and_left_alone(database: str) -> None:
    async def story(storage: Storage) -> None:
        await _change(storage, "UPDATE alembic_version SET version_num = '9999'")

    with_storage_at(database, story)
    refused = _refused(database)
    assert refused.key == "server-storage-newer"
    assert refused.values["version"] == "9999"


def test_an_older_schema_is_not_read_as_if_it_were_the_newest(tmp_path: Path) -> None:
    _first_file(tmp_path)

    async def story() -> None:
        storage = storage_at(f"sqlite:///{tmp_path}/auberge.db")
        with pytest.raises(StorageFailed, match="server-storage-older"):
            await storage.look()
        await storage.close()

    asyncio.run(story())


def test_a_database_of_another_program_is_left_alone(database: str) -> None:
    async def story() -> None:
        storage = storage_at(database)
        await _change(storage, "CREATE TABLE bird (name TEXT)")
        await storage.close()

    asyncio.run(story())
    assert _refused(database).key == "server-storage-foreign"


def test_two_servers_may_open_a_new_database_at_once(database: str) -> None:
    async def open_one() -> None:
        storage = storage_at(database)
        await storage.open()
        await storage.close()

    async def both() -> None:
        await asyncio.gather(open_one(), open_one())

    asyncio.run(both())
