"""What is to be seen of a seat's chances in a position of Saint Malo, as numbers. Compiled."""

from typing import Final

from mypy_extensions import i64

from auberge.bots.saint_malo.compiled_outlook import fewest_empty
from auberge.core.bits import bit_of, lowest, size
from auberge.games.saint_malo import tables as t
from auberge.games.saint_malo.position import City, SaintMaloPosition
from auberge.games.saint_malo.rules.churches import church_points
from auberge.games.saint_malo.sheet import POINTS

PLAIN: Final[tuple[str, ...]] = (
    "points",
    "coins",
    "first coins",
    "logs",
    "first logs",
    "church points",
    "church sizes",
    "highest series step",
    "defence",
    "cannons lost",
    "next attack",
    "next attack near",
    "attacks to come",
    "empty",
    "race",
    "walls on open sides",
    "nearly complete sides",
    "sides for points",
    "destroyed sides",
    "best merchant",
    "second merchant",
    "best priest",
    "best juggler",
    "second juggler",
    "turn",
    "full",
    "one",
)
NAMES: Final[tuple[str, ...]] = (*PLAIN, *[f"{name} by time" for name in PLAIN])


class Spots:
    """The best empty cells for characters whose effect depends on what lies around them."""

    def __init__(self, city: City) -> None:
        self.merchant: i64 = 0
        self.merchant_next: i64 = 0
        self.priest: i64 = 0
        self.juggler: i64 = 0
        self.juggler_next: i64 = 0
        crates = city.where(t.CRATE)
        churches = city.churches()
        people: list[int] = [int(city.people(character)) for character in range(t.CHARACTER_TYPES)]
        rest = city.empty()
        while rest != 0:
            cell = lowest(rest)
            rest &= rest - 1
            around: i64 = t.AROUND[cell]
            self.see_merchant(size(around & crates))
            self.priest = max(self.priest, size(around & churches))
            types: i64 = 0
            for character in range(t.CHARACTER_TYPES):
                if around & people[character] != 0:
                    types += 1
            self.see_juggler(types)

    def see_merchant(self, number: i64) -> None:
        """Notes a cell with so many crates around."""
        if number > self.merchant:
            self.merchant_next = self.merchant
            self.merchant = number
        elif number > self.merchant_next:
            self.merchant_next = number

    def see_juggler(self, number: i64) -> None:
        """Notes a cell with so many types around."""
        if number > self.juggler:
            self.juggler_next = self.juggler
            self.juggler = number
        elif number > self.juggler_next:
            self.juggler_next = number


def features_of(p: SaintMaloPosition, seat: i64) -> list[float]:
    """The features of a seat: plain, and by the time left."""
    city = p.cities[seat]
    sheet = p.sheet
    empty = size(city.empty())
    time = 0.0 if p.end_triggered else float(fewest_empty(p, -1)) / 20.0
    spots = Spots(city)
    defence = city.defence(sheet)
    walls = city.walls()
    open_walls = 0.0
    nearly = 0.0
    for_points = 0.0
    destroyed = 0.0
    for side in range(4):
        cells: i64 = t.SIDES[side]
        number = size(walls & cells)
        if city.is_destroyed(side):
            destroyed += 1.0
        elif number < 5:
            open_walls += float(number)
            nearly += 1.0 if number >= 3 else 0.0
            if sheet.bonus_kind[side] == POINTS:
                for_points += float(number)
    sizes: i64 = 0
    step: i64 = 0
    for church in range(1, t.DICE + 1):
        if city.where(t.CHURCH + church) != 0:
            sizes |= bit_of(church)
            if step == church - 1:
                step = church
    attacks = len(sheet.strengths)
    boxes: i64 = sheet.boxes_per_row[p.seats]
    lacking = 0.0
    near = 0.0
    to_come = 0.0
    for row in range(p.attacks, attacks):
        strength: i64 = sheet.strengths[row]
        if defence < strength:
            to_come += 1.0
            if row == p.attacks:
                lacking = 1.0
                near = float(p.ticks - boxes * row) / float(boxes)
    race = 0.0 if p.seats == 1 else float(fewest_empty(p, seat) - empty) / 10.0
    plain: list[float] = [
        float(city.points) / 10.0,
        float(city.coins) / 10.0,
        float(min(city.coins, 4)) / 4.0,
        float(city.logs) / 5.0,
        float(min(city.logs, 3)) / 3.0,
        float(church_points(city, sheet)) / 10.0,
        float(size(sizes)) / 5.0,
        float(step) / 5.0,
        float(defence) / 5.0,
        float(city.cannons_lost),
        lacking,
        near,
        to_come / 2.0,
        float(empty) / 20.0,
        race,
        open_walls / 5.0,
        nearly,
        for_points / 5.0,
        destroyed,
        float(spots.merchant) / 3.0,
        float(spots.merchant_next) / 3.0,
        float(spots.priest) / 3.0,
        float(spots.juggler) / 3.0,
        float(spots.juggler_next) / 3.0,
        1.0 if p.seat == seat else 0.0,
        1.0 if empty == 0 else 0.0,
        1.0,
    ]
    features = plain[:]
    for one in plain:
        features.append(one * time)
    return features
