"""Who enters a tournament: a bot by name or a program by its command, with a budget of its own if one is given
(`grand_master@100ms`, `exec:./mybot@100ms`)."""

from collections.abc import Sequence
from typing import Protocol

import msgspec

from auberge import bots
from auberge.bots import programs
from auberge.bots.budget import Budget, read_budget, write_budget
from auberge.bots.protocol import Bot, Particular
from auberge.core.errors import BadSetup
from auberge.core.protocol import Game


class Contestant(Protocol):
    """A player that can take a seat in a game between bots, and the name by which results tell of it."""

    @property
    def label(self) -> str: ...

    def sit_down(self, game: Game, seed: int) -> Bot:
        """A bot for one seat of one game. BadSetup if it does not know the game."""


class Entrant(msgspec.Struct, frozen=True):
    """A bot, or a program (`exec:COMMAND`), and what it may spend on a decision; None is its level's own budget."""

    bot: str
    budget: Budget | None = None

    @property
    def label(self) -> str:
        """The text `read_entrant` reads."""
        return self.bot if self.budget is None else f"{self.bot}@{write_budget(self.budget)}"

    def sit_down(self, game: Game, seed: int) -> Bot:
        """A bot for one seat of one game. BadSetup if it does not know the game."""
        return programs.load(self.bot)(game, seed, self.budget)


def check_contestant(contestant: Contestant, game: Game, seats: int) -> None:
    """BadSetup if it does not know the game, or not with so many seats; a program is started to ask it."""
    bot = contestant.sit_down(game, 0)
    if isinstance(bot, Particular):
        bot.check_seats(seats)
    if isinstance(bot, programs.ProgramPlayer):
        bot.check()


def searches(bot: str) -> bool:
    """Whether a bot looks ahead: to the others a budget means nothing."""
    level = bots.level_of(bot)
    return level is not None and level.searches


def read_entrant(text: str, budget: Budget | None = None) -> Entrant:
    """The entrant of `squire` or `knight@50ms`; `budget` is for searchers without one. BadSetup if there is none."""
    if programs.is_command(text):
        return _read_program(text.strip(), budget)
    name, at, own = text.strip().lower().partition("@")
    bots.load(name.strip())
    common = budget if searches(name.strip()) else None
    return Entrant(name.strip(), read_budget(own) if at else common)


def _read_program(text: str, budget: Budget | None) -> Entrant:
    command, at, own = text.rpartition("@")
    try:
        entrant = Entrant(command, read_budget(own)) if at else Entrant(text, budget)
    except BadSetup:  # it is part of the command
        entrant = Entrant(text, budget)
    programs.read_command(entrant.bot)
    return entrant


def read_entrants(texts: Sequence[str], budget: Budget | None = None) -> list[Entrant]:
    """The entrants of a list, in order."""
    return [read_entrant(text, budget) for text in texts if text.strip()]
