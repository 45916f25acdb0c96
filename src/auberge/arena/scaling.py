"""How the search of the strongest bot gains from more processes: one alone, then one for every core at once."""

import multiprocessing
from statistics import median
from time import perf_counter
from typing import Final, Protocol

import msgspec

from auberge import bots
from auberge import games as game_rooms
from auberge.arena.engines import all_cores
from auberge.arena.workers import end_with_parent
from auberge.bots.search.measures import search_speed

_SECONDS: Final = 1.0
_ROUNDS: Final = 3  # in turn, since a processor's speed changes from one second to the next


class Scaling(msgspec.Struct, frozen=True):
    """Iterations a second by the clock: of one process, and of several together. Medians."""

    processes: int
    alone: float
    together: float


class Gate(Protocol):
    """Opens when everybody is there."""

    def wait(self, timeout: float | None = None) -> int:
        """Waits for the others."""
        ...


def scaling(game_name: str, processes: int | None = None, seconds: float = _SECONDS) -> Scaling | None:
    """Measures a game's search; None if there is no guide through it. By default there is a process for every core."""
    game = game_rooms.load(game_name)
    if not bots.knows(game.meta.name, "guide"):
        return None
    number = all_cores() if processes is None else processes
    rounds = [[sum(_think_together(game_name, together, seconds)) for together in (1, number)] for _ in range(_ROUNDS)]
    alone, together = (median(speeds) for speeds in zip(*rounds, strict=True))
    return Scaling(number, alone, together)


def _think_together(game_name: str, processes: int, seconds: float) -> list[float]:
    context = multiprocessing.get_context("spawn")
    gate = context.Barrier(processes)
    with context.Pool(processes, _enter, (gate,)) as pool:
        return pool.starmap(_think, [(game_name, seconds)] * processes, chunksize=1)


_gates: Final[list[Gate]] = []  # of this process


def _enter(gate: Gate) -> None:
    end_with_parent()
    _gates.append(gate)


def _think(game_name: str, seconds: float) -> float:
    """Iterations a second of this process, from the moment all are ready."""
    game = game_rooms.load(game_name)
    search_speed(game, 0.0)
    _gates[-1].wait(60)
    return search_speed(game, seconds, perf_counter) or 0.0
