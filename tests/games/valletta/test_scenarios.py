"""Every example of the canon is a scenario file, and the game does what each of them says."""

import re
from pathlib import Path

import pytest

from auberge import canon
from auberge.core.setup import settle_setup
from auberge.games.valletta.game import GAME
from auberge.testing.scenario_runner import run_case
from auberge.testing.scenarios import Case, Scenario, load_all

FOLDER = Path(__file__).parents[3] / "scenarios" / "valletta"
SCENARIOS = load_all(FOLDER)
CASES = [(scenario, case) for scenario in SCENARIOS for case in scenario.whole_cases()]
CANON = canon.canon("valletta")
EXAMPLES = [rule for rule, entry in CANON.items() if entry.kind in ("example", "constructed")]
COLUMN = {"example": r"Covers: ([^.]*)\.", "constructed": r"^Rules: (.*)$"}


def pins(text: str) -> set[str]:
    """The ids of a column like `APPRENTICE-2/6, V-OPT-03, SETUP-30…34`."""
    found: set[str] = set()
    for area, numbers in re.findall(r"(?:V-)?(?:CHAR-)?([A-Z_]+)-(\d+(?:[/…]\d+)*)", text):
        stem = f"V-CHAR-{area}" if f"V-CHAR-{area}-1" in CANON else f"V-{area}"
        for part in numbers.split("/"):
            first, _, last = part.partition("…")
            found |= {f"{stem}-{number:0{len(first)}}" for number in range(int(first), int(last or first) + 1)}
    return found


@pytest.mark.parametrize(("scenario", "case"), CASES, ids=[f"{s.id}: {c.name}" for s, c in CASES])
def test_the_game_does_what_the_scenario_says(scenario: Scenario, case: Case) -> None:
    run_case(GAME, scenario, case)


def test_every_example_of_the_canon_has_a_file() -> None:
    assert len(EXAMPLES) == 93
    assert {scenario.id for scenario in SCENARIOS} == set(EXAMPLES)


@pytest.mark.parametrize("scenario", SCENARIOS, ids=lambda scenario: scenario.id)
def test_a_scenario_covers_rules_of_the_canon_each_once(scenario: Scenario) -> None:
    assert [rule for rule in scenario.covers if rule not in CANON] == []
    assert len(set(scenario.covers)) == len(scenario.covers)


def test_pins_are_read_as_the_canon_writes_them() -> None:
    assert pins("APPRENTICE-2/6, V-OPT-03") == {"V-CHAR-APPRENTICE-2", "V-CHAR-APPRENTICE-6", "V-OPT-03"}
    assert pins("SETUP-30…32, AMB-24") == {"V-SETUP-30", "V-SETUP-31", "V-SETUP-32", "V-AMB-24"}
    assert pins("V-CHAR-TAX_COLLECTOR-1…2, V-TURN-03/04") == {
        *("V-CHAR-TAX_COLLECTOR-1", "V-CHAR-TAX_COLLECTOR-2"),
        *("V-TURN-03", "V-TURN-04"),
    }


@pytest.mark.parametrize("scenario", SCENARIOS, ids=lambda scenario: scenario.id)
def test_a_scenario_covers_what_the_canon_pins_with_it(scenario: Scenario) -> None:
    entry = CANON[scenario.id]
    told = re.search(COLUMN[entry.kind], entry.text, re.MULTILINE)
    assert told
    assert pins(told[1])
    assert pins(told[1]) <= set(scenario.covers)


def test_a_scenario_names_refusals_by_rules_of_the_canon() -> None:
    named = {step.refused for _, case in CASES for step in case.step if isinstance(step.refused, str)}
    assert named
    assert named <= set(CANON)


def test_only_what_the_canon_marks_breaks_an_invariant() -> None:
    marked = set(re.findall(r"^\| \*\*(V-DX-\d+)\*\* †", canon.canon_text("valletta"), re.MULTILINE))
    assert {scenario.id for scenario in SCENARIOS if scenario.breaks} == marked


def test_every_option_is_shown_with_every_value() -> None:
    shown = {(name, value) for _, case in CASES for name, value in case.options.items()}
    hidden = {"discard_visibility"}  # what is seen, not what is played
    others = {
        (option.name, choice)
        for option in GAME.meta.options
        for choice in option.choices
        if choice != option.default and option.name not in hidden
    }
    assert others <= shown


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("supply", ["unlimited", "limited"])
def test_nothing_given_but_the_draft_is_a_new_game(seats: int, supply: str) -> None:
    setup = settle_setup(GAME.meta, seats=seats, seed=1, options={"supply": supply}, start_seat=seats - 1)
    new, arranged = GAME.start(setup), GAME.arrange(setup, {"draft": True})
    new.pausing = True
    assert arranged.fields() == new.fields()
