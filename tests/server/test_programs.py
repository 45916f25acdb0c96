"""Programs at a server's tables: chosen by name, never by a command; a table goes on whatever they do."""

import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random

import msgspec
import pytest

from auberge import wire as m
from auberge.bots.programs.player import MOST_FAULTS
from auberge.core.errors import BadSetup
from auberge.core.protocol import Seat
from auberge.server.settings import settings_from
from auberge.thinking.thinkers import MISSING
from tests.bots.test_programs import EXAMPLES, ODD
from tests.server.malta_table import WAIT, malta_table
from tests.server.wire import HERE, LINK, QUICK, Server, encode, play_on, serving

GOOD = f"good={sys.executable} {EXAMPLES / 'random_bot.py'}"
BROKEN = f"broken={sys.executable} {ODD} crash"


def program(name: str) -> m.SeatOrder:
    return m.SeatOrder("bot", bot=f"program:{name}")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    settings = msgspec.structs.replace(QUICK, programs=(GOOD, BROKEN), bot_seconds=60.0)
    with serving(tmp_path_factory.mktemp("tables"), settings) as running:
        yield running


@pytest.mark.parametrize("name", ["good", "broken"])
def test_a_person_plays_a_whole_game_with_a_program(server: Server, name: str) -> None:
    opened = server.open(HERE, program(name), game="malta")
    with server.join(opened, 0) as browser:
        play_on([(0, browser)], Random(2))
        assert browser.now.ending is not None
    record = server.record(opened.table.id).json()
    assert record["players"][1]["kind"] == f"program:{name}"
    assert str(EXAMPLES) not in str(record)


def test_the_lobby_lists_programs_by_name_alone(server: Server) -> None:
    assert {game.programs for game in server.games()} == {("good", "broken")}
    assert sys.executable not in server.http.get("/api/games").text


@pytest.mark.parametrize("bot", ["program:other", "program:", "exec:cat", GOOD, "good"])
def test_nobody_runs_a_command_from_outside(server: Server, bot: str) -> None:
    wish = m.OpenTable("malta", (HERE, m.SeatOrder("bot", bot=bot)))
    answer = server.http.post("/api/tables", content=encode(wish))
    assert (answer.status_code, answer.json()["key"]) == (400, "unknown-bot")


def test_a_program_stands_in_for_nobody(server: Server) -> None:
    opened = server.open(HERE, program("good"), game="malta")
    with server.join(opened, 0) as browser:
        assert browser.refused(m.LetBotPlay("a", browser.held[0], "program:good")).key == "unknown-bot"


def test_a_program_is_given_a_seat_before_the_game_begins(server: Server) -> None:
    opened = server.open(HERE, LINK, game="malta")
    with server.join(opened, 0, begin=False) as host, server.join(opened) as spectator:
        wish = m.SetSeat("a", Seat(1), m.SeatOrder("bot", "Robot", "program:good"))
        assert host.refused(msgspec.structs.replace(wish, order=program("other"))).key == "unknown-bot"
        host.done(msgspec.structs.replace(wish, id="b"))
        host.begin()
        play_on([(0, host)], Random(2), most=3)
        spectator.catch_up()
        assert (spectator.seats[1].name, spectator.seats[1].bot) == ("Robot", "program:good")
        assert any(line.seat == 1 for line in spectator.steps)


def test_everybody_is_told_how_a_program_failed_and_it_is_asked_three_times_at_most(server: Server) -> None:
    opened = server.open(HERE, program("broken"))
    with server.join(opened, 0) as browser:
        play_on([(0, browser)], Random(2))
        assert browser.now.ending is not None
        assert browser.seats[1].faults == ("ended",) * MOST_FAULTS
    with server.join(opened) as spectator:
        assert spectator.seats[1].faults == ("ended",) * MOST_FAULTS


def test_no_one_learns_of_a_fault_where_it_is_a_secret_who_could_answer() -> None:
    fake = malta_table("negate end_turn", holders=("link", "bot"))
    first = fake.seat(0)
    fake.open_card(first)
    assert fake.history.session.asked_in_secret == 1
    fake.table.bot_plays(Seat(1), fake.history.game.read("pass"), fake.table.thinking, "silent")
    fake.hours.let_pass(10 * WAIT)
    assert fake.texts[-1] == "move 1 pass"
    assert fake.history.faults == {}


def test_a_program_that_is_gone_is_played_by_the_house_and_that_is_told_once(tmp_path: Path) -> None:
    settings = msgspec.structs.replace(QUICK, programs=(GOOD,))
    with serving(tmp_path, settings) as first:
        opened = first.open(HERE, program("good"), game="malta")
    with serving(tmp_path) as second, second.join(opened, 0) as browser:
        play_on([(0, browser)], Random(2))
        assert browser.now.ending is not None
        assert browser.seats[1].faults == (MISSING,)


@pytest.mark.parametrize("programs", ["squire=cat", "a=cat\na=cat", "a=/no/such/program", "nonsense"])
def test_a_server_with_a_program_that_cannot_be_does_not_start(programs: str) -> None:
    settings = settings_from({"AUBERGE_PROGRAMS": programs})
    with pytest.raises(BadSetup):
        _ = settings.commands
