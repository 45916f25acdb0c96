"""Malta!'s board on a terminal: it fits, it says everything without colour, it hides what is hidden."""

import io

import pytest
from rich.cells import cell_len
from rich.console import Console, RenderableType

from auberge import games
from auberge.cli.boards import Scene
from auberge.cli.boards.malta.signs import ORDER, signs_of
from auberge.cli.boards.malta_view import DIRECTIONS, MaltaView
from auberge.cli.consoles import plain
from auberge.cli.screen import Screen
from auberge.core.errors import EngineBug
from auberge.core.match import Match
from auberge.core.protocol import Seat
from auberge.core.setup import settle_setup
from auberge.words import LANGUAGES, Words
from tests.cli.malta_pictures import BOARD, LONG, choices, given_board, lines_of, moments, picture
from tests.cli.malta_table import GAME, arranged, match_until, own_view
from tests.cli.terminal import flat


def drawn(match: Match, view: MaltaView, scene: Scene) -> list[RenderableType | None]:
    return [
        BOARD.picture(view, scene),
        BOARD.in_play(view, scene),
        BOARD.choices(view, scene),
        BOARD.every_board(view, scene),
        BOARD.legend(scene),
        BOARD.details(view, "show c4", scene),
        BOARD.details(view, "show discard two of yours", scene),
        BOARD.standings(view, scene),
        *BOARD.story([event for step in match.steps[-60:] for event in step.events], scene),
    ]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("width", "height"), [(80, 24), (120, 40), (60, 24), (45, 24)])
@pytest.mark.parametrize("seats", [2, 6])
def test_nothing_is_wider_than_the_terminal(seats: int, width: int, height: int, language: str) -> None:
    for match, view in moments(seats)[:: 13 if seats == 6 else 5]:
        scene = Scene(Words(language, strict=True), LONG[:seats], width, height)
        for part in drawn(match, view, scene):
            assert max((cell_len(line) for line in lines_of(part, width)), default=0) <= width


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("seats", "board"), [(2, "7x7"), (2, "5x5"), (4, "7x7"), (6, "7x7")])
@pytest.mark.parametrize(("width", "height"), [(80, 24), (120, 40)])
def test_a_whole_screen_fits(seats: int, board: str, width: int, height: int, language: str) -> None:
    """Board, choices and ribbon; only the story may scroll away."""
    for match, view in moments(seats, board)[:: 12 if seats == 6 else 6]:
        console = Console(
            file=io.StringIO(), width=width, height=height, force_terminal=True, highlight=False, legacy_windows=False
        )
        words = Words(language)
        scene = Scene(words, LONG[:seats], width, height)
        ribbon = (f"Anna: {words.question('malta', view)}", BOARD.hint(view, scene))
        events = [event for step in match.steps[:40] for event in step.events]
        Screen(console, BOARD).show(view, scene, events, ribbon)
        assert isinstance(console.file, io.StringIO)
        shown = console.file.getvalue().splitlines()
        assert len(shown) <= height - 1, (view.question, view.target, len(shown))


def test_everything_is_told_without_colour_and_in_ascii() -> None:
    for match, view in moments(6)[::20]:
        scene = Scene(Words(), LONG, 80, 24, plain=True)
        for part in drawn(match, view, scene):
            text = "\n".join(lines_of(part, 80)).replace("“? shove”", "")
            assert plain(text).isascii()
            assert "?" not in plain(text)
    coloured = lines_of(BOARD.picture(view, scene), 80, colour=True)
    assert any("\x1b[" in line for line in coloured)


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
    for _match, view in moments(2):
        if view.you is None:
            continue
        assert view.players[1 - view.you].hand is None
    match = given_board({})
    match.play(Seat(0), GAME.read("play end_turn"))
    assert "Hand: 2 × Draw Two, End Turn" in "\n".join(picture(match))


def test_a_foreign_view_is_a_bug() -> None:
    game = games.load("saint_malo")
    view = game.view(game.start(settle_setup(game.meta, seats=2, seed=1)), None)
    with pytest.raises(EngineBug):
        BOARD.title(view, Scene(Words(), ("a", "b")))
