"""A table that stopped by a bug of ours is reopened at its last good step; nothing that was stored is rewritten."""

import asyncio
import logging
import sqlite3
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path
from random import Random

import msgspec
import pytest

from auberge import games
from auberge import wire as m
from auberge.core.errors import BadRecord
from auberge.core.match import resume
from auberge.core.protocol import Event, Game, Move, Position, Seat, View
from auberge.games.saint_malo.engine import Engine
from auberge.games.saint_malo.game import SaintMalo
from auberge.games.saint_malo.view import SaintMaloView
from auberge.server.storage.sqlite import SqliteStorage
from auberge.table.recovery import load, standing_rows
from auberge.table.rows import Row, RowKind
from auberge.table.state import TableState
from tests.server.fake_table import FakeTable, Guest, a_stored_table
from tests.server.wire import HERE, LINK, Browser, check_words, encode, new_id, problem, serving


class Fragile(SaintMalo):
    """Breaks when it plays or shows a position that has come so far."""

    once = False  # the next move breaks it
    plays = 10**6  # turns after which it cannot be played
    shows = 10**6  # turns after which it cannot be shown

    def play(self, position: Position, seat: Seat, move: Move) -> Sequence[Event]:
        events = super().play(position, seat, move)
        if self.once or self.far(position) >= self.plays:
            self.once = False
            raise IndexError("broken")
        return events

    def view(self, position: Position, seat: Seat | None) -> View:  # type: ignore[override]
        if self.far(position) >= self.shows:
            raise IndexError("broken")
        return super().view(position, seat)

    def seat_view(self, position: Position, seat: Seat, outside: View) -> SaintMaloView:
        if self.far(position) >= self.shows:
            raise IndexError("broken")
        return super().seat_view(position, seat, outside)

    def far(self, position: Position) -> int:
        """How far a position has come: its round, and in it the turns."""
        assert isinstance(position, Engine)
        return int(position.round * position.seats + (position.seat - position.start_seat) % position.seats)


@pytest.fixture
def fragile(monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture) -> Fragile:
    """Saint Malo is played by a double that can break."""
    caplog.set_level(logging.CRITICAL)
    double, load = Fragile(), games.load

    def loaded(name: str, rules_version: int | None = None) -> Game:
        return double if name == "saint_malo" else load(name, rules_version)

    monkeypatch.setattr(games, "load", loaded)
    return double


def stopped(fragile: Fragile, steps: int = 40) -> tuple[FakeTable, Guest, Guest]:
    """A table that stopped in the middle of a move."""
    fake = FakeTable(a_stored_table())
    guests = [fake.seat(0), fake.seat(1)]
    fake.play(guests, Random(3), steps)
    while fake.history.waiting.kind != "decide":
        fake.next(guests, Random(3))
    fragile.once = True
    who = guests[fake.history.waiting.seat]
    seat = fake.history.waiting.seat
    fake.say(who, fake.act(who, seat, who.moves()[0]))
    assert fake.table.stopped
    return fake, guests[0], guests[1]


def reopen(seat: int = 0) -> m.Reopen:
    return m.Reopen(new_id(), Seat(seat))


def test_a_table_that_stopped_goes_on_where_it_stood(fragile: Fragile) -> None:
    fake, first, second = stopped(fragile)
    before, rows = bytes(first.now.view), list(fake.rows)
    said = reopen()
    fake.table.say(first, said)
    assert fake.rows[:-1] == rows, "nothing is rewritten"
    assert (fake.rows[-1].kind, fake.rows[-1].text) == ("reopen", str(rows[-1].number))
    for guest in (first, second):
        assert isinstance(last := guest.told[-1], m.Closing)
        assert last.problem.key == "server-reopened"
    assert fake.table.subscribers.lost, "everybody comes back to the table as it is stored"
    again = fake.again()
    back = again.seat(0)
    assert back.waiting[0] == "decide"
    assert bytes(back.now.view) == before
    assert back.now.version > first.now.version, "no version comes twice"
    again.do(back, said)
    assert len(again.rows) == len(rows) + 1, "said again, it acts once"
    again.play([back, again.seat(1)], Random(5))
    assert again.history.is_over
    assert (
        resume(SaintMalo(), again.history.record()).position.fields() == again.history.session.match.position.fields()
    )


def test_a_table_that_stops_there_again_goes_one_step_further_back_each_time(fragile: Fragile) -> None:
    fake, first, _ = stopped(fragile)
    steps = [len(fake.history.standing)]
    for _ in range(3):
        fake.table.say(first, reopen())
        fake = fake.again()
        first = fake.seat(0)
        steps.append(len(fake.history.standing))
        fake.table.stop()
    assert steps[0] == steps[1] > steps[2] > steps[3]


