"""Plays the games of the lab, spread over processes, and has them watched. A game follows from its number and seats."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import closing
from functools import partial
from typing import Final

import msgspec

from auberge.core.errors import BadSetup
from auberge.core.protocol import Event, Game, OptionValue, Position
from auberge.core.setup import settle_setup
from auberge.games import load as load_game
from auberge.lab.arena.driver import play_game
from auberge.lab.arena.entrants import Entrant, read_entrant
from auberge.lab.arena.failure import Failure, checked
from auberge.lab.arena.seating import seating_of
from auberge.lab.arena.workers import IsGivenUp, spread
from auberge.lab.balance import watchlist_of
from auberge.lab.balance.counts import Counts
from auberge.lab.balance.report import BalanceReport, all_tables, table_figures
from auberge.lab.balance.watcher import Trait

CHUNK: Final = 10
Progress = Callable[[int, int], None]


class Study(msgspec.Struct, frozen=True):
    """What every worker must know."""

    game: str
    bots: tuple[str, ...]
    seed: int
    options: Mapping[str, OptionValue]
    data: str | None = None


class Chunk(msgspec.Struct, frozen=True):
    """Some games with one number of seats."""

    seats: int
    first: int
    last: int  # not included


def study_balance(
    game_name: str,
    entrants: Sequence[Entrant],
    *,
    games: int,
    seed: int,
    seats: Sequence[int] = (),
    jobs: int = 1,
    options: Mapping[str, OptionValue] | None = None,
    data: str | None = None,
    on_progress: Progress | None = None,
) -> BalanceReport:
    """Plays this many games with each number of seats (by default all) and reports, also if it is interrupted.

    BadSetup if it cannot be."""
    if games < 1 or jobs < 1:
        raise BadSetup("arena-numbers", games=games, jobs=jobs)
    game = load_game(game_name)
    sizes = sorted(set(seats)) or list(range(game.meta.min_seats, game.meta.max_seats + 1))
    study = settle_study(game, entrants, sizes, seed=seed, options=options, data=data)
    watchlist = watchlist_of(game_name)
    tables = {size: Counts(size, watchlist.ungrouped) for size in sizes}
    is_whole = _play_all(study, tables, games, jobs, on_progress)
    found = [table for table in tables.values() if table.games]
    return BalanceReport(
        game=game_name,
        bots=study.bots,
        seed=seed,
        options=study.options,
        has_points=bool(game.score_sheet(game.start(settle_setup(game.meta, seats=sizes[0], seed=seed)))),
        tables=tuple(table_figures(table, watchlist.counted) for table in found),
        together=all_tables(found, watchlist.counted),
        is_whole=is_whole,
    )


def _play_all(study: Study, tables: Mapping[int, Counts], games: int, jobs: int, on_progress: Progress | None) -> bool:
    """Plays the games into the tables; False if it was interrupted and there is something to tell."""
    done = 0
    parts = spread(partial(play_chunk, study), chunks_of(games, list(tables)), jobs)
    try:
        with closing(parts):
            for part in parts:
                counts = checked(part)
                tables[counts.seats].add(counts)
                done += counts.games
                if on_progress is not None:
                    on_progress(done, games * len(tables))
    except KeyboardInterrupt:
        if not done:
            raise
        return False
    return True


def settle_study(
    game: Game,
    entrants: Sequence[Entrant],
    sizes: Sequence[int],
    *,
    seed: int,
    options: Mapping[str, OptionValue] | None = None,
    data: str | None = None,
) -> Study:
    """Checks all there is to check before the first game."""
    watchlist_of(game.meta.name)
    if not entrants:
        raise BadSetup("arena-no-bots")
    for entrant in entrants:
        entrant.sit_down(game, 0)
    for size in sizes:
        settled = settle_setup(game.meta, seats=size, seed=seed, options=options).options
    if data is not None:
        game.check_data(data)
    return Study(game.meta.name, tuple(entrant.label for entrant in entrants), seed, settled, data)


def chunks_of(games: int, sizes: Sequence[int]) -> Iterator[Chunk]:
    """All games in small parts, all sizes in turn: interrupted, it knows as much of each."""
    for first in range(0, games, CHUNK):
        for size in sizes:
            yield Chunk(size, first, min(first + CHUNK, games))


def play_chunk(study: Study, chunk: Chunk, is_given_up: IsGivenUp) -> Counts | Failure:
    """Plays some games; one that breaks off is returned, not raised: not every error travels."""
    counts = Counts(chunk.seats, watchlist_of(study.game).ungrouped)
    for number in range(chunk.first, chunk.last):
        if is_given_up():
            break
        try:
            play_watched(study, number, counts)
        except Exception as error:  # whatever it is, the report names the game that shows it
            return Failure(number, study.seed, f"{type(error).__name__}: {error}")
    return counts


def play_watched(study: Study, number: int, counts: Counts) -> None:
    """Plays one game to its end, watches it and counts it. Seat 1 always begins."""
    game, watchlist = load_game(study.game), watchlist_of(study.game)
    watcher, offered = watchlist.watcher(), list[tuple[Trait, ...]]()

    def look_on(position: Position, events: Sequence[Event]) -> None:
        for event in events:
            watcher.see(event)
        if not offered and position.actor() >= 0:  # chance has laid everything out by now
            offered.append(watchlist.offered(game.view(position, None)))

    seating = seating_of(number, len(study.bots), counts.seats, study.seed + counts.seats)
    seating = msgspec.structs.replace(seating, start_seat=0)
    entrants = [read_entrant(bot) for bot in study.bots]
    played = play_game(game, entrants, seating, study.options, study.data, look_on=look_on)
    counts.add_game(watcher, offered[0], played.places, played.scores, sum(played.decisions))
