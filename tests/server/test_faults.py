"""What machines do to a server: the disk is full, the database may only be read, is stopped, cut off or crowded, the
clock is set back. People are told what is wrong, nothing acknowledged is lost or done twice, and play goes on by itself
once it is over."""

import asyncio
import os
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager
from pathlib import Path
from random import Random
from typing import Final

import msgspec
import pytest

from auberge import wire as m
from auberge.core.protocol import Seat
from auberge.server.storage import postgresql, pulse
from auberge.server.storage.postgresql import PostgresStorage
from auberge.table.rows import StorageFailed
from auberge.words import LANGUAGES, Words
from tests.postgres import Postgres
from tests.server import faults
from tests.server.faults import Cable, Fault
from tests.server.load_clients import Party, Person, acknowledged, compare_all
from tests.server.stored import a_row
from tests.server.wire import HERE, LINK, Browser, Server, check_words, encode, new_id, problem, serving

PATIENCE: Final = 5.0  # seconds; without bounds it would be for ever
ROUNDS: Final = int(os.environ.get("AUBERGE_FAULTS", "1"))  # how often each fault comes and goes under load
PARTIES: Final = 4
EACH: Final = 40  # intents acknowledged between two faults
MOST: Final = 400  # changes until a fault is noticed: a database may have a little room left
ALL: Final = ("full_disk", "full_tablespace", "only_for_reading", "stopped", "cut_off", "unheard", "crowded")
LONG: Final = "AUBERGE_FAULTS" in os.environ  # `make faults`: every fault, and under load again and again
TOLD: Final = ALL if LONG else ("full_disk", "full_tablespace", "only_for_reading", "cut_off")
LOADED: Final = ALL if LONG else ("unheard",)


@pytest.fixture(autouse=True)
def _hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """The storage is tried for everybody who asks, and nobody waits for long."""
    monkeypatch.setattr(pulse, "_SECONDS", 0.0)
    monkeypatch.setattr(postgresql, "_RESTART_SECONDS", 0.3)
    monkeypatch.setattr(postgresql, "_COMMAND_SECONDS", 5.0)
    monkeypatch.setattr("auberge.server.storage.line._DOWN_SECONDS", 0.0)


@pytest.fixture
def fault(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Fault]:
    """Each of them; the PostgreSQL of all tests runs again at the end."""
    with found_fault(request, request.param, tmp_path) as found:
        yield found


def found_fault(request: pytest.FixtureRequest, name: str, folder: Path) -> AbstractContextManager[Fault]:
    if name == "full_disk":
        return faults.full_disk(folder)
    make: Callable[[Path, Postgres], AbstractContextManager[Fault]] = getattr(faults, name)
    return make(folder, request.getfixturevalue("shared_postgres"))


def rename(browser: Browser, times: int) -> m.Problem | None:
    """Changes a name so often; what stopped that, if something did."""
    for number in range(times):
        intent = m.Rename(new_id(), Seat(0), f"Name {number}")
        browser.say(intent)
        while True:
            told = browser.hear()
            if isinstance(told, m.Refused | m.Closing):
                return told.problem
            if isinstance(told, m.Done) and told.id == intent.id:
                break
    return None


@pytest.mark.parametrize("fault", TOLD, indirect=True)
def test_people_are_told_what_is_wrong_and_play_on_once_it_is_over(fault: Fault, tmp_path: Path) -> None:
    with serving(tmp_path, database=fault.database) as server:
        opened = server.open(HERE, LINK)
        with server.join(opened, 0) as browser:
            browser.done(browser.proceed(0))
            version = browser.version
            fault.begin()
            told = rename(browser, MOST)
        assert told is not None, "nothing is noticed"
        assert told.values == {"why": fault.why}
        check_reason(told)
        check_lobby(server, opened.table.id, fault.why)
        fault.end()
        until_well(server)
        server.open(HERE, LINK)
        with server.join(opened, 0) as browser:
            assert browser.version == version
            browser.done(browser.act(0, browser.moves()[0]))


def until_well(server: Server) -> None:
    """Waits until something can be stored again: a database takes a moment to notice how it is set."""
    for _ in range(200):
        if server.http.get("/readyz").status_code == 200:
            return
        time.sleep(0.02)
    raise AssertionError("the server does not recover")


