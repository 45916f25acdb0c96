"""Malta! drawn for tests: moments of whole games, boards put together by hand, and what is printed of them."""

import io
from functools import cache

from rich.console import Console, RenderableType

from auberge.bots import load as load_bot
from auberge.cli import boards
from auberge.cli.boards import Scene
from auberge.cli.boards.malta_view import MaltaView
from auberge.core.match import Match
from auberge.core.protocol import CHANCE, OVER, Seat
from auberge.core.record import Player
from auberge.core.setup import settle_setup
from auberge.words import Words
from tests.cli.malta_table import GAME, arranged, own_view, seen

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
    bot = load_bot("squire" if seats == 2 else "random")(GAME, 1)
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


def choices(match: Match) -> str:
    view = own_view(match)
    part = BOARD.choices(view, Scene(Words(), tuple(p.name for p in match.players)))
    return "\n".join(line.rstrip() for line in lines_of(part, 80))


def given_board(board: dict[str, str], pawns: tuple[str, ...] = ("(2,2)", "(2,2)", "(0,6)")) -> Match:
    others = ["draw_two", "draw_two", "end_turn"]
    seats = {str(seat): {"pawn": pawn, "hand": others} for seat, pawn in enumerate(pawns, 1)}
    seats["1"]["hand"] = ["draw_two", "shove", "end_turn"]
    given: dict[str, object] = {"turn": 1, "stage": "play", "board": board, "seat": seats}
    return arranged(given, " ".join(["human"] * len(pawns)))


def picture(match: Match, width: int = 80, height: int = 24) -> list[str]:
    names = tuple(player.name for player in match.players)
    return lines_of(BOARD.picture(own_view(match), Scene(Words(), names, width, height)), width)
