"""A city in numbers, as a learned judgement sees it between two turns. Compiled.

The judgement is made for one city at a time; of the others it sees how full they are. All numbers are about 0 to 1.
"""

from typing import Final

from mypy_extensions import i64

from auberge.bots.saint_malo.compiled_outlook import fewest_empty
from auberge.core.bits import lowest, size
from auberge.games.saint_malo import tables as t
from auberge.games.saint_malo.position import City, SaintMaloPosition

_CLOSE: Final = 10  # empty cells: from here on every single one counts


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
    coins, logs = city.coins, city.logs
    found.append(float(min(coins, 30)) / 10.0)
    found.append(float(min(coins, 8)) / 8.0)
    found.append(float(min(coins, 3)) / 3.0)
    found.append(float(coins % 2))
    found.append(float(min(logs, 12)) / 6.0)
    found.append(float(min(logs, 3)) / 3.0)
    found.append(1.0 if logs > 0 else 0.0)


def add_churches(found: list[float], city: City) -> None:
    """The churches by size, up to three of each."""
    for church in range(1, t.DICE + 1):
        number = size(city.where(t.CHURCH + church))
        for enough in range(1, 4):
            found.append(1.0 if number >= enough else 0.0)


def add_sides(found: list[float], city: City) -> None:
    """Walls on open sides, sides complete and destroyed, and room that costs no side."""
    empty = city.empty()
    walls = city.walls()
    light: i64 = t.LIGHT
    free = size(empty & light)
    for side in range(4):
        cells: i64 = t.SIDES[side]
        standing = size(walls & cells)
        destroyed = cells & ~empty & ~walls != 0
        is_open = not destroyed and standing < 5
        found.append(float(standing) / 5.0 if is_open else 0.0)
        found.append(1.0 if is_open and standing >= 3 else 0.0)
        found.append(1.0 if standing == 5 else 0.0)
        found.append(1.0 if destroyed else 0.0)
        if destroyed:
            free += size(empty & cells)
    found.append(float(size(empty & light)) / 21.0)
    found.append(float(free) / 21.0)
    found.append(float(min(free, 6)) / 6.0)


def add_pirates(found: list[float], p: SaintMaloPosition, city: City) -> None:
    """Defence, and for every attack to come how soon it comes and what is missing."""
    defence = city.defence(p.sheet)
    boxes: i64 = p.sheet.boxes_per_row[p.seats]
    found.append(float(min(defence, 14)) / 12.0)
    found.append(float(p.ticks % boxes) / float(boxes))
    rows: i64 = len(p.sheet.strengths)
    for row in range(6):
        pending = p.attacks <= row < rows
        missing: i64 = 0
        rounds: float = 0.0
        if pending:
            missing = max(0, p.sheet.strengths[row] - defence)
            rounds = float(boxes * (row + 1) - p.ticks) / float(boxes)
        found.append(1.0 if pending and missing > 0 else 0.0)
        found.append(float(min(missing, 6)) / 6.0)
        found.append(1.0 / (0.25 + rounds) / 4.0 if missing > 0 else 0.0)
        found.append(rounds / 6.0 if missing > 0 else 0.0)


def add_places(found: list[float], city: City) -> None:
    """Empty cells by what lies around them: crates, churches, characters of different types."""
    crates, churches = city.where(t.CRATE), city.churches()
    people: list[int] = [int(city.people(character)) for character in range(t.CHARACTER_TYPES)]
    by_crates: list[int] = [0] * 9
    by_churches: list[int] = [0] * 9
    by_types: list[int] = [0] * 9
    rest = city.empty()
    while rest != 0:
        around: i64 = t.AROUND[lowest(rest)]
        rest &= rest - 1
        by_crates[size(around & crates)] += 1
        by_churches[size(around & churches)] += 1
        types: i64 = 0
        for character in range(t.CHARACTER_TYPES):
            if around & people[character] != 0:
                types += 1
        by_types[types] += 1
    add_levels(found, by_crates, 7)
    add_levels(found, by_churches, 6)
    add_levels(found, by_types, 6)
    for character in range(t.CHARACTER_TYPES):
        number = size(people[character])
        found.append(1.0 if number > 0 else 0.0)


def add_levels(found: list[float], counts: list[int], most: i64) -> None:
    """Whether there is a place with so many around, and whether there are several."""
    enough: i64 = 0
    level: i64 = 8
    tail: list[float] = []
    while level > 0:
        enough += counts[level]
        if level <= most:
            tail.append(1.0 if enough > 0 else 0.0)
            tail.append(float(min(enough, 4)) / 4.0)
        level -= 1
    found.extend(tail)
