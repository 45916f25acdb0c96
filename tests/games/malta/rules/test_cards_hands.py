"""Cards about hands, piles and turns (canon 2.6, 9.4)."""

from collections import Counter

import pytest

from auberge.core.protocol import CHANCE
from auberge.games.malta.events import (
    DeckShuffled,
    Discarded,
    Drawn,
    Given,
    HandsSwapped,
    StayedPut,
    TurnBegan,
    WithoutEffect,
)
from auberge.games.malta.game import GAME
from auberge.games.malta.rules.knowledge import card_of, hands_of, viewer_of
from auberge.games.malta.tables import CARD_NAMES
from auberge.games.malta.view import Fact
from tests.canon import rule
from tests.games.malta.round_table import A, B, C, D, cards_of, of_kind, player, table

TWO = "draw_two end_turn"
SPARE = ["negate"] * 5


@rule("M-CARD-SWAPHANDS-2", "M-CARD-SWAPHANDS-3", "M-AMB-08", "M-COMP-14")
def test_swap_hands_exchanges_what_is_left() -> None:
    t = table(player("swap_hands negate negate shove"), player(""), player("draw_two end_turn"))
    events = t.resolve("A play swap_hands C")
    assert of_kind(events, HandsSwapped) == [HandsSwapped(A, C)]
    assert (t.hand(A), t.hand(B), t.hand(C)) == (TWO.split(), [], ["negate", "negate", "shove"])
    assert t.discard_pile == ["swap_hands"]


@rule("M-CARD-SWAPHANDS-3", "M-PLAY-06")
def test_an_empty_hand_got_by_swap_hands_loses() -> None:
    t = table(player("swap_hands negate"), player(""), player(TWO))
    t.resolve("A play swap_hands B")
    assert (t.players_in, t.hand(B), t.turn) == ([B, C], ["negate"], B)


@rule("M-CARD-DRAWTWO-2", "M-CARD-08")
@pytest.mark.parametrize("pile", [["shove", "take_one", "sidestep"], ["shove"], []])
def test_draw_two_draws_two_or_what_there_is(pile: list[str]) -> None:
    t = table(player(["draw_two", *SPARE]), player(TWO), draw_pile=pile)
    events = t.resolve("A play draw_two")
    assert Counter(t.hand(A)) == Counter([*SPARE, *pile[:2]])
    assert (t.pile(), [event.cards for event in of_kind(events, Drawn)]) == (pile[2:], [len(pile[:2])][: len(pile)])


@rule("M-CARD-DISCARDTWO-2", "M-CARD-09", "M-LOG-03")
def test_discard_two_discards_two_of_the_players_choice() -> None:
    t = table(player("discard_two_of_yours shove sidestep stay_put end_turn"), player(TWO))
    t.resolve("A play discard_two_of_yours")
    assert (t.actor, t.answers()) == (A, {"card shove", "card sidestep", "card stay_put", "card end_turn"})
    t.refuse("A discard draw_two", "M-PLAY-07")
    events = t.play("A discard stay_put", "A discard shove")
    assert of_kind(events, Discarded) == [Discarded(A, "stay_put"), Discarded(A, "shove")]
    assert (t.hand(A), t.discard_pile) == (["end_turn", "sidestep"], ["stay_put", "shove", "discard_two_of_yours"])


@rule("M-CARD-SHAKEDOWN-1", "M-CARD-09")
@pytest.mark.parametrize(("held", "asked"), [(0, 0), (1, 0), (2, 0), (3, 2), (5, 2)])
def test_shake_down_makes_an_opponent_discard_two_of_the_own_choice(held: int, asked: int) -> None:
    t = table(player(["shake_down", *SPARE]), player(["shove", "sidestep", "stay_put", "take_one", "end_turn"][:held]))
    t.resolve("A play shake_down")
    for _ in range(asked):
        assert (t.actor, t.question) == (B, "discard")
        t.play(f"B discard {t.hand(B)[0]}")
    assert (t.actor, t.sizes()) == (A, [5, max(0, held - 2)])


@rule("M-CARD-TAKEONE-1", "M-CHANCE-05", "M-CHANCE-06")
def test_take_one_takes_any_card_of_the_hand_by_chance() -> None:
    t = table(player(["take_one", *SPARE]), player("draw_two draw_two shove"))
    t.resolve("A play take_one")
    assert (t.actor, t.view.question, t.p.chance_seat()) == (CHANCE, "take", A)
    assert {GAME.write_outcome(t.p, outcome) for outcome in t.p.outcomes()} == {"take_one draw_two", "take_one shove"}
    assert GAME.read_outcome(t.p, "take_one negate") not in t.p.outcomes()
    t.play("A take_one shove")
    assert (t.hand(A), t.hand(B)) == ([*SPARE, "shove"], ["draw_two", "draw_two"])


