"""Crossed swords and pirates (canon 2.14)."""

from collections.abc import Sequence

import pytest

from auberge.core.protocol import Event, Seat
from auberge.games.saint_malo.events import (
    BoxesTicked,
    CannonLost,
    CityDefended,
    PiratesAttacked,
    SwordsIgnored,
)
from auberge.games.saint_malo.game import GAME
from auberge.games.saint_malo.printed import shipped_text
from tests.canon import rule
from tests.games.game_table import random_steps
from tests.games.saint_malo.city_table import (
    BOXES,
    DARK,
    LIGHT,
    STARTING_CRATES,
    STRENGTHS,
    Table,
    city,
    new_game,
    side,
    table,
)

SPARE = sorted(LIGHT - STARTING_CRATES - {"55"})


def soldiers(number: int, **stores: int) -> dict[str, object]:
    """A city with so many soldiers."""
    return city({" ".join(SPARE[:number]): "soldier"} if number else None, None, **stores)


def attack(row: int, defences: Sequence[int], seats: int = 2) -> tuple[Table, list[Event]]:
    """The first seat ticks the last box of a row (counted from 1) against cities with these defences."""
    others = {seat: soldiers(defence) for seat, defence in enumerate(defences) if seat}
    ticks = row * BOXES[seats] - 1
    t = table("1 crossed_swords 1 cross 3 log", seats=seats, ticks=ticks, first=soldiers(defences[0]), others=others)
    return t, t.play("use cross 1", "55")


@rule("SM-PIRATE-01", "SM-PIRATE-03")
@pytest.mark.parametrize("swords", [0, 1, 2, 3, 4])
def test_one_box_is_ticked_per_sword_after_the_normal_part(swords: int) -> None:
    t = table(f"{swords} crossed_swords {5 - swords} cross", seats=5, ticks=4)
    t.play("use cross 1")
    assert t.ticks == 4
    events = t.play("33")
    assert t.ticks == 4 + swords
    assert [event for event in events if isinstance(event, BoxesTicked)] == (
        [BoxesTicked(Seat(0), swords, 4 + swords)] if swords else []
    )


@rule("SM-PIRATE-02")
def test_swords_come_on_top_of_the_symbol() -> None:
    t = table("3 crossed_swords 2 log", seats=3, first=city(coins=2))
    t.play("use log 2")
    assert (t.city().logs, t.ticks) == (4, 3)


