#!/usr/bin/env python3
"""A bot for Auberge in plain Python, without Auberge's package: it draws among the legal moves.

Change `choose` and it is yours:  auberge arena saint_malo --bots squire,exec:examples/bots/random_bot.py
"""

import json
import random
import sys


def choose(view, moves, chance):
    """One of the moves; `view` is all that this seat sees of the table."""
    return chance.choice(moves)


def say(**message):
    """Says one line. Without the flush nobody hears it."""
    print(json.dumps(message), flush=True)


def main():
    """Answers lines until there are no more."""
    chance = random.Random(1)
    position = {}
    for line in sys.stdin:
        message = json.loads(line)
        kind = message["kind"]
        if kind == "hello":
            say(kind="hello", protocol=1, name="Random in Python", author="Auberge")
        elif kind == "ready":
            say(kind="ready")
        elif kind == "new_game":
            chance = random.Random(message["seed"])
        elif kind == "position":
            position = message
        elif kind == "go":
            move = choose(position["view"], position["moves"], chance)
            say(kind="bestmove", number=move["number"])
        elif kind == "quit":
            return


if __name__ == "__main__":
    main()
