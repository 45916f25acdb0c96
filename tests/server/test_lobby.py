"""The lobby: which games there are, opening tables, how tables stand, playing again."""

import threading
from pathlib import Path
from random import Random

import httpx
import msgspec
import pytest

from auberge import games
from auberge import wire as m
from tests.server.wire import BOT, HERE, LINK, Server, encode, play_on, problem, serving

TWO = [{"holder": "here"}, {"holder": "link", "name": "Ada"}]
Json = dict[str, object]


# --- the games --------------------------------------------------------------------------------------------------


def test_the_lobby_knows_every_game_as_it_is(server: Server) -> None:
    told = {info.name: info for info in server.games()}
    assert tuple(told) == games.NAMES
    for name, info in told.items():
        meta = games.load(name).meta
        assert (info.min_seats, info.max_seats) == (meta.min_seats, meta.max_seats)
        assert [option.name for option in info.options] == [option.name for option in meta.options]
        assert (info.hidden, info.throws, info.rules_version) == (meta.hidden, meta.throws, meta.rules_version)
        assert "random" in info.bots


def test_the_lobby_is_described_for_programs(server: Server) -> None:
    described = msgspec.json.decode(server.http.get("/api/docs/openapi.json").content, type=dict[str, object])
    paths = described["paths"]
    assert isinstance(paths, dict)
    table = "/api/tables/{table_id}"
    data = "/api/games/{name}/data"
    expected = {
        "/api/lessons/{game}",
        "/api/lessons/{game}/{lesson}",
        "/api/puzzles",
        "/api/puzzles/{game}",
        "/api/puzzles/{game}/{puzzle}",
        "/api/rulebook/{game}",
        "/api/rulebook/{game}/{example}",
        "/api/games",
        data,
        f"{data}/check",
        f"{data}/facts",
        "/api/reach",
        "/api/tables",
        "/api/tables/status",
        "/healthz",
        "/readyz",
        table,
    }
    of_a_table = ("again", "steps/{step}", "story", "review", "exercises/{seat}/{number}", "data", "record", "log")
    assert expected | {f"{table}/{what}" for what in of_a_table} == set(paths)


# --- opening ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", games.NAMES)
def test_a_table_of_every_size_can_be_opened(server: Server, game: str) -> None:
    meta = games.load(game).meta
    for seats in range(meta.min_seats, meta.max_seats + 1):
        orders = [HERE, LINK, BOT] * 2
        opened = server.open(*orders[:seats], game=game, start_seat=None)
        assert opened.table.start_seat is None, "it is drawn when the game begins"
        assert len(opened.table.seats) == len(opened.secrets) == seats
        assert [seat.holder for seat in opened.table.seats] == [order.holder for order in orders[:seats]]
        assert opened.table.state == "running"
        assert opened.table.options == {option.name: option.default for option in meta.options}
        assert server.info(opened.table.id) == opened.table
        server.join(opened, 0).wire.close()
        assert server.info(opened.table.id).start_seat in range(seats)


def test_a_bot_has_no_secret_and_people_have_different_ones(server: Server) -> None:
    opened = server.open(HERE, LINK, BOT)
    assert opened.secrets[2] is None
    first, second = opened.secrets[:2]
    assert first is not None
    assert second is not None
    assert first != second
    assert all(len(secret) * 6 >= 128 for secret in (first, second)), "128 random bits or more"


def test_names_start_seat_and_options_are_as_wished(server: Server) -> None:
    option = games.load("saint_malo").meta.options[0]
    value = next(choice for choice in option.choices if choice != option.default)
    wish: Json = {
        "game": "saint_malo",
        "name": " Friday  night ",
        "seats": [
            {"holder": "here", "name": "Ada"},
            {"holder": "link"},
            {"holder": "bot", "bot": "squire", "name": "B"},
        ],
        "start_seat": 2,
        "options": {option.name: value},
    }
    opened = msgspec.json.decode(server.http.post("/api/tables", json=wish).content, type=m.TableOpened)
    assert opened.table.name == "Friday night"
    assert [seat.name for seat in opened.table.seats] == ["Ada", "2", "B"]
    assert [seat.bot for seat in opened.table.seats] == [None, None, "squire"]
    assert opened.table.start_seat == 2
    assert opened.table.options[option.name] == value


def test_an_open_start_seat_is_drawn(server: Server) -> None:
    drawn = set()
    for _ in range(40):
        opened = server.open(HERE, LINK, LINK, start_seat=None)
        server.join(opened, 0).wire.close()
        drawn.add(server.info(opened.table.id).start_seat)
    assert drawn == {0, 1, 2}


def wish(**changes: object) -> Json:
    """A wish with something wrong in it."""
    return {"game": "saint_malo", "seats": TWO} | changes


