"""House decks with too few pieces or too dear buildings, goods in numbers nobody has at a table, another colour."""

import tomllib

import pytest

from auberge.core.errors import BadData
from auberge.core.protocol import Seat
from auberge.core.setup import settle_setup
from auberge.games.valletta import goods as g
from auberge.games.valletta import printed, tables
from auberge.games.valletta.events import Copied, WithoutFunction
from auberge.games.valletta.game import GAME
from auberge.games.valletta.rules import supply
from tests.canon import rule
from tests.games.valletta.street_table import GOODS, seat, spot, table

TARGET = spot("above", 1, 3)


def house_deck(old: str, new: str) -> str:
    text = printed.shipped_text()
    assert old in text
    return text.replace(old, new, 1)


@rule("V-SETUP-27", "V-SETUP-30")
@pytest.mark.parametrize(("good", "number"), [("gold", 42), ("wood", 30), ("stone", 30), ("brick", 30)])
def test_a_deck_has_a_piece_for_every_player_and_one_to_draft(good: str, number: int) -> None:
    pieces = "gold = 42\nwood = 30\nstone = 30\nbrick = 30\n"
    for few in (1, 4):
        with pytest.raises(BadData) as refused:
            printed.sheet_of(house_deck(pieces, pieces.replace(f"{good} = {number}", f"{good} = {few}")))
        assert refused.value.key == "bad-data-too-few-pieces"
        assert (refused.value.values["entry"], refused.value.values["field"]) == ("pieces", good)
        assert (refused.value.values["value"], refused.value.values["wanted"]) == (few, 5)


@rule("V-INV-02", "V-OPT-04")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_with_the_fewest_pieces_the_supply_is_never_short_of_nothing(seats: int) -> None:
    deck = house_deck("gold = 42\nwood = 30\nstone = 30\nbrick = 30\n", "gold = 5\nwood = 5\nstone = 5\nbrick = 5\n")
    options = {"supply": "limited"}
    position = GAME.start(settle_setup(GAME.meta, seats=seats, seed=1, options=options, data=deck), pausing=False)
    assert GAME.view(position, None).supply == (4 - seats,) * 4
    assert list(GAME.check(position)) == []


def test_a_building_is_refused_if_a_payment_for_it_could_not_be_asked_for() -> None:
    cost = tomllib.loads(printed.shipped_text())["building"][0]["cost"]
    written = "cost = {{ gold = {gold}, wood = {wood}, stone = {stone}, brick = {brick} }}"
    old = written.format(**cost)
    for dear, paid in (((14, 0, 0, 0), 42), ((0, 7, 7, 0), 42), ((4, 4, 4, 4), 40), ((20, 20, 20, 20), 200)):
        with pytest.raises(BadData) as refused:
            printed.sheet_of(house_deck(old, written.format(**dict(zip(GOODS, dear, strict=True)))))
        assert refused.value.key == "bad-data-too-dear"
        assert (refused.value.values["entry"], refused.value.values["field"]) == ("building[0]", "cost")
        assert refused.value.values["value"] == paid
    for most in ((13, 0, 0, 0), (0, 6, 7, 0), (4, 4, 4, 3)):
        printed.sheet_of(house_deck(old, written.format(**dict(zip(GOODS, most, strict=True)))))


@rule("V-COST-03", "V-SUB-01")
@pytest.mark.parametrize("cost", [(13, 0, 0, 0), (4, 4, 4, 3), (0, 6, 7, 0)])
@pytest.mark.parametrize("kind", range(4))
def test_the_dearest_building_is_paid_with_a_single_good(cost: tuple[int, ...], kind: int) -> None:
    """Whole, and kind after kind; more than enough of it does not matter."""
    number = cost[kind] + 3 * (sum(cost) - cost[kind])
    assert number <= tables.MOST
    amounts = [number if one == kind else 0 for one in range(4)]
    for spare in (0, 1, 900):
        held = [number + spare if one == kind else 0 for one in range(4)]
        for whole in (True, False):
            t = table(seat("builder maid", *held), cost={TARGET: cost})
            t.play("builder", f"build {TARGET}")
            if t.question == "payment" and whole:
                t.play("payment {} {} {} {}".format(*amounts))
            while t.question == "payment":
                t.play(f"pay {amounts[GOODS.index(t.view.paying or 'gold')]}")
            assert t.goods()[kind] == spare


def test_with_goods_beyond_all_measure_every_step_of_a_payment_has_an_answer() -> None:
    t = table(seat("builder maid", 999, 999, 999, 999), cost={TARGET: (4, 4, 4, 3)})
    t.play("builder", f"build {TARGET}")
    fork = t.fork()
    while fork.question == "payment":
        fork.play(GAME.write(fork.view.moves[-1]))
    assert min(fork.goods()) >= 999 - tables.MOST


@rule("V-GOOD-03")
def test_no_amount_of_goods_runs_into_another() -> None:
    t = table(seat("maid", 999, 5, 0, 0), seat(None, 1, 1, 1, 1))
    p = t.p
    for _ in range(5):
        supply.take(p, 0, g.GOLD, 999)
    assert t.goods() == (g.MOST_HELD, 5, 0, 0)
    supply.give(p, 1, g.GOLD)
    assert t.goods() == (g.MOST_HELD, 5, 0, 0)
    assert t.goods(1) == (0, 1, 1, 1)


@rule("V-AMB-18", "V-OPT-04")
def test_the_seamstress_takes_the_last_piece_there_is_or_none() -> None:
    options = {"supply": "limited", "effect_execution": "optional"}
    t = table(seat("seamstress maid"), options=options, supply=[0, 0, 1, 0])
    t.play("seamstress")
    assert t.answers() == {"stone", "decline"}
    t.play("stone")
    assert t.goods() == (0, 0, 1, 0)


@rule("V-COST-03")
def test_nobody_pays_what_nobody_has() -> None:
    t = table(seat("builder maid", 13, 40, 0, 0), cost={TARGET: (13, 0, 0, 0)})
    t.play("builder", f"build {TARGET}")
    t.refuse("payment 0 0 39 0", "V-COST-03")
    t.refuse("payment 0 999 0 0", "V-COST-03")
    t.play("payment 0 39 0 0")
    assert t.goods() == (13, 1, 0, 0)


@rule("V-CHAR-APPRENTICE-7")
def test_an_apprentice_of_another_colour_copies_no_apprentice_either() -> None:
    deck = house_deck('id = "apprentice"\ncolour = "purple"', 'id = "apprentice"\ncolour = "red"')
    setup = settle_setup(GAME.meta, seats=2, seed=1, start_seat=0, data=deck)
    position = GAME.arrange(
        setup, {"turn": 1, "seat": {"1": {"hand": ["lumberjack", "apprentice", "apprentice", "nun"]}}}
    )
    told = [GAME.play(position, Seat(0), GAME.read(f"play {card}")) for card in ("lumberjack", "apprentice")]
    assert Copied(Seat(0), "lumberjack") in told[-1]
    assert WithoutFunction(Seat(0), "apprentice") in GAME.play(position, Seat(0), GAME.read("play apprentice"))
