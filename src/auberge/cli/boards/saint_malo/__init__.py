"""The drawing board of Saint Malo: offers the functions of `boards.Board` for this game's view."""

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from auberge.cli.boards import Scene
from auberge.cli.boards.saint_malo.choices import draw_choices
from auberge.cli.boards.saint_malo.dice import draw_dice
from auberge.cli.boards.saint_malo.picture import draw_cities, draw_picture
from auberge.cli.boards.saint_malo.reading import read_short
from auberge.cli.boards.saint_malo.signs import CHARACTERS, letter_of, signs_of
from auberge.cli.boards.saint_malo.story import tell
from auberge.cli.boards.saint_malo_view import SaintMaloView
from auberge.core.errors import EngineBug
from auberge.core.protocol import Event, Seat, View


def _seen(view: View) -> SaintMaloView:
    if not isinstance(view, SaintMaloView):
        raise EngineBug("bug-foreign-view", game="saint_malo")
    return view


def title(view: View, scene: Scene) -> str:
    """Round, whose turn it is, and whether this is the last round."""
    seen = _seen(view)
    key = "cli-sm-title-last" if seen.end_triggered else "cli-sm-title"
    return scene.words.say(key, round=seen.round, name=scene.names[seen.turn])


def picture(view: View, scene: Scene) -> RenderableType:
    """The table, laid out for the room there is."""
    return draw_picture(_seen(view), scene)


def in_play(view: View, scene: Scene) -> RenderableType | None:
    """The five dice, or those kept before a roll."""
    return draw_dice(_seen(view), scene)


def every_board(view: View, scene: Scene) -> RenderableType:
    """Every city large."""
    return draw_cities(_seen(view), scene)


def choices(view: View, scene: Scene) -> RenderableType | None:
    """The answers to the open question and what they cost or bring."""
    return draw_choices(_seen(view), scene)


def hint(view: View, scene: Scene) -> str:
    """How to answer the open question, with an example."""
    return scene.words.say("cli-sm-hint", question=_seen(view).question)


def read(view: View, text: str, scene: Scene) -> str | None:
    """The record text of a short input."""
    return read_short(_seen(view), text, scene)


def story(events: Sequence[Event], scene: Scene) -> list[Text]:
    """The events as short lines."""
    return tell(events, scene)


def details(view: View, text: str, scene: Scene) -> None:
    """Nothing on this board needs a page of its own."""


def standings(view: View, scene: Scene) -> None:
    """Points tell the order."""


def is_out(view: View, seat: Seat) -> bool:  # noqa: ARG001
    """Every seat plays to the end."""
    return False


def legend(scene: Scene) -> RenderableType:
    """The signs of the board and the letters of the characters."""
    signs, say = signs_of(scene), scene.words.say
    table = Table.grid(padding=(0, 2, 0, 0))
    lines = {
        "dark": signs.shade * 3,
        "light": signs.ground,
        "legal": f"{signs.mark}C4",
        "crate": signs.faces["crate"],
        "wall": signs.wall[:3],
        "house": signs.house,
        "church": f"{signs.faces['cross']}3",
        "tower": f"[2{signs.coin}{signs.arrows['E']}]",
        "complete": signs.complete,
        "destroyed": signs.destroyed,
        "roofs": signs.roofs,
    }
    for name, sign in lines.items():
        table.add_row(Text(sign, "bold"), Text(say("cli-sm-legend", sign=name)))
    letters = ", ".join(
        f"({letter_of(scene, name)}) {say('saint_malo-character', character=name)}" for name in CHARACTERS
    )
    return Group(table, Text(letters))
