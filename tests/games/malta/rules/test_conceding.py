"""Conceding: at any moment, and what becomes of what is open (canon 2.3, M-AMB-43)."""

import pytest

from auberge.core.protocol import Seat
from auberge.games.malta.events import Conceded, GameWon, Given, Lost, TurnBegan, WithoutEffect
from auberge.games.malta.game import GAME
from auberge.games.malta.moves import Concede
from tests.canon import rule
from tests.games.malta.round_table import (
    LETTERS,
    A,
    B,
    C,
    D,
    dealt,
    kinds,
    new_game,
    of_kind,
    player,
    random_steps,
    table,
)

TWO = "draw_two end_turn"
FOUR = ["end_turn", "end_turn", "end_turn"]


@rule("M-LOSE-13", "M-AMB-43")
def test_conceding_is_possible_for_every_seat_in_at_every_moment() -> None:
    for seats in (2, 4):
        t = new_game(seats, seed=seats)
        for number, _ in enumerate(random_steps(t, seats)):
            if t.is_over:
                break
            for seat in range(seats):
                is_in = Seat(seat) in t.players_in
                assert (GAME.why_not(t.p, Seat(seat), Concede()) is None) == is_in
                if is_in and number % 5 == 0:
                    twin = t.fork()
                    events = GAME.play(twin.p, Seat(seat), Concede())
                    assert of_kind(events, Conceded) == [Conceded(Seat(seat))]
                    assert Seat(seat) not in twin.players_in
                    assert GAME.check(twin.p) == []


@rule("M-LOSE-13", "M-CARD-BLINDFAITH-4", "M-AMB-43")
def test_it_counts_as_losing_with_pawn_off_hand_kept_and_blind_faith_gone() -> None:
    t = table(player(TWO), player("shove negate", pawn=(4, 4), blind=1), player(TWO))
    events = t.play("B concede")
    seen = t.view.players[B]
    assert (seen.is_in, seen.has_conceded, seen.pawn, seen.hand_size, seen.blind) == (False, True, None, 2, 0)
    assert (t.hand(B), t.view.losers) == (["negate", "shove"], (B,))
    assert not of_kind(events, Lost)  # the log tells a concession as such (M-LOG-04)
    assert (t.turn, t.question, t.due) == (A, "play", 1)


@rule("M-LOSE-13", "M-TURN-02")
def test_the_active_players_turn_ends() -> None:
    for stage in ("play", "move"):
        t = table(player(TWO), player(TWO), player(TWO), stage=stage)
        events = t.play("A concede")
        assert (t.turn, of_kind(events, TurnBegan)[0].seat) == (B, B)
    t = table(player(TWO), player(TWO), player(TWO), stage="draw")
    GAME.play(t.p, A, Concede())
    assert (t.turn, t.sizes()) == (B, [2, 2, 2])


@rule("M-LOSE-13", "M-LOSE-15")
@pytest.mark.parametrize("answered", [False, True])
def test_a_card_in_resolution_is_discarded_without_effect_when_its_player_concedes(answered: bool) -> None:
    t = table(player(["give_one", *FOUR]), player("boomerang shove shove"), player(TWO))
    t.play("A play give_one C")
    if answered:
        t.play("B boomerang")
    events = t.play("A concede")
    assert not of_kind(events, Given)
    assert t.discard_pile == ["give_one", "boomerang"][: 1 + answered]
    assert (t.view.card, t.view.response) == (None, None)
    assert (t.sizes(), t.turn) == ([3, 3 - answered, 2], B)


@rule("M-LOSE-13", "M-LOSE-15")
def test_a_card_half_announced_stays_in_the_hand() -> None:
    t = table(player(["shove", *FOUR]), player(TWO), player(TWO))
    t.play("A play shove")
    assert t.question == "target"
    t.play("A concede")
    assert (t.hand(A), t.discard_pile) == ([*FOUR, "shove"], [])


@rule("M-LOSE-13", "M-CARD-WELCOMEBACK-1", "M-AMB-43")
def test_who_conceded_is_never_invited_back() -> None:
    hand = ["welcome_back", *FOUR]
    t = table(player(hand), player(TWO), player(TWO, conceded=True), player(TWO, out=True))
    t.refuse("A play welcome_back C", "M-CARD-WELCOMEBACK-1")
    t.resolve("A play welcome_back D")
    assert t.players_in == [A, B, D]
    t = table(player(hand), player(TWO), player(TWO, conceded=True))
    t.resolve("A play welcome_back")
    assert (t.players_in, t.due) == ([A, B], 1)


