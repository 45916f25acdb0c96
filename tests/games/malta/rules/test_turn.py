"""The turn: draw phase and play phase (canon 2.4, 3)."""

import pytest

from auberge.core.protocol import CHANCE
from auberge.games.malta.events import CardPlayed, Discarded, Drawn, Lost, PlaysDue, TurnBegan
from tests.canon import rule
from tests.games.malta.round_table import (
    LETTERS,
    A,
    B,
    C,
    Table,
    dealt,
    kinds,
    of_kind,
    player,
    random_steps,
    table,
)

TWO = "draw_two end_turn"
SPARE = [card for card in ("negate", "sidestep", "end_turn", "draw_two") for _ in range(6)]


@rule("M-TURN-01", "M-PLAY-01")
def test_a_turn_is_draw_then_play_then_move() -> None:
    t = table(player("negate negate negate"), player(TWO), stage="draw", draw_pile=["stay_put", "shove", "shove"])
    assert (t.actor, t.view.question, t.sizes()[A]) == (CHANCE, "draw", 3)
    events = t.go_on()
    assert kinds(events) == ["card_drawn", "drawn", "plays_due"]
    assert (t.question, t.sizes()[A]) == ("play", 4)
    t.refuse("A move up")
    t.play("A play negate")
    t.refuse("A move up")
    t.play("A play negate")
    assert t.question == "move"
    t.refuse("A play negate")
    events = t.play("A move up")
    assert kinds(events) == ["pawn_moved", "turn_began"]
    assert of_kind(events, TurnBegan) == [TurnBegan(B, 2)]


@rule("M-DRAW-01", "M-AMB-41", "M-DRAW-04", "M-COMP-10")
@pytest.mark.parametrize(
    ("kind", "number"), [("star_1", 1), ("crown_2_no_up", 2), ("drop_3_up", 3), ("drop_4_left", 4), ("circle", 0)]
)
def test_as_many_cards_are_drawn_as_the_number_under_the_pawn(kind: str, number: int) -> None:
    pile = ["stay_put", "shove", "take_one", "give_one", "last_call", "clean_slate"]
    hand = player("negate", pawn=(3, 3))
    t = table(hand, player("negate negate"), stage="draw", board={(3, 3): kind}, draw_pile=pile)
    events = t.go_on()
    assert of_kind(events, Drawn) == ([Drawn(A, number)] if number else [])
    if number:
        assert sorted(t.hand(A)) == sorted(["negate", *pile[:number]])
        assert t.pile() == pile[number:]


@rule("M-AMB-41")
def test_the_number_counts_that_lies_there_when_the_draw_phase_starts() -> None:
    board = {(3, 3): "drop_4_up", (3, 2): "crown_2_no_up"}
    given = [player("shift_a_line end_turn end_turn end_turn"), player("negate", pawn=(3, 3))]
    t = table(*given, board=board)
    t.resolve("A play shift_a_line row 3 right", "A play end_turn")
    assert of_kind(t.go_on(), Drawn) == [Drawn(B, 2)]


@rule("M-AMB-41", "M-PLAY-01")
def test_a_number_that_changes_later_in_the_turn_draws_nothing_more() -> None:
    given = [player("sidestep end_turn negate", pawn=(3, 3)), player(TWO)]
    t = table(*given, stage="draw", board={(3, 3): "star_1", (4, 3): "drop_4_up"})
    t.go_on()
    before = t.sizes()[A]
    t.resolve("A play sidestep up")
    assert t.sizes()[A] == before - 1


@rule("M-DRAW-02", "M-DRAW-03", "M-PLAY-01")
@pytest.mark.parametrize("left", [0, 1, 3])
def test_a_small_pile_gives_what_it_has_and_is_not_filled_up(left: int) -> None:
    pile = ["shove", "take_one", "give_one"][:left]
    t = table(
        player("negate negate", pawn=(3, 3)), player(TWO), stage="draw", board={(3, 3): "drop_4_up"}, draw_pile=pile
    )
    events = t.go_on()
    assert [event.cards for event in of_kind(events, Drawn)] == ([left] if left else [])
    assert (t.sizes()[A], t.view.draw_pile, len(t.discard_pile)) == (2 + left, 0, 108 - 4 - left)
    assert t.due == (2 + left + 1) // 2


