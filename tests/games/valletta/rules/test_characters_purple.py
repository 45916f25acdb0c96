"""The Apprentice (canon, 6.2). Jean Parisot de Valette: test_jean."""

import pytest

from auberge.core.protocol import Seat
from auberge.games.valletta.events import CardPlayed, Copied, WithoutFunction
from tests.canon import rule
from tests.games.valletta.street_table import (
    BLUE,
    GOODS,
    GREEN,
    JEAN,
    YELLOW,
    Table,
    of_kind,
    seat,
    spot,
    table,
)

PRODUCERS = ["shopkeeper", "lumberjack", "stonecutter", "brickmaker"]
OWN = [spot("above", 1, 1), spot("above", 1, 3), spot("above", 2, 5), spot("below", 2, 2)]
ICONS = {name: (good, number, number + 1) for name, good, number in zip(OWN, GOODS, (1, 2, 3, 4), strict=True)}


def after(
    card: str, *answers: str, goods: tuple[int, ...] = (0, 0, 0, 0), rest: str = "maid", **options: bool
) -> Table:
    """The card is played and answered, the Apprentice is next."""
    t = table(
        seat(f"{card} apprentice {rest}", *goods, buildings=OWN),
        icons=ICONS,
        options=options,
        cost={OWN[0]: (1, 1, 1, 1)},
    )
    t.play(card, *answers)
    while t.question != "play":
        t.play("decline" if "decline" in t.answers() else sorted(t.answers())[0])
    return t


@rule("V-CHAR-APPRENTICE-1")
@pytest.mark.parametrize("card", [*PRODUCERS, *GREEN])
def test_the_apprentice_repeats_the_red_or_green_card_before_it(card: str) -> None:
    t = after(card)
    once = t.goods()
    assert sum(once) > 0
    events = t.play("apprentice")
    assert [event.character for event in of_kind(events, Copied)] == [card]
    assert t.goods() == tuple(2 * number for number in once)


@rule("V-CHAR-APPRENTICE-2", "V-AMB-04")
def test_as_first_card_of_the_turn_it_has_no_function() -> None:
    t = table(seat("apprentice maid shopkeeper"))
    events = t.play("apprentice")
    assert of_kind(events, WithoutFunction) == [WithoutFunction(Seat(0), "apprentice")]
    assert (t.question, t.goods(), t.view.plays) == ("play", (0, 0, 0, 0), 1)


@rule("V-CHAR-APPRENTICE-2", "V-AMB-04")
def test_the_last_card_of_the_turn_before_does_not_count() -> None:
    pile = ["apprentice", "nun", "roofer"]
    t = table(seat("shopkeeper lumberjack stonecutter brickmaker maid", draw_pile=pile), seat("lumberjack"))
    t.play("lumberjack", "stonecutter", "shopkeeper")
    t.go_on()
    t.play("lumberjack")
    while t.turn == 1:
        t.play(sorted(t.answers())[0]) if t.actor >= 0 else t.go_on()
    before = t.goods()
    assert of_kind(t.play("apprentice"), WithoutFunction)
    assert t.goods() == before


@rule("V-CHAR-APPRENTICE-3", "V-CHAR-BLUE-1", "V-CHAR-APPRENTICE-8")
@pytest.mark.parametrize("card", [*BLUE, *YELLOW, JEAN])
def test_after_a_card_neither_red_nor_green_it_has_no_function(card: str) -> None:
    t = after(card, goods=(5, 5, 5, 5))
    goods, points, jean = t.goods(), t.points(), t.view.jean
    events = t.play("apprentice")
    assert of_kind(events, WithoutFunction)
    assert (t.question, t.goods(), t.points(), t.view.jean) == ("play", goods, points, jean)
    assert t.view.plays == 2


@rule("V-CHAR-APPRENTICE-1", "V-CHAR-APPRENTICE-3", "V-AMB-05")
@pytest.mark.parametrize("between", ["knight_rekuk", "chamberlain", JEAN])
def test_only_the_card_immediately_before_counts(between: str) -> None:
    t = table(seat(f"lumberjack {between} apprentice maid"), barrels=["gold"])
    t.play("lumberjack", between)
    if t.question == "jean":
        t.play("decline")
    goods = t.goods()
    assert of_kind(t.play("apprentice"), WithoutFunction)
    assert t.goods() == goods


@rule("V-CHAR-APPRENTICE-1", "V-CHAR-APPRENTICE-3")
def test_it_repeats_the_second_card_not_the_first() -> None:
    t = table(seat("knight_rekuk lumberjack apprentice shopkeeper"))
    t.play("knight_rekuk", "lumberjack", "apprentice")
    assert (t.goods(), t.points()) == ((0, 2, 0, 0), 2)
    t = table(seat("shopkeeper lumberjack apprentice stonecutter"))
    t.play("shopkeeper", "lumberjack", "apprentice")
    assert t.goods() == (1, 2, 0, 0)


