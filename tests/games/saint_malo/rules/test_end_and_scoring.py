"""End of the game and scoring (canon 2.15)."""

import pytest

from auberge.games.saint_malo.events import CityFilled, GameEnded, PiratesAttacked, PointsScored
from auberge.games.saint_malo.game import GAME
from tests.canon import rule
from tests.games.game_table import random_steps
from tests.games.saint_malo.city_table import HEADS, SPOTS, STARTING_CRATES, Table, city, new_game, table

FREE = [spot for spot in sorted(SPOTS) if spot not in STARTING_CRATES]


def sheet(t: Table, seat: int = 0) -> dict[str, int]:
    """The score sheet of a seat, as if the game ended now."""
    return {line.source: line.points[seat] for line in GAME.score_sheet(t.p)}


def finished(*cities: dict[str, object]) -> Table:
    """A game that ends with these cities: everybody is absent in the final round."""
    t = table(first=cities[0], others=dict(enumerate(cities)), seats=len(cities), end_triggered=True)
    t.skip(len(cities))
    assert t.is_over
    return t


@rule("SM-END-01", "SM-AMB-30")
@pytest.mark.parametrize(
    ("dice", "use", "rest"),
    [
        ("1 crate 4 log", "use crate 1", []),
        ("5 cross", "use cross 4", []),
        ("5 head", "use head 5", []),
        ("5 head", "use head 2", ["character soldier"]),
    ],
)
def test_the_end_is_triggered_when_the_last_cell_is_filled(dice: str, use: str, rest: list[str]) -> None:
    t = table(dice, first=city(only_empty="33 44", coins=2))
    t.play(use, *rest, "33")
    assert not t.view.end_triggered
    t.skip()
    t.throw(dice)
    assert not t.view.end_triggered
    events = t.play(use, *rest)
    assert [type(event) for event in events].count(CityFilled) == 1
    assert t.view.end_triggered
    assert t.city().empty_cells == 0


@rule("SM-END-01", "SM-AMB-30")
def test_a_wall_a_bonus_character_or_a_house_in_the_last_cell_triggers_the_end_too() -> None:
    wall = table("1 wall 4 log", first=city(only_empty="S3", coins=0))
    assert wall.view.end_triggered
    bonus = table("1 wall 4 log", first=city(only_empty="N5 33", coins=0))
    assert not bonus.view.end_triggered
    bonus.play("character citizen")
    assert bonus.view.end_triggered
    house = table("3 head 2 log", first=city(only_empty="33 34", logs=1))
    house.play("use head 3", "character architect", "33")
    assert not house.view.end_triggered
    house.play("34")
    assert house.view.end_triggered


@rule("SM-END-02", "SM-END-03", "SM-AMB-31")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_round_is_finished_so_that_all_have_had_as_many_turns(seats: int) -> None:
    for start in range(seats):
        for after in range(seats):
            filler = (start + after) % seats
            setup = {filler: city(only_empty="33", coins=0), 0: city(coins=0)} if filler else {}
            t = table(
                seats=seats,
                start=start,
                turn=filler + 1,
                round=12,
                first=city(only_empty="33", coins=0) if filler == 0 else None,
                others={seat: values for seat, values in setup.items() if seat},
            )
            t.throw("1 crate 4 crossed_swords")
            order = []
            while not t.is_over:
                order.append(t.due)
                assert t.view.round == 12
                t.skip()
            assert order == [(start + turn) % seats for turn in range(after + 1, seats)]


@rule("SM-END-02")
def test_in_every_game_all_players_have_had_as_many_turns() -> None:
    for seats in (2, 3, 4):
        t = new_game(seats, start=seats - 1)
        turns = [0] * seats
        for before, text, _ in random_steps(t, seed=seats):
            if before.rolls == 0 and text.startswith("roll"):
                turns[before.turn] += 1
        assert len(set(turns)) == 1
        assert turns[0] > 5


@rule("SM-END-03")
def test_if_the_last_player_of_the_round_triggers_the_game_ends_after_that_turn() -> None:
    t = table("1 crate 2 crossed_swords 2 log", seats=3, start=1, ticks=3, first=city(only_empty="33", coins=0))
    assert t.is_over
    assert t.ticks == 5


