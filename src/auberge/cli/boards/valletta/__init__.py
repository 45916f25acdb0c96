"""Valletta's drawing board."""

from typing import Final

from rich.console import RenderableType

from auberge.cli.boards import Scene
from auberge.cli.boards.drawn import DrawnBoard, signs_and_notes
from auberge.cli.boards.valletta.choices import draw_choices
from auberge.cli.boards.valletta.details import explain
from auberge.cli.boards.valletta.picture import draw_boards, draw_picture
from auberge.cli.boards.valletta.reading import read_short
from auberge.cli.boards.valletta.signs import GOODS, letter_of, signs_of
from auberge.cli.boards.valletta.story import tell
from auberge.cli.boards.valletta_view import VallettaView


def title(view: VallettaView, scene: Scene) -> str:
    """Turn, whose it is, and whether the final phase is announced or has begun."""
    stage = "end" if view.end_phase else "flagged" if view.end_flagged else "play"
    return scene.words.say("cli-v-title", turn=view.turns, name=scene.names[view.turn], stage=stage)


def hint(view: VallettaView, scene: Scene) -> str:
    """How to answer the open question, with an example."""
    return scene.words.say("cli-v-hint", question=view.question)


def legend(scene: Scene) -> RenderableType:
    """The signs of the board, the letters of the goods, and what is known of the cards."""
    signs, say = signs_of(scene), scene.words.say
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
    letters = ", ".join(f"{letter_of(scene, good)} {say('valletta-good', good=good)}" for good in GOODS)
    return signs_and_notes(
        scene, "cli-v-legend", lines, letters, say("cli-v-more-details"), say("valletta-notice-reconstructed")
    )


BOARD: Final = DrawnBoard(
    game="valletta",
    view_type=VallettaView,
    draw_title=title,
    draw_picture=draw_picture,
    draw_every_board=draw_boards,
    draw_choices=draw_choices,
    hint_of=hint,
    read_short=read_short,
    tell=tell,
    draw_legend=legend,
    explain=explain,
)
