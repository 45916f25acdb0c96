"""A turn of Saint Malo planned ahead: every use is carried out in thought, and what the turn after promises counts too.

The dice of every turn, the one in thought included, are solved exactly; opponents are taken to stand still,
for nothing they build touches this city. With a learned judgement the mean of both counts: each errs in its own way.
"""

from typing import Final

from mypy_extensions import i64

from auberge.bots.saint_malo.choice import choose_place
from auberge.bots.saint_malo.dice import DicePolicy, solve, worth_of_turn
from auberge.bots.saint_malo.judge import Judge
from auberge.bots.saint_malo.outlook import Outlook
from auberge.bots.saint_malo.survey import HOPELESS, Survey
from auberge.bots.saint_malo.uses import Prospect, Use
from auberge.bots.saint_malo.weights import Weights
from auberge.core.bits import has
from auberge.games.saint_malo import phases
from auberge.games.saint_malo import tables as t
from auberge.games.saint_malo.engine import Engine
from auberge.games.saint_malo.rules import announcement

TRUST: Final = 0.5  # in the learned judgement; the rest is for the hand-made one


def dice_with(symbol: int, number: int) -> int:
    """Five dice: this many of a symbol, and something else that does not matter."""
    other = t.CROSS if symbol != t.CROSS else t.CRATES
    faces: list[int] = [symbol] * number + [other] * (t.DICE - number)
    return t.dice_set(tuple(faces))


_DICE_WITH: Final[tuple[int, ...]] = tuple(
    [dice_with(symbol, number) for symbol in range(t.CHOOSABLE) for number in range(1, t.DICE + 1)]
)


def place_all(p: Engine, weights: Weights) -> None:
    """Carries out what was announced, by the hand-made measure."""
    while p.phase > phases.ANNOUNCE and p.phase != phases.OVER:
        p.apply(choose_place(p, weights))


def at_next_turn(p: Engine, seat: i64) -> None:
    """Lets a seat whose turn is over begin the next at once."""
    p.seat = seat
    p.city = p.cities[seat]
    p.phase = phases.ROLL
    p.rolls = 0
    p.kept = t.NO_DICE
    p.dice = t.NO_DICE


class Branch:
    """A use of the turn, or the pass, to be carried out in thought."""

    def __init__(self, use: Use | None, character: i64) -> None:
        self.use: Use | None = use
        self.character: i64 = character  # the one a use of heads is for, or -1
        self.lead: float = 0.0  # what the learned judgement says of it
        self.extra: float = 0.0  # what the turns after promise more than after a pass

    def after(self, p: Engine, weights: Weights) -> Engine | None:
        """The position after it, with no die changed; what changing costs is counted by the prospect. None if the
        city or the bank does not allow it."""
        q = p.clone()
        q.pausing = True
        q.phase = phases.ANNOUNCE
        use = self.use
        if use is None:
            q.dice = _DICE_WITH[t.DICE * t.CROSS + t.DICE - 1]
            q.apply(t.PASS)
            return q
        choice = t.DICE * use.symbol + use.number - 1
        q.dice = _DICE_WITH[choice]
        if announcement.most_dice(q, use.symbol) < use.number:
            return None
        if announcement.price_of(q, use.symbol, use.number) > q.city.coins:
            return None
        q.apply(t.USE_BASE + choice)
        if q.phase == phases.TYPE:
            if not has(q.offer, self.character):
                return None
            q.apply(t.TYPE_BASE + self.character)
        place_all(q, weights)
        return q


