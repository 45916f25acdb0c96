"""Looking through the rest of a turn of Valletta: the cards in hand in every order that seems worth it."""

from typing import Final

from mypy_extensions import i64

from auberge.bots.search.judge import Judge
from auberge.bots.valletta.judges import Plain
from auberge.core.bits import has
from auberge.games.valletta import phases
from auberge.games.valletta import tables as t
from auberge.games.valletta.engine import Engine

_NODES: Final = 320  # positions looked at for one decision


class Search:
    """One decision: a seat, who judges the positions, and how many may still be looked at."""

    def __init__(self, seat: i64, judge: Judge) -> None:
        self.seat: i64 = seat
        self.judge: Judge = judge
        self.left: i64 = _NODES

    def value(self, p: Engine) -> float:
        """The worth of the best way to go on with this turn."""
        if p.actor() != self.seat or self.left <= 0:
            return self.judge.strength(p, self.seat)
        best = -1.0e9
        for action in worth_a_look(p):
            q = p.clone()
            q.apply(action)
            self.left -= 1
            best = max(best, self.value(q))
        return best


def worths(p: Engine, seat: i64, actions: list[int], judge: Judge) -> list[float]:
    """For each action the worth of the best end of this turn; each gets its share of the positions looked at."""
    search = Search(seat, judge)
    found: list[float] = []
    for action in actions:
        q = p.clone()
        q.apply(action)
        search.left = _NODES // len(actions)
        found.append(search.value(q))
    return found


def choose(p: Engine, seat: i64) -> i64:
    """The action that leads to the best end of this turn; of equal ones the first."""
    actions = worth_a_look(p)
    found = worths(p, seat, actions, Plain())
    best: i64 = 0
    for place in range(len(actions)):
        if found[place] > found[best]:
            best = place
    return actions[best]


def worth_a_look(p: Engine) -> list[int]:
    """The answers worth a look: payments only as proposed."""
    if p.phase == phases.PAYMENT and has(p.offer, t.PROPOSED_BIT):
        return [t.PAY_PROPOSED]
    return p.legal()
