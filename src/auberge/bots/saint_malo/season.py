"""What follows from the turns left alone: the worth of stores, church series, sides and places.

The turns left are counted by the cells of the fullest city, so there are few seasons: each is worked out once and kept
with the weights it follows from.
"""

import math
from typing import Final

from mypy_extensions import i64

from auberge.bots.saint_malo.raids import Raids, signature
from auberge.bots.saint_malo.weights import Kept, Weights
from auberge.games.saint_malo import tables as t
from auberge.games.saint_malo.position import SaintMaloPosition
from auberge.games.saint_malo.sheet import Sheet

MOST_COINS: Final = 64
MOST_LOGS: Final = 40


def fading(number: i64, span: float) -> float:
    """This many things of which each is worth less than the one before."""
    return span * (1.0 - math.exp(-float(number) / span))


def rising(first: float, power: float) -> list[float]:
    """The worth of a place by what lies around it: 0, first, and then more than proportionally."""
    return [first * math.pow(float(number), power) for number in range(10)]


class Season(Kept):
    """A point of the game, told by how many turns a seat may still expect."""

    def __init__(self, weights: Weights, sheet: Sheet, turns: float) -> None:
        self.weights: Weights = weights
        self.sheet: Sheet = sheet
        self.turns: float = turns
        self.coins: list[float] = self.worth_of_coins()
        self.logs: list[float] = self.worth_of_logs()
        self.church_chances: list[float] = self.chances_of_churches()
        self.full: list[float] = self.worth_of_full_city()
        self.progress: list[float] = [self.progress_with(walls) for walls in range(6)]
        early = turns / (turns + weights.spot_turns)
        self.merchant: list[float] = rising(early * weights.merchant_spot, weights.merchant_power)
        self.priest: list[float] = rising(early * weights.priest_spot, weights.priest_power)
        self.juggler: list[float] = rising(early * weights.juggler_spot, weights.juggler_power)
        self.last_raids: Raids | None = None

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

    def worth_of_full_city(self) -> list[float]:
        """By number of empty cells: the full city that comes nearer (SM-SCORE-02)."""
        full = float(self.sheet.full_city_points)
        if self.turns == 0.0:
            return [full if number == 0 else 0.0 for number in range(t.GRID)]
        return [full * math.exp(-float(n) / self.weights.full_span) for n in range(t.GRID)]

    def progress_with(self, walls: i64) -> float:
        """How much of a side's worth is there with this many of its five walls."""
        if walls == 5:
            return 1.0
        weights = self.weights
        begun = weights.side_base + (1.0 - weights.side_base) * math.pow(float(walls) / 5.0, weights.side_power)
        return begun * self.turns / (self.turns + weights.side_turns * float(5 - walls))

    def raids(self, p: SaintMaloPosition) -> Raids:
        """The pirates to come; those of the last position if nothing about them is different."""
        last = self.last_raids
        if last is None or last.signature != signature(p):
            last = Raids(p, self.weights, self.turns)
            self.last_raids = last
        return last


def season_of(weights: Weights, sheet: Sheet, cells: i64) -> Season:
    """The season in which the fullest city has this many empty cells; 0 once the end of the game is triggered."""
    kept = weights.seasons[cells]
    if isinstance(kept, Season) and kept.sheet is sheet:
        return kept
    season = Season(weights, sheet, float(cells) / weights.fill_rate)
    weights.seasons[cells] = season
    return season
