"""Malta!'s drawing board."""

from typing import Final

from rich.console import RenderableType

from auberge.cli.boards import Scene
from auberge.cli.boards.drawn import DrawnBoard, signs_and_notes
from auberge.cli.boards.malta.announced import draw_announced
from auberge.cli.boards.malta.choices import draw_choices
from auberge.cli.boards.malta.details import explain
from auberge.cli.boards.malta.ending import draw_standings
from auberge.cli.boards.malta.picture import draw_boards, draw_picture
from auberge.cli.boards.malta.reading import read_short
from auberge.cli.boards.malta.signs import signs_of
from auberge.cli.boards.malta.story import tell
from auberge.cli.boards.malta_view import MaltaView
from auberge.core.protocol import Seat


def title(view: MaltaView, scene: Scene) -> str:
    """Turn, whose it is, and how many cards are still to be played."""
    stage = "setup" if view.turns == 0 else "play" if view.due else "other"
    return scene.words.say(
        "cli-malta-title", turn=view.turns, name=scene.names[view.turn], stage=stage, number=view.due
    )


def hint(view: MaltaView, scene: Scene) -> str:
    """How to answer the open question, with an example."""
    question = f"target-{view.target}" if view.question == "target" else view.question
    return scene.words.say("cli-malta-hint", question=question)


def has_lost(view: MaltaView, seat: Seat) -> bool:
    """Whether this seat has lost and decides nothing as it stands."""
    return not view.players[seat].is_in


def legend(scene: Scene) -> RenderableType:
    """The signs of the board, and what is known of the cards and spaces."""
    signs, say = signs_of(scene), scene.words.say
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
    return signs_and_notes(
        scene, "cli-malta-legend", lines, say("cli-malta-more-details"), say("malta-notice-reconstructed")
    )


BOARD: Final = DrawnBoard(
    game="malta",
    view_type=MaltaView,
    draw_title=title,
    draw_picture=draw_picture,
    draw_every_board=draw_boards,
    draw_choices=draw_choices,
    hint_of=hint,
    read_short=read_short,
    tell=tell,
    draw_legend=legend,
    draw_in_play=draw_announced,
    explain=explain,
    draw_standings=draw_standings,
    has_lost=has_lost,
)
