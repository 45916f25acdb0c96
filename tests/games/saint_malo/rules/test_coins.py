"""Coins (canon 2.8)."""

import pytest

from auberge.core.protocol import Seat
from auberge.games.saint_malo.events import CoinsGained, Used
from tests.canon import rule
from tests.games.game_table import random_steps
from tests.games.saint_malo.city_table import SYMBOLS, city, new_game, side, table


@rule("SM-COIN-01")
@pytest.mark.parametrize("coins", [0, 1, 3, 40])
def test_coins_gained_go_to_the_bank_of_the_player(coins: int) -> None:
    t = table("3 head 2 log", first=city(coins=coins), others={1: city(coins=5)})
    events = t.play("use head 3", "character merchant", "22")
    assert CoinsGained(Seat(0), 4, "merchant") in events
    assert (t.city(0).coins, t.city(1).coins) == (coins + 4, 5)
    t = table("2 wall 3 crossed_swords", first=city({" ".join(side("E").split()[:4]): "wall"}, coins=coins))
    t.play("use wall 1", "E5")
    assert t.city(0).coins == coins + 2


@rule("SM-COIN-02")
@pytest.mark.parametrize("seats", [2, 4])
def test_coins_are_spent_only_on_changed_dice_and_deliveries(seats: int) -> None:
    t = new_game(seats)
    for before, _, events in random_steps(t, seed=seats + 20):
        paid = [0] * seats
        gained = [0] * seats
        for event in events:
            if isinstance(event, Used):
                if before.question == "announce":  # else the only answer, and the dice have just been rolled
                    changed = max(0, event.dice - before.dice.count(event.symbol))
                    assert event.price == 2 * changed + (2 if event.symbol == "log" else 0)
                paid[event.seat] += event.price
            elif isinstance(event, CoinsGained):
                gained[event.seat] += event.coins
        for seat, seen in enumerate(t.view.cities):
            assert seen.coins == before.cities[seat].coins - paid[seat] + gained[seat]


@rule("SM-COIN-02", "SM-CHURCH-04", "SM-LOG-07")
@pytest.mark.parametrize("symbol", ["crate", "wall", "cross", "head"])
def test_dice_that_show_their_symbol_cost_nothing(symbol: str) -> None:
    for number in range(1, 6):
        t = table(f"5 {symbol}", first=city(coins=7))
        t.play(f"use {symbol} {number}")
        assert t.city().coins == 7


@rule("SM-COIN-03")
def test_a_spent_coin_cannot_be_spent_again() -> None:
    t = table("1 cross 4 wall", first=city(coins=2))
    t.play("use cross 2", "33")
    assert t.city().coins == 0
    t.skip()
    t.throw("1 cross 4 wall")
    assert {answer for answer in t.answers() if "cross" in answer} == {"use cross 1"}
    t.refuse("use cross 2", "SM-COIN-04", "SM-PICK-04", "SM-COIN-03", "SM-PICK-17")


@rule("SM-COIN-04", "SM-AMB-08")
@pytest.mark.parametrize("symbol", SYMBOLS)
@pytest.mark.parametrize("changed", [1, 2, 3, 4])
def test_a_price_is_paid_in_full_or_not_at_all(symbol: str, changed: int) -> None:
    other = "head" if symbol != "head" else "wall"
    price = 2 * changed + (2 if symbol == "log" else 0)
    dice, use = f"1 {symbol} 4 {other}", f"use {symbol} {1 + changed}"
    for coins in (price - 1, price - 2):
        table(dice, first=city(coins=coins)).refuse(use, "SM-COIN-04", "SM-PICK-04", "SM-LOG-04", "SM-LOG-03")
    t = table(dice, first=city(coins=price))
    t.play(use)
    assert t.city().coins == 0


@rule("SM-COIN-04")
def test_no_bank_is_ever_in_debt() -> None:
    for seed in range(4):
        t = new_game(2, seed=seed)
        for _ in random_steps(t, seed):
            assert min(seen.coins for seen in t.view.cities) >= 0
