"""Choosing a symbol and changing dice (canon 2.7)."""

import pytest

from auberge.core.errors import BadMove
from auberge.games.saint_malo.events import ChurchBuilt, Used
from tests.canon import rule
from tests.games.saint_malo.city_table import (
    HEADS,
    SYMBOLS,
    city,
    faces,
    read,
    side,
    table,
)

NO_DARK = " ".join(f"{row}{col}" for row in (3, 4, 5) for col in (2, 3, 4, 5))  # twelve light cells


@rule("SM-PICK-01", "SM-PICK-11", "SM-PICK-12", "SM-PICK-13")
@pytest.mark.parametrize(
    ("use", "then"), [("use crate 2", "33 34"), ("use wall 2", "N1 N2"), ("use cross 2", "33"), ("use head 1", "33")]
)
def test_one_symbol_is_used_once_and_its_dice_are_not_divided(use: str, then: str) -> None:
    symbol = use.split()[1]
    t = table(f"4 {symbol} 1 log", first=city(coins=20))
    t.play(use)
    for text in (f"use {symbol} 1", f"use {symbol} 2", "use log 1", "use cross 1", "pass"):
        t.refuse(text, "SM-PICK-01", "SM-PICK-11", "SM-PICK-19")
    t.play(*then.split())
    assert t.due == 1
    t.refuse(f"use {symbol} 2", seat=0)


@rule("SM-PICK-12", "SM-CHURCH-01")
@pytest.mark.parametrize("size", [1, 2, 3, 4, 5])
def test_crosses_build_one_church_and_never_two(size: int) -> None:
    t = table("5 cross")
    events = t.play(f"use cross {size}", "33")
    assert [event.size for event in events if isinstance(event, ChurchBuilt)] == [size]
    assert (t.city().empty_cells, t.due) == (40, 1)


@rule("SM-PICK-13", "SM-CHAR-01")
@pytest.mark.parametrize(("character", "heads"), HEADS.items())
def test_heads_recruit_one_character_and_never_two(character: str, heads: int) -> None:
    t = table("5 head", first=city(logs=0))
    t.play(f"use head {heads}", *([f"character {character}"] if heads in (2, 3) else []), "33")
    assert (t.at("33"), t.city().empty_cells, t.due) == (character, 40, 1)


@rule("SM-PICK-13")
def test_a_wall_bonus_character_comes_besides_the_dice() -> None:
    t = table("1 wall 4 head", first=city({"N1 N2 N3 N4": "wall"}))
    t.play("use wall 1", "N5", "character citizen", "33")
    assert (t.at("N5"), t.at("33"), t.due) == ("wall", "citizen", 1)


@rule("SM-PICK-02", "SM-PICK-10", "SM-PIRATE-01", "SM-PIRATE-02")
@pytest.mark.parametrize("swords", [0, 1, 2, 3, 4])
@pytest.mark.parametrize("symbol", SYMBOLS)
def test_every_sword_is_applied_whatever_symbol_is_used(swords: int, symbol: str) -> None:
    t = table(f"{swords} crossed_swords {5 - swords} {symbol}", seats=5)
    t.play(f"use {symbol} 1")
    if symbol != "log":
        t.play("N1")
    assert (t.ticks, t.due) == (swords, 1)


@rule("SM-PICK-02", "SM-PICK-10")
def test_swords_are_applied_in_a_turn_that_is_passed_too() -> None:
    t = table("2 crossed_swords 3 log", seats=5)
    t.play("pass")
    assert t.ticks == 2
    t.throw("4 crossed_swords 1 log")
    t.play("use log 1")
    assert t.ticks == 6


@rule("SM-PICK-03", "SM-PICK-04", "SM-PICK-07", "SM-COIN-03")
@pytest.mark.parametrize("shown", [0, 1, 2, 3, 4])
def test_changing_dice_to_the_chosen_symbol_costs_2_coins_each(shown: int) -> None:
    for number in range(shown + 1, 6):
        changed = number - shown
        t = table(f"{shown} cross {5 - shown} wall", first=city(coins=11))
        used = t.play(f"use cross {number}")[0]
        assert isinstance(used, Used)
        assert (used.dice, used.price) == (number, 2 * changed)
        assert (t.city().coins, t.city().coins_spent - table(first=city(coins=11)).city().coins_spent) == (
            11 - 2 * changed,
            2 * changed,
        )
        t.play("33")
        assert (t.at("33"), t.due) == (f"church_{number}", 1)


@rule("SM-PICK-05", "SM-PICK-06", "SM-PIRATE-15")
@pytest.mark.parametrize("ticks", [0, 24])
@pytest.mark.parametrize("swords", [1, 2, 3, 4])
def test_a_sword_cannot_be_changed(swords: int, ticks: int) -> None:
    for symbol in SYMBOLS:
        t = table(f"{swords} crossed_swords {5 - swords} wall", first=city(coins=50), ticks=ticks)
        t.refuse(f"use {symbol} {6 - swords}", "SM-PICK-05", "SM-PIRATE-15")
        assert f"use {symbol} {5 - swords}" in t.answers()


@rule("SM-PICK-06")
def test_no_die_can_be_changed_into_a_sword() -> None:
    with pytest.raises(BadMove):
        read("use crossed_swords 2")
    t = table("1 crossed_swords 4 wall", first=city(coins=50), seats=3)
    assert not [answer for answer in t.answers() if "crossed_swords" in answer]
    t.play("use cross 4", "33")
    assert t.ticks == 1


