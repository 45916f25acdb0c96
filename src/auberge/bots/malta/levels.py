"""How the levels that search play Malta!: the tree, led by a guide each, in the manner found best by measuring."""

from typing import Final

from auberge.bots.budget import Budget
from auberge.bots.level import Search
from auberge.bots.malta.guide import MaltaGuide
from auberge.bots.malta.judge import Weighed
from auberge.bots.malta.values import WEIGHTS
from auberge.bots.protocol import Bot
from auberge.bots.search.player import Manner, SearchPlayer
from auberge.core.protocol import Game, View

GUIDE: Final = MaltaGuide(Weighed(WEIGHTS), 0, 1.0)  # of a grand master
TELLING: Final = GUIDE  # of hints and reviews
KNIGHTS: Final = MaltaGuide(Weighed(WEIGHTS), 0, 3.0)
MANNER: Final = Manner(explore=0.4, worlds=1000, per_world=2, enough=0.25)
SHORT: Final = 70  # iterations of a short search


def make(game: Game, seed: int, budget: Budget, search: Search) -> Bot:
    """A searching player with this budget; a short one trusts first sight less."""
    return SearchPlayer(game, KNIGHTS if search == "short" else GUIDE, seed, budget, MANNER)


def iterations_of(game: Game, view: View, most: int) -> int:
    """Thinks about a view for this many iterations; fewer if there is less to think about."""
    return SearchPlayer(game, GUIDE, 1, Budget(iterations=most), MANNER).iterations_on(view)
