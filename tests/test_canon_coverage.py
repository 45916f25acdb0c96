"""Canon, code, tests and scenarios name the same ids: nothing unproved, nothing invented."""

from pathlib import Path

import pytest

from auberge import canon, games

ROOT = Path(__file__).parents[1]
KNOWN = {rule for game in canon.GAMES for rule in canon.canon(game)}


@pytest.mark.parametrize("game", games.NAMES)
def test_every_id_of_the_canon_has_a_test_or_a_scenario(game: str) -> None:
    cited = canon.cited_ids(ROOT / "tests", ROOT / "scenarios")
    missing = [
        entry.id for entry in canon.canon(game).values() if entry.kind in canon.PROVABLE and entry.id not in cited
    ]
    assert not missing, f"without a test: {' '.join(missing)}"


def test_tests_and_scenarios_cite_only_ids_of_the_canon() -> None:
    cited = canon.cited_ids(ROOT / "tests", ROOT / "scenarios")
    unknown = {rule: places for rule, places in cited.items() if rule not in KNOWN}
    assert not unknown


def test_the_code_mentions_only_ids_of_the_canon() -> None:
    unknown = {rule: places for rule, places in canon.mentioned_ids(ROOT / "src").items() if rule not in KNOWN}
    assert not unknown
