from collections.abc import Callable

from numpy.random import RandomState
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator
from pyspiel import Game, State

class ISMCTSBot:
    def __init__(
        self,
        game: Game,
        evaluator: RandomRolloutEvaluator,
        uct_c: float,
        max_simulations: int,
        random_state: RandomState | None = None,
    ) -> None: ...
    def set_resampler(self, cb: Callable[[State, int], State]) -> None: ...
    def get_policy(self, state: State) -> list[tuple[int, float]]: ...
    def step(self, state: State) -> int: ...
