"""Liar's dice in the terminal: cups in a column, the last bid, and the own dice."""

from collections.abc import Sequence
from typing import Final

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from auberge.cli.boards import Scene
from auberge.cli.boards.drawn import DrawnBoard
from auberge.core.protocol import Event, Seat
from liars_dice import moves as m

FACES: Final = " ⚀⚁⚂⚃⚄⚅"
GAME: Final = "liars_dice"


def dice(faces: Sequence[int], scene: Scene) -> str:
    """Dice as signs, or as digits where only ASCII is shown."""
    return " ".join(str(face) if scene.plain else FACES[face] for face in faces)


def title(view: m.LiarsDiceView, scene: Scene) -> str:
    """The round, and whose turn it is."""
    return scene.words.say("liars_dice-board-title", round=view.round, name=scene.names[view.turn])


def picture(view: m.LiarsDiceView, scene: Scene) -> RenderableType:
    """A line for every player: name, dice left, dice seen."""
    table = Table.grid(padding=(0, 2, 0, 0))
    for seat, cup in enumerate(view.cups):
        turn = "*" if scene.plain else "▸"
        shown = dice(cup.faces, scene) if cup.faces else " ".join("?" * cup.left)
        left = scene.words.say("liars_dice-board-left", number=cup.left)
        table.add_row(turn if seat == view.turn else " ", scene.names[seat], left, Text(shown, "bold"))
    return table


def choices(view: m.LiarsDiceView, scene: Scene) -> RenderableType | None:
    """The last bid, and how many dice there are."""
    if not view.moves:
        return None
    total = sum(cup.left for cup in view.cups)
    if view.bid is None:
        return Text(scene.words.say("liars_dice-board-first", total=total))
    bid, name = view.bid, scene.names[view.bidder]
    return Text(scene.words.say("liars_dice-board-bid", number=bid.number, face=bid.face, name=name, total=total))


def hint(view: m.LiarsDiceView, scene: Scene) -> str:
    """How to answer, with an example."""
    return scene.words.say("liars_dice-board-hint", question=view.question)


def read_short(view: m.LiarsDiceView, text: str, scene: Scene) -> str | None:  # noqa: ARG001
    """`3 5` bids three fives."""
    words = text.split()
    return f"bid {words[0]} {words[1]}" if len(words) == 2 and all(map(str.isdecimal, words)) else None


def tell(events: Sequence[Event], scene: Scene) -> list[Text]:
    """What happened, a line for each event; of a roll, only the own one."""
    told = [event for event in events if not isinstance(event, m.Rolled) or event.faces]
    return [Text(scene.words.event(GAME, event, scene.names)) for event in told]


def legend(scene: Scene) -> RenderableType:
    """What the signs mean."""
    return Text(scene.words.say("liars_dice-board-legend"))


def has_lost(view: m.LiarsDiceView, seat: Seat) -> bool:
    """Whether a seat has no dice any more."""
    return not view.cups[seat].left


BOARD: Final = DrawnBoard(
    game=GAME,
    view_type=m.LiarsDiceView,
    draw_title=title,
    draw_picture=picture,
    draw_every_board=picture,
    draw_choices=choices,
    hint_of=hint,
    read_short=read_short,
    tell=tell,
    draw_legend=legend,
    has_lost=has_lost,
)
