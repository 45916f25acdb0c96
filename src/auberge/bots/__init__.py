"""The computer players, by name: four levels named after the Order, and one that plays by chance.

Every module `<name>_bot.py` of this package is a level; its `LEVEL` says all that lists of levels need to know.
"""

import importlib
import pkgutil
from collections.abc import Callable, Mapping
from importlib.util import find_spec
from typing import Final

from auberge.bots.level import Level
from auberge.bots.protocol import BotFactory
from auberge.core.errors import BadSetup
from auberge.games.register import plug_ins

DEFAULT: Final = "squire"
PROGRAM: Final = "program:"  # stands before the name of a program that plays (`bots.programs`)
_OLD_NAMES: Final = {"greedy": "squire"}  # as they stand in stored tables and records
_MODULE: Final = "_bot"


def load(name: str) -> BotFactory:
    """The bot of this name. BadSetup if there is none."""
    present = _OLD_NAMES.get(name, name)
    if present not in LEVELS:
        raise BadSetup("unknown-bot", name=name, known=", ".join(LEVELS))
    factory: BotFactory = importlib.import_module(f"auberge.bots.{present}{_MODULE}").make
    return factory


def bots_of(game_name: str) -> tuple[str, ...]:
    """The bots that play this game; the one that plays at random plays them all."""
    return tuple(bot for bot, level in LEVELS.items() if all(knows(game_name, module) for module in level.needs))


def level_of(name: str) -> Level | None:
    """The level of this name; None for a program."""
    return LEVELS.get(_OLD_NAMES.get(name, name))


def knows(game_name: str, module: str) -> bool:
    """Says whether the bots have a module of this name for this game."""
    package = package_of(game_name)
    return find_spec(package) is not None and find_spec(f"{package}.{module}") is not None


def package_of(game_name: str) -> str:
    """Where the modules are by which bots know a game; a plug-in has them in its own package."""
    entry = plug_ins().get(game_name)
    return f"auberge.bots.{game_name}" if entry is None else entry.package


def chance_policy(game_name: str) -> Callable[[], object] | None:
    """A call that solves one turn's chance exactly, for measuring it; None if the bots know of none in this game."""
    if not knows(game_name, "measures"):
        return None
    call: Callable[[], object] = importlib.import_module(f"{package_of(game_name)}.measures").chance_policy()
    return call


def find_levels() -> dict[str, Level]:
    """The levels in this package, from the weakest to the strongest."""
    found: dict[str, Level] = {}
    for module in pkgutil.iter_modules(__path__):
        if module.name.endswith(_MODULE):
            level: Level = importlib.import_module(f"auberge.bots.{module.name}").LEVEL
            found[module.name.removesuffix(_MODULE)] = level
    return dict(sorted(found.items(), key=lambda pair: pair[1].rank))


LEVELS: Mapping[str, Level] = find_levels()
NAMES: tuple[str, ...] = tuple(LEVELS)
