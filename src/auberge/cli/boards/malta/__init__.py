"""The drawing board of Malta!: offers the functions of `boards.Board` for this game's view."""

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from auberge.cli.boards import Scene
from auberge.cli.boards.malta.announced import draw_announced
from auberge.cli.boards.malta.choices import draw_choices
from auberge.cli.boards.malta.details import explain
from auberge.cli.boards.malta.ending import draw_standings
from auberge.cli.boards.malta.picture import draw_boards, draw_picture
from auberge.cli.boards.malta.reading import read_short
from auberge.cli.boards.malta.signs import signs_of
from auberge.cli.boards.malta.story import tell
from auberge.cli.boards.malta_view import MaltaView
from auberge.core.errors import EngineBug
from auberge.core.protocol import Event, Seat, View


def _seen(view: View) -> MaltaView:
    if not isinstance(view, MaltaView):
        raise EngineBug("bug-foreign-view", game="malta")
    return view


def title(view: View, scene: Scene) -> str:
    """Turn, whose it is, and how many cards are still to be played."""
    seen = _seen(view)
    stage = "setup" if seen.turns == 0 else "play" if seen.due else "other"
    return scene.words.say(
        "cli-malta-title", turn=seen.turns, name=scene.names[seen.turn], stage=stage, number=seen.due
    )


def picture(view: View, scene: Scene) -> RenderableType:
    """The table, laid out for the room there is."""
    return draw_picture(_seen(view), scene)


def in_play(view: View, scene: Scene) -> RenderableType | None:
    """The card that lies open or is being announced."""
    return draw_announced(_seen(view), scene)


def every_board(view: View, scene: Scene) -> RenderableType:
    """The board, large, with all that may be known of everybody."""
    return draw_boards(_seen(view), scene)


def choices(view: View, scene: Scene) -> RenderableType | None:
    """The answers to the open question."""
    return draw_choices(_seen(view), scene)


def hint(view: View, scene: Scene) -> str:
    """How to answer the open question, with an example."""
    seen = _seen(view)
    question = f"target-{seen.target}" if seen.question == "target" else seen.question
    return scene.words.say("cli-malta-hint", question=question)


def read(view: View, text: str, scene: Scene) -> str | None:
    """The record text of a short input."""
    return read_short(_seen(view), text, scene)


def details(view: View, text: str, scene: Scene) -> RenderableType | None:
    """A card or a space in full."""
    return explain(_seen(view), text, scene)


def story(events: Sequence[Event], scene: Scene) -> list[Text]:
    """The events as lines."""
    return tell(events, scene)


def standings(view: View, scene: Scene) -> RenderableType:
    """Who won or is still in, and in which order the others lost."""
    return draw_standings(_seen(view), scene)


def is_out(view: View, seat: Seat) -> bool:
    """Whether this seat has lost and decides nothing as it stands."""
    return not _seen(view).players[seat].is_in


def legend(scene: Scene) -> RenderableType:
    """The signs of the board, and what is known of the cards and spaces."""
    signs, say = signs_of(scene), scene.words.say
    table = Table.grid(padding=(0, 2, 0, 0))
    arrows = "".join(signs.arrows[way] for way in ("left", "up", "right", "down"))
    lines = {
        "legal": f"{signs.mark}C4",
        "start": signs.start,
        "star": signs.shapes["star"],
        "crown": signs.shapes["crown"],
        "drop": signs.shapes["drop"],
        "circle": f"{signs.shapes['circle']}0",
        "number": "3",
        "arrows": arrows,
        "pawn": "1 2",
        "many": "+",
        "turn": signs.turn,
        "out": f"{signs.out}1",
        "conceded": f"{signs.conceded}1",
        "blind": f"{signs.blind}1",
    }
    for name, sign in lines.items():
        table.add_row(Text(sign, "bold"), Text(say("cli-malta-legend", sign=name)))
    return Group(table, Text(say("cli-malta-more-details")), Text(say("malta-notice-reconstructed")))
