"""The knight: a short search, so short that it hardly depends on the machine."""

from typing import Final

from auberge.bots.level import Level
from auberge.bots.protocol import Bot, Budget
from auberge.bots.search.levels import make_searcher, short_iterations
from auberge.core.protocol import Game

LEVEL: Final = Level(rank=40, face="bot-knight", needs=("levels",), search="short", offline_seconds=2.0)
SECONDS: Final = 0.1  # however slow the machine


def make(game: Game, seed: int, budget: Budget | None = None) -> Bot:
    """A knight. BadSetup if there is no guide through the game."""
    own = budget or Budget(seconds=SECONDS, iterations=short_iterations("knight", game))
    return make_searcher("knight", game, seed, own, "short")
