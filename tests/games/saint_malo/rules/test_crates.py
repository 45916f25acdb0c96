"""Goods crates (canon 2.10)."""

from random import Random

import pytest

from auberge.games.saint_malo.events import CoinsGained, CratePlaced
from tests.canon import rule
from tests.games.saint_malo.city_table import DARK, SPOTS, STARTING_CRATES, Table, beside, city, new_game, side, table

EMPTY = frozenset(SPOTS) - STARTING_CRATES
PATTERNS = {
    "new city": EMPTY,
    "ring of dark cells": DARK,
    "rooms": frozenset(["33", "34", "51", "52", "53", "N1", "W1", "E1", "E2", "15", "25"]),
    **{f"drawn {seed}": frozenset(Random(seed).sample(sorted(SPOTS), 12 + 6 * seed)) for seed in range(4)},
}


def connected_sets(empty: frozenset[str], number: int) -> set[frozenset[str]]:
    """Every connected set of so many empty cells, by growing each set by each neighbour."""
    found = {frozenset({spot}) for spot in empty}
    for _ in range(number - 1):
        found = {group | {spot} for group in found for spot in set().union(*map(beside, group)) & empty - group}
    return found


def sets_entered(t: Table) -> set[frozenset[str]]:
    """Every set of crates that can be entered cell by cell from here."""
    before, found, seen = t.holding("empty"), set(), set()
    waiting = [t]
    while waiting:
        now = waiting.pop()
        group = frozenset(before - now.holding("empty"))
        if group in seen:
            continue
        seen.add(group)
        if now.question == "crate" and now.actor == 0:
            assert now.cells(), "a dead end"
            for spot in now.cells():
                then = now.fork()
                then.play(spot)
                waiting.append(then)
        else:
            found.add(group)
    return found


@rule("SM-CRATE-01")
@pytest.mark.parametrize("number", [1, 2, 3, 4, 5])
def test_each_crate_die_places_one_crate(number: int) -> None:
    t = table("5 crate")
    events = t.play(f"use crate {number}", *["S1", "S2", "S3", "S4", "S5"][:number])
    assert sum(isinstance(event, CratePlaced) for event in events) == number
    assert t.holding("crate") == STARTING_CRATES | set(["S1", "S2", "S3", "S4", "S5"][:number])
    assert t.due == 1


@rule("SM-CRATE-01")
def test_a_crate_goes_into_any_empty_cell_dark_or_light() -> None:
    t = table("1 crate 4 log")
    t.play("use crate 1")
    assert t.cells() == EMPTY
    t.refuse("11", "SM-CITY-08")


@rule("SM-CRATE-02", "SM-CRATE-03", "SM-AMB-13")
def test_the_crates_of_a_turn_form_one_group_by_their_edges() -> None:
    t = table("4 crate 1 log")
    t.play("use crate 4", "33")
    for detached in ("35", "44", "22", "24", "42", "N1", "55"):
        t.refuse(detached, "SM-CRATE-02", "SM-CRATE-03", "SM-CRATE-07")
    line, square, bent = t.fork(), t.fork(), t.fork()
    line.play("34", "35", "32")
    square.play("34", "44", "43")
    bent.play("43", "53", "54")
    assert {line.due, square.due, bent.due} == {1}


@rule("SM-CRATE-03")
def test_a_corner_does_not_connect_crates() -> None:
    for first, corner in (("22", "33"), ("N3", "14"), ("N5", "E1"), ("E5", "S5")):
        t = table("2 crate 3 log")
        t.play("use crate 2", first)
        t.refuse(corner, "SM-CRATE-02", "SM-CRATE-03", "SM-CRATE-07")


@rule("SM-CRATE-04")
def test_the_new_group_may_touch_older_crates_but_need_not() -> None:
    for first, second in (("22", "23"), ("13", "14"), ("55", "54")):
        t = table("2 crate 3 log")
        t.play("use crate 2", first, second)
        assert t.due == 1
    apart = table("1 crate 4 log")
    apart.play("use crate 1", "55")
    assert apart.at("55") == "crate"


