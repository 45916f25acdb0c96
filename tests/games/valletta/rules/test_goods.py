"""Goods and supply (canon, chapter 4)."""

import pytest

from auberge.core.protocol import Event, Seat
from auberge.games.valletta.events import BarrelTurned, Drafted, Forfeited, Given, Paid, Taken
from tests.canon import rule
from tests.games.game_table import random_steps
from tests.games.valletta.street_table import (
    ARCHITECT,
    BAILIFF,
    GOODS,
    GRAND_MASTER,
    JEAN,
    Table,
    new_game,
    of_kind,
    seat,
    spot,
    table,
)

LIMITED = {"supply": "limited"}


def supply(t: Table) -> tuple[int, ...]:
    assert t.view.supply is not None
    return t.view.supply


def change(events: list[Event], player: int) -> list[int]:
    """What these events do to the goods of a player."""
    goods = [0, 0, 0, 0]
    for event in events:
        match event:
            case Taken(by, good, number) if by == player:
                goods[GOODS.index(good)] += number
            case Drafted(by, good) if by == player:
                goods[GOODS.index(good)] += 1
            case Paid(by, gold, wood, stone, brick) if by == player:
                goods = [have - paid for have, paid in zip(goods, (gold, wood, stone, brick), strict=True)]
            case Given(by, good, to) if player in (by, to):
                goods[GOODS.index(good)] += 1 if to == player else -1
    return goods


@rule("V-GOOD-01", "V-GOOD-02", "V-GOOD-08")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_goods_move_only_between_supply_and_players_by_takings_payments_and_gifts(seats: int) -> None:
    t = new_game(seats, options=LIMITED)
    for before, _, events in random_steps(t, seats):
        for player in range(seats):
            was, moved = before.players[player].goods, change(events, player)
            assert t.goods(player) == tuple(was[kind] + moved[kind] for kind in range(4))
        turned = [event.good for event in of_kind(events, BarrelTurned)]
        if before.supply is not None and before.question != "draft":
            out = [sum(change(events, player)[kind] for player in range(seats)) for kind in range(4)]
            expected = [before.supply[kind] - out[kind] + turned.count(GOODS[kind]) for kind in range(4)]
            assert list(supply(t)) == expected


@rule("V-GOOD-01")
@pytest.mark.parametrize(
    ("card", "kind"), [("shopkeeper", 0), ("lumberjack", 1), ("stonecutter", 2), ("brickmaker", 3)]
)
def test_goods_taken_come_from_the_supply(card: str, kind: int) -> None:
    t = table(seat("shopkeeper lumberjack stonecutter brickmaker maid"), options=LIMITED)
    before = supply(t)
    t.play(card)
    assert supply(t) == tuple(number - (kind == index) for index, number in enumerate(before))
    assert t.goods()[kind] == 1


@rule("V-GOOD-02")
def test_goods_paid_return_to_the_supply() -> None:
    t = table(seat("builder merchant maid", 3, 1, 1, 1), options=LIMITED)
    before = supply(t)
    t.play("builder", "build building_g01")
    assert (t.goods(), supply(t)) == ((1, 0, 0, 0), tuple(map(sum, zip(before, (2, 1, 1, 1), strict=True))))
    t.play("merchant", "use")
    assert (t.goods(), supply(t)) == ((0, 1, 1, 1), tuple(map(sum, zip(before, (3, 0, 0, 0), strict=True))))


@rule("V-GOOD-03")
def test_there_is_no_limit_to_the_goods_of_a_player() -> None:
    t = table(seat("seamstress shopkeeper maid", 500, 41, 200, 30))
    t.play("seamstress", "seamstress wood brick", "shopkeeper", "maid", "stone")
    assert t.goods() == (501, 42, 201, 31)


@rule("V-GOOD-04", "V-GOOD-05", "V-CHAR-JEAN-3", "V-AMB-17", "V-DISC-07")
def test_a_barrel_set_aside_stands_in_for_its_own_kind_only() -> None:
    for good, kind in (("stone", 2), ("wood", 1)):
        t = table(seat(f"{JEAN} maid"), seat(None, 0, 30, 30, 0), barrels=[good], options=LIMITED)
        assert supply(t)[1:3] == (0, 0)
        t.play(JEAN)
        assert t.goods()[kind] == 1
        assert supply(t)[1:3] == (0, 0)
        t.play("decline", "maid")
        assert t.answers() == {"gold", "brick"}


@rule("V-GOOD-04", "V-AMB-17")
def test_barrels_set_aside_earlier_serve_when_the_pieces_are_used_up() -> None:
    held = [42, 30, 30, 30]
    for extra in range(3):
        t = table(seat("brickmaker maid"), seat(None, *held), jean=extra, options=LIMITED)
        turned = t.view.barrels_turned.count("brick")
        assert supply(t)[3] == turned
        t.play("brickmaker")
        assert t.goods()[3] == min(1, turned)


