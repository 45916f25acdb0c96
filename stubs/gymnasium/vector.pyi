from collections.abc import Callable, Sequence
from typing import Any

import numpy as np
from gymnasium import Env
from numpy.typing import NDArray

class SyncVectorEnv:
    metadata: dict[str, object]
    def __init__(self, env_fns: Sequence[Callable[[], Env[Any, Any]]]) -> None: ...
    def reset(self, *, seed: int | None = None) -> tuple[NDArray[np.int16], dict[str, NDArray[np.int8]]]: ...
    def step(
        self, actions: NDArray[np.int64]
    ) -> tuple[
        NDArray[np.int16],
        NDArray[np.float64],
        NDArray[np.bool_],
        NDArray[np.bool_],
        dict[str, NDArray[np.int8]],
    ]: ...
