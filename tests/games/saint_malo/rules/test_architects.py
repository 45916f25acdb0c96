"""The architect and his houses (canon 2.13)."""

from random import Random

import pytest

from auberge.core.protocol import Seat
from auberge.games.saint_malo.events import BuildingStopped, HouseBuilt, PointsScored
from tests.canon import rule
from tests.games.saint_malo.city_table import SPOTS, STARTING_CRATES, Table, around, beside, city, table

EMPTY = frozenset(SPOTS) - STARTING_CRATES
ROOMS = {
    "new city": EMPTY,
    "two rows": frozenset(["22", "23", "24", "25", "E2", "42", "43", "44", "45", "E4", "33"]),
    **{f"drawn {seed}": frozenset(Random(seed).sample(sorted(SPOTS), 14 + 8 * seed)) for seed in (1, 2, 3)},
}


def build_at(spot: str, cells: dict[str, str] | None = None, empty: str | None = None, **stores: int) -> Table:
    """A table on which an architect has just come to this cell."""
    t = table("5 head", first=city(cells, empty, **{"logs": 3, **stores}))
    t.play("use head 3", "character architect", spot)
    return t


def legal_groups(architect: str, empty: frozenset[str], most: int) -> set[frozenset[str]]:
    """Every finished group the text allows: connected, one house around the architect; or none."""
    groups = {frozenset({spot}) for spot in empty}
    found: set[frozenset[str]] = {frozenset()}
    for _ in range(most):
        found |= {group for group in groups if group & around(architect)}
        groups = {group | {spot} for group in groups for spot in set().union(*map(beside, group)) & empty - group}
    return found


def groups_entered(t: Table) -> set[frozenset[str]]:
    """Every group of houses the player can leave, entered house by house."""
    before, found, seen = t.holding("house"), set(), set()
    waiting = [t]
    while waiting:
        now = waiting.pop()
        group = frozenset(now.holding("house") - before)
        if group in seen:
            continue
        seen.add(group)
        found.add(group)
        if now.question == "house" and now.actor == 0:
            assert "stop" in now.answers()
            for spot in now.cells():
                then = now.fork()
                then.play(spot)
                waiting.append(then)
    return found


@rule("SM-CHAR-ARCHITECT-6")
@pytest.mark.parametrize("spot", SPOTS)
def test_an_architect_builds_from_any_cell(spot: str) -> None:
    t = build_at(spot, empty=" ".join({spot, *around(spot)}))
    assert t.cells() == around(spot)


@rule("SM-CHAR-ARCHITECT-2", "SM-CHAR-ARCHITECT-3", "SM-CHAR-ARCHITECT-7", "SM-AMB-53")
@pytest.mark.parametrize("logs", [0, 1, 2, 3, 4, 7])
def test_an_architect_turns_up_to_three_logs_into_houses_of_3_points(logs: int) -> None:
    t = build_at("33", logs=logs, points=10)
    built = 0
    for spot in ("34", "35", "45", "55"):
        if t.due == 1:
            break
        events = t.play(spot)
        built += 1
        assert PointsScored(Seat(0), 3, "house") in events
        assert (t.city().logs, t.city().points) == (logs - built, 10 + 3 * built)
    assert built == min(3, logs)
    assert (t.due, len(t.holding("house"))) == (1, built)


@rule("SM-CHAR-ARCHITECT-4")
def test_the_houses_of_one_turn_are_connected_by_their_edges() -> None:
    t = build_at("33")
    t.play("34")
    for apart in ("32", "42", "22", "45", "25", "N1", "23", "43"):
        t.refuse(apart, "SM-CHAR-ARCHITECT-4", "SM-CHAR-ARCHITECT-11")
    assert t.cells() == {"24", "35", "44"}


@rule("SM-CHAR-ARCHITECT-5")
def test_one_new_house_at_least_touches_the_new_architect_also_by_a_corner() -> None:
    t = build_at("33")
    assert t.cells() == around("33")
    for apart in ("35", "55", "N3", "S3", "13"):
        t.refuse(apart, "SM-CHAR-ARCHITECT-5", "SM-CHAR-ARCHITECT-11")
    for corner in ("22", "24", "42", "44"):
        then = t.fork()
        then.play(corner, "stop")
        assert (then.at(corner), then.city().points) == ("house", 3)


