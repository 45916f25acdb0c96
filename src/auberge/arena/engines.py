"""What the games of a tournament run on: this process, processes of this machine, or a Ray cluster.

Every engine gives back the same results in the same order; only the seconds differ.
"""

import os
from collections.abc import Generator, Iterable
from contextlib import closing
from functools import partial
from typing import Final, Protocol

from auberge.arena.results import GameResult, Tournament
from auberge.arena.rounds import Seating
from auberge.arena.table import checked, play_seating
from auberge.arena.workers import spread
from auberge.core.errors import BadSetup

NAMES: Final = ("local", "ray")


class Engine(Protocol):
    """Plays games."""

    def play(self, task: Tournament, seatings: Iterable[Seating]) -> Generator[GameResult, None, None]:
        """The results in the order of the seatings, as they come in; closing the iterator gives up all the others."""


def open_engine(name: str, jobs: int) -> Engine:
    """The engine of this name with so many workers. BadSetup if there is none, or if it is not installed."""
    if name not in NAMES:
        raise BadSetup("arena-unknown-engine", name=name, known=", ".join(NAMES))
    if jobs < 1:
        raise BadSetup("arena-numbers", games=1, jobs=jobs)
    if name == "ray":
        from auberge.arena.ray_engine import RayEngine

        return RayEngine(jobs)
    return Local(jobs)


def all_cores() -> int:
    """How many processes this machine runs at once."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


class Local:
    """So many games at once, each in one of as many processes of this machine; one game at a time in this process."""

    def __init__(self, jobs: int = 1) -> None:
        self.jobs: Final = jobs

    def play(self, task: Tournament, seatings: Iterable[Seating]) -> Generator[GameResult, None, None]:
        """Plays them; leaves no process behind, whatever happens."""
        with closing(spread(partial(play_seating, task), seatings, self.jobs)) as results:
            for result in results:
                yield checked(result)
