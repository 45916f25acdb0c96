"""The grand master: a long search, the best there is."""

from typing import Final

from auberge.bots.level import Level
from auberge.bots.protocol import Bot, Budget
from auberge.bots.search.levels import make_searcher
from auberge.core.protocol import Game

LEVEL: Final = Level(rank=50, face="bot-grandmaster", needs=("levels",), search="long", offline_seconds=2.0)
BUDGET: Final = Budget(seconds=1.0)


def make(game: Game, seed: int, budget: Budget | None = None) -> Bot:
    """A grand master. BadSetup if there is no guide through the game."""
    return make_searcher("grand_master", game, seed, budget or BUDGET, "long")
