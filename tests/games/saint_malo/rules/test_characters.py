"""Characters except the architect (canon 2.13)."""

from itertools import combinations

import pytest

from auberge.core.protocol import Seat
from auberge.games.saint_malo.events import CharacterPlaced, CoinsGained, PointsScored
from tests.canon import rule
from tests.games.saint_malo.city_table import HEADS, SPOTS, STARTING_CRATES, Table, around, city, side, table

FAR = sorted(set(SPOTS) - around("44") - {"44"} - STARTING_CRATES)


def recruit(character: str, spot: str, cells: dict[str, str] | None = None, **stores: int) -> Table:
    """A table on which this character has just come to this cell."""
    t = table("5 head", first=city(cells, None, **{"logs": 0, **stores}))
    t.play(f"use head {HEADS[character]}", *([f"character {character}"] if HEADS[character] in (2, 3) else []), spot)
    return t


@rule("SM-CHAR-01")
@pytest.mark.parametrize("character", HEADS)
def test_heads_place_one_character_in_an_empty_cell(character: str) -> None:
    for spot in ("N1", "E5", "33", "22"):
        t = recruit(character, spot)
        assert (t.at(spot), t.city().empty_cells, t.due) == (character, 40, 1)


@rule(
    "SM-CHAR-02",
    "SM-CHAR-CITIZEN-1",
    "SM-CHAR-SOLDIER-1",
    "SM-CHAR-PRIEST-1",
    "SM-CHAR-ARCHITECT-1",
    "SM-CHAR-MERCHANT-1",
    "SM-CHAR-JUGGLER-1",
    "SM-CHAR-NOBLE-1",
)
@pytest.mark.parametrize("heads", [1, 2, 3, 4, 5])
def test_the_heads_used_fix_the_characters_available(heads: int) -> None:
    available = {name for name, cost in HEADS.items() if cost == heads}
    t = table("5 head")
    t.play(f"use head {heads}")
    if len(available) == 1:
        (character,) = available
        event = t.play("33")[0]
        assert event == CharacterPlaced(Seat(0), character, 3, 3)  # type: ignore[arg-type]
        return
    assert t.answers() == {f"character {name}" for name in available}
    for name in set(HEADS) - available:
        t.refuse(f"character {name}", "SM-CHAR-02")
    t.refuse("decline")


@rule("SM-CHAR-02")
@pytest.mark.parametrize(("character", "heads"), HEADS.items())
def test_a_character_needs_its_heads_shown_or_bought(character: str, heads: int) -> None:
    for shown in range(heads):
        t = table(f"{shown} head {5 - shown} cross", first=city(coins=2 * (heads - shown) - 1))
        t.refuse(f"use head {heads}", "SM-PICK-04", "SM-COIN-04", "SM-PICK-17")
    t = recruit(character, "33")
    assert t.at("33") == character


@rule("SM-CHAR-04")
@pytest.mark.parametrize("character", HEADS)
def test_a_character_in_a_dark_cell_destroys_the_side(character: str) -> None:
    for name in "NESW":
        t = recruit(character, f"{name}3")
        assert t.city().sides == {s: "destroyed" if s == name else "open" for s in "NESW"}
    assert recruit(character, "33").city().sides == dict.fromkeys("NESW", "open")


@rule("SM-CHAR-CITIZEN-2", "SM-CHAR-NOBLE-2")
@pytest.mark.parametrize(("character", "points"), [("citizen", 1), ("noble", 7)])
@pytest.mark.parametrize("spot", ["22", "55", "W1", "N5"])
def test_a_citizen_gives_1_and_a_noble_7_points_anywhere(character: str, points: int, spot: str) -> None:
    t = recruit(character, spot, {"44": "church_1", "13": "citizen"}, points=20)
    assert t.city().points == 20 + points
    assert (t.city().coins, t.city().logs, t.city().defence) == (3, 0, 0)


@rule("SM-CHAR-SOLDIER-2")
def test_each_soldier_adds_1_to_defence_in_every_attack_wherever_he_stands() -> None:
    spots = ["33", "N1", "E5", "S3", "W2", "55"]
    for number in range(1, 6):
        t = recruit("soldier", spots[number], {" ".join(spots[:number]): "soldier"})
        assert (t.city().defence, t.city().points) == (number + 1, 0)
    for ticks in (3, 7):
        t = table("1 crossed_swords 4 cross", first=city({"33 N1 E1": "soldier"}), ticks=ticks)
        t.play("use cross 1", "44")
        assert (t.city(0).cannons_lost, t.city(1).cannons_lost, t.city(0).defence) == (0, 1, 3)


