"""The coach at the prompt: it stops a regretted move, which is taken back or played anyway; and it says why."""

from pathlib import Path

import pytest

from auberge.analysis.advice import Advice, Advised
from auberge.analysis.reasons import Reason
from auberge.bots.budget import Budget
from auberge.cli.play import coach
from auberge.core.protocol import Game, Move, View
from auberge.words import Words
from tests.cli.terminal import error_of, flat, run

ALONE = ("play", "--seed", "7", "--start", "1", "--seats", "me:Anna,random")
TURN = ("", "", "1")  # throws, keeps all dice, uses the first


def regretted(_game: Game, view: View, _budget: Budget, _seed: int, made: Move) -> Advice:
    """Any move is a blunder."""
    best = Advised(view.moves[0], 0.5, 0.45, 0.55, 1.0, (Reason("coins", 3.0, 1.0, 0.1),))
    return Advice((best,), 40, Advised(made, 0.2, 0.15, 0.25, 0.0, ()))


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_blunder_is_stopped_taken_back_and_played_anyway(
    language: str, data_folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(coach, "advise", regretted)
    words = Words(language)
    typed = [*TURN, "", "", "1", "", "no", "quit"]
    told = flat(run(*ALONE, "--lang", language, "--coach", "blunders", typed=typed).stdout)
    assert told.count(words.say("coach-cli-ask")) == 2
    assert told.count(words.say("analysis-saint_malo-coins", here=3, other=1)) == 2
    assert told.index(words.say("cli-ribbon-confirm", name="Anna")) < told.index(words.say("coach-better"))


def test_without_being_asked_for_there_is_no_coach(data_folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(coach, "advise", regretted)
    told = run(*ALONE, typed=[*TURN, "", "quit"]).stdout
    assert Words().say("coach-better") not in told
    unknown = run(*ALONE, "--coach", "loud", typed=["quit"])
    assert error_of(unknown) == Words().say("cli-bad-coach", degree="loud", known="off, blunders, talkative")


def test_why_alone_asks_about_the_last_move_of_a_computer_player(
    data_folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(coach, "_LOOK", Budget(iterations=20))
    told = flat(run(*ALONE, typed=["why", *TURN, "", "why", "quit"]).stdout)
    assert told.count(Words().say("cli-why-what", move="1")) == 1
    assert told.count("Why did") == 1
    assert "The chosen move: " in told
