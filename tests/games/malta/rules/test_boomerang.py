"""Cards taken over (canon 9.4): whose card it is then, what must be named anew, whom it hits."""

import pytest

from auberge.games.malta.events import Answered, Lost, WithoutEffect
from auberge.games.malta.moves import Boomerang, Concede, TakeOver
from auberge.games.malta.tables import CardName
from tests.canon import rule
from tests.games.malta.round_table import A, B, C, D, of_kind, player, table

TWO = "draw_two end_turn"
FOUR = ["end_turn", "end_turn", "end_turn"]


@rule("M-CARD-BOOMERANG-5", "M-AMB-45", "M-AMB-46", "M-CARD-BOOMERANG-4")
def test_the_answerer_names_new_targets_together_with_the_answer() -> None:
    t = table(player(["everyone_moves", *FOUR], pawn=(3, 3)), player("boomerang", pawn=(4, 4)), player("boomerang"))
    t.play("A play everyone_moves up")
    t.play("B boomerang")
    assert (t.question, t.actor) == ("target", B)
    assert (t.view.response, t.view.card, t.view.targets.direction) == (None, "everyone_moves", "up")
    assert t.answers() == {f"direction {way}" for way in ("up", "right", "down", "left")}
    t.refuse("A direction left")
    events = t.play("B direction left")
    assert of_kind(events, Answered) == [Answered(B, "boomerang", ("left",))]
    assert t.pawns()[:2] == [(3, 2), (4, 3)]


@rule("M-CARD-BOOMERANG-5", "M-CARD-03")
def test_who_takes_a_card_over_must_name_a_target_if_there_is_one() -> None:
    t = table(player(["restore_a_space", *FOUR]), player("boomerang shove"), board={(5, 5): "circle", (5, 4): "circle"})
    t.play("A play restore_a_space (5,5)")
    t.refuse_move(B, TakeOver(()), "M-CARD-03")
    t.play("B boomerang (5,4)")
    assert (t.space(5, 5).is_circle, t.space(5, 4).is_circle) == (True, False)


@rule("M-CARD-BOOMERANG-6", "M-AMB-45")
@pytest.mark.parametrize("card", ["swap_hands", "swap_places", "take_one", "give_one", "shake_down", "last_call"])
def test_an_opponent_must_be_the_active_player(card: str) -> None:
    t = table(player([card, *FOUR]), player("boomerang shove shove"), player(TWO), player(TWO))
    t.play(f"A play {card} C")
    for other in "BCD":
        t.refuse(f"B boomerang {other}")
    assert t.allows("B boomerang A")
    t.play("B boomerang")
    assert t.view.targets.player in (A, None)
    assert t.sizes()[C:] == [2, 2]


@rule("M-CARD-BOOMERANG-6", "M-CARD-SHOVE-1")
def test_a_shove_comes_back_in_any_direction() -> None:
    t = table(player(["shove", *FOUR], pawn=(3, 3)), player(TWO, pawn=(5, 5)), player("boomerang", pawn=(1, 1)))
    t.play("A play shove B up", "B pass", "C boomerang")
    assert t.answers() == {f"direction {way}" for way in ("up", "right", "down", "left")}
    t.play("C direction down")
    assert t.pawns() == [(2, 3), (5, 5), (1, 1)]


@rule("M-CARD-BOOMERANG-10", "M-CARD-BOOMERANG-6")
def test_going_home_comes_back_on_the_active_players_pawn() -> None:
    t = table(player(["going_home", *FOUR], pawn=(3, 3), home="(0,6)"), player("boomerang", pawn=(5, 5)), player(TWO))
    t.play("A play going_home C")
    for other in "BC":
        t.refuse(f"B boomerang {other}", "M-CARD-BOOMERANG-10")
    t.play("B boomerang")
    assert t.pawns() == [(0, 6), (5, 5), (0, 2)]


@rule("M-CARD-BOOMERANG-7", "M-AMB-35", "M-AMB-32")
def test_only_the_active_player_is_tested_afterwards_and_the_play_counts() -> None:
    t = table(player(["discard_two_of_yours", *FOUR]), player("boomerang shove"), player(TWO))
    events = t.play("A play discard_two_of_yours", "B boomerang")
    assert (t.sizes(), t.players_in, t.due) == ([3, 0, 2], [A, B, C], 1)
    assert not of_kind(events, Lost)
    t = table(player("discard_two_of_yours"), player("boomerang shove shove"), player(TWO))
    events = t.play("B boomerang")
    assert (of_kind(events, Lost), t.sizes()[B]) == ([Lost(A, "no_card")], 0)


@rule("M-CARD-BOOMERANG-8", "M-CARD-ENDTURN-5", "M-AMB-36")
def test_end_turn_taken_over_ends_no_turn() -> None:
    t = table(player(["end_turn", "negate", "negate", "negate"]), player("boomerang shove shove"), player(TWO))
    t.play("A play end_turn", "B boomerang")
    assert (t.turn, t.due, t.question, t.view.turn_over) == (A, 1, "play", False)
    t.play("A play negate")
    assert (t.turn, t.question) == (A, "move")


@rule("M-CARD-BOOMERANG-8")
def test_stay_put_taken_over_lets_nobody_stay() -> None:
    hands = [player("stay_put negate negate negate"), player("boomerang negate negate", pawn=(3, 3))]
    t = table(*hands, board={(3, 3): "star_1"}, draw_pile=["negate"])
    t.play("A play stay_put", "B boomerang", "A play negate")
    assert (t.question, t.view.stays) == ("move", False)
    t.play("A move up", "B play negate", "B play negate")
    assert (t.turn, t.question) == (B, "move")  # nor has the answerer kept it for the own turn


