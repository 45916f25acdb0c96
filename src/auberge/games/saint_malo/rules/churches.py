"""Churches (canon 2.12): one a turn, worth something only in series."""

from mypy_extensions import i64

from auberge.core.bits import size
from auberge.games.saint_malo import tables as t
from auberge.games.saint_malo.position import City, SaintMaloPosition
from auberge.games.saint_malo.rules.city import place
from auberge.games.saint_malo.sheet import Sheet


def cells_for_church(p: SaintMaloPosition) -> i64:
    """Any empty cell, light or dark; neither architect nor logs are needed (SM-CITY-06 to -08, SM-CHURCH-04)."""
    return p.city.empty()


def build_church(p: SaintMaloPosition, cell: i64) -> None:
    """Builds the church; its size is the number of dice used (SM-CHURCH-01 to -03)."""
    place(p, t.CHURCH + p.number, cell)
    p.left = 0


def church_points(city: City, sheet: Sheet) -> i64:
    """The worth of all series 1, 2, 3 ... without gaps, each church in one series at most (SM-CHURCH-05 to -12)."""
    points: i64 = 0
    series: i64 = t.GRID
    for church_size in range(1, t.DICE + 1):
        series = min(series, size(city.where(t.CHURCH + church_size)))
        step: i64 = sheet.series[church_size] - sheet.series[church_size - 1]
        points += step * series
    return points
