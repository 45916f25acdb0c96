"""The planner of Saint Malo: looks past its turn, deeper with more budget, and never further than it may."""

from auberge import games
from auberge.bots.budget import Budget
from auberge.bots.saint_malo.compiled_choice import TurnPlan
from auberge.bots.saint_malo.compiled_plan import DeepPlan, promise
from auberge.bots.saint_malo.compiled_weights import Weights
from auberge.bots.saint_malo.planner import Clock, plan_turn
from auberge.core.setup import settle_setup
from auberge.games.saint_malo.engine import Engine

GAME = games.load("saint_malo")
WEIGHTS = Weights()


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


def test_a_clock_counts_turns_and_seconds() -> None:
    clock = Clock(Budget(iterations=10))
    assert clock.allows(1, 10)
    assert not clock.allows(1, 11)
    clock.took(1, 8, 0.1)
    assert not clock.allows(2, 3)
    late = Clock(Budget(seconds=0.5))
    late.took(1, 1, 0.1)
    assert late.allows(1, 1)
    assert not late.allows(2, 30), "thirty times as long as a step of one turn"


def test_a_plan_takes_what_it_is_given() -> None:
    clock = Clock(Budget(iterations=7))
    plan_turn(start(), WEIGHTS, clock, None)
    assert clock.steps == 7
