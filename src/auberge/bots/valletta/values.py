"""The weights of the features of Valletta.

Written by scripts/train_values.py: 400 games of squire, seed 1, log loss 0.3765.
"""

from typing import Final

WEIGHTS: Final[tuple[float, ...]] = (
    4.1218, 1.7618, -0.1830, 3.1181, 1.6827, 3.8191, -0.8083, -0.0471, 0.8182, 0.4591,
    -1.6419, 0.0360, -0.3246, 1.2428, -1.2720, -1.0814, -4.5521, -0.6110, -0.2669, 6.7982,
    1.2216, 2.5831, 0.8053, 0.3839, -0.9059, -0.0600, 1.9527, -0.5374, -0.6370, 0.3277,
)  # fmt: skip
