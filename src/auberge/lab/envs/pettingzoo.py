"""PettingZoo: every seat of a game is an agent (AEC). Needs the extra `auberge[pettingzoo]`.

    table = env("saint_malo", seats=3)
    table.reset(seed=7)
    for agent in table.agent_iter():
        seen, reward, termination, truncation, info = table.last()
        table.step(None if termination or truncation else choose(seen["observation"], seen["action_mask"]))

An agent is shown its observation (`auberge.lab.envs.observation.spec`) and its mask, which is empty while others
decide. There is no `state()`: no seat sees everything.
"""

from collections.abc import Mapping
from random import Random
from typing import Final, TypedDict, Unpack

import numpy as np
from gymnasium.spaces import Dict, Discrete
from gymnasium.utils import EzPickle
from numpy.typing import NDArray
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils.conversions import turn_based_aec_to_parallel_wrapper
from pettingzoo.utils.wrappers import AssertOutOfBoundsWrapper, OrderEnforcingWrapper, TerminateIllegalWrapper

from auberge.core.setup import MAX_SEED
from auberge.lab.envs.rendering import RENDER_MODES, checked, shown
from auberge.lab.envs.rewards import LOST, Rewards
from auberge.lab.envs.spaces import mask_space, observation_space
from auberge.lab.envs.table import Options, Table


class Seen(TypedDict):
    """What an agent is shown."""

    observation: NDArray[np.int16]
    action_mask: NDArray[np.int8]


class Settings(TypedDict, total=False):
    """What can be chosen for a table besides its game."""

    seats: int  # else as few as the game can have
    options: Options
    rewards: Rewards  # else by places
    render_mode: str


Env = AECEnv[str, Seen, int | None]
Stepped = tuple[dict[str, Seen], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, object]]]


class TableEnv(Env, EzPickle):
    """A table at which every seat is an agent: `seat_0`, `seat_1` and so on.

    All agents finish together, when the game ends, and are rewarded then. An action that is not legal raises
    MoveRefused, which names the rule, and changes nothing."""

    def __init__(self, game: str, **settings: Unpack[Settings]) -> None:
        """A table that is yet to be `reset`. BadSetup names what is wrong."""
        EzPickle.__init__(self, game, **settings)
        super().__init__()
        self.render_mode = checked(settings.get("render_mode"))
        self.table: Final = Table(
            game, settings.get("seats"), settings.get("options"), settings.get("rewards", "places")
        )
        self.metadata = {
            "name": f"auberge_{game}_v{self.table.spec.version}",
            "render_modes": list(RENDER_MODES),
            "is_parallelizable": False,
        }
        actions = self.table.game.space
        seen = {"observation": observation_space(self.table.spec), "action_mask": mask_space(actions)}
        self.possible_agents = [f"seat_{seat}" for seat in range(self.table.seats)]
        self.agents: list[str] = []
        self.observation_spaces = {agent: Dict(seen) for agent in self.possible_agents}
        self.action_spaces = {agent: Discrete(actions) for agent in self.possible_agents}
        self._random = Random()

    def observation_space(self, agent: str) -> Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: Mapping[str, object] | None = None) -> None:  # noqa: ARG002
        """Begins the game of this seed; without one, the next of those that follow from the last seed given."""
        if seed is not None:
            self._random = Random(seed)
        self.table.begin(self._random.randrange(MAX_SEED + 1) if seed is None else seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self.agent_selection = self.possible_agents[self.table.actor]

    def observe(self, agent: str) -> Seen:
        """What this agent sees now, and may do."""
        seat = self.possible_agents.index(agent)
        return {"observation": self.table.observation(seat), "action_mask": self.table.mask(seat)}

    def step(self, action: int | None) -> None:
        """Carries out the action of the agent that is asked; None for one whose game has ended."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent] or action is None:
            self._was_dead_step(action)
            return
        self.table.apply(action)
        self._cumulative_rewards[agent] = 0.0
        self.rewards = dict(zip(self.agents, self.table.rewards(), strict=True))
        self._accumulate_rewards()
        if self.table.is_over:
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = self.possible_agents[self.table.actor]
        if self.render_mode == "human":
            self.render()

    def render(self) -> str | None:
        """What the agent that is asked sees, in words."""
        return shown(self.table.text(self.possible_agents.index(self.agent_selection)), self.render_mode)

    def close(self) -> None:
        """Nothing is open."""


class ParallelTableEnv(turn_based_aec_to_parallel_wrapper[str, Seen, int]):
    """All agents step at once, and the one whose mask is not empty decides.

    PettingZoo tells every agent which one is active; some games keep that secret, so it is taken out."""

    def step(self, actions: dict[str, int | None]) -> Stepped:
        """Carries out the action of the agent that decides; those of all others count for nothing."""
        stepped = super().step(actions)
        for info in stepped[4].values():
            info.pop("active_agent", None)
        return stepped


def raw_env(game: str, **settings: Unpack[Settings]) -> TableEnv:
    """The environment as it is, and fastest; what is not legal raises MoveRefused."""
    return TableEnv(game, **settings)


def env(game: str, **settings: Unpack[Settings]) -> Env:
    """The environment in PettingZoo's usual wrappers: what is not legal ends the game, lost for the agent that chose
    it."""
    inside: Env = TerminateIllegalWrapper(raw_env(game, **settings), illegal_reward=LOST)
    return OrderEnforcingWrapper(AssertOutOfBoundsWrapper(inside))


def parallel_env(game: str, **settings: Unpack[Settings]) -> ParallelEnv[str, Seen, int | None]:
    """The environment with all agents stepping at once (`turn_based_aec_to_parallel`)."""
    return ParallelTableEnv(env(game, **settings))
