"""Who thinks for the tables: bots, hints, the coach, reviews and background jobs. A server has processes for it
(`workers`), a page without a server does it in its own worker (`offline.thinking`)."""

from collections.abc import Callable
from typing import Protocol

from auberge.analysis.bystander import Glimpse
from auberge.analysis.replay import Replay
from auberge.analysis.review import Review
from auberge.core.errors import EngineBug
from auberge.core.protocol import Game, Move, Seat, View
from auberge.server.findings import AdviceFound, ExplanationFound
from auberge.server.jobs import BackgroundJob


class TooSlow(Exception):
    """A background job took longer than it may."""


class Thinkers(Protocol):
    """All of them."""

    async def choose(self, game: Game, bot: str, seed: int, view: View, most: float | None = None) -> Move:
        """The move this bot makes of this view, in at most so many seconds; a random one if it fails."""

    async def advise(self, game: Game, seed: int, view: View, seconds: float, made: int | None = None) -> AdviceFound:
        """What a strong player would do with this view, and think of the move at this place of its list. EngineBug if
        nobody can say."""

    async def explain(self, game: Game, seed: int, glimpse: Glimpse, seconds: float) -> ExplanationFound:
        """Why a bot made a move, from a glimpse of it. EngineBug if nobody can say."""

    async def run(self, work: BackgroundJob, seconds: float) -> bytes:
        """What came of a background job. TooSlow if it takes longer than that, EngineBug if it fails."""

    async def review(self, replay: Replay, seconds: float, tell: Callable[[float], None]) -> Review:
        """A finished game looked over, in about so many seconds; `tell` hears how far it has come. EngineBug if that
        fails."""


class ProgramPlayers(Protocol):
    """The programs that can be players, by name (`programs.Programs`)."""

    def known(self, game_name: str) -> tuple[str, ...]:
        """The names of those that play this game."""

    def has(self, bot: str | None, game_name: str) -> bool:
        """Whether a bot is one of the programs that play this game."""

    async def choose(self, place: tuple[str, Seat], game: Game, bot: str, view: View, most: float | None) -> Move:
        """The move of the program at this seat of this table, or a random one if it fails."""

    def leave(self, table_id: str) -> None:
        """The game at this table is over."""

    def close(self) -> None:
        """Ends all of them."""


class NoPrograms:
    """No program is registered."""

    def known(self, game_name: str) -> tuple[str, ...]:  # noqa: ARG002
        """None."""
        return ()

    def has(self, bot: str | None, game_name: str) -> bool:  # noqa: ARG002
        """Never."""
        return False

    async def choose(self, place: tuple[str, Seat], game: Game, bot: str, view: View, most: float | None) -> Move:  # noqa: ARG002
        """Nobody asks."""
        raise EngineBug("bug-workers-stopped", game=game.meta.name, bot=bot)

    def leave(self, table_id: str) -> None:
        """Nobody is there."""

    def close(self) -> None:
        """Nothing is open."""
