"""Judges positions between two turns by what every city has and, as learned, will still earn."""

from mypy_extensions import i64

from auberge.bots.saint_malo.features import features_of
from auberge.bots.search.net import Net
from auberge.core.bits import size
from auberge.games.saint_malo import phases
from auberge.games.saint_malo.engine import Engine


class Judge:
    """A net, and what it has thought of the others' cities in this turn: they hardly change."""

    def __init__(self, net: Net) -> None:
        self.net: Net = net
        self.others: dict[int, float] = {}
        self.judged: i64 = 0

    def forget(self) -> None:
        """Before another turn is judged."""
        self.others = {}

    def points(self, p: Engine, seat: i64) -> float:
        """What a city will count for at the end."""
        now = float(p.score_of(seat))
        if p.phase == phases.OVER:
            return now
        return now + self.net.judge(features_of(p, seat))

    def lead(self, p: Engine, seat: i64) -> float:
        """By how much a seat that has just ended its turn will be ahead of the others' mean."""
        self.judged += 1
        own = self.points(p, seat)
        empty = size(p.cities[seat].empty())
        key = int(p.ticks * 64 + empty)
        if key not in self.others:
            total = 0.0
            for other in range(p.seats):
                if other != seat:
                    total += self.points(p, other)
            self.others[key] = total / float(p.seats - 1)
        return own - self.others[key]
