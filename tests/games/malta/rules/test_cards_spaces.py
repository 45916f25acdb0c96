"""Cards that change spaces and where pawns stand on them (canon 2.6, 9.3, 9.4)."""

import pytest

from auberge.games.malta.events import LineShifted, Lost, PawnMoved, SpacesSwapped, SpaceTurned
from tests.canon import rule
from tests.games.malta.round_table import A, B, C, Place, Table, of_kind, player, table

TWO = "draw_two end_turn"
SPARE = ["negate"] * 5


def at(t: Table) -> dict[Place, int]:
    """Which space lies where."""
    return {(r, c): s.space for r, row in enumerate(t.view.board) for c, s in enumerate(row) if s}


def offered(t: Table) -> set[Place]:
    """The spaces that may be named now."""
    texts = {text.removeprefix("space ") for text in t.answers()}
    return {(int(text[1]), int(text[3])) for text in texts}


def everywhere(t: Table) -> set[Place]:
    return set(at(t))


@rule("M-CARD-REMOVE-1", "M-CARD-REMOVE-2", "M-AMB-23", "M-AMB-24", "M-CARD-07")
@pytest.mark.parametrize("size", [7, 5])
def test_any_face_up_space_without_a_pawn_is_removed(size: int) -> None:
    hands = [player(["remove_a_space", *SPARE], pawn=(3, 3)), player(TWO, pawn=(4, 4))]
    t = table(*hands, board={(2, 2): "circle"}, options={"board": f"{size}x{size}"})
    t.play("A play remove_a_space")
    assert offered(t) == everywhere(t) - {(3, 3), (4, 4), (2, 2)}
    for place in ("(3,3)", "(4,4)", "(2,2)"):
        t.refuse(f"A space {place}", "M-CARD-REMOVE-2")
    before = at(t)
    t.resolve("A space (0,2)")
    assert (t.space(0, 2).is_circle, t.space(0, 2).number, at(t)) == (True, 0, before)
    assert t.pawns() == [(3, 3), (4, 4)]


@rule("M-CARD-RESTORE-1", "M-CARD-10", "M-CARD-07")
def test_a_0_circle_with_or_without_pawns_is_restored_turned_as_before() -> None:
    board = {(3, 3): "drop_4_up turned 1 removed", (4, 4): "crown_2_no_up turned 3 removed", (5, 5): "star_1"}
    t = table(player(["restore_a_space", "restore_a_space", *SPARE]), player(TWO, pawn=(3, 3)), board=board)
    t.play("A play restore_a_space")
    assert offered(t) == {(3, 3), (4, 4)}
    t.refuse("A space (5,5)", "M-CARD-RESTORE-1")
    t.resolve("A space (3,3)", "A play restore_a_space")  # the one 0-circle left is named by itself
    assert (t.space(3, 3).number, t.space(3, 3).arrows, t.pawns()[B]) == (4, ("right",), (3, 3))
    assert (t.space(4, 4).is_circle, set(t.space(4, 4).arrows)) == (False, {"up", "right", "down"})


@rule("M-CARD-TURNSPACE-1", "M-CARD-10", "M-COMP-15", "M-AMB-38")
@pytest.mark.parametrize(("quarters", "arrows"), [(1, "right"), (2, "down"), (3, "left")])
def test_a_space_is_turned_clockwise_by_one_two_or_three_quarters(quarters: int, arrows: str) -> None:
    t = table(player(["turn_a_space", "turn_a_space", *SPARE]), player(TWO), board={(3, 3): "drop_3_up"})
    t.play("A play turn_a_space", "A space (3,3)")
    assert t.answers() == {"turn 1", "turn 2", "turn 3"}
    events = t.resolve(f"A turn {quarters}")
    assert of_kind(events, SpaceTurned) == [SpaceTurned(A, 3, 3, quarters)]
    assert (t.space(3, 3).arrows, t.space(3, 3).number) == ((arrows,), 3)
    t.resolve(f"A play turn_a_space (3,3) {4 - quarters}")
    assert (t.space(3, 3).arrows, t.space(3, 3).quarters) == (("up",), 0)


@rule("M-CARD-TURNSPACE-2", "M-AMB-48", "M-CARD-TURNSPACE-1")
def test_no_space_under_another_pawn_and_no_0_circle_is_turned() -> None:
    hands = [player(["turn_a_space", *SPARE], pawn=(3, 3)), player(TWO, pawn=(4, 4)), player(TWO, pawn=(4, 4))]
    t = table(*hands, board={(2, 2): "circle"})
    t.play("A play turn_a_space")
    assert offered(t) == everywhere(t) - {(4, 4), (2, 2)}
    t.refuse("A space (4,4)", "M-CARD-TURNSPACE-2")
    shared = [
        player(["turn_a_space", *SPARE], pawn=(3, 3)),
        player(TWO, pawn=(3, 3)),
        player(TWO, pawn=(4, 4), out=True),
    ]
    t = table(*shared)
    t.play("A play turn_a_space")
    assert offered(t) == everywhere(t) - {(3, 3)}


