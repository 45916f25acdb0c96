"""A player that thinks in a position imagined from its view: what `bots/<game>/greedy.py` is mostly made of."""

from collections.abc import Callable
from typing import Generic, TypeVar

from auberge.core.errors import EngineBug
from auberge.core.protocol import Game, Move, Position, View

P = TypeVar("P", bound=Position)
Choice = Callable[[P, int], int]  # the best action of a position for a seat


class ThinkingPlayer(Generic[P]):
    """Chooses by the view alone: hidden things are imagined, and nothing is drawn in thought."""

    def __init__(self, game: Game, position_type: type[P], choice: Choice[P]) -> None:
        self._game = game
        self._position_type = position_type
        self._choice = choice

    def choose(self, view: View) -> Move:
        position = self._game.imagine(view, seed=0)
        if view.you is None or not isinstance(position, self._position_type):
            raise EngineBug("bug-foreign-view", game=self._game.meta.name)
        position.pausing = True
        return self._game.move(int(self._choice(position, view.you)))
