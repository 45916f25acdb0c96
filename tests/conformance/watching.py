"""Invariants over time: a game may bring a watcher of its own in `tests/conformance/<game>.py`.

Such a module has a function `watcher(setup)`; the watcher is shown every position and all events in order.
"""

import importlib
import importlib.util
from collections.abc import Sequence
from random import Random
from typing import Protocol

from auberge.core.protocol import CHANCE, OVER, Event, Game, Seat, Setup, View
from tests.conformance.scripts import MOST_WATCHED, choose


class Watcher(Protocol):
    """Somebody at the table who knows the rules and believes nothing."""

    def watch(self, events: Sequence[Event], view: View) -> list[str]:
        """What is wrong after this step: the events that happened, and what a spectator sees now."""

    def legal(self, view: View) -> list[str] | None:
        """The texts of the moves that should be legal now; None if the watcher does not say."""

    def final(self) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """Places and points of the finished game."""


def watcher_of(name: str, setup: Setup) -> Watcher | None:
    """The game's own watcher, if it brings one."""
    module = f"tests.conformance.{name}"
    if importlib.util.find_spec(module) is None:
        return None
    found: Watcher = importlib.import_module(module).watcher(setup)
    return found


def check_over_time(game: Game, setup: Setup, skew: int) -> None:
    """The canon's invariants hold after every step of a whole game, and the watcher agrees with all of it."""
    watcher = watcher_of(game.meta.name, setup)
    p = game.start(setup, pausing=True)
    generator = Random(setup.seed)
    events: Sequence[Event] = ()
    for _ in range(2 * MOST_WATCHED):
        assert game.check(p) == [], "an invariant of the canon is broken"
        view = game.view(p, None)
        if watcher is not None:
            wrong = watcher.watch(events, view)
            assert wrong == [], "; ".join(wrong)
        if p.actor() == OVER:
            break
        if p.actor() == CHANCE:
            events = game.chance(p)
            continue
        moves = game.moves(p)
        expected = watcher.legal(view) if watcher is not None else None
        if expected is not None:
            assert sorted(map(game.write, moves)) == sorted(expected), "the legal moves are those of the canon"
        action = choose(generator, p.legal(), skew)
        events = game.play(p, Seat(p.actor()), game.move(action))
    result = p.result()
    if watcher is not None and result is not None:
        assert (result.places, result.scores) == watcher.final(), "places and points are those of the canon"
