"""Walls and tower bonuses (canon 2.11)."""

from mypy_extensions import i64

from auberge.games.saint_malo import facts, sheet
from auberge.games.saint_malo import tables as t
from auberge.games.saint_malo.position import SaintMaloPosition
from auberge.games.saint_malo.rules.city import gain_coins, place, score_points
from auberge.games.saint_malo.rules.sides import is_complete, side_of


def cells_for_section(p: SaintMaloPosition) -> i64:
    """Any empty dark cell, on a destroyed side too (SM-WALL-02, -03, SM-CITY-16)."""
    dark: i64 = t.DARK
    return p.city.empty() & dark


def lapse_sections(p: SaintMaloPosition) -> None:
    """Sections for which a bonus character or his houses left no cell are lost (SM-WALL-24)."""
    p.note(facts.SECTIONS_LAPSED, p.seat, p.left)
    p.left = 0


def place_section(p: SaintMaloPosition, cell: i64) -> None:
    """Places one section of each die; the fifth wall of a side gives its bonus once, before anything else (SM-WALL-01,
    -05, -14, -15, -17, SM-CITY-17)."""
    place(p, t.WALL, cell)
    p.left -= 1
    side = side_of(cell)
    if is_complete(p.city, side):
        p.note(facts.SIDE_COMPLETED, p.seat, side)
        give_bonus(p, side)


def give_bonus(p: SaintMaloPosition, side: i64) -> None:
    """The bonus of the tower whose arrow points along the side (SM-WALL-06 to -09, -18 to -21)."""
    kind: i64 = p.sheet.bonus_kind[side]
    amount: i64 = p.sheet.bonus_amount[side]
    if kind == sheet.COINS:
        gain_coins(p, amount, facts.TOWER)
    elif kind == sheet.POINTS:
        score_points(p, amount, facts.TOWER)
    elif p.city.empty() == 0:
        p.note(facts.BONUS_LAPSED, p.seat)  # SM-AMB-17
    else:
        p.heads = amount
        p.from_tower = True
