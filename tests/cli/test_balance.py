"""The balance lab from the command line: tables, JSON, a page."""

import json
from pathlib import Path

import pytest

from auberge.lab.arena.failure import Failure
from auberge.lab.arena.workers import IsGivenUp
from auberge.lab.balance import lab
from auberge.lab.balance.counts import Counts
from auberge.words import LANGUAGES, Words
from tests.cli.terminal import error_of, flat, run

SHORT = ("balance", "malta", "--bots", "random", "--games", "2", "--seats", "2,3", "--jobs", "1")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_study_is_told_as_tables_and_as_a_page(language: str, tmp_path: Path) -> None:
    page = tmp_path / "balance.html"
    result = run(*SHORT, "--lang", language, "--report", str(page), COLUMNS="140")
    words, told = Words(language), flat(result.stdout)
    assert result.exit_code == 0
    for sort in ("dealt", "card"):
        assert words.say("balance-sort", sort=sort) in told
    assert words.say("balance-summary", games=4, bots="random", seed="1") in told
    assert f'<html lang="{language}">' in page.read_text(encoding="utf-8")


def test_names_and_figures_stand_whole_in_a_narrow_terminal() -> None:
    result = run("balance", "valletta", "--bots", "random", "--games", "2", "--seats", "2", "--jobs", "1", COLUMNS="80")
    words, lines = Words(), result.stdout.splitlines()
    assert "…" not in result.stdout
    assert max(map(len, lines)) <= 80
    assert any(line.startswith(words.say("valletta-character", character="builder")) and "±" in line for line in lines)
    assert words.say("balance-column-turns") in result.stdout


def test_a_study_is_told_as_json() -> None:
    told = json.loads(run(*SHORT, "--json", "--seed", "4").stdout)
    assert [table["seats"] for table in told["tables"]] == [2, 3]
    assert told["seed"] == 4


def test_an_interrupted_study_is_told_all_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    play = lab.play_chunk
    seen: list[lab.Chunk] = []

    def once(study: lab.Study, chunk: lab.Chunk, is_given_up: IsGivenUp) -> Counts | Failure:
        if seen:
            raise KeyboardInterrupt
        seen.append(chunk)
        return play(study, chunk, is_given_up)

    monkeypatch.setattr(lab, "play_chunk", once)
    result = run(*SHORT)
    assert result.exit_code == 130
    assert Words().say("balance-summary", games=2, bots="random", seed="1") in flat(result.stdout)
    assert Words().say("cli-interrupted") in flat(result.stderr)


@pytest.mark.parametrize(("args", "told"), [(("--seats", "two"), "two"), (("--games", "0"), "At least one")])
def test_what_cannot_be_is_refused(args: tuple[str, ...], told: str) -> None:
    result = run("balance", "malta", *args)
    assert result.exit_code == 2
    assert told in error_of(result)
