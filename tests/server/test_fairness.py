"""Nobody's bot waits for tables that nobody looks at, nor for hints, nor for somebody who changes their mind often."""

import asyncio
from pathlib import Path

import msgspec
import pytest

from auberge import wire as m
from auberge.core.protocol import Seat
from auberge.table.live_table import LiveTable
from auberge.thinking import bots as table_bots
from auberge.thinking.fair_queue import Urgency
from tests.server.fake_table import Guest
from tests.server.slow_bots import House, with_house
from tests.server.wire import check_words, new_id


def refusals(guest: Guest) -> list[m.Problem]:
    """What somebody was refused."""
    return [told.problem for told in guest.told if isinstance(told, m.Refused)]


def test_where_somebody_plays_no_bot_waits_for_tables_nobody_sees(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        for _ in range(6):
            await house.open("malta", "bot", "bot")
        played = await house.open("saint_malo", "here", "bot", start_seat=1)
        await house.asked(["malta", "saint_malo"])
        assert table_bots.urgency_of(played) is Urgency.UNWATCHED, "they have gone meanwhile"
        await house.seat(played, 0)
        assert table_bots.urgency_of(played) is Urgency.PLAYED

    with_house(tmp_path, story)


def test_a_bot_nobody_watched_goes_on_at_once_when_somebody_comes(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        await house.open("malta", "bot", "bot")
        table = await house.open("valletta", "bot", "bot")
        await house.asked(["malta"])
        await house.seat(table)
        assert table_bots.urgency_of(table) is Urgency.WATCHED
        await house.asked(["malta", "valletta"])

    with_house(tmp_path, story)


def test_tables_nobody_watches_go_on_when_nobody_else_wants_to(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        first, second = [await house.open("malta", "bot", "bot") for _ in range(2)]
        house.workers.let_go(6)
        await house.until(lambda: len(house.workers.asked) == 7)
        assert abs(first.history.game_rows - second.history.game_rows) <= 2, "in turn"

    with_house(tmp_path, story)


async def does(house: House, table: LiveTable, guest: Guest, said: m.Act | m.Proceed | m.Undo) -> None:
    """Somebody does something, and has been told what came of it."""
    table.say(guest, said)
    await house.until(lambda: (said.seat, said.id) in table.history.intents and table.subscribers.is_told)


def test_a_table_has_one_thought_at_a_time_however_often_it_is_woken(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        table = await house.open("malta", "here", "bot")
        guest = await house.seat(table, 0)
        for _ in range(5):
            while guest.waiting[0] != "bot":
                proceed = m.Proceed(new_id(), guest.now.version, Seat(0))
                act = m.Act(new_id(), guest.now.version, Seat(0), (*guest.moves(), msgspec.Raw())[0])
                await does(house, table, guest, proceed if guest.waiting[0] == "confirm" else act)
            assert guest.now.undo is not None
            await does(house, table, guest, m.Undo(new_id(), guest.now.version, Seat(0), guest.now.undo.step))
        assert house.workers.asked == ["malta"]
        assert not refusals(guest)

    with_house(tmp_path, story)


def test_a_bot_thinks_about_the_table_as_it_is_when_its_turn_comes(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        await house.open("saint_malo", "here", "bot", start_seat=1)
        table = await house.open("malta", "here", "bot", start_seat=1)
        guest = await house.seat(table, 0)
        await house.asked(["saint_malo"])
        version = table.history.game_rows
        giving_up = m.Act(new_id(), guest.now.version, Seat(0), msgspec.Raw(b'{"kind":"concede"}'))
        await does(house, table, guest, giving_up)
        assert table.history.game_rows > version
        house.workers.let_go(20)
        await house.until(lambda: not table.thinking and table not in house.tables.bots._thoughts)
        assert "malta" not in house.workers.asked, "the game is over, so there is nothing to think about"
        assert not table.stopped

    with_house(tmp_path, story)


def test_a_seat_has_one_hint_under_way_whoever_asks(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        table = await house.open("malta", "here", "bot")
        guests = [await house.seat(table, 0) for _ in range(5)]
        for guest in guests:
            house.tables.hints.ask(table, guest, m.Hint(new_id(), guest.now.version, Seat(0)))
        await house.asked(["hint"])
        assert [len(refusals(guest)) for guest in guests] == [0, 1, 1, 1, 1]
        assert refusals(guests[1])[0].key == "server-hint-asked"
        house.workers.let_go()
        await house.until(lambda: any(isinstance(told, m.Advice) for told in guests[0].told))
        house.tables.hints.ask(table, guests[1], m.Hint(new_id(), guests[1].now.version, Seat(0)))
        await house.asked(["hint", "hint"])

    with_house(tmp_path, story)


def test_no_bot_that_somebody_waits_for_waits_for_hints(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        tables = [await house.open("malta", "here", "bot") for _ in range(4)]
        for table in tables:
            guest = await house.seat(table, 0)
            house.tables.hints.ask(table, guest, m.Hint(new_id(), guest.now.version, Seat(0)))
        await house.asked(["hint"])
        await house.open("saint_malo", "here", "bot", start_seat=1)
        await house.open("valletta", "bot", "bot")
        await house.asked(["hint", "saint_malo"])

    with_house(tmp_path, story)


def test_a_hint_for_a_table_that_has_moved_on_is_not_sought(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        await house.open("malta", "bot", "bot")
        await house.asked(["malta"])
        table = await house.open("malta", "here", "here")
        guest = await house.seat(table, 0)
        version = guest.now.version
        house.tables.hints.ask(table, guest, m.Hint(new_id(), version, Seat(0)))
        table.say(guest, m.Act(new_id(), version, Seat(0), guest.moves()[0]))
        await house.until(lambda: guest.now.version > version)
        house.workers.let_go()
        await house.until(lambda: bool(refusals(guest)))
        assert refusals(guest)[0].key == "server-stale"
        check_words(refusals(guest)[0])
        assert "hint" not in house.workers.asked

    with_house(tmp_path, story)


def test_too_many_hints_are_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("auberge.thinking.hints._MOST", 2)

    async def story(house: House) -> None:
        guests = []
        for _ in range(3):
            table = await house.open("malta", "here", "bot")
            guests.append(await house.seat(table, 0))
            house.tables.hints.ask(table, guests[-1], m.Hint(new_id(), guests[-1].now.version, Seat(0)))
            await asyncio.sleep(0)
        assert [[problem.key for problem in refusals(guest)] for guest in guests] == [[], [], ["server-busy"]]

    with_house(tmp_path, story)


def test_the_chance_of_bots_and_hints_has_nothing_to_do_with_the_tables(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn = iter(range(4000, 4100))
    monkeypatch.setattr("secrets.randbelow", lambda _: next(drawn))

    async def story(house: House) -> None:
        for _ in range(2):
            table = await house.open("malta", "here", "bot", start_seat=1)
            await house.seat(table, 0)
        other = await house.open("malta", "here", "bot")
        guest = await house.seat(other, 0)
        house.tables.hints.ask(other, guest, m.Hint(new_id(), guest.now.version, Seat(0)))
        house.workers.let_go(2)
        await house.until(lambda: len(house.workers.seeds) == 3)
        assert all(4000 <= seed < 4100 for seed in house.workers.seeds)
        assert len(set(house.workers.seeds)) == 3

    with_house(tmp_path, story)
