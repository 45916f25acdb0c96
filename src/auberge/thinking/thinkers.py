"""Who thinks for the tables: bots, hints, the coach, reviews and background jobs. A server has processes for it
(`workers`), a page without a server does it in its own worker (`offline.thinking`)."""

from collections.abc import Callable, Sequence
from typing import Final, Protocol

from auberge import bots
from auberge.analysis.bystander import Glimpse
from auberge.analysis.replay import Replay
from auberge.analysis.review import Review
from auberge.core.errors import EngineBug
from auberge.core.protocol import Game, Move, Seat, View
from auberge.thinking.findings import AdviceFound, ExplanationFound
from auberge.thinking.jobs import BackgroundJob

MISSING: Final = "missing"  # a program that is registered elsewhere; beside the kinds of a program's own faults


class TooSlow(Exception):
    """A background job took longer than it may."""


class Thinkers(Protocol):
    """All of them."""

    async def choose(self, game: Game, bot: str, seed: int, view: View, most: float | None = None) -> Move:
        """The move this bot makes of this view, in at most so many seconds; a random one if it fails."""

    async def advise(self, game: Game, seed: int, view: View, seconds: float, made: int | None = None) -> AdviceFound:
        """What a strong player would do with this view, and think of the move at this place of its list. EngineBug if
        nobody can say."""

    async def rate(self, game: Game, seed: int, view: View, seconds: float, only: tuple[int, ...] = ()) -> AdviceFound:
        """What each move of this view is worth, or only those at these places of its list, the best first. EngineBug if
        nobody can say."""

    async def explain(self, game: Game, seed: int, glimpse: Glimpse, seconds: float) -> ExplanationFound:
        """Why a bot made a move, from a glimpse of it. EngineBug if nobody can say."""

    async def run(self, work: BackgroundJob, seconds: float) -> bytes:
        """What came of a background job. TooSlow if it takes longer than that, EngineBug if it fails."""

    async def review(self, replay: Replay, seconds: float, tell: Callable[[float], None]) -> Review:
        """A finished game looked over, in about so many seconds; `tell` hears how far it has come. EngineBug if that
        fails."""


class ProgramPlayers(Protocol):
    """The programs that can be players (`programs.Programs`)."""

    def known(self, game_name: str) -> tuple[str, ...]:
        """The names of those that play this game."""

    def bots(self, game_name: str) -> tuple[str, ...]:
        """Those that play this game, as they are named at a table."""

    def asks(self, bot: str, game_name: str, faults: Sequence[str]) -> bool:
        """Whether a bot is one of the programs that play this game, and has not failed too often in it."""

    def house_bot(self, bot: str, game_name: str, faults: Sequence[str]) -> tuple[str, str | None]:
        """The bot of the house that plays for one which is not asked, and what is to be told of it, once."""

    async def choose(
        self, place: tuple[str, Seat], game: Game, bot: str, view: View, most: float | None
    ) -> tuple[Move, str | None]:
        """The move of the program at this seat of this table; or a random one, and how the program failed."""

    def leave(self, table_id: str) -> None:
        """The game at this table is over."""

    def close(self) -> None:
        """Ends all of them."""


def stand_in_for(bot: str, faults: Sequence[str]) -> tuple[str, str | None]:
    """Who plays for a program that is not here, and that it is MISSING, unless that was told before."""
    if not bot.startswith(bots.PROGRAM):
        return bot, None
    return bots.DEFAULT, None if MISSING in faults else MISSING


class NoPrograms:
    """No program is registered."""

    def known(self, game_name: str) -> tuple[str, ...]:  # noqa: ARG002
        """None."""
        return ()

    bots = known

    def asks(self, bot: str, game_name: str, faults: Sequence[str]) -> bool:  # noqa: ARG002
        """Never."""
        return False

    def house_bot(self, bot: str, game_name: str, faults: Sequence[str]) -> tuple[str, str | None]:  # noqa: ARG002
        """The bot itself, or one that plays for a missing program."""
        return stand_in_for(bot, faults)

    async def choose(
        self,
        place: tuple[str, Seat],  # noqa: ARG002
        game: Game,
        bot: str,
        view: View,  # noqa: ARG002
        most: float | None,  # noqa: ARG002
    ) -> tuple[Move, str | None]:
        """Nobody asks."""
        raise EngineBug("bug-workers-stopped", game=game.meta.name, bot=bot)

    def leave(self, table_id: str) -> None:
        """Nobody is there."""

    def close(self) -> None:
        """Nothing is open."""
