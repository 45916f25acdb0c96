"""The greedy player's judgement where the best move is plain, and the dice it keeps for it."""

import pytest

from auberge import bots, games
from auberge.core.protocol import CHANCE, Position, Seat
from auberge.core.setup import settle_setup

GAME = games.load("saint_malo")
SETUP = settle_setup(GAME.meta, seats=2, seed=1, start_seat=0)
LAST_CELL = {"only_empty": ["(3,3)"]}


def answers(given: dict[str, object], number: int) -> list[str]:
    """The first answers of a greedy player in a position put together by hand, as they stand in records."""
    position = GAME.arrange(SETUP, given)
    player = bots.load("squire")(GAME, 1)
    found: list[str] = []
    while len(found) < number and position.actor() >= 0:
        seat = Seat(int(position.actor()))
        move = player.choose(GAME.view(position, seat))
        found.append(GAME.write(move))
        GAME.play(position, seat, move)
    return found


def last_turn(dice: str, **city: object) -> dict[str, object]:
    """The very last turn of a game: the other city is full already."""
    return {"turn": 2, "end_triggered": True, "dice": dice, "seat": {"1": {"only_empty": []}, "2": city}}


def test_the_last_coins_are_spent_on_a_noble() -> None:
    assert answers(last_turn("head head head head log", coins=2), 1) == ["use head 5"]


def test_coins_are_kept_where_a_merchant_brings_more() -> None:
    """A juggler for two coins would find nobody; a merchant among the four starting crates brings two points."""
    given = last_turn("head head head log crossed_swords", coins=2, logs=0)
    assert answers(given, 3) == ["use head 3", "character merchant", "cell (2,2)"]


def test_a_juggler_goes_where_most_types_stand() -> None:
    cells = {"(2,2)": "soldier", "(2,3)": "priest", "(2,4)": "noble", "(4,4)": "citizen"}
    given = last_turn("head head head head crossed_swords", coins=0, cells=cells)
    assert answers(given, 2) == ["use head 4", "cell (3,3)"]


def test_a_priest_goes_among_churches() -> None:
    cells = {"(4,2)": "church_1", "(4,4)": "church_1", "(5,2)": "church_1", "(5,4)": "church_1"}
    given = last_turn("head head crossed_swords crossed_swords crossed_swords", coins=0, cells=cells)
    assert answers(given, 3)[:2] == ["use head 2", "character priest"]
    assert answers(given, 3)[2] in ("cell (4,3)", "cell (5,3)")


def test_a_series_of_churches_is_continued_without_a_gap() -> None:
    cells = {"(4,2)": "church_1", "(4,4)": "church_2"}
    given = last_turn("cross cross cross cross cross", coins=0, cells=cells)
    assert answers(given, 1) == ["use cross 3"]


def test_the_last_section_of_a_side_is_placed() -> None:
    cells = {"(6,1) (6,2) (6,3) (6,4)": "wall", "(1,0) (2,0)": "wall"}
    given = last_turn("wall crossed_swords crossed_swords crossed_swords crossed_swords", coins=0, cells=cells)
    assert answers(given, 1) == ["cell (6,5)"]  # a single use is not asked for


def test_soldiers_come_before_an_attack_they_can_stop() -> None:
    """Two swords bring the first attack, of strength 1; a priest would bring nothing."""
    dice = "head head log crossed_swords crossed_swords"
    assert answers({"ticks": 2, "dice": dice, "seat": {"1": {"coins": 0}}}, 2) == ["use head 2", "character soldier"]


def test_the_last_cell_is_filled_for_the_full_city() -> None:
    given = last_turn("crate log log log crossed_swords", coins=4, logs=0, **LAST_CELL)
    assert answers(given, 1) == ["use crate 1"]


@pytest.mark.parametrize("rolls", [1, 2])
def test_dice_that_cannot_be_bettered_are_kept(rolls: int) -> None:
    """Five heads in the last turn: nothing is worth more than a noble where nobody stands around."""
    given: dict[str, object] = {**last_turn(""), "roll": "head head head head head"}
    del given["dice"]
    position = GAME.arrange(SETUP, given)
    if rolls == 2:
        give_up_all_dice(position)
    view = GAME.view(position, Seat(1))
    assert view.moves
    move = bots.load("squire")(GAME, 1).choose(view)
    assert GAME.write(move) == "keep head head head head head"


def give_up_all_dice(position: Position) -> None:
    """Rolls all five heads again, and they fall the same."""
    GAME.play(position, Seat(1), GAME.read("keep"))
    assert position.actor() == CHANCE
    outcome = GAME.read_outcome(position, "roll head head head head head")
    assert outcome is not None
    GAME.chance(position, outcome)
