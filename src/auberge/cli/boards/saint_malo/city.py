"""One city of Saint Malo: large with lines, large without, or small. Every cell says what it is without colour."""

from collections.abc import Mapping
from typing import Final, Literal

from rich.style import Style
from rich.text import Text

from auberge.cli import palette
from auberge.cli.boards import Scene
from auberge.cli.boards.saint_malo.signs import CHARACTERS, SIZE, Signs, letter_of, signs_of
from auberge.cli.boards.saint_malo_view import Cell, CityView, SaintMaloView
from auberge.words import cell_name

Side = Literal["N", "E", "S", "W"]
CELL_WIDTH: Final = 5
LARGE_WIDTH: Final = 3 + CELL_WIDTH * SIZE
LINED_WIDTH: Final = 2 + (CELL_WIDTH + 1) * SIZE + 1
MINI_WIDTH: Final = 2 * SIZE - 1
_TOWER_SIDES: Final[Mapping[Cell, Side]] = {(0, 0): "N", (0, 6): "E", (6, 6): "S", (6, 0): "W"}
_FRAME_PRETTY: Final = ("╭┬╮", "├┼┤", "╰┴╯", "─│")
_FRAME_PLAIN: Final = ("+++", "+++", "+++", "-|")


def is_dark(row: int, col: int) -> bool:
    """Whether a cell lies on a side of the city (SM-CITY-02)."""
    return row in (0, SIZE - 1) or col in (0, SIZE - 1)


class CityDrawing:
    """Draws one city; `legal` holds the cells that may be chosen now."""

    def __init__(self, view: SaintMaloView, seat: int, scene: Scene, legal: frozenset[Cell] = frozenset()) -> None:
        self.view: Final = view
        self.city: Final[CityView] = view.cities[seat]
        self.scene: Final = scene
        self.signs: Final[Signs] = signs_of(scene)
        self.legal: Final = legal

    def large(self) -> Text:
        """Column letters, row numbers and one line a row: eight lines."""
        lines = [self._letters("   ", "")]
        for row in range(SIZE):
            line = Text().append(f" {row + 1} ", palette.QUIET)
            for col in range(SIZE):
                line.append_text(self._cell(row, col, self.signs.edge))
            lines.append(line)
        return Text("\n").join(lines)

    def lined(self) -> Text:
        """With lines between the cells: sixteen lines."""
        top, middle, bottom, strokes = _FRAME_PLAIN if self.scene.plain else _FRAME_PRETTY
        style = Style.parse(f"{palette.SHADOW} on {palette.PAPER}")
        lines = [self._letters("   ", " ")]
        for row in range(SIZE):
            lines.append(self._rule(top if row == 0 else middle, strokes[0], style))
            line = Text().append(f"{row + 1} ", palette.QUIET)
            for col in range(SIZE):
                line.append(strokes[1], style)
                line.append_text(self._cell(row, col, ""))
            line.append(strokes[1], style)
            lines.append(line)
        lines.append(self._rule(bottom, strokes[0], style))
        return Text("\n").join(lines)

    def mini(self) -> Text:
        """One sign a cell: seven lines."""
        return Text("\n").join([self._mini_row(row) for row in range(SIZE)])

    def _letters(self, before: str, between: str) -> Text:
        letters = between.join(cell_name(0, col)[0].center(CELL_WIDTH) for col in range(SIZE))
        return Text(before + letters, style=palette.QUIET)

    def _rule(self, corners: str, stroke: str, style: Style) -> Text:
        line = Text("  ")
        line.append(corners[0] + corners[1].join([stroke * CELL_WIDTH] * SIZE) + corners[2], style)
        return line

    def _cell(self, row: int, col: int, edge: str) -> Text:
        """Five columns wide; where no line is drawn between cells, its first column is the edge."""
        content = self.city.cells[row][col]
        if content == "tower":
            return self._tower(_TOWER_SIDES[row, col])
        dark = is_dark(row, col)
        ground = palette.DARK_STONE if dark else palette.LIGHT_STONE
        if content == "wall":
            return Text(self.signs.wall, style=f"{palette.MORTAR} on {palette.GRANITE}")
        if (row, col) in self.legal:
            ground, sign, style = palette.FOAM, self.signs.mark + cell_name(row, col), f"bold {palette.SEA}"
        else:
            sign, style = self._content(content, dark)
        filler = self.signs.shade if dark else " "
        width = CELL_WIDTH - len(edge)
        left = (width - len(sign)) // 2
        shadow = f"{palette.SHADOW} on {ground}"
        cell = Text(edge + filler * left, style=shadow)
        cell.append(sign, f"{style} on {ground}")
        cell.append(filler * (width - left - len(sign)), shadow)
        return cell

    def _content(self, content: str, dark: bool) -> tuple[str, str]:
        """The sign of a content and its style (without background)."""
        if content == "empty":
            return (self.signs.shade if dark else self.signs.ground), palette.SHADOW
        if content == "crate":
            return self.signs.faces["crate"], f"bold {palette.FACE_COLOURS['crate']}"
        if content == "house":
            return self.signs.house, f"bold {palette.FACE_COLOURS['log']}"
        if content in CHARACTERS:
            return f"({letter_of(self.scene, content)})", f"bold {palette.FACE_COLOURS['head']}"
        return self.signs.faces["cross"] + content[-1], f"bold {palette.FACE_COLOURS['cross']}"

    def _tower(self, side: Side) -> Text:
        """The bonus and the arrow along its side; a sign in its place once the side is complete or destroyed."""
        state = self.city.sides[side]
        if state == "open":
            kind, amount = self.view.bonuses[side]
            inside = {
                "coins": f"{amount}{self.signs.coin}",
                "points": f"{amount}{self.signs.point}",
                "character": f" {self.signs.faces['head']}",
            }[kind]
        else:
            inside = (self.signs.complete if state == "complete" else self.signs.destroyed).rjust(2)
        arrow = self.signs.arrows[side]
        text = f"[{arrow}{inside.strip().ljust(2)}]" if side == "S" else f"[{inside}{arrow}]"
        return Text(text, style=f"bold {palette.PAPER} on {palette.SEA}")

    def _mini_row(self, row: int) -> Text:
        line = Text()
        for col in range(SIZE):
            content = self.city.cells[row][col]
            sign, style = self._mini_sign(content, is_dark(row, col))
            line.append(sign, style)
            if col < SIZE - 1:
                line.append(" ")
        return line

    def _mini_sign(self, content: str, dark: bool) -> tuple[str, str]:
        if content in CHARACTERS:
            return letter_of(self.scene, content), f"bold {palette.LEAF}"
        if content.startswith("church"):
            return content[-1], f"bold {palette.VIOLET}"
        name = "dark" if content == "empty" and dark else content
        styles = {"crate": palette.AMBER, "house": f"bold {palette.AMBER}", "wall": "bold", "tower": palette.WAVE}
        return self.signs.mini[name], styles.get(name, palette.QUIET)
