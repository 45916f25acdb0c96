"""Looks at a decision: a glance, a look at every move, and a longer one, each with chance of its own."""

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
_STEPS: Final = 8  # iterations for a move in a world: half of them search, half of them weigh
_SEEDS: Final = 3
_RIVALS: Final = 3  # moves the best one is told apart from


class Effort(msgspec.Struct, frozen=True):
    """How long to look at a decision."""

    first: int = 32  # iterations of the first thought,
    glance: int = 150  # and of a glance
    worlds: int = 60  # in which all moves are weighed, for the numbers that are told
    times: int = 3  # how much longer the last look is
    iterations: int = 1024  # of the longest search of a player


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

    def confirms(self, best: int) -> bool:
        """Is this the move that is clearly best here?"""
        return self.best == best and self.is_clear


def glance(game: Game, view: View, effort: Effort, seed: int) -> int | None:
    """The move that seems to stand out among the few best; None if none does."""
    thought = think(game, view, Budget(iterations=effort.glance), seed)
    (best, first), (_, second) = list(thought.advised.items())[:2]
    return best if first.chance - second.chance >= LEAST_GAP else None


def look(game: Game, view: View, worlds: int, seed: int, *, closely: bool = True) -> Look:
    """Weighs every legal move in this many worlds; if not `closely`, nothing is found out about reasons."""
    legal = tuple(game.action(move) for move in view.moves)
    budget = Budget(iterations=_STEPS * len(legal) * worlds)
    return Look(think(game, view, budget, seed, also=legal, closely=closely, most_worlds=worlds))


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


def at_sight(game: Game, view: View) -> int:
    """What the squire chooses, who looks no further than this turn."""
    return game.action(bots.load("squire")(game, 0).choose(view))


def iterations_needed(game: Game, view: View, best: int, most: int, seed: int) -> int | None:
    """From how many iterations on, of those halved again and again, a searching player finds the best move with every
    seed; None if it does not even with the most."""
    needed: int | None = None
    iterations = most
    while iterations >= LEAST_ITERATIONS:
        if any(preferred(game, view, iterations, scramble(seed + nth)) != best for nth in range(_SEEDS)):
            break
        needed = iterations
        iterations //= 2
    return needed
