"""Prints what the bots decide in some positions of each game; run compiled and interpreted, the lines must be equal.

Usage: python -m tests.lockstep.bot_trace GAME
"""

import sys

from auberge import bots, games
from auberge.bots.budget import Budget
from auberge.build import is_compiled
from auberge.core.protocol import Seat
from auberge.core.rng import advance, below, scramble
from auberge.core.setup import settle_setup

EVERY = 23  # decisions between two that are compared
SEATS = (2, 3)


def decisions(name: str) -> list[str]:
    """The answers of all levels, in positions of a random game."""
    game = games.load(name)
    found: list[str] = []
    for seats in SEATS:
        position = game.start(settle_setup(game.meta, seats=seats, seed=5))
        state, number = scramble(seats), 0
        while (seat := int(position.actor())) >= 0:
            number += 1
            if number % EVERY == 0:
                view = game.view(position, Seat(seat))
                for bot in bots.bots_of(name):
                    move = bots.load(bot)(game, number, Budget(iterations=25)).choose(view)
                    found.append(f"{seats} {number} {bot} {game.write(move)}")
            actions = position.legal()
            state = advance(state)
            position.apply(actions[below(state, len(actions))])
    return found


if __name__ == "__main__":
    print("compiled" if is_compiled() else "plain")
    print("\n".join(decisions(sys.argv[1])))