@rule("SM-PIRATE-03", "SM-PIRATE-04", "SM-PIRATE-05", "SM-PIRATE-06", "SM-AMB-25", "SM-AMB-29")
@pytest.mark.parametrize(("seats", "boxes"), BOXES.items())
def test_rows_are_filled_one_after_another_and_each_attacks_when_full(seats: int, boxes: int) -> None:
    t = new_game(seats)
    seen: list[tuple[int, int, int]] = []
    for number in range(1, 6 * boxes + 1):
        events = [*t.throw("1 crossed_swords 4 cross"), *t.play("use cross 1", sorted(DARK)[(number - 1) // seats])]
        seen += [(number, event.attack, event.strength) for event in events if isinstance(event, PiratesAttacked)]
        assert t.ticks == number
        if number // seats >= 19:
            t = table(seats=seats, ticks=number)
    assert seen == [(row * boxes, row, strength) for row, strength in enumerate(STRENGTHS, 1)]


@rule("SM-PIRATE-06")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_row_short_of_one_box_does_not_attack(seats: int) -> None:
    for row in range(1, 7):
        t = table("1 crossed_swords 1 cross 3 log", seats=seats, ticks=row * BOXES[seats] - 2)
        events = t.play("use cross 1", "33")
        assert not [event for event in events if isinstance(event, PiratesAttacked)]
        assert t.view.pirates.attacks == row - 1


@rule("SM-PIRATE-07", "SM-AMB-45")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_in_an_attack_everybody_defends(seats: int) -> None:
    defences = [3, 2, 3, 0, 4][:seats]
    t, events = attack(2, defences, seats)
    lost = [1 if defence < 3 else 0 for defence in defences]
    assert [t.city(seat).cannons_lost for seat in range(seats)] == lost
    for seat, defence in enumerate(defences):
        kind = CannonLost if defence < 3 else CityDefended
        assert kind(Seat(seat), defence, 3) in events


@rule("SM-PIRATE-08")
@pytest.mark.parametrize("walls", ["", "E", "ES", "ESW", "NESW"])
@pytest.mark.parametrize("men", [0, 1, 4])
def test_defence_is_soldiers_plus_two_per_complete_wall(walls: str, men: int) -> None:
    cells = {side(name): "wall" for name in walls} | ({" ".join(SPARE[:men]): "soldier"} if men else {})
    defence = men + 2 * len(walls)
    assert table(first=city(cells)).city().defence == defence
    for row, strength in enumerate(STRENGTHS, 1):
        t = table("1 crossed_swords 1 cross 3 log", ticks=4 * row - 1, first=city(cells))
        t.play("use cross 1", "55")
        assert t.city().cannons_lost == (1 if defence < strength else 0)


@rule("SM-PIRATE-08")
def test_nothing_else_defends() -> None:
    others = ["citizen", "priest", "architect", "merchant", "juggler", "noble", "house", "church_5", "crate"]
    t = table(first=city(dict(zip(SPARE, others, strict=False)) | {"N1 N2 N3 N4": "wall"}, coins=50, logs=9))
    assert t.city().defence == 0


@rule("SM-PIRATE-09", "SM-PIRATE-10", "SM-PIRATE-05")
@pytest.mark.parametrize("row", [1, 2, 3, 4, 5, 6])
def test_a_cannon_is_lost_exactly_when_defence_is_lower_than_the_strength(row: int) -> None:
    strength = STRENGTHS[row - 1]
    for defence in (strength - 1, strength, strength + 1):
        t, _ = attack(row, [defence, 0])
        assert (t.city(0).cannons_lost, t.city(1).cannons_lost) == (1 if defence < strength else 0, 1)


@rule("SM-PIRATE-11")
@pytest.mark.parametrize("row", [1, 2, 3, 4, 5, 6])
def test_an_attack_costs_one_cannon_however_large_the_shortfall(row: int) -> None:
    t, events = attack(row, [0, 0])
    assert [t.city(seat).cannons_lost for seat in (0, 1)] == [1, 1]
    assert sum(isinstance(event, CannonLost) for event in events) == 2


@rule("SM-PIRATE-12", "SM-SCORE-06")
@pytest.mark.parametrize("lost", [0, 1, 5])
def test_a_lost_cannon_costs_5_points_at_the_end_and_not_before(lost: int) -> None:
    t = table("1 crossed_swords 1 cross 3 log", ticks=3, first=city(points=30, cannons_lost=lost, coins=2))
    t.play("use cross 1", "33")
    assert (t.city().points, t.city().cannons_lost) == (30, lost + 1)
    (line,) = [line for line in GAME.score_sheet(t.p) if line.source == "cannons"]
    assert line.points == (-5 * (lost + 1), -5)


@rule("SM-PIRATE-13")
@pytest.mark.parametrize(("seats", "boxes"), BOXES.items())
def test_ticks_left_after_a_row_go_into_the_next(seats: int, boxes: int) -> None:
    for row in range(1, 6):
        for swords in (2, 3, 4):
            t = table(f"{swords} crossed_swords {5 - swords} cross", seats=seats, ticks=row * boxes - 1)
            events = t.play("use cross 1", "33")
            assert t.ticks == row * boxes - 1 + swords
            assert [event.attack for event in events if isinstance(event, PiratesAttacked)] == [row]


@rule("SM-PIRATE-13", "SM-PIRATE-14", "SM-AMB-27")
@pytest.mark.parametrize(("seats", "boxes"), BOXES.items())
@pytest.mark.parametrize("left", [0, 1, 2, 3, 4])
def test_swords_beyond_the_last_box_are_ignored(seats: int, boxes: int, left: int) -> None:
    t = table("4 crossed_swords 1 cross", seats=seats, ticks=6 * boxes - left, first=city(coins=2))
    events = t.play("use cross 1", "33")
    assert t.ticks == 6 * boxes
    assert sum(isinstance(event, PiratesAttacked) for event in events) == (1 if left else 0)
    assert [event.swords for event in events if isinstance(event, SwordsIgnored)] == ([4 - left] if left < 4 else [])
    assert t.city(1).cannons_lost == (1 if left else 0)
    t.throw("3 crossed_swords 2 cross")
    t.play("use cross 1", "33")
    assert (t.ticks, t.city(1).cannons_lost) == (6 * boxes, 1 if left else 0)


@rule("SM-PIRATE-15")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_sword_cannot_be_changed_even_after_the_sixth_attack(seats: int) -> None:
    t = table("2 crossed_swords 3 head", seats=seats, ticks=6 * BOXES[seats], first=city(coins=10))
    t.refuse("use head 4", "SM-PIRATE-15", "SM-PICK-05")
    t.play("use head 3", "character architect", "33", "stop")
    assert t.city().coins == 10


@rule("SM-PIRATE-16")
def test_soldiers_and_walls_of_the_same_turn_count_in_its_attack() -> None:
    t = table("1 crossed_swords 2 head 2 log", ticks=3)
    t.play("use head 2", "character soldier", "33")
    assert (t.city(0).cannons_lost, t.city(1).cannons_lost) == (0, 1)
    walls = {" ".join(side("S").split()[:4]): "wall", "33": "soldier"}
    t = table("1 crossed_swords 1 wall 3 log", ticks=7, first=city(walls))
    t.play("use wall 1", "S5")
    assert (t.city(0).cannons_lost, t.city(0).points, t.city(0).defence) == (0, 3, 3)
    bonus = {" ".join(side("N").split()[:4]): "wall"}
    t = table("1 crossed_swords 1 wall 3 log", ticks=7, first=city(bonus))
    t.play("use wall 1", "N5", "character soldier", "33")
    assert (t.city(0).cannons_lost, t.city(0).defence) == (0, 3)


@rule("SM-PIRATE-17")
def test_an_attack_removes_nothing_from_the_city() -> None:
    cells = {side("E"): "wall", "33 34": "soldier"}
    for row in range(1, 7):
        t = table("1 crossed_swords 1 cross 3 log", ticks=4 * row - 1, first=city(cells), others={1: city(cells)})
        before = t.city(1)
        t.play("use cross 1", "55")
        after = t.city(1)
        assert (after.cells, after.defence, after.sides) == (before.cells, 4, before.sides)
        assert (after.points, after.coins, after.logs) == (before.points, before.coins, before.logs)


@rule("SM-PIRATE-18", "SM-AMB-26", "SM-AMB-04")
def test_two_rows_completed_in_one_turn_attack_one_after_the_other() -> None:
    for ticks in (3, 7, 11, 15, 19):
        given = {"first": soldiers(3), "others": {1: soldiers(1)}}
        t = table(roll=" ".join(["crossed_swords"] * 5), ticks=ticks, **given)  # type: ignore[arg-type]
        events = t.play("keep crossed_swords crossed_swords crossed_swords crossed_swords crossed_swords")
        row = (ticks + 1) // 4
        attacks = [event for event in events if isinstance(event, PiratesAttacked)]
        assert attacks == [PiratesAttacked(row, STRENGTHS[row - 1]), PiratesAttacked(row + 1, STRENGTHS[row])]
        assert t.ticks == ticks + 5
        for seat, defence in ((0, 3), (1, 1)):
            expected = sum(defence < strength for strength in STRENGTHS[row - 1 : row + 1])
            assert t.city(seat).cannons_lost == expected


@rule("SM-AMB-26", "SM-PIRATE-18")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_with_more_than_two_players_no_turn_completes_two_rows(seats: int) -> None:
    for left in range(1, 6):
        t = table(seats=seats, ticks=BOXES[seats] - left, roll=" ".join(["crossed_swords"] * 5))
        events = t.play("keep crossed_swords crossed_swords crossed_swords crossed_swords crossed_swords")
        assert sum(isinstance(event, PiratesAttacked) for event in events) == 1


@rule("SM-AMB-28", "SM-PIRATE-11")
@pytest.mark.parametrize("seats", [2, 3])
def test_nobody_loses_more_than_six_cannons(seats: int) -> None:
    for seed in range(3):
        t = new_game(seats, seed=seed)
        for _ in random_steps(t, seed):
            pirates = t.view.pirates
            assert pirates.attacks == min(6, pirates.ticks // pirates.boxes_per_row)
            assert all(0 <= seen.cannons_lost <= pirates.attacks <= 6 for seen in t.view.cities)


@rule("SM-AMB-28")
def test_the_counter_of_cannons_goes_on_where_fewer_are_printed() -> None:
    data = shipped_text().replace("cannons = 6", "cannons = 2")
    t = table("1 crossed_swords 1 cross 3 log", ticks=11, first=city(cannons_lost=2), data=data)
    t.play("use cross 1", "33")
    assert (t.view.cannons, t.city().cannons_lost) == (2, 3)
