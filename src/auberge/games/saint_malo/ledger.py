"""Where points come from (the score sheet) and the invariants of the canon (section 7)."""

from collections.abc import Sequence

from auberge.core.bits import size
from auberge.core.position import OVER
from auberge.core.protocol import ScoreLine
from auberge.games.saint_malo import sheet as s
from auberge.games.saint_malo import tables as t
from auberge.games.saint_malo.position import City, SaintMaloPosition
from auberge.games.saint_malo.rules import churches, scoring
from auberge.games.saint_malo.rules.sides import is_complete


def tower_gains(city: City, sheet: s.Sheet, kind: int) -> int:
    """What the complete sides with this kind of bonus have paid."""
    return sum(
        sheet.bonus_amount[side] for side in range(4) if sheet.bonus_kind[side] == kind and is_complete(city, side)
    )


def _sources(city: City, sheet: s.Sheet) -> dict[str, int]:
    return {
        "citizens": int(size(city.people(t.CITIZEN)) * sheet.citizen_points),
        "priests": int(city.priest_points),
        "houses": int(size(city.where(t.HOUSE)) * sheet.house_points),
        "jugglers": int(city.juggler_points),
        "nobles": int(size(city.people(t.NOBLE)) * sheet.noble_points),
        "towers": tower_gains(city, sheet, s.POINTS),
        "full_city": int(scoring.full_city_points(city, sheet)),
        "coins": int(scoring.coin_points(city, sheet)),
        "logs": int(scoring.log_points(city, sheet)),
        "churches": int(churches.church_points(city, sheet)),
        "cannons": int(scoring.cannon_points(city, sheet)),
    }


def score_sheet(p: SaintMaloPosition) -> Sequence[ScoreLine]:
    """Points by source for every seat, as if the game ended now."""
    columns = [_sources(city, p.sheet) for city in p.cities]
    return [ScoreLine(source, tuple(column[source] for column in columns)) for source in columns[0]]


def track_points(city: City, sheet: s.Sheet) -> int:
    """The points on the track, recomputed from the board and the ledgers of priests and jugglers."""
    found = _sources(city, sheet)
    on_track = ("citizens", "priests", "houses", "jugglers", "nobles", "towers")
    return int(sheet.start_points) + sum(found[source] for source in on_track)


def check(p: SaintMaloPosition) -> Sequence[str]:
    """The invariants of the canon that are broken, by seat."""
    broken = [f"seat {seat + 1}: {what}" for seat, city in enumerate(p.cities) for what in _check_city(p, city)]
    boxes = p.sheet.boxes_per_row[p.seats]
    if p.attacks != min(6, p.ticks // boxes) or not 0 <= p.ticks <= 6 * boxes:
        broken.append("attacks follow from ticks")
    if p.actor() == OVER and not any(city.empty() == 0 for city in p.cities):
        broken.append("the game ends only through a full city")
    if p.actor() >= 0 and len(p.legal()) < 2:
        broken.append("a decision asked has at least two answers")
    return broken


def _check_city(p: SaintMaloPosition, city: City) -> Sequence[str]:
    sheet = p.sheet
    empty = size(city.empty())
    filled = sum(size(city.where(content)) for content in range(1, t.CONTENTS))
    houses = size(city.where(t.HOUSE))
    promises = {
        "every cell is empty or holds one thing": empty + filled == 45,
        "walls only in dark cells": city.walls() & ~t.DARK == 0,
        "the starting crates stay": city.where(t.CRATE) & sheet.starting_crates == sheet.starting_crates,
        "no debts": city.coins >= 0 and city.logs >= 0,
        "one cannon an attack at most": 0 <= city.cannons_lost <= p.attacks <= 6,
        "logs and houses balance": city.logs + houses == sheet.start_logs + city.logs_delivered,
        "three houses an architect at most": houses <= sheet.houses_per_architect * size(city.people(t.ARCHITECT)),
        "coins balance": city.coins
        == sheet.start_coins + tower_gains(city, sheet, s.COINS) + city.merchant_coins - city.coins_spent,
        "coins are spent in pairs": city.coins_spent % 2 == 0,
        "points balance": city.points == track_points(city, sheet),
    }
    return [what for what, holds in promises.items() if not holds]
