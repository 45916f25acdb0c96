"""Hints at the prompt and reviews of records, in every language."""

import json
from pathlib import Path

import pytest

from auberge.analysis.advice import Advice, Advised
from auberge.analysis.chances import Estimate
from auberge.analysis.features import key_of
from auberge.analysis.reasons import Reason
from auberge.bots.budget import Budget
from auberge.cli.play import advice
from auberge.cli.play.advice import bar, reason_lines, silence
from auberge.cli.play.review import luck_line
from auberge.core import record as records
from auberge.core.protocol import Move
from auberge.words import LANGUAGES, Words
from tests.analysis.moments import new_match, short_game
from tests.cli.terminal import error_of, flat, run

MALTA = ("play", "malta", "--seed", "7", "--start", "1", "--seats", "me:Anna,random")


@pytest.fixture
def record(tmp_path: Path) -> Path:
    file = tmp_path / "record.json"
    file.write_bytes(records.dumps(short_game().record()))
    return file


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_would_you_do(language: str, data_folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(advice, "_BUDGET", Budget(iterations=20))
    words = Words(language)
    result = run(*MALTA, "--lang", language, typed=["hint", words.say("cli-command-hint"), "quit"])
    told = flat(result.stdout)
    assert result.exit_code == 0
    assert told.count(words.say("analysis-thinking")) == 2
    assert told.count(words.say("analysis-worlds-few", worlds=4)) == 2
    assert "1. " in told


def test_a_hint_is_for_decisions(data_folder: Path) -> None:
    result = run("play", "--seed", "7", "--start", "1", "--seats", "me:Anna,random", typed=["hint", "quit"])
    assert Words().say("analysis-hint-not-due") in flat(result.stdout)


def test_reasons_are_sentences() -> None:
    words = Words("fr")
    said = reason_lines("malta", [Reason("exits", 2.5, 1.0, 0.1), Reason("cards", 3.0, 1.0, 0.1)], words)
    assert said[0] == words.say(key_of("malta", "exits"), here="2,5 en moyenne", other=1.0)
    assert said[1] == words.say(key_of("malta", "cards"), here=3, other=1)  # no fraction, no average
    assert reason_lines("malta", [], words) == [words.say("analysis-nothing")]
    assert reason_lines("malta", [], words, "analysis-only") == [words.say("analysis-only")]
    assert bar(0.5, 4) == "██░░"


def test_moves_told_with_the_same_chance_are_about_equally_good() -> None:
    def moves(*chances: float) -> Advice:
        return Advice(tuple(Advised(Move(), one, one, one, 0.0, ()) for one in chances), 30)

    for told, said in ((moves(0.361, 0.362), "close"), (moves(0.36, 0.38), "nothing"), (moves(0.36), "only")):
        assert silence(told, told.moves[0]) == f"analysis-{said}"


@pytest.mark.parametrize(
    ("low", "high", "told"),
    [
        (-0.004, 0.004, "Anna: exactly as expected, neither lucky nor unlucky"),
        (-0.004, 0.014, "Anna: 0 percentage points (between 0 and +1), about as expected"),
        (0.002, 0.022, "Anna: +1 percentage point (between 0 and +2), about as expected"),
        (0.1, 0.3, "Anna: +20 percentage points (between +10 and +30), lucky"),
        (-0.3, -0.1, "Anna: −20 percentage points (between −30 and −10), unlucky"),
        (-0.9, 0.9, "Anna: 0 percentage points (between −90 and +90), about as expected"),
        (-124.84, 125.16, "Anna: too few simulations to tell good luck from bad"),
    ],
)
def test_luck_in_words(low: float, high: float, told: str) -> None:
    assert luck_line("Anna", Estimate((low + high) / 2, low, high), Words("en")) == told


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_review_in_words(language: str, record: Path) -> None:
    result = run("review", str(record), "--tries", "3", "--lang", language)
    words, told = Words(language), flat(result.stdout)
    assert result.exit_code == 0, result.output
    for key in ("analysis-curve", "analysis-luck", "analysis-luck-note"):
        assert words.say(key) in told
    for name in ("Anna", "Ben"):
        assert words.say("analysis-costly-of", name=name) in told
    assert "████████████ 100 ±0" in told


def test_a_review_as_json(record: Path) -> None:
    result = run("review", str(record), "--tries", "3", "--json")
    found = json.loads(result.stdout)
    assert found["game"] == "malta"
    assert found["curve"][-1]["chances"][0]["value"] == 1.0
    assert run("review", str(record), "--tries", "3", "--json").stdout == result.stdout


def test_a_review_in_a_given_time(record: Path) -> None:
    assert run("review", str(record), "--seconds", "1").exit_code == 0


def test_an_unfinished_game_is_not_reviewed(record: Path) -> None:
    record.write_bytes(records.dumps(new_match("malta").record()))
    result = run("review", str(record))
    assert result.exit_code != 0
    assert error_of(result) == Words().say("analysis-not-over")
