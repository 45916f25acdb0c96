"""The city (canon 2.4): putting a thing into a cell, and what that does to the side it lies on (`sides`)."""

from mypy_extensions import i64

from auberge.games.saint_malo import facts
from auberge.games.saint_malo import tables as t
from auberge.games.saint_malo.position import SaintMaloPosition
from auberge.games.saint_malo.rules.sides import is_destroyed, side_of


def place(p: SaintMaloPosition, content: i64, cell: i64) -> None:
    """Fills an empty cell for good (SM-CITY-08 to -10); all but a wall destroys its side at once (SM-CITY-11)."""
    city = p.city
    side = side_of(cell)
    destroys = side >= 0 and content != t.WALL and not is_destroyed(city, side)
    city.put(cell, content)
    p.note(facts.PLACED, p.seat, content, cell)
    if destroys:
        p.note(facts.SIDE_DESTROYED, p.seat, side)


def score_points(p: SaintMaloPosition, points: i64, source: i64) -> None:
    """Records points at once on the track (SM-SCORE-01)."""
    p.city.points += points
    if points > 0:
        p.note(facts.POINTS_SCORED, p.seat, points, source)


def gain_coins(p: SaintMaloPosition, coins: i64, source: i64) -> None:
    """Adds coins to the bank (SM-COIN-01)."""
    p.city.coins += coins
    if coins > 0:
        p.note(facts.COINS_GAINED, p.seat, coins, source)
