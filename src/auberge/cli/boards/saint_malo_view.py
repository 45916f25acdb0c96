"""What the board of Saint Malo knows of its game: the types of the view and of what explains it, nothing else.

This is the one module of the terminal that imports from the game; the board's parts import from here.
"""

from typing import Final, cast

from auberge import games
from auberge.games.saint_malo.explaining import NUMBERS, Outcome, SaintMaloExplanation
from auberge.games.saint_malo.view import Cell, CityView, SaintMaloView

DICE: Final = NUMBERS["dice"]

__all__ = ["DICE", "Cell", "CityView", "Outcome", "SaintMaloView", "explain"]


def explain(view: SaintMaloView, rules_version: int | None) -> SaintMaloExplanation:
    """What the rules of this version say about the view."""
    return cast(SaintMaloExplanation, games.load("saint_malo", rules_version).explain(view))
