"""The planner of Saint Malo: looks past its turn, deeper with more budget, and never further than it may."""

import pytest

from auberge import games
from auberge.bots.budget import Budget
from auberge.bots.saint_malo.choice import TurnPlan
from auberge.bots.saint_malo.judge import Judge
from auberge.bots.saint_malo.learned import NET
from auberge.bots.saint_malo.outlook import Outlook
from auberge.bots.saint_malo.plan import TRUST, DeepPlan, expected_lead, promise
from auberge.bots.saint_malo.planner import Clock, plan_turn
from auberge.bots.saint_malo.survey import Survey
from auberge.bots.saint_malo.weights import Weights, of_knight, of_squire
from auberge.core.setup import settle_setup
from auberge.games.saint_malo.engine import Engine
from auberge.games.saint_malo.tables import LOG, cell_number

GAME = games.load("saint_malo")
WEIGHTS = Weights()
LEVELS = (of_squire(), of_knight(), WEIGHTS)


def start() -> Engine:
    position = GAME.start(settle_setup(GAME.meta, seats=2, seed=4, start_seat=0))
    assert isinstance(position, Engine)
    return position


def test_without_looking_ahead_a_plan_is_the_squires() -> None:
    position = start()
    plan = DeepPlan(position, WEIGHTS)
    plan.finish()
    assert plan.policy.keep_twice == TurnPlan(position, WEIGHTS).policy.keep_twice


def test_every_use_leads_to_a_position_by_the_rules() -> None:
    position = start()
    plan = DeepPlan(position, WEIGHTS)
    before = position.fields()
    afters = [after for branch in plan.branches if (after := branch.after(position, WEIGHTS)) is not None]
    assert len(afters) > 20
    for after in afters:
        assert not GAME.check(after)
        assert after.seat == 1
    assert promise(afters[0], 0, 1, WEIGHTS) > 0
    assert position.fields() == before


def test_the_pass_is_looked_at_first_and_its_promise_taken_from_all() -> None:
    position = start()
    plan = DeepPlan(position, WEIGHTS)
    order = plan.order()
    assert order[0] == 0
    assert sorted(order) == list(range(len(plan.branches)))
    second = order[1]
    use = plan.branches[second].use
    assert use is not None
    before = use.gain
    plan.deepen(0, 1)
    plan.deepen(second, 1)
    after = plan.branches[second].after(position, WEIGHTS)
    assert after is not None
    expected = promise(after, 0, 1, WEIGHTS) - plan.base[1]
    assert use.gain == before + expected
    plan.deepen(second, 1)
    assert abs(use.gain - before - expected) < 1e-9, "what was added before is not added again"


def test_a_clock_counts_uses_and_seconds() -> None:
    clock = Clock(Budget(iterations=10))
    assert clock.allows(1, 10)
    assert not clock.allows(1, 11)
    clock.took(1, 8, 0.1)
    assert not clock.allows(2, 3)
    late = Clock(Budget(seconds=0.5))
    late.took(1, 1, 0.1)
    assert late.allows(1, 1)
    assert not late.allows(2, 30), "thirty times as long as a use"


def test_a_plan_takes_what_it_is_given() -> None:
    every = len(DeepPlan(start(), WEIGHTS).branches)
    for judge in (None, Judge(NET)):
        clock = Clock(Budget(iterations=every * 4))
        plan_turn(start(), WEIGHTS, clock, judge)
        assert clock.steps == every * 4, "the turn itself, the pass and the two best uses"


def test_a_learned_judgement_counts_for_half() -> None:
    position = start()
    plain, learned = DeepPlan(position, WEIGHTS), DeepPlan(position, WEIGHTS, judge := Judge(NET))
    passed = judge.lead(after_of(plain, 0), 0)
    for number in range(1, len(plain.branches)):
        use, again = plain.branches[number].use, learned.branches[number].use
        assert use is not None
        assert again is not None
        price = position.sheet.delivery_price if use.symbol == LOG else 0
        hand_made = plain.prospect.worth_of_use(use, 0, price) - plain.prospect.worth_of_pass(0)
        gained = judge.lead(after_of(plain, number), 0) - passed
        assert again.gain - use.gain == pytest.approx(TRUST * (gained - hand_made))


def after_of(plan: DeepPlan, number: int) -> Engine:
    """The position after a branch that the city allows."""
    after = plan.branches[number].after(plan.start, WEIGHTS)
    assert after is not None
    return after


def test_looking_ahead_changes_what_the_learned_judgement_thinks_and_nothing_on_the_table() -> None:
    position, judge = start(), Judge(NET)
    plan = DeepPlan(position, WEIGHTS, judge)
    before = position.fields()
    branch = plan.branches[3]
    assert branch.use is not None
    gain = branch.use.gain
    plan.deepen(0, 1)
    plan.deepen(3, 1)
    changed = [
        expected_lead(after_of(plan, number), 0, 1, WEIGHTS, judge) - plan.branches[number].lead for number in (0, 3)
    ]
    assert branch.use.gain - gain == pytest.approx(TRUST * (changed[1] - changed[0]))
    assert position.fields() == before


def test_the_levels_see_differently_far() -> None:
    """An empty cell among three crates: who plans for characters keeps it for a merchant."""
    position = start()
    costs = [Survey(position.city, Outlook(position, weights)).cost(cell_number(2, 2)) for weights in LEVELS]
    assert costs[0] == costs[1] == 0.0
    assert costs[2] > 0.0
    stores = [Outlook(position, weights).coins[6] for weights in LEVELS]
    assert stores[0] == 3.0, "the squire counts coins as they count at the end"
    assert stores[1] == stores[2] > 3.0
