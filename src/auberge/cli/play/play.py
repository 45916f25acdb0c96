"""`auberge play`: sets a table from the command line, or goes on with a saved one."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

import msgspec

from auberge import games
from auberge.analysis.coaching import DEGREES, OFF, Degree
from auberge.bots.budget import read_budget
from auberge.cli.consoles import open_console, prepare_input
from auberge.cli.entry import LATEST
from auberge.cli.play import saves, seating
from auberge.cli.play.programs import NO_PROGRAMS, Programs, read_programs
from auberge.cli.play.table import Table
from auberge.cli.tools.verify import spaced
from auberge.cli.usage import BadUsage, Interrupted
from auberge.core.chance import Chance, new_number, sealed
from auberge.core.errors import BadData
from auberge.core.match import Match
from auberge.core.protocol import Game
from auberge.core.setup import settle_setup
from auberge.core.stream import start_seat_of, stream_of
from auberge.words import Words

DEFAULT_GAME: Final = "saint_malo"


@dataclass(frozen=True)
class PlayArguments:
    """What the command line asks for."""

    game: str | None = None  # a new game is Saint Malo then, a saved one whatever was played
    seats: str | None = None
    names: str | None = None
    seed: str | None = None
    start: str | None = None
    options: Sequence[str] = field(default=())
    data: Path | None = None
    budget: str | None = None
    resume: str | None = None
    save: Path | None = None
    coach: str | None = None
    programs: Sequence[str] = field(default=())


def play(arguments: PlayArguments, words: Words) -> None:
    """Plays a game in the terminal. Interrupted, once the game is saved, after Ctrl-C."""
    console = open_console()
    prepare_input()
    budget = None if arguments.budget is None else read_budget(arguments.budget)
    coach = _degree(arguments.coach)
    programs = read_programs(arguments.programs, arguments.seats)
    if arguments.resume is not None:
        file, match = _saved(arguments)
    else:
        game = games.load(arguments.game or DEFAULT_GAME)
        try:
            seats = arguments.seats or seating.ask_seats(game, console, words, arguments.names, programs)
        except EOFError:
            return  # the player has left
        file, match = saves.new_file(game.meta.name), new_match(game, seats, arguments, words, programs)
    if arguments.save is not None:
        saves.check_target(arguments.save)
    table = Table(match, arguments.save or file, console, words, budget, coach=coach, programs=programs)
    if match.sealed is not None and not match.steps:
        table.say("cli-sealed", seal=spaced(match.sealed.seal))
    try:
        table.run()
    except EOFError:
        console.print()
        table.commands.leave()
    except KeyboardInterrupt as stop:
        console.print()
        raise Interrupted("cli-left", **table.farewell()) from stop
    finally:
        table.bot_players.close()


def _degree(text: str | None) -> Degree:
    """How much of a coach is wished for. BadUsage if there is no such degree."""
    found = next((degree for degree in DEGREES if degree == (text or OFF)), None)
    if found is None:
        raise BadUsage("cli-bad-coach", degree=text or "", known=", ".join(DEGREES))
    return found


def _saved(arguments: PlayArguments) -> tuple[Path, Match]:
    """The game to go on with. BadUsage if it is another than the one named, or is to begin otherwise than it did."""
    settled = {
        "--seats": arguments.seats,
        "--names": arguments.names,
        "--seed": arguments.seed,
        "--start": arguments.start,
        "--option": arguments.options,
        "--data": arguments.data,
    }
    for option, value in settled.items():
        if value:
            raise BadUsage("cli-settled", option=option)
    if arguments.game is not None:
        games.load(arguments.game)
    if arguments.resume is None or arguments.resume == LATEST:
        return saves.latest_unfinished(arguments.game)
    file = saves.named_file(arguments.resume)
    match = saves.read_match(file)
    if arguments.game not in (None, match.game.meta.name):
        raise BadUsage("cli-other-game", file=str(file), game=match.game.meta.name, wanted=arguments.game or "")
    if match.is_over:
        raise BadUsage("cli-already-over", file=str(file))
    if not match.can_draw:
        raise BadUsage("cli-no-seed", file=str(file))
    return file, match


def new_match(
    game: Game, seats: str, arguments: PlayArguments, words: Words, programs: Programs = NO_PROGRAMS
) -> Match:
    """A match as wished. BadSetup, BadData or BadUsage says what is wrong."""
    players = seating.read_seats(game, seats, arguments.names, words, programs)
    seed, start = seating.read_seed(arguments.seed), seating.read_start(arguments.start)
    chance = None
    if seed is None:
        chance, start = _sealed(len(players), start)
    setup = settle_setup(
        game.meta,
        seats=len(players),
        seed=seed or 0,
        options=seating.read_options(game, arguments.options),
        start_seat=start,
        data=None if arguments.data is None else house_data(arguments.data),
    )
    with named_data(arguments.data):
        return Match(game, setup, players, chance=chance)


def _sealed(seats: int, start: int | None) -> tuple[Chance, int | None]:
    """Sealed chance for a table here, and the seat that begins: drawn from it where none is named."""
    table, secret, salt = (new_number() for _ in range(3))
    chance = sealed(table, secret, salt)
    if start is None and seats > 0:
        start = start_seat_of(stream_of(table, secret, ()), seats)
        chance = msgspec.structs.replace(chance, draws_start=True)
    return chance, start


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