@rule("SM-PICK-07", "SM-PICK-14")
def test_dice_of_other_symbols_have_no_effect_and_stay_what_they_are() -> None:
    for rest in ("3 log", "3 crate", "3 wall", "3 head", "1 log 1 head 1 wall", "1 crate 1 head 1 log"):
        t = table(f"2 cross {rest}")
        others = t.city(1)
        t.play("use cross 2", "33")
        seen = t.city()
        assert (seen.coins, seen.logs, seen.points, seen.defence) == (3, 2, 0, 0)
        assert (t.at("33"), seen.empty_cells, t.ticks, t.due) == ("church_2", 40, 0, 1)
        assert t.city(1) == others


@rule("SM-PICK-08", "SM-AMB-50")
def test_nothing_is_announced_before_the_last_roll_nor_rolled_after_a_change() -> None:
    t = table(first=city(coins=9), roll=faces("2 wall 3 log"))
    for text in ("use wall 2", "use wall 3", "use log 1", "pass"):
        t.refuse(text)
    t.play("keep wall wall")
    t.refuse("use wall 2", seat=0)
    t.roll("3 log")
    t.play("keep wall wall log log log", "use wall 3")
    assert t.city().coins == 7
    t.refuse("keep wall wall")
    t.play("N1", "N2", "N3")
    assert t.due == 1


@rule("SM-PICK-09", "SM-CHURCH-03")
@pytest.mark.parametrize("symbol", SYMBOLS)
def test_fewer_dice_than_shown_may_be_used(symbol: str) -> None:
    for shown in range(1, 6):
        t = table(f"{shown} {symbol} {5 - shown} crossed_swords", first=city(coins=2))
        free = {answer for answer in t.answers() if symbol in answer}
        assert {f"use {symbol} {number}" for number in range(1, shown + 1)} <= free
    t = table(f"5 {symbol}", first=city(coins=2))
    t.play(f"use {symbol} 1")
    if symbol == "log":
        assert t.city().logs == 3
    else:
        t.play("N1")
        assert t.city().empty_cells == 40
    assert t.due == 1


@rule("SM-PICK-15", "SM-AMB-42")
def test_coins_earned_in_a_turn_come_too_late_for_it() -> None:
    for name in ("E", "W"):
        given = city({" ".join(side(name).split()[:4]): "wall"}, coins=0)
        t = table("1 wall 4 cross", first=given)
        t.refuse("use wall 2", "SM-PICK-04", "SM-COIN-04", "SM-PICK-15", "SM-PICK-17")
        t.play("use wall 1", f"{name}5")
        assert (t.city().coins, t.due) == (2, 1)
    t = table("3 head 2 wall", first=city(coins=1))
    t.refuse("use head 4", "SM-PICK-04", "SM-COIN-04", "SM-PICK-15", "SM-PICK-17")
    t.play("use head 3", "character merchant", "22")
    assert (t.city().coins, t.due) == (5, 1)


@rule("SM-PICK-16", "SM-AMB-05")
@pytest.mark.parametrize("symbol", SYMBOLS)
def test_a_symbol_no_die_shows_may_be_bought_whole(symbol: str) -> None:
    other = "wall" if symbol != "wall" else "head"
    price = 4 + (2 if symbol == "log" else 0)
    t = table(f"5 {other}", first=city(coins=price))
    t.play(f"use {symbol} 2")
    assert t.city().coins == 0
    table(f"5 {other}", first=city(coins=price - 1)).refuse(f"use {symbol} 2")


@rule("SM-PICK-18", "SM-AMB-03")
@pytest.mark.parametrize("symbol", ["crate", "wall", "cross", "head"])
def test_a_player_with_a_cost_free_use_must_use_a_symbol(symbol: str) -> None:
    dice = f"1 {symbol} 2 log 2 crossed_swords"
    t = table(dice, first=city(coins=20))
    t.refuse("pass", "SM-PICK-18", "SM-AMB-03")
    assert "pass" in table(dice, first=city(coins=20), options=["allow_voluntary_pass"]).answers()


@rule("SM-PICK-18", "SM-AMB-03", "SM-PICK-01")
def test_passing_is_offered_where_every_use_costs_coins() -> None:
    for dice, first in (
        ("5 log", city()),
        ("4 log 1 crossed_swords", city()),
        ("3 wall 2 log", city(only_empty=NO_DARK)),
    ):
        t = table(dice, first=first)
        assert "pass" in t.answers()
        before = t.city()
        t.play("pass")
        assert (t.city(), t.due) == (before, 1)
    assert "pass" not in table("4 log 1 cross").answers()


@rule("SM-PICK-19", "SM-AMB-15", "SM-AMB-50")
@pytest.mark.parametrize("symbol", ["crate", "wall", "cross", "head"])
def test_symbol_and_number_are_announced_together_and_paid_at_once(symbol: str) -> None:
    t = table(f"1 {symbol} 4 log", first=city(coins=9))
    t.refuse("N1", "SM-PICK-19")
    t.play(f"use {symbol} 3")
    assert (t.city().coins, t.city().empty_cells) == (5, 41)
    assert (t.view.symbol, t.view.number) == (symbol, 3)
