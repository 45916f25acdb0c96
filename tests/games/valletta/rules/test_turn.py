"""The turn (canon, chapter 3): three cards, then a full hand again."""

from collections import Counter

import pytest

from auberge.core.protocol import CHANCE, Seat
from auberge.games.valletta.events import Built, CardDrawn, CardPlayed, Drawn, Shuffled, TurnBegan, TurnEnded
from tests.canon import rule
from tests.games.game_table import random_steps
from tests.games.valletta.street_table import JEAN, KNIGHT, STARTING, drafted, of_kind, seat, spot, table

PRODUCERS = "shopkeeper lumberjack stonecutter brickmaker maid"


@rule("V-TURN-01")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_turn_passes_to_the_left(seats: int) -> None:
    for player in range(seats):
        t = table(*[seat(PRODUCERS) for _ in range(seats)], turn=player + 1)
        t.play("shopkeeper", "lumberjack", "stonecutter")
        events = t.go_on()
        (began,) = of_kind(events, TurnBegan)
        assert began.seat == t.actor == (player + 1) % seats


@rule("V-TURN-02", "V-TURN-07")
def test_a_turn_is_exactly_three_cards() -> None:
    t = table(seat(PRODUCERS))
    for plays, card in enumerate(("shopkeeper", "lumberjack", "stonecutter")):
        assert (t.turn, t.question, t.view.plays) == (0, "play", plays)
        assert t.answers() == {f"play {card}" for card in t.hand()}
        t.refuse("decline", "V-TURN-02")
        t.refuse("use", "V-TURN-02")
        events = t.play(card)
        assert len(of_kind(events, CardPlayed)) == 1
    assert events[-1] == TurnEnded(Seat(0), 3)
    t.go_on()
    assert (t.turn, t.goods()) == (1, (1, 1, 1, 0))
    t.refuse("brickmaker", seat=0)


@rule("V-TURN-02")
def test_only_cards_in_hand_are_played() -> None:
    t = table(seat(PRODUCERS, draw_pile=["builder"], discard_pile=["nun"]), seat("apprentice"))
    t.play("shopkeeper")
    for card in ("builder", "nun", "apprentice", "shopkeeper"):
        t.refuse(card, "V-TURN-02", "V-TURN-10")
    t.refuse("knight_rekuk", "V-BUILD-06")  # still lies on a building


@rule("V-TURN-02")
def test_every_turn_of_a_whole_game_has_three_plays_before_the_end_phase() -> None:
    for seats in (2, 3, 4):
        played = 0
        for before, _, events in random_steps(drafted(seats, seed=seats), seats):
            for event in events:
                played += isinstance(event, CardPlayed)
                if isinstance(event, TurnEnded):
                    assert event.cards == played
                    assert before.end_phase or played == 3
                    played = 0


@rule("V-TURN-03", "V-AMB-09")
def test_a_card_is_resolved_before_the_next_is_chosen() -> None:
    t = table(seat("maid builder shopkeeper lumberjack stonecutter", 5, 1, 1, 1))
    t.play("maid")
    for card in ("builder", "shopkeeper"):
        t.refuse(card, "V-TURN-03")
    t.play("gold", "builder")
    t.refuse("shopkeeper", "V-TURN-03")
    t.play("build building_g01")
    t.refuse("shopkeeper", "V-TURN-03")
    t.play("pay proposed", "shopkeeper")
    assert t.seen().discards[-3:] == ("shopkeeper", "maid", "builder")


@rule("V-TURN-04")
def test_cards_go_to_the_spaces_1_2_and_3_in_this_order() -> None:
    t = table(seat(PRODUCERS))
    spaces = [(event.character, event.space) for event in of_kind(t.play("brickmaker", "shopkeeper"), CardPlayed)]
    assert t.seen().played == ("brickmaker", "shopkeeper")
    spaces += [(event.character, event.space) for event in of_kind(t.play("lumberjack"), CardPlayed)]
    assert spaces == [("brickmaker", 1), ("shopkeeper", 2), ("lumberjack", 3)]


@rule("V-TURN-05", "V-DISC-02")
@pytest.mark.parametrize("card", ["maid", "seamstress", "foreman", "nun"])
def test_the_text_of_a_card_must_be_carried_out(card: str) -> None:
    t = table(seat(card))
    t.play(card)
    assert "decline" not in t.answers()
    t.refuse("decline", "V-TURN-05")


