"""The house of the browser: whole games, and nobody is told of what is not kept."""

import asyncio
import json

import msgspec
import pytest

from auberge import games
from auberge import wire as m
from tests.core import forging
from tests.offline.houses import ListeningPage, Person, until

HERE = m.SeatOrder("here", "Ada")
BOT = m.SeatOrder("bot", "Bo", "random")


async def _seated(page: ListeningPage, game: str, *seats: m.SeatOrder, seed: int = 1) -> tuple[m.TableOpened, Person]:
    opened = await page.open(game, *seats)
    person = Person(page, opened, seed=seed)
    await person.begin()
    return opened, person


@pytest.mark.parametrize("game", games.NAMES)
def test_a_whole_game_is_played_kept_and_read_again(game: str) -> None:
    async def play() -> None:
        page = ListeningPage()
        opened, person = await _seated(page, game, HERE, BOT)
        await person.play()
        assert opened.table.id.startswith("here-")
        status, record = await page.ask("GET", f"/api/tables/{person.table}/record")
        assert status == 200
        again = ListeningPage(page.shelf)  # the tab was closed, and is opened again
        assert (await again.ask("GET", f"/api/tables/{person.table}/record"))[1] == record
        status, text = await again.ask("POST", "/api/here/records", record)
        assert status == 201, text
        copy = msgspec.json.decode(text, type=m.TableOpened)
        assert copy.table.state == "over"
        assert json.loads((await again.ask("GET", f"/api/tables/{copy.table.id}/record"))[1]) == json.loads(record)
        wish = m.StatusWish((person.table, copy.table.id))
        played, read = json.loads((await again.ask("POST", "/api/tables/status", wish))[1])
        assert played["ending"] == read["ending"] is not None
        for path in ("log", "story", "steps/3"):
            status, text = await again.ask("GET", f"/api/tables/{copy.table.id}/{path}")
            assert status == 200, text

    asyncio.run(play())


def test_a_table_with_one_damaged_row_comes_up_stopped() -> None:
    async def play() -> None:
        page = ListeningPage()
        opened, person = await _seated(page, "saint_malo", HERE, BOT)
        await person.play(10)
        last = max(number for _, number in page.shelf.journal)
        kept = json.loads(page.shelf.journal[opened.table.id, last])
        page.shelf.journal[opened.table.id, last] = json.dumps(kept | {"kind": "unheard of"})
        status, text = await ListeningPage(page.shelf).ask("GET", f"/api/tables/{opened.table.id}")
        assert status == 200, text
        assert json.loads(text)["state"] == "stopped"

    asyncio.run(play())


def test_a_game_goes_on_from_a_file() -> None:
    async def play() -> None:
        page = ListeningPage()
        _, person = await _seated(page, "saint_malo", HERE, BOT)
        await person.play(25)
        _, record = await page.ask("GET", f"/api/tables/{person.table}/record")
        other = ListeningPage()
        copy = msgspec.json.decode((await other.ask("POST", "/api/here/records", record))[1], type=m.TableOpened)
        going_on = Person(other, copy)
        await until(lambda: going_on.told("welcome"))
        assert going_on.now["view"] == person.now["view"]
        await going_on.play()
        assert going_on.now["ending"] is not None

    asyncio.run(play())


@pytest.mark.parametrize("game", games.NAMES)
def test_a_sealed_game_is_checked_by_the_rules(game: str) -> None:
    async def check() -> None:
        page = ListeningPage()
        honest = json.loads((forging.FOLDER / f"{game}.json").read_text())
        status, told = await page.ask("POST", "/api/here/records/check", json.dumps(honest))
        assert status == 200, told
        assert json.loads(told) == {"draws": len(honest["chance"]["draws"]), "fault": None, "values": {}}
        forged = [one for one in json.loads(forging.FILE.read_text()) if one["game"] == game]
        assert forged
        for one in forged:
            entries = [one["entries"].get(str(at), text) for at, text in enumerate(honest["entries"], start=1)]
            record = honest | {"entries": entries, "chance": honest["chance"] | {"draws": one["draws"]}}
            _, told = await page.ask("POST", "/api/here/records/check", json.dumps(record))
            found = json.loads(told)
            assert (found["fault"], found["values"]["draw"]) == ("verify-lot", one["draw"]), one["how"]
        status, told = await page.ask("POST", "/api/here/records/check", json.dumps(honest | {"chance": None}))
        assert status == 400, told

    asyncio.run(check())


