"""What guides with learned values share: a judge, and turns played on before a position is judged."""

from mypy_extensions import i64

from auberge.bots.search.guide import Guide, shares_of
from auberge.bots.search.judge import Judge
from auberge.bots.search.values import shares
from auberge.core import rng
from auberge.core.position import Position


class LearnedGuide(Guide):
    """Plays the turn on, and some rounds more, by quick answers, then trusts its judge. A game's guide answers
    the two questions that raise NotImplementedError here: plain methods, as in `Position`."""

    def __init__(self, judge: Judge, rounds: i64, warmth: float) -> None:
        super().__init__()
        self.judge: Judge = judge
        self.rounds: i64 = rounds  # played on, after the turn in progress, before the position is judged
        self.warmth: float = warmth  # of the priors

    def turn_of(self, p: Position) -> i64:
        """The number of the turn in progress."""
        raise NotImplementedError

    def quick(self, p: Position, state: i64) -> i64:
        """A quick answer that is seldom foolish; the state of a generator gives its whim."""
        raise NotImplementedError

    def play_on(self, p: Position, generator: i64) -> i64:
        state: i64 = generator
        last = self.turn_of(p) + 1 + self.rounds * p.seats
        while p.actor() >= 0 and self.turn_of(p) < last:
            state = rng.advance(state)
            p.apply(self.quick(p, state))
        return state

    def values(self, p: Position) -> list[float]:
        if p.actor() < 0:
            return shares_of(p)
        return shares([self.judge.strength(p, seat) for seat in range(p.seats)])
