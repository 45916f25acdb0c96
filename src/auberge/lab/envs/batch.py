"""Thousands of games in step: one call moves all of them on, and NumPy arrays show what came of it, without a copy.

The arrays are the batch's own memory, read-only and the same objects for good: every `reset` and `step` writes over
them. Copy what you want to keep.
"""

from collections.abc import Mapping, Sequence
from typing import Final, Literal, NamedTuple

import numpy as np
from numpy.typing import NDArray

from auberge.core.errors import BadMove, BadSetup
from auberge.core.protocol import OptionValue, Seat, View
from auberge.core.setup import MAX_SEED, settle_setup
from auberge.games import load as load_game
from auberge.lab.envs import stepping
from auberge.lab.envs.observation import observer_of, spec
from auberge.lab.envs.rewards import Rewards, rewards_named

Illegal = Literal["raise", "lose"]
Actions = Sequence[int] | NDArray[np.integer]
_NUMBER_OF: Final = {"places": stepping.PLACES, "points": stepping.POINTS, "both": stepping.BOTH}


class Step(NamedTuple):
    """What the batch shows after a reset or a step; the first axis is the game."""

    observations: NDArray[np.int16]  # of the seat that decides, see `observation.spec`
    masks: NDArray[np.bool_]  # by action: is it legal?
    actors: NDArray[np.uint8]  # the seat that decides
    rewards: NDArray[np.float64]  # by seat; zero unless the game ended
    dones: NDArray[np.bool_]  # the game ended with this step; the next one has begun already


def check_seed(seed: int) -> int:
    """The seed, if it is one. BadSetup if not."""
    if not 0 <= seed <= MAX_SEED:
        raise BadSetup("setup-seed", seed=str(seed), high=str(MAX_SEED))
    return seed


class BatchEnv:
    """Many games of one kind, each always at a decision.

    Game n of the batch plays the seeds `seed + n`, `seed + n + games` and so on: each game is the one that seed gives
    anywhere in Auberge. Rewards (`rewards`) come when a game ends. An action that is not legal raises BadMove before
    anything happens, or loses its game."""

    def __init__(
        self,
        game: str,
        seats: int,
        games: int,
        seed: int = 0,
        options: Mapping[str, OptionValue] | None = None,
        *,
        rewards: Rewards = "places",
        illegal: Illegal = "raise",
        stride: int | None = None,
    ) -> None:
        """A batch whose games have begun. BadSetup names what is wrong."""
        if games < 1:
            raise BadSetup("batch-games", games=games)
        rules = self._rules = load_game(game)
        setups = [
            settle_setup(rules.meta, seats=seats, seed=seed, options=options, start_seat=seat)
            for seat in range(max(seats, 1))
        ]
        self.spec: Final = spec(game, seats)
        self.space: Final = rules.space
        self.games: Final = games
        self.seed: Final = seed
        self._loses = illegal == "lose"
        starts = [rules.start(setup, pausing=True) for setup in setups]
        self._stepper = stepping.Stepper(starts, observer_of(game), self.spec.size, rules.space, games)
        self._stepper.stride = games if stride is None else stride
        self._stepper.rewarded = _NUMBER_OF[rewards_named(rewards)]
        self._shown = Step(
            np.asarray(self._stepper.row.numbers).reshape(games, self.spec.size),
            np.asarray(self._stepper.masks).view(np.bool_).reshape(games, rules.space),
            np.asarray(self._stepper.actors),
            np.asarray(self._stepper.rewards).reshape(games, seats),
            np.asarray(self._stepper.dones).view(np.bool_),
        )
        self.reset()

    @property
    def seeds(self) -> list[int]:
        """The seeds of the games that are being played."""
        return list(self._stepper.seeds)

    @property
    def shown(self) -> Step:
        """What the last reset or step has shown."""
        return self._shown

    def view(self, number: int) -> View:
        """What the seat that decides in this game sees, for bots."""
        table = self._stepper.tables[number]
        return self._rules.view(table, Seat(int(table.actor())))

    def reset(self, seed: int | None = None) -> Step:
        """Begins every game, from another seed if one is given."""
        self._stepper.begin(check_seed(self.seed if seed is None else seed))
        return self._shown

    def step(self, actions: Actions) -> Step:
        """One action in every game."""
        chosen: list[int] = actions.tolist() if isinstance(actions, np.ndarray) else list(actions)
        if len(chosen) != self.games:
            raise BadMove("batch-action-count", games=self.games, actions=len(chosen))
        illegal = -1 if self._loses else int(self._stepper.first_illegal(chosen))
        if illegal >= 0:
            raise BadMove("batch-illegal", game=illegal, action=chosen[illegal])
        self._stepper.step(chosen)
        return self._shown

    def sample(self) -> list[int]:
        """A legal action for every game, drawn at random from the batch's own generator."""
        return list(self._stepper.draw_actions())
