"""The storage keeps what it is given, in order, durably, once; and says clearly what it cannot use."""

import asyncio
import os
import signal
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest

from auberge.core.errors import BadSetup, EngineBug
from auberge.server.storage import AlreadyStored, Row, StorageFailed, storage_at
from auberge.server.storage.sqlite import SqliteStorage
from tests.server.stored import a_row, a_table, with_storage


# --- tables -----------------------------------------------------------------------------------------------------
def test_a_table_comes_back_as_it_was_opened(tmp_path: Path) -> None:
    async def story(storage: SqliteStorage) -> None:
        await storage.add_table(a_table())
        assert await storage.table("t") == a_table()
        assert await storage.table("another") is None

    with_storage(tmp_path, story)


def test_a_table_is_stored_once(tmp_path: Path) -> None:
    async def story(storage: SqliteStorage) -> None:
        await storage.add_table(a_table())
        with pytest.raises(AlreadyStored):
            await storage.add_table(a_table())

    with_storage(tmp_path, story)


def test_one_table_at_most_follows_another(tmp_path: Path) -> None:
    async def story(storage: SqliteStorage) -> None:
        await storage.add_table(a_table())
        assert await storage.following("t") is None
        await storage.add_table(a_table("next", earlier="t"))
        with pytest.raises(AlreadyStored):
            await storage.add_table(a_table("other", earlier="t"))
        assert await storage.following("t") == "next"

    with_storage(tmp_path, story)


def test_tables_are_counted_since_a_time(tmp_path: Path) -> None:
    async def story(storage: SqliteStorage) -> None:
        for number in range(5):
            await storage.add_table(a_table(f"t{number}", opened=100.0 + number))
        assert await storage.tables_since(0) == 5
        assert await storage.tables_since(103.0) == 2
        assert await storage.tables_since(200) == 0

    with_storage(tmp_path, story)


# --- rows -------------------------------------------------------------------------------------------------------
def test_rows_come_back_in_order_and_after_closing(tmp_path: Path) -> None:
    rows = [a_row(version=version) for version in range(1, 12)]

    async def write(storage: SqliteStorage) -> None:
        assert await storage.append([*rows[5:], a_row("other"), *rows[:5]]) == {
            row.key for row in [*rows, a_row("other")]
        }

    async def read(storage: SqliteStorage) -> None:
        assert await storage.rows("t") == rows
        assert await storage.rows("other") == [a_row("other")]
        assert await storage.rows("none") == []

    with_storage(tmp_path, write)
    with_storage(tmp_path, read)


@pytest.mark.parametrize("text", ["", "é 😀 \u2028 \x01\x7f", "\"'\\\n\t", "a" * 100_000, "null", "1.5", "[1]"])
def test_texts_come_back_to_the_letter(tmp_path: Path, text: str) -> None:
    row = Row("t", 1, "name", 0, text, text, 0.1)

    async def story(storage: SqliteStorage) -> None:
        await storage.append([row, Row("t", 2, "chance", 1, text, None, 5.0)])
        assert await storage.rows("t") == [row, Row("t", 2, "chance", 1, text, None, 5.0)]

    with_storage(tmp_path, story)


def test_what_a_database_cannot_keep_never_becomes_a_row() -> None:
    for text, intent in (("a\0b", None), ("", "\0")):
        with pytest.raises(EngineBug) as caught:
            Row("t", 1, "name", 0, text, intent, 0)
        assert caught.value.key == "bug-row-text"


def test_a_key_that_is_there_is_not_stored_again(tmp_path: Path) -> None:
    async def story(storage: SqliteStorage) -> None:
        assert await storage.append([a_row(version=1, text="first")]) == {("t", 1)}
        assert await storage.append([a_row(version=1, text="second"), a_row("other")]) == {("other", 1)}
        assert [row.text for row in await storage.rows("t")] == ["first"]

    with_storage(tmp_path, story)


def test_a_row_that_stands_on_a_lost_one_is_lost_with_it(tmp_path: Path) -> None:
    async def story(storage: SqliteStorage) -> None:
        await storage.append([a_row(version=1), a_row(version=2, text="somebody else’s")])
        batch = [a_row(version=2), a_row(version=3), a_row(version=4), a_row("other", 3), a_row("other", 4)]
        assert await storage.append(batch) == {("other", 3), ("other", 4)}
        assert [row.number for row in await storage.rows("t")] == [1, 2]
        assert await storage.append([a_row(version=3)]) == {("t", 3)}

    with_storage(tmp_path, story)


