"""The computer players, loaded late and by name."""

import importlib

from auberge.bots.protocol import BotFactory
from auberge.core.errors import BadSetup

NAMES: tuple[str, ...] = ("random", "greedy")


def load(name: str) -> BotFactory:
    """The bot of this name. BadSetup if there is none."""
    if name not in NAMES:
        raise BadSetup("unknown-bot", name=name, known=", ".join(NAMES))
    factory: BotFactory = importlib.import_module(f"auberge.bots.{name}_bot").make
    return factory
