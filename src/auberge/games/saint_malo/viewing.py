"""Draws what a seat may see of Saint Malo (`view`) from a position. Compiled.

What has not changed is the same object as in the view before: it need not be drawn, compared or written again.
"""

from functools import lru_cache

from msgspec.structs import replace

from auberge.core.bits import has, numbers, size
from auberge.core.protocol import Seat
from auberge.games.saint_malo import phases, printed
from auberge.games.saint_malo import tables as t
from auberge.games.saint_malo.events import SIDES, Side
from auberge.games.saint_malo.moves import MOVES, faces_of
from auberge.games.saint_malo.options import options_of
from auberge.games.saint_malo.position import City, SaintMaloPosition
from auberge.games.saint_malo.rules.pirates import defence_of
from auberge.games.saint_malo.rules.sides import is_complete, is_destroyed
from auberge.games.saint_malo.sheet import Sheet
from auberge.games.saint_malo.tables import CHARACTER_NAMES, SYMBOL_NAMES
from auberge.games.saint_malo.view import CONTENT_NAMES, Cell, CityView, PirateView, SaintMaloView, SideState

Marks = tuple[int, int, int, int]  # the four sets of cells of a city


@lru_cache(maxsize=1024)  # most of the time there are none
def _cells(members: int) -> tuple[Cell, ...]:
    return tuple([divmod(cell, t.SIZE) for cell in numbers(members)])


def side_state(city: City, side: int) -> SideState:
    """Open, complete or destroyed: it follows from the cells."""
    if is_complete(city, side):
        return "complete"
    return "destroyed" if is_destroyed(city, side) else "open"


def _city_of(marks: Marks) -> City:
    city = City()
    city.bit0, city.bit1, city.bit2, city.bit3 = marks
    return city


@lru_cache(maxsize=1024)  # points and coins change more often
def _drawing(marks: Marks) -> tuple[tuple[tuple[str, ...], ...], dict[Side, SideState], int]:
    """What follows from the marks alone: the seven rows, the sides, the number of empty cells."""
    city, names = _city_of(marks), CONTENT_NAMES
    seen: list[str] = []
    for cell in range(t.GRID):
        seen.append(names[city.at(cell)] if has(t.CELLS, cell) else "tower")
    rows = tuple([tuple(seen[first : first + t.SIZE]) for first in range(0, t.GRID, t.SIZE)])
    return rows, {name: side_state(city, side) for side, name in enumerate(SIDES)}, int(size(city.empty()))


@lru_cache(maxsize=2048)  # a table draws the same city again and again, while others play
def _drawn_city(sheet: Sheet, marks: Marks, stores: tuple[int, int, int, int, int, int, int, int, int]) -> CityView:
    rows, sides, empty = _drawing(marks)
    points, coins, logs, cannons_lost, priest_points, juggler_points, merchant_coins, spent, delivered = stores
    return CityView(
        cells=rows,
        points=points,
        coins=coins,
        logs=logs,
        cannons_lost=cannons_lost,
        priest_points=priest_points,
        juggler_points=juggler_points,
        merchant_coins=merchant_coins,
        coins_spent=spent,
        logs_delivered=delivered,
        defence=int(defence_of(_city_of(marks), sheet)),
        empty_cells=empty,
        sides=sides,
    )


def _city_view(sheet: Sheet, city: City) -> CityView:
    return _drawn_city(
        sheet,
        (city.bit0, city.bit1, city.bit2, city.bit3),
        (
            city.points,
            city.coins,
            city.logs,
            city.cannons_lost,
            city.priest_points,
            city.juggler_points,
            city.merchant_coins,
            city.coins_spent,
            city.logs_delivered,
        ),
    )


@lru_cache(maxsize=1024)  # a few at each table
def _pirates(sheet: Sheet, seats: int, ticks: int, attacks: int) -> PirateView:
    return PirateView(ticks, sheet.boxes_per_row[seats], sheet.strengths, attacks)


@lru_cache(maxsize=64)  # of the sheets in play
def _bonuses(sheet: Sheet) -> dict[Side, tuple[str, int]]:
    return {
        name: (printed.BONUS_KINDS[sheet.bonus_kind[side]], sheet.bonus_amount[side]) for side, name in enumerate(SIDES)
    }


def spectator_view(p: SaintMaloPosition) -> SaintMaloView:
    """What everybody sees."""
    sheet = p.sheet
    return SaintMaloView(
        you=None,
        actor=int(p.actor()),
        moves=(),
        data=sheet.source,
        turn=Seat(p.seat),
        question=phases.NAMES[p.phase],
        seats=p.seats,
        start_seat=Seat(p.start_seat),
        options=options_of(p),
        round=p.round,
        rolls=p.rolls,
        dice=faces_of(p.dice),
        kept=faces_of(p.kept),
        symbol=SYMBOL_NAMES[p.symbol] if p.symbol >= 0 else None,
        number=p.number,
        left=p.left,
        group=_cells(p.group),
        heads=p.heads,
        from_tower=p.from_tower,
        character=CHARACTER_NAMES[p.character] if p.character >= 0 else None,
        architect=divmod(int(p.architect), t.SIZE) if p.architect >= 0 else None,
        own_houses=_cells(p.own_houses),
        end_triggered=p.end_triggered,
        pirates=_pirates(sheet, p.seats, p.ticks, p.attacks),
        cities=tuple([_city_view(sheet, city) for city in p.cities]),
        cannons=sheet.cannons,
        bonuses=_bonuses(sheet),
        change_price=sheet.change_price,
        delivery_price=sheet.delivery_price,
    )


def seat_view(p: SaintMaloPosition, seat: Seat, outside: SaintMaloView) -> SaintMaloView:
    """What everybody sees, and the moves of the seat if it decides."""
    if seat != p.actor():
        return replace(outside, you=seat)
    return replace(outside, you=seat, moves=tuple([MOVES[action] for action in p.legal()]))
