"""Two servers on one PostgreSQL: each table lives in one of them, and the other one says that it is elsewhere."""

import asyncio
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from random import Random

import asyncpg
import msgspec
import pytest

from auberge import wire as m
from auberge.core.protocol import Seat
from auberge.server.settings import Settings
from auberge.server.storage import storage_at
from auberge.server.tables import Tables
from auberge.table.rows import Row, StoredTable
from auberge.table.state import TableState
from auberge.table.storage_contract import Storage
from auberge.thinking.fair_queue import Urgency
from auberge.words import Words
from tests.postgres import Postgres
from tests.server.stored import with_storage_at
from tests.server.test_reviews import GIVE_UP
from tests.server.wire import BOT, HERE, LINK, QuickBots, Refusal, Server, new_id, play_on, problem, serving

ELSEWHERE = m.Problem("server-elsewhere")
CUT = "SELECT pg_terminate_backend(pid) FROM pg_locks WHERE locktype = 'advisory' AND pid <> pg_backend_pid()"


class House:
    """Two servers and their database."""

    def __init__(self, one: Server, other: Server, postgres: Postgres, database: str) -> None:
        self.one, self.other, self.postgres, self.database = one, other, postgres, database

    def rows(self, table: str) -> list[Row]:
        """All that was done at a table; none is missing."""
        found: list[Row] = []

        async def read(storage: Storage) -> None:
            found.extend(await storage.rows(table))

        with_storage_at(self.database, read)
        assert [row.number for row in found] == list(range(1, len(found) + 1))
        return found

    async def steal(self, table: str) -> "asyncpg.Connection[asyncpg.Record]":
        """Cuts the servers off from the database, and has the table before they are back."""
        thief = await asyncpg.connect(self.database)
        lock = f"SELECT pg_try_advisory_lock(hashtextextended(current_schema() || ' {table}', 0))"
        await thief.execute(CUT)
        while not await thief.fetchval(lock):
            await asyncio.sleep(0)
        return thief


@pytest.fixture
def house(shared_postgres: Postgres, tmp_path: Path) -> Iterator[House]:
    database = shared_postgres.new_url()
    with serving(tmp_path / "one", database=database) as one, serving(tmp_path / "other", database=database) as other:
        yield House(one, other, shared_postgres, database)


def _refused(server: Server, opened: m.TableOpened) -> int:
    """The status with which a browser is not let in."""
    with pytest.raises(Refusal) as refused:
        server.join(opened, 0)
    return refused.value.status


def test_whoever_is_asked_first_has_the_table_and_the_other_says_that_it_is_elsewhere(house: House) -> None:
    opened = house.one.open(HERE, LINK, BOT)
    with house.other.join(opened, 0):
        assert _refused(house.one, opened) == 502
        answer = house.one.http.get(f"/api/tables/{opened.table.id}")
        assert (answer.status_code, problem(answer)) == (502, ELSEWHERE)
        with house.other.join(opened, 1) as guest:
            assert guest.held == (1,)
    for language in ("en", "fr", "it", "de"):
        assert Words(language, strict=True).say("server-elsewhere")


def test_the_list_of_tables_tells_of_those_that_live_elsewhere(house: House) -> None:
    opened = house.one.open(HERE, LINK)
    with house.other.join(opened, 0) as browser:
        asked = msgspec.json.encode(m.StatusWish((opened.table.id, "nosuchtable")))
        for server in (house.one, house.other, house.one):
            answer = server.http.post("/api/tables/status", content=asked)
            found, missing = msgspec.json.decode(answer.content, type=list[m.TableStatus])
            assert found.table is not None
            assert found.waiting == browser.now.waiting
            assert missing.table is None


def test_the_next_table_is_the_same_whoever_has_it(house: House) -> None:
    opened = house.one.open(HERE, LINK, game="malta")
    secret = opened.secrets[0] or ""
    with house.one.join(opened, 0) as browser:
        while browser.now.ending is None:
            if browser.waiting == ("decide", 0):
                browser.done(browser.act(0, GIVE_UP))
            elif browser.waiting == ("confirm", 0):
                browser.done(browser.proceed(0))
            else:
                browser.hear()
        first = msgspec.json.decode(house.one.again(opened.table.id, secret).content, type=m.Again).table
        told = browser.until(lambda told: isinstance(told, m.PlayAgain))
        assert isinstance(told, m.PlayAgain)
        assert told.table.id == first.id
        with house.other.join(m.TableOpened(first, opened.secrets), 0):
            again = house.one.again(opened.table.id, secret)
            assert msgspec.json.decode(again.content, type=m.Again).table.id == first.id
        assert problem(house.other.again(opened.table.id, secret)) == ELSEWHERE


