"""Racket (canon 2.5)."""

import pytest

from auberge.games.malta.events import CardGiven, Given, Lost, RacketDue
from auberge.games.malta.game import GAME
from tests.canon import rule
from tests.games.malta.round_table import A, B, C, Table, kinds, of_kind, player, table

HAND = "draw_two end_turn negate sidestep shove stay_put"
TWO = "draw_two end_turn"


def arriving(hand: str, kind: str, *others: dict[str, object]) -> Table:
    """A is about to move right onto a space of this kind."""
    board = {(3, 2): "star_1", (3, 3): kind}
    return table(player(hand, pawn=(3, 2)), *others, stage="move", board=board)


def there(hand: str = TWO) -> dict[str, object]:
    return player(hand, pawn=(3, 3))


@rule("M-RACKET-01", "M-RACKET-02", "M-RACKET-03", "M-RACKET-08")
@pytest.mark.parametrize(("kind", "number"), [("star_1", 1), ("crown_2_no_up", 2), ("drop_3_up", 3), ("drop_4_up", 4)])
def test_the_owner_gets_as_many_cards_as_the_number_of_the_space(kind: str, number: int) -> None:
    t = arriving(HAND, kind, there())
    events = t.play("A move right")
    assert of_kind(events, RacketDue) == [RacketDue(A, number, (B,))]
    for card in HAND.split()[::-1][:number]:
        assert t.actor == A
        t.play(f"A racket B {card}")
    given = HAND.split()[::-1][:number]
    assert (t.sizes(), t.turn) == ([6 - number, 2 + number], B)
    assert sorted(t.hand(B)) == sorted([*TWO.split(), *given])
    assert sorted([*t.hand(A), *given]) == sorted(HAND.split())


@rule("M-RACKET-02")
def test_the_number_counts_where_the_move_ends() -> None:
    board = {(3, 2): "crown_2_no_up", (3, 3): "star_1"}
    t = table(player(HAND, pawn=(3, 2)), there(), stage="move", board=board)
    events = t.play("A move right", "A racket B shove")
    assert (of_kind(events, RacketDue)[0].cards, t.sizes(), t.turn) == (1, [5, 3], B)


@rule("M-RACKET-01", "M-RACKET-02", "M-AMB-22")
def test_every_owner_there_is_paid_and_nobody_else() -> None:
    t = arriving(HAND, "star_1", there(), player(TWO, pawn=(3, 2)), there(), player(TWO, pawn=(4, 4)))
    events = t.play("A move right", "A racket D shove", "A racket B negate")
    assert of_kind(events, RacketDue)[0].owners == (1, 3)
    assert (t.sizes(), t.turn) == ([4, 3, 2, 3, 2], B)


@rule("M-RACKET-01", "M-AMB-21")
def test_without_another_pawn_nothing_is_due() -> None:
    t = arriving(HAND, "drop_4_up", player(TWO, pawn=(3, 2)), player(TWO, pawn=(3, 3), out=True))
    events = t.play("A move right")
    assert not {"racket_due", "given"} & set(kinds(events))
    assert (t.sizes(), t.turn) == ([6, 2, 2], B)


@rule("M-AMB-21", "M-RACKET-02")
def test_nothing_is_due_to_oneself_nor_to_who_is_out() -> None:
    t = arriving(HAND, "star_1", there(), player(TWO, pawn=(3, 3), out=True))
    events = t.play("A move right")
    assert of_kind(events, RacketDue) == [RacketDue(A, 1, (B,))]
    t.refuse("A racket A shove", "M-RACKET-01")
    t.refuse("A racket C shove", "M-RACKET-01")
    t.play("A racket B shove")
    assert t.sizes() == [5, 3, 2]


@rule("M-RACKET-08", "M-AMB-19")
def test_the_payer_chooses_every_card_from_the_hand() -> None:
    t = arriving(HAND, "crown_2_no_up", there())
    t.play("A move right")
    assert t.answers() == {f"card {card}" for card in HAND.split()}
    t.refuse("B racket B shove")
    t.refuse("A racket B last_call")
    t.play("A racket B shove")
    assert t.answers() == {f"card {card}" for card in HAND.split() if card != "shove"}


