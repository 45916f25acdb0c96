"""The table of Saint Malo laid out for the room there is: side by side where it fits, one below the other where not."""

from itertools import zip_longest
from typing import Final

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from auberge.cli.boards import Scene
from auberge.cli.boards.saint_malo.city import LARGE_WIDTH, LINED_WIDTH, MINI_WIDTH, CityDrawing
from auberge.cli.boards.saint_malo.stores import others_line, others_table, pirate_block, stores
from auberge.cli.boards.saint_malo_view import Cell, SaintMaloView

_SIDE_BY_SIDE: Final = 78
_PANEL_WIDTH: Final = 58  # stores and pirate grid beside each other
_MINI_ROOM: Final = MINI_WIDTH + 5
_LINED_FROM_HEIGHT: Final = 36
_MINIS_FROM_HEIGHT: Final = 34


def focus_of(view: SaintMaloView, scene: Scene) -> int:
    """The seat whose city is drawn large."""
    if scene.focus is not None:
        return scene.focus
    return view.you if view.you is not None else view.turn


def legal_cells(view: SaintMaloView) -> frozenset[Cell]:
    """The cells that may be chosen now."""
    return frozenset((move.row, move.col) for move in view.moves if hasattr(move, "row") and hasattr(move, "col"))


def draw_picture(view: SaintMaloView, scene: Scene) -> RenderableType:
    """One city large, the stores beside or below it, the other cities small."""
    seat = focus_of(view, scene)
    others = [(seat + step) % view.seats for step in range(1, view.seats)]
    drawing = CityDrawing(view, seat, scene, legal_cells(view) if view.you == seat else frozenset())
    wide = LINED_WIDTH + 2 + max(_PANEL_WIDTH, len(others) * _MINI_ROOM)
    if scene.width >= wide and scene.height >= _LINED_FROM_HEIGHT:
        return _wide(view, seat, others, drawing, scene)
    panel = [*stores(view, seat, scene), *pirate_block(view, scene, 2)]
    return Group(
        _beside(drawing.large(), panel, scene),
        others_line(view, others, scene) if scene.tight else others_table(view, others, scene),
        *([minis(view, others, scene)] if scene.height >= _MINIS_FROM_HEIGHT else []),
    )


def _wide(view: SaintMaloView, seat: int, others: list[int], drawing: CityDrawing, scene: Scene) -> RenderableType:
    own = Text("\n").join(stores(view, seat, scene))
    top = Table.grid(padding=(0, 4))
    top.add_row(own, Text("\n").join(pirate_block(view, scene, 1)))
    grid = Table.grid(padding=(0, 2, 0, 0), pad_edge=False)
    grid.add_column(width=LINED_WIDTH, no_wrap=True)
    grid.add_column(ratio=1)
    grid.add_row(drawing.lined(), Group(top, Text(), minis(view, others, scene)))
    return grid


def _beside(city: Text, panel: list[Text], scene: Scene) -> RenderableType:
    """City and panel line by line; below each other where the terminal is narrow."""
    rows = list(city.split("\n"))
    if scene.width < _SIDE_BY_SIDE:
        return Group(*rows, *panel)
    lines: list[Text] = []
    for row, line in zip_longest(rows, panel):
        left = row or Text(" " * LARGE_WIDTH)
        if line is not None:
            line.truncate(scene.width - LARGE_WIDTH - 2, overflow="ellipsis")
            left = left.append("  ").append_text(line)
        lines.append(left)
    return Text("\n").join(lines)


def minis(view: SaintMaloView, seats: list[int], scene: Scene) -> Columns:
    """The small cities in as many columns as fit."""
    return Columns([mini(view, seat, scene) for seat in seats], padding=(0, 3))


def mini(view: SaintMaloView, seat: int, scene: Scene) -> RenderableType:
    """A small city under its name, with its stores in figures."""
    title = Text(scene.names[seat][:MINI_WIDTH], style="bold", no_wrap=True)
    city = view.cities[seat]
    figures = scene.words.say("cli-sm-mini", points=city.points, coins=city.coins, logs=city.logs)
    more = scene.words.say("cli-sm-mini-more", defence=city.defence, cannons=max(0, view.cannons - city.cannons_lost))
    return Text("\n").join([title, CityDrawing(view, seat, scene).mini(), Text(figures), Text(more)])


def draw_cities(view: SaintMaloView, scene: Scene) -> RenderableType:
    """Every city large, with its stores."""
    parts: list[RenderableType] = []
    for seat in range(view.seats):
        parts += [_beside(CityDrawing(view, seat, scene).large(), stores(view, seat, scene), scene), Text()]
    parts.append(Text("\n").join(pirate_block(view, scene, 2)))
    return Group(*parts)
