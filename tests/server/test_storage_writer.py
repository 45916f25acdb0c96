"""The process that writes a server's rows: it stores what the thread would, and may die at any moment."""

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from auberge.server.storage.sqlite import SqliteStorage
from auberge.table.rows import StorageFailed
from tests.server.stored import a_row, with_storage

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="there a thread writes")


def with_writer(folder: Path, story: Callable[[SqliteStorage, int], Awaitable[None]]) -> None:
    """Runs a story with a storage that is a server's, and the number of the process that writes its rows."""

    async def run(storage: SqliteStorage) -> None:
        await storage.claim()
        await storage.open()
        await story(storage, _writer(storage))

    with_storage(folder, run)


def _writer(storage: SqliteStorage) -> int:
    assert storage._writer is not None
    return storage._writer.pid


def test_what_is_not_a_servers_needs_no_process(tmp_path: Path) -> None:
    async def story(storage: SqliteStorage) -> None:
        assert await storage.append([a_row()]) == {("t", 1)}
        assert storage._writer is None

    with_storage(tmp_path, story)


def test_rows_are_stored_and_those_that_stand_on_nothing_are_not(tmp_path: Path) -> None:
    async def story(storage: SqliteStorage, _: int) -> None:
        assert await storage.append([a_row(version=1), a_row("u")]) == {("t", 1), ("u", 1)}
        rival = a_row(version=1, text="use wall 9")
        batch = [rival, a_row(version=2), a_row("u", 2, "é\n\U0001f3b2"), a_row("v")]
        assert await storage.append(batch) == {("u", 2), ("v", 1)}
        assert await storage.rows("t") == [a_row()]
        assert await storage.rows("u") == [a_row("u"), a_row("u", 2, "é\n\U0001f3b2")]

    with_writer(tmp_path, story)


def test_a_batch_may_be_long(tmp_path: Path) -> None:
    async def story(storage: SqliteStorage, _: int) -> None:
        batch = [a_row(version=version, text="x" * 5000) for version in range(1, 400)]
        assert await storage.append(batch) == {row.key for row in batch}
        conflicts = [a_row(f"t{n}" if n else "t") for n in range(400)]
        assert len(await storage.append(conflicts)) == 399

    with_writer(tmp_path, story)


def test_killed_between_two_batches_it_is_replaced(tmp_path: Path) -> None:
    async def story(storage: SqliteStorage, first: int) -> None:
        assert await storage.append([a_row(version=1)]) == {("t", 1)}
        os.kill(first, signal.SIGKILL)
        for version in (2, 3):
            assert await storage.append([a_row(version=version)]) == {("t", version)}
        assert _writer(storage) != first
        assert [row.number for row in await storage.rows("t")] == [1, 2, 3]

    with_writer(tmp_path, story)


def test_killed_before_it_wrote_a_batch_the_batch_is_stored_once(tmp_path: Path) -> None:
    async def story(storage: SqliteStorage, writer: int) -> None:
        os.kill(writer, signal.SIGSTOP)
        batch = [a_row(version=1), a_row(version=2)]
        storing = asyncio.create_task(storage.append(batch))
        await asyncio.sleep(0.05)
        os.kill(writer, signal.SIGKILL)
        assert await storing == {("t", 1), ("t", 2)}
        assert await storage.rows("t") == batch

    with_writer(tmp_path, story)


def test_killed_before_it_could_say_that_a_batch_is_stored_the_rows_are_found(tmp_path: Path) -> None:
    async def story(storage: SqliteStorage, writer: int) -> None:
        os.kill(writer, signal.SIGSTOP)
        batch = [a_row(version=1), a_row(version=2)]
        storing = asyncio.create_task(storage.append(batch))
        await asyncio.sleep(0.05)
        await storage._in(storage._writing, storage._append, batch)  # what it was about to do
        os.kill(writer, signal.SIGKILL)
        assert await storing == {("t", 1), ("t", 2)}
        assert await storage.rows("t") == batch

    with_writer(tmp_path, story)


def test_rows_of_others_are_not_taken_for_its_own(tmp_path: Path) -> None:
    async def story(storage: SqliteStorage, writer: int) -> None:
        await storage.append([a_row(text="use wall 9")])
        os.kill(writer, signal.SIGSTOP)
        storing = asyncio.create_task(storage.append([a_row(), a_row(version=2)]))
        await asyncio.sleep(0.05)
        os.kill(writer, signal.SIGKILL)
        assert await storing == set()
        assert [row.text for row in await storage.rows("t")] == ["use wall 9"]

    with_writer(tmp_path, story)


