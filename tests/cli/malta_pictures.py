"""Malta! drawn for tests: boards put together by hand, and what is printed of them."""

from auberge.cli import boards
from auberge.cli.boards import Scene
from auberge.core.match import Match
from auberge.words import Words
from tests.cli.drawing import lines_of
from tests.cli.malta_table import arranged, own_view

BOARD = boards.load("malta")


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
