"""What the board of Valletta knows of its game: the types of the view and of what explains it, nothing else.

This is the one module of the terminal that imports from the game; the board's parts import from here.
"""

from typing import Final, cast, get_args, get_type_hints

from auberge import games
from auberge.games.valletta.explaining import NUMBERS, Outcome, Price, VallettaExplanation
from auberge.games.valletta.view import BuildingView, Goods, PlayerView, VallettaView

CHARACTERS: Final[tuple[str, ...]] = get_args(get_type_hints(BuildingView)["character"])
SUBSTITUTES: Final = NUMBERS["substitutes"]

__all__ = [
    "CHARACTERS",
    "SUBSTITUTES",
    "BuildingView",
    "Goods",
    "Outcome",
    "PlayerView",
    "Price",
    "VallettaView",
    "explain",
]


def explain(view: VallettaView, rules_version: int | None) -> VallettaExplanation:
    """What the rules of this version say about the view."""
    return cast(VallettaExplanation, games.load("valletta", rules_version).explain(view))
