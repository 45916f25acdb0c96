"""The greedy player of Valletta: plays its turn out in thought, by a hand-made worth of what it ends with."""

from auberge.bots.protocol import Bot
from auberge.bots.valletta.compiled_turn import choose
from auberge.core.errors import EngineBug
from auberge.core.protocol import Game, Move, View
from auberge.games.valletta.view import VallettaView, imagine


class GreedyPlayer:
    """Chooses by the view alone: hidden cards are imagined, and no card is drawn in thought."""

    def __init__(self, game: Game) -> None:
        self._game = game

    def choose(self, view: View) -> Move:
        if not isinstance(view, VallettaView) or view.you is None:
            raise EngineBug("bug-foreign-view", game="valletta")
        position = imagine(view, seed=0)
        position.pausing = True
        return self._game.move(int(choose(position, view.you)))


def make(game: Game, seed: int) -> Bot:  # noqa: ARG001 - it leaves nothing to chance
    """The greedy player; two of them in the same seat always play alike."""
    return GreedyPlayer(game)
