"""Ratings: known strengths are found again, intervals hold what they promise, extremes stay finite."""

import math

import pytest

from auberge.lab.arena.figures import share_of
from auberge.lab.arena.ratings import Picks, picks_of, ratings, strengths
from auberge.lab.arena.standings import rating_estimates
from tests.arena.synthetic import rounds_for, strength_of

KNOWN = (1650.0, 1550.0, 1450.0, 1350.0)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_known_strengths_are_found_again(seats: int) -> None:
    rounds = rounds_for([strength_of(rating) for rating in KNOWN], 1200 // seats, seats, seed=3)
    found = ratings(picks_of((game.bots, game.places) for games in rounds for game in games), len(KNOWN))
    assert found == pytest.approx(KNOWN, abs=25)


def test_two_bots_are_rated_by_the_odds_of_their_games() -> None:
    games = [((0, 1), (1, 2))] * 759 + [((0, 1), (2, 1))] * 239  # with the shared game of the prior 760 to 240
    picks = picks_of(games)
    picks.add_order((0, 1), 0.5)
    picks.add_order((1, 0), 0.5)
    first, second = ratings(picks, 2)
    assert first - second == pytest.approx(400 * math.log10(760 / 240), abs=0.1)
    assert first + second == pytest.approx(3000)


def test_a_shared_place_counts_for_both_alike() -> None:
    assert ratings(picks_of([((0, 1), (1, 1))] * 50), 2) == pytest.approx([1500, 1500])
    three = picks_of([((0, 1, 2), (1, 1, 3))] * 50)
    found = ratings(three, 3)
    assert found[0] == pytest.approx(found[1])
    assert found[0] > found[2]
    assert sum(three.wins.values()) == pytest.approx(100)  # two picks for each game


def test_a_bot_that_always_wins_is_rated_high_and_finite() -> None:
    first, second = ratings(picks_of([((0, 1), (1, 2))] * 100), 2)
    assert 400 * 2 < first - second < 400 * 3


def test_a_bot_in_several_seats_is_rated_as_one() -> None:
    """One against three of the other kind, strengths 3 to 1: it is best in half of the games."""
    games = [((0, 1, 1, 1), (1, 2, 3, 4))] * 500 + [((0, 1, 1, 1), (2, 1, 3, 4))] * 500
    picks = Picks()
    for bots, places in games:
        best = bots[places.index(1)]
        others = list(bots)
        others.remove(best)
        picks.companies[tuple(sorted(bots))] += 1
        picks.wins[best] += 1
    first, second = strengths(picks, 2)
    assert first / second == pytest.approx(3, rel=0.01)


def test_meeting_oneself_tells_nothing() -> None:
    assert not picks_of([((0, 0), (1, 2))] * 9).wins
    assert strengths(picks_of([((0, 0), (1, 2))] * 9), 1) == [1.0]


def test_intervals_hold_the_truth_as_often_as_they_promise() -> None:
    true = (1550.0, 1500.0, 1450.0)
    held = 0
    for seed in range(20):
        rounds = rounds_for([strength_of(rating) for rating in true], 40, 3, seed)
        estimates = rating_estimates(rounds, 3, seed)
        held += sum(e.low <= rating <= e.high for e, rating in zip(estimates, true, strict=True))
    assert 52 <= held <= 60


def test_the_same_rounds_give_the_same_intervals() -> None:
    rounds = rounds_for([2.0, 1.0], 30, 2, seed=5)
    assert rating_estimates(rounds, 2, seed=1) == rating_estimates(rounds, 2, seed=1)


def test_a_share_without_defeat_has_an_interval() -> None:
    share = share_of([(2.0, 2)] * 50)
    assert share.value == share.high == 1.0
    assert 0.95 < share.low < 0.97  # Wilson, 100 of 100
    assert (share_of([]).low, share_of([]).high) == (0.0, 1.0)


def test_rounds_that_always_share_leave_little_doubt_and_rounds_that_stick_together_more() -> None:
    independent = share_of([(float(number % 3 % 2 + (number // 3) % 2), 2) for number in range(300)])
    shared = share_of([(1.0, 2)] * 300)
    together = share_of([(2.0 * (number % 2), 2) for number in range(300)])
    assert shared.high - shared.low < independent.high - independent.low < together.high - together.low
    assert together.high - together.low == pytest.approx(2 * 1.96 * math.sqrt(0.25 / 300), rel=0.02)


def test_even_a_bot_that_never_lost_has_an_interval() -> None:
    first, second = rating_estimates(rounds_for([1e9, 1.0], 20, 2, seed=1), 2, seed=1)
    assert 1600 < first.low < first.value - 50
    assert first.value + 50 < first.high < 3500
    assert second.high < first.low