@rule("M-CARD-TAKEONE-1", "M-CHANCE-05")
@pytest.mark.parametrize("hand", ["shove", ""])
def test_take_one_needs_no_chance_for_a_hand_of_one_or_none(hand: str) -> None:
    t = table(player(["take_one", *SPARE]), player(hand))
    events = t.resolve("A play take_one")
    assert (t.actor, t.sizes()) == (A, [5 + len(hand.split()), 0])
    assert of_kind(events, WithoutEffect) == ([] if hand else [WithoutEffect(A, "take_one")])


@rule("M-CARD-GIVEONE-1", "M-CARD-11")
def test_give_one_gives_a_card_of_the_players_choice() -> None:
    t = table(player("give_one shove sidestep negate"), player(TWO), player(TWO))
    t.resolve("A play give_one C")
    assert (t.actor, t.answers()) == (A, {"card shove", "card sidestep", "card negate"})
    events = t.play("A give sidestep")
    assert (of_kind(events, Given), t.hand(C)) == ([Given(A, C, 1)], ["draw_two", "end_turn", "sidestep"])


@rule("M-CARD-DRINKS-1", "M-CARD-08")
@pytest.mark.parametrize("number", [0, 1, 2, 3, 4])
def test_drinks_are_drawn_one_each_clockwise_while_the_pile_lasts(number: int) -> None:
    pile = ["shove", "sidestep", "stay_put", "take_one"][:number]
    hands = [player(TWO), player(["drinks_for_all", *SPARE]), player(TWO, out=True), player(TWO)]
    t = table(*hands, turn=2, draw_pile=pile)
    events = t.resolve("B play drinks_for_all")
    assert [event.seat for event in of_kind(events, Drawn)] == [1, 3, 0][:number]
    for card, seat in zip(pile, (B, D, A), strict=False):
        assert card in t.hand(seat)
    assert t.sizes() == [2 + (number > 2), 5 + (number > 0), 2, 2 + (number > 1)]
    assert t.pile() == pile[3:]


@rule("M-CARD-PASSITON-1", "M-CARD-PASSITON-2")
def test_pass_it_on_passes_one_card_each_to_the_left_at_the_same_time() -> None:
    hands = [player("pass_it_on negate negate shove"), player(""), player("sidestep stay_put"), player(TWO, out=True)]
    t = table(*hands)
    t.resolve("A play pass_it_on")
    assert (t.actor, t.question) == (A, "pass_on")
    assert t.play("A pass_on shove") == []
    assert (t.actor, t.sizes()) == (C, [3, 0, 2, 2])  # B has nothing to pass, and nothing has arrived
    assert t.view.passing == ("hidden", "nothing", None, None)
    t.refuse("C pass_on shove", "M-PLAY-07")
    events = t.play("C pass_on sidestep")
    assert (t.hand(A), t.hand(B), t.hand(C)) == (["negate", "negate", "sidestep"], ["shove"], ["stay_put"])
    assert of_kind(events, Given) == [Given(A, B, 1), Given(C, A, 1)]


@rule("M-CARD-PASSITON-1", "M-LOG-05")
def test_choices_to_pass_on_are_hidden_until_all_are_made() -> None:
    hands = [player("pass_it_on negate end_turn shove"), player(TWO), player(TWO)]
    views = []
    for card in ("shove", "negate"):
        t = table(*hands)
        t.resolve("A play pass_it_on")
        t.play(f"A pass_on {card}")
        views.append([GAME.view(t.p, seat) for seat in (B, C, None)])
    assert views[0] == views[1]


@rule("M-CARD-ENDTURN-1", "M-LOSE-01")
def test_end_turn_as_the_last_card_loses() -> None:
    t = table(player("end_turn"), player(TWO), player(TWO))
    t.play("B pass", "C pass")
    assert (t.players_in, t.view.losers) == ([B, C], (A,))


@rule("M-CARD-ENDTURN-2", "M-CARD-ENDTURN-3", "M-CARD-ENDTURN-4", "M-CARD-ENDTURN-5")
def test_end_turn_ends_the_turn_without_movement_and_drops_what_is_due() -> None:
    t = table(player(["end_turn", *SPARE], pawn=(3, 3)), player(TWO), player(TWO), board={(3, 3): "circle"})
    assert t.due == 3
    events = t.resolve("A play end_turn")
    assert of_kind(events, TurnBegan) == [TurnBegan(B, 2)]
    assert (t.pawns()[A], t.players_in, t.sizes()[A], t.turn) == ((3, 3), [A, B, C], 5, B)
    t.go_on()
    assert t.due == 2


