from collections.abc import Iterable, Mapping
from typing import Generic, TypeVar

from gymnasium.spaces import Dict, Discrete

AgentID = TypeVar("AgentID")
ObsType = TypeVar("ObsType")
ActionType = TypeVar("ActionType")

class AECEnv(Generic[AgentID, ObsType, ActionType]):
    metadata: dict[str, object]
    possible_agents: list[AgentID]
    agents: list[AgentID]
    terminations: dict[AgentID, bool]
    truncations: dict[AgentID, bool]
    rewards: dict[AgentID, float]
    infos: dict[AgentID, dict[str, object]]
    agent_selection: AgentID
    _cumulative_rewards: dict[AgentID, float]
    _skip_agent_selection: AgentID | None
    def __init__(self) -> None: ...
    def reset(self, seed: int | None = None, options: Mapping[str, object] | None = None) -> None: ...
    def step(self, action: ActionType) -> None: ...
    def observe(self, agent: AgentID) -> ObsType: ...
    def observation_space(self, agent: AgentID) -> Dict: ...
    def action_space(self, agent: AgentID) -> Discrete: ...
    def last(self, observe: bool = True) -> tuple[ObsType, float, bool, bool, dict[str, object]]: ...
    def agent_iter(self, max_iter: int = ...) -> Iterable[AgentID]: ...
    def render(self) -> str | None: ...
    def close(self) -> None: ...
    @property
    def unwrapped(self) -> AECEnv[AgentID, ObsType, ActionType]: ...
    def _was_dead_step(self, action: ActionType) -> None: ...
    def _accumulate_rewards(self) -> None: ...

class ParallelEnv(Generic[AgentID, ObsType, ActionType]):
    metadata: dict[str, object]
    possible_agents: list[AgentID]
    agents: list[AgentID]
    def reset(
        self, seed: int | None = None, options: Mapping[str, object] | None = None
    ) -> tuple[dict[AgentID, ObsType], dict[AgentID, dict[str, object]]]: ...
    def step(
        self, actions: dict[AgentID, ActionType]
    ) -> tuple[
        dict[AgentID, ObsType],
        dict[AgentID, float],
        dict[AgentID, bool],
        dict[AgentID, bool],
        dict[AgentID, dict[str, object]],
    ]: ...
