"""Bands: right 19 times of 20 with few numbers too, told so in hints, and never without anything to go by."""

import math
from random import Random

import pytest

from auberge import games
from auberge.analysis.advice import think
from auberge.analysis.bands import error_of, mean, spread_of, spread_of_sum, student
from auberge.analysis.chances import estimate
from auberge.bots.budget import Budget
from tests.analysis.moments import decision

ROUNDS = 4000


def _right(count: int, chance: Random) -> bool:
    numbers = [chance.gauss(0.4, 0.1) for _ in range(count)]
    return abs(mean(numbers) - 0.4) <= spread_of(numbers)


@pytest.mark.parametrize("count", [2, 4, 7, 11, 30])
def test_a_band_is_right_19_times_of_20_however_few_the_numbers(count: int) -> None:
    chance = Random(count)
    right = sum(_right(count, chance) for _ in range(ROUNDS)) / ROUNDS
    assert right == pytest.approx(0.95, abs=0.012)  # 3.5 standard deviations


def test_the_luck_of_several_steps_is_right_19_times_of_20() -> None:
    chance = Random(5)
    right = 0
    for _ in range(ROUNDS):
        parts = [[chance.gauss(0.0, width) for _ in range(6)] for width in (0.01, 0.03, 0.1)]
        right += abs(sum(mean(part) for part in parts)) <= spread_of_sum(parts)
    assert right / ROUNDS == pytest.approx(0.95, abs=0.015)  # Welch and Satterthwaite are nearly exact


def test_few_degrees_of_freedom_ask_for_more_standard_errors() -> None:
    printed = {1: 12.706, 3: 3.182, 9: 2.262, 10: 2.228, 11: 2.201, 20: 2.086, 60: 2.000, 1000: 1.962}
    assert {freedom: round(student(freedom), 3) for freedom in printed} == printed
    assert student(3.9) == student(3)
    assert student(0.5) == student(1)


def test_one_number_says_nothing() -> None:
    assert spread_of([0.5]) == math.inf
    assert (estimate([0.7]).low, estimate([0.7]).high) == (0.0, 1.0)
    assert spread_of_sum([[0.1], [0.2]]) == 2.0


def test_what_never_varies_is_sure() -> None:
    assert spread_of([0.5, 0.5]) == 0.0
    assert spread_of_sum([[0.1, 0.1], [0.2, 0.2]]) == spread_of_sum([]) == 0.0


@pytest.mark.parametrize("name", games.NAMES)
def test_a_hint_from_four_worlds_shows_how_little_it_knows(name: str) -> None:
    game, _, view = decision(name)
    thought = think(game, view, Budget(iterations=40), seed=3)
    assert thought.worlds == 4
    for action, one in thought.advised.items():
        error = error_of(thought.weighing.values[action])
        assert one.high - one.low == pytest.approx(
            min(1.0, one.chance + 3.182 * error) - max(0.0, one.chance - 3.182 * error)
        )
    assert any(one.low < one.high for one in thought.advised.values())
