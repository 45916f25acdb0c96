"""What things are worth at this point of the game: coins, logs, churches, defence, room.

An outlook is made for every question, for the seat whose turn it is: most of it is kept with the season. It looks at
stores, pirates and the time left, not at the cells of the city: that is `survey`.
"""

from typing import Final

from mypy_extensions import i64

from auberge.bots.saint_malo.raids import MOST_DEFENCE, Raids
from auberge.bots.saint_malo.season import Season, season_of
from auberge.bots.saint_malo.weights import Weights
from auberge.core.bits import size
from auberge.games.saint_malo import tables as t
from auberge.games.saint_malo.position import City, SaintMaloPosition
from auberge.games.saint_malo.rules.pirates import defence_of
from auberge.games.saint_malo.sheet import COINS, POINTS, Sheet

_SERIES: Final = 4  # church series looked at


class Outlook:
    """The worth of stores, church series, sides, defence and room, for one seat in one turn."""

    def __init__(self, p: SaintMaloPosition, weights: Weights) -> None:
        own = size(p.city.empty())
        others = fewest_empty(p, p.seat)
        season = season_of(weights, p.sheet, 0 if p.end_triggered else min(own, others))
        self.weights: Weights = weights
        self.sheet: Sheet = p.sheet
        self.season: Season = season
        self.coins: list[float] = season.coins
        self.logs: list[float] = season.logs
        self.defence: i64 = defence_of(p.city, p.sheet)
        self.raids: Raids = season.raids(p)
        self.each_cell: float = 0.0
        if season.turns != 0.0:
            self.each_cell = weights.room + weights.room_race * float(others - own) / 10.0

    def churches(self, counts: list[int]) -> float:
        """Every step of every series, by the chance that what is missing for it will come (SM-CHURCH-07 to -09)."""
        chances, series_points = self.season.church_chances, self.sheet.series
        worth = 0.0
        for series in range(1, _SERIES + 1):
            chance = 1.0
            for church in range(1, t.DICE + 1):
                if counts[church] < series:
                    chance *= chances[church]
                worth += chance * float(series_points[church] - series_points[church - 1])
        return worth

    def gains_of_churches(self, city: City) -> list[float]:
        """By size: what one more church adds."""
        counts = churches_by_size(city)
        now = self.churches(counts)
        gains: list[float] = [0.0]
        for church in range(1, t.DICE + 1):
            counts[church] += 1
            gains.append(self.churches(counts) - now)
            counts[church] -= 1
        return gains

    def defence_at(self, swords: i64, defence: i64) -> float:
        """The worth of this defence after ticking this many swords."""
        return self.raids.worth(swords, min(defence, MOST_DEFENCE - 1))

    def room(self, cells: i64) -> float:
        """This many empty cells: room to build against the full city that comes nearer (SM-SCORE-02)."""
        return self.each_cell * float(cells) + self.season.full[cells]

    def bonus(self, side: i64) -> float:
        """The worth of the tower bonus of a side, the coins apart (SM-WALL-06 to -09)."""
        kind: i64 = self.sheet.bonus_kind[side]
        if kind == POINTS:
            return float(self.sheet.bonus_amount[side])
        return 0.0 if kind == COINS else self.weights.bonus_character

    def bonus_coins(self, side: i64) -> i64:
        """The coins of the tower bonus of a side."""
        return self.sheet.bonus_amount[side] if self.sheet.bonus_kind[side] == COINS else 0


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