DEEP = '{"a":' * 5000 + "1" + "}" * 5000
WRONG: list[tuple[object, str, str]] = [
    (wish(game="chess"), "unknown-game", "chess"),
    (wish(game=""), "unknown-game", ""),
    (wish(game=3), "server-bad-message", "game"),
    (wish(seats=[]), "setup-seats", "0"),
    (wish(seats=TWO * 3), "setup-seats", "6"),
    (wish(seats="two"), "server-bad-message", "seats"),
    (wish(seats=[*TWO, {"holder": "ghost"}]), "server-bad-message", "holder"),
    (wish(seats=[*TWO, {"holder": "here", "name": 7}]), "server-bad-message", "name"),
    (wish(seats=[*TWO, {"holder": "here", "name": "x" * 25}]), "server-name-long", "seats[2].name"),
    (wish(seats=[*TWO, {"holder": "here", "secret": "mine"}]), "server-bad-message", "secret"),
    (wish(seats=[*TWO, {"holder": "bot"}]), "unknown-bot", ""),
    (wish(seats=[*TWO, {"holder": "bot", "bot": "deep_blue"}]), "unknown-bot", "deep_blue"),
    (wish(name="x" * 25), "server-name-long", "name"),
    (wish(start_seat=2), "setup-start-seat", "3"),
    (wish(start_seat=-1), "setup-start-seat", "0"),
    (wish(start_seat=10**30), "setup-start-seat", ""),
    (wish(start_seat="first"), "server-bad-message", "start_seat"),
    (wish(options={"cheating": True}), "setup-unknown-option", "cheating"),
    (wish(options={"allow_voluntary_pass": "perhaps"}), "setup-option-value", "allow_voluntary_pass"),
    (wish(options={"allow_voluntary_pass": 10**40}), "setup-option-value", "allow_voluntary_pass"),
    (wish(options={"allow_voluntary_pass": [1]}), "server-bad-message", "options"),
    (wish(options=[]), "server-bad-message", "options"),
    (wish(data="no toml ["), "bad-data-", ""),
    (wish(data="x = 1"), "bad-data-", ""),
    (wish(data="x = " + "[" * 3000 + "]" * 3000), "bad-data-", ""),
    (wish(data="x = " + "9" * 6000), "bad-data-", ""),
    (wish(data=".".join("a" * 3000) + " = 1"), "bad-data-", ""),
    (wish(seed=7), "server-bad-message", "seed"),
    ({}, "server-bad-message", "game"),
    ([], "server-bad-message", ""),
    (None, "server-bad-message", ""),
    (DEEP, "server-bad-message", ""),
    ("{", "server-bad-message", ""),
    ("\xff\xfe", "server-bad-message", ""),
    ("", "server-bad-message", ""),
]


@pytest.mark.parametrize(("body", "key", "named"), WRONG, ids=lambda value: str(value)[:40])
def test_a_wish_that_cannot_be_is_refused_by_name(server: Server, body: object, key: str, named: str) -> None:
    content = body.encode("latin-1") if isinstance(body, str) else encode(body)
    answer = server.http.post("/api/tables", content=content)
    assert answer.status_code == 400, answer.text
    found = problem(answer)
    assert found.key == key or (key.endswith("-") and found.key.startswith(key)), found
    assert named in f"{found.key} {found.values}", found


def test_a_bot_that_does_not_know_the_game_cannot_sit_down(server: Server) -> None:
    for info in server.games():
        for bot in {"random", "squire"} - set(info.bots):
            seats = [{"holder": "here"}, {"holder": "bot", "bot": bot}]
            answer = server.http.post("/api/tables", json={"game": info.name, "seats": seats})
            assert problem(answer).key == "unknown-bot"


# --- how tables stand -------------------------------------------------------------------------------------------


def test_a_browser_asks_how_its_tables_stand(server: Server) -> None:
    first, second = server.open(HERE, LINK), server.open(LINK, HERE, game="valletta")
    found = server.status(first.table.id, "nowhere", second.table.id)
    assert [status.id for status in found] == [first.table.id, "nowhere", second.table.id]
    assert (found[1].table, found[1].waiting) == (None, None)
    assert found[0].table == first.table
    for status in (found[0], found[2]):
        assert status.waiting is not None
        assert (status.waiting.kind, status.waiting.seat) == ("gather", -1)
    server.join(first, 0).wire.close()
    server.join(second, 1).wire.close()
    waiting = [status.waiting for status in server.status(first.table.id, second.table.id)]
    assert waiting[0] is not None
    assert (waiting[0].kind, waiting[0].seat) == ("throw", 0)
    assert waiting[1] is not None
    assert waiting[1].kind == "decide"


@pytest.mark.parametrize("path", ["", "/steps/0", "/story", "/record"])
def test_a_table_that_is_not_there_is_said_so(server: Server, path: str) -> None:
    answer = server.http.get(f"/api/tables/nowhere{path}")
    assert answer.status_code == 404
    assert problem(answer).key == "server-no-such-table"


