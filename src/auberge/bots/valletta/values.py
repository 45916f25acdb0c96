"""The weights of the features of Valletta."""

from typing import Final

WEIGHTS: Final[tuple[float, ...]] = (
    2.5, 2.5, 0.0, 2.5, 0.3, 0.0, 2.0, 0.0, 0.3, 0.0,
    -0.4, -0.4, 0.0, 0.0, 0.8, 0.0, 0.0, 0.0, 0.0, 0.0,
    0.0, 0.0, 0.0, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0, 0.0,
)  # fmt: skip
