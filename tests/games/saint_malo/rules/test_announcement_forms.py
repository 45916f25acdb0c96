"""The uses offered: every normal form and nothing else (canon 2.7, SM-PICK-17 to -19)."""

from collections import Counter
from itertools import combinations_with_replacement

import pytest

from auberge.games.saint_malo.events import Passed, Used
from tests.canon import rule
from tests.games.saint_malo.city_table import (
    DARK,
    SPOTS,
    STARTING_CRATES,
    SYMBOLS,
    beside,
    city,
    faces,
    side,
    table,
)

FACES = (*SYMBOLS, "crossed_swords")
RESULTS = [Counter(roll) for roll in combinations_with_replacement(FACES, 5)]
NO_DARK = " ".join(f"{row}{col}" for row in (3, 4, 5) for col in (2, 3, 4, 5))  # twelve light cells


def counted(result: Counter[str]) -> str:
    return " ".join(f"{number} {face}" for face, number in result.items() if number)


def offered(dice: str, first: dict[str, object], *options: str) -> set[str]:
    """The answers of the announcement, also where there is only one and it happens by itself."""
    t = table(first=first, options=options, roll=faces(dice))
    events = t.play(f"keep {faces(dice)}")
    if t.question == "announce" and t.actor == 0:
        return t.answers()
    done = [event for event in events if isinstance(event, Used | Passed)]
    assert len(done) == 1
    return {f"use {done[0].symbol} {done[0].dice}" if isinstance(done[0], Used) else "pass"}


def largest_area(empty: str) -> int:
    """The size of the largest connected empty area, found cell by cell."""
    left, largest = set(empty.split()), 0
    while left:
        area, edge = set[str](), {left.pop()}
        while edge:
            area |= edge
            edge = {other for spot in edge for other in beside(spot)} & left
            left -= edge
        largest = max(largest, len(area))
    return largest


def normal_forms(result: Counter[str], coins: int, areas: int, dark: int) -> dict[str, int]:
    """Every use and its price, by the formula of SM-PICK-17."""
    limits = {"crate": areas, "wall": dark}
    prices = {}
    for symbol in SYMBOLS:
        for number in range(1, min(5 - result["crossed_swords"], limits.get(symbol, 5)) + 1):
            price = 2 * max(0, number - result[symbol]) + (2 if symbol == "log" else 0)
            if price <= coins:
                prices[f"use {symbol} {number}"] = price
    return prices


NEW_CITY = " ".join(sorted(set(SPOTS) - STARTING_CRATES))
EMPTY_CELLS = {
    "new": NEW_CITY,
    "no dark cell": NO_DARK,
    "areas of 1, 2 and 3": "33 34 51 52 53 N1 W1",
    "single cells": "N3 22 44 S5",
    "only dark": f"{side('E')} S4",
}


@rule("SM-PICK-16", "SM-PICK-17", "SM-PICK-18", "SM-AMB-03", "SM-AMB-05", "SM-AMB-06", "SM-AMB-07")
@pytest.mark.parametrize("name", EMPTY_CELLS)
@pytest.mark.parametrize("coins", [0, 1, 2, 3, 4, 5, 6, 7, 11, 12])
def test_the_uses_offered_are_exactly_the_normal_forms(name: str, coins: int) -> None:
    empty = EMPTY_CELLS[name]
    first = city(coins=coins) if name == "new" else city(only_empty=empty, coins=coins)
    dark = len(DARK & set(empty.split()))
    for result in RESULTS if name == "new" or coins in (0, 4) else RESULTS[::5]:
        prices = normal_forms(result, coins, largest_area(empty), dark)
        expected = set(prices) | (set() if 0 in prices.values() else {"pass"})
        assert offered(counted(result), first) == expected


@rule("SM-AMB-03", "SM-PICK-18")
def test_with_voluntary_pass_a_pass_stands_beside_all_uses() -> None:
    for result in RESULTS[::3]:
        prices = normal_forms(result, 3, 5, 20)
        expected = set(prices) | {"pass"}
        assert offered(counted(result), city(coins=3), "allow_voluntary_pass") == expected


@rule("SM-PICK-19", "SM-AMB-11", "SM-AMB-14", "SM-CRATE-08")
@pytest.mark.parametrize("room", [1, 2, 3, 4, 5])
def test_only_numbers_the_city_can_take_may_be_announced(room: int) -> None:
    row = " ".join(side("S").split()[:room])
    for symbol, reading in (("crate", "SM-AMB-11"), ("wall", "SM-AMB-14")):
        first = city(only_empty=f"{row} 33 24", coins=0)
        assert offered(f"5 {symbol}", first) == {f"use {symbol} {number}" for number in range(1, room + 1)}
        if 1 < room < 5:
            table(f"5 {symbol}", first=first).refuse(f"use {symbol} {room + 1}", "SM-PICK-17", "SM-PICK-19", reading)
