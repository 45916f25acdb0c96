"""What stands around a city of Saint Malo: points, bank, lumber, cannons, defence, sides; and the pirate grid."""

from typing import Final

from rich.table import Table
from rich.text import Text

from auberge.cli import palette
from auberge.cli.boards import Scene
from auberge.cli.boards.saint_malo.signs import signs_of
from auberge.cli.boards.saint_malo_view import CityView, SaintMaloView

_MOST_SIGNS: Final = 8
_SIDE_LENGTH: Final = 5


def _line(label: str, value: str, style: str = "") -> Text:
    return Text().append(f"{label} ", palette.QUIET).append(value, style)


def _row_of(sign: str, number: int) -> str:
    """So many signs and the number; many are only counted."""
    return f"{sign * number} {number}".strip() if number <= _MOST_SIGNS else f"{sign} {number}"


def heading(view: SaintMaloView, seat: int, scene: Scene) -> Text:
    """Name and points; the three shaded roofs mark the start player (SM-SETUP-05)."""
    line = Text(no_wrap=True, overflow="ellipsis").append(scene.names[seat], palette.HEADING)
    if seat == view.start_seat:
        line.append(f" {signs_of(scene).roofs}", palette.GOLD)
    points = scene.words.say("saint_malo-points", points=view.cities[seat].points)
    line.append(f"  {points}", palette.HEADING)
    return line


def stores(view: SaintMaloView, seat: int, scene: Scene) -> list[Text]:
    """Name, bank, lumber, cannons, defence and sides of one city: six lines."""
    city, say, signs = view.cities[seat], scene.words.say, signs_of(scene)
    bank = _line(say("cli-sm-bank"), _row_of(signs.coin, city.coins), palette.GOLD)
    bank.append("  ")
    bank.append_text(_line(say("cli-sm-lumber"), _row_of(signs.faces["log"], city.logs)))
    return [heading(view, seat, scene), bank, _cannons(view, city, scene), *_defence(view, city, scene)]


def _cannons(view: SaintMaloView, city: CityView, scene: Scene) -> Text:
    signs = signs_of(scene)
    standing = max(0, view.cannons - city.cannons_lost)
    line = _line(scene.words.say("cli-sm-cannons"), " ".join([signs.cannon] * standing))
    if city.cannons_lost:
        line.append(" " if standing else "")
        line.append(" ".join([signs.lost] * city.cannons_lost), palette.BAD)
    return line


def _defence(view: SaintMaloView, city: CityView, scene: Scene) -> list[Text]:
    say, pirates = scene.words.say, view.pirates
    line = _line(say("cli-sm-defence"), str(city.defence), palette.HEADING)
    if pirates.attacks >= len(pirates.strengths):
        line.append(f"  {say('cli-sm-no-more-attacks')}", palette.GOOD)
        return [line, sides(city, scene)]
    strength = pirates.strengths[pirates.attacks]
    short = max(0, strength - city.defence)
    key = "cli-sm-attack-short" if short else "cli-sm-attack-held"
    line.append("  ")
    line.append(say(key, strength=strength, short=short), palette.BAD if short else palette.GOOD)
    return [line, sides(city, scene)]


def sides(city: CityView, scene: Scene) -> Text:
    """The four sides: walls built of five, or complete, or destroyed."""
    signs, say = signs_of(scene), scene.words.say
    cells = city.cells
    along = {
        "N": [cells[0][i] for i in range(1, 6)],
        "E": [cells[i][6] for i in range(1, 6)],
        "S": [cells[6][i] for i in range(1, 6)],
        "W": [cells[i][0] for i in range(1, 6)],
    }
    line = Text().append(say("cli-sm-walls"), palette.QUIET)
    for side, state in city.sides.items():
        shown = {
            "open": f"{along[side].count('wall')}/{_SIDE_LENGTH}",
            "complete": signs.complete,
            "destroyed": signs.destroyed,
        }[state]
        style = {"open": "", "complete": palette.GOOD, "destroyed": palette.BAD}[state]
        line.append(f" {say('cli-sm-side', side=side)} ", palette.QUIET)
        line.append(shown, style)
    return line


def pirate_rows(view: SaintMaloView, scene: Scene) -> list[Text]:
    """The rows of the pirate grid: strength, boxes, and a sign behind an attack that is over."""
    pirates, signs = view.pirates, signs_of(scene)
    rows: list[Text] = []
    for number, strength in enumerate(pirates.strengths):
        ticked = min(pirates.boxes_per_row, max(0, pirates.ticks - number * pirates.boxes_per_row))
        style = palette.QUIET if number < pirates.attacks else palette.HEADING if number == pirates.attacks else ""
        row = Text().append(f"{strength:>2} ", style)
        row.append(signs.tick * ticked + signs.box * (pirates.boxes_per_row - ticked), style)
        rows.append(row)
    return rows


def pirate_block(view: SaintMaloView, scene: Scene, columns: int) -> list[Text]:
    """The pirate grid in so many columns, with its heading."""
    rows = pirate_rows(view, scene)
    per_column = -(-len(rows) // columns)
    label = scene.words.say("cli-sm-pirates")
    if columns == 1:
        return [Text(label, style=palette.QUIET), *rows]
    lines = [Text("   ").join(rows[first::per_column]) for first in range(per_column)]
    return [_line(label, "").append_text(lines[0]), *(Text(" " * (len(label) + 1)).append_text(x) for x in lines[1:])]


def others_line(view: SaintMaloView, seats: list[int], scene: Scene) -> Text:
    """The other cities in a line or two: names and points."""
    told = [
        f"{scene.names[seat]} {scene.words.say('saint_malo-points', points=view.cities[seat].points)}" for seat in seats
    ]
    return Text().append(f"{scene.words.say('cli-sm-others')}  ", palette.QUIET).append(", ".join(told))


def others_table(view: SaintMaloView, seats: list[int], scene: Scene) -> Table:
    """One line for every other city."""
    say, signs = scene.words.say, signs_of(scene)
    table = Table(box=None, padding=(0, 1), pad_edge=False, show_header=True, header_style=palette.QUIET)
    table.add_column(say("cli-sm-others"), no_wrap=True, overflow="ellipsis", max_width=16)
    for key in ("points-short", "coins", "logs", "cannons", "defence", "empty"):
        table.add_column(say(f"cli-sm-{key}"), justify="right", no_wrap=True)
    table.add_column(say("cli-sm-walls"), no_wrap=True)
    for seat in seats:
        city = view.cities[seat]
        states = {"complete": signs.complete, "destroyed": signs.destroyed, "open": signs.dot}
        table.add_row(
            Text(scene.names[seat], style=palette.HEADING if seat == view.turn else ""),
            str(city.points),
            str(city.coins),
            str(city.logs),
            f"{max(0, view.cannons - city.cannons_lost)}/{view.cannons}",
            str(city.defence),
            str(city.empty_cells),
            " ".join(f"{say('cli-sm-side', side=side)}{states[state]}" for side, state in city.sides.items()),
        )
    return table
