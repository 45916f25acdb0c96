"""How fast the search of a game is, measured in the middle of a game between squires."""

import importlib
from time import process_time
from typing import Final

from auberge import bots
from auberge.bots.budget import Budget
from auberge.bots.search.player import Deadline, SearchPlayer
from auberge.core.protocol import Game, Position, Seat
from auberge.core.setup import settle_setup

_BATCH: Final = 40  # iterations on one position
_EVERY: Final = 12  # decisions between two positions that are searched


def search_speed(game: Game, seconds: float) -> float | None:
    """Iterations per second of processor time, two seats, all through a game; None if there is no guide through it."""
    if not bots.knows(game.meta.name, "guide"):
        return None
    room = importlib.import_module(f"auberge.bots.{game.meta.name}.guide")
    player = SearchPlayer(game, room.GUIDE, 1, Budget(iterations=_BATCH), room.MANNER)
    used, iterations, seed = 0.0, 0, 0
    while used < seconds:
        seed += 1
        for position in _positions(game, seed):
            began = process_time()
            iterations += _search(game, player, position)
            used += process_time() - began
            if used >= seconds:
                break
    return iterations / used


def _positions(game: Game, seed: int) -> list[Position]:
    """Positions in which there is something to think about."""
    position = game.start(settle_setup(game.meta, seats=2, seed=seed))
    squire = bots.load("squire")(game, seed)
    found: list[Position] = []
    number = 0
    while (seat := int(position.actor())) >= 0:
        view = game.view(position, Seat(seat))
        number += 1
        if number % _EVERY == 0 and len(view.moves) > 1:
            found.append(position.clone())
        position.apply(game.action(squire.choose(view)))
    return found


def _search(game: Game, player: SearchPlayer, position: Position) -> int:
    """The iterations made for one decision."""
    view = game.view(position, Seat(int(position.actor())))
    world = game.imagine(view, 1)
    world.pausing = False
    if len(player.guide.candidates(world)) == 1:
        return 0
    return int(player.search(view, 1, Deadline(player.budget), world).iterations)
