"""Crossed swords and pirates (canon 2.14)."""

from mypy_extensions import i64

from auberge.core.bits import size
from auberge.games.saint_malo import facts
from auberge.games.saint_malo import tables as t
from auberge.games.saint_malo.position import City, SaintMaloPosition
from auberge.games.saint_malo.rules.sides import complete_sides
from auberge.games.saint_malo.sheet import Sheet


def tick_swords(p: SaintMaloPosition) -> None:
    """One box for each sword showing, row by row; a full row attacks at once (SM-PICK-10, SM-PIRATE-01 to -06, -13,
    -16, -18)."""
    swords = t.shown(p.dice, t.SWORDS)
    boxes: i64 = p.sheet.boxes_per_row[p.seats]
    boxes_in_all = boxes * len(p.sheet.strengths)
    ticked: i64 = 0
    while swords > 0 and p.ticks < boxes_in_all:
        swords -= 1
        ticked += 1
        p.ticks += 1
        if p.ticks % boxes == 0:
            p.note(facts.BOXES_TICKED, p.seat, ticked, p.ticks)
            ticked = 0
            attack(p)
    if ticked > 0:
        p.note(facts.BOXES_TICKED, p.seat, ticked, p.ticks)
    if swords > 0:
        p.note(facts.SWORDS_IGNORED, p.seat, swords)  # SM-PIRATE-14, SM-AMB-27


def attack(p: SaintMaloPosition) -> None:
    """The pirates of the full row attack everybody; too little defence costs one cannon (SM-PIRATE-05 to -11)."""
    strength: i64 = p.sheet.strengths[p.attacks]
    p.attacks += 1
    p.note(facts.PIRATES_ATTACKED, -1, p.attacks, strength)
    for seat in range(p.seats):
        city = p.cities[seat]
        defence = defence_of(city, p.sheet)
        if defence < strength:
            city.cannons_lost += 1
            p.note(facts.CANNON_LOST, seat, defence, strength)
        else:
            p.note(facts.CITY_DEFENDED, seat, defence, strength)


def defence_of(city: City, sheet: Sheet) -> i64:
    """Soldiers wherever they stand, and complete sides, both for good (SM-PIRATE-08, -17, SM-CHAR-SOLDIER-2,
    SM-WALL-13)."""
    soldiers = size(city.people(t.SOLDIER))
    return soldiers * sheet.soldier_defence + complete_sides(city) * sheet.wall_defence