def test_a_hundred_writers_at_once(tmp_path: Path) -> None:
    async def story(storage: SqliteStorage) -> None:
        async def write(number: int) -> None:
            for version in range(1, 6):
                assert await storage.append([a_row(f"t{number}", version)]) == {(f"t{number}", version)}

        await asyncio.gather(*map(write, range(100)))
        for number in range(100):
            assert [row.number for row in await storage.rows(f"t{number}")] == [1, 2, 3, 4, 5]

    with_storage(tmp_path, story)


def test_two_servers_racing_for_the_same_versions_never_both_win(tmp_path: Path) -> None:
    async def story(storage: SqliteStorage) -> None:
        rival = SqliteStorage(str(tmp_path / "auberge.db"))
        await rival.open()
        won: list[list[int]] = [[], []]

        async def race(number: int, runner: SqliteStorage) -> None:
            for version in range(1, 41):
                won[number] += [v for _, v in await runner.append([a_row(version=version, text=str(number))])]

        await asyncio.gather(race(0, storage), race(1, rival))
        await rival.close()
        assert sorted(won[0] + won[1]) == list(range(1, 41))
        for row in await storage.rows("t"):
            assert row.number in won[int(row.text)]

    with_storage(tmp_path, story)


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


def test_five_hundred_rows_load_at_once(tmp_path: Path) -> None:
    async def story(storage: SqliteStorage) -> None:
        await storage.append([a_row(version=version) for version in range(1, 501)])
        began = asyncio.get_running_loop().time()
        assert len(await storage.rows("t")) == 500
        assert asyncio.get_running_loop().time() - began < 0.1

    with_storage(tmp_path, story)


# --- durable ----------------------------------------------------------------------------------------------------
def test_a_commit_is_on_the_disk(tmp_path: Path) -> None:
    async def story(storage: SqliteStorage) -> None:
        def settings() -> list[object]:
            hot = storage._connect_hot()
            return [hot.execute(f"PRAGMA {name}").fetchone()[0] for name in ("journal_mode", "synchronous")]

        assert await storage._in(storage._writing, settings) == ["wal", 2]

    with_storage(tmp_path, story)


_ENDLESS_WRITER = """
import asyncio, sys
from auberge.server.storage import Row, storage_at

async def main():
    storage = storage_at(sys.argv[1])
    await storage.open()
    version = 0
    while True:
        version += 1
        await storage.append([Row(table, version, "move", 0, "x", None, 0.0) for table in "abc"])
        print(version, flush=True)

asyncio.run(main())
"""


def test_what_was_acknowledged_survives_a_kill(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/auberge.db"
    with subprocess.Popen([sys.executable, "-c", _ENDLESS_WRITER, url], stdout=subprocess.PIPE, text=True) as writer:
        assert writer.stdout is not None
        for _ in range(50):
            writer.stdout.readline()
        writer.send_signal(signal.SIGKILL)
        acknowledged = max([50, *(int(line) for line in writer.stdout.read().split("\n")[:-1] if line)])

    async def story(storage: SqliteStorage) -> None:
        for table in "abc":
            versions = [row.number for row in await storage.rows(table)]
            assert versions == list(range(1, len(versions) + 1))
            assert len(versions) >= acknowledged

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
        assert caught.value.key == "server-storage-failed"
        assert "full" in str(caught.value.values["problem"])
        assert await storage.rows("t") == []
        await storage._in(storage._writing, allow, 100_000)
        assert await storage.append(batch) == {row.key for row in batch}

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


@pytest.mark.parametrize(
    "url", ["", "auberge.db", "mysql://u:word@h/x", "sqlite://", "sqlite:///:memory:", "sqlite+x:///a"]
)
def test_an_unknown_url_is_refused_without_telling_its_password(url: str) -> None:
    with pytest.raises(BadSetup) as caught:
        storage_at(url)
    assert caught.value.key == "setup-storage-url"
    assert "word" not in str(caught.value)


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


def test_a_database_of_another_program_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "birds.db"
    with sqlite3.connect(path) as birds:
        birds.execute("CREATE TABLE bird (name TEXT)")
    birds.close()
    assert _opening(path).key == "server-storage-foreign"


def test_a_folder_is_no_storage(tmp_path: Path) -> None:
    error = _opening(tmp_path)
    assert error.key == "server-storage-failed"
    assert error.values["place"] == str(tmp_path)
