"""Laying the board, placing pawns, dealing (canon 2.2)."""

from collections import Counter

import pytest

from auberge.core.errors import BadMove, BadSetup, EngineBug
from auberge.core.protocol import CHANCE, Seat
from auberge.core.setup import settle_setup
from auberge.games.malta.events import BoardLaid, DeckShuffled, Drawn, PawnPlaced, TurnBegan
from auberge.games.malta.game import GAME
from auberge.games.malta.moves import Space
from auberge.games.malta.tables import CARD_NAMES
from tests.canon import rule
from tests.games.malta.round_table import COPIES, LETTERS, A, B, C, Table, dealt, new_game, of_kind, player, table

KINDS = [
    *["star_1"] * 11,
    *(f"crown_2_no_{side}" for side in ("left", "up", "right", "down") for _ in range(4)),
    *(f"drop_3_{side}" for side in ("up", "right", "down", "left") for _ in range(3)),
    *(f"drop_4_{side}" for side in ("up", "right", "down", "left") for _ in range(2)),
]
DECK = [card for card in CARD_NAMES for _ in range(COPIES[card])]
SEATS = pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])


def placing(seats: int, start: int = 0, board: str = "7x7") -> Table:
    """The board is laid, in the order of the table of spaces."""
    t = new_game(seats, start=start, options={"board": board})
    t.play(f"table board {' '.join(KINDS)}")
    return t


@rule("M-SETUP-01", "M-SETUP-02", "M-SETUP-03", "M-SETUP-04", "M-SETUP-15", "M-CHANCE-02")
def test_seven_start_spaces_below_and_six_rows_of_seven_others() -> None:
    t = placing(2)
    assert [t.space(0, col).kind for col in range(7)] == ["start"] * 7
    assert {t.space(0, col).number for col in range(7)} == {1}
    assert [t.space(row, col).kind for row in range(1, 7) for col in range(7)] == KINDS[:42]
    assert not any(space.is_circle for row in t.view.board for space in row if space)
    assert len({space.space for row in t.view.board for space in row if space}) == 49


@rule("M-SETUP-13", "M-SETUP-15", "M-AMB-02", "M-CHANCE-02", "M-SETUP-04")
def test_the_small_board_is_five_start_spaces_and_four_rows_of_five() -> None:
    t = placing(2, board="5x5")
    laid = [[space.kind if space else "" for space in row] for row in t.view.board]
    assert laid[0] == ["start"] * 5 + ["", ""]
    assert [kind for row in laid[1:5] for kind in row[:5]] == KINDS[:20]
    assert not any(kind for row in laid[1:5] for kind in row[5:])
    assert not any(kind for row in laid[5:] for kind in row)
    assert not any(space.is_circle for row in t.view.board for space in row if space)
    assert t.answers() == {f"space (0,{col})" for col in range(5)}


@rule("M-SETUP-12", "M-AMB-03")
@SEATS
def test_the_small_board_is_for_two_only(seats: int) -> None:
    settle_setup(GAME.meta, seats=seats, seed=1, options={"board": "7x7"})
    if seats == 2:
        settle_setup(GAME.meta, seats=seats, seed=1, options={"board": "5x5"})
    else:
        with pytest.raises(BadSetup):
            settle_setup(GAME.meta, seats=seats, seed=1, options={"board": "5x5"})
    assert settle_setup(GAME.meta, seats=seats, seed=1).options["board"] == "7x7"


@rule("M-SETUP-06", "M-SETUP-07", "M-AMB-04", "M-SETUP-11")
@SEATS
def test_pawns_are_placed_in_seat_order_from_the_start_player_on_any_start_space(seats: int) -> None:
    t = placing(seats, start=seats - 1)
    for number in range(seats):
        seat = Seat((seats - 1 + number) % seats)
        assert (t.actor, t.question) == (seat, "place")
        assert t.answers() == {f"space (0,{col})" for col in range(7)}
        t.refuse_move(seat, Space(1, 3), "M-SETUP-06")
        t.refuse_move(Seat((seat + 1) % seats), Space(0, 3))
        events = t.play(f"{LETTERS[seat]} place (0,3)")
        assert of_kind(events, PawnPlaced) == [PawnPlaced(seat, 0, 3)]
        assert t.pawns()[seat] == (0, 3)
    assert t.pawns() == [(0, 3)] * seats


@rule("M-SETUP-06")
def test_before_a_pawn_is_placed_it_has_no_place_and_no_home() -> None:
    p = new_game(3).p
    assert tuple(p.pawns) == p.homes == p.home_places == (-1, -1, -1)
    assert p.blind == (0, 0, 0)


@rule("M-SETUP-08")
def test_sharing_a_start_space_costs_nothing_at_set_up() -> None:
    t = dealt(4)
    assert t.pawns() == [(0, 2)] * 4
    assert t.sizes() == [4] * 4
    t.go_on()
    assert t.sizes() == [5, 4, 4, 4]


@rule("M-AMB-26", "M-SETUP-06")
def test_the_start_space_and_its_place_are_remembered() -> None:
    t = placing(3)
    t.play("A place (0,6)", "B place (0,0)", "C place (0,6)")
    homes = [(player.home, player.home_place) for player in t.view.players]
    assert homes[A] == homes[C] != homes[B]
    assert homes[A][1] == (0, 6)
    assert t.space(0, 6).space == homes[A][0]