@rule("M-LOSE-14")
@pytest.mark.parametrize(
    "announced",
    [*(f"{card} C" for card in ("swap_hands", "take_one", "give_one", "shake_down", "swap_places", "last_call"))],
)
def test_a_card_whose_only_target_concedes_has_no_effect_and_counts(announced: str) -> None:
    t = table(player([announced.split(maxsplit=1)[0], *FOUR]), player("negate shove"), player(TWO), player(TWO))
    pawns = t.pawns()
    t.play(f"A play {announced}", "C concede")
    while t.question == "respond":
        t.play(f"{LETTERS[t.actor]} pass")
    assert (t.turn, t.due, t.discard_pile) == (A, 1, [announced.split(maxsplit=1)[0]])
    assert (t.sizes(), t.pawns()) == ([3, 2, 2, 2], [pawns[0], pawns[1], None, pawns[3]])


@rule("M-LOSE-14")
def test_going_home_and_shove_on_a_conceder_move_nobody() -> None:
    for announced in ("going_home C", "shove C up"):
        t = table(player([announced.split()[0], *FOUR], pawn=(3, 3)), player(TWO), player(TWO), player(TWO))
        t.play(f"A play {announced}", "B pass", "C concede")
        while t.question == "respond":
            t.play(f"{LETTERS[t.actor]} pass")
        assert (t.pawns()[A], t.pawns()[C], t.due) == ((3, 3), None, 1)


@rule("M-LOSE-15", "M-RESP-01")
def test_an_asked_player_who_concedes_gives_no_answer_and_the_next_is_asked() -> None:
    t = table(player(["draw_two", *FOUR]), player("negate"), player("negate"), player(TWO))
    t.play("A play draw_two", "B concede")
    assert (t.actor, t.question, t.hand(B)) == (C, "respond", ["negate"])
    t.play("C pass", "D pass")
    assert t.sizes()[A] == 5


@rule("M-LOSE-16", "M-RESP-01")
def test_somebody_else_conceding_leaves_the_open_decision_open() -> None:
    t = table(player(["draw_two", *FOUR]), player("negate"), player("negate"), player(TWO))
    t.play("A play draw_two", "C concede")
    assert (t.actor, t.answers()) == (B, {"pass", "negate"})
    t.play("B pass")
    assert t.actor == D
    t.play("D pass")
    assert t.sizes()[A] == 5


@rule("M-LOSE-15")
def test_open_discards_lapse_and_what_was_done_stays_done() -> None:
    t = table(player(["shake_down", *FOUR]), player("shove draw_two negate"), player(TWO))
    t.play("A play shake_down B", "B pass", "C pass", "B discard shove", "B concede")
    assert (t.discard_pile, t.hand(B), t.due, t.actor) == (["shove", "shake_down"], ["draw_two", "negate"], 1, A)


@rule("M-LOSE-15", "M-CARD-PASSITON-1")
@pytest.mark.parametrize("who", "BCD")
def test_pass_it_on_skips_who_concedes_before_all_have_chosen(who: str) -> None:
    hands = [player(["pass_it_on", "sidestep", "end_turn", "end_turn"])]
    hands += [player(["shove", "end_turn"]), player(["take_one", "negate"]), player(["stay_put", "negate"])]
    passed = {"A": "sidestep", "B": "shove", "C": "take_one", "D": "stay_put"}
    t = table(*hands)
    t.resolve("A play pass_it_on")
    t.play("A pass_on sidestep", "B pass_on shove", "C pass_on take_one", f"{who} concede")
    if who != "D":
        t.play("D pass_on stay_put")
    left = [letter for letter in "ABCD" if letter != who]
    for giver, receiver in zip(left, [*left[1:], left[0]], strict=True):
        assert passed[giver] in t.hand(Seat(LETTERS.index(receiver)))
    assert passed[who] in t.hand(Seat(LETTERS.index(who)))
    assert t.sizes() == [3, 2, 2, 2]


@rule("M-LOSE-15", "M-RACKET-05")
def test_a_receiver_who_concedes_gets_nothing_more_and_others_are_still_paid() -> None:
    board = {(3, 2): "star_1", (3, 3): "crown_2_no_up"}
    hands = [player("negate shove sidestep stay_put end_turn", pawn=(3, 2)), *[player(TWO, pawn=(3, 3))] * 2]
    t = table(*hands, stage="move", board=board)
    t.play("A move right", "A racket B shove", "B concede")
    assert (t.hand(B), t.actor) == (["draw_two", "end_turn", "shove"], A)
    t.refuse("A racket B negate", "M-RACKET-01")
    t.play("A racket C negate", "A racket C sidestep")
    assert (t.sizes(), t.turn) == ([2, 3, 4], C)


