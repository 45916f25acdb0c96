"""Boards drawn for tests: decisions of whole games, and what a terminal prints of them."""

import io
from functools import cache

from rich.console import Console, RenderableType

from auberge import games
from auberge.bots import load as load_bot
from auberge.cli.boards import Board, Scene
from auberge.cli.play.screen import Screen
from auberge.core.match import Match
from auberge.core.protocol import CHANCE, OVER, Event, OptionValue, Seat, View
from auberge.core.record import Player
from auberge.core.setup import settle_setup

LONG = (
    "Maximilian Alexander",
    "Wilhelmina Charlotte",
    "Anna",
    "Bartholomäus Konrad",
    "Theodora Elisabeth",
    "Ferdinand Leopold",
)


@cache
def moments(game_name: str, seats: int, **options: OptionValue) -> list[tuple[Match, View]]:
    """Decisions of a game, as the seat to decide sees them: every question that came up, and every ninth one.

    Each comes with the whole match, which has gone on since."""
    game = games.load(game_name)
    found: list[tuple[Match, View]] = []
    questions: set[str] = set()
    players = [Player(name, "human") for name in LONG[:seats]]
    match = Match(game, settle_setup(game.meta, seats=seats, seed=5, options=options), players)
    bot = load_bot("squire" if seats == 2 else "random")(game, 1)
    while match.actor != OVER:
        if match.actor == CHANCE:
            match.chance()
            continue
        seat = Seat(match.actor)
        view = game.view(match.position, seat)
        if len(match.steps) % 9 == 0 or view.question not in questions:
            found.append((match, view))
            questions.add(view.question)
        match.play(seat, bot.choose(view))
    found.append((match, game.view(match.position, None)))
    return found


def paper(width: int = 80, height: int = 24, *, colour: bool = False) -> Console:
    return Console(
        file=io.StringIO(),
        width=width,
        height=height,
        force_terminal=colour,
        color_system="truecolor" if colour else None,
        highlight=False,
        markup=False,
        emoji=False,
        legacy_windows=False,
    )


def printed(console: Console) -> str:
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


def lines_of(part: RenderableType | None, width: int, *, colour: bool = False) -> list[str]:
    """What a part prints on a terminal of this width."""
    console = paper(width, colour=colour)
    if part is not None:
        console.print(part)
    return printed(console).splitlines()


def whole_screen(board: Board, view: View, scene: Scene, events: list[Event], ribbon: tuple[str, str]) -> list[str]:
    """What stands on a terminal of the scene's size when it is this seat's turn."""
    console = paper(scene.width, scene.height, colour=True)
    Screen(console, board).show(view, scene, events, ribbon)
    return printed(console).splitlines()
