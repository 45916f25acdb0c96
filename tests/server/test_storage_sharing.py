"""Servers that share one PostgreSQL: each hears of the others' rows and words, and what one holds no other does."""

import asyncio
from collections.abc import Awaitable, Callable

import msgspec
import pytest

from auberge.server.storage.postgresql import PostgresStorage
from auberge.table.notices import Stored, read_notice
from auberge.table.rows import Row, StorageFailed
from tests.postgres import Postgres
from tests.server.stored import a_row

SOON = 60.0  # seconds


class Ear:
    """What a server hears."""

    def __init__(self, storage: PostgresStorage) -> None:
        self.heard: list[str] = []
        self.begun = 0
        self._changed = asyncio.Event()
        self._listening = asyncio.create_task(storage.sharing.listen(self._hear, self._begin))

    def _hear(self, notice: str) -> None:
        self.heard.append(notice)
        self._changed.set()

    async def _begin(self) -> None:
        self.begun += 1
        self._changed.set()

    async def until(self, condition: Callable[[], bool]) -> None:
        async with asyncio.timeout(SOON):
            while not condition():
                self._changed.clear()
                await self._changed.wait()

    async def close(self) -> None:
        self._listening.cancel()
        await asyncio.gather(self._listening, return_exceptions=True)


def with_two(postgres: Postgres, story: Callable[[PostgresStorage, PostgresStorage], Awaitable[None]]) -> None:
    """Two servers on one database."""

    async def run() -> None:
        url = postgres.new_url()
        first, second = PostgresStorage(url), PostgresStorage(url)
        for storage in (first, second):
            await storage.claim(shared=True)
            await storage.open()
        try:
            await story(first, second)
        finally:
            await first.close()
            await second.close()

    asyncio.run(run())


def test_a_server_hears_of_what_others_store_but_not_of_what_they_lost(shared_postgres: Postgres) -> None:
    async def story(first: PostgresStorage, second: PostgresStorage) -> None:
        ear = Ear(second)
        await ear.until(lambda: ear.begun == 1)
        assert await first.append([a_row("a", version=1), a_row("b", version=1)]) == {("a", 1), ("b", 1)}
        await second.append([a_row("a", version=2, text="theirs")])
        batch = [a_row("a", version=2), a_row("a", version=3), a_row("b", version=2), a_row("b", version=3)]
        assert await first.append(batch) == {("b", 2), ("b", 3)}
        await ear.until(lambda: len(ear.heard) == 2)
        assert [read_notice(text) for text in ear.heard] == [
            (a_row("a", version=1), a_row("b", version=1)),
            (a_row("b", version=2), a_row("b", version=3)),
        ]
        await ear.close()

    with_two(shared_postgres, story)


def test_a_row_of_a_kind_that_only_a_newer_server_knows_hides_no_other() -> None:
    rows = [msgspec.to_builtins(a_row(table)) for table in "abc"]
    rows[1]["kind"] = "dance"
    assert read_notice(msgspec.json.encode(["together", 5, rows]).decode()) == (a_row("a"), a_row("c"))
    assert read_notice('["dance",5,"a"]') == read_notice("{") == ()


def test_rows_that_are_too_long_for_a_notice_are_told_in_several_or_by_their_number(shared_postgres: Postgres) -> None:
    async def story(first: PostgresStorage, second: PostgresStorage) -> None:
        ear = Ear(second)
        await ear.until(lambda: ear.begun == 1)
        sizes = [*range(90), *range(1_930, 1_960), 5_000]
        rows = [a_row(f"{size:04}", text=size * "é\n" + '"\U0001f3b2') for size in sizes]
        assert await first.append(rows) == {row.key for row in rows}
        assert await first.append([a_row("a")]) == {("a", 1)}
        await ear.until(lambda: read_notice(ear.heard[-1]) == (a_row("a"),) if ear.heard else False)
        told = [read_notice(text) for text in ear.heard[:-1]]
        assert len(told) < len(rows) - 80, "short rows are told together"
        each = [one for some in told for one in some]
        whole = [one for one in each if isinstance(one, Row)]
        assert whole == rows[: len(whole)]
        assert 90 < len(whole) < len(rows) - 1, "some fill a notice to the last bytes"
        assert each[len(whole) :] == [Stored(first.sharing.server, row.table, 1) for row in rows[len(whole) :]]
        assert await second.rows("5000") == [rows[-1]]
        assert await second.sharing.last_numbers(["5000", "a", "c"]) == {"5000": 1, "a": 1}
        await ear.close()

    with_two(shared_postgres, story)


def test_a_server_that_could_not_hear_for_a_while_hears_again(shared_postgres: Postgres) -> None:
    async def story(first: PostgresStorage, second: PostgresStorage) -> None:
        ear = Ear(second)
        await ear.until(lambda: ear.begun == 1)
        pid = second.sharing._own["ear"]
        await asyncio.to_thread(shared_postgres.sql, f"SELECT pg_terminate_backend({pid})")
        await ear.until(lambda: ear.begun == 2)
        await first.sharing.post(['["a"]', '["b"]'])
        await ear.until(lambda: len(ear.heard) == 2)
        await second.sharing.post(["[1]"])  # one does not hear oneself
        await first.sharing.post(['["c"]'])
        await ear.until(lambda: len(ear.heard) == 3)
        assert ear.heard == ['["a"]', '["b"]', '["c"]']
        await ear.close()

    with_two(shared_postgres, story)


def test_what_one_server_holds_no_other_does_until_it_lets_go_or_is_cut_off(shared_postgres: Postgres) -> None:
    async def story(first: PostgresStorage, second: PostgresStorage) -> None:
        one, other = first.sharing, second.sharing
        await one.hold(["a", "b"])
        await other.hold(["a", "b", "c"])
        assert (set(one.held), set(other.held)) == ({"a", "b"}, {"c"})
        await one.let_go(["a"])
        await other.hold(["a", "b"])
        assert (set(one.held), set(other.held)) == ({"b"}, {"a", "c"})
        assert await one.servers() == {one.server, other.server}
        await asyncio.to_thread(shared_postgres.sql, f"SELECT pg_terminate_backend({one._own['writing']})")
        async with asyncio.timeout(SOON):
            while await other.servers() != {other.server}:
                await asyncio.sleep(0.01)
        await other.hold(["b"])
        await first.append([a_row()])  # serves again, and holds nothing
        assert (set(one.held), set(other.held)) == (set(), {"a", "b", "c"})
        assert await other.servers() == {one.server, other.server}

    with_two(shared_postgres, story)


def test_a_database_that_is_shared_is_not_had_alone(shared_postgres: Postgres, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("auberge.server.storage.postgresql._CLAIM_SECONDS", 0.1)

    async def story(first: PostgresStorage, _second: PostgresStorage) -> None:
        alone = PostgresStorage(first._url)
        with pytest.raises(StorageFailed, match="server-storage-taken"):
            await alone.claim()
        await alone.close()
        newer = PostgresStorage(first._url)
        monkeypatch.setattr("auberge.server.storage.postgresql.is_older", lambda *_: True)
        with pytest.raises(StorageFailed, match="server-storage-taken"):
            await newer.open()
        await newer.close()

    with_two(shared_postgres, story)
