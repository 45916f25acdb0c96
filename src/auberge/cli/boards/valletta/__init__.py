"""The drawing board of Valletta: offers the functions of `boards.Board` for this game's view."""

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from auberge.cli.boards import Scene
from auberge.cli.boards.valletta.choices import draw_choices
from auberge.cli.boards.valletta.details import explain
from auberge.cli.boards.valletta.picture import draw_boards, draw_picture
from auberge.cli.boards.valletta.reading import read_short
from auberge.cli.boards.valletta.signs import GOODS, letter_of, signs_of
from auberge.cli.boards.valletta.story import tell
from auberge.cli.boards.valletta_view import VallettaView
from auberge.core.errors import EngineBug
from auberge.core.protocol import Event, Seat, View


def _seen(view: View) -> VallettaView:
    if not isinstance(view, VallettaView):
        raise EngineBug("bug-foreign-view", game="valletta")
    return view


def title(view: View, scene: Scene) -> str:
    """Turn, whose it is, and whether the final phase is announced or has begun."""
    seen = _seen(view)
    stage = "end" if seen.end_phase else "flagged" if seen.end_flagged else "play"
    return scene.words.say("cli-v-title", turn=seen.turns, name=scene.names[seen.turn], stage=stage)


def picture(view: View, scene: Scene) -> RenderableType:
    """The table, laid out for the room there is."""
    return draw_picture(_seen(view), scene)


def in_play(view: View, scene: Scene) -> RenderableType | None:  # noqa: ARG001 - there are no dice in Valletta
    """Nothing: the cards in play stand with their players."""
    _seen(view)
    return None


def every_board(view: View, scene: Scene) -> RenderableType:
    """Everybody's board, with all that may be known."""
    return draw_boards(_seen(view), scene)


def choices(view: View, scene: Scene) -> RenderableType | None:
    """The answers to the open question and what they cost or bring."""
    return draw_choices(_seen(view), scene)


def hint(view: View, scene: Scene) -> str:
    """How to answer the open question, with an example."""
    return scene.words.say("cli-v-hint", question=_seen(view).question)


def read(view: View, text: str, scene: Scene) -> str | None:
    """The record text of a short input."""
    return read_short(_seen(view), text, scene)


def details(view: View, text: str, scene: Scene) -> RenderableType | None:
    """A building or a character in full."""
    return explain(_seen(view), text, scene)


def standings(view: View, scene: Scene) -> None:
    """Points tell the order."""


def is_out(view: View, seat: Seat) -> bool:  # noqa: ARG001
    """Every seat plays to the end."""
    return False


def story(events: Sequence[Event], scene: Scene) -> list[Text]:
    """The events as short lines."""
    return tell(events, scene)


def legend(scene: Scene) -> RenderableType:
    """The signs of the board, the letters of the goods, and what is known of the cards."""
    signs, say = signs_of(scene), scene.words.say
    table = Table.grid(padding=(0, 2, 0, 0))
    lines = {
        "legal": f"{signs.mark}A2",
        "green": signs.colours["green"],
        "blue": signs.colours["blue"],
        "yellow": signs.colours["yellow"],
        "price": "2111",
        "house": signs.house,
        "upgraded": signs.upgraded,
        "point": signs.point,
        "barrel": signs.barrel,
        "turned": letter_of(scene, "stone").lower(),
        "jean": "J",
        "zone": f"1{signs.patterns[0]} 2{signs.patterns[1]}",
    }
    for name, sign in lines.items():
        table.add_row(Text(sign, "bold"), Text(say("cli-v-legend", sign=name)))
    letters = ", ".join(f"{letter_of(scene, good)} {say('valletta-good', good=good)}" for good in GOODS)
    return Group(table, Text(letters), Text(say("cli-v-more-details")), Text(say("valletta-notice-reconstructed")))
