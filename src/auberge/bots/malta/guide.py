"""How the search plays Malta!: its guide, and the manner found best by measuring."""

from typing import Final

from auberge.bots.malta.compiled_guide import MaltaGuide
from auberge.bots.malta.values import WEIGHTS
from auberge.bots.search.player import Manner

GUIDE: Final = MaltaGuide(WEIGHTS, 1, 3.0)
MANNER: Final = Manner(explore=1.0, worlds=1000, per_world=2)
