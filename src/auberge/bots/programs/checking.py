"""Tries a program against the protocol and says what is wrong with it, step by step."""

import time
from collections.abc import Iterator
from typing import Final

import msgspec

from auberge import games
from auberge.bots.budget import Budget
from auberge.bots.programs.command import Command
from auberge.bots.programs.dialogue import Dialogue
from auberge.bots.programs.process import Fault
from auberge.bots.random_bot import RandomBot
from auberge.core.errors import Value
from auberge.core.protocol import Game, Seat
from auberge.core.setup import settle_setup

BUDGET: Final = Budget(seconds=0.2)  # for every decision
MOST_DECISIONS: Final = 150  # asked of the program in one game
_ENDS_WITHIN: Final = 0.4  # seconds


class Finding(msgspec.Struct, frozen=True):
    """A step that was tried: the key of its sentence (`program-check-<step>`) with its values, and the fault if any."""

    step: str
    values: dict[str, Value] = {}
    fault: Fault | None = None


def check(command: Command, *, show_errors: bool = False) -> Iterator[Finding]:
    """What is found, one step after the other; ends with the first step that makes the others pointless."""
    try:
        dialogue = Dialogue(command, show_errors=show_errors)
    except Fault as fault:
        yield Finding("hello", {"name": command.name, "author": "-"}, fault)
        return
    known = dialogue.introduction
    yield Finding("hello", {"name": known.name, "author": known.author or "-"})
    try:
        for name in games.NAMES:
            if dialogue.knows(games.load(name)):
                yield _game(dialogue, games.load(name))
    except Fault as fault:
        dialogue.end(politely=False)
        yield Finding("game", {"game": name, "decisions": 0, "slowest": 0}, fault)
        return
    began = time.monotonic()
    dialogue.end()
    late = time.monotonic() - began > _ENDS_WITHIN
    yield Finding("quit", fault=Fault("silent") if late else None)


def _game(dialogue: Dialogue, game: Game) -> Finding:
    """A game against a random player, with `new_game` before it. Fault if the program cannot be asked any more."""
    dialogue.new_game(game, seed=7)
    position = game.start(settle_setup(game.meta, seats=game.meta.min_seats, seed=7, start_seat=0))
    other = RandomBot(7)
    decisions, slowest = 0, 0.0
    while (actor := int(position.actor())) >= 0 and decisions < MOST_DECISIONS:
        view = game.view(position, Seat(actor))
        if actor == 0 and len(view.moves) > 1:
            began = time.monotonic()
            move = dialogue.choose(game, view, BUDGET)
            slowest = max(slowest, time.monotonic() - began)
            decisions += 1
        else:
            move = other.choose(view)
        position.apply(game.action(move))
    values: dict[str, Value] = {"game": game.meta.name, "decisions": decisions, "slowest": round(1000 * slowest)}
    return Finding("game", values)