@rule("SM-CRATE-05", "SM-AMB-12")
@pytest.mark.parametrize(("first", "second"), [("22", "N2"), ("13", "W1"), ("32", "W3"), ("N2", "22"), ("41", "22")])
def test_older_crates_are_no_link_between_new_ones(first: str, second: str) -> None:
    t = table("2 crate 3 log")
    t.play("use crate 2", first)
    assert all(STARTING_CRATES & beside(spot) for spot in (first, second))
    t.refuse(second, "SM-CRATE-02", "SM-CRATE-05", "SM-CRATE-07")


@rule("SM-CRATE-05", "SM-AMB-12")
def test_a_crate_of_an_earlier_turn_is_no_link_either() -> None:
    t = table("1 crate 4 log")
    t.play("use crate 1", "33")
    t.skip()
    t.throw("2 crate 3 log")
    t.play("use crate 2", "23")
    t.refuse("43", "SM-CRATE-02", "SM-CRATE-05", "SM-CRATE-07")
    assert t.cells() == {"13", "22", "24"}


@rule("SM-CRATE-06")
def test_a_crate_by_itself_is_worth_nothing() -> None:
    t = table("5 crate")
    events = t.play("use crate 5", "33", "34", "35", "44", "45")
    assert not any(isinstance(event, CoinsGained) for event in events)
    assert (t.city().coins, t.city().points, t.city().defence) == (3, 0, 0)
    full = table("1 crate 4 log", first=city({"33 34 35 44": "crate"}, only_empty="45", coins=0, logs=0))
    full.skip()
    assert full.result.scores[0] == 5  # the full city alone


@rule("SM-CRATE-07", "SM-AMB-11")
def test_the_first_crate_needs_an_area_large_enough_for_all() -> None:
    rooms = city(only_empty="33 34 51 52 53 N1 W1")
    for number, offered in ((3, "51 52 53"), (2, "33 34 51 52 53"), (1, "33 34 51 52 53 N1 W1")):
        t = table("5 crate", first=rooms)
        t.play(f"use crate {number}")
        assert t.cells() == set(offered.split())
    t = table("5 crate", first=rooms)
    t.play("use crate 3")
    t.refuse("33", "SM-CRATE-07")


@rule("SM-CRATE-07", "SM-AMB-51", "SM-AMB-13", "SM-CRATE-02")
@pytest.mark.parametrize("pattern", PATTERNS)
@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_the_sets_entered_are_exactly_the_connected_sets(pattern: str, number: int) -> None:
    empty = PATTERNS[pattern]
    first = city() if pattern == "new city" else city(only_empty=" ".join(sorted(empty)), coins=0)
    t = table(f"{number} crate {5 - number} crossed_swords", first=first, seats=5)
    if t.question == "announce":
        expected = connected_sets(empty, number)
        if not expected:
            t.refuse(f"use crate {number}", "SM-CRATE-07", "SM-AMB-11", "SM-PICK-17", "SM-PICK-19")
            return
        t.play(f"use crate {number}")
        assert sets_entered(t) == expected
    else:
        assert number == 1
        assert sets_entered(t) == connected_sets(empty, 1)


@rule("SM-AMB-51", "SM-CRATE-07")
def test_five_crates_in_a_row_of_rooms_are_entered_as_connected_sets() -> None:
    empty = frozenset(Random(9).sample(sorted(SPOTS), 26))
    t = table("5 crate", first=city(only_empty=" ".join(sorted(empty))))
    t.play("use crate 5")
    assert sets_entered(t) == connected_sets(empty, 5)


@rule("SM-CRATE-08", "SM-AMB-15")
def test_all_announced_crates_are_placed() -> None:
    t = table("3 crate 2 log", options=["allow_voluntary_pass"])
    t.play("use crate 3")
    for spot in ("33", "34", "35"):
        for text in ("pass", "stop", "decline", "use crate 1", "use crate 2"):
            t.refuse(text)
        assert t.actor == 0
        t.play(spot)
    assert t.due == 1


@rule("SM-CRATE-02")
def test_groups_of_different_turns_need_not_touch() -> None:
    t = new_game()
    for spot in ("N1", "33", "S5"):
        t.throw("1 crate 4 log")
        t.play("use crate 1", spot)
        t.skip()
    assert t.holding("crate") == STARTING_CRATES | {"N1", "33", "S5"}
    assert t.city().sides == {name: "destroyed" if name in "NS" else "open" for name in "NESW"}
    assert set(side("E").split()) <= t.holding("empty")
