"""Running scenarios: every kind of expectation holds where it is right and fails where it is wrong."""

from collections.abc import Sequence

import pytest

from auberge import games
from auberge.core.errors import BadData, MoveRefused
from auberge.core.position import Position
from auberge.core.protocol import Event, Game, Move, Seat, View
from auberge.games.malta.game import GAME as MALTA
from auberge.games.saint_malo.engine import Engine
from auberge.games.saint_malo.game import SaintMalo
from auberge.games.valletta.game import GAME as VALLETTA
from auberge.testing.scenario_runner import Mismatch, run_case
from auberge.testing.scenarios import read

GAME = games.load("saint_malo")
CARDS = """
id = "X-1"
title = "Three cards"
covers = ["V-TURN-02"]
given.seat.1 = { hand = ["maid", "builder", "apprentice", "shopkeeper", "lumberjack"] }
given.seat.2 = { hand = ["maid", "builder", "apprentice", "shopkeeper", "stonecutter"] }
[[step]]
play = ["1 play apprentice", "1 play shopkeeper", "1 play lumberjack"]
"""
GIVEN = """
id = "X-1"
title = "Two walls"
covers = ["SM-WALL-01"]
given.dice = "log log wall wall crossed_swords"
given.seat.1 = { coins = 0 }
"""
PLAY = """
[[step]]
play = ["1 use wall 2", "1 cell (0,1)"]
[[step]]
play = "1 cell (0,2)"
"""
LAST = """
id = "X-1"
title = "The last turn"
covers = ["SM-END-03"]
given.turn = 2
given.end_triggered = true
given.seat.1 = { points = 40, only_empty = [] }
[[step]]
play = ["2 roll log log log log log", "2 keep log log log log log", "2 pass"]
"""


def run(text: str, game: Game = GAME) -> None:
    scenario = read("X-1.toml", text)
    for case in scenario.whole_cases():
        run_case(game, scenario, case)


@pytest.mark.parametrize(
    ("before", "right", "wrong", "what"),
    [
        (GIVEN + PLAY, "chance = 2", "chance = 1", "chance"),
        (GIVEN + PLAY, "chance = 2", "decides = 2", "decides"),
        (GIVEN + PLAY, "chance = 2", "over = true", "over"),
        (LAST, "over = true", "chance = 1", "chance"),
        (LAST, "over = true", "decides = 1", "decides"),
        (GIVEN + PLAY, "then.cities.1.coins = 0", "then.cities.1.coins = 1", "then.cities.1.coins"),
        (GIVEN + PLAY, "then.turn = 2", "then.turn = 1", "then.turn"),
        (
            GIVEN + PLAY,
            'then.cities.1.cells."(0,1) (0,2)" = "wall"',
            'then.cities.1.cells."(0,1) (0,3)" = "wall"',
            "then.cities.1.cells.(0,3)",
        ),
        (GIVEN + PLAY, "then.pirates.ticks = 1", "then.pirates.ticks = 2", "then.pirates.ticks"),
        (GIVEN + PLAY, 'unchanged = ["cities.2"]', 'unchanged = ["cities.1"]', "unchanged cities.1"),
        (
            GIVEN + PLAY,
            'events = ["wall_placed", "boxes_ticked"]',
            'events = ["boxes_ticked", "wall_placed"]',
            "events",
        ),
        (GIVEN + PLAY, 'events = [{ kind = "boxes_ticked", seat = 1 }]', "events = [{ seat = 9 }]", "events"),
        (GIVEN + PLAY, 'no_events = ["pirates_attacked"]', 'no_events = ["boxes_ticked"]', "no_events"),
        (GIVEN + PLAY, "sheet.logs = [2, 2]", "sheet.logs = [2, 3]", "sheet.logs"),
        (GIVEN + PLAY, "totals = [2, 3]", "totals = [3, 3]", "totals"),
        (LAST, "totals = [48, 3]", "totals = [48, 4]", "totals"),
        (LAST, "places = [1, 2]", "places = [2, 1]", "places"),
        (GIVEN + PLAY, "chance = 2", "places = [1, 1]", "places"),
        (
            GIVEN + "[[step]]\n",
            'offered = ["use wall 1", "use wall 2"]',
            'offered = ["use wall 1"]',
            "offered",
        ),
        (GIVEN + "[[step]]\n", 'offered = ["use wall 1", "use wall 2"]', 'offered = ["use wall 1", "pass"]', "offered"),
        (GIVEN + PLAY, "offered = []", 'offered = ["pass"]', "offered"),
        (GIVEN + "[[step]]\n", 'offers = ["use wall 1"]', 'offers = ["pass"]', "offers"),
        (GIVEN + "[[step]]\n", 'not_offered = ["pass"]', 'not_offered = ["use wall 1"]', "not_offered"),
        (
            GIVEN + "[[step]]\n",
            'possible = [["1 cell (0,1)", "1 cell (0,2)", "1 use wall 2"]]',
            'possible = [["1 cell (0,1)", "1 cell (0,1)", "1 use wall 2"]]',
            "possible",
        ),
        (
            GIVEN + "[[step]]\n",
            'never = [["1 cell (0,1)", "1 cell (0,1)", "1 use wall 2"]]',
            'never = [["1 cell (0,1)", "1 cell (0,2)", "1 use wall 2"]]',
            "never",
        ),
        (GIVEN + "[[step]]\n", 'play = "1 use wall 2"', 'play = "1 use wall 3"', "play"),
        (GIVEN + "[[step]]\n", 'play = "1 use wall 2"', 'play = "1 roll log log"', "play"),
        (GIVEN + "[[step]]\n", 'play = "1 use wall 2"', 'play = "2 use wall 2"', "play"),
        (GIVEN + "[[step]]\n", 'play = "1 pass"\nrefused = true', 'play = "1 use wall 2"\nrefused = true', "refused"),
        (
            GIVEN + "[[step]]\n",
            'play = "1 pass"\nrefused = "SM-PICK-18"',
            'play = "1 pass"\nrefused = "SM-PICK-01"',
            "refused: 1 pass",
        ),
        (
            GIVEN + "[[step]]\n",
            'play = "1 roll log log"\nrefused = true',
            'play = "1 roll log log"\nrefused = "SM-REC-08"',
            "refused: 1 roll log log",
        ),
    ],
)
def test_a_wrong_expectation_fails_where_the_right_one_holds(before: str, right: str, wrong: str, what: str) -> None:
    run(before + right)
    with pytest.raises(Mismatch) as failed:
        run(before + wrong)
    assert failed.value.values["what"] == what
    assert failed.value.values["scenario"] == "X-1"


