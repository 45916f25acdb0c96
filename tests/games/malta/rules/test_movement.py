"""The movement phase and moves by cards (canon 2.4, 9.3)."""

import pytest

from auberge.games.malta import printed
from auberge.games.malta.events import Given, Lost, PawnMoved, PawnStayed
from tests.canon import rule
from tests.games.malta.round_table import A, B, C, Place, Table, kinds, of_kind, player, table

TWO = "draw_two end_turn"
STEPS = {"up": (1, 0), "right": (0, 1), "down": (-1, 0), "left": (0, -1)}


def standing(kind: str, place: Place = (3, 3)) -> Table:
    """A is about to move from this space; B waits far away."""
    return table(player(TWO, pawn=place), player(TWO, pawn=(6, 6)), stage="move", board={place: kind})


@rule("M-MOVE-01", "M-MOVE-02", "M-MOVE-03")
@pytest.mark.parametrize(
    ("kind", "ways"),
    [
        ("star_1", {"up", "right", "down", "left"}),
        ("crown_2_no_up", {"right", "down", "left"}),
        ("crown_2_no_left", {"up", "right", "down"}),
        ("crown_2_no_left turned 1", {"right", "down", "left"}),
    ],
)
def test_one_space_along_any_arrow_of_the_space(kind: str, ways: set[str]) -> None:
    t = standing(kind)
    assert t.answers() == {f"direction {way}" for way in ways}
    for way, (up, right) in STEPS.items():
        if way not in ways:
            t.refuse(f"A move {way}", "M-MOVE-02")
        else:
            twin = t.fork()
            events = twin.play(f"A move {way}")
            assert of_kind(events, PawnMoved) == [PawnMoved(A, 3, 3, 3 + up, 3 + right)]
            assert (twin.pawns()[A], twin.turn) == ((3 + up, 3 + right), B)


@rule("M-MOVE-04", "M-MOVE-05")
@pytest.mark.parametrize(
    ("place", "ways"),
    [
        ((0, 0), {"up", "right"}),
        ((6, 0), {"right", "down"}),
        ((6, 6), {"down", "left"}),
        ((3, 6), {"up", "down", "left"}),
    ],
)
def test_no_arrow_leads_off_the_board(place: Place, ways: set[str]) -> None:
    kind = "star_1" if place[0] else "start"
    t = table(player(TWO, pawn=place), player(TWO, pawn=(3, 3)), stage="move", board={place: kind})
    assert t.answers() == {f"direction {way}" for way in ways}
    for way in set(STEPS) - ways:
        t.refuse(f"A move {way}")


@rule("M-MOVE-04", "M-SETUP-12", "M-SETUP-13")
def test_the_small_board_ends_at_its_own_edge() -> None:
    given = [player(TWO, pawn=(4, 4)), player(TWO, pawn=(0, 0))]
    t = table(*given, stage="move", board={(4, 4): "star_1"}, options={"board": "5x5"})
    assert t.answers() == {"direction down", "direction left"}
    hand = [player("sidestep everyone_moves negate negate", pawn=(4, 4)), player(TWO, pawn=(0, 0))]
    t = table(*hand, options={"board": "5x5"})
    t.play("A play sidestep")
    assert t.answers() == {"direction down", "direction left"}
    t.resolve("A direction left")
    t.resolve("A play everyone_moves up")
    assert t.pawns() == [(4, 3), (1, 0)]


@rule("M-MOVE-08", "M-MOVE-05", "M-LOG-03")
def test_the_one_usable_arrow_is_taken_without_a_question() -> None:
    t = table(player(TWO, pawn=(3, 3)), player(TWO, pawn=(6, 6)), stage="move", board={(3, 3): "drop_3_down"})
    assert (t.pawns()[A], t.turn) == ((2, 3), B)
    t = table(player(TWO, pawn=(6, 0)), player(TWO, pawn=(6, 6)), stage="move", board={(6, 0): "crown_2_no_right"})
    assert (t.pawns()[A], t.turn) == ((5, 0), B)


@rule("M-MOVE-08")
def test_staying_is_no_answer() -> None:
    t = standing("star_1")
    t.refuse("A pass")
    assert t.actor == A


@rule("M-MOVE-06", "M-COMP-09", "M-LOSE-02")
def test_a_circle_has_no_way_out() -> None:
    t = standing("circle")
    assert (t.is_over, t.view.losers) == (True, (A,))


@rule("M-MOVE-07", "M-LOSE-02")
@pytest.mark.parametrize(("place", "kind"), [((6, 3), "drop_3_up"), ((3, 6), "drop_3_right"), ((3, 0), "drop_4_left")])
def test_arrows_that_all_lead_off_the_board_lose(place: Place, kind: str) -> None:
    t = standing(kind, place)
    assert (t.is_over, t.view.losers) == (True, (A,))


@rule("M-MOVE-09", "M-RACKET-09")
def test_a_0_circle_may_be_entered() -> None:
    t = table(player(TWO, pawn=(3, 3)), player(TWO), stage="move", board={(3, 3): "star_1", (4, 3): "circle"})
    t.play("A move up")
    assert (t.pawns()[A], t.players_in) == ((4, 3), [A, B])


@rule("M-MOVE-10", "M-AMB-22")
def test_any_number_of_pawns_may_share_a_space() -> None:
    others = [player(TWO, pawn=(3, 4)) for _ in range(5)]
    t = table(player(TWO, pawn=(3, 3)), *others, stage="move", board={(3, 3): "drop_3_right", (3, 4): "circle"})
    assert t.pawns() == [(3, 4)] * 6