@rule("M-CARD-SWAPSPACES-1", "M-CARD-SWAPSPACES-2", "M-AMB-25", "M-CARD-07", "M-CARD-10")
def test_two_spaces_exchange_places_with_faces_and_turnings_and_pawns_stay() -> None:
    board = {(3, 3): "drop_4_up turned 1", (5, 5): "crown_2_no_up turned 2 removed"}
    t = table(player(["swap_two_spaces", *SPARE], pawn=(3, 3)), player(TWO), board=board)
    before = at(t)
    events = t.resolve("A play swap_two_spaces (3,3) (5,5)")
    assert of_kind(events, SpacesSwapped) == [SpacesSwapped(A, 3, 3, 5, 5)]
    assert (t.space(3, 3).kind, t.space(3, 3).is_circle, t.space(3, 3).quarters) == ("crown_2_no_up", True, 2)
    assert (t.space(5, 5).kind, t.space(5, 5).arrows, t.space(5, 5).quarters) == ("drop_4_up", ("right",), 1)
    assert at(t) == before | {(3, 3): before[5, 5], (5, 5): before[3, 3]}
    assert (t.pawns()[A], of_kind(events, PawnMoved)) == ((3, 3), [])


@rule("M-CARD-SWAPSPACES-1", "M-CARD-SWAPSPACES-3", "M-AMB-48", "M-AMB-23")
def test_the_two_spaces_differ_and_lie_under_no_other_pawn() -> None:
    hands = [player(["swap_two_spaces", *SPARE], pawn=(3, 3)), player(TWO, pawn=(4, 4)), player(TWO, pawn=(5, 5))]
    t = table(*hands, board={(2, 2): "circle"})
    t.play("A play swap_two_spaces")
    assert offered(t) == everywhere(t) - {(4, 4), (5, 5)}
    t.refuse("A space (4,4)", "M-CARD-SWAPSPACES-3")
    t.play("A space (2,2)")
    assert offered(t) == everywhere(t) - {(4, 4), (5, 5), (2, 2)}
    t.refuse("A space (2,2)", "M-CARD-SWAPSPACES-1")
    shared = [player(["swap_two_spaces", *SPARE], pawn=(3, 3)), player(TWO, pawn=(3, 3))]
    t = table(*shared)
    t.refuse("A play swap_two_spaces (1,1) (3,3)", "M-CARD-SWAPSPACES-3")


@rule("M-CARD-SHIFTLINE-1", "M-CARD-SHIFTLINE-2", "M-CARD-07", "M-AMB-25")
@pytest.mark.parametrize("size", [7, 5])
@pytest.mark.parametrize(("axis", "way"), [("row", "left"), ("row", "right"), ("column", "up"), ("column", "down")])
def test_a_line_is_pushed_by_one_and_comes_in_again_at_the_other_end(size: int, axis: str, way: str) -> None:
    hands = [player(["shift_a_line", *SPARE], pawn=(2, 2)), player(TWO, pawn=(3, 2))]
    t = table(*hands, options={"board": f"{size}x{size}"}, board={(2, 3): "crown_2_no_up turned 1", (2, 4): "circle"})
    before, pawns = at(t), t.pawns()
    turned = t.space(2, 3)
    events = t.resolve(f"A play shift_a_line {axis} 2 {way}")
    assert len(of_kind(events, LineShifted)) == 1
    line = [(2, other) if axis == "row" else (other, 2) for other in range(size)]
    step = 1 if way in ("right", "up") else -1
    moved = {line[(index + step) % size]: before[place] for index, place in enumerate(line)}
    assert at(t) == before | moved
    assert t.pawns() == pawns
    found = next(s for row in t.view.board for s in row if s and s.space == turned.space)
    assert found == turned


@rule("M-CARD-SHIFTLINE-1", "M-CARD-SHIFTLINE-2")
@pytest.mark.parametrize("index", [0, 6])
@pytest.mark.parametrize(("axis", "way"), [("row", "left"), ("column", "up")])
def test_the_outer_lines_are_pushed_like_any_other(index: int, axis: str, way: str) -> None:
    t = table(player(["shift_a_line", *SPARE], pawn=(2, 2)), player(TWO, pawn=(3, 2)))
    before = at(t)
    t.resolve(f"A play shift_a_line {axis} {index} {way}")
    line = [(index, other) if axis == "row" else (other, index) for other in range(7)]
    pushed = line[1:] + line[:1] if way == "left" else line[-1:] + line[:-1]
    assert at(t) == before | {place: before[source] for place, source in zip(line, pushed, strict=True)}


