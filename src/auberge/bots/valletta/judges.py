"""Three ways to judge a position of Valletta: by hand-made worth, by weighed features, by a net."""

from mypy_extensions import i64

from auberge.bots.search.judge import Judge
from auberge.bots.search.net import Net
from auberge.bots.search.values import strength
from auberge.bots.valletta.features import features_of
from auberge.bots.valletta.inputs import inputs_of
from auberge.bots.valletta.worth import worth_of
from auberge.core.position import Position
from auberge.games.valletta.engine import Engine


class Plain(Judge):
    """By hand-made worth."""

    def strength(self, p: Position, seat: i64) -> float:
        assert isinstance(p, Engine)
        return worth_of(p, seat)


class Weighed(Judge):
    """By a few features and their learned weights."""

    def __init__(self, weights: tuple[float, ...]) -> None:
        self.weights: tuple[float, ...] = weights

    def strength(self, p: Position, seat: i64) -> float:
        assert isinstance(p, Engine)
        return strength(features_of(p, seat), self.weights)


class Seasoned(Judge):
    """By a net that sees every card."""

    def __init__(self, net: Net) -> None:
        self.net: Net = net

    def strength(self, p: Position, seat: i64) -> float:
        assert isinstance(p, Engine)
        return self.net.judge(inputs_of(p, seat))
