"""The weights of the features of Valletta.

Written by scripts/train_values.py: 800 games of squire, seed 9, trust 1, ridge 3,
log loss 0.3997 on games kept back.
"""

from typing import Final

WEIGHTS: Final[tuple[float, ...]] = (
    3.6779, 3.6620, -1.7080, 7.5543, 0.9537, 3.4754, 3.1778, 1.7776, 0.8182, -1.1530,
    -1.6439, -1.4322, 0.4334, -1.4234, -0.2513, -1.5471, -7.2835, -0.6501, -0.2933, 7.9364,
    2.3370, 2.5117, 1.2558, -0.8640, -1.0302, 0.6977, -1.3557, -1.9998, -0.6167, 2.0969,
)  # fmt: skip
