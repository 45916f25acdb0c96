"""The exact policy for the dice of a turn, against one that simply tries every roll."""

from functools import cache
from itertools import combinations, product
from random import Random

import pytest

from auberge.bots.saint_malo.dice import DicePolicy, solve, worth_of_roll, worth_of_turn
from auberge.games.saint_malo import tables as t

Dice = tuple[int, ...]
RESULTS = t.DICE_SETS[t.FIRST_RESULT :]


class BruteForce:
    """The worth of a turn by listing all 6**k rolls of k dice and all parts of five dice; knows nothing of `tables`."""

    def __init__(self, worths: dict[Dice, float]) -> None:
        self.worths = worths
        self.of_keep = cache(self._of_keep)
        self.of_result = cache(self._of_result)

    def _of_keep(self, kept: Dice, rolls_left: int) -> float:
        """Dice kept, the others rolled now; `rolls_left` counts the rolls after this one."""
        rolls = list(product(range(6), repeat=5 - len(kept)))
        return sum(self.of_result(tuple(sorted((*kept, *roll))), rolls_left) for roll in rolls) / len(rolls)

    def _of_result(self, dice: Dice, rolls_left: int) -> float:
        if rolls_left == 0:
            return self.worths[dice]
        parts = {part for number in range(6) for part in combinations(dice, number)}
        return max(self.worths[dice] if part == dice else self.of_keep(part, rolls_left - 1) for part in parts)


def random_worths(seed: int) -> list[float]:
    random = Random(seed)
    return [random.uniform(-5, 20) for _ in RESULTS]


@pytest.mark.parametrize("seed", [1, 2])
def test_the_policy_is_as_good_as_trying_everything(seed: int) -> None:
    worths = random_worths(seed)
    brute = BruteForce(dict(zip(RESULTS, worths, strict=True)))
    policy = solve(worths)
    assert policy.worth == pytest.approx(brute.of_keep((), 2))
    for number, dice in enumerate(RESULTS, start=t.FIRST_RESULT):
        for keeps, rolls_left in ((policy.keep_once, 1), (policy.keep_twice, 2)):
            kept = t.DICE_SETS[keeps[number]]
            worth = brute.worths[dice] if kept == dice else brute.of_keep(kept, rolls_left - 1)
            assert worth == pytest.approx(brute.of_result(dice, rolls_left))


def test_the_worth_alone_is_that_of_the_policy() -> None:
    for seed in range(20):
        assert worth_of_turn(random_worths(seed)) == solve(random_worths(seed)).worth


def test_every_keep_is_part_of_the_dice_on_the_table() -> None:
    policy = solve(random_worths(3))
    for dice in range(t.FIRST_RESULT, len(t.DICE_SETS)):
        for keep in (policy.keep_once[dice], policy.keep_twice[dice]):
            assert keep in t.KEEPS[dice - t.FIRST_RESULT]


def test_the_worth_of_keeping_nothing_is_the_mean_of_all_rolls() -> None:
    worths = random_worths(4)
    mean = sum(worths[result] for result in t.ROLLS_OF[5]) / 6**5
    assert worth_of_roll(worths) == pytest.approx(mean)


def test_what_is_good_enough_is_not_rolled_again() -> None:
    policy: DicePolicy = solve([1.0] * len(RESULTS))
    for dice in range(t.FIRST_RESULT, len(t.DICE_SETS)):
        assert policy.keep_twice[dice] == policy.keep_once[dice] == dice


def test_five_heads_are_chased_by_keeping_heads() -> None:
    policy = solve([1.0 if dice == (t.HEAD,) * 5 else 0.0 for dice in RESULTS])
    dice = t.dice_set((t.HEAD, t.LOG, t.HEAD, t.SWORDS, t.WALLS))
    assert t.DICE_SETS[policy.keep_twice[dice]] == (t.HEAD, t.HEAD)
    assert policy.worth == pytest.approx((1 - (5 / 6) ** 3) ** 5)