@pytest.mark.parametrize(
    ("right", "wrong", "what"),
    [
        ("sees.2.you = 2", "sees.2.you = 1", "sees.2.you"),
        ('sees.2.players.2.hand.1 = "shopkeeper"', 'sees.2.players.2.hand.1 = "maid"', "sees.2.players.2.hand.1"),
        ("then.players.1.hand_size = 5", "then.players.1.hand_size = 2", "then.players.1.hand_size"),
        ("decides = 2", "chance = 1", "chance"),
        ('events = ["card_played", "turn_ended", "drawn", "turn_began"]', 'events = ["drawn", "turn_ended"]', "events"),
        ("then.layout.building_g06.owner = 1", "then.layout.building_g06.owner = 2", "then.layout.building_g06.owner"),
    ],
)
def test_hidden_hands_are_seen_by_their_seat_and_refills_are_passed_over(right: str, wrong: str, what: str) -> None:
    before = CARDS.replace('"lumberjack"] }', '"lumberjack"], buildings = ["building_g06"] }')
    run(before + right, VALLETTA)
    with pytest.raises(Mismatch) as failed:
        run(before + wrong, VALLETTA)
    assert failed.value.values["what"] == what


def test_a_pause_is_passed_before_the_first_step_too() -> None:
    over = """
id = "X-1"
title = "Nothing to ask"
covers = ["V-LOG-04"]
given.end_phase = true
given.seat = { 1 = { hand = ["lumberjack"], draw_pile = [] }, 2 = { hand = ["maid", "builder"], draw_pile = [] } }
[[step]]
decides = 2
"""
    run(over, VALLETTA)


def test_a_position_that_cannot_arise_names_what_it_breaks() -> None:
    two = CARDS.replace('"maid", "builder"', '"jean_de_la_valette", "jean_de_la_valette"', 1)
    run('breaks = ["V-INV-13"]\n' + two, VALLETTA)
    with pytest.raises(Mismatch) as failed:
        run(two, VALLETTA)
    assert failed.value.values["what"] == "invariant"
    with pytest.raises(Mismatch):
        run('breaks = ["V-INV-12"]\n' + two.replace('"shopkeeper", "lumberjack"]', '"shopkeeper"]'), VALLETTA)
    with pytest.raises(BadData) as refused:
        run('breaks = ["V-INV-13"]\n' + CARDS, VALLETTA)
    assert refused.value.values["field"] == "breaks"


