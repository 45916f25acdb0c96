"""Every example of a canon is a scenario file, and the game does what each of them says."""

import re
from pathlib import Path
from typing import Final

import pytest

from auberge import canon, games
from auberge.core.position import CHANCE
from auberge.core.protocol import OptionValue
from auberge.core.setup import settle_setup
from auberge.testing.scenario_runner import run_case
from auberge.testing.scenarios import Case, Scenario, load_all

FOLDER: Final = Path(__file__).parents[2] / "scenarios"
EXAMPLES: Final = {"malta": 101, "saint_malo": 72, "valletta": 93}
SCENARIOS: Final = {game: load_all(FOLDER / game) for game in EXAMPLES}
ALL: Final = [(game, scenario) for game, scenarios in SCENARIOS.items() for scenario in scenarios]
CASES: Final = [(game, scenario, case) for game, scenario in ALL for case in scenario.whole_cases()]
# where a canon lists the rules of an example, by its kind
RULES_OF: Final[dict[str, dict[str, str]]] = {
    "malta": {"constructed": r"^Pins: (.*)$"},
    "saint_malo": {"constructed": r"^Pins: (.*)$"},
    "valletta": {"example": r"Covers: ([^.]*)\.", "constructed": r"^Rules: (.*)$"},
}
NOT_PLAYED: Final = {"discard_visibility"}  # an option on what is seen

of_every_game = pytest.mark.parametrize("game", EXAMPLES)
of_every_scenario = pytest.mark.parametrize(("game", "scenario"), ALL, ids=[scenario.id for _, scenario in ALL])


def rules_in(game: str, text: str) -> set[str]:
    """The ids in a list of rules: `M-RESP-01, -02, SM-CITY-11..14`, or short ones of Valletta: `APPRENTICE-2/6`."""
    if game == "valletta":
        known = canon.canon(game)
        found = re.findall(r"(?:V-)?(?:CHAR-)?([A-Z_]+)-(\d+(?:[/…]\d+)*)", text)
        lists = [(f"V-CHAR-{area}" if f"V-CHAR-{area}-1" in known else f"V-{area}", numbers) for area, numbers in found]
    else:
        lists = re.findall(r"(S?M(?:-[A-Z]+)+)?-(\d+(?:\.\.\d+)?)", text)
    rules: set[str] = set()
    stem = ""
    for area, numbers in lists:
        stem = area or stem
        for part in numbers.split("/"):
            first, *last = re.split(r"…|\.\.", part)
            rules |= {f"{stem}-{number:0{len(first)}}" for number in range(int(first), int((last or [first])[0]) + 1)}
    return rules


@pytest.mark.parametrize(
    ("game", "scenario", "case"), CASES, ids=[f"{scenario.id}: {case.name}" for _, scenario, case in CASES]
)
def test_the_game_does_what_the_scenario_says(game: str, scenario: Scenario, case: Case) -> None:
    run_case(games.load(game), scenario, case)


@of_every_game
def test_every_example_of_the_canon_has_a_file(game: str) -> None:
    examples = [rule for rule, entry in canon.canon(game).items() if entry.kind in ("example", "constructed")]
    assert len(examples) == EXAMPLES[game]
    assert {scenario.id for scenario in SCENARIOS[game]} == set(examples)


@of_every_scenario
def test_a_scenario_covers_rules_of_the_canon_each_once(game: str, scenario: Scenario) -> None:
    assert set(scenario.covers) <= set(canon.canon(game))
    assert len(set(scenario.covers)) == len(scenario.covers)