@rule("M-AMB-38")
def test_arrows_of_other_data_may_be_diagonal_and_turn_with_the_space() -> None:
    text = printed.shipped_text()
    old = 'id = "drop_3_up"\nshape = "drop"\nnumber = 3\narrows = ["up"]'
    assert text.count(old) == 1
    data = text.replace(old, old.replace('["up"]', '["up_right", "up"]'))
    given = [player(TWO, pawn=(3, 3)), player(TWO, pawn=(6, 6))]
    t = table(*given, stage="move", board={(3, 3): "drop_3_up"}, data=data)
    assert t.answers() == {"direction up", "direction up_right"}
    t.play("A move up_right")
    assert t.pawns()[A] == (4, 4)
    t = table(*given, stage="move", board={(3, 3): "drop_3_up turned 1"}, data=data)
    assert t.answers() == {"direction right", "direction down_right"}
    t = table(*given, stage="move", board={(3, 3): "drop_3_up turned 2"}, data=data)
    t.play("A move down_left")
    assert t.pawns()[A] == (2, 2)
    corner = [player(TWO, pawn=(3, 6)), player(TWO, pawn=(6, 6))]
    t = table(*corner, stage="move", board={(3, 6): "drop_3_up"}, data=data)
    assert t.pawns()[A] == (4, 6)  # up alone is usable


@rule("M-MOVE-01", "M-CARD-EVERYONE-1")
def test_the_first_location_is_reached_like_any_other() -> None:
    t = standing("star_1", (1, 0))
    t.play("A move down")
    assert t.pawns()[A] == (0, 0)
    t = table(player("everyone_moves negate negate", pawn=(1, 0)), player(TWO, pawn=(0, 1)), player(TWO))
    t.resolve("A play everyone_moves down")
    assert t.pawns()[:2] == [(0, 0), (0, 1)]


@rule("M-CARD-06", "M-CARD-SIDESTEP-1", "M-AMB-38")
def test_a_card_moves_straight_whatever_the_arrows() -> None:
    t = table(player("sidestep negate", pawn=(3, 3)), player(TWO), board={(3, 3): "circle"})
    t.play("A play sidestep")
    assert t.answers() == {f"direction {way}" for way in STEPS}
    t.play("A direction down", "B pass")
    assert t.pawns()[A] == (2, 3)


@rule("M-CARD-06", "M-CARD-SIDESTEP-1", "M-CARD-SHOVE-1", "M-MOVE-04")
@pytest.mark.parametrize(
    ("place", "ways"),
    [
        ((0, 0), {"up", "right"}),
        ((6, 6), {"down", "left"}),
        ((0, 3), {"up", "right", "left"}),
        ((1, 0), {"up", "right", "down"}),
    ],
)
def test_one_pawn_moved_by_a_card_stays_on_the_board(place: Place, ways: set[str]) -> None:
    t = table(player("sidestep shove negate negate", pawn=place), player(TWO, pawn=place), player(TWO))
    for card in ("sidestep", "shove"):
        twin = t.fork()
        twin.play(f"A play {card}")
        if card == "shove":
            twin.play("A player B")
        assert twin.answers() == {f"direction {way}" for way in ways}
        for way in set(STEPS) - ways:
            twin.refuse(f"A direction {way}", "M-CARD-06")


@rule("M-RACKET-07", "M-CARD-06")
@pytest.mark.parametrize(
    "entry",
    ["A play sidestep right", "A play shove B left", "A play swap_places B", "A play everyone_moves right"],
)
def test_a_move_by_a_card_costs_no_racket(entry: str) -> None:
    hand = "sidestep shove swap_places everyone_moves negate negate"
    t = table(player(hand, pawn=(3, 3)), player(TWO, pawn=(3, 4)), player(TWO, pawn=(3, 4)))
    events = t.resolve(entry)
    assert of_kind(events, PawnMoved)
    assert not of_kind(events, Given)
    assert "racket_due" not in kinds(events)
    assert t.sizes() == [5, 2, 2]


@rule("M-CARD-EVERYONE-1", "M-CARD-EVERYONE-2", "M-CARD-EVERYONE-3", "M-AMB-29", "M-MOVE-04")
@pytest.mark.parametrize(("way", "stays"), [("up", (6, 2)), ("right", (2, 6)), ("down", (0, 2)), ("left", (2, 0))])
def test_everyone_moves_one_step_and_who_stands_at_the_edge_stays(way: str, stays: Place) -> None:
    hands = [player("everyone_moves negate negate", pawn=(3, 3)), player(TWO, pawn=stays), player(TWO, pawn=(4, 4))]
    t = table(*hands, player(TWO, out=True))
    events = t.resolve(f"A play everyone_moves {way}")
    up, right = STEPS[way]
    assert t.pawns() == [(3 + up, 3 + right), stays, (4 + up, 4 + right), None]
    assert of_kind(events, PawnStayed) == [PawnStayed(B, *stays)]
    assert not of_kind(events, Lost)
    assert t.players_in == [A, B, C]


@rule("M-CARD-SWAPPLACES-1", "M-COMP-14")
def test_swap_places_exchanges_two_pawns() -> None:
    t = table(player("swap_places negate negate", pawn=(1, 5)), player(TWO, pawn=(6, 0)), player(TWO, pawn=(2, 2)))
    board = t.view.board
    t.resolve("A play swap_places B")
    assert t.pawns() == [(6, 0), (1, 5), (2, 2)]
    assert t.view.board == board
