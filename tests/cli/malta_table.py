"""Tables of Malta! for tests: who plays, how it is called, and matches played or arranged to a certain question."""

import io
from collections.abc import Mapping
from pathlib import Path

from rich.console import Console

from auberge import bots, games
from auberge.cli.boards.malta_view import MaltaView
from auberge.cli.play import play
from auberge.cli.play.table import Table
from auberge.core.match import Match
from auberge.core.protocol import CHANCE, OVER, Seat, View
from auberge.core.record import Player
from auberge.core.setup import settle_setup
from auberge.words import Words

SEATS = "me:Anna,random"
TWO = "me:Anna,me:Bruno"
NAMES = ("Anna", "Bruno", "Carla", "Dora", "Emil", "Flora")
BEGIN = ("play", "malta", "--seed", "7", "--start", "1", "--seats", SEATS)
GAME = games.load("malta")


def seen(view: View) -> MaltaView:
    assert isinstance(view, MaltaView)
    return view


def match_of(seats: str, seed: int = 7) -> Match:
    return play.new_match(GAME, seats, play.PlayArguments("malta", seed=str(seed), start="1"), Words())


def arranged(given: Mapping[str, object], kinds: str = "human human", **options: str) -> Match:
    """A match that stands as given, with these players; its history is empty."""
    players = [Player(name, kind) for name, kind in zip(NAMES, kinds.split(), strict=False)]
    setup = settle_setup(GAME.meta, seats=len(players), seed=7, options=options, start_seat=0)
    match = Match(GAME, setup, players)
    match.position = GAME.arrange(setup, given)
    return match


def match_until(question: str, seats: int = 2, seed: int = 7, **wanted: object) -> Match:
    """A match of people in which this is asked, played to that point by the greedy player."""
    for number in range(seed, seed + 40):
        match = Match(
            GAME,
            settle_setup(GAME.meta, seats=seats, seed=number),
            [Player(name, "human") for name in NAMES[:seats]],
        )
        mind = bots.load("squire")(GAME, 1)
        while match.actor != OVER:
            if match.actor == CHANCE:
                match.chance()
                continue
            view = seen(GAME.view(match.position, Seat(match.actor)))
            if view.question == question and all(getattr(view, name) == value for name, value in wanted.items()):
                return match
            match.play(Seat(match.actor), mind.choose(view))
    raise AssertionError(question)


def own_view(match: Match) -> MaltaView:
    """What the seat to decide sees."""
    return seen(GAME.view(match.position, Seat(match.actor)))


class Paper(io.StringIO):
    """A terminal that remembers what stood on the screen last."""

    def screen(self) -> str:
        return self.getvalue().rpartition("\x1b[2J")[2]


def table_of(match: Match, file: Path, *, terminal: bool = False) -> tuple[Table, Paper]:
    paper = Paper()
    console = Console(
        file=paper,
        force_terminal=terminal,
        width=80,
        height=24,
        highlight=False,
        legacy_windows=False,
        color_system=None,
    )
    return Table(match, file, console, Words()), paper
