"""A bot that knows no game and so plays every game: all legal moves are equally likely."""

from typing import Final

from auberge.bots.level import Level
from auberge.bots.protocol import Bot, Budget
from auberge.core.protocol import Game, Move, View
from auberge.core.rng import advance, below, scramble

LEVEL: Final = Level(rank=10, face="bot-fool")


class RandomBot:
    """Draws from the list of legal moves."""

    def __init__(self, seed: int) -> None:
        self._state = scramble(seed)

    def choose(self, view: View) -> Move:
        self._state = advance(self._state)
        return view.moves[below(self._state, len(view.moves))]


def make(game: Game, seed: int, budget: Budget | None = None) -> Bot:  # noqa: ARG001 - as every factory
    """A random player for any game."""
    return RandomBot(seed)
