"""Sections of wall: how to spread them over the four sides of a city."""

from mypy_extensions import i64

from auberge.bots.saint_malo.survey import HOPELESS, Survey
from auberge.core.bits import size
from auberge.games.saint_malo import tables as t


class WallPlans:
    """The best way to spread 1 to 5 sections over the sides: what it gains, coins and defence on completion."""

    def __init__(self, survey: Survey) -> None:
        self.gain: list[float] = [0.0] + [HOPELESS] * t.DICE  # coins and defence apart
        self.coins: list[int] = [0] * (t.DICE + 1)
        self.defence: list[int] = [0] * (t.DICE + 1)
        self.side: list[int] = [0] * (t.DICE + 1)  # a side that takes at least one of this many sections
        self.measure: list[float] = [0.0] + [HOPELESS] * t.DICE  # the gain with coins and defence
        for side in range(4):
            self.spread_on(survey, side)

    def spread_on(self, survey: Survey, side: i64) -> None:
        """Lets this side take some of the sections."""
        cells: i64 = t.SIDES[side]
        free = size(survey.empty & cells)
        number: i64 = t.DICE
        while number > 0:
            for here in range(1, min(free, number) + 1):
                self.consider(survey, side, number, here)
            number -= 1

    def consider(self, survey: Survey, side: i64, number: i64, here: i64) -> None:
        """Compares: this many of the sections on this side, the others as was best without it."""
        outlook = survey.outlook
        rest = number - here
        walls: i64 = survey.walls[side]
        completes = walls + here == 5
        gain = 0.0
        measure = 0.0
        if completes:
            gain = outlook.bonus(side) - survey.side_worths[side]
            measure = survey.whole_sides[side] - survey.side_worths[side]
        elif walls >= 0:
            gain = outlook.season.progress[walls + here] * survey.whole_sides[side] - survey.side_worths[side]
            measure = gain
        measure += self.measure[rest]
        if measure > self.measure[number]:
            self.measure[number] = measure
            self.gain[number] = self.gain[rest] + gain
            self.coins[number] = self.coins[rest] + (int(outlook.bonus_coins(side)) if completes else 0)
            self.defence[number] = self.defence[rest] + (int(outlook.sheet.wall_defence) if completes else 0)
            self.side[number] = int(side)
