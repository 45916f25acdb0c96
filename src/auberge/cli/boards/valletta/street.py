"""The street of Valletta with its five zones, and the buildings above and below it in five columns."""

from typing import Final

from rich.text import Text

from auberge.cli import palette
from auberge.cli.boards import Scene
from auberge.cli.boards.valletta.signs import (
    COLOUR_STYLES,
    SPACES,
    ZONE_STYLES,
    ZONES,
    building_name,
    character_name,
    figures_of,
    fit,
    four_digits,
    letter_of,
    short_goods,
    signs_of,
)
from auberge.cli.boards.valletta_view import BuildingView, Goods, VallettaView, explain

PER_ZONE: Final = SPACES // ZONES
_MOST_CELL: Final = 24
_ROOMY_CELL: Final = 16  # from here on a cell may take two lines


class Street:
    """Draws the street and the rows beside it; every column of buildings stands at its zone (V-BONUS-04)."""

    def __init__(self, view: VallettaView, scene: Scene) -> None:
        self.view: Final = view
        self.scene: Final = scene
        self.signs: Final = signs_of(scene)
        self.cell: Final = min(_MOST_CELL, scene.width // ZONES)
        self.short: Final = scene.tight or self.cell < _ROOMY_CELL
        self.prices: Final = explain(view, scene.rules_version).prices
        self.legal: Final = frozenset(str(getattr(move, "building", "")) for move in view.moves)

    def lines(self) -> list[Text]:
        """The rows above, the street, the rows below: as on the table, the first rows next to the street."""
        rows = [self.view.layout[first : first + ZONES] for first in range(0, len(self.view.layout), ZONES)]
        lines: list[Text] = []
        for row in reversed(rows[::2]):
            lines += self._row(row)
        lines += self.street()
        for row in rows[1::2]:
            lines += self._row(row)
        return lines

    # --- the street -----------------------------------------------------------------------------------------------

    def street(self) -> list[Text]:
        """Zones by number, pattern and colour: barrels, what turned ones showed, Jean; below them the figures."""
        barrels, figures = Text(no_wrap=True), Text(no_wrap=True)
        width = max(1, (self.cell - 1) // PER_ZONE)
        for zone in range(ZONES):
            barrels.append(str(zone + 1), f"bold {ZONE_STYLES[zone]}")
            figures.append(" ")
            for space in range(zone * PER_ZONE + 1, (zone + 1) * PER_ZONE + 1):
                self._barrel(barrels, space, self.signs.patterns[zone] * (width - 1), ZONE_STYLES[zone])
                figures.append(fit(self._figures(space), width), "bold")
            rest = self.cell - 1 - PER_ZONE * width
            barrels.append(" " * rest)
            figures.append(" " * rest)
        return [barrels, figures] if figures.plain.strip() or not self.short else [barrels]

    def _barrel(self, line: Text, space: int, pattern: str, style: str) -> None:
        view = self.view
        if space == view.jean:
            line.append("J", f"bold reverse {palette.VIOLET}")
        elif space < view.jean:
            line.append(letter_of(self.scene, view.barrels_turned[space - 1]).lower(), palette.QUIET)
        else:
            line.append(self.signs.barrel)
        line.append(pattern, style)

    def _figures(self, space: int) -> str:
        figures = figures_of(self.scene)
        return "".join(figures[seat] for seat, player in enumerate(self.view.players) if player.space == space)

    # --- buildings ------------------------------------------------------------------------------------------------

    def _row(self, row: tuple[BuildingView, ...]) -> list[Text]:
        first, second = Text(no_wrap=True), Text(no_wrap=True)
        for building in row:
            self._head(first, building)
            if not self.short:
                self._foot(second, building)
        return [first] if self.short else [first, second]

    def _head(self, line: Text, building: BuildingView) -> None:
        """Mark, letter and number, colour; then the cost for whose turn it is, or the owner."""
        signs, scene = self.signs, self.scene
        line.append(signs.mark if building.name in self.legal else " ", "bold")
        line.append(fit(building_name(scene, building.name), 2), "bold")
        line.append(signs.colours[building.colour], COLOUR_STYLES[building.colour])
        if building.owner is not None:
            text = self._owned(building)
        elif self.short:
            text = f" {four_digits(self._price(building))} {character_name(scene, building.character)[:3]}"
            text = f"{text} {building.points}"
        else:
            text = f" {short_goods(scene, self._price(building))}"
        own = building.owner is not None and building.owner == self.view.you
        line.append(fit(text, self.cell - 4), "bold" if own else "")

    def _price(self, building: BuildingView) -> Goods:
        found = self.prices[self.view.layout.index(building)]
        return building.cost if found is None else found.price

    def _owned(self, building: BuildingView) -> str:
        """House, figure and name of the owner; in a short cell the figure alone, then icons and points."""
        signs, seat = self.signs, building.owner or 0
        ending = signs.upgraded if building.is_upgraded else ""
        house = f" {signs.house}{figures_of(self.scene)[seat]}"
        if self.short:
            return f"{house}{ending or ' '} {self._icons(building)} {self._points(building)}{signs.point}"
        return f"{house}{ending} {self.scene.names[seat]}"

    def _foot(self, line: Text, building: BuildingView) -> None:
        """The character lying there, goods icons and points at the end."""
        right = f"{self._icons(building)} {self._points(building)}{self.signs.point}"
        name = "" if building.owner is not None else character_name(self.scene, building.character)
        line.append(f" {fit(name, self.cell - 2 - len(right))} ")
        line.append(right, palette.QUIET)

    def _icons(self, building: BuildingView) -> str:
        number = building.icons_upgraded if building.is_upgraded else building.icons
        return f"{number}{letter_of(self.scene, building.good)}"

    def _points(self, building: BuildingView) -> int:
        return building.points_upgraded if building.is_upgraded else building.points
