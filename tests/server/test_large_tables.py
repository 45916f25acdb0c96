"""Opening a table with very many rows holds up nobody else."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

import msgspec
import pytest

from auberge import wire as m
from auberge.core.protocol import Seat
from auberge.server.settings import Settings
from auberge.server.storage import schema
from auberge.server.storage.sqlite import SqliteStorage
from auberge.server.tables import Tables
from auberge.table import recovery as reopening
from auberge.table.rows import Row, StoredTable
from auberge.table.state import TableState
from auberge.table.storage_contract import Storage
from tests.server.fake_table import Guest, a_stored_table
from tests.server.stored import a_row, with_storage_at
from tests.server.wire import QuickBots, new_id


def names(table: str, number: int) -> list[Row]:
    """As many changes of a name."""
    return [Row(table, version, "name", version % 2, f"Name {version}", None, 2000.0) for version in range(1, number)]


def table(name: str) -> StoredTable:
    return msgspec.structs.replace(a_stored_table(), id=name)


def with_tables(folder: Path, long: int, story: Callable[[Tables], Awaitable[None]]) -> None:
    """Runs a story with a table of so many rows and a short one in the storage, none in memory."""

    async def run() -> None:
        storage = SqliteStorage(str(folder / "auberge.db"))
        await storage.open()
        for name, rows in (("long", long), ("short", 10)):
            await storage.add_table(table(name))
            await storage.append(names(name, rows))
        tables = Tables(storage, QuickBots(), Settings())
        writer = asyncio.create_task(tables.journal.run())
        await story(tables)
        await tables.stop()
        await writer
        await storage.close()

    asyncio.run(run())


def test_a_short_table_is_there_before_a_long_one_that_was_asked_for_first(tmp_path: Path) -> None:
    there: list[str] = []

    async def story(tables: Tables) -> None:
        async def find(name: str) -> None:
            found = await tables.find(name)
            there.append(name)
            last = found.history.rows[-1]
            assert found.history.names[last.seat] == last.text

        await asyncio.gather(find("long"), find("short"))

    with_tables(tmp_path, 4_000, story)
    assert there == ["short", "long"]


@pytest.mark.patched
def test_a_table_is_read_some_rows_at_a_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """Between two steps never more than a few rows are followed, whether or not they are good."""
    followed: list[int] = []
    follow = TableState.follow

    def counted(history: TableState, row: Row) -> Row:
        followed[-1] += 1
        return follow(history, row)

    monkeypatch.setattr(TableState, "follow", counted)
    good = names("table", 200)
    for rows in (good, [*good[:150], msgspec.structs.replace(good[150], kind="damaged"), *good[151:]]):
        followed[:] = [0]
        reading = reopening.read(a_stored_table(), rows)
        while (loaded := reopening.go_on(reading)) is None:
            followed.append(0)
        assert max(followed) <= reopening.ROWS_AT_ONCE
        history, problem = loaded
        assert len(history.rows) == (199 if problem is None else 150)


@pytest.mark.parametrize("number", [2, 3, 4, 5, 9])
def test_rows_are_read_page_by_page(database: str, monkeypatch: pytest.MonkeyPatch, number: int) -> None:
    monkeypatch.setattr(schema, "PAGE", 4)
    rows = [a_row("t", version) for version in range(1, number + 1)]

    async def story(storage: Storage) -> None:
        await storage.append(rows)
        for after in range(number + 1):
            assert await storage.rows("t", after) == rows[after:]

    with_storage_at(database, story)


def test_while_a_long_table_is_opened_another_goes_on(tmp_path: Path) -> None:
    """Measured, with a bound that a busy machine keeps too."""
    waits: list[float] = []

    async def story(tables: Tables) -> None:
        short = await tables.find("short")
        guest = Guest([0], 0)
        short.join(guest)
        opening = asyncio.create_task(tables.find("long"))
        number = 0
        while not opening.done():
            number += 1
            began = time.perf_counter()
            await asyncio.sleep(0)
            short.say(guest, m.AgreeHints(new_id(), Seat(0), agrees=number % 2 == 0))
            await short.subscribers.durable()
            waits.append(time.perf_counter() - began)
            await asyncio.sleep(0.01)

    with_tables(tmp_path, 30_000, story)
    waits.sort()
    middle, most = waits[len(waits) // 2], waits[int(0.99 * len(waits))]
    print(f"\n{len(waits)} changes, p50 {1000 * middle:.1f} ms, p99 {1000 * most:.1f} ms, {1000 * waits[-1]:.0f} ms")
    assert waits[-1] < 1.0