def test_a_table_that_goes_further_back_draws_the_same_again() -> None:
    """Who saw a draw that was left out knows what comes; but a host who reopens a table cannot choose another draw."""
    fake = FakeTable(msgspec.structs.replace(a_stored_table(), seed=0, secret="5e" * 32, salt="5a" * 32))
    guests = [fake.seat(0), fake.seat(1)]
    fake.do(guests[0], m.Begin(new_id(), Seat(0)))
    fake.play(guests, Random(3), 40)
    history = fake.history
    drawn = [at for at, row in enumerate(history.rows) if row.kind == "chance"]
    assert len(drawn) > 5
    for at in drawn:
        assert history.replay_prefix(at).chance_text() == history.rows[at].text


def test_from_the_very_beginning_there_is_no_way_back(fragile: Fragile) -> None:
    fake = FakeTable(a_stored_table())
    first = fake.seat(0)
    fake.table.stop()
    fake.table.say(first, reopen())
    again = fake.again()
    back = again.seat(0)
    again.table.stop()
    assert again.refuse(back, reopen()).key == "server-cannot-reopen"


def test_only_people_of_a_table_that_stopped_reopen_it(fragile: Fragile) -> None:
    fake = FakeTable(a_stored_table())
    first = fake.seat(0)
    assert fake.refuse(first, reopen()).key == "server-nothing-due"
    fake.table.stop()
    for guest in (fake.seat(), fake.seat(1)):
        assert fake.refuse(guest, reopen()).key == "server-not-your-seat"


def test_rows_that_cannot_be_followed_leave_the_table_at_the_last_good_one(fragile: Fragile) -> None:
    fake = FakeTable(a_stored_table())
    guests = [fake.seat(0), fake.seat(1)]
    fake.play(guests, Random(3), 60)
    good = fake.again()
    turns = fragile.far(fake.history.session.match.position)
    fake.play(guests, Random(4), 200)
    assert fragile.far(fake.history.session.match.position) > turns
    fragile.plays = turns + 1
    broken = fake.again()
    assert broken.problem is not None
    assert broken.table.stopped
    assert len(good.history.standing) <= len(broken.history.standing) < len(fake.history.standing)
    guest = broken.seat(0)
    assert guest.waiting == ("stopped", -1)
    broken.table.say(guest, reopen())
    assert broken.rows[-1].number == len(fake.rows) + 1
    again = broken.again()
    assert again.problem is None
    assert len(again.history.standing) == len(broken.history.standing)
    fragile.plays = 10**6
    final = again.again()
    assert len(final.history.standing) == len(broken.history.standing), "what did not work is left out for good"
    final.play([final.seat(0), final.seat(1)], Random(5))
    assert final.history.is_over


def test_a_table_that_cannot_be_shown_comes_back_at_the_last_step_that_can(fragile: Fragile) -> None:
    fake = FakeTable(a_stored_table())
    guests = [fake.seat(0), fake.seat(1)]
    fake.play(guests, Random(3), 200)
    fragile.shows = fragile.far(fake.history.session.match.position)
    fake.history.session._look_anew()
    fake.table.look(guests[0], Seat(0))
    assert fake.table.stopped
    assert fake.table.subscribers.lost, "it is read again"
    again = fake.again()
    assert again.seat(0).waiting == ("stopped", -1)
    assert 0 < len(again.history.standing) < len(fake.history.standing)


def test_what_was_followed_and_never_stored_is_forgotten(fragile: Fragile) -> None:
    """The move works, but nobody can be shown what came of it: it was never made."""
    fake = FakeTable(a_stored_table())
    guests = [fake.seat(0), fake.seat(1)]
    for chance in map(Random, range(1000)):
        before, rows = fragile.far(fake.history.session.match.position), len(fake.rows)
        fragile.shows = before + 1
        if fake.history.waiting.kind == "decide":
            guest = guests[fake.history.waiting.seat]
            seat = fake.history.waiting.seat
            fake.say(guest, fake.act(guest, seat, chance.choice(guest.moves())))
        else:
            fake.next(guests, chance)
        if fake.table.stopped:
            break
    assert len(fake.rows) == rows == fake.history.length
    assert guests[0].waiting == ("stopped", -1)
    fragile.shows = 10**6
    fake.table.say(guests[0], reopen())
    again = fake.again()
    assert again.problem is None
    assert again.history.session.match.position.fields() == fake.history.session.match.position.fields()


def test_rows_left_out_by_a_later_reopening_stay_out() -> None:
    def row(version: int, text: str = "", kind: RowKind = "move") -> Row:
        return Row("t", version, kind, 0, text, None, 1.0)

    rows = [row(1), row(2), row(3), row(4, "2", "reopen"), row(5), row(6, "4", "reopen"), row(7), row(8, "1", "reopen")]
    assert [kept.number for kept in standing_rows(rows[:4])] == [1, 2, 4]
    assert [kept.number for kept in standing_rows(rows[:7])] == [1, 2, 4, 6, 7]
    assert [kept.number for kept in standing_rows(rows)] == [1, 8]
    assert [kept.number for kept in standing_rows([row(1), row(2, "0", "reopen")])] == [2]


def test_nobody_learns_how_many_rows_were_left_out() -> None:
    """Some of them may have been asked in secret."""
    tables = [TableState(a_stored_table("malta", ("link", "link"))) for _ in range(2)]
    for table, skipped in zip(tables, (1, 5), strict=True):
        table.follow(Row("table", 1 + skipped, "reopen", 0, "", None, 5.0))
    for looking in (None, Seat(0), Seat(1)):
        assert tables[0].mark(looking) == tables[1].mark(looking)


