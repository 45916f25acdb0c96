"""What happened in Saint Malo, as named facts. All of it is public: nothing is hidden but the dice to come."""

from typing import Final, Literal, get_args

from auberge.core.protocol import Event, Seat
from auberge.core.rooms import Fact
from auberge.games.saint_malo import facts as f
from auberge.games.saint_malo import tables as t
from auberge.games.saint_malo.moves import CHARACTERS, SYMBOLS, CharacterName, Face, Symbol, faces_of

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
SIDES: Final[tuple[Side, ...]] = ("N", "E", "S", "W")
SOURCES: Final[tuple[Source, ...]] = ("tower", "citizen", "priest", "house", "juggler", "noble", "merchant")


def _placed(seat: Seat, content: int, cell: int) -> SaintMaloEvent:
    row, col = divmod(cell, t.SIZE)
    if content == t.CRATE:
        return CratePlaced(seat, row, col)
    if content == t.WALL:
        return WallPlaced(seat, row, col)
    if content == t.HOUSE:
        return HouseBuilt(seat, row, col)
    if content >= t.CHARACTER:
        return CharacterPlaced(seat, CHARACTERS[content - t.CHARACTER], row, col)
    return ChurchBuilt(seat, content - t.CHURCH, row, col)


def event_of(fact: Fact) -> SaintMaloEvent:
    """A noted fact, named."""
    kind, seat, a, b = fact[0], Seat(fact[1]), fact[2], fact[3]
    match kind:
        case f.TURN_BEGAN:
            return TurnBegan(seat, a)
        case f.ROLLED:
            return Rolled(seat, faces_of(a), b)
        case f.KEPT:
            return Kept(seat, faces_of(a))
        case f.USED:
            return Used(seat, SYMBOLS[a], *divmod(b, 100))
        case f.PASSED:
            return Passed(seat)
        case f.LOGS_DELIVERED:
            return LogsDelivered(seat, a)
        case f.PLACED:
            return _placed(seat, a, b)
        case f.SIDE_DESTROYED:
            return SideDestroyed(seat, SIDES[a])
        case f.SIDE_COMPLETED:
            return SideCompleted(seat, SIDES[a])
        case f.COINS_GAINED:
            return CoinsGained(seat, a, SOURCES[b])
        case f.POINTS_SCORED:
            return PointsScored(seat, a, SOURCES[b])
        case f.BONUS_LAPSED:
            return BonusLapsed(seat)
        case f.BONUS_DECLINED:
            return BonusDeclined(seat)
        case f.SECTIONS_LAPSED:
            return SectionsLapsed(seat, a)
        case f.BUILDING_STOPPED:
            return BuildingStopped(seat)
        case f.BOXES_TICKED:
            return BoxesTicked(seat, a, b)
        case f.SWORDS_IGNORED:
            return SwordsIgnored(seat, a)
        case f.PIRATES_ATTACKED:
            return PiratesAttacked(a, b)
        case f.CITY_DEFENDED:
            return CityDefended(seat, a, b)
        case f.CANNON_LOST:
            return CannonLost(seat, a, b)
        case f.CITY_FILLED:
            return CityFilled(seat)
        case f.SEAT_ABSENT:
            return SeatAbsent(seat)
        case _:
            return GameEnded(a)


def witnessed(event: Event, seat: Seat | None) -> Event:  # noqa: ARG001 (nothing here is secret)
    """The event as a seat may see it: all of it."""
    return event
