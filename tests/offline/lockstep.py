"""A seeded game as one number: every list of moves, every event, every view. Run here, and as text in a browser."""

import hashlib
from random import Random

import msgspec

from auberge import bots, games
from auberge.core.position import CHANCE, OVER
from auberge.core.protocol import Seat
from auberge.core.setup import settle_setup

SQUIRES_EVERY = 5  # decisions, at which the squire is asked


def digest_of(name: str, seats: int, seed: int) -> str:
    """Plays a game at random and says what came of it: how many decisions, and their digest."""
    game = games.load(name)
    setup = settle_setup(game.meta, seats=seats, seed=seed, options={}, start_seat=0)
    position, rng, found = game.start(setup, pausing=True), Random(seed), hashlib.sha256()
    squire, decisions = bots.load("squire")(game, seed), 0
    while (actor := int(position.actor())) != OVER:
        if actor == CHANCE:
            events = game.chance(position, position.draw())
        else:
            view = game.view(position, Seat(actor))
            move = rng.choice(view.moves) if decisions % SQUIRES_EVERY else squire.choose(view)
            found.update(msgspec.json.encode([game.write(one) for one in view.moves]))
            events = game.play(position, Seat(actor), move)
            decisions += 1
        found.update(msgspec.json.encode(list(events)))
        for seat in (None, *map(Seat, range(seats))):
            found.update(msgspec.json.encode(game.view(position, seat)))
    return f"{decisions} {found.hexdigest()}"


def digests() -> list[str]:
    """A game of every kind, with one seat more than there must be."""
    metas = [games.load(name).meta for name in games.NAMES]
    return [digest_of(meta.name, meta.min_seats + 1, seed) for seed, meta in enumerate(metas, start=1)]
