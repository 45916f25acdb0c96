"""The same tournament on a Ray cluster: the one RAY_ADDRESS names, or one that is started on this machine.

Ray is an extra (`auberge[ray]`) and loaded late; of it we need only the few calls listed in `Cluster`.
"""

import importlib
import os
from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from itertools import islice
from typing import Final, Protocol, cast

from auberge.arena.engines import checked, play_seating
from auberge.arena.failure import Failure
from auberge.arena.results import GameResult, Tournament
from auberge.arena.seating import Seating
from auberge.core.errors import BadSetup

AHEAD: Final = 3  # games begun for every processor of the cluster
Ticket = object  # what Ray gives for a result that is to come


class Task(Protocol):
    """A function that runs on the cluster."""

    def remote(self, task: Tournament, seating: Seating) -> Ticket: ...


class Cluster(Protocol):
    """What we use of the module `ray`."""

    def is_initialized(self) -> bool: ...

    def init(self, **settings: object) -> object: ...

    def remote(self, function: Callable[[Tournament, Seating], GameResult | Failure]) -> Task: ...

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


def play_there(task: Tournament, seating: Seating) -> GameResult | Failure:
    """Plays one game, wherever it is called."""
    return play_seating(task, seating)


class RayEngine:
    """As many games at once as the cluster has processors; a cluster of our own gets one for each job."""

    def __init__(self, jobs: int) -> None:
        self.jobs: Final = jobs
        self._ray: Final = find_ray()

    def play(self, task: Tournament, seatings: Iterable[Seating]) -> Generator[GameResult, None, None]:
        """Plays them; what is begun and not wanted any more is called off."""
        is_ours = not self._ray.is_initialized()
        if is_ours:
            self._open()
        begun: deque[Ticket] = deque()
        try:
            yield from self._play(task, iter(seatings), begun)
        finally:
            self._call_off(begun)
            if is_ours:
                self._ray.shutdown()

    def _open(self) -> None:
        quiet: dict[str, object] = {"log_to_driver": False, "logging_level": "ERROR"}
        if not os.environ.get("RAY_ADDRESS"):
            quiet |= {"num_cpus": self.jobs, "include_dashboard": False}
        self._ray.init(**quiet)

    def _play(
        self, task: Tournament, coming: Iterator[Seating], begun: deque[Ticket]
    ) -> Generator[GameResult, None, None]:
        play = self._ray.remote(play_there)
        processors = max(1, int(self._ray.cluster_resources().get("CPU", 1)))
        begun.extend(play.remote(task, seating) for seating in islice(coming, AHEAD * processors))
        while begun:
            result = cast("GameResult | Failure", self._ray.get(begun.popleft()))
            begun.extend(play.remote(task, seating) for seating in islice(coming, 1))
            yield checked(result)

    def _call_off(self, tickets: Sequence[Ticket]) -> None:
        for ticket in tickets:
            self._ray.cancel(ticket, force=True)