@rule("M-CARD-SHIFTLINE-1")
@pytest.mark.parametrize("size", [7, 5])
def test_every_line_may_be_shifted_along_itself_only(size: int) -> None:
    t = table(player(["shift_a_line", *SPARE]), player(TWO), options={"board": f"{size}x{size}"})
    t.play("A play shift_a_line")
    assert t.answers() == {f"line {axis} {index}" for axis in ("row", "column") for index in range(size)}
    row, column = t.fork(), t.fork()
    row.play("A line row 1")
    assert row.answers() == {"direction left", "direction right"}
    row.refuse("A direction up", "M-CARD-SHIFTLINE-1")
    column.play("A line column 1")
    assert column.answers() == {"direction up", "direction down"}


@rule("M-AMB-23", "M-CARD-SHIFTLINE-2", "M-LOSE-04")
def test_a_0_circle_that_comes_under_a_pawn_matters_only_in_the_owners_turn() -> None:
    hands = [player(["shift_a_line", "end_turn", "negate"]), player(TWO, pawn=(3, 3)), player(TWO)]
    t = table(*hands, board={(3, 2): "circle"})
    events = t.resolve("A play shift_a_line row 3 right")
    assert (t.space(3, 3).is_circle, of_kind(events, Lost), t.players_in) == (True, [], [A, B, C])
    t.resolve("A play end_turn")
    events = t.resolve("B play draw_two")
    assert of_kind(events, Lost) == [Lost(B, "no_exit")]


@rule("M-CARD-GOINGHOME-1", "M-CARD-GOINGHOME-2", "M-CARD-GOINGHOME-4", "M-AMB-26", "M-AMB-27")
def test_a_pawn_goes_to_where_its_start_space_lies_now() -> None:
    hands = [player(["going_home", *SPARE], pawn=(2, 2)), player(TWO, pawn=(5, 5), home="(0,3)", home_at="(4,1)")]
    t = table(*hands, player(TWO, out=True))
    t.play("A play going_home")
    assert t.answers() == {"player A", "player B"}
    t.refuse("A player C")
    home, away = t.fork(), t.fork()
    away.resolve("A player B")
    assert away.pawns()[B] == (4, 1)
    home.resolve("A player A")
    assert home.pawns()[A] == (0, 0)


@rule("M-CARD-GOINGHOME-3", "M-CARD-GOINGHOME-5", "M-AMB-27", "M-AMB-24")
def test_a_removed_start_space_sends_the_pawn_to_its_place_at_set_up() -> None:
    hands = [player(["going_home", "going_home", "restore_a_space", *SPARE])]
    hands.append(player(TWO, pawn=(5, 5), home="(0,3)", home_at="(4,1)"))
    t = table(*hands, board={(4, 1): "circle"})
    t.resolve("A play going_home B")
    assert t.pawns()[B] == (0, 3)
    t.resolve("A play restore_a_space (4,1)", "A play going_home B")
    assert t.pawns()[B] == (4, 1)


@rule("M-CARD-GOINGHOME-3", "M-AMB-26")
def test_two_players_who_chose_the_same_start_space_share_it_as_home() -> None:
    hands = [player(["swap_two_spaces", "going_home", "going_home", *SPARE], pawn=(2, 2), home="(0,3)")]
    hands += [player(TWO, pawn=(5, 5), home="(0,3)"), player(TWO, pawn=(6, 6), home="(0,4)")]
    t = table(*hands)
    t.resolve("A play swap_two_spaces (0,3) (0,4)", "A play going_home A", "A play going_home B")
    assert t.pawns() == [(0, 4), (0, 4), (6, 6)]


@rule("M-AMB-24", "M-MOVE-09", "M-CARD-06")
def test_a_removed_space_is_no_hole() -> None:
    t = table(player(["sidestep", *SPARE], pawn=(3, 3)), player(TWO, pawn=(5, 5)), board={(3, 4): "circle"})
    t.resolve("A play sidestep right")
    assert (t.pawns()[A], t.players_in) == ((3, 4), [A, B])


@rule("M-CARD-03", "M-RESP-04", "M-AMB-44")
@pytest.mark.parametrize("card", ["restore_a_space", "welcome_back"])
def test_without_a_legal_target_a_card_is_played_without_effect(card: str) -> None:
    t = table(player([card, *SPARE]), player(TWO), player(TWO))
    board = t.view.board
    t.play(f"A play {card}")
    assert (t.question, t.actor) == ("respond", B)
    t.play("B pass", "C pass")
    assert (t.view.board, t.due, t.discard_pile) == (board, 2, [card])


@rule("M-CARD-03", "M-AMB-44")
def test_a_legal_target_must_be_named_even_if_it_does_no_good() -> None:
    t = table(player(["everyone_moves", "shove", *SPARE], pawn=(0, 0)), player(TWO, pawn=(0, 3)), player(TWO))
    t.play("A play shove")
    t.refuse("B pass")
    assert (t.question, t.actor) == ("target", A)
    t = table(player(["everyone_moves", *SPARE], pawn=(0, 0)), player(TWO, pawn=(0, 3)))
    t.resolve("A play everyone_moves down")  # nobody can go there, and it may be chosen all the same
    assert (t.pawns(), t.due) == ([(0, 0), (0, 3)], 2)
