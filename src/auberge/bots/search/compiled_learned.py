"""What guides with learned values share: weights, and a turn played on before a position is judged. Compiled."""

from mypy_extensions import i64

from auberge.bots.search.compiled_guide import Guide
from auberge.core import rng
from auberge.core.position import Position


class LearnedGuide(Guide):
    """Plays some turns on by quick answers, then trusts its weights. A game's guide answers the two questions that
    raise NotImplementedError here: plain methods, as in `Position`."""

    def __init__(self, learned: tuple[float, ...], turns: i64, warmth: float) -> None:
        super().__init__()
        self.learned: tuple[float, ...] = learned  # weights of the features
        self.turns: i64 = turns  # played on before the position is judged, the one in progress included
        self.warmth: float = warmth  # of the priors

    def turn_of(self, p: Position) -> i64:
        """The number of the turn in progress."""
        raise NotImplementedError

    def quick(self, p: Position, state: i64) -> i64:
        """A quick answer that is seldom foolish; the state of a generator gives its whim."""
        raise NotImplementedError

    def play_on(self, p: Position, generator: i64) -> i64:
        state: i64 = generator
        last = self.turn_of(p) + self.turns
        while p.actor() >= 0 and self.turn_of(p) < last:
            state = rng.advance(state)
            p.apply(self.quick(p, state))
        return state
