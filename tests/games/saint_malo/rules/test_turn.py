"""The course of a turn (canon 2.5)."""

import pytest

from auberge.core.protocol import CHANCE
from auberge.games.saint_malo.events import (
    BoxesTicked,
    BuildingStopped,
    CharacterPlaced,
    HouseBuilt,
    Kept,
    Passed,
    PiratesAttacked,
    Rolled,
    SideCompleted,
    TurnBegan,
    Used,
    WallPlaced,
)
from auberge.games.saint_malo.game import GAME
from tests.canon import rule
from tests.games.game_table import random_steps
from tests.games.saint_malo.city_table import Table, city, new_game, side, table


def kinds(events: list[object]) -> list[type]:
    """What happened, in order, by kind alone."""
    return [type(event) for event in events]


@rule("SM-TURN-01", "SM-TURN-02")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_start_player_begins_and_turns_go_round_clockwise(seats: int) -> None:
    for start in range(seats):
        t = new_game(seats, start)
        for number in range(2 * seats + 1):
            seat = (start + number) % seats
            assert t.due == seat
            t.roll("5 cross")
            assert t.actor == seat
            for other in set(range(seats)) - {seat}:
                t.refuse("keep cross", "SM-TURN-02", seat=other)
            t.play("keep cross cross cross cross cross", "use cross 1", f"N{1 + number // seats}")


@rule("SM-TURN-03")
def test_a_turn_is_rolling_paying_one_symbol_ticking_and_passing_the_dice() -> None:
    t = new_game()
    events: list[object] = [*t.roll("2 wall 2 log 1 crossed_swords"), *t.play("keep wall wall")]
    events += [*t.roll("2 head 1 crossed_swords"), *t.play("keep wall wall head head crossed_swords")]
    events += t.play("use wall 3", "N1", "E1", "S1")
    assert kinds(events) == [
        Rolled,
        Kept,
        Rolled,
        Kept,
        Used,
        WallPlaced,
        WallPlaced,
        WallPlaced,
        BoxesTicked,
        TurnBegan,
    ]
    assert events[4] == Used(t.view.start_seat, "wall", 3, 2)
    assert (t.city().coins, t.ticks, t.due) == (1, 1, 1)


@rule("SM-TURN-04", "SM-AMB-24")
def test_boxes_are_ticked_after_every_effect_of_the_symbol() -> None:
    walls = {" ".join(side("N").split()[:4]): "wall"}
    t = table("2 wall 3 crossed_swords", first=city(walls, logs=3), ticks=2)
    events: list[object] = [*t.play("use wall 2", "N5")]
    for text in ("character architect", "33", "34", "44", "54", "S1"):
        assert (t.ticks, t.view.pirates.attacks) == (2, 0)
        events += t.play(text)
    placed = (WallPlaced, SideCompleted, CharacterPlaced, HouseBuilt)
    last = max(i for i, event in enumerate(events) if isinstance(event, placed))
    assert kinds(events)[last + 1 : last + 3] == [BoxesTicked, PiratesAttacked]
    assert all(i > last for i, event in enumerate(events) if isinstance(event, BoxesTicked | PiratesAttacked))
    assert (t.ticks, t.view.pirates.attacks) == (5, 1)


@rule("SM-TURN-05")
def test_rolling_ends_by_itself_after_the_third_roll() -> None:
    t = new_game()
    t.roll("5 log")
    t.play("keep")
    t.roll("5 log")
    assert t.question == "keep"
    t.play("keep")
    t.roll("2 wall 3 cross")
    assert t.question == "announce"


@rule("SM-TURN-05", "SM-CHAR-ARCHITECT-11")
@pytest.mark.parametrize(
    ("logs", "empty", "houses"),
    [
        (3, "33 34 35 45 44", ["34", "35", "45"]),  # three houses at most
        (2, "33 34 35 45 44", ["34", "35"]),  # no log left
        (3, "33 34 35 N1", ["34", "35"]),  # no cell left beside the group
        (3, "33 55 N1", []),  # no cell beside the architect at all
        (0, "33 34 35", []),  # no log at all
    ],
)
def test_building_ends_by_itself_when_no_further_house_is_possible(logs: int, empty: str, houses: list[str]) -> None:
    t = table("3 head 2 log", first=city(only_empty=empty, logs=logs))
    events = t.play("use head 3", "character architect", "33")
    for house in houses:
        assert t.question == "house"
        assert "stop" in t.answers()
        events = t.play(house)
    assert t.due == 1
    assert not any(isinstance(event, BuildingStopped) for event in events)


@rule("SM-TURN-05", "SM-PICK-18", "SM-AMB-43")
def test_a_pass_that_is_the_only_answer_happens_by_itself() -> None:
    t = table(seats=3, first=city(coins=1), roll="log log log log crossed_swords")
    before = t.city()
    events = t.play("keep log log log log crossed_swords")
    assert [type(event) for event in events] == [Kept, Passed, BoxesTicked, TurnBegan]
    assert (t.due, t.ticks, t.city()) == (1, 1, before)


@rule("SM-TURN-05", "SM-AMB-52", "SM-REC-04")
@pytest.mark.parametrize("options", [(), ("allow_voluntary_pass",), ("bonus_character_compulsory",)])
def test_only_steps_with_two_or_more_answers_are_asked(options: tuple[str, ...]) -> None:
    for seats in (2, 3):
        t = new_game(seats, options=options)
        for _ in random_steps(t, seed=seats):
            if not t.is_over and t.actor != CHANCE:
                assert len(GAME.moves(t.p)) >= 2
                assert len(t.answers()) == len(GAME.moves(t.p))


@rule("SM-TURN-05")
def test_a_single_cell_is_filled_without_a_question() -> None:
    one = "33"
    for dice, text, content in (
        ("1 crate 4 log", "use crate 1", "crate"),
        ("3 cross 2 log", "use cross 3", "church_3"),
        ("5 head", "use head 5", "noble"),
    ):
        t = table(dice, first=city(only_empty=one, coins=2))
        t.play(text)
        assert (t.at(one), t.due) == (content, 1)
    t = table("2 wall 3 log", first=city(only_empty="N1 33", coins=2))
    t.play("use wall 1")
    assert t.at("N1") == "wall"


@rule("SM-TURN-05", "SM-CHAR-02")
@pytest.mark.parametrize(("heads", "asked"), [(1, False), (2, True), (3, True), (4, False), (5, False)])
def test_the_type_is_asked_only_where_the_heads_leave_a_choice(heads: int, asked: bool) -> None:
    t: Table = table("5 head")
    t.play(f"use head {heads}")
    assert t.question == ("type" if asked else "character")
