"""What observations and masks can be, as Gymnasium's spaces."""

import numpy as np
from gymnasium.spaces import Box

from auberge.core.observation import Spec


def observation_space(described: Spec) -> Box:
    """The numbers of an observation, each within the bounds of its field."""
    sizes = [field.size for field in described.fields]
    low = np.repeat(np.array([field.low for field in described.fields], np.int16), sizes)
    high = np.repeat(np.array([field.high for field in described.fields], np.int16), sizes)
    return Box(low, high, dtype=np.int16)


def mask_space(actions: int) -> Box:
    """A mask of actions."""
    return Box(0, 1, shape=(actions,), dtype=np.int8)
