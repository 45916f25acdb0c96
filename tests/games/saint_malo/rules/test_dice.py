"""Rolling (canon 2.6)."""

from itertools import combinations_with_replacement, product

import pytest

from auberge.core.protocol import CHANCE, Seat
from auberge.games.saint_malo.events import Rolled
from auberge.games.saint_malo.game import GAME
from tests.canon import rule
from tests.games.game_table import random_steps
from tests.games.saint_malo.city_table import Table, city, new_game, table

FACES = ("log", "crate", "wall", "cross", "head", "crossed_swords")
EVERY = "1 log 1 crate 1 wall 1 cross 1 head"
PAIRS = "2 crate 2 head 1 crossed_swords"


def keeps(faces: tuple[str, ...]) -> set[str]:
    """Every part of these faces, as an answer."""
    found = set()
    for counts in product(*(range(faces.count(face) + 1) for face in FACES)):
        part = [face for face, number in zip(FACES, counts, strict=True) for _ in range(number)]
        found.add(" ".join(["keep", *part]))
    return found


def rolled(t: Table) -> int:
    """How many dice the roll that is due uses; every combination of that many faces is possible."""
    texts = [GAME.write_outcome(t.p, outcome).split()[1:] for outcome in t.p.outcomes()]
    (dice,) = {len(text) for text in texts}
    assert {tuple(text) for text in texts} == set(combinations_with_replacement(FACES, dice))
    return dice


@rule("SM-DICE-01")
@pytest.mark.parametrize("text", ["keep", "keep wall", "use wall 1", "use cross 1", "pass", "33", "stop", "decline"])
def test_a_player_rolls_at_least_once(text: str) -> None:
    t = new_game()
    assert (t.actor, t.due) == (CHANCE, 0)
    t.refuse(text, seat=0)
    t.roll("5 log")
    t.play("keep log log log log log", "use log 1")
    t.refuse(text, seat=1)


@rule("SM-DICE-02", "SM-TURN-05")
def test_a_player_rolls_at_most_three_times() -> None:
    t = new_game()
    for roll in (1, 2, 3):
        assert t.due == 0
        assert rolled(t) == 5
        (event,) = t.roll("5 cross")
        assert event == Rolled(Seat(0), ("cross",) * 5, roll)
        if roll < 3:
            t.play("keep")
    assert t.question == "announce"
    for text in ("keep", "keep cross", "keep cross cross cross cross cross"):
        t.refuse(text, "SM-DICE-02", "SM-DICE-12")


@rule("SM-DICE-02")
def test_no_turn_of_any_game_has_a_fourth_roll() -> None:
    t = new_game(3)
    rolls = 0
    for _, text, events in random_steps(t, seed=3):
        rolls += text.startswith("roll")
        assert rolls <= 3
        if any(type(event).__name__ == "TurnBegan" for event in events):
            assert rolls >= 1
            rolls = 0


@rule("SM-DICE-03")
def test_the_first_roll_uses_all_five_dice() -> None:
    t = new_game()
    assert rolled(t) == 5
    t.throw("5 cross")
    t.play("use cross 1", "33")
    assert rolled(t) == 5


@rule("SM-DICE-04", "SM-DICE-06", "SM-DICE-09", "SM-AMB-37")
@pytest.mark.parametrize(
    ("dice", "number"), [(EVERY, 32), (PAIRS, 18), ("5 log", 6), ("4 crossed_swords 1 head", 10), ("3 wall 2 log", 12)]
)
def test_any_part_of_the_dice_may_be_set_aside_after_either_roll(dice: str, number: int) -> None:
    t = new_game()
    t.roll(dice)
    expected = keeps(t.view.dice)
    assert len(expected) == number
    assert t.answers() == expected
    for answer in sorted(expected):
        second = t.fork()
        second.play(answer)
        if len(answer.split()) == 6:
            continue
        assert second.due == 0
    t.play("keep")
    t.roll(dice)
    assert t.answers() == expected


@rule("SM-DICE-05", "SM-DICE-07")
@pytest.mark.parametrize("roll", [2, 3])
def test_the_next_roll_uses_exactly_the_dice_not_set_aside(roll: int) -> None:
    for kept in range(5):
        t = new_game()
        t.roll("1 head 4 wall")
        if roll == 3:
            t.play("keep head")
            t.roll("4 log")
        faces = sorted(t.view.dice, key=FACES.index)[:kept]
        t.play(" ".join(("keep", *faces)))
        assert rolled(t) == 5 - kept
        t.roll(f"{5 - kept} cross")
        assert sorted(t.view.dice) == sorted([*faces, *["cross"] * (5 - kept)])


@rule("SM-DICE-08", "SM-DICE-09")
def test_dice_set_aside_after_the_first_roll_may_be_rolled_third() -> None:
    t = new_game()
    t.roll("2 wall 3 log")
    t.play("keep wall wall")
    t.roll("3 crate")
    assert {"keep crate crate", "keep crate crate crate", "keep wall crate", "keep"} - t.answers() == {
        "keep wall crate"
    }
    assert "keep crate wall" in t.answers()
    t.play("keep crate crate crate")
    assert rolled(t) == 2
    t.roll("2 crate")
    assert t.view.dice == ("crate",) * 5


@rule("SM-DICE-10", "SM-AMB-46")
def test_swords_may_be_kept_or_rolled_again() -> None:
    t = new_game()
    t.roll("3 crossed_swords 2 log")
    assert t.answers() == keeps(t.view.dice)
    kept, again = t.fork(), t.fork()
    kept.play("keep crossed_swords crossed_swords")
    assert rolled(kept) == 3
    again.play("keep log log")
    again.roll("3 head")
    assert "crossed_swords" not in again.view.dice
    again.play("keep log log head head head", "use head 1", "33")
    assert again.ticks == 0


@rule("SM-DICE-11")
@pytest.mark.parametrize("rolls", [1, 2])
def test_a_player_may_stop_after_the_first_or_second_roll(rolls: int) -> None:
    t = new_game()
    for roll in range(rolls):
        if roll:
            t.play("keep")
        t.roll("5 cross")
    t.play("keep cross cross cross cross cross")
    assert t.question == "announce"
    t.play("use cross 5", "33")
    assert t.due == 1


@rule("SM-DICE-12", "SM-PICK-08")
def test_the_result_is_final_when_rolling_has_ended() -> None:
    t = table("2 wall 2 head 1 crossed_swords", first=city(coins=9))
    dice = t.view.dice
    for text in ("keep", "keep wall", "keep wall wall head head crossed_swords"):
        t.refuse(text, "SM-DICE-12", "SM-DICE-02", "SM-DICE-11")
    t.play("use wall 4")
    for spot in ("N1", "E1", "S1"):
        assert t.view.dice == dice
        t.refuse("keep", "SM-DICE-12", "SM-DICE-02", "SM-PICK-08", "SM-DICE-11")
        t.play(spot)
        assert t.actor == 0
    t.play("W1")
    assert (t.ticks, t.due) == (1, 1)
