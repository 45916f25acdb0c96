"""How the search plays this game: its guide, and the manner found best by measuring."""

from typing import Final

from auberge.bots.search.compiled_guide import Guide
from auberge.bots.search.player import Manner

GUIDE: Final = Guide()
MANNER: Final = Manner()
