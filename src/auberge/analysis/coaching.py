"""The coach's measure: which moves a strong player would clearly regret, and how often a game that is worth a word."""

from collections.abc import Mapping
from typing import Final, Literal, get_args

from auberge.analysis.chances import Estimate
from auberge.core.protocol import Game, Move, View

Degree = Literal["off", "blunders", "talkative"]
DEGREES: Final[tuple[Degree, ...]] = get_args(Degree)  # from silent to talkative
OFF: Final[Degree] = "off"
MOST_WORDS: Final[Mapping[Degree, int]] = {"off": 0, "blunders": 3, "talkative": 8}  # to one seat in a game
_LEAST_LOSS: Final[Mapping[Degree, float]] = {"off": 1.0, "blunders": 0.1, "talkative": 0.04}  # of the chance to win


def is_regretted(degree: Degree, made: Estimate, best: Estimate) -> bool:
    """Whether a move is clearly worse than the best one, beyond all noise, and by enough for this degree."""
    return made.high < best.low and best.value - made.value >= _LEAST_LOSS[degree]


def is_settled(degree: Degree, made: Estimate, best: Estimate) -> bool:
    """Whether a closer look would hardly change what the coach thinks of a move: it is regretted, or costs little."""
    return is_regretted(degree, made, best) or best.value - made.value < _LEAST_LOSS[degree] / 2


def is_final(game: Game, view: View, move: Move) -> bool:
    """Whether a move cannot be taken back once it is made: it shows chance or another seat's secret, as far as its
    player can tell."""
    if view.you is None:
        return False
    world = game.imagine(view, 0)
    world.pausing = True
    game.play(world, view.you, move)
    return world.revealed
