"""Final scoring and the winner (canon 2.15)."""

from mypy_extensions import i64

from auberge.core.bits import size
from auberge.games.saint_malo.position import City, SaintMaloPosition
from auberge.games.saint_malo.rules.churches import church_points
from auberge.games.saint_malo.sheet import Sheet


def full_city_points(city: City, sheet: Sheet) -> i64:
    """For a city without an empty cell (SM-SCORE-02)."""
    return sheet.full_city_points if city.empty() == 0 else 0


def coin_points(city: City, sheet: Sheet) -> i64:
    """For full pairs of coins (SM-SCORE-03)."""
    return city.coins // sheet.coins_per_point


def log_points(city: City, sheet: Sheet) -> i64:
    """For logs left over (SM-SCORE-04)."""
    return city.logs * sheet.log_points


def cannon_points(city: City, sheet: Sheet) -> i64:
    """Lost cannons count against the city (SM-SCORE-06, SM-PIRATE-12)."""
    return -city.cannons_lost * sheet.cannon_penalty


def total(city: City, sheet: Sheet) -> i64:
    """The track and the final scoring, nothing else; it may be negative (SM-SCORE-05, -07, SM-AMB-34)."""
    return (
        city.points
        + full_city_points(city, sheet)
        + coin_points(city, sheet)
        + log_points(city, sheet)
        + church_points(city, sheet)
        + cannon_points(city, sheet)
    )


def is_ahead(p: SaintMaloPosition, seat: i64, other: i64) -> bool:
    """Higher total, then more empty cells (SM-GOAL-01, SM-SCORE-08, -09)."""
    mine = total(p.cities[seat], p.sheet)
    theirs = total(p.cities[other], p.sheet)
    if mine != theirs:
        return mine > theirs
    return size(p.cities[seat].empty()) > size(p.cities[other].empty())
