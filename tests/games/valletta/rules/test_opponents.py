"""Blue characters (canon, 6.4, 13.2) that concern the others: Monk, Innkeeper, Nun, Tax Collector."""

from itertools import product

import pytest

from auberge.core.protocol import Seat
from auberge.games.valletta.events import Given, Taken
from tests.canon import rule
from tests.games.valletta.street_table import GOODS, Table, of_kind, seat, table

MATERIALS = GOODS[1:]


def settle(t: Table) -> Table:
    """Victims give the first good they can, the player does without an addition."""
    while t.question in ("give", "bonus"):
        t.play("decline" if t.question == "bonus" else sorted(t.answers(), key=GOODS.index)[0])
    return t


@rule("V-CHAR-MONK-1", "V-DISC-49")
@pytest.mark.parametrize(
    ("goods", "gives"),
    [
        ((0, 0, 0, 0), False),
        ((3, 0, 0, 0), False),
        ((1, 1, 1, 0), False),
        ((4, 0, 0, 0), True),
        ((1, 1, 1, 1), True),
        ((0, 0, 2, 2), True),
        ((9, 9, 9, 9), True),
    ],
)
def test_an_opponent_with_four_goods_or_more_gives_the_monk_one(goods: tuple[int, ...], gives: bool) -> None:
    t = table(seat("monk maid"), seat(None, *goods), seat(None, 0, 3, 0, 0))
    t.play("monk")
    settle(t)
    assert sum(t.goods(1)) == sum(goods) - gives
    assert sum(t.goods(0)) == gives
    assert t.goods(2) == (0, 3, 0, 0)


@rule("V-CHAR-MONK-2", "V-LOG-05")
@pytest.mark.parametrize("good", ["gold", "stone", "brick"])
def test_the_giving_opponent_chooses_the_good(good: str) -> None:
    t = table(seat("monk maid"), seat(None, 2, 0, 2, 1), seats=3)
    t.play("monk")
    assert (t.actor, t.question, t.turn) == (1, "give", 0)
    assert t.answers() == {"gold", "stone", "brick"}
    t.refuse("wood", "V-CHAR-MONK-1", "V-CHAR-MONK-2", "V-TURN-03")
    t.refuse("decline", "V-CHAR-MONK-1", "V-TURN-05")
    t.refuse(good, seat=0)
    assert [(event.seat, event.good, event.to) for event in of_kind(t.play(good), Given)] == [(1, good, 0)]
    assert t.goods() == tuple(int(kind == good) for kind in GOODS)


@rule("V-CHAR-MONK-3")
@pytest.mark.parametrize("number", [4, 8, 40])
def test_no_opponent_gives_the_monk_more_than_one(number: int) -> None:
    t = table(seat("monk maid"), seat(None, 0, number, 0, 0), seat(None, number, 0, 0, 0), seat(None, 0, 0, 0, number))
    t.play("monk")
    assert t.goods() == (1, 1, 0, 1)
    assert [sum(t.goods(player)) for player in (1, 2, 3)] == [number - 1] * 3


@rule("V-CHAR-MONK-4", "V-AMB-14", "V-DISC-24")
@pytest.mark.parametrize("theirs", [0, 3, 4])
def test_with_two_players_the_monk_may_bring_one_more_of_any_kind(theirs: int) -> None:
    t = table(seat("monk maid"), seat(None, theirs, 0, 0, 0))
    t.play("monk")
    gift = int(theirs > 3)
    assert (t.actor, t.question, t.answers()) == (0, "bonus", {*GOODS, "decline"})
    assert t.goods() == (gift, 0, 0, 0)
    for good in GOODS:
        fork = t.fork()
        fork.play(good)
        assert fork.goods() == tuple(gift * (kind == "gold") + (kind == good) for kind in GOODS)
    t.play("decline")
    assert (t.goods(), t.question) == ((gift, 0, 0, 0), "play")


