"""The greedy player of Valletta: plays its turn out in thought, by a hand-made worth of what it ends with."""

from auberge.bots.protocol import Bot, Budget
from auberge.bots.thinking_player import ThinkingPlayer
from auberge.bots.valletta.turn import choose
from auberge.core.protocol import Game
from auberge.games.valletta.engine import Engine


def make(game: Game, seed: int, budget: Budget | None = None) -> Bot:  # noqa: ARG001 - it leaves nothing to chance
    """The greedy player; two of them in the same seat always play alike."""
    return ThinkingPlayer(game, Engine, choose)