@rule("SM-AMB-41", "SM-CHAR-ARCHITECT-5")
def test_one_contact_with_the_architect_is_enough() -> None:
    t = build_at("33")
    t.play("44", "54", "S4")
    assert t.city().points == 9
    assert t.holding("house") & around("33") == {"44"}


@rule("SM-CHAR-ARCHITECT-6")
def test_new_houses_may_touch_older_houses_or_architects_but_need_not() -> None:
    older = {"35": "house", "25": "architect"}
    t = build_at("33", older)
    touching, apart = t.fork(), t.fork()
    touching.play("34", "24", "stop")
    apart.play("42", "52", "stop")
    assert touching.city().points == apart.city().points == 6


@rule("SM-CHAR-ARCHITECT-6", "SM-CHAR-ARCHITECT-4", "SM-AMB-12")
def test_older_houses_and_architects_are_no_link_between_new_houses() -> None:
    t = build_at("33", {"25": "house", "53": "architect"})
    t.play("24")
    for linked in ("15", "35", "54"):
        t.refuse(linked, "SM-CHAR-ARCHITECT-4", "SM-CHAR-ARCHITECT-6", "SM-CHAR-ARCHITECT-11")
    assert t.answers() == {"14", "23", "34", "stop"}


@rule("SM-CHAR-ARCHITECT-8", "SM-AMB-40")
@pytest.mark.parametrize("houses", [0, 1, 2, 3])
def test_building_is_optional_and_may_stop_after_any_house(houses: int) -> None:
    t = build_at("33", logs=5)
    t.play(*["34", "35", "45"][:houses])
    if houses < 3:
        assert t.question == "house"
        assert BuildingStopped(Seat(0)) in t.play("stop")
    assert (t.city().points, t.city().logs, t.due) == (3 * houses, 5 - houses, 1)


@rule("SM-CHAR-ARCHITECT-8")
def test_an_architect_may_be_placed_without_logs() -> None:
    t = build_at("33", logs=0)
    assert (t.at("33"), t.city().points, t.due) == ("architect", 0, 1)


@rule("SM-CHAR-ARCHITECT-9")
def test_an_architect_never_builds_in_a_later_turn() -> None:
    t = build_at("33", logs=3)
    t.play("stop")
    t.skip()
    for dice, texts in (("2 head 3 log", ["use head 1", "55"]), ("1 cross 4 log", ["use cross 1", "54"])):
        t.throw(dice)
        t.play(*texts)
        assert t.due == 1
        t.skip()
    assert (t.city().logs, t.holding("house")) == (3, set())


@rule("SM-CHAR-ARCHITECT-10", "SM-CHAR-ARCHITECT-5")
def test_contact_with_an_older_architect_does_not_replace_the_new_one() -> None:
    t = build_at("33", {"55": "architect"})
    for beside_the_old in ("45", "54", "E5", "S5", "E4"):
        t.refuse(beside_the_old, "SM-CHAR-ARCHITECT-5", "SM-CHAR-ARCHITECT-10", "SM-CHAR-ARCHITECT-11")
    t.play("44", "45", "E4")
    assert t.city().points == 9


@rule("SM-CHAR-ARCHITECT-11", "SM-CHAR-ARCHITECT-4", "SM-CHAR-ARCHITECT-5", "SM-AMB-51")
@pytest.mark.parametrize("room", ROOMS)
def test_the_groups_entered_are_exactly_those_of_the_text(room: str) -> None:
    empty = ROOMS[room]
    for architect in sorted(empty)[:: 3 if room == "new city" else 1]:
        for logs in (1, 3):
            given = None if room == "new city" else " ".join(sorted(empty))
            t = build_at(architect, empty=given, logs=logs)
            assert groups_entered(t) == legal_groups(architect, empty - {architect}, logs)


@rule("SM-CHAR-ARCHITECT-2", "SM-AMB-40")
def test_a_fourth_house_is_not_built_however_many_logs_are_left() -> None:
    t = build_at("33", logs=9)
    events = t.play("34", "35", "45")
    assert sum(isinstance(event, HouseBuilt) for event in events) == 3
    assert (t.due, t.city().logs) == (1, 6)
    t.refuse("44", seat=0)
