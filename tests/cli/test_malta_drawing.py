"""Malta!'s board on a terminal: it fits, it says everything without colour, it hides what is hidden."""

import io
from functools import cache, partial

import pytest
from rich.cells import cell_len
from rich.console import Console, RenderableType

from auberge import games
from auberge.bots import load as load_bot
from auberge.cli import boards
from auberge.cli.boards import Scene
from auberge.cli.boards.malta.aims import AIMS, ASKED, is_idle, players_for, spaces_for
from auberge.cli.boards.malta.signs import ORDER, signs_of
from auberge.cli.boards.malta_view import CARDS, DIRECTIONS, MaltaView
from auberge.cli.consoles import plain
from auberge.cli.screen import Screen, try_out
from auberge.core.errors import EngineBug
from auberge.core.match import Match
from auberge.core.protocol import CHANCE, OVER, Seat
from auberge.core.record import Player
from auberge.core.setup import settle_setup
from auberge.games.malta import moves, tables
from auberge.words import LANGUAGES, Words
from tests.cli.malta_table import GAME, arranged, match_until, own_view, seen
from tests.cli.terminal import flat

BOARD = boards.load("malta")
LONG = (
    "Maximilian Alexander",
    "Wilhelmina Charlotte",
    "Anna",
    "Bartholomäus Konrad",
    "Theodora Elisabeth",
    "Ferdinand Leopold",
)


@cache
def moments(seats: int, board: str = "7x7") -> list[tuple[Match, MaltaView]]:
    """Decisions of a game, as the seat to decide sees them: every question that came up, and every ninth one."""
    found: list[tuple[Match, MaltaView]] = []
    questions: set[tuple[str, int]] = set()
    players = [Player(name, "human") for name in LONG[:seats]]
    match = Match(GAME, settle_setup(GAME.meta, seats=seats, seed=5, options={"board": board}), players)
    bot = load_bot("greedy" if seats == 2 else "random")(GAME, 1)
    while match.actor != OVER:
        if match.actor == CHANCE:
            match.chance()
            continue
        seat = Seat(match.actor)
        view = seen(GAME.view(match.position, seat))
        if len(match.steps) % 9 == 0 or (view.question, view.target) not in questions:
            found.append((match, view))
            questions.add((view.question, view.target))
        match.play(seat, bot.choose(view))
    found.append((match, seen(GAME.view(match.position, None))))
    return found


def lines_of(part: RenderableType | None, width: int, *, colour: bool = False) -> list[str]:
    console = Console(
        file=io.StringIO(),
        width=width,
        height=24,
        force_terminal=colour,
        color_system="truecolor" if colour else None,
        highlight=False,
        markup=False,
        emoji=False,
        legacy_windows=False,
    )
    if part is not None:
        console.print(part)
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue().splitlines()


def drawn(match: Match, view: MaltaView, scene: Scene) -> list[RenderableType | None]:
    return [
        BOARD.picture(view, scene),
        BOARD.dice(view, scene),
        BOARD.choices(view, scene, partial(try_out, match, view)),
        BOARD.cities(view, scene),
        BOARD.legend(scene),
        boards.details(BOARD, view, "show c4", scene),
        boards.details(BOARD, view, "show discard two of yours", scene),
        boards.standings(BOARD, view, scene),
        *BOARD.story([event for step in match.steps[-60:] for event in step.events], scene),
    ]


def choices(match: Match) -> str:
    view = own_view(match)
    part = BOARD.choices(view, Scene(Words(), tuple(p.name for p in match.players)), partial(try_out, match, view))
    return "\n".join(line.rstrip() for line in lines_of(part, 80))


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
        Screen(console, BOARD).show(match, view, scene, events, ribbon)
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
def given_board(board: dict[str, str], pawns: tuple[str, ...] = ("(2,2)", "(2,2)", "(0,6)")) -> Match:
    others = ["draw_two", "draw_two", "end_turn"]
    seats = {str(seat): {"pawn": pawn, "hand": others} for seat, pawn in enumerate(pawns, 1)}
    seats["1"]["hand"] = ["draw_two", "shove", "end_turn"]
    given: dict[str, object] = {"turn": 1, "stage": "play", "board": board, "seat": seats}
    return arranged(given, " ".join(["human"] * len(pawns)))


def picture(match: Match, width: int = 80, height: int = 24) -> list[str]:
    names = tuple(player.name for player in match.players)
    return lines_of(BOARD.picture(own_view(match), Scene(Words(), names, width, height)), width)


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
    assert f"{len(view.moves)} spaces may be chosen, marked › on the board." in choices(match)


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
    told = flat(" ".join(lines_of(boards.standings(BOARD, own_view(match), Scene(Words(), LONG)), 80)))
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


