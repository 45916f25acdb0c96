"""The learner: a network that taught itself with the batch environment (`scripts/train_policy.py`), for two seats.

It is no level of the house and stands in no list: whoever wants it in the arena names it. Its network and what it sees
belong to `auberge.envs`, whose packages need not be installed; so they are looked for when it sits down.
"""

import importlib

from auberge.bots.protocol import Bot, Budget
from auberge.core.errors import BadSetup
from auberge.core.protocol import Game


def make(game: Game, seed: int, budget: Budget | None = None) -> Bot:  # noqa: ARG001 - as every factory
    """A learner of this game. BadSetup if there is none, or packages are missing."""
    try:
        policies = importlib.import_module("auberge.envs.policy")
    except ImportError as error:
        raise BadSetup("envs-missing", extra="envs") from error
    player: Bot = policies.learner(game)
    return player
