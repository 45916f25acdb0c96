"""How the levels that search play Valletta: the tree, led by a guide each, in the manner found best by measuring."""

from typing import Final

from auberge.bots.budget import Budget
from auberge.bots.level import Search
from auberge.bots.protocol import Bot
from auberge.bots.search.nets import unpack
from auberge.bots.search.player import Manner, SearchPlayer
from auberge.bots.valletta.guide import VallettaGuide
from auberge.bots.valletta.judges import Seasoned, Weighed
from auberge.bots.valletta.net_values import HIDDEN, INPUTS, PACKED, STEP
from auberge.bots.valletta.values import WEIGHTS
from auberge.core.protocol import Game, View

SEASONED: Final = Seasoned(unpack(PACKED, INPUTS, HIDDEN, STEP))
GUIDE: Final = VallettaGuide(SEASONED, 1, 0.7, 0.3)  # of a grand master
TELLING: Final = VallettaGuide(SEASONED, 0, 0.7, 0.3)  # judges at the end of the turn, where reasons can be told
KNIGHTS: Final = VallettaGuide(Weighed(WEIGHTS), 1, 0.7, 0.3)
MANNER: Final = Manner(explore=0.5, worlds=1000, per_world=2, enough=0.25)
SHORT: Final = 100  # iterations of a short search


def make(game: Game, seed: int, budget: Budget, search: Search) -> Bot:
    """A searching player with this budget; a short one knows less of cards."""
    return SearchPlayer(game, KNIGHTS if search == "short" else GUIDE, seed, budget, MANNER)


def iterations_of(game: Game, view: View, most: int) -> int:
    """Thinks about a view for this many iterations; fewer if there is less to think about."""
    return SearchPlayer(game, GUIDE, 1, Budget(iterations=most), MANNER).iterations_on(view)
