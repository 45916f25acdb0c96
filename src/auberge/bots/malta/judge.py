"""What a seat of Malta! is worth: a few features and their learned weights."""

from typing import Final

from mypy_extensions import i64

from auberge.bots.malta.features import features_of
from auberge.bots.search.judge import Judge
from auberge.bots.search.values import strength
from auberge.core.position import Position
from auberge.games.malta.engine import Engine

_OUT: Final = -30.0  # the strength of a seat that is out


class Weighed(Judge):
    """By features and weights."""

    def __init__(self, weights: tuple[float, ...]) -> None:
        self.weights: tuple[float, ...] = weights

    def strength(self, p: Position, seat: i64) -> float:
        assert isinstance(p, Engine)
        return strength(features_of(p, seat), self.weights) if p.is_in(seat) else _OUT
