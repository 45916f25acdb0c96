"""Whole games over the wire, for every game: the right ending, and one file that gives the same game again."""

from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random

import msgspec
import pytest

from auberge import games
from auberge import wire as m
from auberge.core.match import Match, resume
from auberge.core.protocol import Seat
from auberge.core.record import Record, loads
from auberge.core.verification import verify
from tests.cli.terminal import run
from tests.server.conftest import Finished
from tests.server.wire import BOT, HERE, LINK, Server, new_id, play_on, problem

every_game = pytest.mark.parametrize("game", games.NAMES)
MIXES = [(HERE, LINK), (BOT, LINK, BOT)]


def finish(server: Server, game: str, orders: Sequence[m.SeatOrder], seed: int) -> tuple[m.TableOpened, m.Ending]:
    """Plays a game to its end, everybody at random."""
    opened = server.open(*orders, game=game, start_seat=None)
    people = [seat for seat, order in enumerate(orders) if order.holder != "bot"]
    browsers = [server.join(opened, seat) for seat in people]
    try:
        play_on(list(zip(people, browsers, strict=True)), Random(seed))
        endings = [browser.now.ending for browser in browsers]
        assert all(browser.waiting == ("over", -1) for browser in browsers)
    finally:
        for browser in browsers:
            browser.wire.close()
    ending = endings[0]
    assert ending is not None
    assert all(other == ending for other in endings)
    return opened, ending


def downloaded(server: Server, table: str) -> Record:
    answer = server.record(table)
    assert answer.status_code == 200, answer.text
    assert answer.headers["content-disposition"].startswith("attachment; filename=")
    return loads(answer.content)


def check_ending(match: Match, ending: m.Ending) -> None:
    """The ending that was told is the one of the game."""
    result = match.position.result()
    assert result is not None
    assert (ending.places, ending.scores) == (result.places, result.scores)
    sheet = match.game.score_sheet(match.position)
    assert [(row.source, row.points) for row in ending.sheet] == [(line.source, line.points) for line in sheet]
    if sheet:
        assert tuple(map(sum, zip(*(line.points for line in sheet), strict=True))) == result.scores
    assert sorted(ending.places)[0] == 1


def check_record(server: Server, opened: m.TableOpened, ending: m.Ending) -> None:
    """The file that can be downloaded gives the same game, with its secret and without; its chance can be checked."""
    table = server.info(opened.table.id)
    record = downloaded(server, table.id)
    assert record.seed is None
    assert record.chance is not None
    assert table.chance is not None
    assert table.start_seat is not None
    assert verify(games.load(table.game), record, table.chance.seal).fault is None
    assert (record.game, record.seats, record.start_seat) == (table.game, len(table.seats), table.start_seat + 1)
    assert record.options == table.options
    assert [player.kind for player in record.players] == [seat.bot or "human" for seat in table.seats]
    check_ending(resume(games.load(table.game), record), ending)
    check_ending(resume(games.load(table.game), msgspec.structs.replace(record, chance=None, version=1)), ending)
    assert server.info(table.id).state == "over"


@every_game
@pytest.mark.parametrize("orders", MIXES, ids=lambda orders: "-".join(order.holder for order in orders))
def test_a_whole_game_ends_as_its_record_does(server: Server, game: str, orders: Sequence[m.SeatOrder]) -> None:
    check_record(server, *finish(server, game, orders, seed=len(orders)))


@every_game
def test_so_does_a_game_against_a_bot(server: Server, game: str, finished: Callable[[str], Finished]) -> None:
    opened, now = finished(game)
    assert now.ending is not None
    check_record(server, opened, now.ending)


@every_game
def test_the_terminal_reads_what_was_downloaded(
    server: Server, tmp_path: Path, game: str, finished: Callable[[str], Finished]
) -> None:
    opened, now = finished(game)
    assert now.ending is not None
    file = tmp_path / "game.json"
    file.write_bytes(server.record(opened.table.id).content)
    told = run("replay", str(file))
    assert told.exit_code == 0, told.stderr
    assert opened.table.seats[now.ending.places.index(1)].name in told.output


def test_what_is_downloaded_of_a_running_game_holds_no_secret(server: Server) -> None:
    opened = server.open(HERE, LINK)
    with server.join(opened, 0) as first, server.join(opened, 1) as second:
        play_on([(0, first), (1, second)], Random(3), 30)
        first.quiet()
        record = downloaded(server, opened.table.id)
        assert record.seed is None
        assert record.chance is not None
        assert (record.chance.secret, record.chance.salt) == (None, None)
        match = resume(games.load("saint_malo"), record)
        assert len(record.entries) == first.now.step
        assert match.position.result() is None


@pytest.mark.parametrize("game", [name for name in games.NAMES if games.load(name).meta.hidden])
def test_the_record_of_hidden_hands_is_kept_back_while_they_are_hidden(server: Server, game: str) -> None:
    opened = server.open(HERE, LINK, game=game)
    for headers in ({}, {"X-Auberge-Seats": opened.secrets[0] or ""}):
        answer = server.http.get(f"/api/tables/{opened.table.id}/record", headers=headers)
        assert answer.status_code == 403
        assert problem(answer).key == "server-record-kept-back"


def test_names_stand_in_the_record_as_they_were_last(server: Server) -> None:
    opened = server.open(HERE, LINK)
    with server.join(opened, 1) as browser:
        browser.done(m.Rename(new_id(), Seat(1), "Zoë"))
    assert [player.name for player in downloaded(server, opened.table.id).players] == ["1", "Zoë"]
