"""Upgrading (canon, 5.1)."""

import pytest

from auberge.core.protocol import Seat
from auberge.games.valletta.events import Built, Paid, Upgraded
from auberge.games.valletta.game import GAME
from tests.canon import rule
from tests.games.valletta.street_table import STREET, of_kind, seat, spot, table

OWN = spot("above", 1, 1)


@rule("V-UPG-01", "V-UPG-05")
def test_only_an_own_building_not_yet_upgraded_can_be_upgraded() -> None:
    free, done, theirs = spot("above", 1, 3), spot("above", 2, 1), spot("below", 1, 1)
    t = table(seat("builder maid", 9, 9, 9, 9, buildings=[OWN, done], upgraded=[done]), seat(None, buildings=[theirs]))
    t.play("builder")
    assert {text for text in t.answers() if text.startswith("upgrade")} == {f"upgrade {OWN}"}
    t.refuse(f"upgrade {free}", "V-UPG-01")
    t.refuse(f"upgrade {theirs}", "V-UPG-01")
    t.refuse(f"upgrade {done}", "V-UPG-05", "V-UPG-01")


@rule("V-UPG-02", "V-UPG-03", "V-UPG-08", "V-ADJ-06", "V-COST-02")
@pytest.mark.parametrize("name", STREET)
def test_an_upgrade_costs_the_printed_wood_stone_and_brick_and_no_gold(name: str) -> None:
    others = [other for other in STREET if other != name][:3]
    t = table(seat("builder maid", 9, 9, 9, 9, buildings=[name, *others]), seats=4)
    cost = t.building(name).cost
    t.play("builder", f"upgrade {name}")
    assert t.view.cost == (0, *cost[1:])
    assert Paid(Seat(0), 0, *cost[1:]) in t.play("pay proposed")
    assert t.goods() == (9, *(9 - number for number in cost[1:]))


@rule("V-UPG-03")
def test_an_upgrade_is_possible_without_gold() -> None:
    t = table(seat("builder maid", 0, 1, 1, 1, buildings=[OWN]))
    t.play("builder")
    assert t.answers() == {f"upgrade {OWN}", "decline"}
    t.play(f"upgrade {OWN}")
    assert t.goods() == (0, 0, 0, 0)


@rule("V-UPG-04", "V-UPG-07")
def test_the_card_is_turned_and_keeps_house_colour_and_owner() -> None:
    t = table(seat("builder maid", 0, 1, 1, 1, buildings=[OWN]), seats=3)
    before, hand, stack = t.building(OWN), t.hand(), t.stack()
    t.play("builder")
    events = t.play(f"upgrade {OWN}")
    assert of_kind(events, Upgraded) == [Upgraded(Seat(0), OWN)]
    assert not of_kind(events, Built)
    after = t.building(OWN)
    assert (after.owner, after.is_upgraded, after.colour) == (0, True, before.colour)
    assert (t.seen().houses_left, t.seen().buildings, t.seen().upgraded) == (7, (OWN,), (OWN,))
    assert (t.hand(), t.stack()) == ([card for card in hand if card != "builder"], stack)


@rule("V-UPG-05")
def test_a_building_is_upgraded_once_at_most() -> None:
    t = table(seat("builder builder maid", 9, 9, 9, 9, buildings=[OWN]))
    t.play("builder", f"upgrade {OWN}", "pay proposed", "builder")
    assert not any(text.startswith("upgrade") for text in t.answers())
    t.refuse(f"upgrade {OWN}", "V-UPG-05", "V-UPG-01")


@rule("V-UPG-06", "V-CHAR-GREEN-4", "V-SCORE-01")
@pytest.mark.parametrize("upgraded", [False, True])
def test_the_visible_side_gives_icons_and_points(upgraded: bool) -> None:
    t = table(
        seat("banker maid", buildings=[OWN], upgraded=[OWN] if upgraded else []),
        icons={OWN: ("gold", 3, 5)},
        points={OWN: (7, 11)},
    )
    t.play("banker")
    assert t.goods() == (5 if upgraded else 3, 0, 0, 0)
    (buildings,) = [line for line in GAME.score_sheet(t.p) if line.source == "buildings"]
    assert buildings.points[0] == (11 if upgraded else 7)


@rule("V-UPG-08")
def test_the_cost_of_an_upgrade_is_what_building_it_had_cost() -> None:
    t = table(seat("builder builder", 9, 9, 9, 9), cost={OWN: [3, 2, 0, 4]})
    t.play("builder", f"build {OWN}")
    assert t.view.cost == (3, 2, 0, 4)
    t.play("pay proposed", "builder", f"upgrade {OWN}")
    assert t.view.cost == (0, 2, 0, 4)


@rule("V-AMB-10")
def test_a_building_can_be_upgraded_in_the_turn_it_was_built() -> None:
    for second in ("builder", "apprentice", "mason"):
        t = table(seat(f"builder {second} maid", 9, 9, 9, 9))
        t.play("builder", f"build {OWN}", "pay proposed", second, f"upgrade {OWN}", "pay proposed")
        assert t.seen().upgraded == (OWN,)


@rule("V-UPG-02", "V-SUB-01")
@pytest.mark.parametrize("kind", [1, 2, 3])
def test_each_part_of_the_upgrade_must_be_covered(kind: int) -> None:
    goods = [0, 1, 1, 1]
    goods[kind] = 0
    for gold, possible in ((2, False), (3, True)):
        t = table(
            seat("builder maid", gold, *goods[1:], buildings=[OWN]), cost=dict.fromkeys(STREET[1:20], (9, 9, 9, 9))
        )
        t.play("builder")
        assert (t.question == "build") == possible
    t.play(f"upgrade {OWN}")
    assert t.goods() == (0, 0, 0, 0)
