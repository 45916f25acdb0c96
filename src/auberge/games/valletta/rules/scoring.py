"""Final scoring and the winner (canon 9)."""

from mypy_extensions import i64

from auberge.core.bits import has
from auberge.games.valletta import goods as g
from auberge.games.valletta import tables as t
from auberge.games.valletta.position import VallettaPosition


def building_points(p: VallettaPosition, seat: i64) -> i64:
    """What the visible sides of all own buildings show (V-SCORE-01)."""
    player = p.players[seat]
    points: i64 = 0
    for slot in range(len(p.layout)):
        if has(player.houses, slot):
            shown = p.sheet.points_upgraded if has(player.upgraded, slot) else p.sheet.points
            points += shown[p.layout[slot]]
    return points


def goods_points(p: VallettaPosition, seat: i64) -> i64:
    """One point for every three goods of any kinds (V-SCORE-02, -03)."""
    return g.count(p.players[seat].goods) // t.GOODS_PER_POINT


def total(p: VallettaPosition, seat: i64) -> i64:
    """Points of the game, buildings and goods (V-SCORE-07)."""
    return p.players[seat].points + building_points(p, seat) + goods_points(p, seat)


def is_ahead(p: VallettaPosition, seat: i64, other: i64) -> bool:
    """More points, then more houses built, however often upgraded (V-SCORE-04, -05, -08)."""
    mine = total(p, seat)
    theirs = total(p, other)
    if mine != theirs:
        return mine > theirs
    return p.players[seat].buildings() > p.players[other].buildings()
