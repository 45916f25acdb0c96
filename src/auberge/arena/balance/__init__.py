"""The balance lab: bots play thousands of games, and what they build, draw and play is held against their victories.

What there is to see in a game lies in a module of its name; it is loaded late, like the other rooms of a game.
"""

import importlib

from auberge.arena.balance.watcher import Room
from auberge.core.errors import BadSetup


def load(game_name: str) -> Room:
    """What is watched in this game. BadSetup if nobody has said what to look at."""
    try:
        room: Room = importlib.import_module(f"auberge.arena.balance.{game_name}").ROOM
    except ModuleNotFoundError as missing:
        raise BadSetup("balance-no-room", game=game_name) from missing
    return room