@rule("V-TURN-06", "V-AMB-08")
@pytest.mark.parametrize(
    "card",
    ["builder", "roofer", "mason", "carpenter", "trader", "merchant", "architect_laparelli", "banker", "foreman"],
)
def test_a_card_that_can_do_nothing_counts_as_one_of_the_three(card: str) -> None:
    t = table(seat(f"{card} stonecutter brickmaker"))
    t.play(card)
    if card == "foreman":
        t.play("wood")
    assert (t.question, t.view.plays, t.goods()) == ("play", 1, (0, 0, 0, 0))
    t.play("stonecutter")
    assert t.play("brickmaker")[-1] == TurnEnded(Seat(0), 3)


@rule("V-TURN-06", "V-AMB-18")
def test_an_effect_is_performed_as_far_as_possible() -> None:
    t = table(seat("nun maid"), seat(None, 0, 0, 0, 28), options={"supply": "limited"})
    t.play("nun", "brick")
    assert (t.goods(0), t.goods(1)) == ((0, 0, 0, 2), (0, 0, 0, 28))


@rule("V-TURN-07", "V-CHAR-TRADER-2", "V-CHAR-MERCHANT-2")
@pytest.mark.parametrize(
    ("card", "answer"),
    [
        ("trader", "wood"),
        ("merchant", "use"),
        ("maid", "gold"),
        ("foreman", "gold"),
        ("builder", "build building_g01"),
        ("knight_rekuk", None),
    ],
)
def test_a_card_is_used_once_each_time_it_is_played(card: str, answer: str | None) -> None:
    t = table(seat(card, 9, 9, 9, 9))
    t.play(card)
    if answer:
        t.play(answer)
    if t.question == "payment":
        t.play("pay proposed")
    assert (t.question, t.view.plays) == ("play", 1)
    assert all(text.startswith("play ") for text in t.answers())


@rule("V-TURN-08", "V-END-18")
@pytest.mark.parametrize("cards", [1, 2, 3, 4])
def test_in_the_last_turn_all_cards_left_are_played(cards: int) -> None:
    hand = " ".join(PRODUCERS.split()[:cards])
    t = table(seat(PRODUCERS), seat(hand, exact=True), end_phase=True)
    t.play("shopkeeper", "lumberjack", "stonecutter")
    events = t.go_on()
    while not of_kind(events, TurnEnded):
        events += t.play(sorted(t.answers())[0])
    assert of_kind(events, TurnEnded) == [TurnEnded(Seat(1), min(3, cards))]
    assert t.hand(1) == sorted(hand.split())[3:]


@rule("V-TURN-09", "V-TURN-10")
def test_played_cards_are_discarded_after_the_third() -> None:
    t = table(seat(PRODUCERS, draw_pile=["builder", "apprentice", JEAN], discard_pile=["nun"]))
    for number, card in enumerate(("shopkeeper", "lumberjack"), start=1):
        t.play(card)
        seen = t.seen()
        assert card not in (seen.hand or ())
        assert seen.discards == ("nun",)
        assert len(seen.played) == number
        t.refuse(card, "V-TURN-02", "V-TURN-10")
    t.play("stonecutter")
    assert t.seen().played == ()
    assert Counter(t.seen().discards) == Counter(["nun", "shopkeeper", "lumberjack", "stonecutter"])
    assert t.actor == CHANCE  # only now the hand is refilled
    assert t.seen().hand_size == 2


@rule("V-TURN-11")
def test_then_the_hand_is_filled_up_to_five_from_the_top_of_the_draw_pile() -> None:
    t = table(seat(PRODUCERS, draw_pile=["builder", "apprentice", JEAN, "nun", "monk"]))
    t.play("shopkeeper", "lumberjack", "stonecutter")
    events = t.go_on()
    drawn = [event.character for event in of_kind(events, CardDrawn)]
    assert drawn == ["builder", "apprentice", JEAN]
    assert of_kind(events, Drawn) == [Drawn(Seat(0), 3)]
    assert t.hand() == sorted(["brickmaker", "maid", "builder", "apprentice", JEAN])
    assert t.pile() == ["nun", "monk"]


@rule("V-TURN-12", "V-AMB-21")
@pytest.mark.parametrize(("answer", "drawn"), [("decline", 3), ("dismiss maid", 4), ("hire builder", 2)])
def test_the_number_drawn_varies_the_hand_is_always_five(answer: str, drawn: int) -> None:
    t = table(seat(f"{JEAN} {PRODUCERS.removeprefix('shopkeeper ')}", draw_pile=["nun", "monk", "mason", "roofer"]))
    t.play(JEAN, answer, "lumberjack", "stonecutter")
    events = t.go_on()
    assert len(of_kind(events, CardDrawn)) == drawn
    assert t.seen().hand_size == 5