def check_lobby(server: Server, table: str, why: str) -> None:
    """What cannot be done is told so, and no table is said not to be there: browsers forget such tables."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(postgresql, "_CONNECT_SECONDS", 3.0)
        wish = encode(m.OpenTable("saint_malo", (HERE, LINK)))
        opening = server.http.post("/api/tables", content=wish)
        asked = server.http.post("/api/tables/status", content=encode(m.StatusWish((table,))))
    if asked.status_code == 200:
        (found,) = msgspec.json.decode(asked.content, type=list[m.TableStatus])
        assert found.table is not None
    for answer in (opening, asked):
        if answer.status_code >= 300:
            assert answer.status_code == 503
            assert problem(answer) == m.Problem("server-storage-down", {"why": why})


def check_reason(told: m.Problem) -> None:
    """Every language says more than that something is wrong."""
    check_words(told)
    for language in LANGUAGES:
        words = Words(language, strict=True)
        assert words.say(told.key, **told.values) != words.say(told.key, why="other")


# --- under load ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("fault", LOADED, indirect=True)
def test_nothing_acknowledged_is_lost_and_nothing_acts_twice(fault: Fault, tmp_path: Path) -> None:
    """Nor does anything that was refused act: who is not told what came of it says it again."""
    with serving(tmp_path, database=fault.database) as server:
        compare_and_tell(fault, asyncio.run(play_through(fault, [server.port])))


@pytest.mark.skipif(not LONG, reason="make faults")
@pytest.mark.parametrize("fault", ALL[1:], indirect=True)
def test_nor_with_two_servers_on_one_database(fault: Fault, tmp_path: Path) -> None:
    """People come to one or the other, each time they come."""
    one, other = tmp_path / "one", tmp_path / "other"
    with serving(one, database=fault.database) as first, serving(other, database=fault.database) as second:
        compare_and_tell(fault, asyncio.run(play_through(fault, [first.port, second.port])))


def compare_and_tell(fault: Fault, people: Sequence[Person]) -> None:
    rows = asyncio.run(compare_all(fault.database, people))
    print(
        f"{ROUNDS} faults, {rows} rows, {sum(len(person.done) for person in people)} intents acknowledged, "
        f"{sum(person.said_again for person in people)} said again, "
        f"{sum(len(person.refused) for person in people)} refused"
    )


async def play_through(fault: Fault, ports: Sequence[int]) -> list[Person]:
    """People who play while the fault comes and goes."""
    parties = [Party(number, bot=number % 2 == 1) for number in range(PARTIES)]
    chance = Random(1)
    playing = [asyncio.create_task(party.play(lambda: chance.choice(ports))) for party in parties]
    try:
        for _ in range(ROUNDS):
            await acknowledged(parties, EACH)
            await asyncio.to_thread(fault.begin)
            await sent_away(parties)
            await asyncio.to_thread(fault.end)
        await acknowledged(parties, EACH)
        failed = [task for task in playing if task.done()]
    finally:
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
    for task in failed:
        task.result()
    return [person for party in parties for person in party.people]


async def sent_away(parties: Sequence[Party]) -> None:
    """Waits until some of them are sent away."""

    def count() -> int:
        return sum(person.sent_away for party in parties for person in party.people)

    before = count()
    async with asyncio.timeout(60):
        while count() == before:
            await asyncio.sleep(0.005)


# --- a network that swallows everything ---------------------------------------------------------------------------


@pytest.mark.skipif(not LONG, reason="make faults")
@pytest.mark.parametrize("tables", [("a", "b"), ("a", "a")], ids=["two tables", "one table"])
def test_a_database_that_does_not_answer_is_given_up(shared_postgres: Postgres, tables: tuple[str, str]) -> None:
    async def story(cable: Cable) -> None:
        storage = PostgresStorage(cable.url(shared_postgres.new_url()))
        await storage.claim()
        await storage.open()
        cable.cut_at(b"INSERT INTO journal")
        rows = [a_row(table, number) for number, table in enumerate(tables, 1)]
        async with asyncio.timeout(PATIENCE):
            with pytest.raises(StorageFailed, match="server-storage-unreachable"):
                await storage.append(rows)
        cable.mend()
        assert len(await storage.append(rows)) == 2
        await storage.close()

    with Cable(shared_postgres.socket) as cable:
        asyncio.run(story(cable))
