"""Goods crates (canon 2.10): one connected group a turn."""

from mypy_extensions import i64

from auberge.core.bits import bit_of, size
from auberge.games.saint_malo import tables as t
from auberge.games.saint_malo.position import SaintMaloPosition
from auberge.games.saint_malo.rules.city import place


def largest_area(empty: i64, enough: i64) -> i64:
    """Cells of the largest connected empty area; anything from `enough` on is as good."""
    largest: i64 = 0
    rest: i64 = empty
    while rest != 0 and largest < enough:
        area = t.area_of(rest & -rest, empty)
        largest = max(largest, size(area))
        rest &= ~area
    return largest


def roomy_cells(empty: i64, number: i64) -> i64:
    """The cells that lie in an empty area of at least this many cells."""
    found: i64 = 0
    rest: i64 = empty
    while rest != 0:
        area = t.area_of(rest & -rest, empty)
        if size(area) >= number:
            found |= area
        rest &= ~area
    return found


def cells_for_crate(p: SaintMaloPosition) -> i64:
    """The first crate where all find room, each further one beside a crate of this turn (SM-CRATE-02 to -05,
    -07)."""
    empty = p.city.empty()
    if p.group == 0:
        return roomy_cells(empty, p.left)
    return t.beside_any(p.group) & empty


def place_crate(p: SaintMaloPosition, cell: i64) -> None:
    """Places one crate of the announced number (SM-CRATE-01, -08)."""
    place(p, t.CRATE, cell)
    p.group |= bit_of(cell)
    p.left -= 1
