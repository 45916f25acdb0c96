"""Bots as a stranger would write them."""

from random import Random

import auberge


def hasty(view: auberge.View) -> auberge.Move:
    return view.moves[0]


def confused(_view: auberge.View) -> auberge.Move:
    return auberge.Move()


class Last:
    name = "last of all"

    def choose(self, view: auberge.View) -> auberge.Move:
        return view.moves[-1]


class Dreamer:
    """Made anew for every seat and game."""

    def __init__(self, game: auberge.Game, seed: int) -> None:
        self.game = game
        self.random = Random(seed)

    def choose(self, view: auberge.View) -> auberge.Move:
        assert self.game.imagine(view, 1).actor() == view.you
        return self.random.choice(view.moves)
