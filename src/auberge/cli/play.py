"""`auberge play`: sets a table from the command line, or goes on with a saved one."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path

from auberge import games
from auberge.bots.budget import read_budget
from auberge.cli import saves, seating
from auberge.cli.consoles import open_console, prepare_input
from auberge.cli.door import LATEST
from auberge.cli.table import Table
from auberge.cli.usage import BadUsage, Interrupted
from auberge.core.errors import BadData
from auberge.core.match import Match
from auberge.core.protocol import Game
from auberge.core.setup import settle_setup
from auberge.words import Words


@dataclass(frozen=True)
class Wishes:
    """What the command line asks for."""

    game: str
    seats: str | None = None
    names: str | None = None
    seed: str | None = None
    start: str | None = None
    options: Sequence[str] = field(default=())
    data: Path | None = None
    budget: str | None = None
    resume: str | None = None
    save: Path | None = None


def play(wishes: Wishes, words: Words) -> None:
    """Plays a game in the terminal. Interrupted, once the game is saved, after Ctrl-C."""
    console = open_console()
    prepare_input()
    budget = None if wishes.budget is None else read_budget(wishes.budget)
    if wishes.resume is not None:
        file, match = _saved(wishes.resume)
    else:
        game = games.load(wishes.game)
        try:
            seats = wishes.seats or seating.ask_seats(game, console, words)
        except EOFError:
            return  # nobody wants to play
        file, match = saves.new_file(game.meta.name), new_match(game, seats, wishes, words)
    if wishes.save is not None:
        saves.check_target(wishes.save)
    table = Table(match, wishes.save or file, console, words, budget)
    try:
        table.run()
    except EOFError:
        console.print()
        table.commands.leave()
    except KeyboardInterrupt as stop:
        console.print()
        raise Interrupted("cli-left", **table.farewell()) from stop


def _saved(resume: str) -> tuple[Path, Match]:
    if resume == LATEST:
        return saves.latest_unfinished()
    file = Path(resume).expanduser()
    match = saves.read_match(file)
    if match.is_over:
        raise BadUsage("cli-already-over", file=str(file))
    if not match.seeded:
        raise BadUsage("cli-no-seed", file=str(file))
    return file, match


def new_match(game: Game, seats: str, wishes: Wishes, words: Words) -> Match:
    """A match as wished. BadSetup, BadData or BadUsage says what is wrong."""
    players = seating.read_seats(game, seats, wishes.names, words)
    seed = seating.read_number("--seed", wishes.seed)
    setup = settle_setup(
        game.meta,
        seats=len(players),
        seed=seating.any_seed() if seed is None else seed,
        options=seating.read_options(game, wishes.options),
        start_seat=seating.read_start(wishes.start),
        data=None if wishes.data is None else house_data(wishes.data),
    )
    with named_data(wishes.data):
        return Match(game, setup, players)


@contextmanager
def named_data(file: Path | None) -> Iterator[None]:
    """Lets what is wrong with house data name the file it came from."""
    try:
        yield
    except BadData as problem:
        if file is not None:
            problem.values = {**problem.values, "file": str(file)}
        raise


def house_data(file: Path) -> str:
    """The text of a house data file. BadUsage if it cannot be read as text."""
    try:
        return saves.read_bytes(file).decode("utf-8")
    except UnicodeDecodeError as problem:
        raise BadUsage("cli-not-text", file=str(file)) from problem
