"""Every way to lose, what becomes of a loser, and the way back (canon 2.1, 2.3)."""

import pytest

from auberge.core.protocol import CHANCE
from auberge.games.malta.events import Drawn, GameWon, Given, Lost, TurnBegan, WithoutEffect
from auberge.games.malta.tables import CARD_NAMES
from tests.canon import rule
from tests.games.malta.round_table import A, B, C, D, dealt, kinds, of_kind, player, random_steps, table

TWO = "draw_two end_turn"


@rule("M-LOSE-01", "M-LOSE-07", "M-LOSE-12", "M-AMB-06")
def test_a_hand_still_empty_after_the_draw_phase_loses() -> None:
    t = table(player(), player(TWO), player(TWO), stage="draw", board={(0, 0): "circle"})
    assert (t.players_in, t.turn) == ([B, C], B)  # nothing to draw on a 0-circle
    t = table(player(), player(TWO), player(TWO), stage="draw", draw_pile=[])
    assert (t.players_in, t.turn, t.view.losers) == ([B, C], B, (A,))


@rule("M-LOSE-06", "M-AMB-06")
def test_an_empty_hand_before_drawing_is_no_loss() -> None:
    t = table(player(pawn=(3, 3)), player(TWO), stage="draw", board={(3, 3): "drop_4_up"})
    assert t.players_in == [A, B]
    t.go_on()
    assert (t.players_in, t.sizes(), t.due) == ([A, B], [4, 2], 2)


@rule("M-LOSE-01", "M-PLAY-06", "M-AMB-06", "M-LOSE-12")
def test_the_last_card_played_loses_and_the_turn_ends_there() -> None:
    t = table(player("shift_a_line"), player(TWO), player(TWO))
    events = t.resolve("A play shift_a_line row 3 left")
    assert of_kind(events, Lost) == [Lost(A, "no_card")]
    assert kinds(events).index("line_shifted") < kinds(events).index("lost")
    assert (t.players_in, t.turn, t.discard_pile) == ([B, C], B, ["shift_a_line"])


@rule("M-PLAY-06", "M-LOSE-01", "M-AMB-09")
@pytest.mark.parametrize(
    ("hand", "entries"),
    [
        ("discard_two_of_yours draw_two end_turn", ["A play discard_two_of_yours"]),
        ("give_one end_turn", ["A play give_one B"]),
        ("swap_hands end_turn", ["A play swap_hands C"]),
        ("clean_slate negate", ["A play negate"]),
    ],
)
def test_a_hand_emptied_in_any_way_in_the_own_turn_loses(hand: str, entries: list[str]) -> None:
    t = table(player(hand), player(TWO), player(), draw_pile=[], due=2)
    events = t.resolve(*entries)
    assert of_kind(events, Lost) == [Lost(A, "no_card")]
    assert (t.players_in, t.turn, t.sizes()[A]) == ([B, C], B, 0)


@rule("M-AMB-07", "M-AMB-06", "M-PLAY-06")
def test_the_hand_is_tested_only_when_the_card_is_resolved() -> None:
    t = table(player("draw_two"), player(TWO))
    t.play("B pass")
    assert (t.players_in, t.sizes()[A]) == ([A, B], 2)
    t = table(player("swap_hands"), player(TWO))
    t.play("B pass")
    assert (t.players_in, t.hand(A), t.sizes()[B]) == ([A, B], ["draw_two", "end_turn"], 0)


@rule("M-LOSE-02", "M-MOVE-06", "M-MOVE-07")
@pytest.mark.parametrize(("place", "kind"), [((3, 0), "drop_3_left"), ((6, 6), "drop_4_up"), ((3, 3), "circle")])
def test_who_cannot_move_in_the_movement_phase_loses(place: tuple[int, int], kind: str) -> None:
    t = table(player("end_turn draw_two stay_put", pawn=place), player(TWO), player(TWO), board={place: kind}, due=1)
    events = t.resolve("A play draw_two")
    assert of_kind(events, Lost) == [Lost(A, "no_exit")]
    assert (t.sizes()[A], t.turn) == (4, B)


@rule("M-AMB-37", "M-LOSE-02", "M-LOSE-04")
def test_a_circle_is_no_loss_before_the_movement_phase() -> None:
    board = {(3, 3): "circle"}
    t = table(player("sidestep draw_two", pawn=(3, 3)), player(TWO), stage="draw", board=board)
    t.go_on()
    assert (t.players_in, t.sizes()[A], t.question) == ([A, B], 2, "play")
    t.resolve("A play sidestep up")
    assert (t.players_in, t.question) == ([A, B], "move")