@rule("V-CHAR-MONK-4", "V-CHAR-INNKEEPER-3", "V-CHAR-TAX_COLLECTOR-4", "V-AMB-15")
@pytest.mark.parametrize("card", ["monk", "innkeeper", "tax_collector"])
@pytest.mark.parametrize("seats", [3, 4])
def test_with_more_players_there_is_no_addition(card: str, seats: int) -> None:
    for end_phase in (False, True):
        out = [seat("", exact=True) if end_phase else seat()] * (seats - 2)
        t = table(seat(f"{card} maid"), *out, seat(), end_phase=end_phase)
        t.play(card)
        assert (t.question, t.goods()) == ("play", (0, 0, 0, 0))


@rule("V-CHAR-INNKEEPER-1", "V-CHAR-INNKEEPER-2", "V-DISC-19", "V-DISC-49")
def test_every_opponent_with_two_gold_or_more_gives_the_innkeeper_one() -> None:
    for theirs in product((0, 1, 2, 3, 9), repeat=3):
        t = table(seat("innkeeper maid", 1, 0, 0, 0), *(seat(None, gold, 5, 5, 5) for gold in theirs))
        t.play("innkeeper")
        givers = [gold >= 2 for gold in theirs]
        assert t.goods() == (1 + sum(givers), 0, 0, 0)
        assert [t.goods(player) for player in (1, 2, 3)] == [
            (gold - gives, 5, 5, 5) for gold, gives in zip(theirs, givers, strict=True)
        ]
        assert t.question == "play"


@rule("V-CHAR-INNKEEPER-3", "V-AMB-14")
@pytest.mark.parametrize("theirs", [0, 1, 2, 5])
def test_with_two_players_the_innkeeper_may_bring_one_gold_more(theirs: int) -> None:
    t = table(seat("innkeeper maid"), seat(None, theirs, 9, 9, 9))
    t.play("innkeeper")
    gift = int(theirs > 1)
    assert (t.question, t.answers()) == ("bonus", {"gold", "decline"})
    t.refuse("wood")
    fork = t.fork()
    events = fork.play("gold")
    assert of_kind(events, Taken) == [Taken(Seat(0), "gold", 1)]
    assert (fork.goods()[0], fork.goods(1)[0]) == (gift + 1, theirs - gift)
    t.play("decline")
    assert t.goods()[0] == gift


@rule("V-CHAR-NUN-1", "V-CHAR-NUN-2", "V-LOG-05")
@pytest.mark.parametrize("good", GOODS)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_nun_brings_three_and_every_opponent_one_of_the_same_kind(good: str, seats: int) -> None:
    t = table(*[seat("nun maid", 1, 1, 1, 1) for _ in range(seats)], turn=2)
    t.play("nun")
    assert (t.question, t.answers()) == ("nun", set(GOODS))
    events = t.play(good)
    order = [(1 + number) % seats for number in range(seats)]
    assert [(event.seat, event.good, event.number) for event in of_kind(events, Taken)] == [
        (player, good, 3 if player == 1 else 1) for player in order
    ]
    for player in range(seats):
        gained = 3 if player == 1 else 1
        assert t.goods(player) == tuple(1 + gained * (kind == good) for kind in GOODS)


@rule("V-CHAR-NUN-2", "V-AMB-57")
def test_nobody_refuses_the_good_of_the_nun() -> None:
    for execution in ("full", "optional"):
        t = table(seat("nun maid"), seat(), seat(), options={"effect_execution": execution})
        t.play("nun", "gold")
        assert t.actor == 0
        assert [t.goods(player) for player in range(3)] == [(3, 0, 0, 0), (1, 0, 0, 0), (1, 0, 0, 0)]


@rule("V-CHAR-TAX_COLLECTOR-1", "V-CHAR-TAX_COLLECTOR-2", "V-CHAR-TAX_COLLECTOR-3", "V-DISC-49")
def test_the_tax_collector_takes_one_of_each_material_held_three_times() -> None:
    for theirs in product((0, 2, 3, 9), repeat=3):
        t = table(seat("tax_collector maid"), seat(None, 9, *theirs), seat(None, 9, 2, 3, 4))
        t.play("tax_collector")
        first = [int(number >= 3) for number in theirs]
        assert t.goods(1) == (9, *(number - given for number, given in zip(theirs, first, strict=True)))
        assert t.goods(2) == (9, 2, 2, 3)
        assert t.goods() == (0, first[0], first[1] + 1, first[2] + 1)


