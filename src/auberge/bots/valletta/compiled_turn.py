"""Looking through the rest of a turn of Valletta: the cards in hand in every order that seems worth it. Compiled."""

from typing import Final

from mypy_extensions import i64

from auberge.bots.valletta.compiled_worth import worth_of
from auberge.games.valletta import phases
from auberge.games.valletta import tables as t
from auberge.games.valletta.engine import Engine

_NODES: Final = 320  # positions looked at for one decision


class Search:
    """One decision: a seat, and how many positions may still be looked at."""

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat
        self.left: i64 = _NODES

    def value(self, p: Engine) -> float:
        """The worth of the best way to go on with this turn."""
        if p.actor() != self.seat or self.left <= 0:
            return worth_of(p, self.seat)
        best = -1.0e9
        for action in self.actions(p):
            q = p.clone()
            q.apply(action)
            self.left -= 1
            best = max(best, self.value(q))
        return best

    def actions(self, p: Engine) -> list[int]:
        """The answers worth a look: payments only as proposed."""
        actions = p.legal()
        if p.phase == phases.PAYMENT and t.PAY_PROPOSED in actions:
            return [t.PAY_PROPOSED]
        return actions


def choose(p: Engine, seat: i64) -> i64:
    """The action that leads to the best end of this turn; each gets its share of the positions looked at."""
    search = Search(seat)
    actions = search.actions(p)
    best: i64 = actions[0]
    best_value = -1.0e9
    for action in actions:
        q = p.clone()
        q.apply(action)
        search.left = _NODES // len(actions)
        value = search.value(q)
        if value > best_value:
            best = action
            best_value = value
    return best
