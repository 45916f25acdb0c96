"""Programs from the command line: in a tournament, at a table, saved and gone on with, and tried out."""

import json
import sys
from pathlib import Path

import pytest

from auberge.core import record as records
from auberge.words import LANGUAGES, Words
from tests.bots.test_programs import EXAMPLES, ODD
from tests.cli.terminal import error_of, flat, run

GOOD = f"{sys.executable} {EXAMPLES / 'random_bot.py'}"


def test_a_program_plays_in_a_tournament_and_its_faults_are_told() -> None:
    failing = f"exec:{sys.executable} {ODD} crash"
    result = run("arena", "malta", "--bots", f"random,{failing}@9s", "--games", "2", "--jobs", "1", "--json")
    told = json.loads(result.stdout)
    assert {bot["bot"]: bot["faults"] > 0 for bot in told["bots"]} == {"random": False, f"{failing}@9s": True}


def test_faults_are_told_in_a_simulation() -> None:
    failing = f"exec:{sys.executable} {ODD} crash"
    result = run("simulate", "malta", "--bots", f"random,{failing}", "--games", "1")
    assert "failed to make" in flat(result.stdout)


def test_a_game_with_a_program_is_saved_without_its_command_and_goes_on_with_it(data_folder: Path) -> None:
    seats = f"me:Anna,exec:{GOOD}"
    begun = run("play", "malta", "--seats", seats, "--seed", "4", "--start", "1", typed=["save", "quit"])
    assert begun.exit_code == 0, begun.output
    (file,) = (data_folder / "games").glob("*.json")
    saved = records.loads(file.read_bytes())
    assert [player.kind for player in saved.players] == ["human", "program:random_bot"]
    assert str(EXAMPLES) not in file.read_text()
    without = run("play", "--resume", str(file))
    assert without.exit_code == 2
    assert "--bot random_bot=" in error_of(without)
    again = run("play", "--resume", str(file), "--bot", f"random_bot={GOOD}", typed=["quit"])
    assert again.exit_code == 0, again.output


def test_a_program_has_no_name_of_the_house() -> None:
    result = run("play", "malta", "--seats", "me,squire", "--bot", f"squire={GOOD}")
    assert "already taken" in error_of(result)


def test_a_program_that_is_not_there_is_refused_before_the_first_game() -> None:
    assert "no program" in error_of(run("simulate", "malta", "--bots", "random,exec:./none-of-ours"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_bot_check_says_what_is_wrong(language: str) -> None:
    words = Words(language)
    result = run("bot-check", f"{sys.executable} {ODD} garbage", "--lang", language)
    assert result.exit_code == 1
    assert "checkmate!" in result.stdout
    assert words.say("program-check-failed", program="odd_program") in result.stderr


def test_bot_check_passes_a_good_program(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("auberge.bots.programs.process._GOODBYE_SECONDS", 60.0)  # a busy machine may need them
    monkeypatch.setattr("auberge.bots.programs.checking._ENDS_WITHIN", 60.0)
    result = run("bot-check", GOOD)
    assert result.exit_code == 0, result.output
    assert "follows the protocol" in result.stdout