@rule("M-CARD-BOOMERANG-9", "M-AMB-45")
def test_blind_faith_comes_back_on_the_active_player() -> None:
    t = table(player(["blind_faith", *FOUR]), player(TWO), player("boomerang shove"), player(TWO))
    t.play("A play blind_faith", "B pass", "C boomerang")
    assert [each.blind for each in t.view.players] == [1, 0, 0, 0]


@rule("M-CARD-BOOMERANG-5", "M-CARD-BLINDFAITH-2", "M-CARD-DRINKS-1")
def test_you_is_the_answerer() -> None:
    t = table(player(["draw_two", *FOUR]), player("boomerang"), player(TWO))
    t.play("A play draw_two", "B boomerang")
    assert t.sizes() == [3, 2, 2]
    t = table(player(["clean_slate", *FOUR]), player("boomerang shove shove"), player(TWO), draw_pile=["negate"])
    t.play("A play clean_slate", "B boomerang")
    assert (t.hand(B), t.sizes()) == (["negate"], [3, 1, 2])
    t = table(player(["drinks_for_all", *FOUR]), player("boomerang"), player(TWO), draw_pile=["negate", "shove"])
    t.play("A play drinks_for_all", "B boomerang")
    assert (t.hand(B), t.sizes()) == (["negate"], [3, 1, 3])


@rule("M-CARD-BOOMERANG-5", "M-CARD-PASSITON-1")
def test_pass_it_on_taken_over_asks_from_the_answerer() -> None:
    t = table(player(["pass_it_on", "end_turn", "end_turn", "negate"]), player(TWO), player("boomerang shove shove"))
    t.play("A play pass_it_on", "B pass", "C boomerang")
    order = []
    while t.question == "pass_on":
        order.append(t.actor)
        t.play(f"{'ABC'[t.actor]} pass_on {t.hand([A, B, C][t.actor])[0]}")
    assert order == [C, A, B]
    assert t.sizes() == [3, 2, 2]


@rule("M-CARD-BOOMERANG-5", "M-CARD-SWAPSPACES-3", "M-CARD-TURNSPACE-2", "M-CARD-REMOVE-2")
def test_spaces_are_chosen_anew_by_the_answerers_own_pawn() -> None:
    board = {(3, 3): "star_1", (4, 4): "star_1", (5, 5): "star_1"}
    for card, rest, own, others in (
        ("turn_a_space (1,1) 1", " 2", "(4,4)", "(3,3)"),
        ("swap_two_spaces (1,1) (1,2)", " (5,5)", "(4,4)", "(3,3)"),
    ):
        hands = [player([card.split()[0], *FOUR], pawn=(3, 3)), player("boomerang shove", pawn=(4, 4))]
        t = table(*hands, board=board)
        t.play(f"A play {card}")
        t.refuse(f"B boomerang {others}{rest}")
        assert t.allows(f"B boomerang {own}{rest}")
    t = table(player(["remove_a_space", *FOUR], pawn=(3, 3)), player("boomerang", pawn=(4, 4)), board=board)
    t.play("A play remove_a_space (1,1)")
    for place in ("(3,3)", "(4,4)"):
        t.refuse(f"B boomerang {place}", "M-CARD-REMOVE-2")
    t.play("B boomerang (5,5)")
    assert (t.space(1, 1).is_circle, t.space(5, 5).is_circle) == (False, True)


@rule("M-CARD-BOOMERANG-5", "M-CARD-WELCOMEBACK-1")
def test_welcome_back_taken_over_may_bring_somebody_else() -> None:
    t = table(player(["welcome_back", *FOUR]), player("boomerang"), player("", out=True), player("", out=True))
    t.play("A play welcome_back C", "B boomerang D")
    assert t.players_in == [A, B, D]


@rule("M-LOSE-14", "M-CARD-BOOMERANG-5")
def test_a_card_whose_answerer_concedes_has_no_further_effect() -> None:
    t = table(player(["give_one", *FOUR]), player("boomerang shove shove"), player(TWO))
    t.play("A play give_one C", "B boomerang")
    assert (t.actor, t.question) == (B, "give")
    t.refuse_move(A, Boomerang())
    t.refuse_move(D, Concede(), "M-LOSE-16")
    t.play("B concede")
    assert (t.discard_pile, t.due, t.turn, t.sizes()) == (["give_one", "boomerang"], 1, A, [3, 2, 2])


@rule("M-CARD-BOOMERANG-6", "M-CARD-BOOMERANG-8", "M-CARD-BLINDFAITH-3")
@pytest.mark.parametrize(
    ("card", "targets", "answer"),
    [("end_turn", "", ""), ("stay_put", "", ""), ("blind_faith", "", ""), ("shove", " C up", " B down")],
)
def test_the_first_seat_takes_over_like_any_other(card: CardName, targets: str, answer: str) -> None:
    t = table(
        player("boomerang shove", pawn=(5, 1)),
        player([card, *FOUR], pawn=(3, 3)),
        player(TWO, pawn=(5, 5)),
        turn=2,
    )
    t.play(f"B play {card}{targets}", "C pass")
    if targets:
        t.refuse(f"A boomerang{targets}", "M-CARD-BOOMERANG-6")
    events = t.play(f"A boomerang{answer}")
    lost = [WithoutEffect(A, card)] if card in ("end_turn", "stay_put") else []
    assert of_kind(events, WithoutEffect) == lost
    assert (t.view.turn, t.due, t.view.turn_over, t.view.stays) == (B, 1, False, False)
    assert [seen.blind for seen in t.view.players] == [0, int(card == "blind_faith"), 0]
    assert t.pawns() == [(5, 1), (2, 3) if card == "shove" else (3, 3), (5, 5)]