def test_a_mismatch_names_case_and_step() -> None:
    text = GIVEN + PLAY + "[[case]]\nname = 'right'\n[[case]]\nname = 'wrong'\n[[case.step]]\nover = true\n"
    with pytest.raises(Mismatch) as failed:
        run(text)
    assert (failed.value.values["case"], failed.value.values["step"]) == ("wrong", 3)


@pytest.mark.parametrize(
    ("text", "entry", "field"),
    [
        (GIVEN + '[[step]]\nplay = "use wall 2"', "Two walls: step 1", "play"),
        (GIVEN + '[[step]]\nplay = "3 use wall 2"', "Two walls: step 1", "play"),
        (GIVEN + '[[step]]\nplay = "0 use wall 2"', "Two walls: step 1", "play"),
        (GIVEN + '[[step]]\nplay = "1 use wall six"', "Two walls: step 1", "play"),
        (GIVEN + '[[step]]\nplay = "1 use wall six"\nrefused = true', "Two walls: step 1", "play"),
        (GIVEN + '[[step]]\nplay = "1 roll feather"', "Two walls: step 1", "play"),
        (GIVEN + '[[step]]\npossible = [["1 dance"]]', "Two walls: step 1", "play"),
        (GIVEN + '[[step]]\noffered = ["dance"]', "Two walls: step 1", "offered"),
        (GIVEN + '[[step]]\nnot_offered = ["dance"]', "Two walls: step 1", "not_offered"),
        (GIVEN + "[[step]]\nthen.towns.1 = 3", "Two walls: step 1", "then"),
        (GIVEN + '[[step]]\nunchanged = ["cities.3"]', "Two walls: step 1", "unchanged"),
        (GIVEN + "[[step]]\nsees.3.you = 3", "Two walls: step 1", "sees"),
        (GIVEN + "[[step]]\nsees.01.you = 1", "Two walls: step 1", "sees"),
        (GIVEN + "[[step]]\nsees.2.towns.1 = 3", "Two walls: step 1", "sees.2"),
        (GIVEN + "[[step]]\nsheet.smiles = [1, 2]", "Two walls: step 1", "sheet.smiles"),
        (GIVEN.replace("coins = 0", "gold = 0") + PLAY, "Two walls", "given.seat.1.gold"),
        (GIVEN.replace('covers = ["SM-WALL-01"]', 'covers = ["X"]\nplayers = 9') + PLAY, "Two walls", "given"),
        (GIVEN + PLAY + "[[case]]\nname = 'x'\noptions.speed = 3", "x", "given"),
    ],
)
def test_a_scenario_that_makes_no_sense_is_refused_with_entry_and_field(text: str, entry: str, field: str) -> None:
    with pytest.raises(BadData) as refused:
        run(text)
    values = refused.value.values
    assert (values["file"], values["entry"], values["field"]) == ("X-1.toml", entry, field)


def test_bad_house_data_is_named_as_what_it_is() -> None:
    with pytest.raises(BadData) as refused:
        run('data = "city = 3"\n' + GIVEN + PLAY)
    assert refused.value.values["file"] == "house data"


class Careless(SaintMalo):
    """Refuses, but not before it has changed something."""

    def play(self, position: Position, seat: Seat, move: Move) -> Sequence[Event]:
        if self.why_not(position, seat, move):
            position.generator += 1
            raise MoveRefused("SM-PICK-18", "pass")
        return super().play(position, seat, move)


class Broken(SaintMalo):
    """Knows of a broken invariant."""

    def check(self, position: Position) -> Sequence[str]:
        return [*super().check(position), "seat 1: too many walls"]


class Forgetful(SaintMalo):
    """Imagines another position than the one seen."""

    def imagine(self, view_: View, seed: int) -> Engine:
        position = super().imagine(view_, seed)
        position.city.coins += 1
        return position


class Pedantic(SaintMalo):
    """Asks questions with one answer."""

    def moves(self, position: Position) -> Sequence[Move]:
        return super().moves(position)[:1]


