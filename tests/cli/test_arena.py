"""Tournaments from the command line: told as a table, as JSON and as a page; interrupted, resumed, refused."""

import json
from collections.abc import Generator, Iterable
from pathlib import Path

import pytest

from auberge.cli.lab import arena
from auberge.lab.arena.engines import Local
from auberge.lab.arena.results import GameResult, Tournament
from auberge.lab.arena.seating import Seating
from auberge.words import LANGUAGES, Words
from tests.cli.terminal import error_of, flat, run

SHORT = ("arena", "malta", "--bots", "squire,random", "--jobs", "1", "--games", "4")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_tournament_is_told_as_a_table(language: str, tmp_path: Path) -> None:
    page = tmp_path / "report.html"
    result = run(*SHORT, "--lang", language, "--report", str(page))
    words, told = Words(language), flat(result.stdout)
    assert result.exit_code == 0
    assert words.say("arena-column-rating") in told
    assert words.say("arena-duel", bot="squire", other="random") in told
    assert words.say("arena-end", end="games", confidence="-") in told
    assert str(page) in flat(result.stderr).replace(" ", "")
    assert f'<html lang="{language}">' in page.read_text(encoding="utf-8")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_player_and_its_figures_stand_on_one_line_of_eighty(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    long = "random@999999999it"  # about as long as the labels of the published ladder
    result = run("arena", "malta", "--bots", f"{long},random", "--games", "2", "--jobs", "1", "--lang", language)
    line, *_ = [line for line in result.stdout.splitlines() if line.startswith(f"{long} ")]
    whole = line.replace("\u00a0%", "%").replace("\u202f%", "%")
    assert len(whole.split()) == 6  # name, rating, interval, share, interval, time
    assert max(len(line) for line in result.stdout.splitlines()) <= 80


def test_a_tournament_is_told_as_json_and_stops_when_it_is_certain() -> None:
    result = run(*SHORT[:-1], "200", "--until", "90%", "--json", "--seed", "3")
    told = json.loads(result.stdout)
    assert told["end"] == "told-apart"
    assert told["games"] < 200
    assert told["bots"][0]["bot"] == "squire"
    assert told["duels"][0]["better"] == "squire"


def test_a_chart_needs_several_budgets(tmp_path: Path) -> None:
    chart = tmp_path / "chart.svg"
    without = run(*SHORT, "--report", str(chart))
    assert without.exit_code == 2
    assert "several budgets" in error_of(without)
    assert (
        run(
            "arena", "malta", "--bots", "random@1ms,random@2ms", "--games", "2", "--jobs", "1", "--report", str(chart)
        ).exit_code
        == 0
    )
    assert chart.read_text(encoding="utf-8").startswith("<svg")


class Torn:
    """Plays three games, then somebody presses Ctrl-C."""

    def play(self, task: Tournament, seatings: Iterable[Seating]) -> Generator[GameResult, None, None]:
        for number, result in enumerate(Local().play(task, seatings)):
            if number == 3:
                raise KeyboardInterrupt
            yield result


def test_an_interrupt_tells_what_is_done_and_how_to_go_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = str(tmp_path / "results.jsonl")
    with monkeypatch.context() as patched:
        patched.setattr(arena, "open_engine", lambda _name, _jobs: Torn())
        torn, forgotten = run(*SHORT, "--results", file), run(*SHORT)
    assert (torn.exit_code, forgotten.exit_code) == (130, 130)
    assert "run the same command to continue" in flat(torn.stderr)
    assert "--results" in flat(forgotten.stderr)
    assert "2 games in 1 round," in flat(torn.stdout)
    assert "4 games in 2 rounds" in flat(run(*SHORT, "--results", file).stdout)
    assert len(Path(file).read_text().splitlines()) == 5


@pytest.mark.parametrize(
    ("args", "told"),
    [
        (("--until", "lots"), "not a valid confidence level"),
        (("--until", "40%"), "not a valid confidence level"),
        (("--until", "100%"), "not a valid confidence level"),
        (("--until", "1.5"), "not a valid confidence level"),
        (("--bots", "oracle"), "oracle"),
        (("--bots", ","), "at least one"),
        (("--budget", "soon"), "not a valid budget"),
        (("--engine", "cloud"), "no engine"),
        (("--jobs", "0"), "At least one"),
        (("--games", "0"), "At least one"),
        (("--seats", "9"), "9"),
    ],
)
def test_what_cannot_be_is_refused(args: tuple[str, ...], told: str) -> None:
    result = run("arena", "malta", *args)
    assert result.exit_code == 2
    assert told in error_of(result)


@pytest.mark.parametrize(
    ("text", "value"), [("95%", 0.95), ("99.5 %", 0.995), ("0.9", 0.9), (".75", 0.75), (None, None)]
)
def test_a_confidence_may_be_written_either_way(text: str | None, value: float | None) -> None:
    assert arena.read_confidence(text) == value