@rule("M-LOSE-16", "M-LOG-03")
def test_a_decision_that_is_forced_now_is_carried_out() -> None:
    board = {(3, 2): "star_1", (3, 3): "crown_2_no_up"}
    hands = [player("negate shove", pawn=(3, 2)), *[player(TWO, pawn=(3, 3))] * 2, player(TWO)]
    t = table(*hands, stage="move", board=board)
    t.play("A move right", "B concede")
    assert (t.sizes(), t.view.losers, t.turn) == ([0, 2, 4, 2], (B, A), C)


@rule("M-LOSE-16", "M-GOAL-02", "M-AMB-12")
def test_the_last_one_left_wins_at_once_and_nothing_else_happens() -> None:
    t = table(player(["draw_two", *FOUR]), player("negate"))
    t.play("A play draw_two")
    events = t.play("B concede")
    assert kinds(events) == ["conceded", "game_won"]
    assert of_kind(events, GameWon) == [GameWon(A)]
    assert (t.is_over, t.result.places, t.sizes(), t.discard_pile) == (True, (1, 2), [3, 1], ["draw_two"])
    assert GAME.check(t.p) == []


@rule("M-LOSE-16")
def test_who_is_out_cannot_concede_nor_anybody_after_the_end() -> None:
    t = table(player(TWO), player(TWO), player(TWO, out=True), player(TWO, conceded=True))
    t.refuse("C concede", "M-LOSE-16")
    t.refuse("D concede", "M-LOSE-16")
    t.refuse_move(Seat(5), Concede(), "M-LOSE-16")
    t.play("B concede")
    assert t.result.places == (1, 2, 2, 2)
    t.refuse("A concede", "M-LOSE-16")


@rule("M-LOSE-16", "M-AMB-43")
def test_a_game_of_concessions_ends_with_the_last_player() -> None:
    t = dealt(6, seed=3)
    t.go_on()
    for letter in "CAFBE":
        assert not t.is_over
        t.play(f"{letter} concede")
    assert (t.is_over, t.result.places, t.view.losers) == (True, (2, 2, 2, 1, 2, 2), (2, 0, 5, 1, 4))


@rule("M-LOSE-14")
def test_a_card_has_no_effect_on_the_first_seat_once_it_has_conceded() -> None:
    t = table(player(TWO), player(["shove", *FOUR]), player(TWO), player(TWO), turn=2)
    t.play("B play shove A up", "A concede")
    events = t.play("C pass", "D pass")
    assert of_kind(events, WithoutEffect) == [WithoutEffect(B, "shove")]


@rule("M-LOSE-15", "M-LOG-03")
def test_the_last_card_is_played_unasked_once_a_concession_leaves_it_one_target() -> None:
    t = table(player("swap_hands"), player(TWO), player(TWO))
    assert (t.actor, t.question) == (A, "play")
    t.play("C concede")
    assert (t.view.card, t.view.targets.player, t.question) == ("swap_hands", B, "respond")


@rule("M-LOSE-14", "M-CARD-STAYPUT-1")
def test_the_turn_ends_if_the_one_asked_by_the_last_card_concedes_and_the_pawn_stays() -> None:
    t = table(player("stay_put shake_down shove shove"), player("negate negate shove"), player(TWO), due=2)
    t.resolve("A play stay_put", "A play shake_down B")
    assert (t.actor, t.question) == (B, "discard")
    t.play("B concede")
    assert (t.turn, t.players_in, t.view.discards) == (C, [A, C], 0)


@rule("M-LOSE-13", "M-RACKET-01")
def test_nothing_is_owed_once_the_one_who_pays_has_conceded() -> None:
    board = {(3, 2): "star_1", (3, 3): "star_1"}
    there = [player(TWO, pawn=(3, 3)), player(TWO, pawn=(3, 3))]
    t = table(player(FOUR, pawn=(3, 2)), *there, stage="move", board=board)
    t.play("A move right")
    assert list(t.view.racket) == [0, 1, 1]
    t.play("A concede")
    assert (t.turn, list(t.view.racket)) == (B, [])
