"""A table has one owner at a time: who has the lock on the connection that writes, and nobody else, stores its rows."""

import asyncio
from collections.abc import Awaitable, Callable

from auberge.server.storage.postgresql import PostgresStorage
from tests.postgres import Postgres
from tests.server.stored import a_row

SOON = 60.0  # seconds
NOBODY = frozenset[str]()


def with_two(postgres: Postgres, story: Callable[[PostgresStorage, PostgresStorage], Awaitable[None]]) -> None:
    """Two processes on one database."""

    async def run() -> None:
        url = postgres.new_url()
        first, second = PostgresStorage(url), PostgresStorage(url)
        for storage in (first, second):
            await storage.claim(shared=True)
            await storage.open()
            assert await storage.ownership.keep(lambda: NOBODY) == {}
        try:
            await story(first, second)
        finally:
            await first.close()
            await second.close()

    asyncio.run(run())


async def cut(postgres: Postgres, storage: PostgresStorage) -> None:
    """Ends the connection that writes, and waits until its end is noticed."""
    connection = storage._writing._connection
    assert connection is not None
    await asyncio.to_thread(postgres.sql, f"SELECT pg_terminate_backend({connection.get_server_pid()})")
    async with asyncio.timeout(SOON):
        while storage._writing.is_up:
            await asyncio.sleep(0.01)


async def taken(storage: PostgresStorage, table: str) -> None:
    """Takes a table as soon as it is free."""
    async with asyncio.timeout(SOON):
        while not await storage.ownership.take(table):
            await asyncio.sleep(0.01)


def test_a_table_is_had_by_one_process_until_it_lets_it_go(shared_postgres: Postgres) -> None:
    async def story(first: PostgresStorage, second: PostgresStorage) -> None:
        assert await first.ownership.take("a")
        assert await first.ownership.take("a")
        assert not await second.ownership.take("a")
        assert await second.ownership.take("b")
        await first.ownership.keep(lambda: {"a"})
        assert not await second.ownership.take("a")
        await first.ownership.keep(lambda: NOBODY)
        assert set(first.ownership.tables) == NOBODY
        assert await second.ownership.take("a")
        assert set(second.ownership.tables) == {"a", "b"}

    with_two(shared_postgres, story)


def test_what_is_wanted_again_at_the_last_moment_is_not_let_go(shared_postgres: Postgres) -> None:
    async def story(first: PostgresStorage, second: PostgresStorage) -> None:
        wanted = {"a"}
        await first.ownership.take("a")
        async with first._write():
            tending = asyncio.create_task(first.ownership.keep(lambda: wanted))
            await asyncio.sleep(0.01)
            wanted.add("b")
            taking = asyncio.create_task(first.ownership.take("b"))
        await asyncio.gather(tending, taking)
        assert set(first.ownership.tables) == {"a", "b"}
        assert not await second.ownership.take("b")

    with_two(shared_postgres, story)


def test_two_houses_in_one_database_may_have_tables_of_the_same_name(shared_postgres: Postgres) -> None:
    async def story(first: PostgresStorage, _second: PostgresStorage) -> None:
        other = PostgresStorage(shared_postgres.new_url())
        await other.claim(shared=True)
        assert await first.ownership.take("a")
        assert await other.ownership.take("a")
        await other.close()

    with_two(shared_postgres, story)


def test_rows_of_a_table_of_another_are_not_stored_and_the_rest_of_the_batch_is(shared_postgres: Postgres) -> None:
    async def story(first: PostgresStorage, second: PostgresStorage) -> None:
        await first.ownership.take("a")
        await second.ownership.take("b")
        assert await first.append([a_row("a"), a_row("b"), a_row("c")]) == {("a", 1)}
        assert await second.append([a_row("b")]) == {("b", 1)}
        assert await first.append([a_row("b", version=2)]) == set()
        assert [len(await first.rows(name)) for name in "abc"] == [1, 1, 0]

    with_two(shared_postgres, story)


def test_whoever_is_cut_off_has_what_is_left_and_is_told_how_far_it_has_come(shared_postgres: Postgres) -> None:
    async def story(first: PostgresStorage, second: PostgresStorage) -> None:
        for name in "abc":
            await first.ownership.take(name)
        await first.append([a_row("a"), a_row("b")])
        await cut(shared_postgres, first)
        await taken(second, "b")
        assert await second.append([a_row("b", version=2)]) == {("b", 2)}
        await taken(second, "a")  # and gives it back before the first one looks
        assert await second.append([a_row("a", version=2)]) == {("a", 2)}
        await second.ownership.keep(lambda: {"b"})
        assert await first.ownership.keep(lambda: set("abc")) == {"a": 2}
        assert set(first.ownership.tables) == {"a", "c"}
        assert await first.ownership.keep(lambda: set("abc")) == {}

    with_two(shared_postgres, story)


def test_a_row_on_its_way_when_the_table_is_lost_is_stored_or_not_but_never_behind_the_next_owner(
    shared_postgres: Postgres,
) -> None:
    async def story(first: PostgresStorage, second: PostgresStorage) -> None:
        await first.ownership.take("a")
        await first.append([a_row("a")])
        await cut(shared_postgres, first)
        await taken(second, "a")
        assert await first.append([a_row("a", version=2, text="late")]) == set()
        assert await second.append([a_row("a", version=2)]) == {("a", 2)}
        assert await first.rows("a") == [a_row("a"), a_row("a", version=2)]

    with_two(shared_postgres, story)


def test_a_table_that_others_had_meanwhile_takes_no_row_where_theirs_is(shared_postgres: Postgres) -> None:
    async def story(first: PostgresStorage, second: PostgresStorage) -> None:
        await first.ownership.take("a")
        await cut(shared_postgres, first)
        await taken(second, "a")
        await second.append([a_row("a", text="theirs")])
        await second.ownership.keep(lambda: NOBODY)
        assert await first.append([a_row("a"), a_row("a", version=2)]) == set()
        assert [row.text for row in await first.rows("a")] == ["theirs"]

    with_two(shared_postgres, story)


def test_a_process_that_ends_leaves_its_tables_to_others(shared_postgres: Postgres) -> None:
    async def story(first: PostgresStorage, second: PostgresStorage) -> None:
        await first.ownership.take("a")
        await first.close()
        await taken(second, "a")

    with_two(shared_postgres, story)
