"""Saint Malo's drawing board."""

from typing import Final

from rich.console import RenderableType

from auberge.cli.boards import Scene
from auberge.cli.boards.drawn import DrawnBoard, signs_and_notes
from auberge.cli.boards.saint_malo.choices import draw_choices
from auberge.cli.boards.saint_malo.dice import draw_dice
from auberge.cli.boards.saint_malo.picture import draw_cities, draw_picture
from auberge.cli.boards.saint_malo.reading import read_short
from auberge.cli.boards.saint_malo.signs import CHARACTERS, letter_of, signs_of
from auberge.cli.boards.saint_malo.story import tell
from auberge.cli.boards.saint_malo_view import SaintMaloView


def title(view: SaintMaloView, scene: Scene) -> str:
    """Round, whose turn it is, and whether this is the last round."""
    key = "cli-sm-title-last" if view.end_triggered else "cli-sm-title"
    return scene.words.say(key, round=view.round, name=scene.names[view.turn])


def hint(view: SaintMaloView, scene: Scene) -> str:
    """How to answer the open question, with an example."""
    return scene.words.say("cli-sm-hint", question=view.question)


def legend(scene: Scene) -> RenderableType:
    """The signs of the board and the letters of the characters."""
    signs, say = signs_of(scene), scene.words.say
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
    letters = ", ".join(
        f"({letter_of(scene, name)}) {say('saint_malo-character', character=name)}" for name in CHARACTERS
    )
    return signs_and_notes(scene, "cli-sm-legend", lines, letters)


BOARD: Final = DrawnBoard(
    game="saint_malo",
    view_type=SaintMaloView,
    draw_title=title,
    draw_picture=draw_picture,
    draw_every_board=draw_cities,
    draw_choices=draw_choices,
    hint_of=hint,
    read_short=read_short,
    tell=tell,
    draw_legend=legend,
    draw_in_play=draw_dice,
)