@rule("V-GOOD-06")
def test_a_stand_in_counts_like_any_good() -> None:
    t = table(
        seat(f"{JEAN} builder {ARCHITECT}", 0, 0, 3, 0),
        seat(None, 0, 0, 27, 0),
        barrels=["stone"],
        options=LIMITED,
        cost={"building_g01": [0, 0, 4, 0]},
    )
    t.play(JEAN, "decline")
    assert t.goods() == (0, 0, 4, 0)
    fork = t.fork()
    fork.play(ARCHITECT, "stone")
    assert (fork.points(), fork.goods(), supply(fork)[2]) == (4, (0, 0, 0, 0), 4)
    t.play("builder", "build building_g01")
    assert t.goods() == (0, 0, 0, 0)
    assert supply(t)[2] == 4


@rule("V-GOOD-07", "V-AMB-18", "V-OPT-04")
def test_an_unlimited_supply_gives_everything_that_is_due() -> None:
    t = table(seat("maid seamstress nun"), *[seat(None, 14, 10, 10, 10)] * 3)
    t.play("maid", "brick", "seamstress", "seamstress stone stone", "nun", "brick")
    assert t.goods() == (0, 0, 2, 4)
    assert [t.goods(player)[3] for player in (1, 2, 3)] == [11, 11, 11]


@rule("V-GOOD-07", "V-AMB-18", "V-OPT-04")
@pytest.mark.parametrize("left", [0, 1, 2, 3, 4])
def test_of_a_limited_supply_a_player_takes_what_is_left(left: int) -> None:
    t = table(
        seat("banker maid", buildings=["building_g01"]),
        seat(None, 42 - left, 0, 0, 0),
        options=LIMITED,
        icons={"building_g01": ("gold", 3, 4)},
    )
    events = t.play("banker")
    assert t.goods() == (min(3, left), 0, 0, 0)
    assert supply(t)[0] == left - min(3, left)
    forfeited = sum(event.number for event in of_kind(events, Forfeited))
    assert forfeited == max(0, 3 - left)


@rule("V-GOOD-08", "V-SUB-07")
def test_goods_are_not_exchanged_outside_a_payment() -> None:
    t = table(seat("maid builder", 9, 9, 9, 9))
    for text in ("payment 3 0 0 0", "pay 3", "gold", "seamstress gold wood"):
        t.refuse(text)
    t.play("maid")
    for text in ("payment 3 0 0 0", "pay 3"):
        t.refuse(text)
    t.play("gold", "builder")
    for text in ("payment 3 0 0 0", "pay 3", "wood"):
        t.refuse(text)


@rule("V-GOOD-09", "V-SUB-08", "V-AMB-34")
@pytest.mark.parametrize(
    ("card", "goods"),
    [
        ("trader", (9, 0, 0, 0)),
        ("merchant", (0, 9, 9, 9)),
        (ARCHITECT, (9, 3, 3, 3)),
        (BAILIFF, (3, 9, 9, 9)),
        (GRAND_MASTER, (0, 9, 9, 9)),
        (GRAND_MASTER, (9, 0, 9, 9)),
        (GRAND_MASTER, (9, 9, 0, 9)),
        (GRAND_MASTER, (9, 9, 9, 0)),
    ],
)
def test_a_price_that_cannot_be_paid_in_full_is_not_paid_at_all(card: str, goods: tuple[int, ...]) -> None:
    t = table(seat(f"{card} maid", *goods))
    events = t.play(card)
    assert not of_kind(events, Paid)
    assert (t.question, t.goods(), t.points()) == ("play", goods, 0)


@rule("V-GOOD-09", "V-COST-05")
def test_a_building_is_paid_in_full_or_not_built() -> None:
    target = spot("above", 1, 1)
    for goods in ((2, 1, 1, 0), (1, 1, 1, 1), (1, 1, 1, 3), (2, 1, 0, 3)):
        t = table(seat("builder maid", *goods))
        t.play("builder")
        assert f"build {target}" not in t.targets()
        t.refuse(f"build {target}", "V-GOOD-09", "V-COST-05", "V-COST-03", "V-TURN-02", seat=0)


@rule("V-GOOD-09", "V-AMB-18")
@pytest.mark.parametrize("left", [0, 1, 2, 3])
def test_only_what_is_received_can_fall_short(left: int) -> None:
    t = table(seat("trader maid", 0, 1, 0, 0), seat(None, 42 - left, 0, 0, 0), options=LIMITED)
    t.play("trader")
    assert t.answers() == {"wood", "decline"}
    assert Paid(Seat(0), 0, 1, 0, 0) in t.play("wood")
    assert t.goods() == (left, 0, 0, 0)
    t = table(seat("merchant maid", 1, 0, 0, 0), seat(None, 0, 30, 30 - min(1, left), 30), options=LIMITED)
    t.play("merchant", "use")
    assert t.goods() == (0, 0, min(1, left), 0)