@rule("SM-CHAR-PRIEST-2", "SM-CHAR-PRIEST-4")
@pytest.mark.parametrize("size", [1, 2, 3, 4, 5])
def test_a_priest_gives_1_point_per_church_around_whatever_its_size(size: int) -> None:
    for spot in sorted(around("44")):
        t = recruit("priest", "44", {spot: f"church_{size}"})
        assert t.city().points == 1
    for spot in FAR:
        assert recruit("priest", "44", {spot: f"church_{size}"}).city().points == 0


@rule("SM-CHAR-PRIEST-2")
@pytest.mark.parametrize("number", range(9))
def test_a_priest_counts_every_church_around_him(number: int) -> None:
    cells = {spot: f"church_{1 + i % 5}" for i, spot in enumerate(sorted(around("44"))[:number])}
    assert recruit("priest", "44", cells).city().points == number


@rule("SM-CHAR-PRIEST-2")
def test_a_priest_sees_churches_only() -> None:
    others = ["crate", "house", "citizen", "soldier", "architect", "merchant", "juggler", "noble"]
    t = table("5 head", first=city(dict(zip(sorted(around("44")), others, strict=True))))
    events = t.play("use head 2", "character priest", "44")
    assert t.city().points == 0
    assert not any(isinstance(event, PointsScored) for event in events)


@rule("SM-CHAR-PRIEST-3", "SM-CHAR-03", "SM-CHURCH-06")
def test_a_church_built_beside_a_priest_later_gives_nothing_for_him() -> None:
    t = recruit("priest", "44", {"34": "church_1"})
    t.skip()
    t.throw("5 cross")
    t.play("use cross 5", "45")
    assert t.city().points == 1


@rule("SM-CHAR-MERCHANT-2")
@pytest.mark.parametrize("number", range(9))
def test_a_merchant_gives_1_coin_per_crate_around(number: int) -> None:
    spots = sorted(around("44"))
    for cells in ([*spots[:number]], [*spots[8 - number :]]):
        t = recruit("merchant", "44", {" ".join(cells): "crate"} if cells else None, coins=5)
        assert (t.city().coins, t.city().points) == (5 + number, 0)
    t = recruit("merchant", "44", {" ".join(FAR): "crate"})
    assert t.city().coins == 3


@rule("SM-CHAR-MERCHANT-2")
def test_a_merchant_sees_crates_only() -> None:
    others = ["church_1", "house", "citizen", "soldier", "architect", "priest", "juggler", "merchant"]
    cells = dict(zip(sorted(around("44")), others, strict=True))
    assert recruit("merchant", "44", cells).city().coins == 3


@rule("SM-CHAR-MERCHANT-3", "SM-CHAR-MERCHANT-5")
def test_crates_are_not_used_up_and_starting_crates_count() -> None:
    t = recruit("merchant", "22", {"13 23 33": "crate"}, coins=0)
    assert t.city().coins == 7
    t.skip()
    t.throw("3 head 2 log")
    events = t.play("use head 3", "character merchant", "32")
    assert CoinsGained(Seat(0), 4, "merchant") in events
    assert t.city().coins == 11
    assert len(t.holding("crate")) == 7


@rule("SM-CHAR-MERCHANT-4", "SM-CHAR-03")
def test_a_crate_placed_beside_a_merchant_later_gives_nothing_for_him() -> None:
    t = recruit("merchant", "44", coins=0)
    t.skip()
    t.throw("5 crate")
    t.play("use crate 5", "43", "53", "54", "55", "45")
    assert t.city().coins == 0


@rule("SM-CHAR-MERCHANT-5", "SM-CHAR-MERCHANT-6")
@pytest.mark.parametrize(
    ("spot", "coins"), [("22", 4), ("W2", 3), ("32", 2), ("W4", 1), ("55", 0), ("N1", 2), ("E3", 0), ("N5", 0)]
)
def test_a_merchant_may_stand_anywhere_even_for_no_coins(spot: str, coins: int) -> None:
    t = table("5 head", first=city(coins=1, logs=0))
    events = t.play("use head 3", "character merchant", spot)
    assert t.city().coins == 1 + coins
    gained = [event for event in events if isinstance(event, CoinsGained)]
    assert gained == [CoinsGained(Seat(0), coins, "merchant")] * (coins > 0)


