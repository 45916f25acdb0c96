"""Blue characters (canon, 6.4) that concern the player alone. Those that concern others: test_opponents."""

from itertools import combinations_with_replacement

import pytest

from auberge.core.protocol import Seat
from auberge.games.valletta.events import Paid, Taken
from tests.canon import rule
from tests.games.valletta.street_table import GOODS, STREET, of_kind, seat, spot, table

REDUCERS = {"carpenter": 1, "mason": 2, "roofer": 3}
TARGET = spot("above", 1, 3)
MATERIALS = GOODS[1:]


@rule("V-CHAR-ROOFER-1", "V-CHAR-MASON-1", "V-CHAR-CARPENTER-1")
@pytest.mark.parametrize("card", REDUCERS)
@pytest.mark.parametrize("upgrade", [False, True])
def test_building_or_upgrading_costs_two_less_of_a_kind(card: str, upgrade: bool) -> None:
    t = table(seat(f"{card} maid", 9, 9, 9, 9, buildings=[TARGET] if upgrade else []), cost={TARGET: (4, 4, 4, 4)})
    t.play(card, f"{'upgrade' if upgrade else 'build'} {TARGET}")
    due = [0 if upgrade else 4, 4, 4, 4]
    due[REDUCERS[card]] = 2
    assert t.view.cost == tuple(due)
    t.play("pay proposed")
    assert t.goods() == tuple(9 - number for number in due)
    assert t.building(TARGET).is_upgraded == upgrade
    assert t.building(TARGET).owner == 0


@rule("V-CHAR-ROOFER-2", "V-CHAR-MASON-2", "V-CHAR-CARPENTER-2", "V-COST-04")
@pytest.mark.parametrize("card", REDUCERS)
@pytest.mark.parametrize(("printed", "due"), [(0, 0), (1, 0), (2, 0), (3, 1)])
@pytest.mark.parametrize("upgrade", [False, True])
def test_a_reduction_goes_down_to_nothing_and_pays_nothing_out(
    card: str, printed: int, due: int, upgrade: bool
) -> None:
    cost, goods = [2, 1, 1, 1], [2, 1, 1, 1]
    cost[REDUCERS[card]], goods[REDUCERS[card]] = printed, due
    t = table(
        seat(f"{card} maid", *goods, buildings=[TARGET] if upgrade else []),
        cost=dict.fromkeys(STREET[:20], (9, 9, 9, 9)) | {TARGET: cost},
    )
    t.play(card)
    assert t.answers() == {f"{'upgrade' if upgrade else 'build'} {TARGET}", "decline"}
    t.play(f"{'upgrade' if upgrade else 'build'} {TARGET}")
    assert t.goods() == ((2, 0, 0, 0) if upgrade else (0, 0, 0, 0))


@rule("V-CHAR-ROOFER-1", "V-CHAR-MASON-1", "V-CHAR-CARPENTER-1")
@pytest.mark.parametrize("card", REDUCERS)
def test_only_the_one_kind_is_reduced(card: str) -> None:
    for kind in (1, 2, 3):
        cost = [1, 0, 0, 0]
        cost[kind] = 2
        t = table(seat(f"{card} maid", 1, 0, 0, 0), cost=dict.fromkeys(STREET[:20], (9, 9, 9, 9)) | {TARGET: cost})
        t.play(card)
        assert (t.question == "build") == (kind == REDUCERS[card])


@rule("V-CHAR-TRADER-1")
@pytest.mark.parametrize(
    ("goods", "offered"),
    [((0, 1, 1, 0), "wood stone"), ((5, 0, 0, 2), "brick"), ((0, 1, 1, 1), "wood stone brick"), ((9, 0, 0, 0), "")],
)
def test_the_trader_gives_three_gold_for_one_material(goods: tuple[int, ...], offered: str) -> None:
    t = table(seat("trader maid", *goods))
    t.play("trader")
    if not offered:
        assert (t.question, t.goods()) == ("play", goods)
        return
    assert t.answers() == {*offered.split(), "decline"}
    t.refuse("gold", "V-CHAR-TRADER-1")
    for good in offered.split():
        fork = t.fork()
        events = fork.play(good)
        assert [sum((paid.gold, paid.wood, paid.stone, paid.brick)) for paid in of_kind(events, Paid)] == [1]
        expected = [number - (kind == good) for number, kind in zip(goods, GOODS, strict=True)]
        assert fork.goods() == (expected[0] + 3, *expected[1:])
    t.play("decline")
    assert t.goods() == goods