@pytest.mark.parametrize(
    ("game", "text", "expected"),
    [
        ("malta", "M-PLAY-02, -06", "M-PLAY-02 M-PLAY-06"),
        ("malta", "M-TILE-01..03, M-DECK-01", "M-TILE-01 M-TILE-02 M-TILE-03 M-DECK-01"),
        ("malta", "M-CARD-SWAPSPACES-1, -2, M-AMB-23", "M-CARD-SWAPSPACES-1 M-CARD-SWAPSPACES-2 M-AMB-23"),
        ("saint_malo", "SM-CITY-11..12, SM-AMB-04, -26", "SM-CITY-11 SM-CITY-12 SM-AMB-04 SM-AMB-26"),
        ("saint_malo", "SM-CHAR-JUGGLER-2..3", "SM-CHAR-JUGGLER-2 SM-CHAR-JUGGLER-3"),
        ("valletta", "APPRENTICE-2/6, V-OPT-03", "V-CHAR-APPRENTICE-2 V-CHAR-APPRENTICE-6 V-OPT-03"),
        ("valletta", "SETUP-30…32, AMB-24", "V-SETUP-30 V-SETUP-31 V-SETUP-32 V-AMB-24"),
        ("valletta", "V-CHAR-TAX_COLLECTOR-1…2, V-TURN-03", "V-CHAR-TAX_COLLECTOR-1 V-CHAR-TAX_COLLECTOR-2 V-TURN-03"),
    ],
)
def test_rules_are_read_as_the_canon_lists_them(game: str, text: str, expected: str) -> None:
    assert rules_in(game, text) == set(expected.split())


@of_every_scenario
def test_a_scenario_covers_what_the_canon_pins_with_it(game: str, scenario: Scenario) -> None:
    entry = canon.canon(game)[scenario.id]
    told = [re.search(pattern, entry.text, re.MULTILINE) for pattern in RULES_OF[game].values()]
    assert [kind for kind, found in zip(RULES_OF[game], told, strict=True) if found] == [
        kind for kind in RULES_OF[game] if kind == entry.kind
    ]
    for found in filter(None, told):
        assert rules_in(game, found[1])
        assert rules_in(game, found[1]) <= set(scenario.covers)


@of_every_game
def test_a_scenario_names_refusals_by_rules_of_the_canon(game: str) -> None:
    named = {step.refused for name, _, case in CASES if name == game for step in case.step}
    rules = {rule for rule in named if isinstance(rule, str)}
    assert rules
    assert rules <= set(canon.canon(game))


@of_every_game
def test_only_what_the_canon_marks_breaks_an_invariant(game: str) -> None:
    marked = set(re.findall(r"^\| \*\*([\w-]+)\*\* †", canon.canon_text(game), re.MULTILINE))
    assert bool(marked) == (game == "valletta")
    assert {scenario.id for scenario in SCENARIOS[game] if scenario.breaks} == marked


@of_every_game
def test_every_option_is_shown_with_every_value(game: str) -> None:
    shown = {(option, value) for name, _, case in CASES if name == game for option, value in case.options.items()}
    options = [option for option in games.load(game).meta.options if option.name not in NOT_PLAYED]
    assert {(o.name, choice) for o in options for choice in o.choices if choice != o.default} <= shown


@pytest.mark.parametrize(
    ("game", "given", "options", "most"),
    [
        ("malta", {"stage": "setup"}, {"board": "7x7"}, 6),
        ("malta", {"stage": "setup"}, {"board": "5x5"}, 2),
        ("saint_malo", {}, {}, 5),
        ("valletta", {"draft": True}, {"supply": "unlimited"}, 4),
        ("valletta", {"draft": True}, {"supply": "limited"}, 4),
    ],
)
def test_nothing_given_is_a_new_game(
    game: str, given: dict[str, object], options: dict[str, OptionValue], most: int
) -> None:
    played = games.load(game)
    for seats in range(2, most + 1):
        setup = settle_setup(played.meta, seats=seats, seed=1, options=options, start_seat=seats - 1)
        new, arranged = played.start(setup, pausing=True), played.arrange(setup, given)
        while new.actor() == CHANCE != arranged.actor():  # the draft comes after the shuffles of the set-up
            played.chance(new)
        assert arranged.fields() == new.fields()