class DeepPlan:
    """All uses of a turn, deepened one after the other; `finish` solves the dice with what is known by then."""

    def __init__(self, p: Engine, weights: Weights, judge: Judge | None = None) -> None:
        self.start: Engine = p
        self.weights: Weights = weights
        self.judge: Judge | None = judge
        self.prospect: Prospect = Prospect(p, weights)
        self.policy: DicePolicy = DicePolicy()
        self.base: list[float] = [0.0, 0.0, 0.0]  # what a pass promises, by depth
        self.branches: list[Branch] = []
        if not p.end_triggered:
            self.branches.append(Branch(None, -1))
            for symbol in range(t.CHOOSABLE):
                uses = self.prospect.uses[symbol]
                for place in range(len(uses)):
                    self.branches.append(Branch(uses[place], place if symbol == t.HEAD else -1))
        if judge is not None:
            self.weigh_again(judge)

    def weigh_again(self, judge: Judge) -> None:
        """Takes what the learned judgement thinks of every use into account."""
        prospect = self.prospect
        passing = prospect.worth_of_pass(0)
        for branch in self.branches:
            after = branch.after(self.start, self.weights)
            if after is None:
                continue
            branch.lead = judge.lead(after, self.start.seat)
            use = branch.use
            if use is not None:
                price = prospect.delivery_price if use.symbol == t.LOG else 0
                hand_made = prospect.worth_of_use(use, 0, price) - passing
                use.gain += TRUST * (branch.lead - self.branches[0].lead - hand_made)

    def deepen(self, number: i64, depth: i64) -> None:
        """Looks this many turns past a branch; the first branch, the pass, comes first at each depth."""
        branch = self.branches[number]
        after = branch.after(self.start, self.weights)
        if after is None:
            return
        found = self.promise_of(branch, after, depth)
        if branch.use is None:
            self.base[depth] = found
            return
        extra = found - self.base[depth]
        branch.use.gain += extra - branch.extra
        branch.extra = extra

    def promise_of(self, branch: Branch, after: Engine, depth: i64) -> float:
        """What the turns after a branch add to its worth."""
        judge = self.judge
        if judge is None:
            return promise(after, self.start.seat, depth, self.weights)
        if after.phase == phases.OVER or after.end_triggered:
            return self.base[depth]  # no turns after: nothing to be surprised by
        return TRUST * (expected_lead(after, self.start.seat, depth, self.weights, judge) - branch.lead)

    def order(self) -> list[int]:
        """The branches, those of most worth first; the pass before all."""
        worths: list[float] = []
        for branch in self.branches:
            use = branch.use
            worths.append(1.0e9 if use is None else self.prospect.worth_of_use(use, 0, 0))
        order = list(range(len(worths)))
        for right in range(1, len(order)):
            place = right
            while place > 0 and worths[order[place]] > worths[order[place - 1]]:
                order[place], order[place - 1] = order[place - 1], order[place]
                place -= 1
        return order

    def finish(self) -> None:
        """Solves the dice."""
        self.policy = solve(self.prospect.worth_of_results(self.start.voluntary_pass))

    def worth(self) -> float:
        """What the turn adds to a pass, best played, with what is known by now."""
        return gain_over_pass(self.prospect, self.start.voluntary_pass)

    def best_keep(self, p: Engine) -> i64:
        """The dice to leave lying, all five to stop."""
        return self.policy.keep_twice[p.dice] if p.rolls == 1 else self.policy.keep_once[p.dice]

    def best_use(self, p: Engine) -> i64:
        """The best of the uses on offer, or the pass."""
        swords = t.shown(p.dice, t.SWORDS)
        best: i64 = t.PASS_BIT
        most = self.prospect.worth_of_pass(swords) if has(p.offer, t.PASS_BIT) else HOPELESS * 2.0
        for symbol in range(t.CHOOSABLE):
            for use in self.prospect.uses[symbol]:
                choice = t.DICE * symbol + use.number - 1
                if has(p.offer, choice):
                    price = announcement.price_of(p, symbol, use.number)
                    worth = self.prospect.worth_of_use(use, swords, price)
                    if worth > most:
                        most = worth
                        best = choice
        return t.USE_BASE + best


def gain_over_pass(prospect: Prospect, may_pass: bool) -> float:
    """What the dice of a turn add to a pass, best played."""
    return worth_of_turn(prospect.worth_of_results(may_pass)) - prospect.worth_of_pass(0)


def promise(after: Engine, seat: i64, depth: i64, weights: Weights) -> float:
    """What the next turns are expected to add, best played, for a seat whose turn has just ended."""
    if after.phase == phases.OVER or after.end_triggered:
        return 0.0
    q = after.clone()
    at_next_turn(q, seat)
    if depth == 1:
        return gain_over_pass(Prospect(q, weights), q.voluntary_pass)
    plan = DeepPlan(q, weights)
    for number in range(len(plan.branches)):
        plan.deepen(number, depth - 1)
    return plan.worth()


def expected_lead(after: Engine, seat: i64, depth: i64, weights: Weights, judge: Judge) -> float:
    """The lead that the learned judgement sees if the next turns are best played."""
    q = after.clone()
    at_next_turn(q, seat)
    plan = DeepPlan(q, weights, judge)
    if depth > 1:
        for number in range(len(plan.branches)):
            plan.deepen(number, depth - 1)
    return plan.branches[0].lead + plan.worth()


def worths_of_places(
    p: Engine, weights: Weights, actions: list[int], depth: i64, judge: Judge | None = None
) -> list[float]:
    """What a character, or the church to be placed, brings in each of these ways, the next turns included."""
    seat = p.seat
    if judge is not None:
        judge.forget()
    prospect = Prospect(p, weights)
    survey = Survey(p.city, Outlook(p, weights))
    swords = t.shown(p.dice, t.SWORDS)
    worths: list[float] = []
    for action in actions:
        worth = 0.0
        if p.phase == phases.CHURCH:
            worth = survey.church_at(action - t.CELL_BASE)
        elif p.phase == phases.CHARACTER:
            worth = survey.character_at(action - t.CELL_BASE, p.character)
        elif action == t.DECLINE:
            worth = prospect.worth_of_pass(swords)
        else:
            worth = prospect.worth_of_use(prospect.uses[t.HEAD][action - t.TYPE_BASE], swords, 0)
        if depth > 0 or judge is not None:
            q = p.clone()
            q.pausing = True
            q.apply(action)
            place_all(q, weights)
            if depth > 0:
                worth += promise(q, seat, depth, weights)
            if judge is not None:
                worth += TRUST * (judge.lead(q, seat) - worth)
        worths.append(worth)
    return worths