@pytest.mark.sqlite
def test_over_the_wire_a_broken_table_is_reopened(tmp_path: Path) -> None:
    async def spoil(table: str) -> None:
        storage = SqliteStorage(str(tmp_path / "auberge.db"))
        await storage.open()
        rows = await storage.rows(table)
        await storage.append([Row(table, len(rows) + 1, "chance", 0, "no such dice", None, 1.0)])
        await storage.close()

    with serving(tmp_path) as server:
        opened = server.open(HERE, LINK)
        with server.join(opened, 0) as browser:
            browser.done(browser.proceed(0))
    asyncio.run(spoil(opened.table.id))
    with serving(tmp_path) as server:
        assert server.info(opened.table.id).state == "stopped"
        said = reopen()
        with server.join(opened, 0) as browser:
            assert browser.waiting == ("stopped", -1)
            browser.say(said)
            told, _ = browser.to_the_end()
            assert isinstance(last := told[-1], m.Closing)
            assert last.problem.key == "server-reopened"
        with server.join(opened, 0) as back:
            assert isinstance(back, Browser)
            assert back.waiting == ("decide", 0)
            back.done(said)
            back.done(back.act(0, back.moves()[0]))
        assert server.info(opened.table.id).state == "running"


@pytest.mark.parametrize("text", ["", "x", "4", "9", "-1"])
def test_a_reopening_that_names_no_row_before_it_is_damaged(text: str) -> None:
    rows = [Row("t", number, "hints", 0, "", None, 1.0) for number in (1, 2, 3)]
    found = standing_rows([*rows, Row("t", 4, "reopen", 0, text, None, 1.0), Row("t", 5, "hints", 0, "", None, 1.0)])
    assert [(row.number, row.kind) for row in found[3:]] == [(4, "damaged"), (5, "hints")]
    history, problem = load(a_stored_table(), [msgspec.structs.replace(row, table="table") for row in found])
    assert isinstance(problem, BadRecord)
    assert (history.length, history.is_broken, len(history.rows)) == (5, True, 3)


DAMAGE = {
    "a kind there is not": "kind = 'rename'",
    "a seat that is no number": "seat = 'x'",
    "a time that is none": "at = 'x'",
    "a text that is none": "text = x'00ff'",
    "a text that is no UTF-8": "text = CAST(x'ff41' AS TEXT)",
    "a text with a zero": "text = 'a' || char(0)",
    "an intent that is none": "intent = x'00'",
    "another number": "number = 1000",
}


@pytest.mark.sqlite
@pytest.mark.parametrize("damage", DAMAGE)
def test_a_table_with_one_damaged_row_comes_up_stopped_and_goes_on_when_it_is_reopened(
    tmp_path: Path, damage: str
) -> None:
    with serving(tmp_path) as server:
        opened, other = server.open(HERE, LINK), server.open(HERE, LINK)
        with server.join(opened, 0) as browser:
            browser.done(browser.proceed(0))
    _spoil(tmp_path, f"UPDATE journal SET {DAMAGE[damage]} WHERE kind = 'chance'")
    with serving(tmp_path) as server:
        wish = m.StatusWish((opened.table.id, other.table.id))
        told = server.http.post("/api/tables/status", content=encode(wish))
        assert [status["table"]["state"] for status in told.json()] == ["stopped", "running"], told.text
        assert server.http.get(f"/api/tables/{opened.table.id}/log").status_code == 200
        with server.join(opened, 0) as browser:
            assert browser.waiting == ("stopped", -1)
            browser.say(reopen())
            browser.to_the_end()
        with server.join(opened, 0) as back:
            back.done(back.proceed(0))
        assert server.info(opened.table.id).state == "running"


@pytest.mark.sqlite
@pytest.mark.parametrize("damage", ["seats = '['", "options = '[]'", "opened = 'x'"])
def test_a_table_that_is_damaged_itself_is_not_forgotten_and_stops_no_other(tmp_path: Path, damage: str) -> None:
    with serving(tmp_path) as server:
        opened, other = server.open(HERE, LINK), server.open(HERE, LINK)
    _spoil(tmp_path, f"UPDATE tables SET {damage} WHERE id = '{opened.table.id}'")
    with serving(tmp_path) as server:
        wish = m.StatusWish((opened.table.id, other.table.id, "no-such-table"))
        told = server.http.post("/api/tables/status", content=encode(wish)).json()
        assert [(status["id"], status["table"] is None) for status in told] == [
            (other.table.id, False),
            ("no-such-table", True),
        ]
        answer = server.http.get(f"/api/tables/{opened.table.id}")
        assert (answer.status_code, problem(answer).key) == (500, "server-table-damaged")
        check_words(problem(answer))


def _spoil(folder: Path, change: str) -> None:
    with closing(sqlite3.connect(folder / "auberge.db")) as connection, connection:
        assert connection.execute(change).rowcount == 1
