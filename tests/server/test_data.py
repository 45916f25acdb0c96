"""House data over HTTP: the shipped file to begin from, checked kindly, refused by name, played as it is."""

import tomllib

import msgspec
import pytest

from auberge import games
from auberge import wire as m
from auberge.core.datafile import KNOWN, shipped_text
from tests.server.wire import QUICK, Server, check_words, encode, problem

SEATS = (m.SeatOrder("here", "Ada"), m.SeatOrder("link", "Bruno"))


def check(server: Server, game: str, text: str) -> m.DataChecked:
    """The answer to house data."""
    answer = server.http.post(f"/api/games/{game}/data/check", json={"data": text})
    assert answer.status_code == 200, answer.text
    return msgspec.json.decode(answer.content, type=m.DataChecked)


@pytest.mark.parametrize("game", games.NAMES)
def test_the_shipped_file_can_be_taken_home_checked_and_played(server: Server, game: str) -> None:
    answer = server.http.get(f"/api/games/{game}/data")
    assert answer.status_code == 200
    assert answer.text == shipped_text(game)
    assert f'filename="{game}.toml"' in answer.headers["content-disposition"]
    report = check(server, game, answer.text)
    assert report.problem is None
    assert set(report.known) <= set(KNOWN)
    assert sum(report.known.values()) == len(games.load(game).check_data(None).facts)
    opened = server.http.post("/api/tables", content=encode(m.OpenTable(game, SEATS, data=answer.text)))
    table = msgspec.json.decode(opened.content, type=m.TableOpened).table
    assert table.house_data
    assert server.http.get(f"/api/tables/{table.id}/data").text == answer.text


def facts(server: Server, game: str, text: str) -> m.DataFacts:
    """What the server reads in house data."""
    answer = server.http.post(f"/api/games/{game}/data/facts", json={"data": text})
    assert answer.status_code == 200, answer.text
    return msgspec.json.decode(answer.content, type=m.DataFacts)


@pytest.mark.parametrize("game", games.NAMES)
def test_the_shipped_values_are_told_as_json_with_their_sources(server: Server, game: str) -> None:
    answer = server.http.get(f"/api/games/{game}/data/facts")
    assert answer.status_code == 200
    told = msgspec.json.decode(answer.content, type=m.DataFacts).facts
    assert msgspec.json.decode(told) == tomllib.loads(shipped_text(game))
    assert facts(server, game, shipped_text(game)).facts == told


def test_a_file_that_cannot_be_played_can_be_read(server: Server) -> None:
    told = facts(server, "malta", "[[card]]\ncopies = -1\nsince = 2016-10-13")
    assert told.problem is None
    assert bytes(told.facts) == b'{"card":[{"copies":-1,"since":"2016-10-13"}]}'


@pytest.mark.parametrize("text", ["no toml [", f"x = 0x{'f' * 9000}"])
def test_what_is_no_toml_cannot_be_read(server: Server, text: str) -> None:
    found = facts(server, "malta", text).problem
    assert found is not None
    assert found.key == "bad-data-syntax"
    check_words(found)


def test_a_value_can_be_read_off_the_cards_of_a_box(server: Server) -> None:
    placeholder = 'cost = { doc = "project", known = "placeholder", note = "tier 6" }'
    text = shipped_text("valletta").replace(placeholder, 'cost = { doc = "box", known = "printed" }')
    report = check(server, "valletta", text)
    assert report.problem is None
    assert report.known["printed"] == shipped_text("valletta").count(placeholder) > 0


def test_what_is_unlikely_is_said_as_a_sentence(server: Server) -> None:
    text = shipped_text("saint_malo").replace("cannons = 6", "cannons = 5", 1)
    assert check(server, "saint_malo", text).warnings == ("data-warning-cannons",)


@pytest.mark.parametrize("game", games.NAMES)
@pytest.mark.parametrize(("text", "key"), [("no toml [", "bad-data-syntax"), ("x = 1", "bad-data-"), ("", "bad-data-")])
def test_a_file_that_cannot_be_played_is_refused_by_name(server: Server, game: str, text: str, key: str) -> None:
    found = check(server, game, text).problem
    assert found is not None
    assert found.key.startswith(key)
    assert {"file", "entry", "field"} <= set(found.values)
    check_words(found)


def test_a_wrong_field_is_named(server: Server) -> None:
    found = check(server, "saint_malo", shipped_text("saint_malo").replace("cannons = 6", "cannons = -1", 1)).problem
    assert found is not None
    assert (found.key, found.values["field"]) == ("bad-data-number", "cannons")


@pytest.mark.parametrize("path", ["/api/games/malta/data/check", "/api/games/malta/data/facts", "/api/tables"])
def test_a_file_that_is_too_long_is_not_read(server: Server, path: str) -> None:
    text = "#" * (QUICK.data_bytes + 1)
    said = m.HouseData(text) if "data" in path else m.OpenTable("malta", SEATS, data=text)
    answer = server.http.post(path, content=encode(said))
    assert answer.status_code == 413
    found = problem(answer)
    assert (found.key, found.values) == ("server-data-big", {"most": QUICK.data_bytes // 1000, "size": 151})


def test_a_table_with_the_shipped_values_has_no_file(server: Server) -> None:
    opened = msgspec.json.decode(
        server.http.post("/api/tables", content=encode(m.OpenTable("malta", SEATS))).content, type=m.TableOpened
    )
    answer = server.http.get(f"/api/tables/{opened.table.id}/data")
    assert (answer.status_code, problem(answer).key) == (404, "server-not-found")


def test_a_game_that_is_none_has_no_file(server: Server) -> None:
    assert problem(server.http.get("/api/games/chess/data")).key == "unknown-game"
    assert problem(server.http.get("/api/games/chess/data/facts")).key == "unknown-game"
    for path in ("check", "facts"):
        assert problem(server.http.post(f"/api/games/chess/data/{path}", json={"data": ""})).key == "unknown-game"
