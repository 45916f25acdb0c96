"""Costs and payments (canon, 5.4), against the formula of the canon tried out on every vector of goods."""

from functools import cache
from itertools import product
from random import Random

import pytest

from auberge.core.protocol import Seat
from auberge.games.valletta.events import Paid
from auberge.games.valletta.game import GAME
from auberge.games.valletta.goods import bundle, of
from auberge.games.valletta.moves import PayAmount, Payment, PayProposed
from auberge.games.valletta.rules.costs import can_be_worth, covers, worth
from tests.canon import rule
from tests.games.valletta.street_table import STREET, Table, of_kind, seat, spot, table

Four = tuple[int, int, int, int]
TARGET = spot("above", 1, 3)
BUILDERS = {"builder": None, "carpenter": 1, "mason": 2, "roofer": 3}


def is_legal(paid: Four, cost: Four, owned: Four) -> bool:
    """V-COST-03, word for word."""
    replaced = [max(0, cost[kind] - paid[kind]) for kind in range(4)]
    substitutes = [max(0, paid[kind] - cost[kind]) for kind in range(4)]
    return all(0 <= paid[kind] <= owned[kind] for kind in range(4)) and sum(substitutes) == 3 * sum(replaced)


def legal_payments(cost: Four, owned: Four) -> set[Four]:
    gold, wood, stone, brick = (range(number + 1) for number in owned)
    return {paid for paid in product(gold, wood, stone, brick) if is_legal(paid, cost, owned)}


def proposal(cost: Four, owned: Four) -> Four:
    """V-COST-06: as little as possible replaced, by the kind of which most would be kept, wood before ... gold."""
    paid = [min(cost[kind], owned[kind]) for kind in range(4)]
    for _ in range(3 * (sum(cost) - sum(paid))):
        kind = max((1, 2, 3, 0), key=lambda kind: owned[kind] - paid[kind])
        paid[kind] += 1
    return paid[0], paid[1], paid[2], paid[3]


def random_four(chooser: Random, most: int) -> Four:
    return chooser.randint(0, most), chooser.randint(0, most), chooser.randint(0, most), chooser.randint(0, most)


@cache
def case(number: int) -> tuple[Four, Four]:
    """A cost and goods, small enough to try every payment, often just too little or just enough."""
    chooser = Random(number)
    return random_four(chooser, 2 + number % 2), random_four(chooser, 3 + number % 3)


PAYABLE = [number for number in range(120) if legal_payments(*case(number))]
ASKED = [number for number in PAYABLE if len(legal_payments(*case(number))) > 1]


def played(cost: Four, owned: Four, card: str = "builder", *, upgrade: bool = False) -> Table:
    own = [TARGET] if upgrade else []
    costs = dict.fromkeys(STREET[:20], (20, 20, 20, 20)) | {TARGET: cost}
    t = table(seat(f"{card} shopkeeper", *owned, buildings=own), cost=costs)
    t.play(card)
    return t


def paying(cost: Four, owned: Four) -> Table:
    t = played(cost, owned)
    t.play(f"build {TARGET}")
    return t


@rule("V-COST-01", "V-AMB-32")
@pytest.mark.parametrize("card", BUILDERS)
def test_the_cost_of_building_is_printed_less_neighbours_less_the_card(card: str) -> None:
    around = [spot("above", 1, 2), spot("above", 1, 4), spot("above", 2, 3)]
    for gold, other, neighbours in product(range(5), range(5), range(4)):
        t = table(
            seat(f"{card} shopkeeper", 6, 6, 6, 6, buildings=around[:neighbours]),
            cost={TARGET: (gold, other, other, other)},
        )
        t.play(card, f"build {TARGET}")
        due = [max(0, gold - neighbours), other, other, other]
        kind = BUILDERS[card]
        if kind is not None:
            due[kind] = max(0, other - 2)
        if t.question == "payment":
            assert t.view.cost == tuple(due)
            t.play("pay proposed")
        assert t.goods() == tuple(6 - amount for amount in due)


@rule("V-COST-02", "V-COST-04")
@pytest.mark.parametrize("card", BUILDERS)
def test_the_cost_of_upgrading_has_no_gold_and_is_less_by_the_card(card: str) -> None:
    for number in range(5):
        t = played((9, number, number, number), (6, 6, 6, 6), card, upgrade=True)
        due = [0, number, number, number]
        kind = BUILDERS[card]
        if kind is not None:
            due[kind] = max(0, number - 2)
        t.play(f"upgrade {TARGET}")
        if t.question == "payment":
            assert t.view.cost == tuple(due)
            t.play("pay proposed")
        assert t.goods() == tuple(6 - amount for amount in due)


@rule("V-COST-03", "V-AMB-47")
@pytest.mark.parametrize("number", ASKED)
def test_exactly_the_payments_of_the_formula_are_accepted(number: int) -> None:
    cost, owned = case(number)
    expected = legal_payments(cost, owned)
    t = paying(cost, owned)
    for paid in product(*(range(have + 2) for have in owned)):
        refusal = GAME.why_not(t.p, Seat(0), Payment(*paid))
        assert (refusal is None) == (paid in expected), paid
        assert refusal is None or refusal.rule in ("V-COST-03", "V-SUB-03", "V-COST-05")


@rule("V-COST-03", "V-LOG-03")
@pytest.mark.parametrize("number", PAYABLE)
def test_kind_by_kind_the_same_payments_are_reached(number: int) -> None:
    cost, owned = case(number)
    expected = legal_payments(cost, owned)
    reached: list[Four] = []
    waiting = [played(cost, owned)]
    waiting[0].play(f"build {TARGET}")
    while waiting:
        t = waiting.pop()
        if t.question != "payment":
            left = t.goods()
            reached.append((owned[0] - left[0], owned[1] - left[1], owned[2] - left[2], owned[3] - left[3]))
            continue
        for move in GAME.moves(t.p):
            if isinstance(move, PayAmount):
                waiting.append(t.fork())
                GAME.play(waiting[-1].p, Seat(0), move)
    assert sorted(reached) == sorted(expected)


