"""The tables at which the environments are tried."""

import os
from collections.abc import Callable
from random import Random

from auberge.games import NAMES
from auberge.games import load as load_game

WHOLE = os.environ.get("AUBERGE_ENVS") == "whole"
ALL_TABLES = [
    (name, seats)
    for name in NAMES
    for seats in range(load_game(name).meta.min_seats, load_game(name).meta.max_seats + 1)
]
TABLES = ALL_TABLES if WHOLE else [(name, load_game(name).meta.min_seats) for name in NAMES]

Choice = Callable[[list[int]], int]


def chooser(seed: int) -> Choice:
    """Chooses among legal actions by chance, the same for the same seed."""
    random = Random(seed)
    return lambda actions: actions[random.randrange(len(actions))]
