"""Every example of the canon is a scenario file, and the game does what each of them says."""

import re
from pathlib import Path

import pytest

from auberge import canon, games
from auberge.core.setup import settle_setup
from auberge.testing.scenario_runner import run_case
from auberge.testing.scenarios import Case, Scenario, load_all

FOLDER = Path(__file__).parents[3] / "scenarios" / "saint_malo"
GAME = games.load("saint_malo")
SCENARIOS = load_all(FOLDER)
CASES = [(scenario, case) for scenario in SCENARIOS for case in scenario.whole_cases()]
CANON = canon.canon("saint_malo")
EXAMPLES = [rule for rule, entry in CANON.items() if entry.kind in ("example", "constructed")]


def pins(text: str) -> set[str]:
    """The ids of a column like `SM-CITY-11..14, -16, SM-AMB-03`."""
    found: set[str] = set()
    stem = ""
    for full, short, last in re.findall(r"(SM(?:-[A-Z]+)+-\d+)|(?<![\w.])-(\d+)|\.\.(\d+)", text):
        if full:
            stem, number = full.rsplit("-", 1)
        elif short:
            number = short
        found |= {f"{stem}-{n:0{len(number)}}" for n in range(int(number), int(last or number) + 1)}
    return found


@pytest.mark.parametrize(("scenario", "case"), CASES, ids=[f"{s.id}: {c.name}" for s, c in CASES])
def test_the_game_does_what_the_scenario_says(scenario: Scenario, case: Case) -> None:
    run_case(GAME, scenario, case)


def test_every_example_of_the_canon_has_a_file() -> None:
    assert len(EXAMPLES) == 72
    assert {scenario.id for scenario in SCENARIOS} == set(EXAMPLES)


@pytest.mark.parametrize("scenario", SCENARIOS, ids=lambda scenario: scenario.id)
def test_a_scenario_covers_rules_of_the_canon_each_once(scenario: Scenario) -> None:
    assert [rule for rule in scenario.covers if rule not in CANON] == []
    assert len(set(scenario.covers)) == len(scenario.covers)


def test_a_scenario_names_refusals_by_rules_of_the_canon() -> None:
    named = {step.refused for _, case in CASES for step in case.step if isinstance(step.refused, str)}
    assert named
    assert named <= set(CANON)


def test_pins_are_read_as_the_canon_writes_them() -> None:
    assert pins("SM-CITY-11..13, SM-AMB-04, -26") == {
        "SM-CITY-11",
        "SM-CITY-12",
        "SM-CITY-13",
        "SM-AMB-04",
        "SM-AMB-26",
    }
    assert pins("SM-CHAR-JUGGLER-2..3") == {"SM-CHAR-JUGGLER-2", "SM-CHAR-JUGGLER-3"}


@pytest.mark.parametrize("scenario", SCENARIOS, ids=lambda scenario: scenario.id)
def test_a_scenario_covers_what_the_canon_pins_with_it(scenario: Scenario) -> None:
    told = re.search(r"^Pins: (.*)$", CANON[scenario.id].text, re.MULTILINE)
    assert (told is not None) == ("-CX-" in scenario.id)
    if told:
        assert pins(told[1])
        assert pins(told[1]) <= set(scenario.covers)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_nothing_given_is_a_new_game(seats: int) -> None:
    setup = settle_setup(GAME.meta, seats=seats, seed=3, start_seat=seats - 1)
    new, arranged = GAME.start(setup, pausing=True), GAME.arrange(setup, {})
    arranged.generator = new.generator
    assert arranged.fields() == new.fields()
