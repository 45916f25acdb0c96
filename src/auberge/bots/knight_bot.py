"""The knight: a short search, so short that it hardly depends on the machine."""

from typing import Final

from auberge.bots.protocol import Bot, Budget
from auberge.bots.search.levels import knights_iterations, make_searcher
from auberge.core.protocol import Game

SECONDS: Final = 0.1  # however slow the machine


def make(game: Game, seed: int, budget: Budget | None = None) -> Bot:
    """A knight. BadSetup if there is no guide through the game."""
    own = budget or Budget(seconds=SECONDS, iterations=knights_iterations(game))
    return make_searcher("knight", game, seed, own)
