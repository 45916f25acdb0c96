"""The greedy player of Malta!: keeps exits and cards, hurts the others where it can, answers what would hurt itself."""

from auberge.bots.malta.choice import choose
from auberge.bots.protocol import Bot, Budget
from auberge.bots.thinking_player import ThinkingPlayer
from auberge.core.protocol import Game
from auberge.games.malta.engine import Engine


def make(game: Game, seed: int, budget: Budget | None = None) -> Bot:  # noqa: ARG001 - it leaves nothing to chance
    """The greedy player; two of them in the same seat always play alike."""
    return ThinkingPlayer(game, Engine, choose)
