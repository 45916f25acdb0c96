"""One game played by action numbers: what its seats see and may do as arrays, what they are rewarded with."""

import operator
from collections.abc import Mapping
from typing import Final, SupportsIndex

import numpy as np
from numpy.typing import NDArray

from auberge.core.errors import BadMove
from auberge.core.protocol import OVER, OptionValue, Position, Seat, Setup, View
from auberge.core.setup import settle_setup
from auberge.games import load as load_game
from auberge.lab.envs.observation import row_of, said, spec
from auberge.lab.envs.rewards import Rewards, rewards_named, rewards_of

Options = Mapping[str, OptionValue]


class Table:
    """A game that begins anew with every seed. Each call gives new arrays."""

    def __init__(self, game: str, seats: int | None, options: Options | None, rewards: str, seed: int = 0) -> None:
        """A table where the game of this seed has begun, at its smallest if no seats are given. BadSetup names what is
        wrong."""
        self.game: Final = load_game(game)
        self.seats: Final = self.game.meta.min_seats if seats is None else seats
        self.spec: Final = spec(game, self.seats)
        self._options: Final = dict(options or {})
        self._rewards: Final[Rewards] = rewards_named(rewards)
        self.position: Position = self.game.start(self._setup(seed))

    def _setup(self, seed: int) -> Setup:
        return settle_setup(self.game.meta, seats=self.seats, seed=seed, options=self._options)

    def begin(self, seed: int) -> None:
        """Begins the game of this seed: the one it gives anywhere in Auberge."""
        self.position = self.game.start(self._setup(seed))

    @property
    def actor(self) -> int:
        """The seat that decides, or OVER."""
        return int(self.position.actor())

    @property
    def is_over(self) -> bool:
        return self.actor == OVER

    def view(self, seat: int) -> View:
        """What a seat sees, for bots."""
        return self.game.view(self.position, Seat(seat))

    def observation(self, seat: int) -> NDArray[np.int16]:
        """What a seat sees, as numbers in the order of `spec`."""
        return np.array(row_of(self.game, self.position, seat).numbers, dtype=np.int16)

    def text(self, seat: int) -> str:
        """What a seat sees, in words."""
        return said(self.spec, self.observation(seat).tolist())

    def mask(self, seat: int) -> NDArray[np.int8]:
        """For every action number, 1 if the seat may choose it now; nothing while others decide."""
        allowed = np.zeros(self.game.space, dtype=np.int8)
        if self.actor == seat:
            allowed[self.position.legal()] = 1
        return allowed

    def apply(self, action: SupportsIndex) -> None:
        """Carries out an action of the seat that decides. MoveRefused names the rule that forbids it, BadMove says that
        there is no such action; neither changes anything."""
        number, actor = operator.index(action), self.actor
        if not 0 <= number < self.game.space:
            raise BadMove("env-no-such-action", action=number, high=self.game.space - 1)
        if actor == OVER:
            raise BadMove("env-over")
        if number in self.position.legal():
            self.position.apply(number)
        else:
            self.game.play(self.position, Seat(actor), self.game.move(number))  # refuses it, and says why

    def rewards(self) -> list[float]:
        """The reward of every seat; nothing before the end."""
        result = self.position.result()
        return [0.0] * self.seats if result is None else rewards_of(result, self._rewards)
