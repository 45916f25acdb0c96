"""What a bot is. It is handed its seat's view, never the position: what a player could not know, it cannot use."""

from typing import Protocol, runtime_checkable

from auberge.bots.budget import Budget
from auberge.core.protocol import Game, Move, View

__all__ = ["Bot", "BotFactory", "Budget", "Particular"]


class Bot(Protocol):
    """A player made for one game. Its own chance comes from its own seed, never from the game's generator."""

    def choose(self, view: View) -> Move:
        """One of `view.moves`; asked only when this seat is the actor. The view, the seed and the budget decide."""


@runtime_checkable
class Particular(Protocol):
    """A bot that does not sit down at every table of its game."""

    def check_seats(self, seats: int) -> None:
        """BadSetup if it does not play at a table of this size."""


class BotFactory(Protocol):
    """Makes a bot for a game. BadSetup("bot-cannot-play") if the bot does not know the game.

    Without a budget a bot takes its level's own; bots that do not search take no notice of it."""

    def __call__(self, game: Game, seed: int, budget: Budget | None = None) -> Bot: ...
