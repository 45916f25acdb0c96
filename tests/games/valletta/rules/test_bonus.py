"""The build bonus in Jean's zone (canon, 5.5)."""

from itertools import product
from math import ceil

import pytest

from auberge.core.protocol import Seat
from auberge.games.valletta.events import PointsScored
from auberge.games.valletta.game import GAME
from tests.canon import rule
from tests.games.valletta.street_table import Table, of_kind, seat, spot, table

COLUMNS = range(1, 6)


def points_for(jean: int, target: str, card: str = "builder", *, upgrade: bool = False, **settings: bool) -> int:
    """The points earned by building or upgrading the target while Jean stands there."""
    own = [target] if upgrade else []
    t = table(seat(f"{card} maid", 6, 6, 6, 6, buildings=own), jean=jean, seats=4, options=settings)
    return earned(t, card, f"{'upgrade' if upgrade else 'build'} {target}")


def earned(t: Table, card: str, choice: str) -> int:
    events = t.play(card) + t.play(choice)
    events += t.play("pay proposed") if t.question == "payment" else []
    points = sum(event.points for event in of_kind(events, PointsScored))
    assert all(event == PointsScored(Seat(0), 2, "bonus") for event in of_kind(events, PointsScored))
    assert t.points() == t.seen().bonus_points == points
    (bonus,) = [line for line in GAME.score_sheet(t.p) if line.source == "bonus"]
    assert bonus.points[0] == points
    return points


@rule("V-BONUS-01", "V-BONUS-03", "V-BONUS-05")
@pytest.mark.parametrize("jean", range(1, 26))
def test_building_in_the_zone_of_jean_gives_two_points(jean: int) -> None:
    for column in COLUMNS:
        zone = ceil(jean / 5)
        assert points_for(jean, spot("above", 1, column)) == (2 if column == zone else 0)


@rule("V-BONUS-02", "V-OPT-02", "V-DISC-03")
@pytest.mark.parametrize("jean", [1, 5, 6, 25])
def test_upgrading_gives_them_too_unless_the_option_says_no(jean: int) -> None:
    for column in COLUMNS:
        target, zone = spot("below", 1, column), ceil(jean / 5)
        assert points_for(jean, target, upgrade=True) == (2 if column == zone else 0)
        assert points_for(jean, target, upgrade=True, bonus_on_upgrade=False) == 0
        assert points_for(jean, target, bonus_on_upgrade=False) == (2 if column == zone else 0)


@rule("V-BONUS-04")
@pytest.mark.parametrize("column", COLUMNS)
def test_a_zone_is_a_whole_column_above_and_below_the_street(column: int) -> None:
    for side, rank in product(("above", "below"), (1, 2, 3)):
        assert points_for(5 * column - 2, spot(side, rank, column)) == 2
        assert points_for(5 * column - 2, spot(side, rank, column % 5 + 1)) == 0


@rule("V-BONUS-06", "V-AMB-37")
@pytest.mark.parametrize("column", COLUMNS)
def test_jean_on_the_tower_is_in_no_zone(column: int) -> None:
    assert points_for(0, spot("above", 1, column)) == 0
    assert points_for(0, spot("above", 1, column), upgrade=True) == 0


@rule("V-BONUS-07")
@pytest.mark.parametrize("card", ["builder", "roofer", "mason", "carpenter"])
@pytest.mark.parametrize("upgrade", [False, True])
def test_every_card_that_builds_earns_the_bonus(card: str, upgrade: bool) -> None:
    assert points_for(13, spot("above", 1, 3), card, upgrade=upgrade) == 2
    assert points_for(13, spot("above", 1, 2), card, upgrade=upgrade) == 0


@rule("V-BONUS-07", "V-CHAR-APPRENTICE-5")
def test_the_bonus_is_earned_once_for_every_building_built_or_upgraded() -> None:
    target = spot("above", 1, 3)
    t = table(seat("builder apprentice builder", 9, 9, 9, 9), jean=13)
    t.play("builder", f"build {target}", "pay proposed")
    assert t.points() == 2
    t.play("apprentice", f"upgrade {target}", "pay proposed")
    assert t.points() == 4
    t.play("builder", "decline")
    assert t.points() == 4


@rule("V-BONUS-07", "V-AMB-38", "V-AMB-39")
def test_the_bonus_is_there_in_the_end_phase_and_on_the_last_space() -> None:
    for column in COLUMNS:
        t = table(seat("builder maid", 6, 6, 6, 6), jean=25, end_phase=True)
        assert earned(t, "builder", f"build {spot('above', 1, column)}") == (2 if column == 5 else 0)


@rule("V-BONUS-01")
def test_the_zone_is_where_jean_stands_when_the_building_is_built() -> None:
    for first, points in (("jean_de_la_valette", 2), ("shopkeeper", 0)):
        t = table(seat("jean_de_la_valette shopkeeper builder", 6, 6, 6, 6), jean=5)
        t.play(first)
        if t.question == "jean":
            t.play("decline")
        t.play("builder", f"build {spot('above', 1, 2)}")
        if t.question == "payment":
            t.play("pay proposed")
        assert t.points() == points
