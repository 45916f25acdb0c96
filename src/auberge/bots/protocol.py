"""What a bot is. It is handed its seat's view, never the position: what a player could not know, it cannot use."""

from typing import Protocol

from auberge.bots.budget import Budget
from auberge.core.protocol import Game, Move, View

__all__ = ["Bot", "BotFactory", "Budget"]


class Bot(Protocol):
    """A player made for one game. Its own chance comes from its own seed, never from the game's generator."""

    def choose(self, view: View) -> Move:
        """One of `view.moves`; asked only when this seat is the actor. The view, the seed and the budget decide."""


class BotFactory(Protocol):
    """Makes a bot for a game. BadSetup("bot-cannot-play") if the bot does not know the game.

    Without a budget a bot takes its level's own; bots that do not search take no notice of it."""

    def __call__(self, game: Game, seed: int, budget: Budget | None = None) -> Bot: ...
