"""What the games of a tournament run on: this process, processes of this machine, or a Ray cluster.

Every engine gives back the same results in the same order; only the seconds differ.
"""

import os
from collections.abc import Generator, Iterable, Mapping
from contextlib import closing
from functools import partial
from typing import Final, Protocol

from auberge import games
from auberge.core.errors import BadSetup, EngineBug
from auberge.lab.arena.driver import play_game
from auberge.lab.arena.entrants import Contestant, read_entrant
from auberge.lab.arena.failure import Failure
from auberge.lab.arena.results import GameResult, Tournament
from auberge.lab.arena.seating import Seating
from auberge.lab.arena.workers import IsGivenUp, R, W, Work, never, spread

NAMES: Final = ("local", "ray")
Guests = Mapping[str, Contestant]  # bots that are not of the house, by name


class Engine(Protocol):
    """Plays games."""

    def play(self, task: Tournament, seatings: Iterable[Seating]) -> Generator[GameResult, None, None]:
        """The results in the order of the seatings, as they come in; closing the iterator gives up all the others."""


class Workshop(Engine, Protocol):
    """Plays games, and does other work in pieces."""

    def spread(self, work: Work[W, R], pieces: Iterable[W]) -> Generator[R, None, None]:
        """The results in the order of the pieces; closing the iterator gives up all the others."""


def open_engine(name: str, jobs: int, guests: Guests | None = None) -> Workshop:
    """The engine of this name with this many workers, to which these guests may come. BadSetup if there is none, or if
    it is not installed."""
    if name not in NAMES:
        raise BadSetup("arena-unknown-engine", name=name, known=", ".join(NAMES))
    if jobs < 1:
        raise BadSetup("arena-numbers", games=1, jobs=jobs)
    if name == "ray":
        from auberge.lab.arena.ray_engine import RayEngine

        return RayEngine(jobs, guests)
    return Local(jobs, guests)


def all_cores() -> int:
    """How many processes this machine runs at once."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def play_seating(
    task: Tournament, guests: Guests, seating: Seating, is_given_up: IsGivenUp = never
) -> GameResult | Failure:
    """Plays one game; one that breaks off is returned as a failure, not raised: not every error travels."""
    entrants = [guests.get(bot) or read_entrant(bot) for bot in task.bots]
    try:
        game = games.load(task.game)
        played = play_game(game, entrants, seating, task.options, task.data, is_given_up=is_given_up)
    except Exception as error:  # whatever it is, the report names the game that shows it
        return Failure(seating.round, seating.seed, f"{type(error).__name__}: {error}")
    return GameResult(
        tournament=task.id,
        round=seating.round,
        game=seating.game,
        bots=tuple(task.labels.index(task.bots[bot]) for bot in seating.bots),
        places=played.places,
        scores=played.scores,
        decisions=played.decisions,
        seconds=tuple(round(seconds, 6) for seconds in played.seconds),
        faults=played.faults,
    )


def checked(result: GameResult | Failure) -> GameResult:
    """The result. EngineBug, naming the round, if there is none."""
    if isinstance(result, Failure):
        raise EngineBug("bug-round-broke-off", round=result.number + 1, seed=str(result.seed), problem=result.problem)
    return result


class Local:
    """This many games at once, each in one of as many processes of this machine; one game at a time in this process."""

    def __init__(self, jobs: int = 1, guests: Guests | None = None) -> None:
        self.jobs: Final = jobs
        self._guests: Final = guests or {}

    def play(self, task: Tournament, seatings: Iterable[Seating]) -> Generator[GameResult, None, None]:
        """Plays them; leaves no process behind, whatever happens."""
        with closing(self.spread(partial(play_seating, task, self._guests), seatings)) as results:
            for result in results:
                yield checked(result)

    def spread(self, work: Work[W, R], pieces: Iterable[W]) -> Generator[R, None, None]:
        """Does the work here, or in processes of its own."""
        return spread(work, pieces, self.jobs)
