"""Leads the search through Valletta: payments as proposed, a round played on, then the judge."""

from mypy_extensions import i64

from auberge.bots.search.judge import Judge
from auberge.bots.search.learned import LearnedGuide
from auberge.bots.search.values import likely
from auberge.bots.valletta.quick import quick_action, target_worth, use_now
from auberge.bots.valletta.turn import worth_a_look, worths
from auberge.bots.valletta.worth import card_worth
from auberge.core.position import Position
from auberge.games.valletta import phases
from auberge.games.valletta import tables as t
from auberge.games.valletta.engine import Engine


class VallettaGuide(LearnedGuide):
    """Knows cards, costs and what a table promises."""

    def __init__(self, judge: Judge, rounds: i64, warmth: float, closely: float) -> None:
        super().__init__(judge, rounds, warmth)
        self.closely: float = closely  # the warmth of the first priors

    def turn_of(self, p: Position) -> i64:
        assert isinstance(p, Engine)
        return p.turns

    def quick(self, p: Position, state: i64) -> i64:
        assert isinstance(p, Engine)
        return quick_action(p, state)

    def candidates(self, p: Position) -> list[int]:
        assert isinstance(p, Engine)
        return worth_a_look(p)

    def first_priors(self, p: Position, actions: list[int]) -> list[float]:
        assert isinstance(p, Engine)
        return likely(worths(p, p.actor(), actions, self.judge), self.closely)

    def priors(self, p: Position, actions: list[int]) -> list[float]:
        assert isinstance(p, Engine)
        return likely([self.first_sight(p, action) for action in actions], self.warmth)

    def first_sight(self, p: Engine, action: i64) -> float:
        """What an answer seems to bring."""
        match p.phase:
            case phases.PLAY:
                return use_now(p, action - t.PLAY_BASE)
            case phases.BUILD:
                return 0.5 if action == t.DECLINE else 0.5 * target_worth(p, action)
            case phases.JEAN:
                if action == t.DECLINE:
                    return 0.0
                if action >= t.HIRE_BASE:
                    return card_worth(p, p.player, action - t.HIRE_BASE) - 0.8
                return 0.9 - card_worth(p, p.player, action - t.DISMISS_BASE)
        return 0.0
