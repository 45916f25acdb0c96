"""How fast the build that is running plays: run as a process of its own, it prints its measures as JSON.

Seconds are those of the processor, so that a busy machine does not count against a build.

python -m auberge.lab.bench.measures GAME GAMES
"""

import sys
from collections.abc import Callable
from time import process_time
from typing import Final

import msgspec

from auberge import bots
from auberge.build import is_compiled
from auberge.core.playout import clone_repeatedly, draw_repeatedly, play_randomly
from auberge.core.protocol import Game
from auberge.core.rng import scramble
from auberge.core.setup import settle_setup
from auberge.games import load as load_game
from auberge.lab.bench.search_speed import search_speed

_NO_LIMIT: Final = 1_000_000
_HALFWAY: Final = 100  # decisions before a position is copied
_LEAST_SECONDS: Final = 0.1
_SEARCH_SECONDS: Final = 0.5


class SeatMeasure(msgspec.Struct, frozen=True):
    """Random play with one number of seats."""

    seats: int
    games_per_second: float
    decisions_per_second: float
    us_per_decision: float
    us_per_clone: float


class Measures(msgspec.Struct, frozen=True):
    """One run of one build."""

    build: str
    seats: tuple[SeatMeasure, ...]
    us_per_policy: float | None  # None: the bots know no exact policy for this game's chance
    searches_per_second: float | None = None  # iterations of the strongest bot's search; None: it has no guide
    us_per_draw: float | None = None  # of a number from the generator: how fast the machine is just now


def measure(game_name: str, games: int) -> Measures:
    """Measures the running build with this many random games for each number of seats."""
    game = load_game(game_name)
    policy = bots.chance_policy(game_name)
    return Measures(
        build="compiled" if is_compiled() else "plain",
        seats=tuple(
            _measure_seats(game, seats, games) for seats in range(game.meta.min_seats, game.meta.max_seats + 1)
        ),
        us_per_policy=None if policy is None else _seconds_per_call(policy) * 1e6,
        searches_per_second=search_speed(game, _SEARCH_SECONDS),
        us_per_draw=_seconds_per_call(lambda: draw_repeatedly(scramble(1), 1000)) / 1000 * 1e6,
    )


def _measure_seats(game: Game, seats: int, games: int) -> SeatMeasure:
    positions = [game.start(settle_setup(game.meta, seats=seats, seed=number)) for number in range(games)]
    copied = positions[0].clone()
    play_randomly(copied, scramble(0), _HALFWAY)
    began = process_time()
    decisions = sum(int(play_randomly(position, scramble(seed), _NO_LIMIT)) for seed, position in enumerate(positions))
    seconds = process_time() - began
    return SeatMeasure(
        seats=seats,
        games_per_second=games / seconds,
        decisions_per_second=decisions / seconds,
        us_per_decision=seconds / decisions * 1e6,
        us_per_clone=_seconds_per_call(lambda: clone_repeatedly(copied, 100)) / 100 * 1e6,
    )


def _seconds_per_call(call: Callable[[], object]) -> float:
    """Calls so often that the clock's own grain does not matter."""
    call()
    calls = 0
    began = process_time()
    while process_time() - began < _LEAST_SECONDS:
        for _ in range(10):
            call()
        calls += 10
    return (process_time() - began) / calls


if __name__ == "__main__":
    sys.stdout.write(msgspec.json.encode(measure(sys.argv[1], int(sys.argv[2]))).decode())