def test_an_address_that_is_none_is_said_so(server: Server) -> None:
    for answer in (server.http.get("/api/nothing"), server.http.get("/api"), server.http.get("/ws/tables/x/y")):
        assert answer.status_code == 404
        assert problem(answer).key == "server-not-found"
    assert server.http.post("/api/nothing").status_code in (404, 405)
    assert server.http.delete("/api/tables").status_code == 405


# --- playing again ----------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def finished(server: Server) -> m.TableOpened:
    """A table whose game is over (bots play on against the last of us)."""
    opened = server.open(HERE, LINK, BOT, game="malta")
    with server.join(opened, 0) as first, server.join(opened, 1) as second:
        play_on([(0, first), (1, second)], Random(1))
    return opened


def again_of(answer: httpx.Response) -> m.TableInfo:
    assert answer.status_code == 200, answer.text
    return msgspec.json.decode(answer.content, type=m.Again).table


def test_the_next_table_has_the_same_seats_and_opens_by_the_same_secrets(
    server: Server, finished: m.TableOpened
) -> None:
    first, second = (secret or "" for secret in finished.secrets[:2])
    with server.join(finished, 1) as watching:
        new = again_of(server.again(finished.table.id, first))
        told = watching.until(lambda told: isinstance(told, m.PlayAgain))
        assert isinstance(told, m.PlayAgain)
        assert told.table.id == new.id
    assert new.id != finished.table.id
    assert new.state == "running"
    assert [(seat.name, seat.holder, seat.bot) for seat in new.seats] == [
        (seat.name, seat.holder, seat.bot) for seat in finished.table.seats
    ]
    assert again_of(server.again(finished.table.id, second)).id == new.id, "whoever asks later comes to the same"
    with server.join(m.TableOpened(new, finished.secrets), 0, 1) as both:
        assert both.held == (0, 1)


def test_only_somebody_who_sat_there_plays_again(server: Server, finished: m.TableOpened) -> None:
    for secrets in ([], ["x" * 32], [""]):
        answer = server.again(finished.table.id, *secrets)
        assert answer.status_code == 403
        assert problem(answer).key == "server-not-your-seat"


def test_only_a_finished_game_is_played_again(server: Server) -> None:
    opened = server.open(HERE, LINK)
    answer = server.again(opened.table.id, opened.secrets[0] or "")
    assert answer.status_code == 400
    assert problem(answer).key == "server-not-over"


def test_all_who_ask_at_once_come_to_one_table(server: Server) -> None:
    opened = server.open(HERE, BOT, game="malta")
    with server.join(opened, 0) as browser:
        play_on([(0, browser)], Random(2))
    found: list[str] = []

    def ask() -> None:
        with httpx.Client(base_url=server.http.base_url) as client:
            headers = {"X-Auberge-Seats": opened.secrets[0] or ""}
            found.append(again_of(client.post(f"/api/tables/{opened.table.id}/again", headers=headers)).id)

    threads = [threading.Thread(target=ask) for _ in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(found) == 8
    assert len(set(found)) == 1


# --- over time --------------------------------------------------------------------------------------------------


def test_after_a_restart_every_table_is_there(tmp_path: Path) -> None:
    option = games.load("valletta").meta.options[0]
    other = next(choice for choice in option.choices if choice != option.default)
    with serving(tmp_path) as server:
        first = server.open(HERE, LINK)
        second = server.open(HERE, LINK, game="valletta", options={option.name: other})
        with server.join(first, 0) as browser:
            play_on([(0, browser)], Random(1), 5)
            before = encode(browser.now)
            info = server.info(first.table.id)
    away = msgspec.structs.replace(info, seats=first.table.seats)
    with serving(tmp_path) as server:
        assert server.info(first.table.id) == away
        assert server.info(second.table.id) == second.table
        with server.join(first, 0) as browser:
            assert encode(browser.now) == before
            assert browser.held == (0,)


# --- how long answers take ----------------------------------------------------------------------------------------


def test_a_table_where_answers_are_secret_may_say_how_long_they_take(server: Server) -> None:
    asks = {info.name: info.asks for info in server.games()}
    assert asks == {name: games.load(name).meta.asks for name in games.NAMES}
    wish = m.OpenTable("malta", (HERE, LINK), answer_wait=6.0, answer_limit=0.0)
    opened = msgspec.json.decode(server.http.post("/api/tables", content=encode(wish)).content, type=m.TableOpened)
    info = server.info(opened.table.id)
    assert (info.answer_wait, info.answer_limit) == (6.0, 0.0)


@pytest.mark.parametrize(
    ("game", "wait", "limit"), [("malta", 0.0, None), ("malta", 1.2, 11.0), ("saint_malo", 3.0, None)]
)
def test_other_times_for_answers_are_refused(server: Server, game: str, wait: float, limit: float | None) -> None:
    wish = m.OpenTable(game, (HERE, LINK), answer_wait=wait, answer_limit=limit)
    answer = server.http.post("/api/tables", content=encode(wish))
    assert (answer.status_code, problem(answer).key) == (400, "server-bad-answer-times")
