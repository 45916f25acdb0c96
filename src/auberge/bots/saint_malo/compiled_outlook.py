"""What things are worth at this point of the game: coins, logs, churches, defence, room. Compiled.

An outlook is made once a turn, for the seat whose turn it is. It looks at stores, pirates and the time left, not
at the cells of the city: that is `compiled_survey`.
"""

import math
from typing import Final

from mypy_extensions import i64

from auberge.bots.saint_malo.compiled_weights import Weights
from auberge.core.bits import size
from auberge.games.saint_malo import tables as t
from auberge.games.saint_malo.position import City, SaintMaloPosition
from auberge.games.saint_malo.sheet import COINS, POINTS, Sheet

MOST_COINS: Final = 64
MOST_LOGS: Final = 40
MOST_DEFENCE: Final = 20
_SERIES: Final = 4  # church series looked at


def likely(x: float) -> float:
    """A chance that rises smoothly from 0 to 1, one half at 0."""
    if x < -30.0:
        return 0.0
    return 1.0 / (1.0 + math.exp(-x))


def fading(number: i64, span: float) -> float:
    """So many things of which each is worth less than the one before."""
    return span * (1.0 - math.exp(-float(number) / span))


class Outlook:
    """The worth of stores, church series, sides, defence and room, for one seat in one turn."""

    def __init__(self, p: SaintMaloPosition, weights: Weights) -> None:
        self.weights: Weights = weights
        self.sheet: Sheet = p.sheet
        self.turns: float = turns_left(p, weights)
        self.coins: list[float] = self.worth_of_coins()
        self.logs: list[float] = self.worth_of_logs()
        self.church_chances: list[float] = self.chances_of_churches()
        self.counts: list[int] = churches_by_size(p.city)
        self.churches: float = self.worth_of_churches(self.counts)
        self.defence: i64 = p.city.defence(p.sheet)
        self.pirates: list[list[float]] = self.worth_of_defence(p)
        self.room: list[float] = self.worth_of_room(p)
        early = self.turns / (self.turns + weights.spot_turns)
        self.merchant: list[float] = rising(early * weights.merchant_spot, weights.merchant_power)
        self.priest: list[float] = rising(early * weights.priest_spot, weights.priest_power)
        self.juggler: list[float] = rising(early * weights.juggler_spot, weights.juggler_power)

    def worth_of_coins(self) -> list[float]:
        """By number of coins: half a point each at the end, more while dice can still be changed (SM-SCORE-03)."""
        if self.turns == 0.0:
            return [float(number // self.sheet.coins_per_point) for number in range(MOST_COINS)]
        each = 1.0 / float(self.sheet.coins_per_point)
        extra = self.weights.coin_extra * self.turns / (self.turns + self.weights.coin_turns)
        return [each * float(n) + extra * fading(n, self.weights.coin_span) for n in range(MOST_COINS)]

    def worth_of_logs(self) -> list[float]:
        """By number of logs: a point each at the end, more while architects may come (SM-SCORE-04)."""
        extra = self.weights.log_extra * self.turns / (self.turns + self.weights.log_turns)
        each = float(self.sheet.log_points)
        return [each * float(n) + extra * fading(n, self.weights.log_span) for n in range(MOST_LOGS)]

    def chances_of_churches(self) -> list[float]:
        """By size: how likely a church that is missing will still be built."""
        chance = self.weights.church_chance * self.turns / (self.turns + self.weights.church_turns)
        return [chance * math.pow(self.weights.church_decay, float(church)) for church in range(t.DICE + 1)]

    def worth_of_churches(self, counts: list[int]) -> float:
        """Every step of every series, by the chance that what is missing for it will come (SM-CHURCH-07 to -09)."""
        worth = 0.0
        for series in range(1, _SERIES + 1):
            chance = 1.0
            for church in range(1, t.DICE + 1):
                if counts[church] < series:
                    chance *= self.church_chances[church]
                worth += chance * float(self.sheet.series[church] - self.sheet.series[church - 1])
        return worth

    def gain_of_church(self, church: i64) -> float:
        """What one more church of this size adds."""
        counts = self.counts[:]
        counts[church] += 1
        return self.worth_of_churches(counts) - self.churches

    def worth_of_defence(self, p: SaintMaloPosition) -> list[list[float]]:
        """By swords ticked now and defence then: the cannons I shall lose, against those of the others."""
        table: list[list[float]] = []
        for swords in range(t.DICE + 1):
            others = 0.0
            for seat in range(p.seats):
                if seat != p.seat:
                    others += self.loss(p, swords, p.cities[seat].defence(p.sheet))
            others *= self.weights.envy / float(p.seats - 1)
            table.append([others - self.loss(p, swords, defence) for defence in range(MOST_DEFENCE)])
        return table

    def loss(self, p: SaintMaloPosition, swords: i64, defence: i64) -> float:
        """Points a city with this defence will lose to pirates if so many swords are ticked now."""
        weights = self.weights
        boxes: i64 = p.sheet.boxes_per_row[p.seats]
        after = float((p.start_seat - p.seat - 1) % p.seats)
        to_come = weights.tick_rate * (float(p.seats) * self.turns + after)
        pace = weights.tick_rate * float(p.seats)
        cannons = 0.0
        for row in range(p.attacks, len(p.sheet.strengths)):
            strength: i64 = p.sheet.strengths[row]
            if defence >= strength:
                continue
            needed = boxes * (row + 1) - p.ticks - swords
            if needed <= 0:
                cannons += 1.0
                continue
            comes = likely((to_come - float(needed) + 0.5) / (weights.tick_spread * math.sqrt(to_come) + 0.3))
            reached = float(defence) + weights.growth * float(needed) / pace
            cannons += comes * likely((float(strength) - reached) / weights.doubt)
        return cannons * float(p.sheet.cannon_penalty)

    def defence_at(self, swords: i64, defence: i64) -> float:
        """The worth of this defence after ticking so many swords."""
        return self.pirates[swords][min(defence, MOST_DEFENCE - 1)]

    def worth_of_room(self, p: SaintMaloPosition) -> list[float]:
        """By number of empty cells: room to build against the full city that comes nearer (SM-SCORE-02)."""
        full = float(p.sheet.full_city_points)
        if self.turns == 0.0:
            return [full if number == 0 else 0.0 for number in range(t.GRID)]
        race = float(fewest_empty(p, p.seat) - size(p.city.empty()))
        each = self.weights.room + self.weights.room_race * race / 10.0
        return [each * float(n) + full * math.exp(-float(n) / self.weights.full_span) for n in range(t.GRID)]

    def progress(self, walls: i64) -> float:
        """How much of a side's worth is there with so many of its five walls."""
        if walls == 5:
            return 1.0
        weights = self.weights
        begun = weights.side_base + (1.0 - weights.side_base) * math.pow(float(walls) / 5.0, weights.side_power)
        return begun * self.turns / (self.turns + weights.side_turns * float(5 - walls))

    def bonus(self, side: i64) -> float:
        """The worth of the tower bonus of a side, the coins apart (SM-WALL-06 to -09)."""
        kind: i64 = self.sheet.bonus_kind[side]
        if kind == POINTS:
            return float(self.sheet.bonus_amount[side])
        return 0.0 if kind == COINS else self.weights.bonus_character

    def bonus_coins(self, side: i64) -> i64:
        """The coins of the tower bonus of a side."""
        return self.sheet.bonus_amount[side] if self.sheet.bonus_kind[side] == COINS else 0


def rising(first: float, power: float) -> list[float]:
    """The worth of a place by what lies around it: 0, first, and then more than proportionally."""
    return [first * math.pow(float(number), power) for number in range(10)]


def churches_by_size(city: City) -> list[int]:
    """How many churches of each size there are."""
    return [0] + [int(size(city.where(t.CHURCH + church))) for church in range(1, t.DICE + 1)]


def fewest_empty(p: SaintMaloPosition, but: i64) -> i64:
    """The empty cells of the fullest city, one seat left out (-1: none)."""
    fewest: i64 = t.GRID
    for seat in range(p.seats):
        if seat != but:
            fewest = min(fewest, size(p.cities[seat].empty()))
    return fewest


def turns_left(p: SaintMaloPosition, weights: Weights) -> float:
    """The turns this seat may still expect after the present one."""
    if p.end_triggered:
        return 0.0
    return float(fewest_empty(p, -1)) / weights.fill_rate
