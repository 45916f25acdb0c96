"""How the search of the strongest bot gains from more processes: one alone, then one for every core at once."""

from functools import partial
from statistics import median
from time import perf_counter
from typing import Final

import msgspec

from auberge import bots
from auberge.games import load as load_game
from auberge.lab.arena.engines import all_cores
from auberge.lab.arena.workers import IsGivenUp, spread
from auberge.lab.bench.search_speed import search_speed

_SECONDS: Final = 1.0
_ROUNDS: Final = 3  # in turn, since a processor's speed changes from one second to the next


class Scaling(msgspec.Struct, frozen=True):
    """Iterations a second by the clock: of one process, and of several together. Medians."""

    processes: int
    alone: float
    together: float


def scaling(game_name: str, processes: int | None = None, seconds: float = _SECONDS) -> Scaling | None:
    """Measures a game's search; None if there is no guide through it. By default there is a process for every core."""
    if not bots.knows(game_name, "levels"):
        return None
    number = all_cores() if processes is None else processes
    rounds = [[_speed(game_name, together, seconds) for together in (1, number)] for _ in range(_ROUNDS)]
    alone, together = (median(speeds) for speeds in zip(*rounds, strict=True))
    return Scaling(number, alone, together)


def _speed(game_name: str, processes: int, seconds: float) -> float:
    return sum(spread(partial(_think, seconds), [game_name] * processes, processes))


def _think(seconds: float, game_name: str, _is_given_up: IsGivenUp) -> float:
    """Iterations a second of this process, once everything it needs is there."""
    game = load_game(game_name)
    search_speed(game, 0.0)
    return search_speed(game, seconds, perf_counter) or 0.0
