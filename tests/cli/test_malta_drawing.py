"""Malta!'s board on a terminal: it fits, it says everything without colour, it hides what is hidden."""

import pytest

from auberge.cli.boards import Scene
from auberge.cli.boards.malta.signs import ORDER, signs_of
from auberge.cli.boards.malta_view import DIRECTIONS
from auberge.core.protocol import Seat
from auberge.words import Words
from tests.cli.drawing import LONG, lines_of, moments
from tests.cli.malta_pictures import BOARD, choices, given_board, picture
from tests.cli.malta_table import GAME, arranged, match_until, own_view, seen
from tests.cli.terminal import flat


# --- the board ----------------------------------------------------------------------------------------------------
def test_every_space_shows_shape_number_arrows_and_pawns_in_its_place() -> None:
    match = given_board(
        {
            "(6,0)": "drop_4_left",
            "(5,1)": "crown_2_no_left",
            "(4,2)": "drop_3_up turned 1",
            "(3,3)": "circle",
            "(2,2)": "star_1",
        }
    )
    lines = picture(match)
    rows = {line[0]: line for line in lines[1:8]}
    assert [line[0] for line in lines[1:8]] == list("7654321")
    assert [lines[0][2 + 8 * col :].strip()[0] for col in range(7)] == list("ABCDEFG")

    def cell(row: int, col: int) -> str:
        return rows[str(row + 1)][2 + 8 * col : 10 + 8 * col].strip()

    assert cell(6, 0) == "◆4←"
    assert cell(5, 1) == "♛2↑→↓"
    assert cell(4, 2) == "◆3→"  # turned by a quarter
    assert cell(3, 3) == "○0"
    assert cell(2, 2) == "1←↑→↓12"  # the star gives way to two pawns
    assert cell(0, 6) == "⌂1←↑→ 3"
    assert "▶1 Anna" in rows["7"]
    assert rows["5"].endswith("3 Carla        3 G1")


def test_every_pawn_is_shown_or_counted_by_a_plus() -> None:
    match = given_board({"(2,2)": "star_1"}, ("(2,2)",) * 6)
    row = next(line for line in picture(match) if line.startswith("3"))
    assert row[18:26] == " 1←↑→↓ +"
    high = picture(match, 120, 40)
    assert any("123" in line for line in high)
    assert any("456" in line for line in high)


def test_a_large_terminal_shows_arrows_around_the_number() -> None:
    match = given_board({"(6,0)": "star_1", "(6,1)": "drop_3_right"})
    lines = picture(match, 120, 40)
    assert [line[2:18] for line in lines[1:4]] == ["  ↑             ", "←★1 →    ◆3 →   ", "  ↓             "]


@pytest.mark.parametrize("only_ascii", [False, True])
def test_arrows_of_every_direction_have_a_sign_of_their_own(only_ascii: bool) -> None:
    signs = signs_of(Scene(Words(), LONG, plain=only_ascii))
    assert len(set(signs.arrows.values())) == len(DIRECTIONS)
    assert set(ORDER) == set(DIRECTIONS)
    assert len({*signs.shapes.values(), signs.start}) == 5


def test_spaces_that_may_be_chosen_are_marked() -> None:
    match = match_until("target", target=2, card="remove_a_space")
    view = own_view(match)
    rows = [line for line in picture(match) if line[:1].isdigit()]
    assert sum(row.count("›") for row in rows) == len(view.moves)
    assert f"{len(view.moves)} spaces can be chosen, marked › on the board." in choices(match)


def test_who_has_lost_and_in_which_order_is_shown() -> None:
    given: dict[str, object] = {
        "turn": 1,
        "stage": "play",
        "seat": {
            "1": {"hand": ["draw_two", "shove"]},
            "2": {"hand": ["draw_two", "shove"]},
            "3": {"out": True, "hand": ["negate"]},
            "4": {"conceded": True},
        },
    }
    match = arranged(given, "human human human human")
    text = "\n".join(picture(match))
    assert "3 Carla        1 ✗1" in text
    assert "4 Dora         0 ⚑2" in text
    told = flat(" ".join(lines_of(BOARD.standings(own_view(match), Scene(Words(), LONG)), 80)))
    assert told.endswith("1. Anna 2. Bartholomäus Konrad (has conceded)")
    large = flat("\n".join(picture(match, 120, 40)))
    assert "Lost so far, in this order: 1. Carla, 2. Dora" in large


def test_hands_of_others_are_not_drawn_and_known_cards_are() -> None:
    for _, shown in moments("malta", 2):
        view = seen(shown)
        assert view.you is None or view.players[1 - view.you].hand is None
    match = given_board({})
    match.play(Seat(0), GAME.read("play end_turn"))
    assert "Hand: 2 × Draw Two, End Turn" in "\n".join(picture(match))