@rule("SM-END-04")
def test_pirates_act_normally_in_the_final_round() -> None:
    t = table("1 crate 4 log", first=city(only_empty="33", coins=0), ticks=3)
    assert t.view.end_triggered
    events = [*t.throw("1 cross 4 crossed_swords"), *t.play("use cross 1", "33")]
    assert [event.strength for event in events if isinstance(event, PiratesAttacked)] == [1]
    assert t.is_over
    assert (t.ticks, t.city(1).cannons_lost) == (7, 1)
    t = table("1 crate 1 crossed_swords 3 log", start=1, first=city(only_empty="33", coins=0), ticks=3)
    assert t.is_over
    assert (t.ticks, t.city(1).cannons_lost) == (4, 1)


@rule("SM-END-05")
def test_nobody_with_a_full_city_takes_another_turn() -> None:
    for seats in (2, 3, 5):
        for seed in range(3):
            t = new_game(seats, start=seed % seats, seed=seed)
            for before, text, _ in random_steps(t, seed):
                if before.rolls == 0 and text.startswith("roll"):
                    assert before.cities[before.turn].empty_cells > 0


@rule("SM-END-06")
def test_after_the_last_turn_comes_final_scoring_and_nothing_more() -> None:
    t = table("1 crate 4 log", first=city(only_empty="33", coins=0))
    assert t.p.result() is None
    events = [*t.throw("1 cross 4 log"), *t.play("use cross 1", "33")]
    assert isinstance(events[-1], GameEnded)
    assert (t.is_over, t.question) == (True, "over")
    assert t.result.scores == tuple(sum(line.points[seat] for line in GAME.score_sheet(t.p)) for seat in (0, 1))
    for seat in (0, 1):
        for text in ("keep", "use cross 1", "pass", "33", "absent"):
            t.refuse(text, seat=seat)


@rule("SM-SCORE-01", "SM-AMB-10")
def test_points_of_play_are_recorded_at_once_on_the_own_track() -> None:
    t = table("5 head", first=city(points=995), others={1: city(points=4)})
    t.play("use head 5", "33")
    assert (t.city(0).points, t.city(1).points) == (1002, 4)


@rule("SM-SCORE-01")
def test_points_never_fall_before_final_scoring() -> None:
    t = new_game(3)
    for before, _, _ in random_steps(t, seed=8):
        for was, now in zip(before.cities, t.view.cities, strict=True):
            assert now.points >= was.points >= 0


@rule("SM-SCORE-01", "SM-END-06")
def test_the_score_sheet_tells_every_point_by_its_source() -> None:
    lines = {"citizen": "citizens", "priest": "priests", "house": "houses", "juggler": "jugglers"}
    lines |= {"noble": "nobles", "tower": "towers"}
    for seed in range(4):
        t = new_game(2, seed=seed)
        scored = {(line, seat): 0 for line in lines.values() for seat in (0, 1)}
        for _, _, events in random_steps(t, seed):
            for event in events:
                if isinstance(event, PointsScored):
                    scored[lines[event.source], event.seat] += event.points
        for (line, seat), points in scored.items():
            assert sheet(t, seat)[line] == points
        for seat in (0, 1):
            assert t.city(seat).points == sum(points for (_, by), points in scored.items() if by == seat)
            assert sum(sheet(t, seat).values()) == t.result.scores[seat]


@rule("SM-SCORE-02", "SM-AMB-32")
def test_a_full_city_gives_5_points_to_everybody_who_has_one() -> None:
    none = {"coins": 0, "logs": 0, "points": 10}
    almost, full = city(None, "33", **none), city(None, "", **none)
    t = finished(almost, full, city(None, None, **none), full)
    assert t.result.scores == (10, 15, 10, 15)
    assert [sheet(t, seat)["full_city"] for seat in range(4)] == [0, 5, 0, 5]


@rule("SM-SCORE-02", "SM-AMB-32")
def test_who_fills_up_in_the_final_round_gets_the_5_points_too() -> None:
    cities = {"first": city(only_empty="33", coins=0), "others": {1: city(only_empty="44", coins=0)}}
    t = table("1 crate 4 log", **cities)  # type: ignore[arg-type]
    t.throw("1 crate 4 log")
    assert t.is_over
    assert [sheet(t, seat)["full_city"] for seat in (0, 1)] == [5, 5]


