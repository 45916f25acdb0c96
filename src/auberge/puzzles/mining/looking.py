"""Looks at a decision: a glance, then longer and longer, each with chance of its own."""

from typing import Final

import msgspec

from auberge import bots
from auberge.analysis.advice import Advised, Thought, preferred, think
from auberge.analysis.features import reader_of
from auberge.analysis.reasons import Reason, reasons_for
from auberge.bots.budget import Budget
from auberge.core.protocol import Game, View
from auberge.core.rng import scramble
from auberge.puzzles.puzzle import LEAST_ITERATIONS, Judged

LEAST_GAP: Final = 0.03  # of the chance to win, between the best move and the next
WORLDS: Final = 100  # in which all moves are weighed, for the numbers that are told
TIMES: Final = 10  # how much longer the last look is
_STEPS: Final = 8  # iterations for a move in a world: half of them search, half of them weigh
_GLANCE: Final = 300  # iterations
_FIRST_WORLDS: Final = 40
_MOST_ITERATIONS: Final = 4096
_SEEDS: Final = 4
_RIVALS: Final = 3  # moves the best one is told apart from


class Effort(msgspec.Struct, frozen=True):
    """How long to look: iterations of a glance, worlds of the looks after it, and the longest search of a player."""

    glance: int = _GLANCE
    first: int = _FIRST_WORLDS
    worlds: int = WORLDS
    times: int = TIMES
    iterations: int = _MOST_ITERATIONS


USUAL: Final = Effort()


class Look(msgspec.Struct, frozen=True):
    """All legal moves as they were weighed, the best first."""

    thought: Thought

    @property
    def ranked(self) -> list[Advised]:
        return list(self.thought.advised.values())

    @property
    def best(self) -> int:
        return next(iter(self.thought.advised))

    @property
    def is_clear(self) -> bool:
        """Is one move better than all others beyond noise?"""
        best, second = self.ranked[:2]
        return best.low > second.high and best.chance - second.chance >= LEAST_GAP

    def confirms(self, earlier: "Look") -> bool:
        """Is the same move clearly best here?"""
        return self.best == earlier.best and self.is_clear


def glance(game: Game, view: View, effort: Effort, seed: int) -> bool:
    """Is this worth a look? One of the few best moves seems to stand out."""
    thought = think(game, view, Budget(iterations=effort.glance), seed)
    best, second = [one.chance for one in thought.advised.values()][:2]
    return best - second >= LEAST_GAP


def look(game: Game, view: View, worlds: int, seed: int) -> Look:
    """Weighs every legal move in this many worlds."""
    legal = tuple(game.action(move) for move in view.moves)
    budget = Budget(iterations=_STEPS * len(legal) * worlds)
    return Look(think(game, view, budget, seed, also=legal, most_worlds=worlds))


def judged(game: Game, found: Look) -> tuple[Judged, ...]:
    """The moves with their numbers and reasons."""
    order = list(found.thought.advised)
    best = order[0]
    told: list[Judged] = []
    for action, one in found.thought.advised.items():
        rivals = order[1 : _RIVALS + 1] if action == best else [action]
        chance, low, high = (round(number, 4) for number in (one.chance, one.low, one.high))
        told.append(Judged(game.write(one.move), chance, low, high, _reasons(game, found.thought, best, rivals)))
    return tuple(told)


def _reasons(game: Game, thought: Thought, best: int, rivals: list[int]) -> tuple[Reason, ...]:
    """Why the best move is better than these."""
    sights = [thought.weighing.sights[action] for action in (best, *rivals)]
    reasons = reasons_for(reader_of(game.meta.name).features, sights, 0)
    return tuple(msgspec.structs.replace(one, worth=round(one.worth, 4)) for one in reasons)


def found_at_sight(game: Game, view: View, best: int) -> bool:
    """Does the squire, who looks no further than this turn, find the best move?"""
    return game.action(bots.load("squire")(game, 0).choose(view)) == best


def iterations_needed(game: Game, view: View, best: int, most: int, seed: int) -> int | None:
    """From how many iterations on, doubled again and again, a searching player finds the best move with every seed;
    None if it does not even with the most."""
    needed: int | None = None
    iterations = LEAST_ITERATIONS
    while iterations <= most:
        if all(preferred(game, view, iterations, scramble(seed + nth)) == best for nth in range(_SEEDS)):
            needed = needed or iterations
        else:
            needed = None
        iterations *= 2
    return needed
