"""The city: cells, towers and sides (canon 2.4)."""

import pytest

from auberge.games.saint_malo.events import SideDestroyed
from tests.canon import rule
from tests.games.game_table import random_steps
from tests.games.saint_malo.city_table import (
    DARK,
    HEADS,
    LIGHT,
    SIDES,
    SPOTS,
    STARTING_CRATES,
    THINGS,
    Table,
    city,
    new_game,
    side,
    table,
)

CONTENTS = ("crate", "church_3", "house", *HEADS)  # all that can be placed in a light cell


def placing(thing: str, cells: dict[str, str] | None = None) -> Table:
    """A table where the next answer is the cell of this thing (a house: beside an architect at (2,2))."""
    built = city(cells)
    if thing == "crate":
        t = table("1 crate 4 log", first=built)
        t.play("use crate 1")
    elif thing == "wall":
        t = table("1 wall 4 log", first=built)
        t.play("use wall 1")
    elif thing.startswith("church"):
        t = table("5 cross", first=built)
        t.play(f"use cross {thing[-1]}")
    elif thing == "house":
        t = table("5 head", first=built)
        t.play("use head 3", "character architect", "22")
    else:
        t = table("5 head", first=built)
        t.play(f"use head {HEADS[thing]}")
        if t.question == "type":
            t.play(f"character {thing}")
    return t


@rule("SM-CITY-01", "SM-CITY-02", "SM-CITY-03")
def test_a_city_has_25_light_and_20_dark_cells() -> None:
    empty = placing("church_1").cells()
    assert empty & LIGHT == LIGHT - STARTING_CRATES
    assert len(LIGHT) == 25
    assert empty & DARK == DARK == placing("wall").cells()
    assert len(DARK) == 20
    assert len(empty) == 41 == 45 - len(STARTING_CRATES)
    rows = new_game().city().cells
    assert sum(content != "tower" for row in rows for content in row) == 45


@rule("SM-CITY-04")
@pytest.mark.parametrize(
    ("name", "towers"),
    [("N", ((0, 0), (0, 6))), ("E", ((0, 6), (6, 6))), ("S", ((6, 0), (6, 6))), ("W", ((0, 0), (6, 0)))],
)
def test_each_side_lies_between_two_towers(name: str, towers: tuple[tuple[int, int], ...]) -> None:
    t = placing("wall", {" ".join(side(name).split()[:4]): "wall"})
    assert t.city().sides[name] == "open"  # type: ignore[index]
    t.play(side(name).split()[4])
    assert t.city().sides == {s: "complete" if s == name else "open" for s in "NESW"}
    assert all(t.city().cells[row][col] == "tower" for row, col in towers)
    line = sorted([*SIDES[name], *towers])
    assert line[0] in towers
    assert line[-1] in towers


@rule("SM-CITY-05")
@pytest.mark.parametrize("thing", THINGS)
def test_nothing_is_placed_on_a_tower(thing: str) -> None:
    t = placing(thing)
    for row, col in ((0, 0), (0, 6), (6, 0), (6, 6)):
        t.refuse(f"cell ({row},{col})", "SM-CITY-05")
    assert len(SPOTS) == 45


@rule("SM-CITY-06")
@pytest.mark.parametrize("thing", [thing for thing in THINGS if thing != "house"])
def test_a_dark_cell_holds_anything(thing: str) -> None:
    for spot in sorted(DARK):
        t = placing(thing)
        t.play(spot)
        assert t.at(spot) == thing


@rule("SM-CITY-06", "SM-CHAR-ARCHITECT-3")
@pytest.mark.parametrize(("architect", "house"), [("14", "N5"), ("25", "E1"), ("52", "S1"), ("51", "W5")])
def test_a_house_may_stand_in_a_dark_cell(architect: str, house: str) -> None:
    t = table("3 head 2 log")
    t.play("use head 3", "character architect", architect, house)
    assert t.at(house) == "house"
    assert t.city().sides == {s: "destroyed" if s == house[0] else "open" for s in "NESW"}


@rule("SM-CITY-07")
@pytest.mark.parametrize("thing", [thing for thing in CONTENTS if thing != "house"])
def test_a_light_cell_holds_anything_but_a_wall(thing: str) -> None:
    assert placing(thing).cells() >= LIGHT - STARTING_CRATES
    t = placing(thing)
    t.play("44")
    assert t.at("44") == thing


@rule("SM-CITY-07")
def test_no_wall_stands_in_a_light_cell() -> None:
    t = placing("wall")
    for spot in sorted(LIGHT - STARTING_CRATES):
        t.refuse(spot, "SM-CITY-07", "SM-WALL-02")
    house = placing("house")
    house.play("33")
    assert house.at("33") == "house"


@rule("SM-CITY-08")
@pytest.mark.parametrize("thing", [thing for thing in THINGS if thing != "house"])
def test_things_are_placed_only_in_empty_cells(thing: str) -> None:
    contents = [*CONTENTS, "wall"]
    there = dict(zip(sorted(DARK), contents, strict=False)) | {"W5": "wall"}
    t = placing(thing, there)
    for spot in [*there, *([] if thing == "wall" else STARTING_CRATES)]:
        t.refuse(spot, "SM-CITY-08")
    assert t.cells() == (DARK if thing == "wall" else DARK | LIGHT - STARTING_CRATES) - set(there)