@pytest.mark.parametrize(
    ("game", "what", "found"),
    [
        (Careless(), "refused: 1 pass", "changed"),
        (Broken(), "invariant", "seat 1: too many walls"),
        (Forgetful(), "invariant", "a position imagined from a view shows the same view"),
        (Pedantic(), "invariant", "a question has two answers or more"),
    ],
)
def test_a_game_that_breaks_an_invariant_fails(game: Game, what: str, found: str) -> None:
    text = GIVEN + '[[step]]\nplay = "1 pass"\nrefused = true\n'
    run(text)
    with pytest.raises(Mismatch) as failed:
        run(text, game)
    assert (failed.value.values["what"], failed.value.values["found"]) == (what, found)


WINDOW = """
id = "X-1"
title = "A card may be answered"
covers = ["M-RESP-01"]
given.stage = "play"
given.draw_pile = ["shove", "shove", "shove", "draw_two"]
given.seat.1.hand = ["give_one", "draw_two", "sidestep", "end_turn"]
given.seat.2.hand = ["shove"]
[[step]]
play = ["1 play give_one 2", "2 pass"]
[[step]]
play = "1 give sidestep"
"""
SETUP = """
id = "X-1"
title = "The first turn"
covers = ["M-RESP-01"]
given.draw_pile = ["shove", "shove", "shove", "draw_two"]
given.seat.1.hand = ["give_one", "draw_two", "sidestep"]
[[step]]
"""
SMALL = """
id = "X-1"
title = "Three on a small board"
covers = ["M-SETUP-12"]
options = { board = "5x5" }
[[case]]
name = "three"
players = 3
"""


@pytest.mark.parametrize(
    ("before", "right", "wrong", "what"),
    [
        (WINDOW, 'log = ["given"]', 'log = ["card_given", "given"]', "log"),
        (WINDOW, 'log = ["given"]', "log = []", "log"),
        (WINDOW, 'told.2 = ["card_given", "given"]', 'told.2 = ["given"]', "told.2"),
        (WINDOW, 'told.2 = ["card_given", { kind = "given" }]', 'told.2 = ["given", "card_given"]', "told.2"),
        (
            WINDOW,
            'record = ["1 play give_one 2", "2 pass", "1 give sidestep"]',
            'record = ["1 play give_one 2", "1 give sidestep"]',
            "record",
        ),
        (WINDOW, "then.discard_pile.count = 100", "then.discard_pile.count = 1", "then.discard_pile.count"),
        (WINDOW, 'then.card = "none"', 'then.card = "give_one"', "then.card"),
        (
            WINDOW,
            'then.board."count kind=start" = 7',
            'then.board."count kind=start" = 6',
            "then.board.count kind=start",
        ),
        (SETUP, "decides = 1", "pauses = true\ndecides = 1", "decides"),
        (SETUP, "pauses = true\nchance = 1", "chance = 1", "chance"),
        (SETUP, 'events = ["drawn"]', 'pauses = true\nevents = ["drawn"]', "events"),
        (SETUP, 'pauses = true\ndrawn = ""', 'pauses = true\ndrawn = "take_one shove"', "drawn"),
        (SETUP, 'pauses = true\ndrawn = ""', 'drawn = "take_one shove"', "drawn"),
        (SMALL, 'setup_refused = "setup-option-seats"', 'setup_refused = "setup-seats"', "setup_refused"),
        (
            SMALL.replace("3", "2"),
            "[[case.step]]\nthen.turn = 1",
            'setup_refused = "setup-option-seats"',
            "setup_refused",
        ),
    ],
)
def test_what_is_told_and_hidden_is_compared(before: str, right: str, wrong: str, what: str) -> None:
    run(before + right, MALTA)
    with pytest.raises(Mismatch) as failed:
        run(before + wrong, MALTA)
    assert failed.value.values["what"] == what


def test_a_seat_that_is_told_something_is_at_the_table() -> None:
    with pytest.raises(BadData) as failed:
        run(WINDOW + "told.3 = []", MALTA)
    assert failed.value.values["field"] == "told"


def test_a_bad_position_is_no_refused_setup() -> None:
    with pytest.raises(BadData):
        run(SMALL.replace("3", "2") + 'setup_refused = "setup-option-seats"\ngiven.wind = 3', MALTA)


def test_trying_orders_leaves_the_case_as_it_was() -> None:
    run(GIVEN + '[[step]]\npossible = [["1 use wall 2", "1 cell (0,1)", "1 cell (0,2)"]]\n' + PLAY + "chance = 2\n")