@rule("M-LOSE-04", "M-LOSE-05", "M-RESP-03", "M-AMB-35")
@pytest.mark.parametrize(
    "entries",
    [
        ["A play take_one B", "B pass", "C pass"],
        ["A play shake_down B", "B pass", "C pass"],
        ["A play draw_two", "B negate"],
    ],
)
def test_a_hand_emptied_in_anothers_turn_is_no_loss(entries: list[str]) -> None:
    t = table(player("take_one shake_down draw_two end_turn"), player("negate"), player(TWO))
    t.play(*entries)
    assert (t.players_in, t.sizes()[B], t.turn) == ([A, B, C], 0, A)


@rule("M-LOSE-03", "M-LOSE-04")
def test_only_the_active_player_loses_but_for_last_call() -> None:
    causes: set[str] = set()
    for seed in range(40):
        t, active = dealt(2 + seed % 5, seed), A
        for events in random_steps(t, seed):
            for event in events:
                if isinstance(event, TurnBegan):
                    active = event.seat
                elif isinstance(event, Lost):
                    causes.add(event.cause)
                    assert (event.seat == active) != (event.cause == "last_call")
    assert causes >= {"no_card", "no_exit", "racket"}


@rule("M-LOSE-04", "M-CARD-01", "M-CARD-LASTCALL-1", "M-LOSE-03")
def test_last_call_makes_an_empty_hand_lose_outside_the_own_turn() -> None:
    t = table(player("last_call end_turn draw_two"), player(), player(TWO))
    events = t.resolve("A play last_call B")
    assert of_kind(events, Lost) == [Lost(B, "last_call")]
    assert (t.players_in, t.pawns()[B], t.turn, t.due) == ([A, C], None, A, 1)


@rule("M-CARD-LASTCALL-2")
def test_last_call_does_nothing_to_a_player_with_a_card() -> None:
    t = table(player("last_call end_turn draw_two"), player("shove"), player())
    events = t.resolve("A play last_call B")
    assert not of_kind(events, Lost)
    assert of_kind(events, WithoutEffect) == [WithoutEffect(A, "last_call")]
    assert t.players_in == [A, B, C]


@rule("M-LOSE-08", "M-LOSE-09", "M-AMB-15", "M-AMB-18")
def test_a_losers_pawn_goes_and_the_hand_stays() -> None:
    hand = "end_turn draw_two draw_two stay_put"
    t = table(player(hand, pawn=(3, 3)), player(TWO), player(TWO), board={(3, 3): "circle"}, draw_pile=["shove"])
    t.resolve("A play draw_two", "A play draw_two")
    assert (t.pawns()[A], t.is_over, t.players_in) == (None, False, [B, C])
    assert (t.hand(A), t.sizes()[A]) == (["end_turn", "shove", "stay_put"], 3)
    assert t.discard_pile[-2:] == ["draw_two", "draw_two"]


@rule("M-LOSE-09", "M-AMB-15", "M-LOSE-10", "M-CARD-04")
@pytest.mark.parametrize("card", ["swap_hands", "take_one", "give_one", "shake_down", "last_call", "swap_places"])
def test_who_is_out_cannot_be_named(card: str) -> None:
    t = table(player([card, "draw_two"]), player("shove shove", out=True), player(TWO), player(TWO))
    t.play(f"A play {card}")
    assert t.answers() == {"player C", "player D"}
    t.refuse("A player B", "M-CARD-04")


@rule("M-LOSE-10", "M-AMB-14", "M-TURN-02", "M-SETUP-11")
def test_who_is_out_takes_no_turn_and_answers_nothing() -> None:
    t = table(player("end_turn draw_two"), player("negate", out=True), player(TWO), player("negate", out=True))
    t.play("A play end_turn")
    assert t.actor == C
    t.refuse("B negate")
    t.play("C pass")
    assert t.turn == C
    t.go_on()
    t.resolve("C play end_turn")
    assert t.turn == A


@rule("M-LOSE-10", "M-AMB-15", "M-CARD-04")
def test_who_is_out_neither_draws_nor_passes_on() -> None:
    hand = "drinks_for_all pass_it_on everyone_moves draw_two end_turn end_turn"
    t = table(player(hand), player("shove", out=True), player("draw_two draw_two"))
    t.resolve("A play drinks_for_all", "A play everyone_moves up", "A play pass_it_on")
    t.play("A pass_on draw_two", f"C pass_on {t.hand(C)[0]}")
    assert (t.hand(B), t.pawns()[B]) == (["shove"], None)


@rule("M-GOAL-01", "M-GOAL-02", "M-GOAL-03", "M-AMB-12")
def test_the_last_player_in_wins_at_once_and_all_others_share_the_last_place() -> None:
    t = table(player("shift_a_line"), player(TWO, out=True), player(TWO), player(TWO, conceded=True))
    events = t.resolve("A play shift_a_line row 3 left")
    assert kinds(events)[-2:] == ["lost", "game_won"]
    assert of_kind(events, GameWon) == [GameWon(C)]
    assert (t.is_over, t.result.places) == (True, (2, 2, 1, 2))
    t.refuse("C play draw_two", "M-GOAL-02")
    assert not of_kind(events, TurnBegan)