@rule("SM-CITY-08")
def test_a_house_is_built_only_in_an_empty_cell() -> None:
    t = placing("house", {"33": "church_1"})
    for spot in ("33", "22", "11"):
        t.refuse(spot, "SM-CITY-08")
    assert t.cells() == {"13", "23", "32"}


@rule("SM-CITY-09")
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_a_filled_cell_stays_as_it_is(seats: int) -> None:
    t = new_game(seats)
    for before, _, _ in random_steps(t, seed=seats):
        for was, now in zip(before.cities, t.view.cities, strict=True):
            for old, new in zip(was.cells, now.cells, strict=True):
                assert all(a in ("empty", b) for a, b in zip(old, new, strict=True))
    assert t.is_over


@rule("SM-CITY-10")
def test_a_cell_holds_one_thing() -> None:
    crates = table("2 crate 3 log")
    crates.play("use crate 2", "33")
    crates.refuse("33", "SM-CITY-08", "SM-CITY-10")
    walls = table("2 wall 3 log")
    walls.play("use wall 2", "N3")
    walls.refuse("N3", "SM-CITY-08", "SM-CITY-10")
    houses = placing("house")
    houses.play("33")
    houses.refuse("33", "SM-CITY-08", "SM-CITY-10")
    before = houses.city().empty_cells
    houses.play("34")
    assert houses.city().empty_cells == before - 1


@rule("SM-CITY-11", "SM-CHAR-04")
@pytest.mark.parametrize("thing", [thing for thing in CONTENTS if thing != "house"])
def test_anything_but_a_wall_destroys_its_side_at_once(thing: str) -> None:
    for spot in sorted(DARK):
        t = placing(thing)
        events = t.play(spot)
        assert t.city().sides == {s: "destroyed" if s == spot[0] else "open" for s in "NESW"}
        assert [event for event in events if isinstance(event, SideDestroyed)]
    for spot in sorted(DARK):
        t = placing("wall")
        t.play(spot)
        assert t.city().sides == dict.fromkeys("NESW", "open")


@rule("SM-CITY-12", "SM-CITY-13", "SM-CITY-14", "SM-CITY-16", "SM-AMB-44")
@pytest.mark.parametrize("name", list("NESW"))
@pytest.mark.parametrize("thing", CONTENTS)
def test_a_destroyed_side_gives_nothing_even_with_four_walls(name: str, thing: str) -> None:
    for broken in range(5):
        cells = side(name).split()
        spoilt = cells.pop(broken)
        last = cells.pop()
        t = table("1 wall 4 log", first=city({spoilt: thing, " ".join(cells): "wall"}))
        defence = t.city().defence
        t.play("use wall 1", last)
        seen = t.city()
        assert t.at(last) == "wall"
        assert (seen.sides[name], seen.defence) == ("destroyed", defence)  # type: ignore[index]
        assert (seen.coins, seen.points, t.due) == (3, 0, 1)


@rule("SM-CITY-15")
@pytest.mark.parametrize("name", list("NESW"))
def test_a_destroyed_side_does_not_affect_the_others(name: str) -> None:
    for other in "NESW".replace(name, ""):
        walls = " ".join(side(other).split()[:4])
        t = table("1 wall 4 log", first=city({f"{name}3": "house", walls: "wall"}))
        t.play("use wall 1", f"{other}5")
        assert t.city().sides[other] == "complete"  # type: ignore[index]
        assert t.city().defence == 2
        assert t.question == "type" if other == "N" else (t.city().coins, t.city().points) != (3, 0)


@rule("SM-CITY-17")
@pytest.mark.parametrize("name", list("NESW"))
@pytest.mark.parametrize("thing", [thing for thing in THINGS if thing != "house"])
def test_a_complete_wall_cannot_be_destroyed(name: str, thing: str) -> None:
    t = placing(thing, {side(name): "wall"})
    for spot in side(name).split():
        t.refuse(spot, "SM-CITY-08")
    t.play(sorted(t.cells())[0])
    assert (t.city().sides[name], t.city().defence >= 2) == ("complete", True)  # type: ignore[index]


@rule("SM-CITY-18")
def test_coins_and_logs_take_no_cell() -> None:
    t = table("5 log")
    t.play("use log 5")
    assert (t.city().logs, t.city().empty_cells) == (7, 41)
    t.skip()
    t.throw("3 head 2 log")
    t.play("use head 3", "character merchant", "22")
    assert (t.city().coins, t.city().empty_cells) == (5, 40)


@rule("SM-CITY-19")
def test_neighbourship_ignores_the_shade_of_cells() -> None:
    crates = table("2 crate 3 log")
    crates.play("use crate 2", "N3")
    assert crates.cells() == {"N2", "N4", "13"}
    for dark, light in (("N3", "14"), ("E2", "15"), ("S3", "52"), ("W4", "51")):
        for church, priest in ((dark, light), (light, dark)):
            t = table("2 head 3 log", first=city({church: "church_2"}))
            t.play("use head 2", "character priest", priest)
            assert t.city().points == 1
