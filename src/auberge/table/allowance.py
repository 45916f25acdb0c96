"""How often something may be done."""

import time
from collections.abc import Callable
from typing import Final


class Allowance:
    """How often something may be done: a bucket that fills steadily."""

    def __init__(self, per_second: float, burst: int, clock: Callable[[], float] = time.monotonic) -> None:
        self._per_second: Final = per_second
        self._burst: Final = burst
        self._clock: Final = clock
        self._left = float(burst)
        self._at = clock()

    def has_one(self) -> bool:
        """Whether it may be done once more now."""
        now = self._clock()
        self._left = min(self._burst, self._left + (now - self._at) * self._per_second)
        self._at = now
        return self._left >= 1

    def take(self) -> bool:
        """Does it once more, if that is allowed now."""
        if not self.has_one():
            return False
        self._left -= 1
        return True

    def give_back(self) -> None:
        """It was not done after all."""
        self._left += 1

    @property
    def is_full(self) -> bool:
        """Nothing was done for long."""
        self.has_one()
        return self._left >= self._burst
