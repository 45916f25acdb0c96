"""Where games are kept, and who sits down."""

import os
from pathlib import Path

import pytest

from auberge import games
from auberge.cli.play import saves, seating
from auberge.cli.usage import BadUsage
from auberge.core.errors import BadSetup
from auberge.words import LANGUAGES, Words
from tests.cli.terminal import error_of, only_save, record_after, run

GAME = games.load("saint_malo")


@pytest.mark.parametrize(
    ("environ", "platform", "end"),
    [
        ({"AUBERGE_DATA_DIR": "/here", "XDG_DATA_HOME": "/there"}, "linux", "/here/games"),
        ({"XDG_DATA_HOME": "/there"}, "linux", "/there/auberge/games"),
        ({}, "linux", ".local/share/auberge/games"),
        ({}, "darwin", "Library/Application Support/auberge/games"),
        ({"LOCALAPPDATA": "/local"}, "win32", "/local/auberge/games"),
        ({}, "win32", "AppData/Local/auberge/games"),
    ],
)
def test_the_folder_is_where_the_system_keeps_data(environ: dict[str, str], platform: str, end: str) -> None:
    assert saves.games_folder(environ, platform).as_posix().endswith(end)


def test_two_games_of_one_second_have_two_files(data_folder: Path) -> None:
    for _ in range(3):
        run("play", "--seats", "me,random", "--start", "1", typed=["quit"])
    assert len(list((data_folder / "games").glob("saint_malo-*.json"))) == 3


def test_a_broken_write_leaves_the_old_file(data_folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    run("play", "--seats", "me,random", "--start", "1", typed=["quit"])
    file = only_save(data_folder)
    before, match = file.read_bytes(), saves.read_match(file)
    match.chance()

    def broken(_self: Path, _target: Path) -> Path:
        raise KeyboardInterrupt

    monkeypatch.setattr(Path, "replace", broken)
    with pytest.raises(KeyboardInterrupt):
        saves.save(match, file)
    assert file.read_bytes() == before
    assert list(file.parent.iterdir()) == [file]


def test_seats_have_names_and_equal_names_are_told_apart() -> None:
    players = seating.read_seats(GAME, "me, squire ,me:Anna,squire,me:Anna", None, Words("fr"))
    assert [player.name for player in players] == ["Joueur 1", "Lison (Écuyer)", "Anna 1", "Émile (Écuyer)", "Anna 2"]
    assert [player.kind for player in players] == ["human", "squire", "human", "squire", "human"]


def test_names_are_short_and_printable() -> None:
    (player, _) = seating.read_seats(GAME, "me,me", f"\x1b[2J{'x' * 50},", Words())
    assert player.name == "[2J" + "x" * 17
    assert player.name.isprintable()


@pytest.mark.parametrize("seats", ["me,Garry", "me,:x"])
def test_an_unknown_player_is_refused(seats: str) -> None:
    with pytest.raises(BadSetup):
        seating.read_seats(GAME, seats, None, Words())


def test_options_are_read_by_name_and_value() -> None:
    assert seating.read_options(GAME, ["allow_voluntary_pass", "bonus_character_compulsory = FALSE"]) == {
        "allow_voluntary_pass": True,
        "bonus_character_compulsory": False,
    }


@pytest.mark.parametrize("text", ["", "x", "-1", "1.5", "٣", "9" * 30])
def test_what_is_no_number_is_refused(text: str) -> None:
    with pytest.raises(BadUsage):
        seating.read_number("--seed", text)


def test_bots_alone_play_to_the_end(data_folder: Path) -> None:
    result = run("play", "--seats", "random,random", "--seed", "4")
    assert result.exit_code == 0
    assert "Total" in result.stdout
    assert saves.read_match(only_save(data_folder)).is_over


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_saved_game_of_another_kind_is_refused_by_both_names(language: str, tmp_path: Path) -> None:
    file = tmp_path / "street.json"
    file.write_bytes(record_after(3, game="valletta"))
    result = run("play", "saint_malo", "--resume", str(file), "--lang", language)
    assert result.exit_code == 2
    assert all(name in error_of(result) for name in ("valletta", "saint_malo", "street.json"))
    assert run("play", "valletta", "--resume", str(file), typed=["quit"]).exit_code == 0
    assert run("play", "--resume", str(file), typed=["quit"]).exit_code == 0


def test_the_latest_game_is_the_latest_of_the_game_that_is_named(data_folder: Path) -> None:
    folder = data_folder / "games"
    for game, age in (("valletta", 3), ("saint_malo", 2), ("malta", 1)):
        run("play", game, "--seats", "me,random", "--save", str(folder / f"{game}.json"), typed=["quit"])
        os.utime(folder / f"{game}.json", (100 - age, 100 - age))
    assert "Valletta" in run("play", "valletta", "--resume", typed=["quit"]).stdout
    (folder / "malta.json").unlink()
    result = run("play", "malta", "--resume")
    assert result.exit_code == 2
    assert str(folder) in error_of(result)
    assert "chess" in error_of(run("play", "chess", "--resume"))


@pytest.mark.parametrize(
    "given",
    [
        ("--seats", "me,me"),
        ("--names", "x"),
        ("--seed", "1"),
        ("--start", "1"),
        ("--option", "x"),
        ("--data", "x.toml"),
    ],
)
def test_a_saved_game_goes_on_as_it_began(given: tuple[str, str], tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_bytes(record_after(3))
    result = run("play", "--resume", str(file), *given)
    assert result.exit_code == 2
    assert given[0] in error_of(result)


def test_a_finished_game_is_not_resumed(data_folder: Path) -> None:
    run("play", "--seats", "random,random", "--seed", "4")
    result = run("play", "--resume", str(only_save(data_folder)))
    assert result.exit_code == 2
    assert "already over" in result.stderr
    assert run("play", "--resume").exit_code == 2
