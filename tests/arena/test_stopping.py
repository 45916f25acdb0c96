"""Stopping: equal bots are hardly ever told apart however often one looks; unequal ones soon are."""

import random

import pytest

from auberge.lab.arena.stopping import Bet, Verdicts, pair_scores
from tests.arena.synthetic import game_of


def is_fooled(chance: random.Random, bots: int, rounds: int, seats: int) -> bool:
    """Whether equal bots are ever taken to be unequal, looking after every round."""
    verdicts = Verdicts(bots, 0.9)
    for _ in range(rounds):
        lineup = chance.sample(range(bots), seats)
        games = [game_of(lineup[shift:] + lineup[:shift], [1.0] * bots, chance) for shift in range(seats)]
        verdicts.add_round(pair_scores([(game.bots, game.places) for game in games]))
        if verdicts.better:
            return True
    return False


@pytest.mark.parametrize(("bots", "seats"), [(2, 2), (3, 3)])
def test_equal_bots_are_told_apart_no_oftener_than_allowed(bots: int, seats: int) -> None:
    chance = random.Random(bots)
    fooled = sum(is_fooled(chance, bots, 100, seats) for _ in range(200))
    assert fooled <= 0.1 * 200


def test_a_fair_bet_keeps_its_worth_in_the_mean() -> None:
    chance, worth = random.Random(1), 0.0
    for _ in range(4000):
        bet = Bet()
        for _ in range(5):
            bet.add(chance.choice((-1.0, 0.0, 1.0)))
        worth += 2.718281828459045**bet.log_wealth
    assert worth / 4000 == pytest.approx(1, abs=0.05)


@pytest.mark.parametrize(("strength", "most"), [(9.0, 25), (3.0, 80), (1.5, 400)])
def test_unequal_bots_are_told_apart_and_the_right_one_named(strength: float, most: int) -> None:
    chance, verdicts, rounds = random.Random(7), Verdicts(2, 0.95), 0
    while not verdicts.all_told_apart:
        games = [game_of(bots, [1.0, strength], chance) for bots in ((0, 1), (1, 0))]
        verdicts.add_round(pair_scores([(game.bots, game.places) for game in games]))
        rounds += 1
    assert rounds < most
    assert verdicts.better == {(0, 1): 1}


def test_more_pairs_ask_for_more_evidence() -> None:
    few, many = Verdicts(2, 0.95), Verdicts(4, 0.95)
    rounds = 0
    while not few.better:
        few.add_round({(0, 1): 1.0})
        many.add_round({(0, 1): 1.0})
        rounds += 1
    assert rounds >= 4
    assert not many.better
    assert not many.all_told_apart


def test_a_verdict_stands() -> None:
    verdicts = Verdicts(2, 0.95)
    for score in [1.0] * 20 + [-1.0] * 60:
        verdicts.add_round({(0, 1): score})
    assert verdicts.better == {(0, 1): 0}


def test_without_pairs_there_is_nothing_to_tell_apart() -> None:
    assert not Verdicts(1, 0.95).all_told_apart


def test_a_score_is_the_mean_over_all_meetings() -> None:
    assert pair_scores([((0, 1), (1, 2)), ((1, 0), (1, 2))]) == {(0, 1): 0.0}
    assert pair_scores([((0, 1, 1), (2, 1, 3))]) == {(0, 1): 0.0}
    assert pair_scores([((2, 0), (1, 1))]) == {(0, 2): 0.0}
    assert pair_scores([((2, 0, 1), (1, 2, 3))]) == {(0, 1): 1.0, (0, 2): -1.0, (1, 2): -1.0}
    assert pair_scores([((0, 0), (1, 2))]) == {}
