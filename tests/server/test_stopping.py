"""A server that stops while something is under way: nobody waits for what will never come; a table is there once."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import NoReturn

import pytest

from auberge import wire as m
from auberge.core.protocol import Seat
from auberge.server.settings import Settings
from auberge.server.socket.table_socket import TableSocket
from auberge.server.storage.sqlite import SqliteStorage
from auberge.server.tables import Tables
from auberge.table.live_table import LiveTable
from auberge.table.rows import StorageFailed, StoredTable
from tests.server.fake_table import Guest
from tests.server.test_reviews import GIVE_UP
from tests.server.wire import BOT, HERE, LINK, Browser, Hangup, QuickBots, Wire, new_id, serving

SOON = 60.0  # seconds; without the mending it would be for ever


class LateStorage(SqliteStorage):
    """A storage that has stored a table for a while before it says so, if it is told to."""

    def __init__(self, path: str) -> None:
        super().__init__(path)
        self.stored = asyncio.Event()
        self.may_say_so = asyncio.Event()
        self.may_say_so.set()

    async def add_table(self, table: StoredTable) -> None:
        await super().add_table(table)
        self.stored.set()
        await self.may_say_so.wait()


def with_tables(folder: Path, story: Callable[[Tables, LateStorage], Awaitable[None]]) -> None:
    """Tables over a storage of their own, with quick bots."""

    async def run() -> None:
        storage = LateStorage(str(folder / "auberge.db"))
        await storage.open()
        tables = Tables(storage, QuickBots(), Settings())
        writer = asyncio.create_task(tables.journal.run())
        try:
            await story(tables, storage)
            await asyncio.wait_for(tables.stop(), SOON)
            await writer
        finally:
            await storage.close()

    asyncio.run(run())


def _wish(*seats: m.SeatOrder, game: str = "saint_malo") -> m.OpenTable:
    return m.OpenTable(game, seats, start_seat=Seat(0))


async def _give_up(table: LiveTable) -> None:
    """Ends a game of Malta! as soon as may be."""
    guest = Guest([0], 0)
    table.join(guest)
    for _ in range(1000):
        await table.subscribers.durable()
        await asyncio.sleep(0)
        if table.history.is_over and table.is_settled:
            table.leave(guest)
            return
        if guest.waiting[0] == "gather":
            table.say(guest, m.Begin(new_id(), Seat(0)))
        elif guest.waiting == ("decide", 0):
            table.say(guest, m.Act(new_id(), guest.now.version, Seat(0), GIVE_UP))
        elif guest.waiting == ("confirm", 0):
            table.say(guest, m.Proceed(new_id(), guest.now.version, Seat(0)))
    raise AssertionError("the game does not end")


async def _given_up(tables: Tables) -> tuple[LiveTable, str]:
    """A table of Malta! whose game has ended, and the secret of its first seat."""
    opened = await tables.open(_wish(HERE, LINK, game="malta"))
    table = await tables.find(opened.table.id)
    await _give_up(table)
    return table, opened.secrets[0] or ""


def test_nobody_waits_for_what_the_journal_takes_no_more(tmp_path: Path) -> None:
    async def story(tables: Tables, _: LateStorage) -> None:
        table = await tables.find((await tables.open(_wish(HERE, LINK))).table.id)
        guest = Guest([0], 0)
        table.join(guest)
        await tables.journal.stop()
        table.say(guest, m.Proceed(new_id(), 0, Seat(0)))
        assert any(isinstance(told, m.Refused) for told in guest.told)
        await asyncio.wait_for(table.subscribers.durable(), SOON)

    with_tables(tmp_path, story)


def test_a_table_that_is_found_while_the_server_stops_does_nothing(tmp_path: Path) -> None:
    async def story(tables: Tables, _: LateStorage) -> None:
        opened = await tables.open(_wish(BOT, BOT))
        tables.live.pop(opened.table.id)
        await tables.stop()
        table = await tables.find(opened.table.id)
        assert table.history.waiting.kind in ("bot", "chance")
        assert table.leaving
        assert not table.stopped
        assert table.is_settled

    with_tables(tmp_path, story)


def test_whoever_comes_to_the_next_table_before_it_is_said_to_be_stored_comes_to_the_same(tmp_path: Path) -> None:
    async def story(tables: Tables, storage: LateStorage) -> None:
        table, secret = await _given_up(tables)
        storage.stored.clear()
        storage.may_say_so.clear()
        first = asyncio.create_task(tables.again(table.id, [secret]))
        await asyncio.wait_for(storage.stored.wait(), SOON)
        second = await asyncio.wait_for(tables.again(table.id, [secret]), SOON)
        found = tables.live[second.table.id]
        storage.may_say_so.set()
        assert (await first).table.id == second.table.id
        assert tables.live[second.table.id] is found

    with_tables(tmp_path, story)


def test_nobody_waits_for_a_review_that_is_given_up_before_it_began(tmp_path: Path) -> None:
    async def story(tables: Tables, _: LateStorage) -> None:
        table, _secret = await _given_up(tables)
        asking = asyncio.create_task(tables.reviews.state(table.history))
        await asyncio.sleep(0)
        await tables.reviews.stop()
        assert (await asyncio.wait_for(asking, SOON)).review is None

    with_tables(tmp_path, story)


def test_whoever_comes_while_the_server_takes_leave_is_sent_away(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with serving(tmp_path) as server:
        opened = server.open(HERE, LINK)
        find = Tables.find

        async def leaving(tables: Tables, table_id: str) -> LiveTable:
            table = await find(tables, table_id)
            table.leaving = True
            return table

        monkeypatch.setattr(Tables, "find", leaving)
        with Browser(server.port, opened.table.id) as browser:
            browser.say(m.Hello(()))
            told, _ = browser.to_the_end()
        assert told == [m.Closing(m.Problem("server-stopping"))]


def test_a_connection_that_cannot_be_closed_in_order_does_not_keep_the_others_from_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    take_leave = TableSocket.take_leave
    left: list[object] = []

    def fail_once(connection: TableSocket) -> None:
        left.append(connection)
        if len(left) == 1:
            raise AssertionError("broken")
        take_leave(connection)

    monkeypatch.setattr(TableSocket, "take_leave", fail_once)
    with serving(tmp_path) as server:
        wires = [Wire(server.port, "/ws/tables/x") for _ in range(3)]
    assert len(left) == 3
    for wire in wires:
        with pytest.raises(Hangup):
            wire.receive()
        wire.close()
    assert [record.message for record in caplog.records] == ["connection not closed in order"]


# --- a storage that refuses -----------------------------------------------------------------------------------------


@pytest.mark.patched
def test_a_table_whose_next_step_cannot_be_stored_is_not_read_again_for_ever(tmp_path: Path) -> None:
    """Something happens by itself as soon as it is in memory."""

    def happens(table: LiveTable) -> bool:
        if not table.subscribers.is_told:
            return False
        table._do("name", Seat(0), "Anna")
        return True

    async def refuse(*_: object) -> NoReturn:
        raise StorageFailed("server-storage-full", place="here")

    async def story(tables: Tables, _: LateStorage) -> None:
        opened = await tables.open(_wish(HERE, LINK))
        tables.live.clear()
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(LiveTable, "_happens", happens)
            patch.setattr(LateStorage, "append", refuse)
            async with asyncio.timeout(SOON):
                with pytest.raises(StorageFailed, match="server-storage-full"):
                    await tables.read(opened.table.id)
                with pytest.raises(StorageFailed, match="server-storage-full"):
                    await tables.open(m.OpenTable("saint_malo", (HERE, LINK), free_text=True))
        assert (await tables.read(opened.table.id)).id == opened.table.id

    with_tables(tmp_path, story)