@rule("M-CARD-STAYPUT-1")
def test_stay_put_skips_the_movement_of_this_turn_only() -> None:
    hands = [player("stay_put negate negate negate", pawn=(3, 3)), player("negate negate")]
    t = table(*hands, board={(3, 3): "circle"}, draw_pile=["negate"])
    events = t.resolve("A play stay_put")
    assert of_kind(events, StayedPut) == [StayedPut(A)]
    assert (t.turn, t.due, t.view.stays) == (A, 1, True)
    t.resolve("A play negate")
    assert (t.turn, t.pawns()[A], t.players_in, t.view.stays) == (B, (3, 3), [A, B], False)
    t.play("B play negate", "B play negate", "B move up", "A play negate")
    assert (t.is_over, t.view.losers) == (True, (A,))


@rule("M-CARD-FRESHSHUFFLE-1", "M-CHANCE-04", "M-CARD-01", "M-DRAW-03")
def test_fresh_shuffle_mixes_the_discard_pile_into_the_draw_pile() -> None:
    hands = [player(["fresh_shuffle", "sidestep", "sidestep", "sidestep"]), player(TWO)]
    t = table(*hands, draw_pile=["shove", "take_one"], discard_pile=["negate"])
    before = cards_of(t)
    t.resolve("A play fresh_shuffle")
    assert (t.actor, t.view.question) == (CHANCE, "fresh")
    given = [*t.pile(), *t.discard_pile]
    order = sorted(given, key=CARD_NAMES.index, reverse=True)
    for wrong in (order[:-1], [*order, "shove"]):
        outcome = GAME.read_outcome(t.p, " ".join(["fresh_shuffle", *wrong]))
        assert outcome is not None
        assert not t.p.can_happen(outcome)
    events = t.play(" ".join(["A fresh_shuffle", *order]))
    assert of_kind(events, DeckShuffled) == [DeckShuffled(len(order))]
    assert (t.pile(), t.discard_pile, cards_of(t)) == (order, ["fresh_shuffle"], before)


@rule("M-CARD-CLEANSLATE-1", "M-CARD-08", "M-LOG-07")
def test_clean_slate_discards_the_hand_and_draws_as_many() -> None:
    t = table(
        player("clean_slate shove sidestep end_turn"),
        player(TWO),
        draw_pile=["negate", "take_one", "stay_put", "shove"],
    )
    t.resolve("A play clean_slate")
    assert t.hand(A) == ["negate", "take_one", "stay_put"]
    assert t.discard_pile[-4:] == ["end_turn", "sidestep", "shove", "clean_slate"]


@rule("M-CARD-WELCOMEBACK-2", "M-CARD-08")
def test_who_comes_back_draws_what_the_pile_has() -> None:
    t = table(player(["welcome_back", *SPARE]), player(TWO), player("shove", out=True), draw_pile=["take_one"])
    t.resolve("A play welcome_back")
    assert t.hand(C) == ["shove", "take_one"]


@rule("M-CARD-PASSITON-1", "M-CARD-11")
def test_the_first_card_goes_round_to_the_first_seat_like_any_other() -> None:
    t = table(player("pass_it_on shove sidestep"), player(TWO), player("swap_hands stay_put"))
    t.resolve("A play pass_it_on")
    t.play("A pass_on shove", "B pass_on draw_two", "C pass_on swap_hands")
    assert (t.hand(A), t.hand(B)) == (["swap_hands", "sidestep"], ["end_turn", "shove"])
    assert t.hand(C) == ["draw_two", "stay_put"]
    known = {(int(viewer_of(fact)), int(hands_of(fact)), CARD_NAMES[card_of(fact)]) for fact in t.p.memory}
    assert known == {(A, 1 << B, "shove"), (B, 1 << C, "draw_two"), (C, 1 << A, "swap_hands")}


@rule("M-CARD-PASSITON-2", "M-LOSE-09")
def test_what_is_known_of_a_hand_that_passes_nothing_stays_as_it_is() -> None:
    t = table(player("give_one pass_it_on shove shove"), player(TWO), player(TWO), player(TWO), due=2)
    t.resolve("A play give_one C")
    t.play("A give shove", "C concede")
    before = GAME.view(t.p, A).known
    assert before == (Fact((C,), "shove"),)
    t.resolve("A play pass_it_on")
    t.play("B pass_on draw_two", "D pass_on draw_two")
    assert before[0] in GAME.view(t.p, A).known
    assert "draw_two" in t.hand(A)
