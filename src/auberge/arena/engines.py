"""What the games of a tournament run on: this process, processes of this machine, or a Ray cluster.

Every engine gives back the same results in the same order; only the seconds differ.
"""

import multiprocessing
import os
import signal
from collections import deque
from collections.abc import Generator, Iterable
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from itertools import islice
from multiprocessing.synchronize import Event as Signal
from typing import Final, Protocol

from auberge.arena.results import GameResult, Tournament
from auberge.arena.rounds import Seating
from auberge.arena.simulate import Failure
from auberge.arena.table import checked, play_seating
from auberge.core.errors import BadSetup, EngineBug

NAMES: Final = ("local", "ray")
AHEAD: Final = 3  # games begun for every worker before the oldest of them is due


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
    return Here() if jobs == 1 else Workers(jobs)


def all_cores() -> int:
    """How many processes this machine runs at once."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


class Here:
    """One game after the other, in this process."""

    def play(self, task: Tournament, seatings: Iterable[Seating]) -> Generator[GameResult, None, None]:
        """Plays them."""
        for seating in seatings:
            yield checked(play_seating(task, seating))


# --- processes of this machine ------------------------------------------------------------------------------------

_stop: Signal | None = None  # in a worker: set when the tournament is given up


def begin_work(stop: Signal) -> None:
    """Prepares a worker: an interrupt is the main process's affair, which then sets `stop`."""
    global _stop  # noqa: PLW0603 - a worker's one task, handed over once
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _stop = stop


def work(task: Tournament, seating: Seating) -> GameResult | Failure:
    """Plays one game in a worker."""
    return play_seating(task, seating, None if _stop is None else _stop.is_set)


class Workers:
    """So many games at once, each in one of as many processes."""

    def __init__(self, jobs: int) -> None:
        self.jobs: Final = jobs

    def play(self, task: Tournament, seatings: Iterable[Seating]) -> Generator[GameResult, None, None]:
        """Plays them; leaves no process behind, whatever happens."""
        context = multiprocessing.get_context("spawn")
        stop = context.Event()
        coming = iter(seatings)
        with ProcessPoolExecutor(self.jobs, mp_context=context, initializer=begin_work, initargs=(stop,)) as pool:
            try:
                begun: deque[Future[GameResult | Failure]] = deque(
                    pool.submit(work, task, seating) for seating in islice(coming, AHEAD * self.jobs)
                )
                while begun:
                    result = checked(begun.popleft().result())
                    begun.extend(pool.submit(work, task, seating) for seating in islice(coming, 1))
                    yield result
            except BrokenProcessPool as error:
                raise EngineBug("bug-worker-died", jobs=self.jobs) from error
            finally:
                stop.set()
                pool.shutdown(cancel_futures=True)
