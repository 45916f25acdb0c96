"""Many games between bots, spread over processes. Every game follows from its number, so the spread changes nothing."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import closing
from functools import partial
from time import perf_counter
from typing import Final

import msgspec

from auberge.bots import NAMES as BOTS
from auberge.bots.budget import Budget
from auberge.build import is_compiled
from auberge.core.errors import BadSetup
from auberge.core.protocol import OptionValue
from auberge.core.setup import settle_setup
from auberge.games import load as load_game
from auberge.lab.arena.driver import play_game
from auberge.lab.arena.entrants import Entrant, check_contestant, read_entrants
from auberge.lab.arena.failure import Failure, checked
from auberge.lab.arena.report import Report, Tally, report_on
from auberge.lab.arena.seating import seating_of
from auberge.lab.arena.workers import IsGivenUp, spread

LARGEST_CHUNK: Final = 8
Progress = Callable[[int, int], None]


class Task(msgspec.Struct, frozen=True):
    """What every worker must know."""

    game: str
    bots: tuple[Entrant, ...]
    seats: int
    seed: int
    options: Mapping[str, OptionValue]
    data: str | None = None  # house data in place of the printed values


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
    budget: Budget | None = None,
) -> Report:
    """Plays this many games between these bots, by default one seat for each (at least the game's fewest).

    A bot may carry a budget of its own (`knight@300it`); `budget` is for those that search and have none.

    BadSetup if the game, a bot, the options or the number of seats is no good, BadData if the house data are;
    EngineBug if a game breaks off."""
    task = settle_task(game_name, bots, seed, options, seats, data=data, budget=budget)
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
        bots=tuple(report_on(bot.label, tally) for bot, tally in zip(task.bots, tallies, strict=True)),
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
    budget: Budget | None = None,
) -> Task:
    """Checks all there is to check before the first game."""
    game = load_game(game_name)
    entrants = tuple(read_entrants(bots, budget))
    if not entrants:
        raise BadSetup("unknown-bot", name="", known=", ".join(BOTS))
    number = max(len(entrants), game.meta.min_seats) if seats is None else seats
    for entrant in entrants:
        check_contestant(entrant, game, number)
    setup = settle_setup(game.meta, seats=number, seed=seed, options=options)
    if data is not None:
        game.check_data(data)
    return Task(game_name, entrants, number, seed, setup.options, data)


def play_all(task: Task, games: int, jobs: int) -> Iterator[tuple[int, list[Tally]]]:
    """The tallies of all chunks in order, each with its number of games."""
    chunks = chunks_of(games, jobs)
    with closing(spread(partial(play_chunk, task), chunks, jobs)) as parts:
        for chunk, part in zip(chunks, parts, strict=True):
            yield len(chunk), checked(part)


def chunks_of(games: int, jobs: int) -> list[range]:
    """The numbers of the games in chunks: small enough to keep all workers busy and the progress moving."""
    size = max(1, min(LARGEST_CHUNK, games // (4 * jobs)))
    return [range(first, min(first + size, games)) for first in range(0, games, size)]


def play_chunk(task: Task, chunk: range, is_given_up: IsGivenUp) -> list[Tally] | Failure:
    """Plays the games of these numbers; a game that breaks off is returned, not raised: not every error travels."""
    game = load_game(task.game)
    tallies = [Tally() for _ in task.bots]
    for number in chunk:
        if is_given_up():
            break
        seating = seating_of(number, len(task.bots), task.seats, task.seed)
        try:
            played = play_game(game, task.bots, seating, task.options, task.data)
        except Exception as error:  # whatever it is, the report names the game that shows it
            return Failure(number, seating.seed, f"{type(error).__name__}: {error}")
        for seat, bot in enumerate(seating.bots):
            tallies[bot].add_game(played, seat)
    return tallies