@rule("V-CHAR-TAX_COLLECTOR-4", "V-AMB-14")
@pytest.mark.parametrize("theirs", [(9, 2, 2, 2), (0, 3, 3, 3)])
def test_with_two_players_the_tax_collector_may_bring_one_material_more(theirs: tuple[int, ...]) -> None:
    t = table(seat("tax_collector maid"), seat(None, *theirs))
    t.play("tax_collector")
    assert (t.question, t.answers()) == ("bonus", {*MATERIALS, "decline"})
    t.refuse("gold", "V-CHAR-TAX_COLLECTOR-4", "V-TURN-03")
    before = t.goods()
    for good in MATERIALS:
        fork = t.fork()
        fork.play(good)
        assert fork.goods() == tuple(number + (kind == good) for number, kind in zip(before, GOODS, strict=True))


@rule("V-AMB-12", "V-LOG-05")
def test_victims_are_asked_clockwise_and_each_good_moves_at_once() -> None:
    t = table(seat(None, 2, 2, 0, 0), seat(None, 0, 0, 3, 1), seat("monk maid"), seat(None, 0, 0, 0, 9), turn=3)
    events = t.play("monk")
    assert of_kind(events, Given) == [Given(Seat(3), "brick", Seat(2))]
    assert (t.actor, t.goods(2)) == (0, (0, 0, 0, 1))
    t.play("wood")
    assert (t.actor, t.goods(2)) == (1, (0, 1, 0, 1))
    t.play("brick")
    assert (t.goods(2), t.question, t.actor) == ((0, 1, 0, 2), "play", 2)


@rule("V-AMB-12", "V-LOG-05")
def test_transfers_of_innkeeper_and_tax_collector_run_clockwise() -> None:
    t = table(seat(None, 2), seat(None, 3), seat("innkeeper maid"), seat(None, 4), turn=3)
    assert [event.seat for event in of_kind(t.play("innkeeper"), Given)] == [3, 0, 1]
    t = table(seat(None, 0, 3, 3, 3), seat(None, 0, 0, 3, 3), seat("tax_collector maid"), turn=3)
    given = [(event.seat, event.good) for event in of_kind(t.play("tax_collector"), Given)]
    assert given == [(0, "wood"), (0, "stone"), (0, "brick"), (1, "stone"), (1, "brick")]


@rule("V-AMB-13")
def test_thresholds_are_checked_before_any_transfer() -> None:
    t = table(seat("monk maid"), seat(None, 2, 2, 0, 0), seat(None, 0, 0, 2, 2))
    t.play("monk")
    assert t.view.victims in ((1, 2), (2,))
    t.play("gold")
    assert (t.actor, t.question) == (2, "give")
    t.play("stone")
    assert t.goods() == (1, 0, 1, 0)
    t = table(seat("tax_collector maid"), seat(None, 0, 3, 0, 0), seat(None, 0, 3, 0, 0))
    t.play("tax_collector")
    assert t.goods() == (0, 2, 0, 0)


@rule("V-AMB-16", "V-AMB-56")
@pytest.mark.parametrize(
    ("left", "taken"),
    [(0, None), (1, (1, 0, 0, 0)), (3, (3, 0, 0, 0)), (4, (3, 1, 0, 0)), (5, (3, 1, 1, 0)), (6, (3, 1, 1, 1))],
)
def test_a_short_supply_serves_the_player_first_then_clockwise(left: int, taken: tuple[int, ...] | None) -> None:
    held = [0, 0, 0, 30 - left]
    t = table(seat(None), seat("nun maid"), seat(None, *held), seat(), turn=2, options={"supply": "limited"})
    t.play("nun")
    assert ("brick" in t.answers()) == (taken is not None)
    if taken is not None:
        before = [t.goods(player)[3] for player in range(4)]
        t.play("brick")
        gained = [t.goods(player)[3] - before[player] for player in (1, 2, 3, 0)]
        assert tuple(gained) == taken
