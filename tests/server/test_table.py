"""The live table: nothing is told before it is durable, what could not be stored never was, a bug stops one table."""

import asyncio
import logging
import sqlite3
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random

import msgspec
import pytest

from auberge import games
from auberge import wire as m
from auberge.core.errors import EngineBug
from auberge.core.protocol import Event, Move, Position, Refusal, Seat, View
from auberge.games.saint_malo.game import SaintMalo
from auberge.games.saint_malo.view import SaintMaloView
from auberge.server.settings import Settings
from auberge.server.storage.sqlite import SqliteStorage
from auberge.server.tables import Tables
from auberge.table import commands as intents
from auberge.table.commands import MOST_CHANGES, Intent
from auberge.table.live_table import LiveTable
from auberge.table.rows import Key, Row, StorageFailed
from tests.server.fake_table import FakeTable, Guest, a_stored_table
from tests.server.wire import HERE, LINK, Browser, QuickBots, Server, check_words, encode, new_id, serving

# --- durable first ----------------------------------------------------------------------------------------------


def test_nothing_is_told_before_it_is_durable() -> None:
    fake = FakeTable(a_stored_table(), durable=False)
    first, second = fake.seat(0), fake.seat(1)
    heard = [len(guest.told) for guest in (first, second)]
    said = fake.proceed(first, 0)
    fake.table.say(first, said)
    late = Guest([], None)
    fake.table.join(late)
    fake.table.look(second, Seat(1))
    fake.table.say(first, said)
    assert [len(guest.told) for guest in (first, second)] == heard
    assert late.told == []
    assert not fake.table.is_settled
    fake.table.settle(fake.rows[0], True)
    assert [type(told) for told in late.told] == [m.Welcome, m.Seats]
    kinds = [type(told) for told in first.told[heard[0] :]]
    assert kinds == [m.Update, m.Done, m.Seats, m.Done]
    assert first.now.version == second.now.version == late.now.version == 1


def test_what_could_not_be_stored_was_never_told() -> None:
    fake = FakeTable(a_stored_table(), durable=False)
    first, second = fake.seat(0), fake.seat(1)
    said = fake.proceed(first, 0)
    fake.table.say(first, said)
    fake.table.settle(fake.rows[0], False)
    assert fake.table.subscribers.lost
    told = [told for told in first.told if isinstance(told, m.Refused | m.Closing)]
    assert [type(word) for word in told] == [m.Refused, m.Closing]
    for guest in (first, second):
        assert guest.now.version == 0
        assert isinstance(last := guest.told[-1], m.Closing)
        assert last.problem.key == "server-not-stored"
    rows = len(fake.rows)
    fake.table.say(first, fake.proceed(first, 0))
    fake.table.go_on()
    assert len(fake.rows) == rows, "nothing more is done at a table that was lost"


class Sick(SqliteStorage):
    """A storage that fails when told to."""

    failing = False

    async def append(self, rows: Sequence[Row]) -> set[Key]:
        if self.failing:
            raise StorageFailed("server-storage-failed", place="here", problem="the disk is full")
        return await super().append(rows)


def test_after_a_failed_commit_the_table_comes_back_as_it_was(tmp_path: Path) -> None:
    async def story() -> None:
        storage = Sick(str(tmp_path / "auberge.db"))
        await storage.open()
        tables = Tables(storage, QuickBots(), Settings())
        writer = asyncio.create_task(tables.journal.run())
        wish = m.OpenTable("saint_malo", (HERE, LINK), start_seat=Seat(0))
        opened = await tables.open(wish)
        table = await tables.find(opened.table.id)
        guest = Guest([0], 0)
        table.join(guest)
        table.say(guest, m.Begin("begin", Seat(0)))
        await table.subscribers.durable()
        storage.failing = True
        table.say(guest, m.Proceed("a", 0, Seat(0)))
        table.say(guest, m.Rename("b", Seat(0), "Ada"))
        reading = asyncio.create_task(tables.read(table.id))
        await asyncio.wait_for(table.subscribers.durable(), 60)
        storage.failing = False
        again = await asyncio.wait_for(reading, 60)
        assert again is not table
        assert again.history.game_rows == 0
        assert isinstance(guest.told[-1], m.Closing)
        assert again.history.has_begun
        back = Guest([0], 0)
        again.join(back)
        again.say(back, m.Proceed("a", 0, Seat(0)))
        await again.subscribers.durable()
        assert [type(told) for told in back.told][-1] is m.Done
        assert [row.number for row in await storage.rows(table.id)] == [1, 2]
        await tables.stop()
        await writer
        await storage.close()

    asyncio.run(story())


