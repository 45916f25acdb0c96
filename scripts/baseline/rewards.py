"""What the end of a game is worth to the learner: half for winning, half for by how much."""

from collections.abc import Mapping
from typing import Final

import numpy as np
from numpy.typing import NDArray

_SPREAD: Final[Mapping[str, float]] = {"saint_malo": 20.0, "valletta": 20.0, "malta": 1.0}  # a usual lead, in points
_MOST: Final = 1.5


def reward_of(game: str, ahead: NDArray[np.float64]) -> NDArray[np.float32]:
    """For so many points ahead of the mean of both seats."""
    lead = 2 * ahead
    by_points = np.clip(lead / _SPREAD[game], -_MOST, _MOST)
    return (0.5 * np.sign(lead) + 0.5 * by_points).astype(np.float32)


def goals_of(rewards: NDArray[np.float32], goes_on: NDArray[np.float32]) -> NDArray[np.float32]:
    """What came of each decision for the seat that made it; NaN where the end was not seen. Time comes first.

    `goes_on` is 1 if the same seat decides next, -1 if the other, 0 if the game ended."""
    found = np.empty_like(rewards)
    later = np.full(rewards.shape[1:], np.nan, np.float32)
    for time in range(len(rewards) - 1, -1, -1):
        later = np.where(goes_on[time] == 0, rewards[time], goes_on[time] * later).astype(np.float32)
        found[time] = later
    return found
