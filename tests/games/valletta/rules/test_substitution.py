"""Three goods in place of one (canon, 5.3)."""

from itertools import product

import pytest

from tests.canon import rule
from tests.games.valletta.street_table import STREET, Table, seat, spot, table

TARGET = spot("above", 1, 3)
DEAR = dict.fromkeys(STREET[:20], (20, 20, 20, 20))


def asked(cost: tuple[int, ...], goods: tuple[int, ...], *, upgrade: bool = False) -> Table:
    """A Builder is played; only the target can be paid."""
    t = table(seat("builder maid", *goods, buildings=[TARGET] if upgrade else []), cost=DEAR | {TARGET: cost})
    t.play("builder")
    return t


def paying(cost: tuple[int, ...], goods: tuple[int, ...], *, upgrade: bool = False) -> Table:
    """The payment for the target is asked, unless there is only one."""
    t = asked(cost, goods, upgrade=upgrade)
    t.play(f"{'upgrade' if upgrade else 'build'} {TARGET}")
    return t


def payments(t: Table, most: int = 9) -> set[tuple[int, ...]]:
    """Every payment that is accepted, among all vectors up to a size."""
    owned = t.goods()
    every = product(*(range(min(most, number) + 1) for number in owned))
    return {paid for paid in every if t.allows("payment {} {} {} {}".format(*paid))}


@rule("V-SUB-01")
@pytest.mark.parametrize("upgrade", [False, True])
def test_any_number_of_goods_is_replaced_by_three_each(upgrade: bool) -> None:
    for replaced in range(4):
        t = paying((0, 3, 0, 0), (9, 3, 0, 0), upgrade=upgrade)
        t.play(f"payment {3 * replaced} {3 - replaced} 0 0")
        assert t.goods() == (9 - 3 * replaced, replaced, 0, 0)
    t = paying((0, 3, 0, 0), (9, 3, 0, 0), upgrade=upgrade)
    assert payments(t) == {(0, 3, 0, 0), (3, 2, 0, 0), (6, 1, 0, 0), (9, 0, 0, 0)}


@rule("V-SUB-01")
@pytest.mark.parametrize("upgrade", [False, True])
@pytest.mark.parametrize(("spare", "possible"), [(2, False), (3, True), (4, True)])
def test_two_goods_are_not_enough_for_one(spare: int, possible: bool, upgrade: bool) -> None:
    t = asked((0, 1, 1, 0), (spare, 1, 0, 0), upgrade=upgrade)
    assert (t.question == "build") == possible


@rule("V-SUB-02")
def test_the_three_goods_may_be_alike_or_different() -> None:
    t = paying((0, 1, 0, 0), (9, 0, 9, 9))
    trios = {trio for trio in product(range(4), repeat=3) if sum(trio) == 3}
    assert payments(t) == {(gold, 0, stone, brick) for gold, stone, brick in trios}
    assert len(trios) == 10


@rule("V-SUB-03", "V-DISC-13")
def test_a_good_is_replaced_by_other_kinds_only() -> None:
    t = paying((0, 1, 0, 0), (3, 9, 0, 0))
    assert payments(t) == {(0, 1, 0, 0), (3, 0, 0, 0)}
    for paid in ("0 3 0 0", "1 2 0 0", "2 1 0 0", "2 2 0 0", "0 4 0 0"):
        t.refuse(f"payment {paid}", "V-COST-03", "V-SUB-03")


@rule("V-SUB-04", "V-DISC-14", "V-AMB-35", "V-AMB-47")
def test_a_good_one_owns_may_be_replaced_too() -> None:
    t = paying((1, 1, 1, 1), (9, 9, 9, 9))
    for paid in ("1 0 4 1", "4 1 1 0", "0 2 2 2", "0 0 4 4"):
        fork = t.fork()
        fork.play(f"payment {paid}")
        assert fork.goods() == tuple(9 - int(number) for number in paid.split())


@rule("V-SUB-05", "V-AMB-35", "V-AMB-66")
@pytest.mark.parametrize("upgrade", [False, True])
def test_gold_may_serve_in_place_of_another_good(upgrade: bool) -> None:
    t = asked((0, 0, 0, 1), (3, 0, 0, 0), upgrade=upgrade)
    t.play(f"{'upgrade' if upgrade else 'build'} {TARGET}")
    assert t.goods() == (0, 0, 0, 0)


@rule("V-SUB-06", "V-AMB-35", "V-AMB-66")
@pytest.mark.parametrize("kind", [1, 2, 3])
def test_gold_in_the_cost_may_be_replaced(kind: int) -> None:
    goods = [0, 0, 0, 0]
    goods[kind] = 6
    t = asked((2, 0, 0, 0), tuple(goods))
    t.play(f"build {TARGET}")
    assert t.goods() == (0, 0, 0, 0)


@rule("V-SUB-07")
def test_replacing_happens_only_while_paying_and_brings_nothing_else() -> None:
    t = paying((1, 1, 0, 0), (9, 9, 9, 9))
    for paid in product(range(7), repeat=4):
        if t.allows("payment {} {} {} {}".format(*paid)):
            fork = t.fork()
            fork.play("payment {} {} {} {}".format(*paid))
            assert fork.goods() == tuple(9 - number for number in paid)
            assert fork.question == "play"
            fork.refuse("payment 0 0 0 0")


@rule("V-SUB-08", "V-AMB-34")
@pytest.mark.parametrize(
    ("card", "enough", "short"),
    [
        ("trader", (0, 1, 0, 0), (30, 0, 0, 0)),
        ("merchant", (1, 0, 0, 0), (0, 30, 30, 30)),
        ("architect_laparelli", (0, 0, 4, 0), (30, 3, 3, 3)),
        ("bailiff_schilling", (4, 0, 0, 0), (3, 30, 30, 30)),
        ("grand_master_del_monte", (1, 1, 1, 1), (30, 30, 30, 0)),
    ],
)
def test_other_prices_know_no_replacing(card: str, enough: tuple[int, ...], short: tuple[int, ...]) -> None:
    t = table(seat(f"{card} maid", *short))
    t.play(card)
    assert (t.question, t.goods()) == ("play", short)
    t = table(seat(f"{card} maid", *enough))
    t.play(card)
    assert t.question != "play"
    t.play(*sorted(t.answers() - {"decline"})[:1])
    assert t.view.plays == 1
    assert t.question == "play"


@rule("V-SUB-09", "V-AMB-32", "V-AMB-33")
def test_only_what_is_still_due_after_every_reduction_needs_replacing() -> None:
    neighbour = spot("above", 1, 2)
    for gold, possible in ((2, False), (3, True)):
        t = table(
            seat("roofer maid", gold, 0, 0, 0, buildings=[neighbour], upgraded=[neighbour]),
            cost=DEAR | {TARGET: (1, 0, 0, 3)},
        )
        t.play("roofer")  # 1 gold is saved by the neighbour, 2 bricks by the Roofer: 1 brick is left
        assert (t.question == "build") == possible
    t.play(f"build {TARGET}")
    assert t.goods() == (0, 0, 0, 0)


@rule("V-SUB-02", "V-SUB-05", "V-AMB-35")
def test_several_goods_are_replaced_at_once_by_any_mixture() -> None:
    t = paying((2, 3, 1, 1), (4, 7, 0, 0))
    assert t.question == "play"  # the only payment
    assert t.goods() == (0, 0, 0, 0)
    t = paying((2, 3, 1, 1), (9, 9, 0, 0))
    t.play("payment 4 7 0 0")
    assert t.goods() == (5, 2, 0, 0)