@rule("V-COST-03")
def test_an_amount_of_one_kind_is_found_if_and_only_if_it_makes_the_payment_even() -> None:
    for have, due, wanted in product(range(5), range(5), range(-16, 6)):
        amounts = [paid for paid in range(have + 1) if worth(paid, due) == wanted]
        assert can_be_worth(have, due, wanted) == bool(amounts), (have, due, wanted)


@rule("V-COST-05", "V-GOOD-09")
@pytest.mark.parametrize("number", range(200))
def test_a_target_is_offered_if_and_only_if_it_can_be_paid(number: int) -> None:
    cost, owned = case(number)
    possible = bool(legal_payments(cost, owned))
    spare = sum(max(0, owned[kind] - cost[kind]) for kind in range(4))
    lacking = sum(max(0, cost[kind] - owned[kind]) for kind in range(4))
    assert possible == (spare >= 3 * lacking)
    t = played(cost, owned)
    assert t.question == ("build" if possible else "play")
    if possible:
        assert t.answers() == {f"build {TARGET}", "decline"}
    else:
        t.refuse(f"build {TARGET}")


@rule("V-COST-05")
@pytest.mark.parametrize(
    ("owned", "possible"), [((0, 4, 1, 2), True), ((0, 2, 1, 1), False), ((0, 4, 1, 0), True), ((0, 3, 1, 0), False)]
)
def test_three_times_what_is_lacking_must_be_left(owned: Four, possible: bool) -> None:
    assert (played((1, 1, 1, 0), owned).question == "build") == possible


@rule("V-COST-06", "V-AMB-71")
@pytest.mark.parametrize("number", ASKED)
def test_the_payment_proposed_first_replaces_as_little_as_possible(number: int) -> None:
    cost, owned = case(number)
    proposed = proposal(cost, owned)
    assert proposed in legal_payments(cost, owned)
    t = paying(cost, owned)
    assert t.question == "payment"
    assert t.view.proposed == proposed
    assert GAME.moves(t.p)[0] == PayProposed()
    assert of_kind(t.play("pay proposed"), Paid) == [Paid(Seat(0), *proposed)]
    assert t.goods() == tuple(owned[kind] - proposed[kind] for kind in range(4))


@rule("V-COST-06")
@pytest.mark.parametrize(
    ("cost", "owned", "proposed"),
    [
        ((1, 1, 0, 0), (1, 0, 4, 2), (1, 0, 3, 0)),
        ((1, 1, 0, 0), (4, 0, 3, 3), (2, 0, 1, 1)),
        ((2, 1, 1, 1), (9, 9, 9, 9), (2, 1, 1, 1)),
        ((0, 1, 0, 0), (3, 0, 3, 3), (1, 0, 1, 1)),
        ((1, 0, 0, 0), (0, 2, 2, 2), (0, 1, 1, 1)),
        ((0, 0, 0, 1), (4, 4, 4, 0), (1, 1, 1, 0)),
    ],
)
def test_substitutes_come_from_the_kind_most_is_kept_of(cost: Four, owned: Four, proposed: Four) -> None:
    assert proposal(cost, owned) == proposed
    assert paying(cost, owned).view.proposed == proposed


@rule("V-COST-06", "V-LOG-03", "V-AMB-70", "V-AMB-71")
@pytest.mark.parametrize("number", PAYABLE)
def test_the_only_payment_is_not_asked(number: int) -> None:
    cost, owned = case(number)
    t = paying(cost, owned)
    assert (t.question == "payment") == (number in ASKED)


@rule("V-COST-04", "V-AMB-49")
def test_a_building_whose_cost_is_reduced_to_nothing_is_free() -> None:
    around = [spot("above", 1, 2), spot("above", 1, 4)]
    for goods in ((0, 0, 0, 0), (7, 7, 7, 7)):
        t = table(seat("mason shopkeeper", *goods, buildings=around), cost={TARGET: (2, 0, 2, 0)})
        t.play("mason", f"build {TARGET}")
        assert (t.question, t.goods()) == ("play", goods)
        assert t.building(TARGET).owner == 0


@rule("V-COST-03")
def test_large_amounts_of_one_kind_can_be_paid() -> None:
    for wood in (5, 9, 13):
        t = played((0, wood, 0, 0), (3 * wood, 0, 0, 0))
        assert t.question == "build", wood
        t.play(f"build {TARGET}")
        assert t.goods() == (0, 0, 0, 0)
    t = played((0, 14, 0, 0), (3, 15, 0, 0))
    t.play(f"build {TARGET}")
    assert t.answers() == {"pay proposed", "pay 0", "pay 3"}


@rule("V-AMB-71", "V-LOG-05")
def test_the_target_is_asked_before_the_payment() -> None:
    t = played((1, 1, 0, 0), (9, 9, 9, 9))
    t.refuse("payment 1 1 0 0")
    t.play(f"build {TARGET}")
    assert (t.question, t.view.target) == ("payment", TARGET)
    t.refuse(f"build {TARGET}")
    t.play("payment 1 1 0 0")
    assert t.seen().buildings == (TARGET,)


@rule("V-COST-03")
def test_a_cost_is_covered_if_no_good_of_it_is_replaced() -> None:
    for kind in range(4):
        cost = bundle(*(3 if other == kind else 1 for other in range(4)))
        assert covers(cost, cost)
        assert covers(cost + of(kind, 1), cost)
        assert not covers(cost - of(kind, 1), cost)
