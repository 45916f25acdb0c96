"""What a search asks about a game. This guide knows nothing and so leads through every game.

Values are expectations, one for each seat, from 0 (lost) to 1 (won alone); those of a table sum to about 1.
"""

from mypy_extensions import i64

from auberge.core import rng
from auberge.core.position import Position


class Guide:
    """Leads a search: which answers to look at, which first, how to play on, and what a position is worth."""

    def __init__(self) -> None:
        self.exact: bool = False  # the same way always leads to the same answers: they are found only once

    def candidates(self, p: Position) -> list[int]:
        """The answers worth a look, never none, all of them legal; the caller must not change the list."""
        return p.legal()

    def priors(self, p: Position, actions: list[int]) -> list[float]:  # noqa: ARG002 - others look at it
        """How promising each of these answers looks at first sight; the sum is 1."""
        return [1.0 / float(len(actions))] * len(actions)

    def stops(self, p: Position) -> bool:  # noqa: ARG002 - others look at it
        """Is this as far as the tree should go?"""
        return False

    def first_priors(self, p: Position, actions: list[int]) -> list[float]:
        """The same for the decision itself, which deserves a closer look."""
        return self.priors(p, actions)

    def observation(self, p: Position) -> i64:  # noqa: ARG002 - others look at it
        """A number for what chance has just shown: positions that show different things are thought about apart."""
        return 0

    def play_on(self, p: Position, generator: i64) -> i64:
        """Plays some decisions on, quickly but sensibly; gives back the generator of its whims."""
        state: i64 = generator
        while p.actor() >= 0:
            actions = p.legal()
            state = rng.advance(state)
            p.apply(actions[rng.below(state, len(actions))])
        return state

    def values(self, p: Position) -> list[float]:
        """What the position promises each seat."""
        if p.actor() < 0:
            return shares_of(p)
        return [1.0 / float(p.seats)] * p.seats


def shares_of(p: Position) -> list[float]:
    """The win of a finished game, shared by all in the first place."""
    winners: i64 = 0
    shares: list[float] = []
    for seat in range(p.seats):
        place = p.place_of(seat)
        winners += 1 if place == 1 else 0
        shares.append(1.0 if place == 1 else 0.0)
    if winners > 1:
        shares = [share / float(winners) for share in shares]
    return shares
