"""How the levels that search play Saint Malo: nothing is hidden and dice can be solved, so they plan their turns."""

from typing import Final

from auberge.bots.budget import Budget
from auberge.bots.level import Search
from auberge.bots.protocol import Bot
from auberge.bots.saint_malo.judge import Judge
from auberge.bots.saint_malo.learned import NET
from auberge.bots.saint_malo.planner import Clock, Planner, plan_turn
from auberge.bots.saint_malo.weights import Weights, of_knight
from auberge.core.protocol import Game, View
from auberge.games.saint_malo import phases
from auberge.games.saint_malo.engine import Engine

SHORT: Final = 150  # iterations of a short search


def make(game: Game, seed: int, budget: Budget, search: Search) -> Bot:  # noqa: ARG001 - it leaves nothing to chance
    """A planner with this budget; two of them with as many iterations always play alike."""
    if search == "short":
        return Planner(game, budget, of_knight(), None)
    return Planner(game, budget, Weights(), Judge(NET))


def iterations_of(game: Game, view: View, most: int) -> int:
    """Thinks about a view for this many iterations, each a turn planned ahead; fewer if there are fewer turns."""
    position = game.imagine(view, seed=0)
    if not isinstance(position, Engine) or position.phase not in (phases.KEEP, phases.ANNOUNCE):
        return 0
    clock = Clock(Budget(iterations=most))
    plan_turn(position, Weights(), clock, Judge(NET))
    return clock.steps
