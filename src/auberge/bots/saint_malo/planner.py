"""The searching player of Saint Malo: plans its turn against the turns after it, deeper as long as there is time."""

from time import perf_counter
from typing import Final

from auberge.bots.budget import Budget
from auberge.bots.saint_malo.choice import choose_place
from auberge.bots.saint_malo.judge import Judge
from auberge.bots.saint_malo.plan import DeepPlan, worths_of_places
from auberge.bots.saint_malo.weights import Weights
from auberge.core.errors import EngineBug
from auberge.core.protocol import Game, Move, View
from auberge.games.saint_malo import phases
from auberge.games.saint_malo.engine import Engine
from auberge.games.saint_malo.view import CityView, PirateView, SaintMaloView

_SHARE: Final = 0.9  # of the seconds; what is left covers the last step
_CELLS: Final = 5  # cells looked at closely
_DEEPEST: Final = 2
_ASKED: Final = (phases.TYPE, phases.CHURCH, phases.CHARACTER)  # what is placed with thought

_BeforeTurn = tuple[int, int, bool, PirateView, tuple[CityView, ...], dict[str, bool], str | None]


class Clock:
    """Whether there is time for one step more: it takes as long as the longest of its depth, or, as the first of it,
    twice as long as its uses should."""

    def __init__(self, budget: Budget) -> None:
        self._began: Final = perf_counter()
        self._seconds: Final = None if budget.seconds is None else budget.seconds * _SHARE
        self._iterations: Final = budget.iterations
        self.steps = 0  # uses carried out in thought
        self._spent = 0.0
        self._longest: Final = [0.0] * (_DEEPEST + 1)

    def allows(self, depth: int, uses: int) -> bool:
        """Is there time to weigh this many uses, as one step of this depth?"""
        if self._iterations is not None and self.steps + uses > self._iterations:
            return False
        if self._seconds is None:
            return True
        guess = self._longest[depth] or 2 * uses * self._spent / max(self.steps, 1)
        return perf_counter() - self._began + guess <= self._seconds

    def took(self, depth: int, uses: int, seconds: float) -> None:
        """Notes a step."""
        self.steps += uses
        self._spent += seconds
        self._longest[depth] = max(self._longest[depth], seconds)


class Planner:
    """Chooses by the view alone; a plan is kept only as long as the view would give the same one."""

    def __init__(self, game: Game, budget: Budget, weights: Weights, judge: Judge | None) -> None:
        self._game: Final = game
        self._budget: Final = budget
        self._weights: Final = weights
        self._judge: Final = judge
        self._planned_for: _BeforeTurn | None = None
        self._plan: DeepPlan | None = None

    def choose(self, view: View) -> Move:
        position = self._game.imagine(view, seed=0)
        if not isinstance(view, SaintMaloView) or not isinstance(position, Engine):
            raise EngineBug("bug-foreign-view", game=self._game.meta.name)
        if len(view.moves) == 1:
            return view.moves[0]
        return self._game.move(int(self._action(position, view)))

    def _action(self, position: Engine, view: SaintMaloView) -> int:
        if position.phase in (phases.KEEP, phases.ANNOUNCE):
            plan = self._plan_for(position, view)
            return int(plan.best_keep(position) if position.phase == phases.KEEP else plan.best_use(position))
        if position.phase in _ASKED:
            return self._best_place(position)
        return int(choose_place(position, self._weights))

    def _plan_for(self, position: Engine, view: SaintMaloView) -> DeepPlan:
        before = view.turn, view.start_seat, view.end_triggered, view.pirates, view.cities, view.options, view.data
        if self._plan is None or self._planned_for != before:
            self._plan = plan_turn(position, self._weights, Clock(self._budget), self._judge)
            self._planned_for = before
        return self._plan

    def _best_place(self, position: Engine) -> int:
        """The best of the few that look best, the next turn included."""
        actions = position.legal()
        shallow = worths_of_places(position, self._weights, actions, 0)
        ranked = sorted(range(len(actions)), key=lambda place: -shallow[place])[:_CELLS]
        few = [actions[place] for place in ranked]
        ahead = 1 if self._judge is None else 0  # the learned judgement sees far enough
        if ahead and not Clock(self._budget).allows(1, len(few)):
            return int(choose_place(position, self._weights))
        worths = worths_of_places(position, self._weights, few, ahead, self._judge)
        return few[max(range(len(few)), key=lambda place: worths[place])]


def plan_turn(position: Engine, weights: Weights, clock: Clock, judge: Judge | None) -> DeepPlan:
    """The plan of a turn, as deep as the clock allows."""
    if judge is not None:
        judge.forget()
    began = perf_counter()
    plan = DeepPlan(position, weights, judge)
    clock.took(0, len(plan.branches), perf_counter() - began)
    for depth in range(1, _DEEPEST + 1):
        uses = len(plan.branches) ** depth
        for number in plan.order():
            if not clock.allows(depth, uses):
                plan.finish()
                return plan
            began = perf_counter()
            plan.deepen(number, depth)
            clock.took(depth, uses, perf_counter() - began)
    plan.finish()
    return plan