@rule("M-RACKET-05", "M-AMB-20")
def test_the_payer_chooses_who_gets_the_next_card() -> None:
    t = arriving("draw_two negate shove", "crown_2_no_up", there("end_turn stay_put"), there("end_turn stay_put"))
    t.play("A move right")
    assert t.answers() == {"player B", "player C"}
    for first, second in (("B", "B"), ("B", "C"), ("C", "B"), ("C", "C")):
        twin = t.fork()
        events = twin.play(f"A racket {first} shove", f"A racket {second} draw_two")
        if first != second:  # both owners are still to be paid: who gets the last card is asked
            assert twin.answers() == {"player B", "player C"}
            events += twin.play("A racket C negate")
        assert [event.to for event in of_kind(events, Given)][:2] == ["ABC".index(first), "ABC".index(second)]
        assert ("shove" in twin.hand(B), "draw_two" in twin.hand(C)) == (first == "B", second == "C")
        assert (sum(twin.sizes()), twin.sizes()[A], twin.view.losers) == (7, 0, (A,))
        assert max(twin.sizes()) == 4


@rule("M-RACKET-04", "M-RACKET-06")
def test_the_last_card_ends_the_racket_with_more_due_to_both_owners() -> None:
    t = arriving("draw_two negate", "crown_2_no_up", there(), there())
    t.play("A move right", "A racket B draw_two", "A racket C negate")
    assert (t.sizes()[A], t.view.losers, t.turn) == (0, (A,), B)


@rule("M-AMB-20", "M-RACKET-02")
def test_nobody_gets_more_than_the_number_of_the_space() -> None:
    t = arriving("draw_two negate shove end_turn", "star_1", there(), there(), there())
    t.play("A move right", "A racket C shove")
    assert t.answers() == {"player B", "player D"}
    t.refuse("A racket C negate", "M-RACKET-01")
    t.play("A racket D negate")
    t.refuse("A racket D end_turn", "M-RACKET-01")
    t.play("A racket B end_turn")
    assert (t.sizes(), t.turn) == ([1, 3, 3, 3], B)


@rule("M-RACKET-04", "M-LOSE-01", "M-AMB-06")
def test_no_card_left_after_the_racket_loses() -> None:
    t = arriving("draw_two negate", "crown_2_no_up", there(), player(TWO))
    events = t.play("A move right")
    assert of_kind(events, Lost) == [Lost(A, "racket")]
    assert sorted(t.hand(B)) == sorted(["draw_two", "negate", *TWO.split()])
    assert (t.sizes()[A], t.turn, t.players_in, t.pawns()[A]) == (0, B, [B, C], None)


@rule("M-RACKET-04")
def test_one_card_left_after_the_racket_is_enough() -> None:
    t = arriving("draw_two negate", "star_1", there(), player(TWO))
    t.play("A move right", "A racket B negate")
    assert (t.players_in, t.hand(A), t.turn) == ([A, B, C], ["draw_two"], B)


@rule("M-RACKET-06", "M-LOG-03", "M-CARD-09")
def test_with_too_few_cards_all_are_given_without_a_question() -> None:
    t = arriving("draw_two negate", "drop_4_up", there(), player(TWO))
    events = t.play("A move right")
    assert of_kind(events, Given) == [Given(A, B, 1), Given(A, B, 1)]
    assert (t.sizes(), t.view.losers) == ([0, 4, 2], (A,))


@rule("M-RACKET-09", "M-COMP-10")
def test_on_a_0_circle_nothing_is_due() -> None:
    t = arriving(HAND, "circle", there(), there())
    events = t.play("A move right")
    assert not {"racket_due", "given"} & set(kinds(events))
    assert (t.sizes(), t.turn) == ([6, 2, 2], B)


@rule("M-RACKET-03", "M-CARD-11", "M-AMB-19", "M-LOG-04")
def test_giver_and_receiver_see_the_card_and_others_only_its_number() -> None:
    t = arriving(HAND, "star_1", there(), there("shove"))
    events = t.play("A move right", "A racket B stay_put", "A racket C negate")
    cards = of_kind(events, CardGiven)
    assert cards == [CardGiven(A, B, "stay_put"), CardGiven(A, C, "negate")]
    for viewer, seen in ((A, cards), (B, cards[:1]), (C, cards[1:]), (None, [])):
        told = [event for event in events if GAME.witness(event, viewer) is not None]
        assert of_kind(told, CardGiven) == seen
        assert of_kind(told, Given) == [Given(A, B, 1), Given(A, C, 1)]
