"""The greedy player of Malta!: keeps exits and cards, hurts the others where it can, answers what would hurt itself."""

from auberge.bots.malta.compiled_choice import choose
from auberge.bots.protocol import Bot
from auberge.core.errors import EngineBug
from auberge.core.protocol import Game, Move, View
from auberge.games.malta.view import MaltaView, imagine


class GreedyPlayer:
    """Chooses by the view alone: hidden cards are imagined, and nothing is drawn in thought."""

    def __init__(self, game: Game) -> None:
        self._game = game

    def choose(self, view: View) -> Move:
        if not isinstance(view, MaltaView) or view.you is None:
            raise EngineBug("bug-foreign-view", game="malta")
        position = imagine(view, seed=0)
        position.pausing = True
        return self._game.move(int(choose(position, view.you)))


def make(game: Game, seed: int) -> Bot:  # noqa: ARG001 - it leaves nothing to chance
    """The greedy player; two of them in the same seat always play alike."""
    return GreedyPlayer(game)
