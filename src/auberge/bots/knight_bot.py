"""The knight: a short search, so short that it hardly depends on the machine."""

from typing import Final

from auberge.bots.protocol import Bot, Budget
from auberge.bots.search.levels import make_searcher
from auberge.core.protocol import Game

BUDGET: Final = Budget(seconds=0.1, iterations=150)


def make(game: Game, seed: int, budget: Budget | None = None) -> Bot:
    """A knight. BadSetup if there is no guide through the game."""
    return make_searcher("knight", game, seed, budget or BUDGET)
