"""Drawing boards, one module per game, loaded late and by name. All of them offer the functions of `Board`.

Only these modules may know a game's own view; the rest of the terminal meets games through core.protocol.
"""

import importlib
import importlib.util
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Protocol, cast

from rich.console import RenderableType
from rich.text import Text

from auberge.cli.usage import BadUsage
from auberge.core.protocol import Event, Move, Seat, View
from auberge.words import Words


@dataclass(frozen=True)
class Scene:
    """What a picture needs besides the view: words, names, the room there is, and whether only ASCII may be used."""

    words: Words
    names: tuple[str, ...]
    width: int = 80
    height: int = 24
    plain: bool = False
    tight: bool = False  # there is no room to spare: what can be said shorter is
    focus: Seat | None = None  # whose city is drawn large; else the one whose view it is, or whose turn


Preview = Callable[[Move], tuple[Sequence[Event], View]]  # what a move would bring, tried on an imagined position


class Board(Protocol):
    """What every drawing board can do."""

    def title(self, view: View, scene: Scene) -> str:
        """Where the game stands, in one line."""

    def picture(self, view: View, scene: Scene) -> RenderableType:
        """The whole table: one city large, the others small, stores, dangers."""

    def dice(self, view: View, scene: Scene) -> RenderableType | None:
        """The dice or cards in play now, if any."""

    def cities(self, view: View, scene: Scene) -> RenderableType:
        """Everybody's board, large."""

    def choices(self, view: View, scene: Scene, preview: Preview) -> RenderableType | None:
        """What can be done now and what it costs, in words; numbers are those of `view.moves`."""

    def hint(self, view: View, scene: Scene) -> str:
        """How to answer the question that is open."""

    def legend(self, scene: Scene) -> RenderableType:
        """What the signs on the board mean."""

    def rules_now(self, view: View) -> Sequence[str]:
        """The rules that matter for the question that is open."""

    def read(self, view: View, text: str, scene: Scene) -> str | None:
        """The record text that short input stands for; None if it is none."""

    def story(self, events: Sequence[Event], scene: Scene) -> list[Text]:
        """What happened, short: about a line for every turn."""


class Throwing(Protocol):
    """A board of a game in which players throw: the throw waits for its player's Enter."""

    def is_throw(self, outcome: str) -> bool:
        """Whether an outcome of chance, as it stands in records, is a player's own throw."""


class Explaining(Protocol):
    """A board that explains single things on demand."""

    def details(self, view: View, text: str, scene: Scene) -> RenderableType | None:
        """What there is to say about the thing that is typed; None if it names none."""


class Ranking(Protocol):
    """A board that tells the end of a game without points."""

    def standings(self, view: View, scene: Scene) -> RenderableType:
        """Who won, and in which order the others lost."""


class Answering(Protocol):
    """A board of a game in which seats are asked out of turn, and the others must not know who could answer."""

    PASS: str  # how a pass stands in records

    def may_pass(self, view: View) -> bool:
        """Whether the open question is one that a program may let pass for its seat."""


class Conceding(Protocol):
    """A board of a game that can be given up, and that goes on without those who are out."""

    CONCESSION: str  # how giving up stands in records

    def is_out(self, view: View, seat: Seat) -> bool:
        """Whether this seat decides nothing any more, as it stands."""


def is_throw(board: Board, outcome: str) -> bool:
    """Whether chance waits for a player's Enter here; where the board does not say so, it happens by itself."""
    return hasattr(board, "is_throw") and cast(Throwing, board).is_throw(outcome)


def details(board: Board, view: View, text: str, scene: Scene) -> RenderableType | None:
    """What the board explains of the thing that is typed, if anything."""
    return cast(Explaining, board).details(view, text, scene) if hasattr(board, "details") else None


def standings(board: Board, view: View, scene: Scene) -> RenderableType | None:
    """The order of a game without points, where the board tells it."""
    return cast(Ranking, board).standings(view, scene) if hasattr(board, "standings") else None


def pass_text(board: Board) -> str | None:
    """How a pass stands in records; None for a game in which nobody is asked out of turn."""
    return cast(Answering, board).PASS if hasattr(board, "PASS") else None


def may_pass(board: Board, view: View) -> bool:
    """Whether a program may let the open question pass."""
    return hasattr(board, "may_pass") and cast(Answering, board).may_pass(view)


def concession(board: Board) -> str | None:
    """How giving up stands in records; None for a game that cannot be given up."""
    return cast(Conceding, board).CONCESSION if hasattr(board, "CONCESSION") else None


def is_out(board: Board, view: View, seat: Seat) -> bool:
    """Whether this seat decides nothing any more; where the board does not say so, everybody plays to the end."""
    return hasattr(board, "is_out") and cast(Conceding, board).is_out(view, seat)


def load(game_name: str) -> Board:
    """The drawing board of a game. BadUsage if nobody has drawn it yet."""
    if importlib.util.find_spec(f"{__name__}.{game_name}") is None:
        raise BadUsage("cli-no-board", game=game_name)
    return cast(Board, importlib.import_module(f"{__name__}.{game_name}"))
