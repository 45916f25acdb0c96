"""Blind Faith in both modes (canon 2.6, 9.4, M-AMB-30)."""

import pytest

from auberge.core.setup import settle_setup
from auberge.games.malta.events import Blinded, CardPlayed, Drawn, Lost, PawnMoved, PlaySkipped, TurnBegan, TurnSkipped
from auberge.games.malta.game import GAME
from tests.canon import rule
from tests.games.malta.round_table import A, B, C, D, of_kind, player, table

SKIP = {"blind_faith": "skip_turn"}
THREE = "negate negate negate"
MODES = pytest.mark.parametrize("mode", ["no_play", "skip_turn"])


@rule("M-AMB-30")
def test_the_default_mode_is_a_turn_without_play() -> None:
    assert settle_setup(GAME.meta, seats=2, seed=1).options["blind_faith"] == "no_play"


@rule("M-CARD-BLINDFAITH-1", "M-CARD-BLINDFAITH-2", "M-AMB-31")
@MODES
def test_blind_faith_hits_the_next_player_in(mode: str) -> None:
    hands = [player("blind_faith negate negate"), player(THREE, out=True), player("negate"), player("negate")]
    t = table(*hands, options={"blind_faith": mode})
    events = t.resolve("A play blind_faith")
    assert of_kind(events, Blinded) == [Blinded(C)]
    assert [each.blind for each in t.view.players] == [0, 0, 1, 0]


@rule("M-AMB-31", "M-CARD-BLINDFAITH-2")
def test_the_next_player_is_found_when_the_card_resolves() -> None:
    t = table(player("blind_faith negate negate"), player("negate"), player("negate"), player("negate"))
    t.play("A play blind_faith", "B concede", "C pass", "D pass")
    assert [each.blind for each in t.view.players] == [0, 0, 1, 0]


@rule("M-CARD-BLINDFAITH-2", "M-AMB-30", "M-CARD-BLINDFAITH-1")
def test_without_play_the_turn_has_draw_and_movement() -> None:
    t = table(player("end_turn negate"), player(THREE, pawn=(3, 3), blind=1), player(THREE), board={(3, 3): "star_1"})
    t.resolve("A play end_turn")
    events = t.go_on()
    assert (of_kind(events, Drawn), of_kind(events, PlaySkipped)) == ([Drawn(B, 1)], [PlaySkipped(B)])
    assert (t.actor, t.question, t.due, t.sizes()[B]) == (B, "move", 0, 4)
    assert t.view.players[B].blind == 0
    events = t.play("B move up")
    assert (of_kind(events, PawnMoved)[0].seat, t.turn) == (B, C)
    assert not of_kind(events, CardPlayed)


@rule("M-CARD-BLINDFAITH-2", "M-LOSE-07")
def test_without_play_an_empty_hand_still_loses_after_drawing() -> None:
    t = table(player("end_turn negate"), player("", blind=1), player(THREE), draw_pile=[])
    events = t.resolve("A play end_turn")
    assert of_kind(events, Lost) == [Lost(B, "no_card")]


@rule("M-CARD-BLINDFAITH-2", "M-MOVE-06", "M-AMB-30")
def test_without_play_a_circle_is_fatal() -> None:
    hands = [player("end_turn negate"), player(THREE, pawn=(3, 3), blind=1), player(THREE)]
    t = table(*hands, board={(3, 3): "circle"})
    events = t.resolve("A play end_turn")
    assert of_kind(events, Lost) == [Lost(B, "no_exit")]
    assert t.sizes()[B] == 3


@rule("M-CARD-BLINDFAITH-2", "M-RACKET-01")
def test_without_play_racket_is_paid_as_usual() -> None:
    board = {(3, 3): "drop_3_up", (4, 3): "star_1"}
    hands = [player("end_turn negate", pawn=(4, 3)), player(THREE, pawn=(3, 3), blind=1)]
    t = table(*hands, board=board, draw_pile=[])
    t.resolve("A play end_turn")
    assert (t.actor, t.question) == (B, "racket")
    t.play("B racket A negate")
    assert t.sizes() == [2, 2]


@rule("M-AMB-30", "M-CARD-BLINDFAITH-1")
def test_a_skipped_turn_has_no_phase_and_no_test() -> None:
    hands = [player("end_turn negate"), player("", pawn=(3, 3), blind=1), player(THREE)]
    t = table(*hands, board={(3, 3): "circle"}, options=SKIP)
    events = t.resolve("A play end_turn")
    assert of_kind(events, TurnSkipped) == [TurnSkipped(B)]
    assert not of_kind(events, Drawn)
    assert (t.players_in, t.turn, t.view.players[B].blind, t.pawns()[B]) == ([A, B, C], C, 0, (3, 3))
    assert [event.seat for event in of_kind(events, TurnBegan)][-1] == C


@rule("M-CARD-BLINDFAITH-3", "M-AMB-30")
@MODES
def test_several_add_up_one_turn_each(mode: str) -> None:
    board = {(1, 3): "drop_3_up", (2, 3): "drop_3_up", (3, 3): "drop_3_up"}
    hands = [player("blind_faith blind_faith end_turn end_turn end_turn sidestep"), player(THREE, pawn=(1, 3))]
    t = table(*hands, options={"blind_faith": mode}, board=board, draw_pile=[])
    t.resolve("A play blind_faith", "A play blind_faith")
    assert t.view.players[B].blind == 2
    for left, row in ((1, 2), (0, 3)):
        events = t.resolve("A play end_turn")
        assert len(of_kind(events, PlaySkipped)) + len(of_kind(events, TurnSkipped)) == 1
        assert (t.view.players[B].blind, t.turn, t.sizes()[B]) == (left, A, 3)
        assert t.pawns()[B] == ((row, 3) if mode == "no_play" else (1, 3))
    t.resolve("A play end_turn")
    assert (t.turn, t.question, t.due) == (B, "play", 2)


@rule("M-CARD-BLINDFAITH-4")
@MODES
def test_blind_faith_is_gone_with_its_player(mode: str) -> None:
    hands = [player("last_call negate negate"), player("", blind=2), player(THREE, blind=1), player(THREE)]
    t = table(*hands, options={"blind_faith": mode})
    t.resolve("A play last_call B")
    assert [each.blind for each in t.view.players] == [0, 0, 1, 0]
    t.play("C concede")
    assert [each.blind for each in t.view.players] == [0, 0, 0, 0]


@rule("M-AMB-47", "M-CARD-BLINDFAITH-2")
def test_blind_faith_on_oneself_by_boomerang_waits_for_the_next_own_turn() -> None:
    hands = [
        player("blind_faith negate negate end_turn"),
        player("boomerang negate negate"),
        player("shove"),
        player("shove"),
    ]
    t = table(*hands)
    t.play("A play blind_faith", "B boomerang")
    assert (t.turn, t.due, t.view.players[A].blind, t.question) == (A, 1, 1, "play")
    t.resolve("A play end_turn")
    assert t.view.players[A].blind == 1
    assert t.view.players[D].blind == 0
