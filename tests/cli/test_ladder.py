"""The ladder from the command line: printed, written into its paper, failing where a level is behind."""

import json
from pathlib import Path

import pytest

from auberge.cli.lab import ladder
from auberge.lab.arena.figures import Estimate
from auberge.lab.arena.ladder import BEGIN, END, Rung, RungFigures
from auberge.words import LANGUAGES, Words
from tests.cli.terminal import error_of, flat, run

RUNGS = [Rung("malta", 2, "squire", "random", 0.65), Rung("malta", 3, "squire", "random", 0.5)]


def climbed(rung: Rung, *_args: object, **_settings: object) -> RungFigures:
    """A rung somebody climbed before; how they are climbed is proved in the arena's own tests."""
    share = 0.2 if rung.upper == "random" else 0.8
    return RungFigures(rung, 60, Estimate(share, share - 0.1, share + 0.1), 1 / rung.seats)


@pytest.fixture(autouse=True)
def few_rungs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ladder, "rungs", lambda *_args, **_settings: RUNGS)
    monkeypatch.setattr(ladder, "climb", climbed)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_ladder_is_told_as_a_table(language: str) -> None:
    result = run("ladder", "--count", "6", "--jobs", "1", "--seed", "2", "--lang", language, COLUMNS="140")
    words = Words(language)
    assert result.exit_code == 0
    assert words.say("ladder-column-verdict") in flat(result.stdout)
    assert words.say("ladder-rung", game="Malta!", seats=3, upper="squire", lower="random") in flat(result.stdout)


def test_a_ladder_is_written_into_its_paper(tmp_path: Path) -> None:
    paper = tmp_path / "ladder.md"
    paper.write_text(f"# Ladder\n{BEGIN}\n{END}\n")
    args = ("ladder", "--count", "6", "--jobs", "1", "--seed", "2", "--write", str(paper))
    assert run(*args).exit_code == 0
    first = paper.read_text()
    assert first.count("| malta |") == 2
    assert run(*args).exit_code == 0
    assert paper.read_text() == first  # the same ladder, the same paper
    told = json.loads(run(*args[:-2], "--json").stdout)
    assert [found["rung"]["seats"] for found in told] == [2, 3]


def test_a_paper_without_marks_is_refused_before_anything_is_played(tmp_path: Path) -> None:
    paper = tmp_path / "ladder.md"
    paper.write_text("# Ladder\n")
    result = run("ladder", "--write", str(paper))
    assert result.exit_code == 2
    assert "no place for the ladder" in error_of(result)


def test_one_short_rung_is_really_climbed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.undo()
    monkeypatch.setattr(ladder, "rungs", lambda *_args, **_settings: RUNGS[:1])
    told = json.loads(run("ladder", "--count", "2", "--jobs", "1", "--seed", "3", "--json").stdout)
    assert told[0]["games"] == 2


def test_a_level_that_is_behind_makes_it_fail(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ladder, "rungs", lambda *_args, **_settings: [Rung("malta", 2, "random", "squire", 0.65)])
    result = run("ladder", "--count", "6", "--jobs", "1", "--quick")
    assert result.exit_code == 1
    assert "weaker than the one below: Malta!, 2 seats: random – squire" in error_of(result)


def test_an_interrupt_says_how_to_go_on(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    def interrupted(*_args: object, **_settings: object) -> RungFigures | None:
        return None

    monkeypatch.setattr(ladder, "climb", interrupted)
    kept = run("ladder", "--results", str(tmp_path / "ladder.jsonl"))
    assert kept.exit_code == run("ladder").exit_code == 130
    assert "run the same command to continue" in flat(kept.stderr)
