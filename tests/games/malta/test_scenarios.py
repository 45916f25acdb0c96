"""Every example of the canon is a scenario file, and the game does what each of them says."""

import re
from collections import Counter
from pathlib import Path

import pytest

from auberge import canon
from auberge.core.protocol import Seat
from auberge.core.setup import settle_setup
from auberge.games.malta import moves
from auberge.games.malta.engine import Engine
from auberge.games.malta.game import GAME
from auberge.testing.scenario_runner import run_case
from auberge.testing.scenarios import Case, Scenario, load_all
from tests.canon import rule

FOLDER = Path(__file__).parents[3] / "scenarios" / "malta"
SCENARIOS = load_all(FOLDER)
CASES = [(scenario, case) for scenario in SCENARIOS for case in scenario.whole_cases()]
CANON = canon.canon("malta")
EXAMPLES = [rule for rule, entry in CANON.items() if entry.kind in ("example", "constructed")]


def pins(text: str) -> set[str]:
    """The ids of a column like `M-RESP-01, -02, M-TILE-01..05`."""
    found: set[str] = set()
    stem = ""
    for area, first, last in re.findall(r"(M-[A-Z]+(?:-[A-Z]+)?)?-(\d+)(?:\.\.(\d+))?", text):
        stem = area or stem
        found |= {f"{stem}-{number:0{len(first)}}" for number in range(int(first), int(last or first) + 1)}
    return found


@pytest.mark.parametrize(("scenario", "case"), CASES, ids=[f"{s.id}: {c.name}" for s, c in CASES])
def test_the_game_does_what_the_scenario_says(scenario: Scenario, case: Case) -> None:
    run_case(GAME, scenario, case)


def test_every_example_of_the_canon_has_a_file() -> None:
    assert len(EXAMPLES) == 101
    assert {scenario.id for scenario in SCENARIOS} == set(EXAMPLES)


@pytest.mark.parametrize("scenario", SCENARIOS, ids=lambda scenario: scenario.id)
def test_a_scenario_covers_rules_of_the_canon_each_once(scenario: Scenario) -> None:
    assert [rule for rule in scenario.covers if rule not in CANON] == []
    assert len(set(scenario.covers)) == len(scenario.covers)


def test_pins_are_read_as_the_canon_writes_them() -> None:
    assert pins("M-PLAY-02, -06") == {"M-PLAY-02", "M-PLAY-06"}
    assert pins("M-TILE-01..03, M-DECK-01") == {"M-TILE-01", "M-TILE-02", "M-TILE-03", "M-DECK-01"}
    assert pins("M-CARD-SWAPSPACES-1, -2, M-CARD-06, M-AMB-23") == {
        *("M-CARD-SWAPSPACES-1", "M-CARD-SWAPSPACES-2"),
        *("M-CARD-06", "M-AMB-23"),
    }


@pytest.mark.parametrize("scenario", SCENARIOS, ids=lambda scenario: scenario.id)
def test_a_scenario_covers_what_the_canon_pins_with_it(scenario: Scenario) -> None:
    entry = CANON[scenario.id]
    told = re.search(r"^Pins: (.*)$", entry.text, re.MULTILINE)
    assert bool(told) == (entry.kind == "constructed")
    if told:
        assert pins(told[1])
        assert pins(told[1]) <= set(scenario.covers)


def test_a_scenario_names_refusals_by_rules_of_the_canon() -> None:
    named = {step.refused for _, case in CASES for step in case.step if isinstance(step.refused, str)}
    assert named
    assert named <= set(CANON)


def test_no_scenario_breaks_an_invariant() -> None:
    assert not [scenario.id for scenario in SCENARIOS if scenario.breaks]


def test_every_option_is_shown_with_every_value() -> None:
    shown = {(name, value) for _, case in CASES for name, value in case.options.items()}
    others = {
        (option.name, choice) for option in GAME.meta.options for choice in option.choices if choice != option.default
    }
    assert others <= shown


def arranged(hands: dict[str, list[str]], board: dict[str, str]) -> Engine:
    setup = settle_setup(GAME.meta, seats=2, seed=1, start_seat=0)
    seats = {seat: {"hand": hand} for seat, hand in hands.items()}
    return GAME.arrange(setup, {"stage": "play", "seat": seats, "board": board})


@rule("M-CARD-03", "M-CARD-BOOMERANG-5", "M-CX-90")
def test_a_whole_answer_without_the_target_it_must_name_is_refused() -> None:
    hands = {"1": ["restore_a_space", "draw_two", "draw_two"], "2": ["boomerang", "draw_two"]}
    position = arranged(hands, {"(5,5)": "circle"})
    GAME.play(position, Seat(0), GAME.read("play restore_a_space (5,5)"))
    refusal = GAME.why_not(position, Seat(1), moves.TakeOver(()))
    assert refusal is not None
    assert refusal.rule == "M-CARD-03"
    assert GAME.why_not(position, Seat(1), moves.TakeOver(("(5,5)",))) is None


@rule("M-CARD-TAKEONE-1", "M-CHANCE-05", "M-CX-85")
def test_every_card_of_the_hand_is_taken_with_equal_chance() -> None:
    hands = {"1": ["take_one", "sidestep", "end_turn"], "2": ["draw_two", "draw_two", "negate", "shove"]}
    position = arranged(hands, {})
    GAME.play(position, Seat(0), GAME.read("play take_one 2"))
    GAME.play(position, Seat(1), GAME.read("pass"))
    taken = Counter(GAME.write_outcome(position, position.draw()) for _ in range(4000))
    assert set(taken) == {"take_one draw_two", "take_one negate", "take_one shove"}
    assert 1850 < taken["take_one draw_two"] < 2150
    assert 880 < taken["take_one negate"] < 1120


@rule("M-CHANCE-01", "M-AMB-05", "M-CX-84")
def test_a_start_seat_that_is_not_named_is_drawn_with_equal_chance() -> None:
    seats = Counter(int(settle_setup(GAME.meta, seats=3, seed=seed).start_seat) for seed in range(1500))
    assert sorted(seats) == [0, 1, 2]
    assert all(430 < number < 570 for number in seats.values())


@pytest.mark.parametrize(("seats", "board"), [(2, "7x7"), (2, "5x5"), (3, "7x7"), (6, "7x7")])
def test_nothing_given_but_the_set_up_is_a_new_game(seats: int, board: str) -> None:
    setup = settle_setup(GAME.meta, seats=seats, seed=1, options={"board": board}, start_seat=seats - 1)
    assert GAME.arrange(setup, {"stage": "setup"}).fields() == GAME.start(setup, pausing=True).fields()