# --- the choices --------------------------------------------------------------------------------------------------
def test_a_step_says_where_it_leads_who_stands_there_and_what_it_costs() -> None:
    given: dict[str, object] = {
        "turn": 1,
        "stage": "move",
        "board": {"(2,2)": "star_1", "(3,2)": "drop_3_up", "(2,3)": "circle"},
        "seat": {
            "1": {"pawn": "(2,2)", "hand": ["shove", "shove"]},
            "2": {"pawn": "(3,2)", "hand": ["shove"]},
            "3": {"pawn": "(2,3)", "hand": ["shove"]},
        },
    }
    told = choices(arranged(given, "human human human"))
    assert "1) ↑ up → C4 ◆3↑ (Bruno)  racket due: 3 cards" in told
    assert "2) → right → D3 ○0 (Carla)\n" in told


def test_cards_say_what_they_do_and_when_they_would_do_nothing() -> None:
    told = choices(given_board({}))
    assert "1) Draw Two" in told
    assert "Draw 2 cards." in told
    match = arranged(
        {"turn": 1, "stage": "play", "seat": {"1": {"hand": ["restore_a_space", "negate", "welcome_back"]}}},
        "human human",
    )
    assert choices(match).count("(no effect now)") == 3


def test_many_cards_are_told_by_their_titles_alone() -> None:
    cards = list(CARDS[:14])
    match = arranged({"turn": 1, "stage": "play", "seat": {"1": {"hand": [*cards, cards[1]]}}}, "human human")
    told = choices(match).splitlines()
    assert len(told) <= 6
    assert "2) Draw Two (2)" in " ".join(told)


def test_turning_a_space_shows_the_arrows_it_would_have() -> None:
    given: dict[str, object] = {
        "turn": 1,
        "stage": "play",
        "board": {"(5,5)": "crown_2_no_down"},
        "seat": {"1": {"hand": ["turn_a_space", "shove"]}},
    }
    match = arranged(given, "human human")
    for text in ("play turn_a_space", "space (5,5)"):
        match.play(Seat(0), GAME.read(text))
    told = flat(choices(match))
    assert "1) A quarter turn clockwise → ↑→↓" in told
    assert "2) Half a turn → ←→↓" in told
    assert "3) Three quarter turns clockwise → ←↑↓" in told


def test_the_announced_card_lies_open_with_its_targets() -> None:
    match = given_board({})
    match.play(Seat(0), GAME.read("play shove 2 up"))
    scene = Scene(Words(), ("Anna", "Bruno", "Carla"))
    text = flat(" ".join(lines_of(BOARD.dice(own_view(match), scene), 80)))
    assert text.startswith("Anna plays Shove: Bruno, up Choose an opponent and move that pawn")
    assert BOARD.dice(own_view(given_board({})), scene) is None


# --- what the board knows of the cards is what the game plays -----------------------------------------------------
def test_the_targets_of_every_card_are_those_the_game_asks_for() -> None:
    for index, card in enumerate(moves.CARDS):
        asked = (tables.FIRST_TARGET[index], tables.SECOND_TARGET[index])
        assert tuple(ASKED[kind] for kind in asked if kind) == AIMS.get(card, ())


def test_players_and_spaces_to_choose_from_are_those_the_game_offers() -> None:
    checked: set[str] = set()
    for seats in (2, 6):
        for _match, view in moments(seats):
            if view.question == "play":
                for move in view.moves:
                    card = str(getattr(move, "card", ""))
                    position = GAME.imagine(view, 0)
                    GAME.play(position, Seat(view.actor), move)
                    after = seen(GAME.view(position, Seat(view.actor)))
                    if after.question != "target" or after.card != card:
                        continue
                    checked.add(card)
                    if ASKED[after.target] == "player" and not after.naming.player:
                        assert [getattr(m, "seat", None) for m in after.moves] == players_for(view, card)
                    if after.target == 2:
                        found = [(getattr(m, "row", None), getattr(m, "col", None)) for m in after.moves]
                        assert found == spaces_for(view, card)
                    assert not is_idle(view, card)
    assert {"remove_a_space", "turn_a_space", "swap_two_spaces", "shove"} <= checked


def test_a_foreign_view_is_a_bug() -> None:
    game = games.load("saint_malo")
    view = game.view(game.start(settle_setup(game.meta, seats=2, seed=1)), None)
    with pytest.raises(EngineBug):
        BOARD.title(view, Scene(Words(), ("a", "b")))
