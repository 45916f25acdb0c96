"""The four sides of a city (canon 2.4, 2.11): open, complete with five walls, or destroyed for good."""

from mypy_extensions import i64

from auberge.core.bits import has
from auberge.games.saint_malo import tables as t
from auberge.games.saint_malo.position import City


def side_of(cell: i64) -> i64:
    """The side a dark cell lies on, -1 for a light cell (SM-CITY-02)."""
    for side in range(4):
        if has(t.SIDES[side], cell):
            return side
    return -1


def is_complete(city: City, side: i64) -> bool:
    """Do five walls stand on this side (SM-WALL-04)? Only this earns bonus and defence: fewer walls give neither
    (SM-WALL-16), and on a destroyed side there is no room for five (SM-CITY-12, -13)."""
    cells: i64 = t.SIDES[side]
    return city.walls() & cells == cells


def is_destroyed(city: City, side: i64) -> bool:
    """Does anything but a wall stand on this side (SM-CITY-11)? What stands there stays, so the side is lost for good,
    whatever walls follow; the other sides are not touched (SM-CITY-14, -15)."""
    cells: i64 = t.SIDES[side]
    return cells & ~city.empty() & ~city.walls() != 0


def complete_sides(city: City) -> i64:
    """How many sides are complete."""
    number: i64 = 0
    for side in range(4):
        if is_complete(city, side):
            number += 1
    return number
