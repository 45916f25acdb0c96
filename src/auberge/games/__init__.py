"""The games, loaded late and by name."""

import importlib

from auberge.core.errors import BadSetup
from auberge.core.protocol import Game

NAMES: tuple[str, ...] = ("saint_malo", "valletta", "malta")


def load(name: str) -> Game:
    """The game of this name. BadSetup if there is none."""
    if name not in NAMES:
        raise BadSetup("unknown-game", name=name, known=", ".join(NAMES))
    game: Game = importlib.import_module(f"auberge.games.{name}.game").GAME
    return game
