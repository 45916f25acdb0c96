"""The computer players, loaded late and by name."""

import importlib
from collections.abc import Callable
from importlib.util import find_spec

from auberge.bots.protocol import BotFactory
from auberge.core.errors import BadSetup

NAMES: tuple[str, ...] = ("random", "greedy")


def load(name: str) -> BotFactory:
    """The bot of this name. BadSetup if there is none."""
    if name not in NAMES:
        raise BadSetup("unknown-bot", name=name, known=", ".join(NAMES))
    factory: BotFactory = importlib.import_module(f"auberge.bots.{name}_bot").make
    return factory


def knows(game_name: str, room: str) -> bool:
    """Says whether the bots have a room of this name for this game."""
    return (
        find_spec(f"auberge.bots.{game_name}") is not None and find_spec(f"auberge.bots.{game_name}.{room}") is not None
    )


def chance_policy(game_name: str) -> Callable[[], object] | None:
    """A call that solves one turn's chance exactly, for measuring it; None if the bots know of none in this game."""
    if not knows(game_name, "measures"):
        return None
    call: Callable[[], object] = importlib.import_module(f"auberge.bots.{game_name}.measures").chance_policy()
    return call
