from collections.abc import Mapping
from typing import Any, ClassVar, Generic, SupportsFloat, TypeVar

from gymnasium.spaces import Space
from numpy.random import Generator

__version__: str
ObsType = TypeVar("ObsType")
ActType = TypeVar("ActType")

class Env(Generic[ObsType, ActType]):
    metadata: ClassVar[dict[str, object]]
    render_mode: str | None
    observation_space: Space[ObsType]
    action_space: Space[ActType]
    @property
    def np_random(self) -> Generator: ...
    @property
    def unwrapped(self) -> Env[ObsType, ActType]: ...
    def reset(
        self, *, seed: int | None = None, options: dict[str, object] | None = None
    ) -> tuple[ObsType, dict[str, object]]: ...
    def step(self, action: ActType) -> tuple[ObsType, SupportsFloat, bool, bool, dict[str, object]]: ...
    def render(self) -> str | None: ...
    def close(self) -> None: ...

def register(id: str, entry_point: str, *, kwargs: Mapping[str, object] | None = None) -> None: ...
def make(id: str, **kwargs: object) -> Env[Any, Any]: ...
