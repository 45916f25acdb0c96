"""What the board of Malta! knows of its game: the types of the view, nothing else.

This is the one module of the terminal that imports from the game; the board's parts import from here.
"""

from typing import Final, get_args, get_type_hints

from auberge.games.malta.view import Fact, MaltaView, Place, PlayerView, SpaceView, Targets

CARDS: Final[tuple[str, ...]] = get_args(get_type_hints(Fact)["card"])
DIRECTIONS: Final[tuple[str, ...]] = get_args(get_args(get_type_hints(SpaceView)["arrows"])[0])

__all__ = ["CARDS", "DIRECTIONS", "Fact", "MaltaView", "Place", "PlayerView", "SpaceView", "Targets"]