# --- a bug stops one table --------------------------------------------------------------------------------------


class Broken(SaintMalo):
    """Breaks in the middle of a move, or when it is looked at."""

    at: str = ""
    kind: type[Exception] = EngineBug

    def _break(self) -> None:
        raise EngineBug("bug-no-result") if self.kind is EngineBug else self.kind("broken")

    def play(self, position: Position, seat: Seat, move: Move) -> Sequence[Event]:
        events = super().play(position, seat, move)
        if self.at == "play":
            self._break()
        return events

    def why_not(self, position: Position, seat: Seat, move: Move) -> Refusal | None:
        if self.at == "why":
            self._break()
        return super().why_not(position, seat, move)

    def view(self, position: Position, seat: Seat | None) -> View:  # type: ignore[override]
        if self.at == "view":
            self._break()
        return super().view(position, seat)

    def seat_view(self, position: Position, seat: Seat, outside: View) -> SaintMaloView:
        if self.at == "view":
            self._break()
        return super().seat_view(position, seat, outside)


def breaking(fake: FakeTable, at: str, kind: type[Exception]) -> None:
    broken = Broken()
    broken.at, broken.kind = at, kind
    session = fake.history.session
    session.game = session.match.game = broken
    session._look_anew()


@pytest.mark.parametrize("kind", [EngineBug, IndexError, RecursionError])
def test_a_bug_stops_the_table_where_it_stood(kind: type[Exception], caplog: pytest.LogCaptureFixture) -> None:
    fake = FakeTable(a_stored_table())
    first, second = fake.seat(0), fake.seat(1)
    fake.do(first, fake.proceed(first, 0))
    before, rows = encode(first.now.view), len(fake.rows)
    breaking(fake, "play", kind)
    caplog.set_level(logging.CRITICAL)
    answer = fake.say(first, fake.act(first, 0, first.moves()[0]))
    assert isinstance(answer, m.Refused)
    assert answer.problem.key == "server-table-stopped"
    check_words(answer.problem)
    for guest in (first, second):
        assert guest.waiting == ("stopped", -1)
    assert encode(first.now.view) == before
    assert fake.table.broadcast.info().state == "stopped"
    assert len(fake.rows) == rows, "its rows stay as they were"
    problem = fake.refuse(first, fake.act(first, 0, first.moves()[0]))
    assert problem.key == "server-table-stopped"
    assert fake.seat(1).waiting == ("stopped", -1)
    assert fake.again().seat(0).waiting == ("decide", 0), "once the bug is gone the table goes on"


def test_a_table_that_cannot_even_be_shown_takes_leave(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.CRITICAL)
    fake = FakeTable(a_stored_table(), durable=False)
    first = fake.seat(0)
    breaking(fake, "view", IndexError)
    fake.table.say(first, fake.proceed(first, 0))
    assert fake.rows == []
    assert fake.table.is_settled
    told = [told for told in first.told if isinstance(told, m.Refused | m.Closing)]
    assert {type(word) for word in told} == {m.Refused, m.Closing}
    assert {word.problem.key for word in told} == {"server-table-stopped"}


def test_a_table_that_breaks_when_it_is_looked_at_or_asked_stops(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.CRITICAL)
    fake = FakeTable(a_stored_table())
    first = fake.seat(0)
    breaking(fake, "view", IndexError)
    late = Guest([1], 1)
    fake.table.join(late)
    assert isinstance(late.told[0], m.Closing)
    assert fake.table.stopped
    fake = FakeTable(a_stored_table())
    first = fake.seat(0)
    breaking(fake, "why", IndexError)
    fake.table.why(first, m.Why("w", Seat(0), msgspec.Raw(b'{"kind":"pass"}')))
    told = first.told[-1]
    assert isinstance(told, m.WhyNot)
    assert told.problem == m.Problem("server-table-stopped")
    assert first.waiting == ("stopped", -1)


