"""Whatever is wrong comes out as one sentence on standard error, in the player's language, with the right exit code."""

import os
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from auberge.cli.play import play
from auberge.core.errors import EngineBug
from auberge.core.setup import MAX_SEED
from auberge.words import LANGUAGES, Words
from tests.cli.terminal import error_of, only_save, run

SEATS = ("--seats", "me,squire")
WRONG: list[tuple[tuple[str, ...], str]] = [
    (("nonsense",), "nonsense"),
    (("play", "--colour", "x"), "--colour"),
    (("play", "chess"), "chess"),
    (("play", "--seats", "me,deepblue"), "deepblue"),
    (("play", "--seats", "me"), "2"),
    (("play", "--seats", ","), "0"),
    (("play", "--seats", "me,me,me,me,me,me"), "6"),
    (("play", *SEATS, "--names", "a,b,c"), "3"),
    (("play", *SEATS, "--seed", "seven"), "seven"),
    (("play", *SEATS, "--seed", "-1"), "-1"),
    (("play", *SEATS, "--seed", "-1"), str(MAX_SEED)),
    (("play", *SEATS, "--seed", "9999999999999999"), "9999999999999999"),
    (("simulate", "--seed", "-1"), str(MAX_SEED)),
    (("review", "missing.json", "--seed", "²"), str(MAX_SEED)),
    (("review", "missing.json", "--tries", "0"), "1000000"),
    (("review", "missing.json", "--seconds", "0"), "86400"),
    (("ladder", "--count", "0"), "--count"),
    (("serve", "--port", "99999"), "--port"),
    (("serve", "--port", "99999"), "65535"),
    (("play", "--resume", "~no-such-person/game.json"), "~no-such-person"),
    (("play", *SEATS, "--start", "3"), "3"),
    (("play", *SEATS, "--start", "first"), "first"),
    (("play", *SEATS, "--option", "magic=1"), "magic"),
    (("play", *SEATS, "--option", "allow_voluntary_pass=maybe"), "maybe"),
    (("play", *SEATS, "--data", "missing.toml"), "missing.toml"),
    (("play", *SEATS, "--data", "."), "."),
    (("play", "--resume", "missing.json"), "missing.json"),
    (("play", "--resume"), "games"),
    (("play", *SEATS, "--save", "pyproject.toml"), "pyproject.toml"),
    (("play", "one", "two"), "--help"),
    (("replay",), "cli-value-file"),
    (("replay", "missing.json"), "missing.json"),
    (("replay", "pyproject.toml"), "JSON"),
    (("rules", "chess"), "chess"),
    (("rules", "saint_malo", "SM-NO-99"), "SM-NO-99"),
    (("check-data", "chess"), "chess"),
    (("check-data", "saint_malo", "missing.toml"), "missing.toml"),
    (("check-data", "saint_malo", "pyproject.toml"), "pyproject.toml"),
    (("simulate", "--games", "many"), "many"),
    (("simulate", "--games", "0"), "0"),
    (("simulate", "--bots", "deepblue"), "deepblue"),
    (("simulate", "--seats", "9"), "9"),
    (("bench", "chess"), "chess"),
]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("args", "named"), WRONG, ids=str)
def test_what_is_wrong_is_named_in_one_sentence(args: tuple[str, ...], named: str, language: str) -> None:
    result = run(*args, AUBERGE_LANG=language)
    assert result.exit_code == 2
    assert (Words(language).say(named) if named.startswith("cli-") else named) in error_of(result)
    assert result.stdout == ""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "args",
    [
        ("play", *SEATS, "--seed", "9" * 5000),
        ("play", *SEATS, "--option", "9" * 5000),
        ("play", *SEATS, "--" + "9" * 5000),
        ("play", *SEATS, "--save", "9" * 5000),
        ("play", "--resume", "9" * 5000),
        ("rules", "malta", "9" * 5000),
        ("9" * 5000,),
    ],
    ids=["seed", "option", "no option", "save", "resume", "rule", "command"],
)
def test_what_is_long_is_named_in_part(args: tuple[str, ...], language: str) -> None:
    result = run(*args, AUBERGE_LANG=language)
    assert result.exit_code == 2
    assert "99 … 99" in error_of(result)


