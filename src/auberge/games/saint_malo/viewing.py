"""Draws what a seat may see of Saint Malo (`view`) from a position.

What has not changed is the same object as in the view before: it need not be drawn, compared or written again.
"""

from functools import lru_cache
from typing import Final

from msgspec.structs import replace
from mypy_extensions import i64

from auberge.core.bits import has, numbers, size
from auberge.core.protocol import Seat
from auberge.games.saint_malo import phases, printed
from auberge.games.saint_malo import tables as t
from auberge.games.saint_malo.events import SIDES, Side
from auberge.games.saint_malo.moves import FACES_OF, MOVES
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


class _Drawn:
    """A city as it was drawn, and what was drawn of it."""

    def __init__(self, sheet: Sheet, city: City) -> None:
        self._sheet: Final = sheet
        self._city: Final = city.copy()
        self.view: Final = _city_view(sheet, city)

    def shows(self, sheet: Sheet, city: City) -> bool:
        """Whether it is this city as it is now."""
        was = self._city
        return (
            was.bit0 == city.bit0
            and was.bit1 == city.bit1
            and was.bit2 == city.bit2
            and was.bit3 == city.bit3
            and was.points == city.points
            and was.coins == city.coins
            and was.logs == city.logs
            and was.cannons_lost == city.cannons_lost
            and was.priest_points == city.priest_points
            and was.juggler_points == city.juggler_points
            and was.merchant_coins == city.merchant_coins
            and was.coins_spent == city.coins_spent
            and was.logs_delivered == city.logs_delivered
            and self._sheet is sheet
        )


# A table draws the same cities again and again, while others play. Each has one place here, which the next city that
# belongs there takes over: to find it, numbers are compared as they are, not made into objects to be looked up.
_PLACES: Final = 2048
_drawn: Final[list[_Drawn | None]] = [None] * _PLACES


def _drawn_city(sheet: Sheet, city: City) -> CityView:
    cells: i64 = city.bit0 + 3 * city.bit1 + 5 * city.bit2 + 7 * city.bit3
    stores: i64 = city.points + 31 * city.coins + 131 * city.logs
    place: i64 = (cells % 8191 + cells // 8191 + stores) % _PLACES
    found = _drawn[place]
    if found is None or not found.shows(sheet, city):
        found = _drawn[place] = _Drawn(sheet, city)
    return found.view


def _city_view(sheet: Sheet, city: City) -> CityView:
    rows, sides, empty = _drawing((city.bit0, city.bit1, city.bit2, city.bit3))
    return CityView(
        cells=rows,
        points=city.points,
        coins=city.coins,
        logs=city.logs,
        cannons_lost=city.cannons_lost,
        priest_points=city.priest_points,
        juggler_points=city.juggler_points,
        merchant_coins=city.merchant_coins,
        coins_spent=city.coins_spent,
        logs_delivered=city.logs_delivered,
        defence=int(defence_of(city, sheet)),
        empty_cells=empty,
        sides=sides,
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
        dice=FACES_OF[p.dice],
        kept=FACES_OF[p.kept],
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
        cities=tuple([_drawn_city(sheet, city) for city in p.cities]),
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
