"""The five dice: as little boxes where there is room, else in one line. Each die has a number to name it by."""

from typing import Final

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.text import Text

from auberge.cli import palette
from auberge.cli.boards import Scene
from auberge.cli.boards.saint_malo.signs import die_word, signs_of
from auberge.cli.boards.saint_malo_view import SaintMaloView

DICE: Final = 5
_BOXES_FROM_HEIGHT: Final = 36
_DIE_WIDTH: Final = 11


def draw_dice(view: SaintMaloView, scene: Scene) -> RenderableType | None:
    """The dice on the table: those rolled, or before a roll those kept."""
    faces = view.kept if view.question == "roll" else view.dice
    if not faces:
        return None
    label = scene.words.say("cli-sm-dice", rolls=view.rolls)
    if scene.height < _BOXES_FROM_HEIGHT or scene.plain or scene.width < DICE * (_DIE_WIDTH + 1):
        return _one_line(faces, label, scene)
    boxes = [_box(number, face, scene) for number, face in enumerate(faces, start=1)]
    return Group(Text(label, style=palette.QUIET), Columns(boxes, padding=(0, 1)))


def _one_line(faces: tuple[str, ...], label: str, scene: Scene) -> Text:
    line = Text().append(f"{label} ", palette.QUIET)
    for number, face in enumerate(faces, start=1):
        line.append(f" {number} ", palette.QUIET)
        line.append_text(_face(face, f"{signs_of(scene).faces[face]} {die_word(scene, face)}"))
        line.append(" ")
    return line


def _face(face: str, text: str) -> Text:
    return Text(f" {text} ", style=f"bold {palette.FACE_COLOURS[face]} on {palette.PAPER}")


def _box(number: int, face: str, scene: Scene) -> Text:
    """A die as it lies on the table: sign, word, and its number in the lower edge."""
    edge = f"{palette.FACE_COLOURS[face]} on {palette.PAPER}"
    inner = _DIE_WIDTH - 2
    lines = [
        "╭" + "─" * inner + "╮",
        "│" + signs_of(scene).faces[face].center(inner) + "│",
        "│" + die_word(scene, face).center(inner) + "│",
        "╰" + f" {number} ".center(inner, "─") + "╯",
    ]
    return Text("\n".join(lines), style=f"bold {edge}")
