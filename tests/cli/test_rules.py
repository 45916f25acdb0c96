"""The rules in the terminal: one, all, those with a word; and how much of them is proved."""

from pathlib import Path

import pytest

from auberge import canon
from auberge.canon import Entry
from auberge.cli.learn import rules
from auberge.rulebook import books
from auberge.words import LANGUAGES, Words
from tests.cli.terminal import error_of, flat, run


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_rule_is_shown_in_full(language: str) -> None:
    words = Words(language)
    result = run("rules", "saint_malo", "sm-pick-18", "--lang", language)
    told = flat(result.stdout)
    assert result.exit_code == 0
    assert words.say("rule-SM-PICK-18") in told
    assert words.say("cli-rule-mark", mark="A") in told
    assert words.say("cli-rule-sees", rules="SM-PICK-17, SM-AMB-03") in told
    assert "SM-CX-42" in told  # an example that refers to it


def test_every_id_of_the_canon_is_listed_that_is_not_for_programs() -> None:
    result = run("rules", "saint_malo", "--numbered")
    listed = [line.split(" ")[0] for line in result.stdout.splitlines() if line.startswith("SM-")]
    assert listed == [rule for rule in canon.canon("saint_malo") if not canon.is_for_programs(rule)]
    assert "SM-LOG-01" in listed  # logs are wood
    assert "SM-REC-01" not in listed


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("game", "rule"), [("valletta", "V-LOG-03"), ("saint_malo", "SM-AMB-52"), ("malta", "M-CHANCE-06")]
)
def test_of_a_rule_for_programs_is_said_where_it_is_explained(language: str, game: str, rule: str) -> None:
    result = run("rules", game, rule, "--lang", language)
    assert result.exit_code == 0
    assert Words(language, strict=True).say("cli-rule-for-programs", file=canon.RECORDS) in flat(result.stdout)
    assert canon.canon(game)[rule].text[:40] not in flat(result.stdout)


def test_search_finds_words_of_the_players_language() -> None:
    result = run("rules", "saint_malo", "--search", "KANONE", "--lang", "de")
    assert "SM-PIRATE-12" in result.stdout
    assert "SM-DICE-01" not in result.stdout
    assert run("rules", "saint_malo", "--search", "xyzzy").stdout.strip() == "0 rules"


@pytest.mark.parametrize(("game", "language"), [("saint_malo", "en"), ("valletta", "de"), ("malta", "fr")])
def test_the_rule_book_is_read_with_its_examples_and_the_aid_alone(game: str, language: str) -> None:
    words = Words(language, strict=True)
    book = books.load(game)
    told = run("rules", game, "--lang", language).stdout
    assert [words.say(f"book-{game}-{chapter.id}").upper() in told for chapter in book.chapters].count(False) == 0
    assert "**" not in told
    aid = flat(run("rules", game, "--aid", "--lang", language).stdout)
    assert [words.say(f"aid-{game}-{panel.id}") in aid for panel in book.aid].count(False) == 0


@pytest.mark.parametrize(
    ("text", "ids"),
    [
        ("see SM-AMB-06, -07 and SM-CX-01.", ["SM-AMB-06", "SM-AMB-07", "SM-CX-01"]),
        ("SM-WALL-18..20", ["SM-WALL-18", "SM-WALL-19", "SM-WALL-20"]),
        (
            "SM-CHAR-JUGGLER-2..4, -6",
            ["SM-CHAR-JUGGLER-2", "SM-CHAR-JUGGLER-3", "SM-CHAR-JUGGLER-4", "SM-CHAR-JUGGLER-6"],
        ),
        ("SM-SCORE-06 means -5 points", ["SM-SCORE-06"]),
        ("nothing", []),
    ],
)
def test_references_are_written_out(text: str, ids: list[str]) -> None:
    assert rules.mentioned(Entry("SM-X-1", "rule", text)) == ids


def _tree(root: Path, cited: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    (root / "tests").mkdir()
    (root / "scenarios").mkdir()
    names = ", ".join(repr(rule) for rule in cited)
    (root / "tests" / "test_x.py").write_text(f"@rule({names})\ndef test_x() -> None: ...\n")
    monkeypatch.setattr(rules, "_ROOT", root)


def test_coverage_names_every_id_that_nothing_proves(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    ids = list(canon.canon("saint_malo"))
    _tree(tmp_path, [rule for rule in ids if rule != "SM-END-01"], monkeypatch)
    result = run("rules", "saint_malo", "--coverage")
    assert result.exit_code == 1
    assert result.stdout.startswith("SM-END-01  ")
    assert f"{len(ids) - 1} of {len(ids)}" in result.stdout
    assert error_of(result) == "1 id is not covered."


def test_coverage_of_everything_is_a_success(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    _tree(tmp_path, list(canon.canon("saint_malo")), monkeypatch)
    assert run("rules", "saint_malo", "--coverage").exit_code == 0


@pytest.mark.plain
@pytest.mark.parametrize("game", canon.GAMES)
def test_every_rule_of_this_tree_is_proved(game: str) -> None:
    """Remarks on the sources are no rules."""
    remarks = [entry for entry in canon.canon(game).values() if entry.kind in ("discrepancy", "gap", "scan_damage")]
    number = len(canon.canon(game)) - len(remarks)
    result = run("rules", game, "--coverage")
    assert result.exit_code == 0, result.output
    assert f"{number} of {number}" in result.stdout


def test_coverage_needs_a_source_tree(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rules, "_ROOT", tmp_path)
    result = run("rules", "saint_malo", "--coverage")
    assert result.exit_code == 2
    assert "source tree" in error_of(result)
