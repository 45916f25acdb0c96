"""The page: has watched the squire and does as he would, but is often lost in thought and then does just anything."""

from collections.abc import Mapping
from typing import Final

from auberge.bots import squire_bot
from auberge.bots.level import Level
from auberge.bots.protocol import Bot, Budget
from auberge.bots.random_bot import RandomBot
from auberge.core.errors import BadSetup
from auberge.core.protocol import Game, Move, View
from auberge.core.rng import advance, below, scramble

LEVEL: Final = Level(rank=20, face="bot-page", needs=("greedy",))
_LOST: Final = 30  # decisions of a hundred made without thinking
_LOST_IN: Final[Mapping[str, int]] = {"valletta": 45}  # where a foolish decision costs less


class PageBot:
    """Makes a beginner's mistakes: each decision may be one without a thought."""

    def __init__(self, model: Bot, seed: int, lost: int) -> None:
        self._model = model
        self._lost = lost
        self._whim = RandomBot(seed)
        self._state = scramble(seed + 1)

    def choose(self, view: View) -> Move:
        self._state = advance(self._state)
        bot = self._whim if below(self._state, 100) < self._lost else self._model
        return bot.choose(view)


def make(game: Game, seed: int, budget: Budget | None = None) -> Bot:
    """A page for a game the squire knows. BadSetup for another."""
    try:
        return PageBot(squire_bot.make(game, seed, budget), seed, _LOST_IN.get(game.meta.name, _LOST))
    except BadSetup as unknown:
        raise BadSetup("bot-cannot-play", bot="page", game=game.meta.name) from unknown
