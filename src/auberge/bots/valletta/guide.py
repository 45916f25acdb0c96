"""How the search plays Valletta: its guide, and the manner found best by measuring."""

from typing import Final

from auberge.bots.search.player import Manner
from auberge.bots.valletta.compiled_guide import VallettaGuide
from auberge.bots.valletta.values import WEIGHTS

GUIDE: Final = VallettaGuide(WEIGHTS, 1, 0.7)
MANNER: Final = Manner(explore=1.0, worlds=1000, per_world=2)
