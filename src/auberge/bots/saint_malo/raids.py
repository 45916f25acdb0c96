"""Pirates to come: what defence is worth, by the swords ticked now.

It follows from the pirate grid, the turns left and the others' defence, which stay as they are while a turn is thought
through: what has been worked out is kept.
"""

import math
from typing import Final

from mypy_extensions import i64

from auberge.bots.saint_malo.weights import Weights
from auberge.games.saint_malo import tables as t
from auberge.games.saint_malo.position import SaintMaloPosition
from auberge.games.saint_malo.rules.pirates import defence_of
from auberge.games.saint_malo.sheet import Sheet

MOST_DEFENCE: Final = 20
_UNKNOWN: Final = -1.0e9


def likely(x: float) -> float:
    """A chance that rises smoothly from 0 to 1, one half at 0."""
    if x < -30.0:
        return 0.0
    return 1.0 / (1.0 + math.exp(-x))


def signature(p: SaintMaloPosition) -> i64:
    """One number for all that raids on the seat whose turn it is depend on, the turns left apart."""
    found = (p.ticks * 16 + p.attacks) * 8 + p.seats
    found = found * 8 + (p.start_seat - p.seat) % p.seats
    for seat in range(p.seats):
        if seat != p.seat:
            found = found * 64 + defence_of(p.cities[seat], p.sheet)
    return found


class Raids:
    """The attacks still to come upon the seat whose turn it is, and upon the others."""

    def __init__(self, p: SaintMaloPosition, weights: Weights, turns: float) -> None:
        self.signature: i64 = signature(p)
        self.weights: Weights = weights
        self.sheet: Sheet = p.sheet
        self.ticks: i64 = p.ticks
        self.attacks: i64 = p.attacks
        self.boxes: i64 = p.sheet.boxes_per_row[p.seats]
        after = float((p.start_seat - p.seat - 1) % p.seats)
        self.to_come: float = weights.tick_rate * (float(p.seats) * turns + after)  # swords
        self.pace: float = weights.tick_rate * float(p.seats)
        self.others: list[int] = [int(defence_of(p.cities[seat], p.sheet)) for seat in range(p.seats) if seat != p.seat]
        self.worths: list[float] = [_UNKNOWN] * ((t.DICE + 1) * MOST_DEFENCE)  # by swords, then by defence

    def worth(self, swords: i64, defence: i64) -> float:
        """The cannons I shall lose with this defence after ticking this many swords, against those of the others."""
        place = MOST_DEFENCE * swords + defence
        if self.worths[place] == _UNKNOWN:
            others = 0.0
            for other in self.others:
                others += self.loss(swords, other)
            others *= self.weights.envy / float(len(self.others))
            self.worths[place] = others - self.loss(swords, defence)
        return self.worths[place]

    def loss(self, swords: i64, defence: i64) -> float:
        """Points a city with this defence will lose to pirates if this many swords are ticked now."""
        weights = self.weights
        cannons = 0.0
        for row in range(self.attacks, len(self.sheet.strengths)):
            strength: i64 = self.sheet.strengths[row]
            if defence >= strength:
                continue
            needed = self.boxes * (row + 1) - self.ticks - swords
            if needed <= 0:
                cannons += 1.0
                continue
            comes = likely((self.to_come - float(needed) + 0.5) / (weights.tick_spread * math.sqrt(self.to_come) + 0.3))
            reached = float(defence) + weights.growth * float(needed) / self.pace
            cannons += comes * likely((float(strength) - reached) / weights.doubt)
        return cannons * float(self.sheet.cannon_penalty)
