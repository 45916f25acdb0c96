"""Tables go from one database to another, or into a backup and back, whole; people play on where they were."""

import asyncio
import os
import sqlite3
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest
from sqlalchemy import Connection, Table

from auberge import wire as m
from auberge.server.storage import copying, storage_at
from auberge.server.storage.moving import back_up, move_tables, restore
from auberge.table.rows import StorageFailed
from auberge.table.storage_contract import Storage
from tests.server.stored import a_row, a_table, with_storage_at
from tests.server.wire import HERE, LINK, Server, serving

TABLES = [a_table("a"), a_table("Ä", earlier="a"), a_table("b")]
ROWS = [a_row(table, version, text="é 😀 \n") for table in ("Ä", "b", "a") for version in (1, 2, 10)]


def _quietly(_done: int, _all: int) -> None:
    """Nobody watches."""


async def _fill(storage: Storage) -> None:
    for table in TABLES:
        await storage.add_table(table)
    await storage.append(ROWS)
    await storage.keep_review("a", 3, "{}")


async def _has_all(storage: Storage) -> None:
    assert [await storage.table(table.id) for table in TABLES] == TABLES
    for table in TABLES:
        assert await storage.rows(table.id) == [row for row in ROWS if row.table == table.id]
    assert await storage.review("a", 3) == "{}"


async def _has_nothing(storage: Storage) -> None:
    assert await storage.tables_since(0) == 0


def _refused(source: str, target: str) -> StorageFailed:
    with pytest.raises(StorageFailed) as caught:
        asyncio.run(move_tables(source, target, _quietly))
    return caught.value


# --- moving -----------------------------------------------------------------------------------------------------
def test_all_that_is_stored_moves(two_databases: tuple[str, str], monkeypatch: pytest.MonkeyPatch) -> None:
    source, target = two_databases
    monkeypatch.setattr(copying, "_CHUNK", 2)
    told: list[tuple[int, int]] = []
    with_storage_at(source, _fill)
    copied = asyncio.run(move_tables(source, target, lambda done, of: told.append((done, of))))
    assert copied == copying.Copied(3, 13)
    assert told[-1] == (26, 26)
    assert told == sorted(told)
    with_storage_at(target, _has_all)
    with_storage_at(source, _has_all)
    assert _refused(source, target).key == "server-storage-not-empty"


