"""The players that search, short or long; the two differ in how long they think, and in Saint Malo in what they see."""

import importlib
from collections.abc import Callable

from auberge.bots import knows, package_of
from auberge.bots.level import Search
from auberge.bots.protocol import Bot, Budget
from auberge.core.errors import BadSetup
from auberge.core.protocol import Game


def make_searcher(level: str, game: Game, seed: int, budget: Budget, search: Search) -> Bot:
    """A player of this level, which searches like this. BadSetup if there is no guide through the game."""
    if not knows(game.meta.name, "levels"):
        raise BadSetup("bot-cannot-play", bot=level, game=game.meta.name)
    module = importlib.import_module(f"{package_of(game.meta.name)}.levels")
    factory: Callable[[Game, int, Budget, Search], Bot] = module.make
    return factory(game, seed, budget, search)


def short_iterations(level: str, game: Game) -> int:
    """How many iterations a short search takes in this game. BadSetup if there is no guide."""
    if not knows(game.meta.name, "levels"):
        raise BadSetup("bot-cannot-play", bot=level, game=game.meta.name)
    number: int = importlib.import_module(f"{package_of(game.meta.name)}.levels").SHORT
    return number
