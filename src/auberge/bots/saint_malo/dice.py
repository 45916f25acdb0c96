"""The dice of one turn, played perfectly: what to keep after each roll, for any worth of the 252 results.

Nothing but the dice matters while they are rolled, so a state is a set of dice and the rolls left. Two recursions
over the 462 sets (engine-wide numbering of `tables`) take the place of listing all keeps and all rolls: a kept set
is worth the mean of the six sets with one die more; the best keep of a set is the set itself or the best keep of the
set with one die less. The sets are objects that know these neighbours: numbers in them are written several times as
fast as in lists. They are the same for every turn, so a lock lets one turn be solved at a time.
"""

from threading import Lock
from typing import Final, cast

from auberge.games.saint_malo import tables as t


class DiceSet:
    """A set of dice: what it is worth kept, what its best part is worth, and which that is."""

    first: "DiceSet"  # the sets with one die more, face by face
    second: "DiceSet"
    third: "DiceSet"
    fourth: "DiceSet"
    fifth: "DiceSet"
    sixth: "DiceSet"

    def __init__(self, number: int) -> None:
        self.number: Final[object] = number
        self.worth: float = 0.0
        self.best: float = 0.0
        self.keep: object = number
        self.smaller: list[DiceSet] = []  # the sets with one die less


class DicePolicy:
    """What to keep, and what the turn is worth, with two, one and no rolls left."""

    def __init__(self) -> None:
        self.keep_twice: list[int] = []  # best keep of each of the 462 sets, two rolls left
        self.keep_once: list[int] = []  # the same with one roll left
        self.worth: float = 0.0  # before the first roll


def linked_sets() -> list[DiceSet]:
    """All sets, each knowing its neighbours."""
    sets = [DiceSet(number) for number in range(len(t.DICE_SETS))]
    for dice, faces in zip(sets, t.DICE_SETS, strict=True):
        if len(faces) < t.DICE:
            more = [sets[t.dice_set((*faces, face))] for face in range(t.FACES)]
            dice.first, dice.second, dice.third, dice.fourth, dice.fifth, dice.sixth = more
        for place, face in enumerate(faces):
            if face not in faces[:place]:
                dice.smaller.append(sets[t.dice_set((*faces[:place], *faces[place + 1 :]))])
    return sets


_SETS: Final = linked_sets()
_RESULTS: Final = _SETS[t.FIRST_RESULT :]
_KEPT: Final = _SETS[: t.FIRST_RESULT][::-1]  # larger ones first
_TURN: Final = Lock()


def weigh_results(results: list[float]) -> None:
    """Writes down what the 252 results are worth, and with them every set as dice kept."""
    for dice, worth in zip(_RESULTS, results, strict=True):
        dice.worth = worth
    weigh_keeps()


def weigh_keeps() -> None:
    """The worth of every set as dice kept, the others being rolled once: the mean over all rolls (SM-DICE-09)."""
    for dice in _KEPT:
        dice.worth = (
            dice.first.worth
            + dice.second.worth
            + dice.third.worth
            + dice.fourth.worth
            + dice.fifth.worth
            + dice.sixth.worth
        ) / 6.0


def choose_keeps() -> None:
    """The best part of every set to keep, given what the sets are worth as dice kept."""
    for dice in _SETS:
        best = dice.worth
        keep = dice.number
        for smaller in dice.smaller:
            if smaller.best > best:
                best = smaller.best
                keep = smaller.keep
        dice.best = best
        dice.keep = keep


def look_back() -> None:
    """One roll earlier: a result is worth what its best part was, rolled on."""
    for dice in _RESULTS:
        dice.worth = dice.best
    weigh_keeps()


def chosen_keeps() -> list[int]:
    """The best keep of every set, by number."""
    return cast("list[int]", [dice.keep for dice in _SETS])


def worth_of_roll(results: list[float]) -> float:
    """What a single roll of all dice is worth."""
    with _TURN:
        weigh_results(results)
        return _SETS[t.NO_DICE].worth


def solve(results: list[float]) -> DicePolicy:
    """The best policy of a turn of three rolls, given the worth of the 252 results in the order of `tables`."""
    policy = DicePolicy()
    with _TURN:
        weigh_results(results)
        choose_keeps()
        policy.keep_once = chosen_keeps()
        look_back()
        choose_keeps()
        policy.keep_twice = chosen_keeps()
        look_back()
        policy.worth = _SETS[t.NO_DICE].worth
    return policy


def worth_of_turn(results: list[float]) -> float:
    """What the best policy is worth before the first roll, for who need not know the policy."""
    with _TURN:
        weigh_results(results)
        choose_keeps()
        look_back()
        choose_keeps()
        look_back()
        return _SETS[t.NO_DICE].worth