def test_people_of_a_server_that_stops_are_at_the_other_one_at_once(shared_postgres: Postgres, tmp_path: Path) -> None:
    database = shared_postgres.new_url()
    with serving(tmp_path / "other", database=database) as other, ExitStack() as closing:
        with serving(tmp_path / "one", database=database) as one:
            opened = one.open(HERE, BOT)
            browser = closing.enter_context(one.join(opened, 0))
            play_on([(0, browser)], Random(3), most=5)
            assert _refused(other, opened) == 502
            version = browser.version
        told, code = browser.to_the_end()
        assert told[-1:] == [m.Closing(m.Problem("server-stopping"))]
        assert code == 1012
        with other.join(opened, 0) as back:
            assert back.version >= version
            play_on([(0, back)], Random(3), most=5)


def test_a_server_that_is_cut_off_from_the_database_goes_on_with_what_no_other_has_taken(house: House) -> None:
    opened = house.one.open(HERE, BOT)
    with house.one.join(opened, 0) as browser:
        play_on([(0, browser)], Random(3), most=3)
        house.postgres.sql(CUT)
        play_on([(0, browser)], Random(3), most=5)
        assert _refused(house.other, opened) == 502
    house.rows(opened.table.id)


def test_a_row_that_comes_too_late_is_not_stored_and_its_author_is_sent_on(house: House) -> None:
    opened = house.one.open(HERE, LINK)

    async def steal() -> None:
        thief = await house.steal(opened.table.id)
        browser.say(browser.next_intent(0, Random(3)) or m.Rename(new_id(), Seat(0), "Late"))
        told.append(browser.to_the_end())
        await thief.close()

    told: list[tuple[list[m.Told], int | None]] = []
    with house.one.join(opened, 0) as browser:
        browser.catch_up()
        before = house.rows(opened.table.id)
        asyncio.run(steal())
    ((last, _),) = told
    assert last[-1] == m.Closing(ELSEWHERE)
    assert not any(isinstance(word, m.Refused | m.Done) for word in last)
    assert house.rows(opened.table.id) == before
    with house.other.join(opened, 0) as back:
        play_on([(0, back)], Random(3), most=1)


def test_nobody_who_only_looks_on_is_left_at_a_table_that_others_have(house: House) -> None:
    opened = house.one.open(HERE, LINK)
    with house.one.join(opened, 0) as browser:
        browser.catch_up()

        async def steal() -> None:
            thief = await house.steal(opened.table.id)
            assert browser.to_the_end()[0][-1] == m.Closing(ELSEWHERE)
            await thief.close()

        asyncio.run(steal())


def test_a_table_that_is_being_opened_is_not_let_go(shared_postgres: Postgres, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        storage = storage_at(shared_postgres.new_url())
        await storage.claim(shared=True)
        await storage.open()
        tables = Tables(storage, QuickBots(), Settings())
        writer = asyncio.create_task(tables.journal.run())
        add_table = storage.add_table

        async def slowly(table: StoredTable) -> None:
            await tables.tend()
            await add_table(table)

        monkeypatch.setattr(storage, "add_table", slowly)
        opened = await tables.open(m.OpenTable("saint_malo", (HERE, LINK), free_text=True))
        assert opened.table.free_text
        assert [row.kind for row in await storage.rows(opened.table.id)] == ["talk"]
        await tables.stop()
        await writer
        await storage.close()

    asyncio.run(story())


def test_tables_with_people_waiting_are_read_before_those_that_are_only_looked_at(
    shared_postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun: list[str] = []

    async def story() -> None:
        storage = storage_at(shared_postgres.new_url())
        await storage.claim(shared=True)
        await storage.open()
        tables = Tables(storage, QuickBots(), Settings())
        writer = asyncio.create_task(tables.journal.run())
        opened = [(await tables.open(m.OpenTable("saint_malo", (HERE, LINK)))).table.id for _ in range(4)]
        read = tables._read

        async def noted(stored: StoredTable, rows: list[Row] = [], otherwise: Urgency = Urgency.WATCHED) -> TableState:  # noqa: B006
            history = await read(stored, rows, otherwise)
            begun.append(stored.id)
            return history

        monkeypatch.setattr(tables, "_read", noted)
        async with tables._reading.turn("", lambda: Urgency.PLAYED):
            looked = [asyncio.create_task(tables.read(each)) for each in opened[:3]]
            while tables._reading.waiting < 3:
                await asyncio.sleep(0.01)
            entering = asyncio.create_task(tables.enter(opened[3]))
            while tables._reading.waiting < 4:
                await asyncio.sleep(0.01)
        await asyncio.gather(entering, *looked)
        assert begun[0] == opened[3]
        await tables.stop()
        await writer
        await storage.close()

    asyncio.run(story())
