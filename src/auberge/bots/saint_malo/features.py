"""A city in numbers, as a learned judgement sees it between two turns.

The judgement is made for one city at a time; of the others it sees how full they are. All numbers are about 0 to 1.
Those that follow from one small number are rows of a table, written out once.
"""

from typing import Final

from mypy_extensions import i64

from auberge.bots.saint_malo.outlook import fewest_empty
from auberge.bots.saint_malo.tally import Tally, around, types_around
from auberge.core.bits import size
from auberge.games.saint_malo import tables as t
from auberge.games.saint_malo.position import City, SaintMaloPosition
from auberge.games.saint_malo.rules.pirates import defence_of

_CLOSE: Final = 10  # empty cells: from here on every single one counts
_MOST_COINS: Final = 60  # more make no difference but for being odd
_MOST_LOGS: Final = 12
_DESTROYED: Final = 6  # a row after those of 0 to 5 walls
_NO_OR_YES: Final[tuple[list[float], ...]] = ([0.0], [1.0])
_COINS: Final[tuple[list[float], ...]] = tuple(
    [
        [float(min(coins, 30)) / 10.0, float(min(coins, 8)) / 8.0, float(min(coins, 3)) / 3.0, float(coins % 2)]
        for coins in range(_MOST_COINS + 2)
    ]
)
_LOGS: Final[tuple[list[float], ...]] = tuple(
    [[float(logs) / 6.0, float(min(logs, 3)) / 3.0, 1.0 if logs > 0 else 0.0] for logs in range(_MOST_LOGS + 1)]
)
_UP_TO_THREE: Final[tuple[list[float], ...]] = tuple(
    [[1.0 if number >= enough else 0.0 for enough in range(1, 4)] for number in range(4)]
)
_SIDE: Final[tuple[list[float], ...]] = (  # begun, nearly complete, complete, destroyed
    *[[float(walls) / 5.0, 1.0 if walls >= 3 else 0.0, 0.0, 0.0] for walls in range(5)],
    [0.0, 0.0, 1.0, 0.0],
    [0.0, 0.0, 0.0, 1.0],
)
_SAFE: Final[list[float]] = [0.0, 0.0, 0.0, 0.0]
_SOME_OR_SEVERAL: Final[tuple[list[float], ...]] = tuple(
    [[1.0 if number > 0 else 0.0, float(number) / 4.0] for number in range(5)]
)


def features_of(p: SaintMaloPosition, seat: i64) -> list[float]:
    """The features of a city between two turns."""
    city = p.cities[seat]
    found: list[float] = []
    add_time(found, p, seat)
    add_stores(found, city)
    add_churches(found, city)
    add_sides(found, city)
    add_pirates(found, p, city)
    add_places(found, city)
    return found


def add_time(found: list[float], p: SaintMaloPosition, seat: i64) -> None:
    """How long the game will last for this seat."""
    own = size(p.cities[seat].empty())
    others = fewest_empty(p, seat)
    to_come = (seat - p.start_seat) % p.seats >= (p.seat - p.start_seat) % p.seats
    found.append(float(own) / 41.0)
    found.append(float(others) / 41.0)
    found.append(float(min(own, others)) / 41.0)
    found.append(float(max(0, _CLOSE - own)) / 10.0)
    found.append(float(max(0, _CLOSE - others)) / 10.0)
    found.append(float(max(0, 4 - own)) / 4.0)
    found.append(float(max(0, 4 - others)) / 4.0)
    found.append(1.0 if own == 0 else 0.0)
    found.append(1.0 if to_come else 0.0)
    found.append(1.0 if p.end_triggered else 0.0)
    found.append(1.0 if p.end_triggered and not to_come else 0.0)
    found.append(float(p.seats - 2) / 3.0)


def add_stores(found: list[float], city: City) -> None:
    """Coins and logs."""
    coins = city.coins
    if coins > _MOST_COINS:
        coins = _MOST_COINS + coins % 2
    found.extend(_COINS[coins])
    found.extend(_LOGS[min(city.logs, _MOST_LOGS)])


def add_churches(found: list[float], city: City) -> None:
    """The churches by size, up to three of each."""
    for church in range(1, t.DICE + 1):
        found.extend(_UP_TO_THREE[min(size(city.where(t.CHURCH + church)), 3)])


def add_sides(found: list[float], city: City) -> None:
    """Walls on open sides, sides complete and destroyed, and room that costs no side."""
    empty = city.empty()
    walls = city.walls()
    light: i64 = t.LIGHT
    inside = size(empty & light)
    free = inside
    for side in range(4):
        cells: i64 = t.SIDES[side]
        if cells & ~empty & ~walls != 0:
            found.extend(_SIDE[_DESTROYED])
            free += size(empty & cells)
        else:
            found.extend(_SIDE[size(walls & cells)])
    found.append(float(inside) / 21.0)
    found.append(float(free) / 21.0)
    found.append(float(min(free, 6)) / 6.0)


def add_pirates(found: list[float], p: SaintMaloPosition, city: City) -> None:
    """Defence, and for every attack to come how soon it comes and what is missing."""
    defence = defence_of(city, p.sheet)
    boxes: i64 = p.sheet.boxes_per_row[p.seats]
    found.append(float(min(defence, 14)) / 12.0)
    found.append(float(p.ticks % boxes) / float(boxes))
    rows: i64 = len(p.sheet.strengths)
    for row in range(6):
        missing: i64 = p.sheet.strengths[row] - defence if p.attacks <= row < rows else 0
        if missing <= 0:
            found.extend(_SAFE)
            continue
        rounds = float(boxes * (row + 1) - p.ticks) / float(boxes)
        found.append(1.0)
        found.append(float(min(missing, 6)) / 6.0)
        found.append(1.0 / (0.25 + rounds) / 4.0)
        found.append(rounds / 6.0)


def add_places(found: list[float], city: City) -> None:
    """Empty cells by what lies around them: crates, churches, characters of different types."""
    empty = city.empty()
    add_levels(found, around(city.where(t.CRATE)), empty, 7)
    add_levels(found, around(city.churches()), empty, 6)
    add_levels(found, types_around(city), empty, 6)
    for character in range(t.CHARACTER_TYPES):
        found.extend(_NO_OR_YES[1 if city.people(character) != 0 else 0])


def add_levels(found: list[float], near: Tally, empty: i64, most: i64) -> None:
    """Whether there is an empty cell with this many around, and whether there are several."""
    level = most
    while level > 0:
        found.extend(_SOME_OR_SEVERAL[min(size(near.at_least(level) & empty), 4)])
        level -= 1
