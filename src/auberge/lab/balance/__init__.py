"""The balance lab: bots play thousands of games, and what they build, draw and play is held against their victories.

What there is to see in a game lies in a module of its name; it is loaded late, like the game itself.
"""

import importlib

from auberge.core.errors import BadSetup
from auberge.lab.balance.watcher import Watchlist


def watchlist_of(game_name: str) -> Watchlist:
    """What is watched in this game. BadSetup if there is no watchlist."""
    try:
        found: Watchlist = importlib.import_module(f"auberge.lab.balance.{game_name}").WATCHLIST
    except ModuleNotFoundError as missing:
        raise BadSetup("balance-no-room", game=game_name) from missing
    return found