def test_a_file_without_its_chance_cannot_go_on() -> None:
    async def play() -> None:
        page = ListeningPage()
        _, person = await _seated(page, "saint_malo", HERE, BOT)
        await person.play(10)
        record = json.loads((await page.ask("GET", f"/api/tables/{person.table}/record"))[1])
        record["chance"] |= {"secret": None, "salt": None}
        status, told = await page.ask("POST", "/api/here/records", json.dumps(record))
        assert (status, json.loads(told)["key"]) == (400, "offline-record-open")
        status, told = await page.ask("POST", "/api/here/records", "{}")
        assert (status, json.loads(told)["key"]) == (400, "bad-record-format")

    asyncio.run(play())


def test_nobody_is_told_of_what_could_not_be_kept() -> None:
    async def play() -> None:
        page = ListeningPage()
        _, person = await _seated(page, "saint_malo", HERE, HERE)
        await until(lambda: person.now["waiting"]["kind"] == "throw")
        before, seen = len(page.shelf.journal), len(person.frames)
        page.shelf.full = True
        person.say(m.Proceed("lost", person.now["version"], person.now["waiting"]["seat"]))
        await until(lambda: person.wire in page.closed)
        told = person.frames[seen:]
        assert [frame["kind"] for frame in told] == ["refused", "closing"]
        assert told[0]["problem"] == {"key": "server-not-stored", "values": {"why": "full"}, "rule": None}
        assert len(page.shelf.journal) == before
        page.shelf.full = False
        opened = m.TableOpened((await _info(page, person.table)), (None, None))
        assert opened.table.state == "running"

    asyncio.run(play())


async def _info(page: ListeningPage, table: str) -> m.TableInfo:
    return msgspec.json.decode((await page.ask("GET", f"/api/tables/{table}"))[1], type=m.TableInfo)


def test_of_two_tabs_the_first_to_store_has_done_it() -> None:
    async def play() -> None:
        first = ListeningPage()
        opened, one = await _seated(first, "saint_malo", HERE, HERE)
        second = ListeningPage(first.shelf)
        other = Person(second, opened, wire=2)
        await until(lambda: other.told("welcome"))
        await one.act()
        other.say(m.Proceed("late", other.now["version"], other.now["waiting"]["seat"]))
        await until(lambda: other.wire in second.closed)
        assert not other.told("done")
        back = Person(second, opened, wire=3)
        await until(lambda: back.told("welcome"))
        assert back.now["view"] == one.now["view"]

    asyncio.run(play())


def test_a_seat_is_taken_back_and_a_hint_is_given() -> None:
    async def play() -> None:
        page = ListeningPage()
        _, person = await _seated(page, "valletta", HERE, BOT)
        await until(lambda: person.now["waiting"]["kind"] == "decide" and person.now["waiting"]["seat"] == 0)
        person.say(m.Hint("hint", person.now["version"], person.now["waiting"]["seat"]))
        await until(lambda: person.told("advice") or person.told("refused"))
        assert person.told("advice")[0]["moves"]
        lines = person.now["step"]
        await person.act()
        offer = person.now["undo"]
        assert offer is not None
        person.say(m.Undo("undo", person.now["version"], person.now["waiting"]["seat"], offer["step"]))
        await until(lambda: any(frame.get("id") == "undo" for frame in person.frames))
        assert person.now["step"] == lines

    asyncio.run(play())


def test_nobody_comes_by_a_link_and_a_table_can_be_forgotten() -> None:
    async def play() -> None:
        page = ListeningPage()
        status, told = await page.ask("POST", "/api/tables", m.OpenTable("malta", (HERE, m.SeatOrder("link"))))
        assert (status, json.loads(told)["key"]) == (400, "offline-no-links")
        opened = await page.open("malta", HERE, BOT)
        assert (await page.ask("DELETE", f"/api/tables/{opened.table.id}"))[0] == 200
        status, told = await page.ask("GET", f"/api/tables/{opened.table.id}")
        assert (status, json.loads(told)["key"]) == (404, "server-no-such-table")
        assert not page.shelf.journal
        assert (await page.ask("GET", "/api/nowhere"))[0] == 404

    asyncio.run(play())