@rule("SM-CHAR-JUGGLER-2", "SM-CHAR-JUGGLER-5", "SM-AMB-38")
@pytest.mark.parametrize("number", range(8))
def test_a_juggler_gives_2_points_per_type_around_up_to_14(number: int) -> None:
    spots = sorted(around("44"))
    for types in combinations(HEADS, number):
        cells = dict(zip(spots, types, strict=False))
        assert recruit("juggler", "44", cells).city().points == 2 * number


@rule("SM-CHAR-JUGGLER-2")
def test_a_juggler_counts_diagonal_neighbours_and_nobody_further_off() -> None:
    for spot in sorted(around("44")):
        assert recruit("juggler", "44", {spot: "priest"}).city().points == 2
    assert recruit("juggler", "44", {" ".join(FAR): "priest"}).city().points == 0
    cells = dict(zip(sorted(around("44")), ["crate", "house", "church_1", "church_5"], strict=False))
    assert recruit("juggler", "44", cells).city().points == 0


@rule("SM-CHAR-JUGGLER-3")
@pytest.mark.parametrize("character", HEADS)
def test_several_neighbours_of_one_type_count_once(character: str) -> None:
    spots = sorted(around("44"))
    for number in range(2, 9):
        assert recruit("juggler", "44", {" ".join(spots[:number]): character}).city().points == 2


@rule("SM-CHAR-JUGGLER-4", "SM-CHAR-JUGGLER-5")
def test_another_juggler_counts_as_a_type_but_not_he_himself() -> None:
    assert recruit("juggler", "44").city().points == 0
    assert recruit("juggler", "44", {"55": "juggler"}).city().points == 2
    assert recruit("juggler", "44", {"55": "juggler", "54": "citizen"}).city().points == 4


@rule("SM-CHAR-JUGGLER-6", "SM-CHAR-03")
def test_a_character_placed_beside_a_juggler_later_gives_nothing_for_him() -> None:
    t = recruit("juggler", "44")
    t.skip()
    t.throw("2 head 3 log")
    events = t.play("use head 2", "character soldier", "45")
    assert not [event for event in events if isinstance(event, PointsScored)]
    assert t.city().points == 0


@rule("SM-CHAR-03", "SM-CHAR-SOLDIER-2")
def test_effects_look_at_the_city_as_it_is_but_soldiers_count_in_every_attack() -> None:
    t = recruit("soldier", "33")
    assert t.city().defence == 1
    t.skip()
    t.throw("1 cross 4 crossed_swords")
    t.play("use cross 1", "44")
    assert (t.city(0).cannons_lost, t.city(1).cannons_lost) == (0, 1)
    t.throw("1 cross 4 crossed_swords")
    t.play("use cross 1", "44")
    assert (t.city(0).cannons_lost, t.city(1).cannons_lost) == (1, 2)


@rule("SM-AMB-23")
@pytest.mark.parametrize(("church", "priest"), [("N1", "W1"), ("N5", "E1"), ("S5", "E5"), ("S1", "W5")])
def test_dark_cells_on_both_sides_of_a_tower_are_diagonal_neighbours(church: str, priest: str) -> None:
    for one, other in ((church, priest), (priest, church)):
        assert recruit("priest", other, {one: "church_2"}).city().points == 1
        empty = city({"14 15 25 51 52 41": "house"}, coins=0)
        t = table("2 crate 3 crossed_swords", first=empty, seats=3)
        t.play("use crate 2", one)
        if t.actor == 0:
            t.refuse(other, "SM-CRATE-02", "SM-CRATE-03", "SM-CRATE-07")
        assert t.at(other) == "empty"


@rule("SM-AMB-39")
def test_the_citizen_is_one_character_under_one_name() -> None:
    assert recruit("citizen", "33").holding("citizen") == {"33"}
    t = table("1 wall 4 log", first=city({" ".join(side("N").split()[:4]): "wall"}))
    t.play("use wall 1", "N5", "character citizen", "44")
    assert t.holding("citizen") == {"44"}
    pair = {"33": "citizen", "45": "citizen"}
    assert recruit("juggler", "44", pair).city().points == 2
