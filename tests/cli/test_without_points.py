"""Games without points: the end shows places and winners, in the order the board tells or by place."""

import io

import pytest
from rich.console import Console, RenderableType
from rich.text import Text

from auberge.cli import boards
from auberge.cli.boards import Scene
from auberge.cli.play.sheet import draw_sheet
from auberge.core.position import Position, Result
from auberge.core.protocol import ScoreLine, Seat
from auberge.core.setup import settle_setup
from auberge.games.saint_malo.game import SaintMalo
from auberge.words import Words

pytestmark = pytest.mark.plain  # a compiled class has no plain heirs
SCENE = Scene(Words(), ("Anna", "Bruno", "Carla"))


class WithoutPoints(SaintMalo):
    """A game that counts nothing."""

    def score_sheet(self, _position: Position) -> list[ScoreLine]:
        return []


class Ended(Position):
    """A position with this result."""

    def __init__(self, places: tuple[int, ...] | None) -> None:
        super().__init__()
        self.places = places

    def result(self) -> Result | None:
        return None if self.places is None else Result(self.places, (0,) * len(self.places))


def shown(part: RenderableType) -> list[str]:
    console = Console(file=io.StringIO(), width=80)
    console.print(part)
    assert isinstance(console.file, io.StringIO)
    return [line.rstrip() for line in console.file.getvalue().splitlines()]


def test_places_come_in_order_and_no_points_are_told() -> None:
    lines = shown(draw_sheet(WithoutPoints(), Ended((3, 1, 2)), SCENE))
    assert lines == ["1. Bruno", "2. Carla", "3. Anna", "", "Bruno wins!"]


def test_a_shared_victory_names_all_winners() -> None:
    assert shown(draw_sheet(WithoutPoints(), Ended((1, 1, 3)), SCENE))[-1] == "Anna and Bruno share the victory!"


def test_the_board_may_tell_the_order_itself() -> None:
    lines = shown(draw_sheet(WithoutPoints(), Ended((1, 2, 2)), SCENE, Text("Bruno fell first")))
    assert lines == ["Bruno fell first", "", "Anna wins!"]


def test_before_the_end_there_is_nothing_to_count() -> None:
    assert shown(draw_sheet(WithoutPoints(), Ended(None), SCENE)) == ["There are no points in this game."]


def test_a_board_need_not_explain_or_rank() -> None:
    board = boards.load("saint_malo")
    game = SaintMalo()
    view = game.view(game.start(settle_setup(game.meta, seats=3, seed=1)), None)
    assert board.details(view, "b A2", SCENE) is None
    assert board.standings(view, SCENE) is None
    assert not board.is_out(view, Seat(0))
