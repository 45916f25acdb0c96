"""How fast the search of a game is, measured in the middle of a game between squires."""

import importlib
from collections.abc import Callable
from time import process_time
from typing import Final

from auberge import bots
from auberge.core.protocol import Game, Seat, View
from auberge.core.setup import settle_setup

Clock = Callable[[], float]
Thought = Callable[[Game, View, int], int]  # at most this many iterations on a view; how many it took
_BATCH: Final = 400
_EVERY: Final = 12  # decisions between two positions that are searched


def search_speed(game: Game, seconds: float, clock: Clock = process_time) -> float | None:
    """Iterations per second, two seats, all through a game; None if there is no guide through it. At least one view is
    thought about; seconds are those of the processor, or of another clock."""
    if not bots.knows(game.meta.name, "levels"):
        return None
    think: Thought = importlib.import_module(f"auberge.bots.{game.meta.name}.levels").iterations_of
    used, iterations, seed = 0.0, 0, 0
    while used < seconds or seed == 0:
        seed += 1
        for view in _views(game, seed):
            began = clock()
            iterations += think(game, view, _BATCH)
            used += clock() - began
            if used >= seconds:
                break
    return iterations / used


def _views(game: Game, seed: int) -> list[View]:
    """What is seen where there is something to think about."""
    position = game.start(settle_setup(game.meta, seats=2, seed=seed))
    squire = bots.load("squire")(game, seed)
    found: list[View] = []
    number = 0
    while (seat := int(position.actor())) >= 0:
        view = game.view(position, Seat(seat))
        number += 1
        if number % _EVERY == 0 and len(view.moves) > 1:
            found.append(view)
        position.apply(game.action(squire.choose(view)))
    return found
