"""The squire: takes what is best for this turn by a hand-made measure; what it knows of a game is in `bots/<game>/`."""

import importlib
from typing import Final

from auberge.bots import knows, package_of
from auberge.bots.level import Level
from auberge.bots.protocol import Bot, BotFactory, Budget
from auberge.core.errors import BadSetup
from auberge.core.protocol import Game

LEVEL: Final = Level(rank=30, face="bot-squire", needs=("greedy",))


def make(game: Game, seed: int, budget: Budget | None = None) -> Bot:
    """The squire of this game. BadSetup if there is none."""
    if not knows(game.meta.name, "greedy"):
        raise BadSetup("bot-cannot-play", bot="squire", game=game.meta.name)
    factory: BotFactory = importlib.import_module(f"{package_of(game.meta.name)}.greedy").make
    return factory(game, seed, budget)
