"""Saint Malo's dice: five dice, three rolls, and after each of the first two you keep what you like. Solved exactly.

    python examples/solve_a_dice_turn.py

What counts is the worth of the dice on the table after the last roll. Here it is the number of dice of one symbol,
squared; put in any worth you like.
"""

from collections.abc import Callable
from functools import cache
from itertools import combinations
from random import Random

import auberge

DICE = 5
ROLLS = 3
Dice = tuple[str, ...]  # faces in a fixed order: dice have no identity


def faces() -> tuple[str, ...]:
    """The six faces, as the game names them."""
    game = auberge.game("saint_malo")
    position = game.start(auberge.setup("saint_malo", seats=2, seed=1), pausing=True)
    lot = game.lot(position)
    assert lot is not None
    return tuple(dict.fromkeys(lot.of))


FACES = faces()


class Turn:
    """The best policy for a worth of the final dice."""

    def __init__(self, worth: Callable[[Dice], float]) -> None:
        self.worth = cache(worth)
        self.rolled = cache(self._rolled)
        self.kept = cache(self._kept)

    def _rolled(self, dice: Dice, rolls_left: int) -> float:
        """What dice on the table are worth when it is time to choose."""
        return self.worth(dice) if not rolls_left else max(self.kept(kept, rolls_left) for kept in keeps(dice))

    def _kept(self, kept: Dice, rolls_left: int) -> float:
        """What kept dice are worth before the others are rolled: the mean over one more die, face by face."""
        if len(kept) == DICE:
            return self.rolled(kept, rolls_left - 1)
        return sum(self.kept(ordered((*kept, face)), rolls_left) for face in FACES) / len(FACES)

    def best(self, dice: Dice, rolls_left: int) -> Dice:
        """What to keep."""
        return max(keeps(dice), key=lambda kept: self.kept(kept, rolls_left))


def ordered(dice: Dice) -> Dice:
    """The same dice in the fixed order."""
    return tuple(sorted(dice, key=FACES.index))


@cache
def keeps(dice: Dice) -> frozenset[Dice]:
    """Everything that can be kept of these dice."""
    return frozenset(part for number in range(DICE + 1) for part in combinations(dice, number))


def main(face: str = "wall", turns: int = 2000, seed: int = 1) -> tuple[float, float]:
    """Solves the turn, shows some choices and tries them out; gives the exact worth and the mean of the tries."""
    turn = Turn(lambda dice: float(dice.count(face) ** 2))
    exact = turn.kept((), ROLLS)
    print(f"A turn for {face}s is worth {exact:.3f}.")
    random = Random(seed)
    for _ in range(3):
        dice = ordered(tuple(random.choices(FACES, k=DICE)))
        print(f"  {' '.join(dice)}: keep {' '.join(turn.best(dice, 2)) or 'nothing'}")
    total = 0.0
    for _ in range(turns):
        kept: Dice = ()
        for rolls_left in range(ROLLS - 1, -1, -1):
            dice = ordered((*kept, *random.choices(FACES, k=DICE - len(kept))))
            kept = turn.best(dice, rolls_left) if rolls_left else dice
        total += turn.worth(kept)
    print(f"Tried {turns} times: {total / turns:.3f}.")
    return exact, total / turns


if __name__ == "__main__":
    main()
