"""Checking data files and letting bots play from the command line."""

import json
from pathlib import Path

import pytest

from auberge.core.datafile import KNOWN
from auberge.words import LANGUAGES, Words
from tests.cli.terminal import error_of, flat, run

SHIPPED = Path("src/auberge/games/saint_malo/data/saint_malo.toml")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_shipped_data_are_counted_by_provenance(language: str) -> None:
    result = run("check-data", "--lang", language)
    words, told = Words(language), flat(result.stdout)
    assert result.exit_code == 0
    for known in KNOWN:
        assert words.say("cli-data-known", known=known) in told
    assert "city.starting_crates" in told
    assert "two public views of the printed board" in told


def test_a_house_file_is_checked_and_warned_about(tmp_path: Path) -> None:
    house = tmp_path / "house.toml"
    house.write_text(SHIPPED.read_text().replace("cannons = 6", "cannons = 5"))
    result = run("check-data", "saint_malo", str(house))
    assert result.exit_code == 0
    assert "Note: The number of cannons is not six, one for each pirate attack." in flat(result.stdout)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_wrong_house_file_is_named_with_entry_and_field(tmp_path: Path, language: str) -> None:
    house = tmp_path / "house.toml"
    house.write_text(SHIPPED.read_text().replace("cannons = 6", "cannons = 600"))
    for command in (("check-data", "saint_malo", str(house)), ("play", "--seats", "me,me", "--data", str(house))):
        result = run(*command, "--lang", language)
        assert result.exit_code == 2
        sentence = error_of(result)
        assert all(part in sentence for part in (str(house), "city", "cannons", "600"))


def test_a_house_file_that_is_no_text_is_refused(tmp_path: Path) -> None:
    (tmp_path / "x.toml").write_bytes(b"\xff\x00")
    assert "not a text file" in error_of(run("check-data", "saint_malo", str(tmp_path / "x.toml")))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_simulation_is_told_as_a_table(language: str) -> None:
    result = run("simulate", "--bots", "random,random", "--games", "2", "--lang", language)
    words = Words(language)
    assert result.exit_code == 0
    assert words.say("cli-sim-wins") in result.stdout
    assert result.stdout.count("random") == 2
    assert result.stderr == ""  # the bar is only for terminals


def test_a_simulation_is_told_as_json() -> None:
    result = run("simulate", "saint_malo", "--bots", "random", "--seats", "3", "--games", "2", "--seed", "5", "--json")
    report = json.loads(result.stdout)
    assert (report["game"], report["seats"], report["games"], report["seed"]) == ("saint_malo", 3, 2, 5)
    assert report["bots"][0]["games"] == 6


def test_searching_bots_are_given_a_budget() -> None:
    listed = "knight@3it, grand_master,random"
    result = run("simulate", "malta", "--bots", listed, "--games", "1", "--budget", "2it", "--json")
    assert [bot["bot"] for bot in json.loads(result.stdout)["bots"]] == ["knight@3it", "grand_master@2it", "random"]
    wrong = run("simulate", "malta", "--bots", "knight", "--budget", "2")
    assert wrong.exit_code != 0
    assert error_of(wrong) == Words().say("bad-budget", value="2")


def test_a_game_without_points_is_compared_by_wins_alone() -> None:
    told = run("simulate", "malta", "--bots", "random", "--games", "2", "--seats", "2").stdout
    assert "Wins" in told
    assert "Score" not in told
    assert "Score" in run("simulate", "saint_malo", "--bots", "random", "--games", "1").stdout
