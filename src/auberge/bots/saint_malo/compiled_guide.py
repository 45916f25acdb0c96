"""Leads the search through Saint Malo: the dice by their exact policy, cells by the survey's best few. Compiled.

The policy for the dice is made once a turn. It plays the other seats' turns in thought as well.
"""

from typing import Final

from mypy_extensions import i64

from auberge.bots.saint_malo.compiled_choice import TurnPlan, choose_dice, choose_place
from auberge.bots.saint_malo.compiled_features import features_of
from auberge.bots.saint_malo.compiled_outlook import Outlook
from auberge.bots.saint_malo.compiled_plan import ValuePlan
from auberge.bots.saint_malo.compiled_survey import Survey
from auberge.bots.saint_malo.compiled_uses import Prospect
from auberge.bots.saint_malo.compiled_weights import Weights
from auberge.bots.search.compiled_guide import Guide, shares_of
from auberge.bots.search.compiled_values import likely, shares, strength
from auberge.core.bits import has
from auberge.core.position import Position
from auberge.games.saint_malo import phases
from auberge.games.saint_malo import tables as t
from auberge.games.saint_malo.engine import Engine
from auberge.games.saint_malo.rules import announcement
from auberge.games.saint_malo.sheet import Sheet

_FEW: Final = 4  # cells looked at
_MANY: Final = 6  # uses looked at
_HOPELESS: Final = -1.0e6


class SaintMaloGuide(Guide):
    """Knows dice, city and what a table promises."""

    def __init__(self, learned: tuple[float, ...], turns: i64, warmth: float) -> None:
        super().__init__()
        self.exact = True
        self.learned: tuple[float, ...] = learned  # weights of the features
        self.turns: i64 = turns  # played on before the position is judged, besides the rest of the one in progress
        self.warmth: float = warmth
        self.weights: Weights = Weights()
        self.planned_for: list[int] = []
        self.plan: ValuePlan | None = None
        self.sheet: Sheet | None = None

    def candidates(self, p: Position) -> list[int]:
        assert isinstance(p, Engine)
        if p.phase == phases.KEEP:
            policy = self.plan_for(p).policy
            return [policy.keep_twice[p.dice] if p.rolls == 1 else policy.keep_once[p.dice]]
        actions = p.legal()
        most: i64 = _MANY if p.phase == phases.ANNOUNCE else _FEW
        if len(actions) <= most:
            return actions
        return best_of(actions, self.worths(p, actions), most)

    def plan_for(self, p: Engine) -> ValuePlan:
        """The plan of the turn; it is kept as long as nothing but the dice changes."""
        table: list[int] = [int(p.seat), int(p.ticks), int(p.start_seat), p.end_triggered, p.voluntary_pass]
        for city in p.cities:
            table.extend(city.fields())
        if self.plan is None or table != self.planned_for or self.sheet is not p.sheet:
            self.planned_for = table
            self.sheet = p.sheet
            self.plan = ValuePlan(p, self.weights, self.learned)
        return self.plan

    def stops(self, p: Position) -> bool:
        assert isinstance(p, Engine)
        return p.phase == phases.KEEP

    def priors(self, p: Position, actions: list[int]) -> list[float]:
        assert isinstance(p, Engine)
        return likely(self.worths(p, actions), self.warmth)

    def worths(self, p: Engine, actions: list[int]) -> list[float]:
        """What each answer brings by the hand-made measure."""
        if p.phase == phases.ANNOUNCE:
            prospect = Prospect(p, self.weights)
            return [worth_of_announcement(p, prospect, action - t.USE_BASE) for action in actions]
        if p.phase == phases.TYPE:
            prospect = Prospect(p, self.weights)
            return [worth_of_type(p, prospect, action - t.TYPE_BASE) for action in actions]
        if p.phase == phases.KEEP:
            return [0.0] * len(actions)
        survey = Survey(p.city, Outlook(p, self.weights))
        best = choose_place(p, self.weights)
        return [worth_of_cell(p, survey, action, best) for action in actions]

    def play_on(self, p: Position, generator: i64) -> i64:
        assert isinstance(p, Engine)
        if p.phase == phases.ANNOUNCE:
            self.play_turn(p)
        self.place_all(p)
        for _ in range(self.turns):
            if p.phase == phases.OVER:
                break
            self.play_turn(p)
        return generator

    def play_turn(self, p: Engine) -> None:
        """Plays the turn that begins, as the squire would."""
        plan = TurnPlan(p, self.weights)
        while p.phase in (phases.KEEP, phases.ANNOUNCE):
            p.apply(choose_dice(p, plan))
            if p.phase == phases.KEEP and p.rolls == 1:
                return  # the next turn has begun
        self.place_all(p)

    def place_all(self, p: Engine) -> None:
        """Carries out what was announced."""
        while p.phase > phases.ANNOUNCE and p.phase != phases.OVER:
            p.apply(choose_place(p, self.weights))

    def values(self, p: Position) -> list[float]:
        assert isinstance(p, Engine)
        if p.actor() < 0:
            return shares_of(p)
        return shares([strength(features_of(p, seat), self.learned) for seat in range(p.seats)])


def worth_of_announcement(p: Engine, prospect: Prospect, choice: i64) -> float:
    """What a use, or the pass, brings."""
    swords = t.shown(p.dice, t.SWORDS)
    if choice == t.PASS_BIT:
        return prospect.worth_of_pass(swords)
    symbol = choice // t.DICE
    number = choice % t.DICE + 1
    most = _HOPELESS
    for use in prospect.uses[symbol]:
        if use.number == number:
            price = announcement.price_of(p, symbol, number)
            most = max(most, prospect.worth_of_use(use, swords, price))
    return most


def worth_of_type(p: Engine, prospect: Prospect, choice: i64) -> float:
    """What a character brings, or none."""
    swords = t.shown(p.dice, t.SWORDS)
    if choice == t.DECLINE_BIT:
        return prospect.worth_of_pass(swords)
    return prospect.worth_of_use(prospect.uses[t.HEAD][choice], swords, 0)


def worth_of_cell(p: Engine, survey: Survey, action: i64, best: i64) -> float:
    """What the thing to be placed brings in this cell; the choice of the whole plan counts a little more."""
    extra = 0.5 if action == best else 0.0
    cell = action - t.CELL_BASE
    match p.phase:
        case phases.CRATE:
            return extra + survey.crate_at(cell)
        case phases.CHURCH:
            return extra + survey.church_at(cell)
        case phases.CHARACTER:
            return extra + survey.character_at(cell, p.character)
        case phases.HOUSE:
            if cell == t.STOP_BIT:
                return extra
            return extra + float(p.sheet.house_points) - survey.cost[cell] - 1.0
    side: i64 = t.SIDES[side_of(best - t.CELL_BASE)]
    return extra - survey.cost[cell] + (0.5 if has(side, cell) else 0.0)


def side_of(cell: i64) -> i64:
    """The side on which a dark cell lies."""
    for side in range(4):
        if has(t.SIDES[side], cell):
            return side
    return 0


def best_of(actions: list[int], worths: list[float], most: i64) -> list[int]:
    """The answers of most worth, the best first."""
    found: list[int] = []
    taken: list[bool] = [False] * len(actions)
    for _ in range(most):
        best: i64 = -1
        for place in range(len(actions)):
            if not taken[place] and (best < 0 or worths[place] > worths[best]):
                best = place
        taken[best] = True
        found.append(actions[best])
    return found
