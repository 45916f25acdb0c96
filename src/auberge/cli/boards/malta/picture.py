"""The table of Malta!: the board with the players beside or below it, then what the one who looks holds and can do."""

from typing import Final

from rich.console import Group, RenderableType
from rich.text import Text

from auberge.cli.boards import Scene
from auberge.cli.boards.malta.grid import HIGH_CELL, LABEL, LOW_CELL, Grid
from auberge.cli.boards.malta.players import hand_line, narrow_lines, own_line, wide_lines
from auberge.cli.boards.malta.signs import width_of
from auberge.cli.boards.malta_view import MaltaView

_ROOMY_HEIGHT: Final = 36
_NARROW: Final = 18  # the least a column of players beside the board needs
_WIDE: Final = 40
_SHOWS_HAND: Final = ("play", "discard", "give", "pass_on", "racket")  # questions whose choices are the hand


def draw_picture(view: MaltaView, scene: Scene) -> RenderableType:
    """Board and players, laid out for the room there is."""
    lines = _high(view, scene) if is_roomy(view, scene) else _low(view, scene)
    if not (view.actor == view.you and view.question in _SHOWS_HAND):
        lines += [line for line in (hand_line(view, scene),) if line is not None]
    lines += [line for line in (own_line(view, scene),) if line is not None]
    return Group(*lines)


def is_roomy(view: MaltaView, scene: Scene) -> bool:
    """Whether the board is drawn with three lines a row."""
    roomy = scene.height >= _ROOMY_HEIGHT and scene.width >= _board_width(view, HIGH_CELL) + _WIDE
    return roomy and not scene.tight


def _board_width(view: MaltaView, cell: int) -> int:
    return LABEL + cell * width_of(view) + 1


def _high(view: MaltaView, scene: Scene) -> list[Text]:
    return _beside(Grid(view, scene).high(), wide_lines(view, scene), _board_width(view, HIGH_CELL), scene.width)


def _low(view: MaltaView, scene: Scene) -> list[Text]:
    board = _board_width(view, LOW_CELL)
    rows = Grid(view, scene).low(scene.width)
    if scene.width - board >= _WIDE:
        return _beside(rows, wide_lines(view, scene), board, scene.width)
    if scene.width - board >= _NARROW:
        return _beside(rows, narrow_lines(view, scene, scene.width - board), board, scene.width)
    return [*rows, *narrow_lines(view, scene, scene.width)]


def _beside(left: list[Text], right: list[Text], width: int, most: int) -> list[Text]:
    """Lines of two columns; the right one may be the longer."""
    lines: list[Text] = []
    for number in range(max(len(left), len(right))):
        line = left[number].copy() if number < len(left) else Text()
        line.append(" " * (width - line.cell_len))
        if number < len(right):
            line.append_text(right[number])
        line.truncate(most, overflow="ellipsis")
        line.no_wrap = True
        lines.append(line)
    return lines


def draw_boards(view: MaltaView, scene: Scene) -> RenderableType:
    """The board as large as it can be, everything known of the players, and the whole discard pile."""
    if scene.tight or scene.width < _board_width(view, HIGH_CELL):
        return Group(*_low(view, scene))
    pile = scene.words.listing("malta", "hand", [str(card) for card in view.discard_pile])
    return Group(*Grid(view, scene).high(), Text(), *wide_lines(view, scene, pile))
