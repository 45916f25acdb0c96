"""The dice of one turn, played perfectly: what to keep after each roll, for any worth of the 252 results. Compiled.

Nothing but the dice matters while they are rolled, so a state is a set of dice and the rolls left. Two recursions
over the 462 sets (engine-wide numbering of `tables`) take the place of listing all keeps and all rolls: a kept set
is worth the mean of the six sets with one die more; the best keep of a set is the set itself or the best keep of the
set with one die less.
"""

from typing import Final

from mypy_extensions import i64

from auberge.games.saint_malo import tables as t

_SETS: Final = 462
_WITHOUT: Final[tuple[tuple[int, ...], ...]] = tuple(
    [
        tuple([t.dice_set((*faces[:i], *faces[i + 1 :])) for i in range(len(faces)) if faces[i] not in faces[:i]])
        for faces in t.DICE_SETS
    ]
)
_PLUS: Final[tuple[int, ...]] = tuple(
    [t.dice_set((*faces, face)) for faces in t.DICE_SETS[: t.FIRST_RESULT] for face in range(t.FACES)]
)


class DicePolicy:
    """What to keep, and what the turn is worth, with two, one and no rolls left."""

    def __init__(self) -> None:
        self.keep_twice: list[int] = []  # best keep of each of the 462 sets, two rolls left
        self.keep_once: list[int] = []  # the same with one roll left
        self.worth: float = 0.0  # before the first roll


def worth_of_keeps(results: list[float]) -> list[float]:
    """The worth of every set as dice kept, the others being rolled once: the mean over all rolls (SM-DICE-09)."""
    worth: list[float] = [0.0] * t.FIRST_RESULT + results
    kept: i64 = t.FIRST_RESULT - 1
    while kept >= 0:
        first = kept * 6
        worth[kept] = (
            worth[_PLUS[first]]
            + worth[_PLUS[first + 1]]
            + worth[_PLUS[first + 2]]
            + worth[_PLUS[first + 3]]
            + worth[_PLUS[first + 4]]
            + worth[_PLUS[first + 5]]
        ) / 6.0
        kept -= 1
    return worth


def best_keeps(worth: list[float]) -> list[int]:
    """The best part of every set to keep, given what the sets are worth as dice kept."""
    best: list[int] = [0] * _SETS
    dice: i64 = 1
    while dice < _SETS:
        choice: i64 = dice
        most: float = worth[choice]
        for smaller in _WITHOUT[dice]:
            part: i64 = best[smaller]
            if worth[part] > most:
                most = worth[part]
                choice = part
        best[dice] = int(choice)
        dice += 1
    return best


def worth_of_best_keeps(worth: list[float]) -> list[float]:
    """The worth of the best part to keep of each of the 252 results, whichever it is."""
    best: list[float] = worth[:1]
    dice: i64 = 1
    while dice < _SETS:
        most: float = worth[dice]
        for smaller in _WITHOUT[dice]:
            most = max(most, best[smaller])
        best.append(most)
        dice += 1
    return best[t.FIRST_RESULT :]


def worth_of_turn(results: list[float]) -> float:
    """What the best policy is worth before the first roll, for who need not know the policy."""
    after_two = worth_of_best_keeps(worth_of_keeps(results))
    after_one = worth_of_best_keeps(worth_of_keeps(after_two))
    return worth_of_keeps(after_one)[t.NO_DICE]


def solve(results: list[float]) -> DicePolicy:
    """The best policy of a turn of three rolls, given the worth of the 252 results in the order of `tables`."""
    policy = DicePolicy()
    once = worth_of_keeps(results)
    policy.keep_once = best_keeps(once)
    after_two = [once[keep] for keep in policy.keep_once[t.FIRST_RESULT :]]
    twice = worth_of_keeps(after_two)
    policy.keep_twice = best_keeps(twice)
    after_one = [twice[keep] for keep in policy.keep_twice[t.FIRST_RESULT :]]
    policy.worth = worth_of_keeps(after_one)[t.NO_DICE]
    return policy
