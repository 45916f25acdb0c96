"""Houses of an architect (canon 2.13, SM-CHAR-ARCHITECT): up to three at once, in one group that touches him."""

from mypy_extensions import i64

from auberge.core.bits import bit_of, size
from auberge.games.saint_malo import facts
from auberge.games.saint_malo import tables as t
from auberge.games.saint_malo.position import SaintMaloPosition
from auberge.games.saint_malo.rules.city import place, score_points


def houses_left(p: SaintMaloPosition) -> i64:
    """How many more houses logs and architect allow (SM-CHAR-ARCHITECT-2, SM-LOG-05)."""
    return min(p.city.logs, p.sheet.houses_per_architect - size(p.own_houses))


def cells_for_house(p: SaintMaloPosition) -> i64:
    """The first house around the architect, each further one beside a house of his (SM-CHAR-ARCHITECT-6, -10,
    -11)."""
    left = houses_left(p)
    if left == 0:
        return 0
    empty = p.city.empty()
    if older_group(p) != 0:
        return cells_joining(p, empty, left)
    if p.own_houses == 0:
        around: i64 = t.AROUND[p.architect]
        return around & empty
    return t.beside_any(p.own_houses) & empty


def may_stop(p: SaintMaloPosition) -> bool:
    """Building may end before the first house and after any of them, if what stands is legal
    (SM-CHAR-ARCHITECT-8, SM-AMB-22)."""
    return p.own_houses == 0 or is_legal_group(p, p.own_houses)


def build_house(p: SaintMaloPosition, cell: i64) -> None:
    """Uses up a log, no coin, and scores at once (SM-CHAR-ARCHITECT-3, -7, SM-LOG-06, -07, SM-AMB-53)."""
    p.city.logs -= 1
    p.own_houses |= bit_of(cell)
    p.group |= bit_of(cell)
    place(p, t.HOUSE, cell)
    score_points(p, p.sheet.house_points, facts.HOUSE)


def stop_building(p: SaintMaloPosition) -> None:
    """He never builds again (SM-CHAR-ARCHITECT-9)."""
    p.architect = -1
    p.own_houses = 0


# --- a second architect in one turn: only with house data that gives several sides a character (SM-AMB-22) ---------


def older_group(p: SaintMaloPosition) -> i64:
    """Houses that another architect built in this very turn."""
    return p.group & ~p.own_houses


def is_legal_group(p: SaintMaloPosition, own: i64) -> bool:
    """Are all houses of the turn one group, with one of his own around the architect?"""
    everything = older_group(p) | own
    around: i64 = t.AROUND[p.architect]
    return own & around != 0 and t.area_of(everything & -everything, everything) == everything


def can_be_completed(p: SaintMaloPosition, own: i64, empty: i64, left: i64) -> bool:
    """Is this set of own houses part of a legal one, with at most `left` more?"""
    if is_legal_group(p, own):
        return True
    if left == 0:
        return False
    rest: i64 = empty & ~own
    while rest != 0:
        cell = rest & -rest
        rest &= ~cell
        if can_be_completed(p, own | cell, empty, left - 1):
            return True
    return False


def cells_joining(p: SaintMaloPosition, empty: i64, left: i64) -> i64:
    """The cells of some legal complete set that holds the houses built so far."""
    found: i64 = 0
    rest: i64 = empty
    while rest != 0:
        cell = rest & -rest
        rest &= ~cell
        if can_be_completed(p, p.own_houses | cell, empty, left - 1):
            found |= cell
    return found
