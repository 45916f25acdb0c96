"""The table of Malta!: the board with the players beside or below it, then what the one who looks holds and can do."""

from typing import Final

from rich.console import Group, RenderableType
from rich.text import Text

from auberge.cli.boards import Scene
from auberge.cli.boards.malta.grid import HIGH_CELL, LABEL, Grid
from auberge.cli.boards.malta.players import hand_line, hand_texts, narrow_lines, own_line, wide_lines
from auberge.cli.boards.malta.signs import width_of
from auberge.cli.boards.malta_view import MaltaView

_OTHER_LINES: Final = 15  # what a screen should have room for besides a board of three lines a row
_NARROW: Final = 18  # the least a column of players beside the board needs
_WIDE: Final = 40
_SHOWS_HAND: Final = ("play", "discard", "give", "pass_on", "racket")  # questions whose choices are the hand


def draw_picture(view: MaltaView, scene: Scene) -> RenderableType:
    """Board and players, laid out for the room there is; then the own hand, unless the choices show it, and ways."""
    grid, roomy = Grid(view, scene), is_roomy(view, scene)
    rows = grid.high() if roomy else grid.low(scene.width)
    board = _board_width(view, HIGH_CELL if roomy else grid.low_cell(scene.width))
    hand = [] if view.actor == view.you and view.question in _SHOWS_HAND else _hand(view, scene)
    players = _players(view, scene, scene.width - board)
    if hand and roomy and scene.width - board >= _WIDE:
        texts = hand_texts(view, scene, scene.width - board)
        if len(players) + len(texts) < len(rows):
            players, hand = [*players, Text(), *texts], []
    own = own_line(view, scene)
    return Group(*_with_players(rows, board, players, scene), *hand, *([own] if own is not None else []))


def _hand(view: MaltaView, scene: Scene) -> list[Text]:
    line = hand_line(view, scene)
    return [line] if line is not None else []


def is_roomy(view: MaltaView, scene: Scene) -> bool:
    """Whether the board is drawn with three lines a row."""
    roomy = scene.height >= 3 * width_of(view) + _OTHER_LINES
    return roomy and not scene.tight and scene.width >= _board_width(view, HIGH_CELL) + _NARROW


def _board_width(view: MaltaView, cell: int) -> int:
    return LABEL + cell * width_of(view) + 1


def _players(view: MaltaView, scene: Scene, room: int) -> list[Text]:
    """At length or short, for a column beside the board; for lines below it, if there is no such column."""
    if room >= _WIDE:
        return wide_lines(view, scene)
    return narrow_lines(view, scene, room if room >= _NARROW else scene.width)


def _with_players(rows: list[Text], board: int, players: list[Text], scene: Scene) -> list[Text]:
    return _beside(rows, players, board, scene.width) if scene.width - board >= _NARROW else [*rows, *players]


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
        grid = Grid(view, scene)
        board = _board_width(view, grid.low_cell(scene.width))
        players = _players(view, scene, scene.width - board)
        return Group(*_with_players(grid.low(scene.width), board, players, scene))
    pile = scene.words.listing("malta", "hand", [str(card) for card in view.discard_pile])
    return Group(*Grid(view, scene).high(), Text(), *wide_lines(view, scene, pile))
