"""Leads the analysis through Saint Malo: the turn in progress is played on by the hand-made measure, then the cities
are weighed against each other. The strong players of this game plan their turns and grow no tree.

The worth of a city is what it counts for now and what its stores, walls and defence still promise, in points. How much
a lead in points is worth was found from games played by it: see `_Fit`.
"""

import math
from typing import Final

from auberge.bots.saint_malo.choice import TurnPlan, choose_dice, choose_place
from auberge.bots.saint_malo.outlook import Outlook, churches_by_size, turns_left
from auberge.bots.saint_malo.plan import at_next_turn
from auberge.bots.saint_malo.survey import Survey
from auberge.bots.saint_malo.weights import Weights
from auberge.bots.search.guide import shares_of
from auberge.bots.search.values import shares
from auberge.core.bits import size
from auberge.core.errors import EngineBug
from auberge.core.position import Position
from auberge.games.saint_malo import phases
from auberge.games.saint_malo.engine import Engine

_WEIGHTS: Final = Weights()


class _Fit:
    """Points by which a lead is divided at the end and for every root of a turn to come, and what a turn more is worth;
    most likely for the results of 300 games played by the measure (scripts/fit_leads.py)."""

    at_end: Final = 0.75
    per_turn: Final = 1.4
    turn: Final = 5.0


class MeasureGuide:
    """Plays on by the hand-made measure, and weighs cities."""

    exact: bool = False

    def stops(self, p: Position) -> bool:  # noqa: ARG002
        """No tree is grown here."""
        return True

    def observation(self, p: Position) -> int:  # noqa: ARG002
        return 0

    def play_on(self, p: Position, generator: int) -> int:
        """To the end of the turn in progress."""
        p = _own(p)
        seat, plan, ticks = p.seat, None, p.round
        while p.phase != phases.OVER and p.seat == seat and p.round == ticks:
            if p.phase > phases.ANNOUNCE:
                p.apply(choose_place(p, _WEIGHTS))
            else:
                plan = plan or TurnPlan(p, _WEIGHTS)
                p.apply(choose_dice(p, plan))
        return generator

    def values(self, p: Position) -> list[float]:
        """The chance of each seat to win."""
        p = _own(p)
        if p.phase == phases.OVER:
            return shares_of(p)
        turns = turns_left(p, _WEIGHTS)
        scale = _Fit.at_end + _Fit.per_turn * math.sqrt(turns)
        return shares([lead / scale for lead in leads(p, _Fit.turn)])


def leads(p: Engine, turn: float) -> list[float]:
    """The worth of every city; a seat that has still to play in this round has a turn more."""
    found = []
    for seat in range(p.seats):
        to_come = (seat - p.start_seat) % p.seats >= (p.seat - p.start_seat) % p.seats
        found.append(worth_of(p, seat) + (turn if to_come else 0.0))
    return found


def worth_of(p: Engine, seat: int) -> float:
    """What a city counts for, and what it promises, in points."""
    q = p.clone()
    at_next_turn(q, seat)
    city, outlook = q.city, Outlook(q, _WEIGHTS)
    survey = Survey(city, outlook)
    stores = (
        outlook.coins[min(city.coins, len(outlook.coins) - 1)] + outlook.logs[min(city.logs, len(outlook.logs) - 1)]
    )
    churches = outlook.churches(churches_by_size(city))
    walls = sum(survey.side_worths)
    safety = outlook.defence_at(0, outlook.defence) - float(city.cannons_lost * q.sheet.cannon_penalty)
    return float(city.points) + stores + churches + walls + safety + outlook.room(size(city.empty()))


def _own(p: Position) -> Engine:
    if not isinstance(p, Engine):
        raise EngineBug("bug-foreign-position", game="saint_malo")
    return p


GUIDE: Final = MeasureGuide()
