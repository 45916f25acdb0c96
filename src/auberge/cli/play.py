"""`auberge play`: sets a table from the command line, or goes on with a saved one."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path

from auberge import games
from auberge.cli import saves, seating
from auberge.cli.consoles import open_console
from auberge.cli.door import LATEST
from auberge.cli.table import Table
from auberge.cli.usage import INTERRUPTED, OK, BadUsage
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
    resume: str | None = None
    save: Path | None = None


def play(wishes: Wishes, words: Words) -> int:
    """Plays a game in the terminal; the exit code."""
    console = open_console()
    if wishes.resume is not None:
        file, match = _saved(wishes.resume)
    else:
        game = games.load(wishes.game)
        try:
            seats = wishes.seats or seating.ask_seats(game, console, words)
        except EOFError:
            seats = seating.DEFAULT_SEATS
        file, match = saves.new_file(game.meta.name), new_match(game, seats, wishes, words)
    table = Table(match, wishes.save or file, console, words)
    try:
        table.run()
    except EOFError:
        console.print()
        table.commands.leave()
    except KeyboardInterrupt:
        console.print()
        table.commands.leave()
        return INTERRUPTED
    return OK


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
    return Match(game, setup, players)


def house_data(file: Path) -> str:
    """The text of a house data file. BadUsage if it cannot be read as text."""
    try:
        return saves.read_bytes(file).decode("utf-8")
    except UnicodeDecodeError as problem:
        raise BadUsage("cli-not-text", file=str(file)) from problem
