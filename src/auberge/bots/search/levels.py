"""The two levels that search; they differ in how long they think, and in Saint Malo in what they see."""

import importlib
from collections.abc import Callable

from auberge.bots import knows
from auberge.bots.protocol import Bot, Budget
from auberge.core.errors import BadSetup
from auberge.core.protocol import Game


def make_searcher(level: str, game: Game, seed: int, budget: Budget) -> Bot:
    """A player of this level. BadSetup if there is no guide through the game."""
    if not knows(game.meta.name, "levels"):
        raise BadSetup("bot-cannot-play", bot=level, game=game.meta.name)
    module = importlib.import_module(f"auberge.bots.{game.meta.name}.levels")
    factory: Callable[[Game, int, Budget, str], Bot] = module.make
    return factory(game, seed, budget, level)


def knights_iterations(game: Game) -> int:
    """How long a knight thinks in this game: between squire and grand master. BadSetup if there is no guide."""
    if not knows(game.meta.name, "levels"):
        raise BadSetup("bot-cannot-play", bot="knight", game=game.meta.name)
    number: int = importlib.import_module(f"auberge.bots.{game.meta.name}.levels").KNIGHT
    return number
