"""Prints what everybody sees in some games, seat by seat; run compiled and interpreted, the lines must be equal.

Usage: python -m tests.lockstep.view_trace GAME
"""

import sys

import msgspec

from auberge import games
from auberge.build import is_compiled
from auberge.core.position import CHANCE, OVER
from auberge.core.protocol import Seat
from auberge.core.rng import advance, below, scramble
from auberge.core.setup import settle_setup

EVERY = 7  # positions between two that are compared


def views(name: str) -> list[str]:
    """Every viewer's view, in positions of a random game for each number of seats."""
    game = games.load(name)
    found: list[str] = []
    for seats in range(game.meta.min_seats, game.meta.max_seats + 1):
        position = game.start(settle_setup(game.meta, seats=seats, seed=seats), pausing=True)
        state, number = scramble(seats), 0
        while (actor := position.actor()) != OVER:
            number += 1
            if number % EVERY == 0:
                viewers = (None, *map(Seat, range(seats)))
                found += [msgspec.json.encode(game.view(position, viewer)).decode() for viewer in viewers]
            if actor == CHANCE:
                position.happen(position.draw())
                continue
            actions = position.legal()
            state = advance(state)
            position.apply(actions[below(state, len(actions))])
    return found


if __name__ == "__main__":
    print("compiled" if is_compiled() else "plain")
    print("\n".join(views(sys.argv[1])))
