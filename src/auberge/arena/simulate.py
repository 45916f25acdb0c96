"""Many games between bots, spread over processes. Every game follows from its number, so the spread changes nothing."""

import multiprocessing
import signal
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import Future, ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.synchronize import Event as Signal
from time import perf_counter
from typing import Final

import msgspec

from auberge import bots as bot_rooms
from auberge import games as game_rooms
from auberge.arena.match import play_game
from auberge.arena.pairing import pairing_of
from auberge.arena.report import Report, Tally, report_on
from auberge.arena.workers import interrupts_held
from auberge.build import is_compiled
from auberge.core.errors import BadSetup, EngineBug
from auberge.core.protocol import OptionValue
from auberge.core.setup import settle_setup

LARGEST_CHUNK: Final = 8
Progress = Callable[[int, int], None]


class Task(msgspec.Struct, frozen=True):
    """What every worker must know."""

    game: str
    bots: tuple[str, ...]
    seats: int
    seed: int
    options: Mapping[str, OptionValue]
    data: str | None = None  # house data in place of the printed values


class Failure(msgspec.Struct, frozen=True):
    """A game that broke off, told in words that travel between processes."""

    number: int
    seed: int
    problem: str


def simulate(
    game_name: str,
    bots: Sequence[str],
    games: int,
    seed: int,
    jobs: int = 1,
    *,
    options: Mapping[str, OptionValue] | None = None,
    on_progress: Progress | None = None,
    seats: int | None = None,
    data: str | None = None,
) -> Report:
    """Plays so many games between these bots, by default one seat for each (at least the game's fewest).

    BadSetup if the game, a bot, the options or the number of seats is no good, BadData if the house data are;
    EngineBug if a game breaks off."""
    task = settle_task(game_name, bots, seed, options, seats, data=data)
    if games < 1 or jobs < 1:
        raise BadSetup("arena-numbers", games=games, jobs=jobs)
    began = perf_counter()
    tallies = [Tally() for _ in task.bots]
    done = 0
    for played, part in play_all(task, games, min(jobs, games)):
        for tally, more in zip(tallies, part, strict=True):
            tally.add(more)
        done += played
        if on_progress is not None:
            on_progress(done, games)
    seconds = perf_counter() - began
    return Report(
        game=task.game,
        seats=task.seats,
        options=task.options,
        games=games,
        seed=seed,
        bots=tuple(report_on(bot, tally) for bot, tally in zip(task.bots, tallies, strict=True)),
        jobs=jobs,
        build="compiled" if is_compiled() else "plain",
        seconds=seconds,
        games_per_second=games / seconds,
    )


def settle_task(
    game_name: str,
    bots: Sequence[str],
    seed: int,
    options: Mapping[str, OptionValue] | None,
    seats: int | None,
    *,
    data: str | None = None,
) -> Task:
    """Checks all there is to check before the first game."""
    game = game_rooms.load(game_name)
    if not bots:
        raise BadSetup("unknown-bot", name="", known=", ".join(bot_rooms.NAMES))
    for bot in bots:
        bot_rooms.load(bot)(game, 0)
    number = max(len(bots), game.meta.min_seats) if seats is None else seats
    setup = settle_setup(game.meta, seats=number, seed=seed, options=options)
    if data is not None:
        game.check_data(data)
    return Task(game_name, tuple(bots), number, seed, setup.options, data)


def play_all(task: Task, games: int, jobs: int) -> Iterator[tuple[int, list[Tally]]]:
    """The tallies of all chunks as they come in, each with its number of games."""
    chunks = chunks_of(games, jobs)
    if jobs == 1:
        for chunk in chunks:
            yield len(chunk), checked(play_chunk(task, chunk, None))
    else:
        yield from play_in_workers(task, chunks, jobs)


def chunks_of(games: int, jobs: int) -> list[range]:
    """The numbers of the games in chunks: small enough to keep all workers busy and the progress moving."""
    size = max(1, min(LARGEST_CHUNK, games // (4 * jobs)))
    return [range(first, min(first + size, games)) for first in range(0, games, size)]


def play_chunk(task: Task, chunk: range, stop: Signal | None) -> list[Tally] | Failure:
    """Plays the games of these numbers; a game that breaks off is returned, not raised: not every error travels."""
    game = game_rooms.load(task.game)
    tallies = [Tally() for _ in task.bots]
    for number in chunk:
        if stop is not None and stop.is_set():
            break
        pairing = pairing_of(number, len(task.bots), task.seats, task.seed)
        try:
            play_game(game, task.bots, pairing, task.options, tallies, data=task.data)
        except Exception as error:  # whatever it is, the report names the game that shows it
            return Failure(number, pairing.seed, f"{type(error).__name__}: {error}")
    return tallies


def checked(part: list[Tally] | Failure) -> list[Tally]:
    """The tallies. EngineBug, naming the game, if there are none."""
    if isinstance(part, Failure):
        raise EngineBug("bug-game-broke-off", game=part.number + 1, seed=str(part.seed), problem=part.problem)
    return part


# --- worker processes -----------------------------------------------------------------------------------------------

_stop: Signal | None = None  # in a worker: set when the simulation is given up


def begin_work(stop: Signal) -> None:
    """Prepares a worker: an interrupt is the main process's affair, which then sets `stop`."""
    global _stop  # noqa: PLW0603 - a worker's one task, handed over once
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _stop = stop


def work(task: Task, chunk: range) -> list[Tally] | Failure:
    """Plays a chunk in a worker."""
    return play_chunk(task, chunk, _stop)


def play_in_workers(task: Task, chunks: Sequence[range], jobs: int) -> Iterator[tuple[int, list[Tally]]]:
    """Spreads the chunks over fresh processes; leaves none of them behind, whatever happens."""
    context = multiprocessing.get_context("spawn")
    stop = context.Event()
    with ProcessPoolExecutor(jobs, mp_context=context, initializer=begin_work, initargs=(stop,)) as pool:
        try:
            with interrupts_held():
                sizes: dict[Future[list[Tally] | Failure], int] = {pool.submit(work, task, c): len(c) for c in chunks}
            for future in as_completed(sizes):
                yield sizes[future], checked(future.result())
        except BrokenProcessPool as error:
            raise EngineBug("bug-worker-died", jobs=jobs) from error
        finally:
            stop.set()
            pool.shutdown(cancel_futures=True)
