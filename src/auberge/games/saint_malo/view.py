"""What a seat may see of Saint Malo, which is everything but the dice to come; `viewing` draws it."""

from typing import ClassVar, Final, Literal

import msgspec

from auberge.core.protocol import Seat, View
from auberge.games.saint_malo.events import Side
from auberge.games.saint_malo.moves import SaintMaloMove
from auberge.games.saint_malo.tables import CHARACTER_NAMES, CharacterName, Face, Symbol

Cell = tuple[int, int]
SideState = Literal["open", "complete", "destroyed"]

CONTENT_NAMES: Final[tuple[str, ...]] = (
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


class CityView(msgspec.Struct, frozen=True, gc=False):
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


class PirateView(msgspec.Struct, frozen=True, gc=False):
    """The pirate grid: boxes ticked, boxes per row, strengths of the rows, attacks so far."""

    ticks: int
    boxes_per_row: int
    strengths: tuple[int, ...]
    attacks: int


class SaintMaloView(View, frozen=True, tag="saint_malo"):
    """The whole table, as seen by one seat or a spectator."""

    parts_apiece: ClassVar = ("cities",)
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
