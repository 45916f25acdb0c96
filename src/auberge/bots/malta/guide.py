"""Leads the search through Malta!: spaces near pawns only, answers out of turn, then the learned value."""

from mypy_extensions import i64

from auberge.bots.malta.choice import is_near, outlook
from auberge.bots.malta.quick import card_use, quick_action
from auberge.bots.malta.worth import KEEP
from auberge.bots.search.learned import LearnedGuide
from auberge.bots.search.values import likely
from auberge.core.position import Position
from auberge.games.malta import phases
from auberge.games.malta import tables as t
from auberge.games.malta.engine import Engine
from auberge.games.malta.rules import movement


class MaltaGuide(LearnedGuide):
    """Knows cards, exits and what a table promises."""

    def turn_of(self, p: Position) -> i64:
        assert isinstance(p, Engine)
        return p.turns

    def quick(self, p: Position, state: i64) -> i64:
        assert isinstance(p, Engine)
        return quick_action(p, state)

    def candidates(self, p: Position) -> list[int]:
        assert isinstance(p, Engine)
        actions = p.legal()
        if p.phase == phases.TARGET and len(actions) > 14:
            near = [action for action in actions if is_near(p, action)]
            if len(near) > 0:
                return near
        return actions

    def first_priors(self, p: Position, actions: list[int]) -> list[float]:
        assert isinstance(p, Engine)
        worths: list[float] = []
        seat = p.actor()
        for action in actions:
            q = p.clone()
            q.pausing = True
            q.apply(action)
            worths.append(outlook(q, seat))
        return likely(worths, self.warmth)

    def priors(self, p: Position, actions: list[int]) -> list[float]:
        assert isinstance(p, Engine)
        stuck = p.phase == phases.PLAY and movement.exits(p, p.seat) == 0
        return likely([first_sight(p, action, stuck) for action in actions], 1.0)


def first_sight(p: Engine, action: i64, stuck: bool) -> float:
    """What an answer seems to be good for."""
    match p.phase:
        case phases.PLAY:
            return card_use(action - t.PLAY_BASE, stuck)
        case phases.RESPOND:
            return 1.0 if action == t.PASS else 0.0
        case phases.DISCARD | phases.GIVE | phases.PASS_ON | phases.RACKET:
            return -2.0 * KEEP[action - t.CARD_BASE]
    return 0.0
