"""What the board of Valletta knows of its game: the types of the view, nothing else.

This is the one module of the terminal that imports from the game; the board's parts import from here.
"""

from typing import Final, get_args, get_type_hints

from auberge.games.valletta.view import BuildingView, Goods, PlayerView, VallettaView

CHARACTERS: Final[tuple[str, ...]] = get_args(get_type_hints(BuildingView)["character"])

__all__ = ["CHARACTERS", "BuildingView", "Goods", "PlayerView", "VallettaView"]
