"""How the search plays Saint Malo: its guide, and the manner found best by measuring."""

from typing import Final

from auberge.bots.saint_malo.compiled_guide import SaintMaloGuide
from auberge.bots.saint_malo.values import WEIGHTS
from auberge.bots.search.player import Manner

GUIDE: Final = SaintMaloGuide(WEIGHTS, 1, 1.5)
MANNER: Final = Manner(explore=0.5, worlds=1)
