"""Drawing boards, one package per game, loaded late and by name. Each of them has a `BOARD`.

Only these modules may know a game's own view; the rest of the terminal meets games through core.protocol.
"""

import importlib
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol, cast

from rich.console import RenderableType
from rich.text import Text

from auberge import games
from auberge.cli.usage import BadUsage
from auberge.core.protocol import Event, Seat, View
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
    rules_version: int | None = None  # of the table; None for the newest


class Board(Protocol):
    """What every drawing board can do."""

    def title(self, view: View, scene: Scene) -> str:
        """Where the game stands, in one line."""

    def picture(self, view: View, scene: Scene) -> RenderableType:
        """The whole table: one city large, the others small, stores, dangers."""

    def in_play(self, view: View, scene: Scene) -> RenderableType | None:
        """The dice or cards in play now, if any."""

    def every_board(self, view: View, scene: Scene) -> RenderableType:
        """Everybody's board, large."""

    def choices(self, view: View, scene: Scene) -> RenderableType | None:
        """What can be done now and what it costs, in words; numbers are those of `view.moves`."""

    def hint(self, view: View, scene: Scene) -> str:
        """How to answer the question that is open."""

    def legend(self, scene: Scene) -> RenderableType:
        """What the signs on the board mean."""

    def read(self, view: View, text: str, scene: Scene) -> str | None:
        """The record text that short input stands for; None if it is none."""

    def story(self, events: Sequence[Event], scene: Scene) -> list[Text]:
        """What happened, short: about a line for every turn."""

    def details(self, view: View, text: str, scene: Scene) -> RenderableType | None:
        """What there is to say about the thing that is typed; None if it names none."""

    def standings(self, view: View, scene: Scene) -> RenderableType | None:
        """Who won, and in which order the others lost; None where points tell it."""

    def is_out(self, view: View, seat: Seat) -> bool:
        """Whether this seat decides nothing any more, as it stands."""


def load(game_name: str) -> Board:
    """The drawing board of a game. BadUsage if nobody has drawn it yet."""
    entry = games.entry_of(game_name)
    if "board" not in entry.brings:
        raise BadUsage("cli-no-board", game=game_name)
    return cast(Board, importlib.import_module(entry.module("board", f"{__name__}.{game_name}")).BOARD)
