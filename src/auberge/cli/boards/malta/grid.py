"""The spaces of Malta! as they lie: one line a row where there is little room, three where there is more."""

from typing import Final

from rich.text import Text

from auberge.cli import palette
from auberge.cli.boards import Scene
from auberge.cli.boards.malta.signs import arrow_signs, is_start, pawns_on, shape_sign, signs_of, width_of
from auberge.cli.boards.malta_view import MaltaView, Place, SpaceView
from auberge.words import cell_name, line_name

_LOW_CELL: Final = 8
HIGH_CELL: Final = 8
LABEL: Final = 2
PAWN: Final = f"bold {palette.PAPER} on {palette.SEA}"


class Grid:
    """Draws the board with the top row first; rows have numbers, columns letters."""

    def __init__(self, view: MaltaView, scene: Scene) -> None:
        self.view: Final = view
        self.scene: Final = scene
        self.signs: Final = signs_of(scene)
        self.size: Final = width_of(view)
        self.legal: Final = legal_places(view)

    def low_cell(self, room: int) -> int:
        """The columns of a cell of one line: enough for every arrow, if so many are there."""
        spaces = [space for row in self.view.board for space in row if space is not None]
        needed = [3 + len(f"{space.number}{arrow_signs(self.scene, space.arrows)}") for space in spaces]
        return max(3, min(max([_LOW_CELL, *needed]), (room - LABEL) // self.size))

    def low(self, room: int) -> list[Text]:
        """One line a row, in as many columns as there are."""
        width = self.low_cell(room)
        lines = [self._letters(width)]
        for row in reversed(range(self.size)):
            line = self._label(row)
            for col in range(self.size):
                text, pawns = self._low_cell((row, col), width)
                line.append(text, self._style((row, col))).append(pawns, PAWN)
            lines.append(line)
        return lines

    def high(self) -> list[Text]:
        """Three lines a row: arrows stand around the number as on the table."""
        lines = [self._letters(HIGH_CELL)]
        for row in reversed(range(self.size)):
            rows = [Text(" " * LABEL), self._label(row), Text(" " * LABEL)]
            for col in range(self.size):
                for line, (text, pawns) in zip(rows, self._high_cell((row, col)), strict=True):
                    line.append(text, self._style((row, col))).append(pawns, PAWN)
                    line.append(" " * (HIGH_CELL - len(text) - len(pawns)), self._style((row, col)))
            lines += rows
        return lines

    def _letters(self, width: int) -> Text:
        letters = "".join(line_name("column", col).center(width) for col in range(self.size))
        return Text().append(" " * LABEL + letters, palette.QUIET)

    def _label(self, row: int) -> Text:
        return Text().append(line_name("row", row).ljust(LABEL), palette.QUIET)

    def _space(self, place: Place) -> SpaceView | None:
        return self.view.board[place[0]][place[1]]

    def _style(self, place: Place) -> str:
        """Stone in two shades, the sea where a space is removed; signs say the same without colour."""
        space = self._space(place)
        if space is None:
            return palette.QUIET
        strong = "bold " if place in self.legal or pawns_on(self.view, place) else ""
        if space.is_circle:
            return f"{strong}{palette.FOAM} on {palette.SEA}"
        if is_start(space):
            return f"{strong}{palette.INK} on {palette.GOLD}"
        return f"{strong}{palette.INK} on {palette.LIGHT_STONE if sum(place) % 2 else palette.PAPER}"

    def _low_cell(self, place: Place, width: int) -> tuple[str, str]:
        """Mark, shape, number, arrows, pawns at the end; the shape gives way to pawns, else they are only "many"."""
        space, mark = self._space(place), self.signs.mark if place in self.legal else " "
        if space is None:
            return f" {self.signs.dot}".ljust(width), ""
        pawns = "".join(str(seat + 1) for seat in pawns_on(self.view, place))
        bare = f"{space.number}{arrow_signs(self.scene, space.arrows)}"
        for text in (f"{mark}{shape_sign(self.scene, space)}{bare}", f"{mark}{bare}"):
            if len(text) + len(pawns) <= width:
                return text.ljust(width - len(pawns)), pawns
        return f"{mark}{bare}"[: width - 1].ljust(width - 1), "+" if pawns else " "

    def _high_cell(self, place: Place) -> tuple[tuple[str, str], ...]:
        """Three lines, each with the pawns behind the signs."""
        space = self._space(place)
        if space is None:
            return ("", ""), (f"  {self.signs.dot}", ""), ("", "")
        pawns = "".join(str(seat + 1) for seat in pawns_on(self.view, place))

        def arrow(direction: str) -> str:
            return self.signs.arrows[direction] if direction in space.arrows else " "

        mark = self.signs.mark if place in self.legal else " "
        top = f"{arrow('up_left')} {arrow('up')} {arrow('up_right')}"
        middle = f"{arrow('left')}{shape_sign(self.scene, space)}{space.number:<2}{arrow('right')} {mark}"
        bottom = f"{arrow('down_left')} {arrow('down')} {arrow('down_right')}"
        return (top, pawns[:3]), (middle, ""), (bottom, pawns[3:])


def legal_places(view: MaltaView) -> frozenset[Place]:
    """The spaces that may be named now."""
    return frozenset((move.row, move.col) for move in view.moves if hasattr(move, "row") and hasattr(move, "col"))


def place_name(place: Place | None) -> str:
    """A place as players write it; nothing for a pawn that is not on the board."""
    return cell_name(*place) if place is not None else ""
