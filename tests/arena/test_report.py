"""Figures: exact sums in any order, shared victories, Wilson's interval."""

import math
from statistics import stdev

import pytest

from auberge.lab.arena.driver import Played
from auberge.lab.arena.figures import wilson_interval
from auberge.lab.arena.report import Tally, report_on

GAMES = [(30, 1, 1), (25, 2, 1), (41, 1, 2), (-3, 3, 1), (41, 1, 3)]  # score, place, winners


def tally_of(games: list[tuple[int, int, int]]) -> Tally:
    tally = Tally()
    for score, place, winners in games:
        places = (place, *[1] * (winners - (place == 1)))
        tally.add_game(Played(places, (score,), (0,), (0.0,)), 0)
    return tally


@pytest.mark.parametrize(
    ("successes", "trials", "low", "high"),
    [(8, 10, 0.4902, 0.9433), (0, 10, 0.0, 0.2775), (10, 10, 0.7225, 1.0), (50, 100, 0.4038, 0.5962)],
)
def test_wilsons_interval(successes: int, trials: int, low: float, high: float) -> None:
    assert wilson_interval(successes, trials) == pytest.approx((low, high), abs=5e-5)


def test_without_games_every_rate_is_possible() -> None:
    assert wilson_interval(0, 0) == (0, 1)


def test_the_bounds_are_the_rates_just_compatible_with_the_result() -> None:
    for bound in wilson_interval(13, 40):
        assert abs(13 / 40 - bound) / math.sqrt(bound * (1 - bound) / 40) == pytest.approx(1.959964)


def test_a_report_counts_shares_of_victories() -> None:
    report = report_on("random", tally_of(GAMES))
    assert report.games == 5
    assert report.wins == pytest.approx(1 + 1 / 2 + 1 / 3)
    assert report.win_rate == pytest.approx(report.wins / 5)
    assert report.mean_score == pytest.approx(26.8)
    assert report.score_deviation == pytest.approx(stdev([30, 25, 41, -3, 41]))
    assert (report.least_score, report.most_score) == (-3, 41)
    assert report.mean_place == pytest.approx(8 / 5)


def test_parts_add_up_in_any_order() -> None:
    whole, parts = tally_of(GAMES), Tally()
    for part in (GAMES[3:], [], GAMES[:1], GAMES[1:3]):
        parts.add(tally_of(part))
    assert report_on("squire", parts) == report_on("squire", whole)


def test_no_games_give_a_report_all_the_same() -> None:
    report = report_on("random", Tally())
    assert (report.games, report.mean_score, report.score_deviation, report.least_score) == (0, 0, 0, 0)


def test_one_game_has_no_deviation() -> None:
    assert report_on("random", tally_of(GAMES[:1])).score_deviation == 0
