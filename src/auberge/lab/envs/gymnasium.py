"""Gymnasium: one seat against bots. Needs the extra `auberge[gymnasium]`; importing it registers an id for every game.

    import auberge.lab.envs.gymnasium

    table = gymnasium.make("Auberge/SaintMalo-v1", seats=3, opponents="squire")
    observation, info = table.reset(seed=7)
    observation, reward, terminated, truncated, info = table.step(choose(observation, info["action_mask"]))

The number of an id is the version of the observations (`auberge.lab.envs.observation.spec`).
"""

from collections.abc import Sequence
from typing import ClassVar, Final, SupportsIndex

import gymnasium
import numpy as np
from gymnasium.spaces import Discrete
from numpy.typing import NDArray

from auberge.bots import DEFAULT
from auberge.bots import load as load_bot
from auberge.bots.budget import read_budget
from auberge.bots.protocol import Bot, BotFactory
from auberge.core.errors import BadMove, BadSetup, MoveRefused
from auberge.core.setup import MAX_SEED
from auberge.games import NAMES
from auberge.games import load as load_game
from auberge.lab.envs.batch import Illegal
from auberge.lab.envs.observation import spec
from auberge.lab.envs.rendering import RENDER_MODES, checked, shown
from auberge.lab.envs.rewards import LOST, Rewards
from auberge.lab.envs.spaces import observation_space
from auberge.lab.envs.table import Options, Table

Opponent = str | BotFactory
Observation = NDArray[np.int16]
Info = dict[str, object]


class SeatEnv(gymnasium.Env[Observation, SupportsIndex]):
    """A seat at a table of bots; the environment steps from one decision of this seat to the next.

    The reward comes when the game ends. `info["action_mask"]` says what is legal; what is not ends the episode with
    the reward of the last place and the rule in `info["refused"]`, or raises MoveRefused (`illegal="raise"`)."""

    metadata: ClassVar[dict[str, object]] = {"render_modes": list(RENDER_MODES)}

    def __init__(
        self,
        game: str,
        *,
        seats: int | None = None,
        seat: int = 0,
        opponents: Opponent | Sequence[Opponent] = DEFAULT,
        budget: str | None = None,
        options: Options | None = None,
        rewards: Rewards = "places",
        illegal: Illegal = "lose",
        render_mode: str | None = None,
    ) -> None:
        """A table that is yet to be `reset`. `opponents` is one bot for all other seats or one for each, by name or as
        its factory; `budget` is theirs for one decision (`100ms`, `200it`). BadSetup names what is wrong."""
        self.render_mode = checked(render_mode)
        self.table: Final = Table(game, seats, options, rewards)
        if not 0 <= seat < self.table.seats:
            raise BadSetup("env-seat", seat=seat, high=self.table.seats - 1)
        self.seat: Final = seat
        self._others: Final = [other for other in range(self.table.seats) if other != seat]
        self._factories: Final = _factories_of(opponents, len(self._others))
        self._budget: Final = None if budget is None else read_budget(budget)
        self._raises: Final = illegal == "raise"
        self._bots: dict[int, Bot] = {}
        self._is_running = False
        self.observation_space = observation_space(self.table.spec)
        self.action_space = Discrete(self.table.game.space)

    def reset(self, *, seed: int | None = None, options: dict[str, object] | None = None) -> tuple[Observation, Info]:
        """Begins the game of this seed, or one that follows from the last seed given, up to the first decision."""
        super().reset(seed=seed, options=options)
        self._begin(self._draw_seed() if seed is None else seed)
        while self.table.is_over:  # lost before the first decision
            self._begin(self._draw_seed())
        self._is_running = True
        if self.render_mode == "human":
            self.render()
        return self.table.observation(self.seat), self._info()

    def _begin(self, seed: int) -> None:
        self.table.begin(seed)
        self._bots = {
            seat: factory(self.table.game, self._draw_seed(), self._budget)
            for seat, factory in zip(self._others, self._factories, strict=True)
        }
        self._play_others()

    def _draw_seed(self) -> int:
        return int(self.np_random.integers(MAX_SEED, endpoint=True))

    def _play_others(self) -> None:
        table = self.table
        while (actor := table.actor) in self._bots:
            table.apply(table.game.action(self._bots[actor].choose(table.view(actor))))

    def _info(self) -> Info:
        return {"action_mask": self.table.mask(self.seat)}

    def step(self, action: SupportsIndex) -> tuple[Observation, float, bool, bool, Info]:
        """Carries out an action, then those of the bots until this seat is asked again or the game is over."""
        if not self._is_running:
            raise BadMove("env-over")
        try:
            self.table.apply(action)
        except (MoveRefused, BadMove) as refused:
            if self._raises:
                raise
            self._is_running = False
            return self.table.observation(self.seat), LOST, True, False, self._info() | {"refused": str(refused)}
        self._play_others()
        self._is_running = not self.table.is_over
        if self.render_mode == "human":
            self.render()
        reward = self.table.rewards()[self.seat]
        return self.table.observation(self.seat), reward, self.table.is_over, False, self._info()

    def action_masks(self) -> NDArray[np.bool_]:
        """What is legal now, as `sb3_contrib` asks for it."""
        return self.table.mask(self.seat).astype(np.bool_)

    def render(self) -> str | None:
        """What the seat sees, in words."""
        return shown(self.table.text(self.seat), self.render_mode)


def _factories_of(opponents: Opponent | Sequence[Opponent], seats: int) -> list[BotFactory]:
    """A factory for each of these seats. BadSetup if the opponents are not as many."""
    each = [opponents] * seats if isinstance(opponents, str) or callable(opponents) else list(opponents)
    if len(each) != seats:
        raise BadSetup("env-opponents", opponents=len(each), seats=seats)
    return [load_bot(opponent) if isinstance(opponent, str) else opponent for opponent in each]


def id_of(game_name: str) -> str:
    """The id a game is registered under."""
    name = "".join(part.capitalize() for part in game_name.split("_"))
    return f"Auberge/{name}-v{spec(game_name, load_game(game_name).meta.min_seats).version}"


for _name in NAMES:
    gymnasium.register(id_of(_name), entry_point="auberge.lab.envs.gymnasium:SeatEnv", kwargs={"game": _name})