def test_signals_for_the_server_do_not_end_it(tmp_path: Path) -> None:
    async def story(storage: SqliteStorage, writer: int) -> None:
        assert await storage.append([a_row(version=1)]) == {("t", 1)}
        for meant in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
            os.kill(writer, meant)
        assert await storage.append([a_row(version=2)]) == {("t", 2)}
        assert _writer(storage) == writer

    with_writer(tmp_path, story)


def test_where_it_cannot_be_started_a_thread_writes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(storage: SqliteStorage, writer: int) -> None:
        def refuse(*_: object, **__: object) -> None:
            raise OSError(24, "Too many open files")

        os.kill(writer, signal.SIGKILL)
        assert await storage.append([a_row(version=1)]) == {("t", 1)}
        monkeypatch.setattr(subprocess, "Popen", refuse)
        assert await storage.append([a_row(version=2)]) == {("t", 2)}
        monkeypatch.undo()
        assert await storage.append([a_row(version=3)]) == {("t", 3)}
        assert _writer(storage) != writer

    with_writer(tmp_path, story)


def test_a_file_that_is_gone_stores_nothing_and_later_everything(tmp_path: Path) -> None:
    async def story(storage: SqliteStorage, _: int) -> None:
        assert await storage.append([a_row(version=1)]) == {("t", 1)}
        names = [path.name for path in tmp_path.iterdir() if not path.name.endswith(".lock")]
        (tmp_path / "attic").mkdir()
        for name in names:
            (tmp_path / name).rename(tmp_path / "attic" / name)
        for _ in range(2):
            with pytest.raises(StorageFailed) as caught:
                await storage.append([a_row(version=2)])
            assert caught.value.key == "server-storage-gone"
        for name in names:
            (tmp_path / "attic" / name).rename(tmp_path / name)
        assert await storage.append([a_row(version=2)]) == {("t", 2)}
        assert [row.number for row in await storage.rows("t")] == [1, 2]

    with_writer(tmp_path, story)


_SERVER = """
import asyncio, sys, time
from auberge.server.storage import storage_at

async def main():
    storage = storage_at(sys.argv[1])
    await storage.claim()
    await storage.open()
    print(storage._writer.pid, flush=True)
    time.sleep(60)

asyncio.run(main())
"""


def test_the_claim_holds_until_the_last_rows_of_a_server_that_was_killed_are_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("auberge.server.storage.claim._CLAIM_SECONDS", 0.1)
    path = tmp_path / "auberge.db"
    with subprocess.Popen([sys.executable, "-c", _SERVER, f"sqlite:///{path}"], stdout=subprocess.PIPE) as server:
        assert server.stdout is not None
        writer = int(server.stdout.readline())
        os.kill(writer, signal.SIGSTOP)
        server.kill()
    try:
        with pytest.raises(StorageFailed) as caught:
            asyncio.run(SqliteStorage(str(path)).claim())
        assert caught.value.key == "server-storage-taken"
    finally:
        os.kill(writer, signal.SIGCONT)
    monkeypatch.undo()
    with_writer(tmp_path, _stores)


async def _stores(storage: SqliteStorage, _: int) -> None:
    assert await storage.append([a_row()]) == {("t", 1)}


_BATCHES = """
import json, os, pathlib, sqlite3, sys
from auberge.server.storage import row_writer
folder = pathlib.Path(os.environ["SQLITE_TMPDIR"])
connection = sqlite3.connect(sys.argv[1], isolation_level=None)
row_writer.prepare(connection)
before, spilled = folder.stat().st_mtime_ns, 0
for number in range(1, 101):
    rows = [dict(table=f"t{t}", number=number, kind="move", seat=0, text="use wall 2", intent=f"i{t}-{number}", at=1e9)
            for t in range(40)]
    assert len(row_writer.append(connection, json.dumps(rows), len(rows))) == len(rows)
    spilled += folder.stat().st_mtime_ns != before
    before = folder.stat().st_mtime_ns
print(spilled)
"""


def test_no_batch_makes_a_file_beside_the_database(tmp_path: Path) -> None:
    """SQLite's temporary files are gone as soon as they are opened: only their folder tells that there were some."""

    async def nothing(_: SqliteStorage) -> None: ...

    with_storage(tmp_path, nothing)
    temporary = tmp_path / "temporary"
    temporary.mkdir()
    environ = {**os.environ, "SQLITE_TMPDIR": str(temporary)}
    command = [sys.executable, "-P", "-c", _BATCHES, str(tmp_path / "auberge.db")]
    told = subprocess.run(command, env=environ, capture_output=True, text=True, check=True, timeout=120)
    assert told.stdout.strip() == "0", "of 100 batches of 40 rows"