@rule("V-CHAR-TRADER-2", "V-CHAR-MERCHANT-2")
@pytest.mark.parametrize(("card", "answer"), [("trader", "wood"), ("merchant", "use")])
def test_trader_and_merchant_deal_once_per_play(card: str, answer: str) -> None:
    t = table(seat(f"{card} {card} maid", 9, 9, 9, 9))
    t.play(card, answer)
    once = t.goods()
    assert (t.question, t.view.plays) == ("play", 1)
    t.refuse(answer)
    t.play(card, answer)
    assert tuple(9 + 2 * (number - 9) for number in once) == t.goods()


@rule("V-CHAR-SEAMSTRESS-1")
def test_the_seamstress_brings_two_goods_alike_or_different() -> None:
    t = table(seat("seamstress maid"))
    t.play("seamstress")
    pairs = list(combinations_with_replacement(GOODS, 2))
    assert t.answers() == {f"seamstress {first} {second}" for first, second in pairs}
    assert len(t.answers()) == 10
    for first, second in pairs:
        for text in (f"seamstress {first} {second}", f"seamstress {second} {first}"):
            fork = t.fork()
            fork.play(text)
            assert fork.goods() == tuple([first, second].count(kind) for kind in GOODS)


@rule("V-CHAR-MERCHANT-1")
@pytest.mark.parametrize("gold", [0, 1, 2])
def test_the_merchant_gives_one_of_each_material_for_one_gold(gold: int) -> None:
    t = table(seat("merchant maid", gold, 1, 1, 1))
    t.play("merchant")
    if gold == 0:
        assert (t.question, t.goods()) == ("play", (0, 1, 1, 1))
        return
    assert t.answers() == {"use", "decline"}
    fork = t.fork()
    fork.play("decline")
    assert fork.goods() == (gold, 1, 1, 1)
    assert of_kind(t.play("use"), Paid) == [Paid(Seat(0), 1, 0, 0, 0)]
    assert t.goods() == (gold - 1, 2, 2, 2)


@rule("V-CHAR-FOREMAN-1", "V-AMB-62")
def test_the_foreman_brings_goods_of_a_chosen_kind_for_its_icons() -> None:
    own = [spot("above", 1, 1), spot("above", 1, 5), spot("below", 1, 5)]
    icons = {own[0]: ("wood", 1, 2), own[1]: ("wood", 3, 4), own[2]: ("gold", 2, 3)}
    t = table(seat("foreman maid", buildings=own, upgraded=own[:1]), icons=icons)
    t.play("foreman")
    assert (t.question, t.answers()) == ("foreman", set(GOODS))
    for good, number in (("gold", 2), ("wood", 5), ("stone", 0), ("brick", 0)):
        fork = t.fork()
        fork.play(good)
        assert fork.goods() == tuple(number if kind == good else 0 for kind in GOODS)
        assert fork.question == "play"


@rule("V-CHAR-CHAMBERLAIN-1", "V-CHAR-CHAMBERLAIN-2")
@pytest.mark.parametrize("green", [0, 1, 2, 4])
@pytest.mark.parametrize("upgraded", [0, 1, 2])
def test_the_chamberlain_brings_one_gold_for_every_own_green_building(green: int, upgraded: int) -> None:
    own = [spot("above", 1, column) for column in range(1, 5)][:green]
    others = [spot("above", 1, 5), spot("below", 1, 4)]  # blue and yellow
    theirs = [spot("above", 2, 1)]
    t = table(
        seat("chamberlain maid", buildings=[*own, *others], upgraded=[*own[:upgraded], others[0]]),
        seat(None, buildings=theirs),
    )
    assert [t.building(name).colour for name in own] == ["green"] * green
    assert t.building(theirs[0]).colour == "green"
    events = t.play("chamberlain")
    assert t.goods() == (green, 0, 0, 0)
    assert sum(event.number for event in of_kind(events, Taken)) == green


@rule("V-CHAR-TRADER-1", "V-CHAR-MERCHANT-1")
def test_no_more_than_the_price_can_be_paid() -> None:
    t = table(seat("trader maid", 9, 9, 9, 9))
    t.play("trader")
    for text in ("payment 0 2 0 0", "seamstress wood wood", "pay 2"):
        t.refuse(text)
    assert t.answers() == {*MATERIALS, "decline"}
