"""Logs (canon 2.9)."""

import pytest

from auberge.core.protocol import Seat
from auberge.games.saint_malo.events import HouseBuilt, LogsDelivered, Used
from tests.canon import rule
from tests.games.game_table import random_steps
from tests.games.saint_malo.city_table import city, new_game, table


@rule("SM-LOG-01", "SM-LOG-02")
@pytest.mark.parametrize("dice", [1, 2, 3, 4, 5])
def test_each_log_die_brings_one_log_and_the_delivery_costs_2_coins(dice: int) -> None:
    t = table("5 log", first=city(coins=3, logs=2))
    events = t.play(f"use log {dice}")
    assert events[0] == Used(Seat(0), "log", dice, 2)
    assert LogsDelivered(Seat(0), dice) in events
    assert (t.city().logs, t.city().coins, t.city().logs_delivered, t.due) == (2 + dice, 1, dice, 1)


@rule("SM-LOG-03")
@pytest.mark.parametrize("shown", [0, 1, 2, 3, 4])
def test_the_delivery_is_paid_on_top_of_the_changed_dice(shown: int) -> None:
    for number in range(shown + 1, 6):
        t = table(f"{shown} log {5 - shown} wall", first=city(coins=20, logs=0))
        t.play(f"use log {number}")
        assert (t.city().logs, t.city().coins) == (number, 20 - 2 - 2 * (number - shown))


@rule("SM-LOG-04", "SM-AMB-08")
@pytest.mark.parametrize(("shown", "number"), [(4, 4), (4, 1), (4, 5), (2, 3), (2, 5), (1, 4)])
def test_without_2_coins_after_the_changes_the_log_cannot_be_used(shown: int, number: int) -> None:
    price = 2 + 2 * max(0, number - shown)
    dice = f"{shown} log {5 - shown} wall"
    for coins in range(price):
        t = table(dice, first=city(coins=coins), options=["allow_voluntary_pass"])
        t.refuse(f"use log {number}", "SM-LOG-03", "SM-LOG-04", "SM-COIN-04")
    for coins in (price, price + 1):
        assert f"use log {number}" in table(dice, first=city(coins=coins)).answers()


@rule("SM-LOG-04")
@pytest.mark.parametrize("coins", [0, 1])
def test_the_log_symbol_is_not_available_with_less_than_2_coins(coins: int) -> None:
    t = table("4 log 1 cross", first=city(coins=coins))
    assert t.question == "church"
    assert t.city().logs == 2


@rule("SM-LOG-05", "SM-LOG-06")
def test_logs_are_used_only_for_houses_of_an_architect() -> None:
    for seed in range(3):
        t = new_game(3, seed=seed)
        for before, _, events in random_steps(t, seed):
            for seat, seen in enumerate(t.view.cities):
                built = sum(isinstance(event, HouseBuilt) and event.seat == seat for event in events)
                brought = sum(event.logs for event in events if isinstance(event, LogsDelivered) and event.seat == seat)
                assert seen.logs == before.cities[seat].logs - built + brought >= 0
                if built:
                    assert before.question == "house"
                    assert before.architect is not None


@rule("SM-LOG-05")
def test_no_house_is_built_without_an_architect() -> None:
    for heads, character in ((2, "soldier"), (2, "priest"), (3, "merchant")):
        t = table("5 head", first=city(logs=5))
        t.play(f"use head {heads}", f"character {character}", "33")
        assert (t.due, t.city().logs) == (1, 5)
    t = table("5 head", first=city(logs=5))
    t.play("use head 3", "character architect", "33")
    assert t.question == "house"


@rule("SM-LOG-06", "SM-LOG-07")
def test_a_log_used_for_a_house_is_gone_and_costs_no_coins() -> None:
    t = table("3 head 2 log", first=city(coins=1, logs=2))
    t.play("use head 3", "character architect", "33", "34")
    assert (t.city().logs, t.city().coins) == (1, 1)
    t.play("35")
    assert (t.city().logs, t.city().coins, t.due) == (0, 1, 1)
    t.skip()
    t.throw("3 head 2 log")
    t.play("use head 3", "character architect", "53")
    assert t.due == 1
    assert len(t.holding("house")) == 2


@rule("SM-LOG-01", "SM-LOG-06")
def test_logs_left_and_houses_are_the_logs_of_the_start_and_of_the_deliveries() -> None:
    for seed in range(3):
        t = new_game(2, seed=seed)
        for _ in random_steps(t, seed):
            pass
        for seat in (0, 1):
            assert t.city(seat).logs + len(t.holding("house", seat)) == 2 + t.city(seat).logs_delivered