@rule("M-PLAY-01", "M-PLAY-02")
@pytest.mark.parametrize("number", range(2, 13))
def test_half_the_hand_rounded_up_is_to_be_played(number: int) -> None:
    cards = SPARE[: number - 1]
    t = table(player(cards), player(TWO), stage="draw", draw_pile=["stay_put", "stay_put"])
    events = t.go_on()
    assert of_kind(events, PlaysDue) == [PlaysDue(A, (number + 1) // 2)]
    assert t.due == (number + 1) // 2


@rule("M-PLAY-02", "M-AMB-10", "M-MOVE-08")
@pytest.mark.parametrize("number", [2, 3, 4, 5, 6])
def test_exactly_that_many_are_played(number: int) -> None:
    t = table(player(["negate"] * number), player(TWO))
    for played in range((number + 1) // 2):
        assert (t.question, t.due) == ("play", (number + 1) // 2 - played)
        assert t.answers() == {"play negate"}  # there is no way to stop sooner
        t.play("A play negate")
    assert (t.question, t.sizes()[A]) == ("move", number // 2)
    t.refuse("A play negate")


@rule("M-PLAY-02", "M-PLAY-06")
def test_one_card_is_played_and_loses() -> None:
    t = table(player("negate"), player(TWO), player(TWO))
    assert (t.players_in, t.turn, t.discard_pile) == ([B, C], B, ["negate"])


@rule("M-PLAY-03", "M-PLAY-04", "M-AMB-08", "M-CARD-02")
def test_a_card_is_resolved_before_the_next_and_lies_apart_meanwhile() -> None:
    t = table(player("draw_two shake_down negate negate"), player("draw_two draw_two draw_two draw_two"))
    t.play("A play shake_down")  # the one opponent is named by itself
    assert (t.discard_pile, t.sizes()[A], t.view.card) == ([], 3, "shake_down")
    t.refuse("A play negate")
    t.play("B pass")
    t.refuse("A play negate")
    events = t.play("B discard draw_two")
    assert (of_kind(events, Discarded), t.view.card) == ([Discarded(B, "draw_two")], "shake_down")
    t.refuse("A play negate")
    t.play("B discard draw_two")
    assert (t.discard_pile, t.view.card) == (["draw_two", "draw_two", "shake_down"], None)
    t.play("A play negate")


@rule("M-PLAY-05", "M-CARD-SWAPHANDS-1", "M-CARD-DRAWTWO-1", "M-CARD-DISCARDTWO-1", "M-AMB-10")
@pytest.mark.parametrize(
    ("entries", "size"),
    [
        (["A play draw_two"], 7),
        (["A play discard_two_of_yours", "A discard end_turn", "A discard end_turn"], 3),
        (["A play swap_hands B"], 2),
        (["A play drinks_for_all"], 6),
    ],
)
def test_changes_of_the_hand_do_not_change_what_is_due(entries: list[str], size: int) -> None:
    hand = player("draw_two swap_hands discard_two_of_yours drinks_for_all end_turn end_turn")
    t = table(hand, player("negate shove"), player(TWO))
    assert t.due == 3
    t.resolve(*entries)
    assert (t.due, t.sizes()[A]) == (2, size)


@rule("M-AMB-09", "M-PLAY-06")
def test_fewer_cards_than_plays_due_end_in_a_loss() -> None:
    hand = "discard_two_of_yours discard_two_of_yours negate negate negate negate negate"
    t = table(player(hand), player(TWO), player(TWO))
    assert t.due == 4
    for _ in range(2):
        t.resolve("A play discard_two_of_yours")
        t.play("A discard negate")
        events = t.play("A discard negate") if t.actor == A and t.question == "discard" else []
    assert of_kind(events, Lost) == [Lost(A, "no_card")]  # the last card went by itself, with two plays due
    assert (t.turn, t.players_in) == (B, [B, C])
    t.go_on()
    assert t.due == 2


@rule("M-AMB-09", "M-PLAY-02", "M-AMB-40")
def test_nobody_is_ever_asked_to_play_without_a_card() -> None:
    for seed in range(12):
        t = dealt(2 + seed % 5, seed)
        for _ in random_steps(t, seed):
            if t.actor >= 0 and t.question == "play":
                assert t.due > 0
                assert t.sizes()[t.actor] > 0


@rule("M-PLAY-07")
def test_the_player_chooses_which_card_comes_first() -> None:
    hand = ["negate", "sidestep", "shove", "take_one", "drinks_for_all", "end_turn"]
    t = table(player(hand), player(TWO), player(TWO))
    assert t.answers() == {f"play {card}" for card in hand}
    for first in hand:
        twin = t.fork()
        twin.play(f"A play {first}")
        assert first not in twin.hand(A) or twin.question == "target"
    t.refuse("A play last_call", "M-PLAY-07")
    t.refuse("B play draw_two")


@rule("M-PLAY-07", "M-AMB-44")
def test_the_player_chooses_every_target() -> None:
    t = table(player("shove take_one sidestep going_home negate", pawn=(3, 3)), player(TWO, pawn=(3, 4)), player(TWO))
    t.play("A play shove")
    assert (t.actor, t.answers()) == (A, {"player B", "player C"})
    t.refuse("B player C")
    t.play("A player B")
    assert (t.actor, t.answers()) == (A, {f"direction {way}" for way in ("up", "right", "down", "left")})
    t.refuse("B direction up")
    t.play("A direction left")
    assert t.view.targets.player == B
    t.play("B pass", "C pass")
    assert t.pawns()[B] == (3, 3)


@rule("M-PLAY-08", "M-CARD-NEGATE-2", "M-CARD-BOOMERANG-2", "M-CARD-03", "M-AMB-44")
@pytest.mark.parametrize("card", ["negate", "boomerang", "welcome_back", "restore_a_space", "last_call"])
def test_a_card_without_effect_counts_as_played(card: str) -> None:
    t = table(player([card, *["end_turn"] * 3]), player(TWO))
    board, sizes = t.view.board, t.sizes()
    t.resolve(f"A play {card}")
    assert (t.due, t.discard_pile, t.turn) == (1, [card], A)
    assert (t.view.board, t.sizes()) == (board, [sizes[A] - 1, sizes[B]])


@rule("M-TURN-02", "M-SETUP-11")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_the_turn_goes_round_the_table(seats: int) -> None:
    t = table(*[player("end_turn negate")] * seats)
    order = []
    for _ in range(seats):
        t.go_on()
        order.append(t.turn)
        t.resolve(f"{LETTERS[t.turn]} play end_turn")
    assert order == list(range(seats))
    assert t.turn == A


def plays_by_turn(t: Table, seed: int) -> list[tuple[int, bool]]:
    """For every turn: how many cards were played, and whether Blind Faith barred it."""
    turns = [(0, False)]
    for events in random_steps(t, seed):
        for event in events:
            if isinstance(event, TurnBegan):
                turns.append((0, False))
            elif isinstance(event, CardPlayed):
                turns[-1] = (turns[-1][0] + 1, turns[-1][1])
            elif kinds([event])[0] in ("play_skipped", "lost"):
                turns[-1] = (turns[-1][0], True)
    return turns


@rule("M-AMB-40", "M-DRAW-03")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_every_turn_plays_a_card_unless_barred_or_lost(seats: int) -> None:
    for seed in range(5):
        t = dealt(seats, seed)
        turns = plays_by_turn(t, seed)
        assert all(played or excused for played, excused in turns)
        assert t.is_over


@rule("M-AMB-40", "M-DRAW-03", "M-CARD-08")
def test_without_fresh_shuffle_cards_only_go_down() -> None:
    for seed in range(10):
        t = dealt(3, seed)
        left = t.view.draw_pile
        for events in random_steps(t, seed):
            if "deck_shuffled" in kinds(events):
                left = t.view.draw_pile
            assert t.view.draw_pile <= left
            left = t.view.draw_pile


@rule("M-AMB-40")
def test_games_end_without_a_limit_of_length() -> None:
    longest = 0
    for seed in range(60):
        setup_seats = 2 + seed % 5
        t = dealt(setup_seats, 1000 + seed)
        longest = max(longest, sum(1 for events in random_steps(t, seed) for _ in of_kind(events, TurnBegan)))
        assert t.is_over
        assert sorted(t.result.places) == [1] + [2] * (setup_seats - 1)
    assert 20 < longest < 400
