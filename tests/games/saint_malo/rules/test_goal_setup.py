"""Aim and set-up (canon 2.2 and 2.3)."""

import pytest

from auberge.core.protocol import Seat
from auberge.core.setup import settle_setup
from auberge.games.saint_malo.game import GAME
from tests.canon import rule
from tests.games.game_table import random_steps
from tests.games.saint_malo.city_table import BOXES, DARK, LIGHT, STARTING_CRATES, Table, around, city, new_game, table


@rule("SM-GOAL-01")
@pytest.mark.parametrize(("points", "places"), [((20, 21, 19), (2, 1, 3)), ((9, 40, 41), (3, 2, 1))])
def test_most_victory_points_after_final_scoring_win(points: tuple[int, ...], places: tuple[int, ...]) -> None:
    full = city(only_empty="33", points=points[0] - 5, coins=0, logs=0)
    others = {1: city(points=points[1], coins=0, logs=0), 2: city(points=points[2], coins=0, logs=0)}
    t = table("1 head 4 crossed_swords", first=full, others=others, seats=3)
    t.skip(2)
    assert t.result.scores == (points[0] + 1, points[1], points[2])  # the citizen in the last cell: 1
    assert t.result.places == places


@rule("SM-SETUP-01")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_everybody_sees_the_same_table(seats: int) -> None:
    t = table("3 cross 2 crossed_swords", seats=seats)
    t.play("use cross 2", "N1")
    views = [GAME.view(t.p, seat) for seat in (None, *map(Seat, range(seats)))]
    assert all((view.pirates, view.cities, view.dice) == (views[0].pirates, views[0].cities, ()) for view in views)
    assert views[0].pirates.ticks == 2
    assert views[0].cities[0].cells[0][1] == "church_2"


@rule("SM-SETUP-03")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_boards_left_over_are_not_used(seats: int) -> None:
    t = new_game(seats)
    turns = []
    for _ in range(3 * seats):
        assert len(t.view.cities) == seats
        turns.append(t.due)
        t.skip()
    assert turns == list(range(seats)) * 3


@rule("SM-SETUP-04", "SM-SETUP-05", "SM-AMB-01")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_start_player_gets_the_dice_and_stays_marked(seats: int) -> None:
    for start in range(seats):
        t = new_game(seats, start)
        assert t.due == start
        for number in range(2 * seats + 1):
            assert t.view.start_seat == start
            assert (t.view.round, t.due) == (1 + number // seats, (start + number) % seats)
            t.skip()
        for view, _, _ in random_steps(t, seed=start):
            assert view.start_seat == start
            if view.round > 6:
                break


@rule("SM-AMB-01", "SM-SETUP-04")
def test_an_open_start_seat_is_drawn_by_the_seed_with_equal_chances() -> None:
    for seats in (2, 3, 4, 5):
        drawn = [settle_setup(GAME.meta, seats=seats, seed=seed).start_seat for seed in range(600)]
        assert drawn == [settle_setup(GAME.meta, seats=seats, seed=seed).start_seat for seed in range(600)]
        expected = 600 / seats
        assert sum((drawn.count(Seat(s)) - expected) ** 2 / expected for s in range(seats)) < 20
        assert Table(GAME.start(settle_setup(GAME.meta, seats=seats, seed=3), pausing=True)).due == drawn[3]


@rule("SM-SETUP-06")
@pytest.mark.parametrize(("seats", "boxes"), BOXES.items())
def test_columns_of_missing_players_are_never_used(seats: int, boxes: int) -> None:
    for row in range(6):
        for missing in (2, 1):
            t = table("1 crossed_swords 1 cross 3 log", seats=seats, ticks=(row + 1) * boxes - missing)
            t.play("use cross 1", "33")
            assert t.ticks == (row + 1) * boxes - missing + 1
            assert t.view.pirates.attacks == (row + 1 if missing == 1 else row)
    t = table("4 crossed_swords 1 cross", seats=seats, ticks=6 * boxes - 1)
    t.play("use cross 1", "33")
    assert t.ticks == 6 * boxes


@rule("SM-SETUP-07", "SM-SETUP-08", "SM-SETUP-13", "SM-SETUP-14")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_everybody_begins_with_3_coins_2_logs_0_points_and_all_cannons(seats: int) -> None:
    for seen in new_game(seats).view.cities:
        assert (seen.coins, seen.logs, seen.points, seen.cannons_lost) == (3, 2, 0, 0)


@rule("SM-SETUP-09", "SM-SETUP-10", "SM-SETUP-11", "SM-SETUP-12", "SM-AMB-02")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_city_begins_with_four_crates_and_nothing_else(seats: int) -> None:
    t = new_game(seats)
    for seat in range(seats):
        assert t.holding("crate", seat) == STARTING_CRATES == {"11", "12", "21", "31"}
        assert t.holding("empty", seat) == (DARK | LIGHT) - STARTING_CRATES
        assert t.city(seat).empty_cells == 41
    assert around("22") > STARTING_CRATES


@rule("SM-SETUP-11")
def test_the_starting_crates_all_touch_the_cell_2_2() -> None:
    t = table("3 head 2 log")
    t.play("use head 3", "character merchant", "22")
    assert t.city().coins == 3 + 4


@rule("SM-SETUP-15")
def test_no_side_is_begun_or_destroyed_at_the_start() -> None:
    t = new_game(5)
    for seat in range(5):
        assert t.city(seat).sides == dict.fromkeys("NESW", "open")
        assert t.holding("empty", seat) >= DARK
        assert len(t.holding("empty", seat) & LIGHT) == 21
        assert t.city(seat).defence == 0