@rule("SM-SCORE-03")
@pytest.mark.parametrize("coins", [0, 1, 2, 3, 4, 5, 10, 11, 99])
def test_every_full_pair_of_coins_gives_1_point(coins: int) -> None:
    assert sheet(table(first=city(coins=coins)))["coins"] == coins // 2


@rule("SM-SCORE-04")
@pytest.mark.parametrize("logs", [0, 1, 2, 3, 17])
def test_every_unused_log_gives_1_point(logs: int) -> None:
    assert sheet(table(first=city(logs=logs)))["logs"] == logs


@rule("SM-SCORE-05")
def test_church_series_score_at_the_end() -> None:
    cells = {spot: f"church_{size}" for spot, size in zip(FREE, (1, 1, 1, 2, 2, 3, 4, 5, 5), strict=False)}
    assert sheet(table(first=city(cells)))["churches"] == 25


@rule("SM-SCORE-06")
@pytest.mark.parametrize("lost", range(7))
def test_every_lost_cannon_costs_5_points(lost: int) -> None:
    assert sheet(table(first=city(cannons_lost=lost)))["cannons"] == -5 * lost


@rule("SM-SCORE-07", "SM-CRATE-06")
def test_nothing_else_scores_at_the_end() -> None:
    things = ["crate", "house", "church_2", *HEADS]
    cells = dict(zip(FREE, things * 2, strict=False))
    given = city(cells, None, points=44, coins=1, logs=0)
    walls = city({"N1 N2 N3 N4 N5": "wall", "E1 E2 E3": "wall"}, None, points=44, coins=0, logs=0)
    for first in (given, walls):
        assert finished(first, city()).result.scores[0] == 44


@rule("SM-SCORE-02", "SM-SCORE-03", "SM-SCORE-04", "SM-SCORE-05", "SM-SCORE-06")
def test_all_sources_of_final_scoring_add_up() -> None:
    churches = {"33": "church_1", "34": "church_2", "35": "church_3", "44": "church_5"}
    t = finished(city(churches, "", points=40, coins=5, logs=2, cannons_lost=2), city())
    assert t.result.scores[0] == 40 + 5 + 2 + 2 + 8 - 10


@rule("SM-AMB-34", "SM-SCORE-06")
def test_a_total_may_be_negative() -> None:
    t = finished(city(coins=1, logs=0, cannons_lost=6), city(coins=0, logs=0, cannons_lost=5))
    assert (t.result.scores, t.result.places) == ((-30, -25), (2, 1))


@rule("SM-SCORE-08", "SM-SCORE-09", "SM-SCORE-10", "SM-AMB-33")
@pytest.mark.parametrize(
    ("points", "empty", "places"),
    [
        ((30, 31, 29, 28), (5, 1, 6, 9), (2, 1, 3, 4)),
        ((30, 30, 29, 28), (5, 6, 9, 9), (2, 1, 3, 4)),
        ((30, 30, 30, 28), (2, 4, 4, 9), (3, 1, 1, 4)),
        ((30, 30, 30, 30), (3, 3, 3, 3), (1, 1, 1, 1)),
        ((28, 30, 28, 28), (4, 2, 4, 6), (3, 1, 3, 2)),
    ],
)
def test_places_go_by_total_then_by_empty_cells_and_are_shared(
    points: tuple[int, ...], empty: tuple[int, ...], places: tuple[int, ...]
) -> None:
    light = [spot for spot in FREE if spot.isdigit()]
    cities = [
        city(None, " ".join(light[:number]), points=total, coins=0, logs=0)
        for total, number in zip(points, empty, strict=True)
    ]
    t = finished(*cities)
    assert t.result.scores == points
    assert t.result.places == places


@rule("SM-SCORE-09")
def test_a_full_city_loses_a_tie() -> None:
    full = city(None, "33", points=20, coins=0, logs=0)
    t = table("1 crate 4 log", first=full, others={1: city(points=25, coins=0, logs=0)})
    t.skip()
    assert t.result.scores == (25, 25)
    assert t.result.places == (2, 1)