@rule("V-CHAR-APPRENTICE-4")
def test_all_choices_are_made_anew() -> None:
    t = after("maid", "stone", rest="shopkeeper")
    t.play("apprentice")
    assert (t.question, t.answers(), t.actor) == ("maid", set(GOODS), 0)
    t.play("gold")
    assert t.goods() == (1, 0, 1, 0)


@rule("V-CHAR-APPRENTICE-5")
def test_a_copied_builder_pays_again() -> None:
    first, second = spot("below", 1, 1), spot("below", 1, 4)
    t = table(seat("builder apprentice maid", 6, 3, 3, 3), cost={first: (2, 1, 1, 1), second: (3, 2, 1, 1)})
    t.play("builder", f"build {first}", "payment 2 1 1 1", "apprentice")
    assert t.question == "build"
    t.play(f"build {second}")
    if t.question == "payment":
        t.play("pay proposed")
    assert t.goods() == (1, 0, 1, 1)
    assert set(t.seen().buildings) == {first, second}
    assert t.seen().houses_left == 6


@rule("V-CHAR-APPRENTICE-5", "V-AMB-08")
def test_a_copied_builder_without_goods_does_nothing() -> None:
    t = table(seat("builder apprentice maid", 2, 1, 1, 1))
    t.play("builder", f"build {spot('above', 1, 1)}")
    assert t.goods() == (0, 0, 0, 0)
    t.play("apprentice")
    assert (t.question, t.view.plays) == ("play", 2)


@rule("V-CHAR-APPRENTICE-6")
@pytest.mark.parametrize("first", ["apprentice", "lumberjack"])
def test_the_apprentice_is_one_of_the_three_cards(first: str) -> None:
    t = table(seat("apprentice lumberjack shopkeeper stonecutter"))
    order = ["apprentice", "lumberjack"] if first == "apprentice" else ["lumberjack", "apprentice"]
    t.play(*order)
    assert t.view.plays == 2
    assert CardPlayed(Seat(0), "shopkeeper", 3) in t.play("shopkeeper")
    t.go_on()
    assert t.turn == 1
    assert t.goods() == ((1, 1, 0, 0) if first == "apprentice" else (1, 2, 0, 0))


@rule("V-CHAR-APPRENTICE-7", "V-AMB-01", "V-AMB-02", "V-OPT-05")
@pytest.mark.parametrize("chain", [False, True])
def test_an_apprentice_after_an_apprentice_copies_only_in_the_chain_variant(chain: bool) -> None:
    t = table(seat("lumberjack apprentice apprentice shopkeeper"), options={"apprentice_chain": chain})
    t.play("lumberjack", "apprentice")
    events = t.play("apprentice")
    assert bool(of_kind(events, WithoutFunction)) == (not chain)
    assert t.goods() == (0, 3 if chain else 2, 0, 0)


@rule("V-AMB-01", "V-OPT-05", "V-CHAR-APPRENTICE-2")
@pytest.mark.parametrize("first", ["", "knight_rekuk", JEAN, "roofer"])
def test_in_a_chain_the_first_other_card_must_be_red_or_green(first: str) -> None:
    t = table(
        seat(f"{first} apprentice apprentice maid lumberjack"), options={"apprentice_chain": True}, barrels=["gold"]
    )
    if first:
        t.play(first)
        if t.question == "jean":
            t.play("decline")
    goods = t.goods()
    events = t.play("apprentice", "apprentice")
    assert len(of_kind(events, WithoutFunction)) == 2
    assert t.goods() == goods


@rule("V-AMB-01", "V-CHAR-APPRENTICE-4")
def test_the_second_apprentice_of_a_chain_chooses_anew() -> None:
    t = table(seat("maid apprentice apprentice shopkeeper"), options={"apprentice_chain": True})
    t.play("maid", "gold", "apprentice", "wood", "apprentice")
    assert t.question == "maid"
    t.play("brick")
    assert t.goods() == (1, 1, 0, 1)


@rule("V-AMB-03")
def test_it_offers_a_function_that_was_declined_or_impossible() -> None:
    t = after("builder", "decline", goods=(9, 9, 9, 9))
    t.play("apprentice")
    assert t.question == "build"
    t.play("decline")
    assert t.view.plays == 2
    poor = table(seat("builder maid apprentice", 0, 0, 0, 0))
    assert not of_kind(poor.play("builder", "apprentice"), WithoutFunction)


@rule("V-AMB-06", "V-TURN-07")
def test_copying_is_the_apprentices_own_single_use() -> None:
    t = after("lumberjack")
    t.play("apprentice")
    assert (t.goods(), t.question) == ((0, 2, 0, 0), "play")
    assert t.seen().played == ("lumberjack", "apprentice")
