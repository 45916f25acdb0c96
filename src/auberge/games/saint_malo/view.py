"""What a seat may see of Saint Malo, which is everything but the dice to come."""

from functools import lru_cache
from typing import ClassVar, Final, Literal

import msgspec

from auberge.core.bits import numbers, size
from auberge.core.protocol import Seat, View
from auberge.games.saint_malo import phases, printed
from auberge.games.saint_malo import tables as t
from auberge.games.saint_malo.events import SIDES, Side
from auberge.games.saint_malo.moves import SaintMaloMove, faces_of, move_of
from auberge.games.saint_malo.options import options_of
from auberge.games.saint_malo.position import City, SaintMaloPosition
from auberge.games.saint_malo.rules.pirates import defence_of
from auberge.games.saint_malo.rules.sides import is_complete, is_destroyed
from auberge.games.saint_malo.tables import CHARACTER_NAMES, SYMBOL_NAMES, CharacterName, Face, Symbol

Cell = tuple[int, int]
SideState = Literal["open", "complete", "destroyed"]

CONTENT_NAMES: Final = (
    "empty",
    "crate",
    "wall",
    "church_1",
    "church_2",
    "church_3",
    "church_4",
    "church_5",
    "house",
    *CHARACTER_NAMES,
)


class CityView(msgspec.Struct, frozen=True):
    """One city board: seven rows of seven contents (`tower` at the corners) and the stores around them."""

    cells: tuple[tuple[str, ...], ...]
    points: int
    coins: int
    logs: int
    cannons_lost: int
    priest_points: int
    juggler_points: int
    merchant_coins: int
    coins_spent: int
    logs_delivered: int
    defence: int
    empty_cells: int
    sides: dict[Side, SideState]


class PirateView(msgspec.Struct, frozen=True):
    """The pirate grid: boxes ticked, boxes per row, strengths of the rows, attacks so far."""

    ticks: int
    boxes_per_row: int
    strengths: tuple[int, ...]
    attacks: int


class SaintMaloView(View, frozen=True, tag="saint_malo"):
    """The whole table, as seen by one seat or a spectator."""

    parts: ClassVar = ("cities",)
    moves: tuple[SaintMaloMove, ...]
    seats: int
    start_seat: Seat
    options: dict[str, bool]
    round: int
    rolls: int
    dice: tuple[Face, ...]
    kept: tuple[Face, ...]
    symbol: Symbol | None
    number: int
    left: int
    group: tuple[Cell, ...]
    heads: int
    from_tower: bool
    character: CharacterName | None
    architect: Cell | None
    own_houses: tuple[Cell, ...]
    end_triggered: bool
    pirates: PirateView
    cities: tuple[CityView, ...]
    cannons: int
    bonuses: dict[Side, tuple[str, int]]  # of every side: kind and amount
    change_price: int
    delivery_price: int


def _cells(members: int) -> tuple[Cell, ...]:
    return tuple(divmod(cell, t.SIZE) for cell in numbers(members))


def side_state(city: City, side: int) -> SideState:
    """Open, complete or destroyed: it follows from the cells."""
    if is_complete(city, side):
        return "complete"
    return "destroyed" if is_destroyed(city, side) else "open"


@lru_cache(maxsize=4096)  # a table draws the same city again and again: for every seat, and while others play
def _drawing(
    bit0: int, bit1: int, bit2: int, bit3: int
) -> tuple[tuple[tuple[str, ...], ...], dict[Side, SideState], int]:
    """What follows from the marks alone: the seven rows, the sides, the number of empty cells."""
    city = City()
    city.bit0, city.bit1, city.bit2, city.bit3 = bit0, bit1, bit2, bit3
    rows = tuple(
        tuple(
            "tower" if t.cell_number(row, col) in t.TOWERS else CONTENT_NAMES[city.at(t.cell_number(row, col))]
            for col in range(t.SIZE)
        )
        for row in range(t.SIZE)
    )
    return rows, {name: side_state(city, side) for side, name in enumerate(SIDES)}, size(city.empty())


def _city_view(p: SaintMaloPosition, city: City) -> CityView:
    rows, sides, empty = _drawing(city.bit0, city.bit1, city.bit2, city.bit3)
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
        defence=defence_of(city, p.sheet),
        empty_cells=empty,
        sides=sides,
    )


def spectator_view(p: SaintMaloPosition) -> SaintMaloView:
    """What everybody sees."""
    return SaintMaloView(
        you=None,
        actor=int(p.actor()),
        moves=(),
        seats=p.seats,
        start_seat=Seat(p.start_seat),
        options=options_of(p),
        turn=Seat(p.seat),
        round=p.round,
        question=phases.NAMES[p.phase],
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
        architect=divmod(p.architect, t.SIZE) if p.architect >= 0 else None,
        own_houses=_cells(p.own_houses),
        end_triggered=p.end_triggered,
        pirates=PirateView(p.ticks, p.sheet.boxes_per_row[p.seats], p.sheet.strengths, p.attacks),
        cities=tuple(_city_view(p, city) for city in p.cities),
        cannons=p.sheet.cannons,
        bonuses={
            name: (printed.BONUS_KINDS[p.sheet.bonus_kind[side]], p.sheet.bonus_amount[side])
            for side, name in enumerate(SIDES)
        },
        change_price=p.sheet.change_price,
        delivery_price=p.sheet.delivery_price,
        data=p.sheet.source,
    )


def seat_view(p: SaintMaloPosition, seat: Seat, outside: SaintMaloView) -> SaintMaloView:
    """What everybody sees, and the moves of the seat if it decides."""
    moves = tuple(move_of(action) for action in p.legal()) if seat == outside.actor else ()
    return msgspec.structs.replace(outside, you=seat, moves=moves)
