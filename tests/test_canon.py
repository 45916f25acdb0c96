"""The reader of the canon: every form of definition, and the counts of the three games."""

from collections import Counter
from pathlib import Path

import pytest

from auberge import canon
from auberge.canon import Entry
from auberge.core.errors import BadSetup

ROOT = Path(__file__).parents[1]
COUNTS = {  # docs/rules/README.md
    "valletta": {"rule": 266, "invariant": 13, "example": 21, "constructed": 72, "adjudication": 71, "discrepancy": 50}
    | {"option": 9, "gap": 15, "scan_damage": 25},
    "saint_malo": {"rule": 219, "example": 20, "constructed": 52, "adjudication": 54},
    "malta": {"rule": 189, "example": 10, "constructed": 91, "adjudication": 51},
}


@pytest.mark.parametrize("game", canon.GAMES)
def test_every_definition_of_a_canon_is_read_once(game: str) -> None:
    found = list(canon.entries(canon.canon_text(game)))
    assert Counter(entry.kind for entry in found) == COUNTS[game]
    assert len({entry.id for entry in found}) == len(found)
    assert all(entry.text for entry in found)
    assert all(entry.mark for entry in found if entry.kind in ("rule", "adjudication"))


def test_a_row_of_rules_gives_text_mark_and_source() -> None:
    table = "| Id | Rule | K | Source |\n|---|---|---|---|\n| SM-LOG-02 | Costs **2** `coins`. | D/P | rb:1 |"
    assert list(canon.entries(table)) == [Entry("SM-LOG-02", "rule", "Costs 2 coins.", "D/P", "rb:1")]


def test_other_rows_are_told_by_their_columns() -> None:
    table = "| Id | Question | Adjudication |\n|---|---|---|\n| **V-AMB-07** † | Why? | So. |"
    assert list(canon.entries(table)) == [Entry("V-AMB-07", "adjudication", "Question: Why?\nAdjudication: So.", "A")]


def test_a_bullet_gives_its_mark_and_its_sources() -> None:
    bullets = "- **V-COST-01** (A: V-AMB-02) — Pay. [DE 1; FR 2]\n- **V-COST-02** — Pay twice. (D: silent) [DE 3]\n"
    bullets += "- **V-CHAR-TAX_COLLECTOR-1** — Take. [DE 4]\n- **V-VP-06** (D; A: V-AMB-25) — Count."
    assert list(canon.entries(bullets)) == [
        Entry("V-COST-01", "rule", "Pay.", "A", "DE 1; FR 2"),
        Entry("V-COST-02", "rule", "Pay twice.", "D", "DE 3"),
        Entry("V-CHAR-TAX_COLLECTOR-1", "rule", "Take.", "E", "DE 4"),
        Entry("V-VP-06", "rule", "Count.", "D"),
    ]


def test_examples_stand_in_bold_or_under_a_heading() -> None:
    text = "**M-EX-01 Title.** (rb:1)\nBefore: this.\n\nother\n### V-EX-02 — Name\n- **Moves:** that.\n\nother"
    assert list(canon.entries(text)) == [
        Entry("M-EX-01", "example", "Title. (rb:1)\nBefore: this."),
        Entry("V-EX-02", "example", "Name\n- Moves: that."),
    ]


def test_rules_for_programs_are_told_by_their_area_or_their_id() -> None:
    assert all(map(canon.is_for_programs, ["V-LOG-01", "SM-REC-09", "M-LOG-07", "M-CHANCE-06", "M-AMB-51"]))
    assert not any(map(canon.is_for_programs, ["SM-LOG-01", "M-AMB-49", "V-TURN-01", "SM-AMB-5"]))
    known = {rule for game in canon.GAMES for rule in canon.canon(game)}
    assert known >= canon.ALSO_FOR_PROGRAMS


def test_the_canon_of_an_unknown_game_is_refused() -> None:
    with pytest.raises(BadSetup):
        canon.canon_text("../malta")


@pytest.mark.parametrize("game", canon.GAMES)
def test_the_canon_at_hand_is_the_one_of_the_docs(game: str) -> None:
    assert canon.canon_text(game) == (ROOT / "docs" / "rules" / f"{game}.md").read_text(encoding="utf-8")


def test_tests_and_scenarios_cite_what_they_prove(tmp_path: Path) -> None:
    tests, scenarios = tmp_path / "tests", tmp_path / "scenarios"
    tests.mkdir()
    scenarios.mkdir()
    (tests / "test_a.py").write_text(
        '@rule("SM-A-1", "SM-A-2")\ndef test_one(): ...\n\n@rule("SM-A-3")\ndef no_test(): ...\n# SM-A-4\n'
    )
    (scenarios / "b.toml").write_text('id = "SM-EX-1"\ncovers = ["SM-A-2"]\n[[step]]\nrefused = "SM-A-5"\n')
    assert canon.cited_ids(tests, scenarios) == {
        "SM-A-1": ["test_a.py::test_one"],
        "SM-A-2": ["test_a.py::test_one", "b.toml"],
        "SM-EX-1": ["b.toml"],
    }


def test_ids_in_code_data_and_words_are_found(tmp_path: Path) -> None:
    (tmp_path / "a.py").write_text("# V-TURN-05, SM-CHAR-NOBLE-1 and M-CARD-02x, UTF-8, XSM-A-1\n")
    (tmp_path / "b.md").write_text("V-TURN-06\n")
    assert canon.mentioned_ids(tmp_path) == {"SM-CHAR-NOBLE-1": ["a.py"], "V-TURN-05": ["a.py"]}