def test_a_bot_that_makes_an_illegal_move_stops_its_table(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.CRITICAL)
    fake = FakeTable(a_stored_table(seats=("bot", "here")))
    guest = fake.seat(1)
    game = games.load("saint_malo")
    view = game.view(fake.history.session.match.position, Seat(0))
    illegal = next(
        move
        for move in map(game.move, range(game.space))
        if game.why_not(fake.history.session.match.position, Seat(0), move) is not None
    )
    assert illegal not in view.moves
    fake.table.bot_plays(Seat(0), illegal, fake.table.thinking)
    assert guest.waiting == ("stopped", -1)


@pytest.mark.patched
def test_other_tables_go_on_while_one_has_stopped(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    sick, sound = server.open(HERE, LINK), server.open(HERE, LINK)
    with server.join(sick, 0) as first, server.join(sound, 0) as second:
        first.done(first.proceed(0))
        second.done(second.proceed(0))
        follow = LiveTable._do

        def fail(table: LiveTable, *arguments: object, **named: object) -> None:
            if table.id == sick.table.id:
                raise IndexError("broken")
            follow(table, *arguments, **named)  # type: ignore[arg-type]

        monkeypatch.setattr(LiveTable, "_do", fail)
        assert first.refused(first.act(0, first.moves()[0])).key == "server-table-stopped"
        assert first.waiting == ("stopped", -1)
        second.done(second.act(0, second.moves()[0]))
        assert server.http.get("/healthz").status_code == 200
        assert server.info(sick.table.id).state == "stopped"


# --- stored tables that cannot be read --------------------------------------------------------------------------


@pytest.mark.sqlite
def test_a_stored_table_of_other_rules_troubles_nobody_else(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        old, young = server.open(HERE, LINK), server.open(HERE, LINK)
    with sqlite3.connect(tmp_path / "auberge.db") as database:
        database.execute("UPDATE tables SET rules_version = 10000 WHERE id = ?", (old.table.id,))
    database.close()
    with serving(tmp_path) as server:
        (found,) = server.status(old.table.id, young.table.id)
        assert found.table == young.table, "and a browser does not forget the other: a newer server may open it"
        assert server.http.get(f"/api/tables/{old.table.id}").status_code >= 400
        with Browser(server.port, old.table.id) as browser:
            browser.say(m.Hello(()))
            told = browser.hear()
            assert isinstance(told, m.Closing)
            check_words(told.problem)


# --- leaving ----------------------------------------------------------------------------------------------------


def test_a_server_that_stops_takes_leave_of_everybody(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        opened = server.open(HERE, LINK)
        first, watching = server.join(opened, 0), server.join(opened)
        said = first.proceed(0)
        first.say(said)
    heard = []
    for browser in (first, watching):
        told, code = browser.to_the_end()
        assert code in (1001, 1012)
        last = told[-1]
        assert isinstance(last, m.Closing), told
        assert last.problem.key == "server-stopping"
        check_words(last.problem)
        heard.append(told)
        browser.wire.close()
    done = any(isinstance(told, m.Done) and told.id == said.id for told in heard[0])
    with serving(tmp_path) as server, server.join(opened, 0) as back:
        assert back.version == done, "what was acknowledged is there"
        assert back.done(said).version == 1


def test_a_table_that_is_left_alone_leaves_the_memory_and_comes_back(tmp_path: Path) -> None:
    async def story() -> None:
        storage = SqliteStorage(str(tmp_path / "auberge.db"))
        await storage.open()
        settings = Settings(idle_seconds=0.0)
        tables = Tables(storage, QuickBots(), settings)
        writer = asyncio.create_task(tables.journal.run())
        opened = await tables.open(m.OpenTable("saint_malo", (HERE, LINK), start_seat=Seat(0)))
        table = await tables.find(opened.table.id)
        guest = Guest([0], 0)
        table.join(guest)
        table.say(guest, m.Begin(new_id(), Seat(0)))
        table.say(guest, m.Proceed(new_id(), 0, Seat(0)))
        tables.put_away()
        assert table.id in tables.live, "somebody is there"
        await table.subscribers.durable()
        table.leave(guest)
        await asyncio.sleep(0.01)
        tables.put_away()
        assert tables.live == {}
        again = await tables.find(table.id)
        assert again is not table
        assert again.history.game_rows == 1
        await tables.stop()
        await writer
        await storage.close()

    asyncio.run(story())


def test_no_more_tables_are_kept_in_memory_than_allowed(tmp_path: Path) -> None:
    async def story() -> None:
        storage = SqliteStorage(str(tmp_path / "auberge.db"))
        await storage.open()
        tables = Tables(storage, QuickBots(), Settings(tables_in_memory=3))
        writer = asyncio.create_task(tables.journal.run())
        wish = m.OpenTable("saint_malo", (HERE, LINK), start_seat=Seat(0))
        opened = [(await tables.open(wish)).table.id for _ in range(6)]
        assert len(tables.live) <= 3
        for table in opened:
            assert (await tables.find(table)).id == table
        assert len(tables.live) <= 3
        await tables.stop()
        await writer
        await storage.close()

    asyncio.run(story())


def test_bots_play_a_whole_game_by_themselves(tmp_path: Path) -> None:
    fake = FakeTable(a_stored_table(seats=("bot", "bot", "bot")))
    fake.play([], Random(1))
    assert fake.history.is_over


# --- an end to the rows -------------------------------------------------------------------------------------------


def test_a_seat_that_changes_its_name_without_end_adds_no_rows_without_end() -> None:
    fake = FakeTable(a_stored_table())
    first, second = fake.seat(0), fake.seat(1)
    for number in range(MOST_CHANGES):
        fake.do(first, m.Rename(new_id(), Seat(0), f"Name {number}"))
    for table in (fake, fake.again()):
        guest = first if table is fake else table.seat(0)
        assert table.refuse(guest, m.Rename(new_id(), Seat(0), "Once more")).key == "server-changed-too-often"
        assert table.history.names[0] == f"Name {MOST_CHANGES - 1}"
        table.do(guest, m.AgreeHints(new_id(), Seat(0), agrees=True))
    fake.do(second, m.Rename(new_id(), Seat(1), "Another"))
    fake.play([first, second], Random(3), 5)


@pytest.mark.patched
def test_whatever_a_seat_says_again_and_again_there_is_an_end_to_its_rows(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every kind of word that may be said at any time."""
    monkeypatch.setattr(intents, "MOST_CHANGES", 5)
    fake = FakeTable(a_stored_table("malta", seats=("here", "bot")))
    guest, seat = fake.seat(0), Seat(0)
    words: list[Callable[[int], Intent]] = [
        lambda n: m.Rename(new_id(), seat, f"N{n}"),
        lambda _: m.Ask(new_id(), seat, fake.history.game.meta.asks[0]),
        lambda n: m.AgreeHints(new_id(), seat, agrees=n % 2 == 0),
        lambda _: m.Coach(new_id(), seat, "blunders"),
        lambda n: m.AllowText(new_id(), seat, allows=n % 2 == 0),
        lambda n: m.LetBotPlay(new_id(), seat, "random") if n % 2 else m.TakeBack(new_id(), seat),
    ]
    for word in words:
        answers = [fake.say(guest, word(number)) for number in range(1, 14)]
        assert isinstance(answers[-1], m.Refused)
    assert max(fake.history.made.values()) == 5
    assert fake.history.session.bots[0] is None, "who lets a bot play comes back at any time"


@pytest.mark.patched
def test_a_person_alone_goes_back_often_but_not_without_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(intents, "MOST_UNDONE", 5)
    fake = FakeTable(a_stored_table(seats=("here", "bot")))
    guest, chance = fake.seat(0), Random(1)
    for _ in range(60):
        fake.play([guest], chance, 1)
        if guest.now.undo is not None and isinstance(
            refused := fake.say(guest, fake.undo(guest, 0, guest.now.undo.step)), m.Refused
        ):
            assert refused.problem.key == "server-changed-too-often"
    assert fake.history.made["undo", 0] == 5
