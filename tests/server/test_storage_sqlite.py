"""The storage in a SQLite file: others may look into it, a full disk, a lost connection, files that are none."""

import asyncio
import os
import sqlite3
import subprocess
import sys
from pathlib import Path
from threading import Timer

import pytest

from auberge.server.storage import storage_at
from auberge.server.storage.sqlite import SqliteStorage
from auberge.table.rows import StorageFailed
from tests.server.stored import a_row, with_storage

_LOOK = "import sqlite3, sys; c = sqlite3.connect(sys.argv[1]); c.execute('SELECT * FROM tables').fetchall(); c.close()"


def test_another_program_may_look_into_the_file_meanwhile(tmp_path: Path) -> None:
    async def story(storage: SqliteStorage) -> None:
        await storage.open()  # as the server does: first to see whether it can, then with the application
        for version in (1, 2):
            subprocess.run([sys.executable, "-c", _LOOK, str(tmp_path / "auberge.db")], check=True)
            assert await storage.append([a_row(version=version)]) == {("t", version)}
            with sqlite3.connect(tmp_path / "auberge.db") as other:
                assert other.execute("SELECT count(*) FROM journal").fetchone() == (version,)
            other.close()

    with_storage(tmp_path, story)


def test_a_commit_is_on_the_disk(tmp_path: Path) -> None:
    async def story(storage: SqliteStorage) -> None:
        def settings() -> list[object]:
            hot = storage._connect_hot()
            return [hot.execute(f"PRAGMA {name}").fetchone()[0] for name in ("journal_mode", "synchronous")]

        assert await storage._in(storage._writing, settings) == ["wal", 2]

    with_storage(tmp_path, story)


# --- when the disk refuses --------------------------------------------------------------------------------------
def test_a_full_disk_stores_nothing_and_later_everything(tmp_path: Path) -> None:
    async def story(storage: SqliteStorage) -> None:
        def allow(pages: int) -> None:
            storage._connect_hot().execute(f"PRAGMA max_page_count={pages}")

        await storage._in(storage._writing, allow, 1)  # no less than there are
        batch = [a_row(version=version, text="x" * 9000) for version in range(1, 20)]
        with pytest.raises(StorageFailed) as caught:
            await storage.append(batch)
        assert caught.value.key == "server-storage-full"
        assert await storage.rows("t") == []
        await storage._in(storage._writing, allow, 100_000)
        assert await storage.append(batch) == {row.key for row in batch}

    with_storage(tmp_path, story)


def test_a_file_that_may_only_be_read_stores_nothing_and_later_everything(tmp_path: Path) -> None:
    async def story(storage: SqliteStorage) -> None:
        def allow(writing: str) -> None:
            storage._connect_hot().execute(f"PRAGMA query_only={writing}")

        await storage._in(storage._writing, allow, "on")
        with pytest.raises(StorageFailed, match="server-storage-read-only"):
            await storage.append([a_row()])
        await storage._in(storage._writing, allow, "off")
        assert await storage.append([a_row()]) == {("t", 1)}

    with_storage(tmp_path, story)


def test_a_lost_connection_fails_once_and_is_opened_anew(tmp_path: Path) -> None:
    async def story(storage: SqliteStorage) -> None:
        await storage.rows("t")  # through a connection of its own, which stays
        await storage._in(storage._writing, storage._connect_hot().close)
        with pytest.raises(StorageFailed):
            await storage.append([a_row()])
        assert await storage.append([a_row()]) == {("t", 1)}

    with_storage(tmp_path, story)


# --- where it is ------------------------------------------------------------------------------------------------
def test_folder_and_files_are_for_this_user_only(tmp_path: Path) -> None:
    async def story(storage: SqliteStorage) -> None:
        await storage.append([a_row()])
        assert (tmp_path / "new").stat().st_mode & 0o777 == 0o700
        modes = {path.name: path.stat().st_mode & 0o777 for path in (tmp_path / "new").iterdir()}
        assert modes == dict.fromkeys(["auberge.db", "auberge.db-wal", "auberge.db-shm"], 0o600)

    before = os.umask(0)
    try:
        with_storage(tmp_path / "new", story)
    finally:
        os.umask(before)


def _opening(path: Path) -> StorageFailed:
    """What opening this file complains of."""
    storage = storage_at(f"sqlite:///{path}")
    with pytest.raises(StorageFailed) as caught:
        asyncio.run(storage.open())
    asyncio.run(storage.close())
    return caught.value


def test_a_file_that_is_no_database_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "letter.txt"
    path.write_text("Dear Anna, " * 1000)
    assert _opening(path).key == "server-storage-not-a-database"
    assert path.read_text() == "Dear Anna, " * 1000


def test_a_folder_is_no_storage(tmp_path: Path) -> None:
    error = _opening(tmp_path)
    assert error.key == "server-storage-failed"
    assert error.values["place"] == str(tmp_path)


def test_a_new_file_that_another_server_is_just_making_is_waited_for(tmp_path: Path) -> None:
    other = sqlite3.connect(tmp_path / "auberge.db", isolation_level=None, check_same_thread=False)
    other.execute("BEGIN IMMEDIATE")  # SQLite would let nobody wait who wants a log beside the file
    Timer(0.2, lambda: other.execute("COMMIT")).start()

    async def open_one() -> None:
        storage = storage_at(f"sqlite:///{tmp_path}/auberge.db")
        await storage.open()
        await storage.close()

    asyncio.run(open_one())
    assert other.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    other.close()