def test_nothing_moves_from_or_into_a_database_in_use_or_from_none(
    two_databases: tuple[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    source, target = two_databases
    monkeypatch.setattr("auberge.server.storage.postgresql._CLAIM_SECONDS", 0.1)
    assert _refused(source, target).key == "server-storage-missing"
    with_storage_at(source, _fill)

    async def taken(storage: Storage) -> None:
        await storage.claim()
        with pytest.raises(StorageFailed, match=f"server-storage-taken: place={storage.place}"):
            await move_tables(source, target, _quietly)

    with_storage_at(source, taken)
    with_storage_at(target, taken)


def test_a_copy_that_is_not_the_same_is_not_kept(
    two_databases: tuple[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    source, target = two_databases
    adding = copying._adding

    def forgetful(table: Table, rows: Sequence[tuple[object, ...]]) -> Callable[[Connection], None]:
        return adding(table, [(*row[:-1], 0.5) if table.name == "journal" else row for row in rows])

    monkeypatch.setattr(copying, "_adding", forgetful)
    with_storage_at(source, _fill)
    assert _refused(source, target).values["table"] == "journal"
    with_storage_at(target, _has_nothing)


# --- backups ----------------------------------------------------------------------------------------------------
def _play(server: Server, opened: m.TableOpened) -> int:
    """One more move of the first seat; the version it makes."""
    with server.join(opened, 0) as browser:
        kind, _ = browser.waiting
        intent = browser.proceed(0) if kind == "throw" else browser.act(0, browser.moves()[0])
        return browser.done(intent).version


def test_people_play_on_from_a_backup_made_while_they_played(two_databases: tuple[str, str], tmp_path: Path) -> None:
    source, target = two_databases
    file = tmp_path / "backups" / "monday.db"
    with serving(tmp_path / "old", database=source) as server:
        opened = server.open(HERE, LINK)
        version = _play(server, opened)
        asyncio.run(back_up(source, file, _quietly))
        _play(server, opened)
    assert [path.name for path in file.parent.iterdir()] == ["monday.db"]
    assert file.stat().st_mode & 0o777 == 0o600
    before = file.read_bytes()
    assert asyncio.run(restore(file, target, _quietly)).tables == 1
    assert file.read_bytes() == before
    with serving(tmp_path / "new", database=target) as server:
        with server.join(opened, 0) as browser:
            assert browser.version == version
        assert _play(server, opened) > version


def test_a_backup_overwrites_nothing_and_a_broken_one_restores_nothing(database: str, tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear Anna, " * 1000)
    with pytest.raises(StorageFailed, match="server-backup-exists"):
        asyncio.run(back_up(database, file, _quietly))
    with pytest.raises(StorageFailed, match="server-storage-not-a-database") as caught:
        asyncio.run(restore(file, database, _quietly))
    assert caught.value.values == {"place": str(file)}
    for missing in (tmp_path / "nowhere.db", tmp_path):
        with pytest.raises(StorageFailed, match="server-backup-missing"):
            asyncio.run(restore(missing, database, _quietly))
    assert file.read_text() == "Dear Anna, " * 1000


def test_a_backup_that_is_not_as_it_was_made_restores_nothing(database: str, tmp_path: Path) -> None:
    with_storage_at(database, _fill)
    file, empty = tmp_path / "monday.db", f"sqlite:///{tmp_path}/new/auberge.db"
    asyncio.run(back_up(database, file, _quietly))
    text, other = ("é 😀 \n".encode(), "è 😀 \n".encode())
    whole = file.read_bytes()
    assert text in whole
    for damaged in (whole.replace(text, other, 1), whole[: len(whole) * 3 // 4], whole.replace(b"journal", b"journey")):
        file.write_bytes(damaged)
        with pytest.raises(StorageFailed) as caught:
            asyncio.run(restore(file, empty, _quietly))
        assert str(file) in caught.value.values.values()
        assert not (tmp_path / "new").exists()
    file.write_bytes(whole.replace(text, other, 1))
    with pytest.raises(StorageFailed, match="server-backup-altered"):
        asyncio.run(restore(file, empty, _quietly))
    file.write_bytes(whole)
    assert asyncio.run(restore(file, empty, _quietly)).tables == 3


def test_a_backup_that_a_server_went_on_with_can_be_restored_too(tmp_path: Path) -> None:
    """Somebody put it into the folder as it was, and copies the file later."""
    used = tmp_path / "auberge.db"
    with_storage_at(f"sqlite:///{tmp_path}/old.db", _fill)
    asyncio.run(back_up(f"sqlite:///{tmp_path}/old.db", used, _quietly))

    async def goes_on(storage: Storage) -> None:
        await storage.append([a_row("a", 11)])

    with_storage_at(f"sqlite:///{used}", goes_on)
    with sqlite3.connect(used) as connection:
        connection.execute("PRAGMA journal_mode=DELETE")
    connection.close()
    assert asyncio.run(restore(used, f"sqlite:///{tmp_path}/new.db", _quietly)).rows == 14


def test_an_empty_file_such_as_a_full_disk_leaves_is_no_backup(database: str, tmp_path: Path) -> None:
    (tmp_path / "monday.db").touch()
    with pytest.raises(StorageFailed, match="server-storage-missing") as caught:
        asyncio.run(restore(tmp_path / "monday.db", database, _quietly))
    assert caught.value.values == {"place": str(tmp_path / "monday.db")}


def test_nothing_moves_from_a_database_into_itself(database: str) -> None:
    with pytest.raises(StorageFailed, match="server-storage-same"):
        asyncio.run(move_tables(database, database, _quietly))


def test_a_backup_of_an_older_auberge_is_restored(tmp_path: Path) -> None:
    first = (Path(__file__).parent / "first_schema.sql").read_text(encoding="utf-8")
    with sqlite3.connect(tmp_path / "first.db") as connection:
        connection.executescript(first)
    connection.close()
    url = f"sqlite:///{tmp_path}/new/auberge.db"
    assert asyncio.run(restore(tmp_path / "first.db", url, _quietly)) == copying.Copied(1, 2 + 1)
    storage = storage_at(url)
    assert len(asyncio.run(storage.rows("first"))) == 2
    asyncio.run(storage.close())


@pytest.mark.skipif(sys.platform == "win32", reason="there a folder cannot be opened")
def test_a_backup_and_its_name_are_on_the_disk_when_it_is_said_to_be_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    source, file = f"sqlite:///{tmp_path / 'old.db'}", tmp_path / "kept" / "tables.backup"
    with_storage_at(source, _fill)
    written: list[tuple[int, bool]] = []

    def fsync(handle: int) -> None:
        written.append((os.fstat(handle).st_ino, file.exists()))

    monkeypatch.setattr(os, "fsync", fsync)
    asyncio.run(back_up(source, file, _quietly))
    assert written[-2:] == [(file.stat().st_ino, False), (file.parent.stat().st_ino, True)]
