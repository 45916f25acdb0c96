"""The adjacency discount (canon, 5.2)."""

from collections.abc import Sequence
from itertools import product

import pytest

from auberge.games.valletta.view import Goods
from tests.canon import rule
from tests.games.valletta.street_table import STREET, Table, seat, spot, table

Place = tuple[str, int, int]
PLACES: list[Place] = [
    ("above", 1, 3),
    ("above", 2, 3),
    ("above", 3, 3),
    ("below", 1, 1),
    ("below", 2, 5),
    ("below", 3, 4),
]
EVERYWHERE: list[Place] = list(product(("above", "below"), (1, 2, 3), range(1, 6)))


def cost_of(target: str, own: list[str], card: str = "builder", printed: Sequence[int] | None = None) -> Goods:
    """What the target costs with these own buildings, as asked from the player."""
    cost = {target: printed} if printed else {}
    t = table(seat(f"{card} maid", 10, 10, 10, 10, buildings=own), seats=4, cost=cost)
    t.play(card, f"build {target}")
    return t.view.cost


def saved(t: Table) -> dict[str, int]:
    return {building.name: t.saved_gold(building.name) for building in t.view.layout}


@rule("V-ADJ-01", "V-ADJ-02", "V-ADJ-03", "V-ADJ-07")
@pytest.mark.parametrize("target", PLACES)
def test_an_own_building_right_beside_saves_one_gold_and_no_other_does(target: Place) -> None:
    side, rank, column = target
    printed = table(seats=4).building(spot(*target)).cost
    for other in EVERYWHERE:
        if other == target:
            continue
        apart = abs(other[1] - rank) + abs(other[2] - column)
        saved = 1 if other[0] == side and apart == 1 else 0
        assert cost_of(spot(*target), [spot(*other)]) == (printed[0] - saved, *printed[1:]), other


@rule("V-ADJ-01")
@pytest.mark.parametrize("number", [0, 1, 2, 3, 4])
def test_every_own_neighbour_saves_one_gold(number: int) -> None:
    target = spot("above", 2, 3)
    around = [spot("above", 1, 3), spot("above", 3, 3), spot("above", 2, 2), spot("above", 2, 4)]
    assert cost_of(target, around[:number], printed=(9, 1, 2, 3)) == (9 - number, 1, 2, 3)


@rule("V-ADJ-02")
def test_diagonal_neighbours_do_not_count() -> None:
    target = spot("below", 2, 3)
    corners = [spot("below", rank, column) for rank in (1, 3) for column in (2, 4)]
    assert cost_of(target, corners, printed=(9, 0, 0, 0)) == (9, 0, 0, 0)


@rule("V-ADJ-03")
def test_buildings_across_the_street_are_not_neighbours() -> None:
    for column in range(1, 6):
        target = spot("above", 1, column)
        assert cost_of(target, [spot("below", 1, column)], printed=(5, 1, 0, 0)) == (5, 1, 0, 0)


@rule("V-ADJ-04")
@pytest.mark.parametrize(("gold", "due"), [(0, 0), (1, 0), (2, 0), (3, 0), (4, 1), (5, 2)])
def test_the_gold_part_never_falls_below_zero(gold: int, due: int) -> None:
    target = spot("above", 2, 3)
    around = [spot("above", 1, 3), spot("above", 2, 2), spot("above", 2, 4)]
    t = table(seat("builder maid", 10, 10, 10, 10, buildings=around), cost={target: [gold, 1, 0, 0]})
    t.play("builder", f"build {target}")
    assert t.view.cost == (due, 1, 0, 0)
    t.play("pay proposed")
    assert t.goods() == (10 - due, 9, 10, 10)


@rule("V-ADJ-05", "V-AMB-48")
def test_an_upgraded_neighbour_saves_one_gold_like_any_other() -> None:
    target = spot("above", 1, 2)
    own, theirs = spot("above", 1, 1), spot("above", 1, 3)
    t = table(
        seat("builder maid", 9, 9, 9, 9, buildings=[own], upgraded=[own]),
        seat(None, buildings=[theirs]),
        cost={target: [4, 1, 0, 0]},
    )
    t.play("builder", f"build {target}")
    assert t.view.cost == (3, 1, 0, 0)


@rule("V-ADJ-05")
def test_neighbours_of_every_colour_count_and_of_no_other_player() -> None:
    for own in (spot("above", 1, 2), spot("above", 2, 1), spot("below", 1, 4)):
        t = table(seat(None, buildings=[own]), seats=3)
        assert t.building(own).colour in ("green", "blue", "yellow")
        assert sum(saved(t).values()) > 0
        assert saved(table(seat(), seat(None, buildings=[own]), seats=3)) == dict.fromkeys(STREET[:25], 0)


@rule("V-ADJ-05", "V-COST-01")
@pytest.mark.parametrize(
    ("card", "reduced"), [("roofer", (1, 2, 2, 0)), ("mason", (1, 2, 0, 2)), ("carpenter", (1, 0, 2, 2))]
)
def test_only_gold_is_reduced_by_neighbours(card: str, reduced: tuple[int, ...]) -> None:
    target = spot("above", 1, 2)
    around = [spot("above", 1, 1), spot("above", 1, 3), spot("above", 2, 2)]
    assert cost_of(target, around, card, printed=(4, 2, 2, 2)) == reduced
    assert cost_of(target, around, printed=(4, 2, 2, 2)) == (1, 2, 2, 2)


@rule("V-ADJ-06")
def test_neighbours_change_nothing_for_an_upgrade() -> None:
    target = spot("above", 1, 2)
    around = [spot("above", 1, 1), spot("above", 1, 3), spot("above", 2, 2)]
    for own in ([target], [target, *around]):
        t = table(seat("builder maid", 9, 9, 9, 9, buildings=own), cost={target: [4, 3, 2, 1]})
        t.play("builder", f"upgrade {target}")
        assert t.view.cost == (0, 3, 2, 1)


@rule("V-ADJ-01")
def test_a_building_made_earlier_in_the_turn_is_a_neighbour_already() -> None:
    first, second = spot("above", 1, 1), spot("above", 1, 2)
    t = table(seat("builder builder", 9, 9, 9, 9), cost={second: [4, 1, 0, 0]})
    t.play("builder", f"build {first}", "pay proposed", "builder", f"build {second}")
    assert t.view.cost == (3, 1, 0, 0)