@rule("M-GOAL-02", "M-AMB-13", "M-CARD-05")
def test_the_sole_survivor_is_tested_before_the_own_empty_hand() -> None:
    two = table(player("last_call"), player())
    two.play("B pass")
    assert (two.is_over, two.result.places) == (True, (1, 2))
    three = table(player("last_call"), player(), player(TWO))
    three.resolve("A play last_call B")
    assert (three.is_over, three.result.places) == (True, (2, 2, 1))


@rule("M-AMB-11", "M-GOAL-03", "M-AMB-13")
@pytest.mark.parametrize("card", CARD_NAMES)
@pytest.mark.parametrize("response", ["shove", "negate", "boomerang"])
def test_no_card_of_the_deck_makes_all_lose_at_once(card: str, response: str) -> None:
    for other in ([response], []):
        open_tables = [table(player([card], pawn=(3, 3)), player(other), board={(3, 3): "circle"}, draw_pile=[])]
        while open_tables:
            t = open_tables.pop()
            if t.is_over:
                assert sorted(t.result.places) == [1, 2]
            elif t.view.turn == A and t.view.turns == 1:
                if t.actor == CHANCE:
                    t.chance()
                    open_tables.append(t)
                else:
                    moves = t.p.legal()[:6]
                    for action in moves:
                        twin = t.fork()
                        twin.p.apply(action)
                        open_tables.append(twin)
            assert len(t.players_in) >= 1


@rule("M-LOSE-11", "M-CARD-WELCOMEBACK-1", "M-CARD-WELCOMEBACK-2", "M-AMB-16")
def test_a_loser_comes_back_with_the_kept_hand_and_two_cards_at_home() -> None:
    hands = [player("welcome_back draw_two end_turn"), player(TWO), player("shove", out=True, home="(0,5)")]
    t = table(*hands, draw_pile=["negate", "sidestep", "stay_put"])
    events = t.resolve("A play welcome_back C")
    assert (t.hand(C), t.pawns()[C], t.players_in) == (["negate", "sidestep", "shove"], (0, 5), [A, B, C])
    assert of_kind(events, Drawn) == [Drawn(C, 2)]
    assert t.turn == A
    t.resolve("A play end_turn")
    t.go_on()
    t.resolve("B play end_turn")
    assert t.turn == C


@rule("M-AMB-16", "M-CARD-WELCOMEBACK-1", "M-CARD-GOINGHOME-3")
@pytest.mark.parametrize("removed", [True, False])
def test_a_loser_comes_back_where_going_home_would_lead(removed: bool) -> None:
    back = player(out=True, home="(0,5)", home_at="(4,4)")
    board = {(4, 4): "circle"} if removed else {}
    t = table(player("welcome_back draw_two end_turn"), player(TWO), back, board=board)
    t.resolve("A play welcome_back C")
    assert t.pawns()[C] == ((0, 5) if removed else (4, 4))


@rule("M-AMB-17", "M-LOSE-11")
def test_back_without_cards_is_tested_in_the_own_turn_after_drawing() -> None:
    t = table(player("welcome_back draw_two end_turn"), player(out=True), player(TWO), draw_pile=[])
    t.resolve("A play welcome_back B")
    assert (t.players_in, t.sizes()[B]) == ([A, B, C], 0)
    t.resolve("A play end_turn")
    assert (t.players_in, t.turn) == ([A, C], C)


@rule("M-LOSE-10", "M-CARD-BLINDFAITH-4")
def test_blind_faith_lapses_with_a_loss() -> None:
    t = table(player("last_call end_turn welcome_back draw_two"), player(blind=2), player(TWO))
    assert t.view.players[B].blind == 2
    t.resolve("A play last_call B")
    assert t.view.players[B].blind == 0
    t.resolve("A play welcome_back B")
    assert t.view.players[B].blind == 0


@rule("M-LOSE-12", "M-AMB-14")
def test_after_a_loss_the_next_player_counts_from_the_losers_seat() -> None:
    t = table(player(TWO), player("shift_a_line"), player(TWO, out=True), player(TWO), turn=2)
    events = t.resolve("B play shift_a_line row 3 left")
    assert (t.turn, of_kind(events, TurnBegan)[0].seat) == (D, D)


@rule("M-LOSE-10", "M-AMB-21", "M-RACKET-01")
def test_no_racket_is_paid_for_a_pawn_that_is_gone() -> None:
    t = table(player(TWO, pawn=(3, 2)), player(TWO, pawn=(3, 3), out=True), player(TWO), stage="move")
    events = t.play("A move right")
    assert not of_kind(events, Given)
    assert (t.sizes()[A], t.turn) == (2, C)
