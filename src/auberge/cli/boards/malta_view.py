"""What the board of Malta! knows of its game: the types of the view and of what explains it, nothing else.

This is the one module of the terminal that imports from the game; the board's parts import from here.
"""

from typing import Final, cast, get_args, get_type_hints

from auberge import games
from auberge.games.malta.explaining import MaltaExplanation, Outcome
from auberge.games.malta.view import Fact, MaltaView, Place, PlayerView, SpaceView, Targets

CARDS: Final[tuple[str, ...]] = get_args(get_type_hints(Fact)["card"])
DIRECTIONS: Final[tuple[str, ...]] = get_args(get_args(get_type_hints(SpaceView)["arrows"])[0])

__all__ = [
    "CARDS",
    "DIRECTIONS",
    "Fact",
    "MaltaView",
    "Outcome",
    "Place",
    "PlayerView",
    "SpaceView",
    "Targets",
    "explain",
]


def explain(view: MaltaView, rules_version: int | None) -> MaltaExplanation:
    """What the rules of this version say about the view."""
    return cast(MaltaExplanation, games.load("malta", rules_version).explain(view))
