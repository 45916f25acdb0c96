"""The computer players, loaded late and by name: four levels named after the Order, and one that plays by chance."""

import importlib
from collections.abc import Callable
from importlib.util import find_spec
from typing import Final

from auberge.bots.protocol import BotFactory
from auberge.core.errors import BadSetup

NAMES: tuple[str, ...] = ("random", "page", "squire", "knight", "grand_master")  # from the weakest to the strongest
DEFAULT: Final = "squire"
PROGRAM: Final = "program:"  # stands before the name of a program that plays (`bots.programs`)
_OLD_NAMES: Final = {"greedy": "squire"}  # as they stand in stored tables and records
_NEEDS: Final = {"page": ("greedy",), "squire": ("greedy",), "knight": ("levels",), "grand_master": ("levels",)}


def load(name: str) -> BotFactory:
    """The bot of this name. BadSetup if there is none."""
    present = _OLD_NAMES.get(name, name)
    if present not in NAMES:
        raise BadSetup("unknown-bot", name=name, known=", ".join(NAMES))
    factory: BotFactory = importlib.import_module(f"auberge.bots.{present}_bot").make
    return factory


def bots_of(game_name: str) -> tuple[str, ...]:
    """The bots that play this game; the one that plays at random plays them all."""
    return tuple(bot for bot in NAMES if all(knows(game_name, module) for module in _NEEDS.get(bot, ())))


def knows(game_name: str, module: str) -> bool:
    """Says whether the bots have a module of this name for this game."""
    package = f"auberge.bots.{game_name}"
    return find_spec(package) is not None and find_spec(f"{package}.{module}") is not None


def chance_policy(game_name: str) -> Callable[[], object] | None:
    """A call that solves one turn's chance exactly, for measuring it; None if the bots know of none in this game."""
    if not knows(game_name, "measures"):
        return None
    call: Callable[[], object] = importlib.import_module(f"auberge.bots.{game_name}.measures").chance_policy()
    return call
