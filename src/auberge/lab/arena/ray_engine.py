"""The same tournament on a Ray cluster: the one RAY_ADDRESS names, or one that is started on this machine.

Ray is an extra (`auberge[ray]`) and loaded late; of it we need only the few calls listed in `Cluster`.
"""

import importlib
import os
from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from contextlib import closing
from functools import partial
from itertools import islice
from typing import Final, Protocol, cast

from auberge.core.errors import BadSetup
from auberge.lab.arena.engines import Guests, checked, play_seating
from auberge.lab.arena.results import GameResult, Tournament
from auberge.lab.arena.seating import Seating
from auberge.lab.arena.workers import R, W, Work, never

AHEAD: Final = 3  # pieces of work begun for every processor of the cluster
Ticket = object  # what Ray gives for a result that is to come


class Task(Protocol):
    """A function that runs on the cluster."""

    def remote(self, work: object, piece: object) -> Ticket: ...


class Cluster(Protocol):
    """What we use of the module `ray`."""

    def is_initialized(self) -> bool: ...

    def init(self, **settings: object) -> object: ...

    def remote(self, function: Callable[[Work[W, R], W], R]) -> Task: ...

    def get(self, ticket: Ticket) -> object: ...

    def cancel(self, ticket: Ticket, *, force: bool) -> None: ...

    def cluster_resources(self) -> dict[str, float]: ...

    def shutdown(self) -> None: ...


def find_ray() -> Cluster:
    """The module. BadSetup if it is not installed."""
    os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")  # else it warns of what it will do one day
    try:
        return cast("Cluster", importlib.import_module("ray"))
    except ImportError as missing:
        raise BadSetup("arena-no-ray") from missing


def work_there(work: Work[W, R], piece: W) -> R:
    """Does one piece of work, wherever it is called."""
    return work(piece, never)


class RayEngine:
    """As many games at once as the cluster has processors; a cluster of our own gets one for each job."""

    def __init__(self, jobs: int, guests: Guests | None = None) -> None:
        self.jobs: Final = jobs
        self._guests: Final = guests or {}
        self._ray: Final = find_ray()

    def play(self, task: Tournament, seatings: Iterable[Seating]) -> Generator[GameResult, None, None]:
        """Plays them; what is begun and not wanted any more is called off."""
        with closing(self.spread(partial(play_seating, task, self._guests), seatings)) as results:
            for result in results:
                yield checked(result)

    def spread(self, work: Work[W, R], pieces: Iterable[W]) -> Generator[R, None, None]:
        """Does the work on the cluster."""
        is_ours = not self._ray.is_initialized()
        if is_ours:
            self._open()
        begun: deque[Ticket] = deque()
        try:
            yield from self._spread(work, iter(pieces), begun)
        finally:
            self._call_off(begun)
            if is_ours:
                self._ray.shutdown()

    def _open(self) -> None:
        quiet: dict[str, object] = {"log_to_driver": False, "logging_level": "ERROR"}
        if not os.environ.get("RAY_ADDRESS"):
            quiet |= {"num_cpus": self.jobs, "include_dashboard": False}
        self._ray.init(**quiet)

    def _spread(self, work: Work[W, R], coming: Iterator[W], begun: deque[Ticket]) -> Generator[R, None, None]:
        task = self._ray.remote(work_there)
        processors = max(1, int(self._ray.cluster_resources().get("CPU", 1)))
        begun.extend(task.remote(work, piece) for piece in islice(coming, AHEAD * processors))
        while begun:
            result = cast("R", self._ray.get(begun.popleft()))
            begun.extend(task.remote(work, piece) for piece in islice(coming, 1))
            yield result

    def _call_off(self, tickets: Sequence[Ticket]) -> None:
        for ticket in tickets:
            self._ray.cancel(ticket, force=True)
