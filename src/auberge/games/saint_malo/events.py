"""What happened in Saint Malo, as named facts. All of it is public: nothing is hidden but the dice to come."""

from collections.abc import Callable, Mapping
from typing import Final, Literal, get_args

from auberge.core.protocol import Event, Seat
from auberge.games.saint_malo import facts as f
from auberge.games.saint_malo import tables as t
from auberge.games.saint_malo.moves import FACES_OF
from auberge.games.saint_malo.tables import CHARACTER_NAMES, SYMBOL_NAMES, CharacterName, Face, Symbol

Side = Literal["N", "E", "S", "W"]
Thing = Literal["crate", "wall", "church", "house", "character"]
Source = Literal["tower", "citizen", "priest", "house", "juggler", "noble", "merchant"]


class TurnBegan(Event, frozen=True):
    seat: Seat
    round: int


class Rolled(Event, frozen=True):
    seat: Seat
    faces: tuple[Face, ...]
    roll: int


class Kept(Event, frozen=True):
    seat: Seat
    faces: tuple[Face, ...]


class Used(Event, frozen=True):
    seat: Seat
    symbol: Symbol
    dice: int
    price: int


class Passed(Event, frozen=True):
    seat: Seat


class LogsDelivered(Event, frozen=True):
    seat: Seat
    logs: int


class CratePlaced(Event, frozen=True):
    seat: Seat
    row: int
    col: int


class WallPlaced(Event, frozen=True):
    seat: Seat
    row: int
    col: int


class ChurchBuilt(Event, frozen=True):
    seat: Seat
    size: int
    row: int
    col: int


class HouseBuilt(Event, frozen=True):
    seat: Seat
    row: int
    col: int


class CharacterPlaced(Event, frozen=True):
    seat: Seat
    character: CharacterName
    row: int
    col: int


class SideDestroyed(Event, frozen=True):
    seat: Seat
    side: Side


class SideCompleted(Event, frozen=True):
    seat: Seat
    side: Side


class CoinsGained(Event, frozen=True):
    seat: Seat
    coins: int
    source: Source


class PointsScored(Event, frozen=True):
    seat: Seat
    points: int
    source: Source


class BonusLapsed(Event, frozen=True):
    seat: Seat


class BonusDeclined(Event, frozen=True):
    seat: Seat


class SectionsLapsed(Event, frozen=True):
    seat: Seat
    sections: int


class BuildingStopped(Event, frozen=True):
    seat: Seat


class BoxesTicked(Event, frozen=True):
    seat: Seat
    boxes: int
    ticks: int


class SwordsIgnored(Event, frozen=True):
    seat: Seat
    swords: int


class PiratesAttacked(Event, frozen=True):
    attack: int
    strength: int


class CityDefended(Event, frozen=True):
    seat: Seat
    defence: int
    strength: int


class CannonLost(Event, frozen=True):
    seat: Seat
    defence: int
    strength: int


class CityFilled(Event, frozen=True):
    seat: Seat


class SeatAbsent(Event, frozen=True):
    seat: Seat


class GameEnded(Event, frozen=True):
    round: int


SaintMaloEvent = (
    TurnBegan
    | Rolled
    | Kept
    | Used
    | Passed
    | LogsDelivered
    | CratePlaced
    | WallPlaced
    | ChurchBuilt
    | HouseBuilt
    | CharacterPlaced
    | SideDestroyed
    | SideCompleted
    | CoinsGained
    | PointsScored
    | BonusLapsed
    | BonusDeclined
    | SectionsLapsed
    | BuildingStopped
    | BoxesTicked
    | SwordsIgnored
    | PiratesAttacked
    | CityDefended
    | CannonLost
    | CityFilled
    | SeatAbsent
    | GameEnded
)
EVENT_TYPES: Final[tuple[type[Event], ...]] = get_args(SaintMaloEvent)
SIDES: Final[tuple[Side, ...]] = get_args(Side)
SOURCES: Final[tuple[Source, ...]] = get_args(Source)


def _placed(seat: Seat, content: int, cell: int) -> SaintMaloEvent:
    row, col = divmod(cell, t.SIZE)
    if content == t.CRATE:
        return CratePlaced(seat, row, col)
    if content == t.WALL:
        return WallPlaced(seat, row, col)
    if content == t.HOUSE:
        return HouseBuilt(seat, row, col)
    if content >= t.CHARACTER:
        return CharacterPlaced(seat, CHARACTER_NAMES[content - t.CHARACTER], row, col)
    return ChurchBuilt(seat, content - t.CHURCH, row, col)


EVENT_OF: Final[Mapping[int, Callable[[Seat, int, int], SaintMaloEvent]]] = {
    f.TURN_BEGAN: lambda seat, number, _: TurnBegan(seat, number),
    f.ROLLED: lambda seat, dice, roll: Rolled(seat, FACES_OF[dice], roll),
    f.KEPT: lambda seat, dice, _: Kept(seat, FACES_OF[dice]),
    f.USED: lambda seat, symbol, dice_and_price: Used(seat, SYMBOL_NAMES[symbol], *divmod(dice_and_price, 100)),
    f.PASSED: lambda seat, *_: Passed(seat),
    f.LOGS_DELIVERED: lambda seat, logs, _: LogsDelivered(seat, logs),
    f.PLACED: _placed,
    f.SIDE_DESTROYED: lambda seat, side, _: SideDestroyed(seat, SIDES[side]),
    f.SIDE_COMPLETED: lambda seat, side, _: SideCompleted(seat, SIDES[side]),
    f.COINS_GAINED: lambda seat, coins, source: CoinsGained(seat, coins, SOURCES[source]),
    f.POINTS_SCORED: lambda seat, points, source: PointsScored(seat, points, SOURCES[source]),
    f.BONUS_LAPSED: lambda seat, *_: BonusLapsed(seat),
    f.BONUS_DECLINED: lambda seat, *_: BonusDeclined(seat),
    f.SECTIONS_LAPSED: lambda seat, sections, _: SectionsLapsed(seat, sections),
    f.BUILDING_STOPPED: lambda seat, *_: BuildingStopped(seat),
    f.BOXES_TICKED: BoxesTicked,
    f.SWORDS_IGNORED: lambda seat, swords, _: SwordsIgnored(seat, swords),
    f.PIRATES_ATTACKED: lambda _seat, attack, strength: PiratesAttacked(attack, strength),
    f.CITY_DEFENDED: CityDefended,
    f.CANNON_LOST: CannonLost,
    f.CITY_FILLED: lambda seat, *_: CityFilled(seat),
    f.SEAT_ABSENT: lambda seat, *_: SeatAbsent(seat),
    f.GAME_ENDED: lambda _seat, number, _: GameEnded(number),
}


def witnessed(event: Event, seat: Seat | None) -> Event:  # noqa: ARG001 (nothing here is secret)
    """The event as a seat may see it: all of it."""
    return event
