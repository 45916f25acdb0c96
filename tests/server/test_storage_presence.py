"""The storage in a file knows how it is: a file that is gone, a full disk."""

import asyncio
import shutil
from collections.abc import Sequence
from pathlib import Path

import pytest

from auberge.server.storage.pulse import HealthProbe
from auberge.server.storage.sqlite import SqliteStorage
from auberge.table.rows import Key, Row, StorageFailed
from tests.server.stored import a_row, a_table, with_storage


# --- when the file goes away -----------------------------------------------------------------------------------
def _move(folder: Path, to: Path) -> None:
    to.mkdir(exist_ok=True)
    for name in ("auberge.db", "auberge.db-wal", "auberge.db-shm"):
        (folder / name).rename(to / name)


def test_nothing_is_stored_in_a_file_that_is_gone(tmp_path: Path) -> None:
    async def story(storage: SqliteStorage) -> None:
        assert await storage.append([a_row(version=1)]) == {("t", 1)}
        _move(tmp_path, tmp_path / "attic")
        for attempt in (
            lambda: storage.append([a_row(version=2)]),
            lambda: storage.add_table(a_table()),
            lambda: storage.rows("t"),
            storage.probe,
        ):
            with pytest.raises(StorageFailed) as caught:
                await attempt()
            assert caught.value.key == "server-storage-gone"
        assert not (tmp_path / "auberge.db").exists(), "nor is an empty one put in its place"
        _move(tmp_path / "attic", tmp_path)
        await storage.probe()
        assert await storage.append([a_row(version=2)]) == {("t", 2)}
        assert [row.number for row in await storage.rows("t")] == [1, 2]

    with_storage(tmp_path, story)


@pytest.mark.parametrize("name", ["auberge.db", "auberge.db-wal"])
def test_nor_in_one_that_has_been_replaced_or_has_lost_its_latest_changes(tmp_path: Path, name: str) -> None:
    async def story(storage: SqliteStorage) -> None:
        await storage.append([a_row(version=1)])
        copy = (tmp_path / name).read_bytes()
        (tmp_path / name).unlink()
        (tmp_path / name).write_bytes(copy)
        with pytest.raises(StorageFailed) as caught:
            await storage.append([a_row(version=2)])
        assert caught.value.key == "server-storage-gone"

    with_storage(tmp_path, story)


def test_a_file_that_goes_away_while_it_is_written_to_is_noticed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(storage: SqliteStorage) -> None:
        def remove(rows: Sequence[Row]) -> set[Key]:
            _move(tmp_path, tmp_path / "attic")
            return {row.key for row in rows}

        monkeypatch.setattr(storage, "_append", remove)
        with pytest.raises(StorageFailed) as caught:
            await storage.append([a_row()])
        assert caught.value.key == "server-storage-gone"

    with_storage(tmp_path, story)


# --- how it is --------------------------------------------------------------------------------------------------
def test_a_storage_that_can_be_written_to_is_well(tmp_path: Path) -> None:
    async def story(storage: SqliteStorage) -> None:
        changes = (tmp_path / "auberge.db-wal").stat().st_mtime_ns
        await storage.probe()
        assert (tmp_path / "auberge.db-wal").stat().st_mtime_ns > changes, "it was tried in earnest"

    with_storage(tmp_path, story)


def test_a_full_disk_is_not(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    usage = shutil.disk_usage(tmp_path)

    async def story(storage: SqliteStorage) -> None:
        monkeypatch.setattr(shutil, "disk_usage", lambda _: usage._replace(free=1000))
        with pytest.raises(StorageFailed) as caught:
            await storage.probe()
        assert caught.value.key == "server-storage-full"

    with_storage(tmp_path, story)


def test_nor_one_that_may_only_be_read(tmp_path: Path) -> None:
    async def story(storage: SqliteStorage) -> None:
        def forbid(yes: int) -> None:
            storage._connect_hot().execute(f"PRAGMA query_only={yes}").close()

        await storage._in(storage._writing, forbid, 1)
        with pytest.raises(StorageFailed):
            await storage.probe()
        await storage._in(storage._writing, forbid, 0)
        await storage.probe()

    with_storage(tmp_path, story)


def test_the_pulse_is_felt_once_for_many_who_ask(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    time, probes = [100.0], [0]

    async def story(storage: SqliteStorage) -> None:
        async def probe() -> None:
            probes[0] += 1
            if probes[0] == 2:
                raise StorageFailed("server-storage-full", place="here")

        monkeypatch.setattr(storage, "probe", probe)
        pulse = HealthProbe(storage, lambda: time[0])
        await asyncio.gather(*(pulse.check() for _ in range(20)))
        assert probes == [1]
        time[0] += 5
        for _ in range(3):
            with pytest.raises(StorageFailed):
                await pulse.check()
        assert probes == [2]
        time[0] += 5
        await pulse.check()
        assert probes == [3]

    with_storage(tmp_path, story)
