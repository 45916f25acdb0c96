"""Decks of one's own: printed to edit, checked, played with, kept in saved games; what is wrong is named."""

import json
import tomllib
from pathlib import Path

import pytest

from auberge.cli.tools.deck import shipped_text
from auberge.words import LANGUAGES
from tests.cli.terminal import error_of, flat, only_save, run

SEATS = ("--seats", "me:Anna,random", "--seed", "7", "--start", "1")


def written(folder: Path, old: str = "", new: str = "", game: str = "valletta") -> Path:
    """The shipped deck with one change, as a file."""
    text = run("deck", "new", game).stdout
    assert old in text
    file = folder / "my.toml"
    file.write_text(text.replace(old, new, 1), encoding="utf-8")
    return file


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["saint_malo", "valletta", "malta"])
def test_a_new_deck_is_the_shipped_file_under_a_heading(game: str, language: str, tmp_path: Path) -> None:
    result = run("deck", "new", game, "--lang", language)
    assert result.exit_code == 0
    heading, text = result.stdout.split("\n\n", maxsplit=1)
    assert all(line.startswith("#") for line in heading.splitlines())
    assert f"auberge play {game} --deck" in heading
    assert "auberge deck check" in heading
    assert text == shipped_text(game)
    assert tomllib.loads(result.stdout) == tomllib.loads(text)
    (tmp_path / "my.toml").write_text(result.stdout, encoding="utf-8")
    assert run("deck", "check", str(tmp_path / "my.toml"), game, "--lang", language).exit_code == 0


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "command",
    [
        ("deck", "check", "FILE", "valletta"),
        ("check-data", "valletta", "FILE"),
        ("play", "valletta", *SEATS, "--deck", "FILE"),
        ("simulate", "valletta", "--games", "1", "--deck", "FILE"),
    ],
    ids=lambda command: " ".join(command[:2]),
)
def test_a_broken_deck_is_named_by_file_entry_and_field(
    command: tuple[str, ...], language: str, tmp_path: Path
) -> None:
    file = written(tmp_path, 'character = "banker"', 'character = "bankier"')
    result = run(*(str(file) if part == "FILE" else part for part in command), AUBERGE_LANG=language)
    assert result.exit_code == 2
    sentence = error_of(result)
    assert str(file) in sentence
    assert "building[1]" in sentence or "building" in sentence
    assert "character" in sentence
    assert "bankier" in sentence


def test_a_deck_that_is_no_toml_is_refused(tmp_path: Path) -> None:
    (tmp_path / "my.toml").write_text("cost = = 3\n")
    result = run("deck", "check", str(tmp_path / "my.toml"), "valletta")
    assert result.exit_code == 2
    assert "my.toml" in error_of(result)


@pytest.mark.parametrize(
    ("args", "named"),
    [
        (("deck", "new"), "GAME"),
        (("deck", "new", "chess"), "chess"),
        (("deck", "check", "missing.toml", "valletta"), "missing.toml"),
        (("deck", "check", "pyproject.toml"), "GAME"),
        (("deck", "shuffle"), "--help"),
        (("simulate", "valletta", "--deck", "missing.toml"), "missing.toml"),
    ],
    ids=str,
)
def test_what_is_wrong_is_named_in_one_sentence(args: tuple[str, ...], named: str) -> None:
    result = run(*args)
    assert result.exit_code == 2
    assert named in error_of(result)


def test_a_saved_game_keeps_the_deck_it_is_played_with(tmp_path: Path, data_folder: Path) -> None:
    file = written(tmp_path, "gold = 2", "gold = 1")
    result = run("play", "valletta", *SEATS, "--deck", str(file), typed=["quit"])
    assert result.exit_code == 0, result.output
    assert "custom deck" in flat(result.stdout)
    assert json.loads(only_save(data_folder).read_text())["data"] == file.read_text(encoding="utf-8")
    file.unlink()
    assert "custom deck" in flat(run("play", "--resume", typed=["quit"]).stdout)


def test_computer_players_try_a_deck(tmp_path: Path) -> None:
    file = written(tmp_path, "coins = 3\nlogs", "coins = 9\nlogs", "saint_malo")
    args = ("simulate", "saint_malo", "--bots", "random", "--games", "3", "--json")
    shipped, house = run(*args), run(*args, "--deck", str(file))
    assert house.exit_code == 0
    scores = [json.loads(result.stdout)["bots"][0]["mean_score"] for result in (shipped, house)]
    assert scores[0] != scores[1]


def test_the_section_has_a_help_page() -> None:
    result = run("deck", "--help")
    assert result.exit_code == 0
    assert "auberge deck new saint_malo > my.toml" in result.stdout
    assert "check" in result.stdout


EIGHT_WAYS = 'arrows = ["up", "up_right", "right", "down_right", "down", "down_left", "left", "up_left"]'


def test_a_deck_of_malta_may_have_spaces_of_its_own(tmp_path: Path, data_folder: Path) -> None:
    """Every arrow and a number of two digits are drawn; the table says that it plays with another deck."""
    old = 'id = "drop_3_up"\nshape = "drop"\nnumber = 3\narrows = ["up"]'
    file = written(tmp_path, old, f'id = "windmill"\nshape = "star"\nnumber = 12\n{EIGHT_WAYS}', "malta")
    assert run("deck", "check", str(file), "malta").exit_code == 0
    for size in ("80", "120"):
        result = run("play", "malta", *SEATS, "--deck", str(file), typed=["c1", "quit"], COLUMNS=size)
        assert "12←↖↑↗→↘↓↙" in result.stdout
        assert "This table uses a custom deck" in result.stdout
        assert max(len(line.removeprefix("> ")) for line in result.stdout.splitlines()) <= int(size)
    assert "windmill" in json.loads(next((data_folder / "games").glob("*.json")).read_text())["data"]


def test_the_heading_of_a_deck_of_malta_says_what_is_free() -> None:
    heading = run("deck", "new", "malta").stdout.partition("\n\n")[0]
    assert "# Spaces: kinds, shapes, numbers, arrows and numbers of copies are up to you" in heading
    assert "exactly 7 of them start spaces" in heading
    assert "Spaces" not in run("deck", "new", "valletta").stdout.partition("\n\n")[0]
