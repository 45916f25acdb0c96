"""Who enters a tournament: a bot by name, with a budget of its own if one is given (`grand_master@100ms`)."""

from collections.abc import Sequence
from typing import Final

import msgspec

from auberge import bots
from auberge.bots.budget import Budget, read_budget, write_budget
from auberge.bots.protocol import Bot
from auberge.core.protocol import Game

SEARCHERS: Final = ("knight", "grand_master")  # to the others a budget means nothing


class Entrant(msgspec.Struct, frozen=True):
    """A bot and what it may spend on a decision; None is its level's own budget."""

    bot: str
    budget: Budget | None = None

    @property
    def label(self) -> str:
        """The text `read_entrant` reads."""
        return self.bot if self.budget is None else f"{self.bot}@{write_budget(self.budget)}"

    def sit_down(self, game: Game, seed: int) -> Bot:
        """A bot for one seat of one game. BadSetup if it does not know the game."""
        return bots.load(self.bot)(game, seed, self.budget)


def read_entrant(text: str, budget: Budget | None = None) -> Entrant:
    """The entrant of `squire` or `knight@50ms`; `budget` is for searchers without one. BadSetup if there is none."""
    name, at, own = text.strip().lower().partition("@")
    bots.load(name.strip())
    common = budget if name.strip() in SEARCHERS else None
    return Entrant(name.strip(), read_budget(own) if at else common)


def read_entrants(texts: Sequence[str], budget: Budget | None = None) -> list[Entrant]:
    """The entrants of a list, in order."""
    return [read_entrant(text, budget) for text in texts if text.strip()]