def test_sentences_differ_by_language() -> None:
    said = {error_of(run("play", "chess", "--lang", language)) for language in LANGUAGES}
    assert len(said) == len(LANGUAGES)


def test_an_unknown_language_is_named() -> None:
    assert "klingon" in error_of(run("play", "--lang", "klingon"))
    assert "klingon" in error_of(run("play", "--lang=klingon", AUBERGE_LANG="fr"))


def test_an_option_without_its_value_is_named() -> None:
    assert "--seed" in error_of(run("play", "--seed"))
    assert "--step" in error_of(run("replay", "x", "--step=1"))


def test_a_place_that_cannot_be_written_fails(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    result = run("play", *SEATS, "--save", str(tmp_path / "file" / "game.json"))
    assert result.exit_code == 1
    assert "game.json" in error_of(result)


@pytest.mark.parametrize(
    ("error", "code"),
    [(EngineBug("bug-players", players=1, seats=2), 1), (ZeroDivisionError("zero"), 1), (OSError(5), 1)],
)
def test_our_own_mistakes_are_told_without_a_traceback(
    error: Exception, code: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_values: object) -> None:
        raise error

    monkeypatch.setattr(play, "play", fail)
    result = run("play")
    assert result.exit_code == code
    assert error_of(result)


def test_ctrl_c_outside_a_game_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    def stop(*_values: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(play, "play", stop)
    result = run("play")
    assert result.exit_code == 130
    assert error_of(result) == "Interrupted."


def test_control_characters_of_a_file_do_not_reach_the_terminal(tmp_path: Path) -> None:
    record = (
        '{"format":"auberge-record","version":1,"game":"saint_malo","rules_version":1,"seats":2,"start_seat":1,'
        '"options":{},"players":[{"name":"a","kind":"human"},{"name":"b","kind":"human"}],"entries":["1 \\u001b[2Jx"]}'
    )
    (tmp_path / "evil.json").write_text(record)
    result = run("replay", str(tmp_path / "evil.json"))
    assert result.exit_code == 2
    assert "\x1b" not in error_of(result)


def _program(*args: str) -> list[str]:
    return [sys.executable, "-m", "auberge", *args]


def test_a_closed_pipe_is_quiet() -> None:
    with subprocess.Popen(
        _program("rules", "saint_malo"),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=os.environ | {"COLUMNS": "20"},
    ) as program:
        assert program.stdout is not None
        assert program.stderr is not None
        program.stdout.readline()
        program.stdout.close()
        assert program.stderr.read() == b""


PLAY = "play --seats me,random --seed 7 --start 1"


@pytest.mark.parametrize(
    ("command", "code"),
    [
        (f"{PLAY} <&-", 0),
        (f"{PLAY} <&- >&- 2>&-", 0),
        ("rules malta M-COMP-01 >&-", 0),
        ("play chess 2>&-", 2),
    ],
)
def test_closed_streams_are_no_mistake(command: str, code: int, data_folder: Path) -> None:
    """What is read from nobody is the end of input; what is told to nobody is lost."""
    line = f"{shlex.quote(sys.executable)} -m auberge {command}"
    done = subprocess.run(line, shell=True, capture_output=True, text=True, check=False)
    assert done.returncode == code
    assert done.stderr == ""
    assert PLAY not in command or only_save(data_folder)


@pytest.mark.parametrize("name", ["COLUMNS", "LINES"])
@pytest.mark.parametrize("size", ["²", "9" * 5000, "0", "-1", "wide"])
def test_a_terminal_of_no_size_has_the_usual_one(name: str, size: str) -> None:
    result = run("rules", "malta", "M-COMP-01", **{name: size})
    assert result.exit_code == 0
    assert "The game is for two to six players." in result.stdout


def test_the_module_is_the_program() -> None:
    done = subprocess.run(_program("--version"), capture_output=True, check=True, text=True)
    assert done.stdout.startswith("Auberge ")
