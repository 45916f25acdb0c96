"""The journal: everything queued while a commit is under way is the next commit; nothing settles unsaid or twice."""

import asyncio
import logging
from collections.abc import Sequence
from pathlib import Path

import pytest

from auberge.core.errors import EngineBug
from auberge.server.storage.sqlite import SqliteStorage
from auberge.table.journal import Journal
from auberge.table.rows import Key, Row, StorageFailed
from tests.server.stored import a_row, with_storage

Settled = list[tuple[list[Row], set[Key]]]


class WatchedStorage(SqliteStorage):
    """A storage whose commits are counted, can be held up and can be made to fail."""

    def __init__(self, path: Path) -> None:
        super().__init__(str(path / "auberge.db"))
        self.batches: list[list[Row]] = []
        self.may_go_on = asyncio.Event()
        self.may_go_on.set()
        self.failing = 0  # so many of the next commits

    async def append(self, rows: Sequence[Row]) -> set[Key]:
        self.batches.append(list(rows))
        await self.may_go_on.wait()
        if self.failing:
            self.failing -= 1
            raise StorageFailed("server-storage-failed", place="here", problem="the disk is full")
        return await super().append(rows)


class Desk:
    """A journal at work on a storage, and everything that has settled."""

    def __init__(self, path: Path) -> None:
        self.storage = WatchedStorage(path)
        self.settled: Settled = []
        self.journal = Journal(self.storage, lambda rows, keys: self.settled.append((list(rows), keys)))
        self._running: asyncio.Task[None] | None = None

    async def __aenter__(self) -> "Desk":
        await self.storage.open()
        self._running = asyncio.create_task(self.journal.run())
        return self

    async def __aexit__(self, *problem: object) -> None:
        self.storage.may_go_on.set()
        await self.journal.stop()
        assert self._running is not None
        await self._running
        await self.storage.close()

    async def at_work(self, batches: int) -> None:
        """Waits until so many commits have begun."""
        while len(self.storage.batches) < batches:
            await asyncio.sleep(0.001)

    async def settled_rows(self, number: int) -> None:
        while sum(len(rows) for rows, _ in self.settled) < number:
            await asyncio.sleep(0.001)


def test_a_lone_row_waits_for_its_own_commit_only(tmp_path: Path) -> None:
    async def story() -> None:
        async with Desk(tmp_path) as desk:
            desk.journal.append(a_row())
            assert desk.settled == []
            await desk.settled_rows(1)
            assert desk.settled == [([a_row()], {("t", 1)})]
            assert await desk.storage.rows("t") == [a_row()]

    asyncio.run(story())


def test_what_comes_during_a_commit_is_the_next_one_sorted(tmp_path: Path) -> None:
    async def story() -> None:
        async with Desk(tmp_path) as desk:
            desk.storage.may_go_on.clear()
            desk.journal.append(a_row("m"))
            await desk.at_work(1)
            for name in "zmay":
                desk.journal.append(a_row(name, 3))
                desk.journal.append(a_row(name, 2))
            desk.storage.may_go_on.set()
            await desk.settled_rows(9)
            assert [len(batch) for batch in desk.storage.batches] == [1, 8]
            assert [row.key for row in desk.storage.batches[1]] == [(name, v) for name in "amyz" for v in (2, 3)]

    asyncio.run(story())


def test_a_hundred_writers_share_few_commits(tmp_path: Path) -> None:
    async def story() -> None:
        async with Desk(tmp_path) as desk:
            for version in range(1, 11):
                for table in range(100):
                    desk.journal.append(a_row(f"t{table}", version))
                await desk.settled_rows(100 * version)
            assert len(desk.storage.batches) < 40
            assert all({row.key for row in rows} == keys for rows, keys in desk.settled)
            for table in range(100):
                assert [row.number for row in await desk.storage.rows(f"t{table}")] == list(range(1, 11))

    asyncio.run(story())


def test_a_failed_commit_settles_as_not_durable_and_work_goes_on(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def story() -> None:
        async with Desk(tmp_path) as desk:
            desk.storage.failing = 1
            desk.journal.append(a_row())
            await desk.settled_rows(1)
            desk.journal.append(a_row())
            await desk.settled_rows(2)
            assert desk.settled == [([a_row()], set()), ([a_row()], {("t", 1)})]

    with caplog.at_level(logging.ERROR):
        asyncio.run(story())
    assert "a commit failed" in caplog.text


def test_rows_queued_on_top_of_a_lost_one_are_lost_with_it(tmp_path: Path) -> None:
    async def story() -> None:
        async with Desk(tmp_path) as desk:
            desk.storage.may_go_on.clear()
            desk.storage.failing = 1
            desk.journal.append(a_row(version=1))
            await desk.at_work(1)
            desk.journal.append(a_row(version=2))
            desk.journal.append(a_row("other"))
            desk.storage.may_go_on.set()
            await desk.settled_rows(3)
            assert [({row.key for row in rows}, keys) for rows, keys in desk.settled] == [
                ({("t", 1), ("t", 2)}, set()),
                ({("other", 1)}, {("other", 1)}),
            ]
            assert await desk.storage.rows("t") == []

    asyncio.run(story())


def test_a_lost_race_settles_the_loser_as_not_durable(tmp_path: Path) -> None:
    async def story() -> None:
        async with Desk(tmp_path) as desk:
            await desk.storage.append([a_row(text="a rival’s")])
            desk.journal.append(a_row())
            desk.journal.append(a_row("other"))
            await desk.settled_rows(2)
            ((_, keys),) = desk.settled
            assert keys == {("other", 1)}

    asyncio.run(story())


def test_stopping_makes_everything_durable_first(tmp_path: Path) -> None:
    async def story() -> None:
        async with Desk(tmp_path) as desk:
            desk.storage.may_go_on.clear()
            desk.journal.append(a_row(version=1))
            await desk.at_work(1)
            desk.journal.append(a_row(version=2))
            asyncio.get_running_loop().call_later(0.01, desk.storage.may_go_on.set)
            await desk.journal.stop()
            assert [keys for _, keys in desk.settled] == [{("t", 1)}, {("t", 2)}]
            with pytest.raises(EngineBug):
                desk.journal.append(a_row(version=3))

    asyncio.run(story())


def test_a_journal_that_never_ran_still_writes_what_is_queued(tmp_path: Path) -> None:
    async def story(storage: SqliteStorage) -> None:
        settled: list[set[Key]] = []
        journal = Journal(storage, lambda _, keys: settled.append(keys))
        journal.append(a_row())
        await journal.stop()
        assert settled == [{("t", 1)}]

    with_storage(tmp_path, story)


def test_trouble_after_a_commit_is_logged_and_work_goes_on(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    heard: list[Key] = []

    def settled(rows: Sequence[Row], keys: set[Key]) -> None:
        heard.extend(keys)
        if len(heard) == 1:
            raise EngineBug("bug-no-chance-due")

    async def story(storage: SqliteStorage) -> None:
        journal = Journal(storage, settled)
        running = asyncio.create_task(journal.run())
        for version in (1, 2):
            journal.append(a_row(version=version))
            while len(heard) < version:
                await asyncio.sleep(0.001)
        await journal.stop()
        await running

    with_storage(tmp_path, story)
    assert heard == [("t", 1), ("t", 2)]
    assert "what follows a commit failed" in caplog.text