@rule("V-TURN-12", "V-TURN-16")
@pytest.mark.parametrize("built", [0, 1, 2, 3])
def test_a_card_gained_counts_toward_the_five(built: int) -> None:
    t = table(seat("builder roofer mason", 30, 30, 30, 30, draw_pile=list(STARTING)))
    for number, card in enumerate(("builder", "roofer", "mason")):
        t.play(card)
        t.play(f"build {spot('above', 1, 2 * number + 1)}", "pay proposed") if number < built else t.play("decline")
    assert len(of_kind(t.go_on(), CardDrawn)) == 3 - built
    assert t.seen().hand_size == 5


@rule("V-TURN-13", "V-TURN-14", "V-AMB-51", "V-DISC-04")
@pytest.mark.parametrize("left", [0, 1, 2])
def test_an_empty_draw_pile_is_made_of_the_discards_when_a_card_must_be_drawn(left: int) -> None:
    pile = ["builder", "apprentice"][:left]
    t = table(seat(PRODUCERS, draw_pile=pile, discard_pile=["nun", "monk"]))
    t.play("shopkeeper", "lumberjack", "stonecutter")
    events = t.refill()
    assert [event.character for event in of_kind(events, CardDrawn)] == pile
    assert (t.actor, t.view.shuffling, t.p.chance_seat()) == (CHANCE, "reshuffle", 0)
    events = t.chance("reshuffle lumberjack nun shopkeeper monk stonecutter")  # the three just played are part of it
    assert events[0] == Shuffled(0, "reshuffle", 5)
    drawn = ["lumberjack", "nun", "shopkeeper", "monk", "stonecutter"]
    assert [event.character for event in of_kind(events, CardDrawn)] == drawn[: 3 - left]
    assert t.pile() == drawn[3 - left :]
    assert (t.seen().hand_size, t.seen().discards) == (5, ())


@rule("V-TURN-13", "V-OPT-03")
def test_a_pile_that_is_just_enough_is_not_reshuffled() -> None:
    t = table(seat(PRODUCERS, draw_pile=["builder", "apprentice", JEAN]))
    t.play("shopkeeper", "lumberjack", "stonecutter")
    assert not of_kind(t.go_on(), Shuffled)
    assert (t.pile(), len(t.seen().discards)) == ([], 3)


@rule("V-TURN-15", "V-AMB-52")
@pytest.mark.parametrize("cards", [3, 4])
def test_with_fewer_than_five_cards_in_all_as_many_as_possible_are_drawn(cards: int) -> None:
    hand = " ".join(PRODUCERS.split()[:cards])
    t = table(seat(hand, exact=True))
    t.play("shopkeeper", "lumberjack")
    if cards > 3:
        t.play("stonecutter")
    t.go_on()
    assert (t.turn, t.seen().hand_size, t.pile(), t.seen().discards) == (1, cards, [], ())


@rule("V-TURN-15", "V-AMB-20")
def test_outside_the_end_phase_too_all_cards_one_has_are_played_then_the_hand_is_refilled() -> None:
    t = table(seat(f"{JEAN} maid", exact=True))
    t.play(JEAN)
    events = t.play("dismiss maid")
    assert events[-1] == TurnEnded(Seat(0), 1)
    t.go_on()
    assert (t.turn, t.hand()) == (1, [JEAN])


@rule("V-TURN-16", "V-AMB-07", "V-BUILD-06")
def test_a_card_gained_by_building_can_be_played_in_the_same_turn() -> None:
    t = table(seat("builder maid", 4, 2, 1, 1))
    t.play("builder")
    assert of_kind(t.play(f"build {spot('below', 2, 5)}"), Built) == [Built(Seat(0), "building_y09", KNIGHT)]
    assert KNIGHT in t.hand()
    t.play(KNIGHT)
    assert t.points() == 2


@rule("V-TURN-16", "V-CHAR-JEAN-13")
def test_a_card_gained_by_hiring_can_be_played_in_the_same_turn() -> None:
    t = table(seat(f"{JEAN} maid"), pool={"seamstress": 1})
    t.play(JEAN, "hire seamstress")
    assert "seamstress" in t.hand()
    before = sum(t.goods())
    t.play("seamstress", "seamstress gold gold")
    assert sum(t.goods()) == before + 2


@rule("V-TURN-17")
def test_the_game_goes_on_in_turns_until_a_trigger() -> None:
    for seats in (2, 3, 4):
        t = drafted(seats, seed=seats + 10)
        for before, _, _ in random_steps(t, seats):
            reached = before.jean == 25 or any(p.points >= 25 or p.houses_left == 0 for p in before.players)
            assert not before.end_phase or reached
        assert t.view.end_phase
        assert t.is_over
