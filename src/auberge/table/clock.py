"""The time of day as tables use it: it never goes back."""

import time
from collections.abc import Callable
from typing import Final


class Clock:
    """Seconds since 1970. If the clock of the system is set back, it goes on evenly from where it was: three minutes
    are not an hour. If that clock is set forward, or the machine has slept, it follows."""

    def __init__(self, day: Callable[[], float] = time.time, steady: Callable[[], float] = time.monotonic) -> None:
        self._day: Final = day
        self._steady: Final = steady
        self._began = day() - steady()

    def __call__(self) -> float:
        """The time now."""
        steady = self._steady()
        self._began = max(self._began, self._day() - steady)
        return self._began + steady