@rule("M-SETUP-09", "M-SETUP-15", "M-CHANCE-03", "M-SETUP-11", "M-SETUP-10")
@SEATS
@pytest.mark.parametrize("last", [False, True])
def test_four_cards_in_one_go_from_the_start_player_clockwise(seats: int, last: bool) -> None:
    start = seats - 1 if last else 0
    t = placing(seats, start)
    for _ in range(seats):
        GAME.play(t.p, Seat(t.actor), GAME.read("place (0,1)"))
    assert (t.actor, t.view.question, t.sizes()) == (CHANCE, "deck", [0] * seats)
    order = DECK[::-1]
    events = t.play(f"table deck {' '.join(order)}")
    assert of_kind(events, DeckShuffled) == [DeckShuffled(108)]
    for number in range(seats):
        seat = Seat((start + number) % seats)
        assert Counter(t.hand(seat)) == Counter(order[4 * number : 4 * number + 4])
    assert t.pile() == order[4 * seats :]
    assert of_kind(events, TurnBegan) == [TurnBegan(Seat(start), 1)]
    drawn = t.go_on()
    assert of_kind(drawn, Drawn) == [Drawn(Seat(start), 1)]
    assert t.pile() == order[4 * seats + 1 :]
    assert Counter(t.hand(Seat(start))) == Counter([*order[:4], order[4 * seats]])


@rule("M-SETUP-14")
def test_board_then_pawns_then_deck_then_the_first_turn() -> None:
    t = new_game(2)
    seen: list[str] = []
    while t.question != "play":
        seen.append(t.question)
        if t.actor == CHANCE:
            t.chance()
        else:
            assert t.sizes() == [0, 0]
            assert t.view.turns == 0
            GAME.play(t.p, Seat(t.actor), GAME.read("place (0,0)"))
    assert seen == ["board", "place", "place", "deck", "draw"]
    assert (t.turn, t.view.turns) == (A, 1)


@rule("M-SETUP-14", "M-CHANCE-06")
def test_only_the_due_shuffle_can_happen_and_only_with_all_pieces() -> None:
    t = new_game(2)
    with pytest.raises(BadMove):
        t.play("table deck " + " ".join(DECK))
    for wrong in (KINDS[:-1], [*KINDS, "star_1"], ["start", *KINDS[1:]]):
        outcome = GAME.read_outcome(t.p, " ".join(["board", *wrong]))
        assert outcome is not None
        assert not t.p.can_happen(outcome)
        with pytest.raises(EngineBug):
            GAME.chance(t.p, outcome)
    assert of_kind(t.chance(), BoardLaid) == [BoardLaid()]


@rule("M-SETUP-10", "M-AMB-05", "M-CHANCE-01")
@SEATS
def test_the_start_seat_named_begins(seats: int) -> None:
    for start in range(seats):
        t = dealt(seats, start=start)
        t.go_on()
        assert (t.actor, t.turn) == (start, start)
    drawn = {int(settle_setup(GAME.meta, seats=seats, seed=seed).start_seat) for seed in range(100)}
    assert drawn == set(range(seats))


@rule("M-CHANCE-03", "M-SETUP-09", "M-CHANCE-06")
def test_every_card_is_as_likely_on_top() -> None:
    times, tops, bottoms = 1500, Counter[str](), Counter[str]()
    for seed in range(times):
        pile = dealt(2, seed).pile()
        tops[pile[0]] += 1
        bottoms[pile[-1]] += 1
    for card, copies in COPIES.items():
        mean = times * copies / 108
        assert abs(tops[card] - mean) < 4.5 * mean**0.5, (card, tops[card], mean)
        assert abs(bottoms[card] - mean) < 4.5 * mean**0.5, (card, bottoms[card], mean)


@rule("M-LOSE-16", "M-SETUP-09")
def test_who_concedes_at_set_up_has_no_pawn_and_is_dealt_no_cards() -> None:
    t = placing(3)
    t.play("A place (0,0)", "B concede")
    assert t.actor == C
    t.play("C place (0,1)", "table deck " + " ".join(DECK))
    assert (t.pawns(), t.sizes()) == ([(0, 0), None, (0, 1)], [4, 0, 4])
    assert Counter(t.hand(C)) == Counter(DECK[4:8])
    t.go_on()
    assert t.turn == A


@rule("M-LOSE-16")
def test_the_next_player_begins_if_the_start_player_concedes_at_set_up() -> None:
    t = placing(3)
    t.play("A place (0,0)", "A concede", "B place (0,1)", "C place (0,1)")
    t.chance()
    assert (t.pawns(), t.sizes()) == ([None, (0, 1), (0, 1)], [0, 4, 4])
    t.go_on()
    assert (t.turn, t.actor) == (B, B)


@rule("M-LOSE-16", "M-GOAL-02")
def test_one_left_at_set_up_wins_without_a_deal() -> None:
    for entries in (["B concede"], ["A place (0,0)", "A concede"]):
        t = placing(2)
        t.play(*entries)
        assert t.is_over
        assert t.sizes() == [0, 0]
        assert sorted(t.result.places) == [1, 2]
    before_the_board = new_game(3)
    before_the_board.play("C concede")
    assert before_the_board.players_in == [A, B]


@rule("M-COMP-04", "M-SETUP-06")
def test_nobody_stands_anywhere_before_the_own_placement() -> None:
    t = placing(3)
    t.play("A place (0,5)")
    assert t.pawns() == [(0, 5), None, None]
    t.refuse("A place (0,4)")


@rule("M-SETUP-11", "M-TURN-02")
def test_turns_go_round_clockwise() -> None:
    hand = "end_turn end_turn end_turn"
    t = table(player(hand), player(hand), player("draw_two draw_two draw_two"))
    turns = []
    for _ in range(2):
        t.resolve(f"{LETTERS[t.turn]} play end_turn")
        t.go_on()
        turns.append(t.turn)
    assert turns == [B, C]
