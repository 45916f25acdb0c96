"""Plays numbered games and prints a digest of each; run once compiled and once interpreted, the lines must be equal.

Usage: python -m tests.lockstep.trace FIRST COUNT          a line `number digest decisions` for each game
       python -m tests.lockstep.trace FIRST 1 --dump       a line of JSON after every decision of one game

A digest runs over the actor, the legal actions, the noted facts and every field after every decision.
"""

import argparse
import importlib
import importlib.util
import json
from array import array
from collections.abc import Callable
from hashlib import blake2b
from itertools import count
from random import Random

from auberge import games
from auberge.build import is_compiled
from auberge.core.playout import play_randomly
from auberge.core.protocol import CHANCE, OVER, Game, Position
from auberge.core.rng import scramble
from auberge.core.setup import settle_setup
from auberge.lab.envs.observation import observe_position
from tests.conformance.copies import declared, slots
from tests.conformance.scripts import Variant, variants

HOUSE_EVERY = 37  # one game in so many is played with house data; a prime, so that all options have their turn
CLONE_EVERY = 16  # so many decisions, the game goes on with a clone
OBSERVE_EVERY = 150  # positions, every seat's observation is compared too
ROLLOUT_AT = 30  # this decision is also followed by random play inside the engine

Look = Callable[[Position, int], None]


def tables() -> list[Variant]:
    """Every game, seat count and combination of options."""
    return [variant for name in games.NAMES for variant in variants(name)]


def begin(number: int) -> tuple[Game, Position, tuple[int, ...]]:
    """The game of this number at its start, and the actions it prefers to random ones."""
    every = tables()
    table = every[number % len(every)]
    game, options = table.game, dict(table.options)
    module = f"tests.lockstep.{table.name}"
    if number % HOUSE_EVERY == 0 and importlib.util.find_spec(module) is not None:
        house = importlib.import_module(module)
        setup = settle_setup(game.meta, seats=2, seed=number, options=options, start_seat=0, data=house.house_data())
        p = game.arrange(setup, house.given())
        p.generator = scramble(number)
        p.pausing = number // HOUSE_EVERY % 2 == 0
        return game, p, tuple(game.action(game.read(text)) for text in house.WISHES)
    setup = settle_setup(game.meta, seats=table.seats, seed=number, options=options)
    return game, game.start(setup, pausing=number // len(every) % 2 == 0), ()


def choose(generator: Random, legal: list[int], wishes: tuple[int, ...], skew: int) -> int:
    """A wish, or a random action; a skew prefers those early or late in the list, so that rare things happen."""
    for wish in wishes:
        if wish in legal:
            return wish
    draws = [generator.randrange(len(legal)) for _ in range(4 if skew else 1)]
    return legal[max(draws) if skew == 2 else min(draws)]


def play(number: int, look: Look) -> int:
    """Plays the game of this number to its end and shows every position; says how many decisions it took."""
    _, p, wishes = begin(number)
    generator = Random(number)
    skew = number // 7 % 3
    p.recording = number % 3 == 0
    decisions = 0
    look(p, -1)
    while p.actor() != OVER:
        if p.actor() == CHANCE:
            p.happen(p.draw())
            continue
        if decisions % CLONE_EVERY == 0:
            p = p.clone()
        if decisions == ROLLOUT_AT:
            rollout = p.clone()
            play_randomly(rollout, number + 1, 40)
            look(rollout, -2)
        action = choose(generator, p.legal(), wishes, skew)
        p.apply(action)
        look(p, action)
        p.facts = []
        decisions += 1
    return decisions


def digest_of(number: int) -> tuple[str, int]:
    """The running digest of a game, and how many decisions it took."""
    digest = blake2b(digest_size=8)
    game, _, _ = begin(number)
    looks = count()

    def look(p: Position, action: int) -> None:
        legal = p.legal() if p.actor() >= 0 else []
        digest.update(array("q", [action, p.actor(), len(legal), *legal, *p.fields()]).tobytes())
        if next(looks) % OBSERVE_EVERY == 0:
            for seat in range(p.seats):
                digest.update(array("h", observe_position(game, p, seat)).tobytes())
        if p.facts:
            digest.update(repr(p.facts).encode())

    decisions = play(number, look)
    return digest.hexdigest(), decisions


def dump(number: int) -> None:
    """Prints every position of one game, its numbers by name."""
    game, _, _ = begin(number)
    classes = declared(game)

    def look(p: Position, action: int) -> None:
        shown: dict[str, object] = {"action": action, "actor": int(p.actor())}
        shown["legal"] = [int(other) for other in p.legal()] if p.actor() >= 0 else []
        shown["facts"] = [list(map(int, fact)) for fact in p.facts]
        shown |= {path: int(value) for path, value, _ in slots(p, "position", classes)}
        shown["fields"] = list(map(int, p.fields()))
        print(json.dumps(shown))

    play(number, look)


def main() -> None:
    """Reads which games to play, and plays them."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("first", type=int)
    parser.add_argument("count", type=int)
    parser.add_argument("--dump", action="store_true")
    arguments = parser.parse_args()
    print("compiled" if is_compiled() else "plain")
    for number in range(arguments.first, arguments.first + arguments.count):
        if arguments.dump:
            dump(number)
        else:
            print(number, *digest_of(number))


if __name__ == "__main__":
    main()
