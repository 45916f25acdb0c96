"""A step that showed chance or another seat's secret cannot be taken back; any other can."""

import pytest

from auberge.core.match import Match
from auberge.core.protocol import Seat
from auberge.games.malta.game import GAME
from tests.canon import rule
from tests.games.malta.round_table import A, B, C, match_of, player, table

SPARE = ["end_turn"] * 4


def say(match: Match, *entries: tuple[Seat, str]) -> None:
    for seat, text in entries:
        match.play(seat, GAME.read(text))


@rule("M-CARD-11")
@pytest.mark.parametrize("card", ["swap_hands", "take_one", "draw_two", "clean_slate", "drinks_for_all"])
def test_a_pass_that_let_somebody_see_hidden_cards_cannot_be_taken_back(card: str) -> None:
    match = match_of(table(player([card, *SPARE]), player("shove")))
    say(match, (A, f"play {card}"), (B, "pass"))
    assert not match.can_undo(B)


@rule("M-CARD-11", "M-CARD-BOOMERANG-6")
def test_a_target_that_let_somebody_see_hidden_cards_cannot_be_taken_back() -> None:
    out = [player("shove", out=True, home="(0,5)"), player("shove", out=True, home="(0,6)")]
    match = match_of(table(player(["welcome_back", *SPARE]), player("boomerang shove"), *out))
    say(match, (A, "play welcome_back"), (A, "player 3"), (B, "boomerang"), (B, "player 4"))
    assert not match.can_undo(B)


@rule("M-LOG-03", "M-CARD-BOOMERANG-6")
def test_a_target_cannot_be_taken_back_once_it_shows_whether_the_last_card_is_played_unasked() -> None:
    others = [player("shove", pawn=(5, 5)), player("boomerang", pawn=(1, 1))]
    for hand in ("shove draw_two", "shove going_home"):
        match = match_of(table(player(hand, pawn=(3, 3)), *others, due=2))
        say(match, (A, "play shove 2 up"), (B, "pass"), (C, "boomerang"), (C, "direction down"))
        assert not match.can_undo(C)


@rule("M-CARD-11", "M-CARD-PASSITON-1")
def test_a_choice_to_pass_on_may_be_taken_back_until_cards_arrive() -> None:
    match = match_of(table(player(["pass_it_on", "stay_put", *SPARE]), player("shove negate")))
    say(match, (A, "play pass_it_on"), (B, "pass"), (A, "pass_on stay_put"))
    assert match.can_undo(A)
    say(match, (B, "pass_on shove"))
    assert not match.can_undo(B)


@rule("M-CARD-11", "M-RACKET-03")
def test_a_card_that_came_into_another_hand_cannot_be_taken_back() -> None:
    match = match_of(table(player(["give_one", "stay_put", *SPARE]), player("shove shove")))
    say(match, (A, "play give_one"), (B, "pass"), (A, "give stay_put"))
    assert not match.can_undo(A)
    board = {(3, 2): "star_1", (3, 3): "star_1"}
    seats = [player(SPARE, pawn=(3, 2)), player("shove", pawn=(3, 3)), player("shove", pawn=(3, 3))]
    match = match_of(table(*seats, stage="move", board=board))
    say(match, (A, "move right"), (A, "player 2"))
    assert match.can_undo(A)
    say(match, (A, "card end_turn"))
    assert not match.can_undo(A)


@rule("M-CARD-11")
def test_a_card_that_all_have_seen_discarded_cannot_be_taken_back() -> None:
    match = match_of(table(player(["discard_two_of_yours", "stay_put", "shove", *SPARE]), player("shove")))
    say(match, (A, "play discard_two_of_yours"), (B, "pass"), (A, "discard stay_put"))
    assert match.position.actor() == A
    assert not match.can_undo(A)


@rule("M-LOG-01")
@pytest.mark.parametrize("texts", [["play shove", "player 3"], ["play negate"]])
def test_what_showed_nothing_hidden_may_be_taken_back_and_is_as_it_was(texts: list[str]) -> None:
    t = table(player(["shove", "negate", *SPARE], pawn=(3, 3)), player("shove"), player("shove", pawn=(5, 5)))
    match, before = match_of(t), t.p.fields()
    for text in texts:
        say(match, (A, text))
    for _ in texts:
        assert match.undo(A)
    assert match.position.fields() == before
    assert match.record().entries == ()


def test_a_draw_cannot_be_taken_back() -> None:
    match = match_of(table(player(["end_turn", "negate"]), player("shove shove")))
    say(match, (A, "play end_turn"), (B, "pass"))
    match.chance([])
    assert not match.can_undo(B)


@rule("M-RESP-08")
def test_once_others_are_asked_nothing_is_taken_back_so_that_undo_tells_nobody_who_has_answered() -> None:
    t = table(player(["shove", *SPARE], pawn=(3, 3)), player("shove"), player("shove", pawn=(5, 5)))
    match = match_of(t)
    say(match, (A, "play shove 3 up"))
    assert not match.can_undo(A)
    say(match, (B, "pass"))
    assert not match.can_undo(A)
    assert not match.can_undo(B)
