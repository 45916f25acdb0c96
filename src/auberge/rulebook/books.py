"""The rule books, read from the package."""

from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable

from auberge import games
from auberge.core.match import Match, follow, pass_pauses
from auberge.core.protocol import Game
from auberge.core.record import HUMAN, Player
from auberge.rulebook import book
from auberge.rulebook.book import Book, ExampleBlock
from auberge.testing.tables import arranged


def has_book(game_name: str) -> bool:
    """Whether a game has a rule book."""
    return _file(game_name).is_file()


@cache
def load(game_name: str) -> Book:
    """The rule book of a game. BadSetup if there is no such game or it has none, BadData if its file is wrong."""
    games.check_brings(game_name, "rulebook")
    file = _file(game_name)
    return book.read(file.name, file.read_text(encoding="utf-8"))


def _file(game_name: str) -> Traversable:
    return resources.files("auberge.rulebook") / f"{game_name}.toml"


def opened(game: Game, example: ExampleBlock) -> Match:
    """The table as whoever tries an example finds it."""
    players = [Player(str(seat + 1), HUMAN) for seat in range(example.players)]
    match = arranged(game, players, example.given, start=example.start, options=example.options)
    _follow(match, example.before)
    return match


def shown(game: Game, example: ExampleBlock) -> Match:
    """The table as the picture of an example shows it."""
    match = opened(game, example)
    _follow(match, example.play)
    return match


def _follow(match: Match, entries: tuple[str, ...]) -> None:
    for number, entry in enumerate(entries, start=1):
        follow(match, number, entry)
    pass_pauses(match)
