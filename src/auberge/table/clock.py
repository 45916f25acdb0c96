"""The time of day as tables use it: it never goes back."""

import time
from collections.abc import Callable
from typing import Final


class Clock:
    """Seconds since 1970. If the clock of the system is set back, it goes on evenly from where it was: three minutes
    are not an hour. If that clock is set forward, or the machine has slept, it follows. Servers that share a storage
    follow its clock instead, so that their tables agree on the time whatever their machines think."""

    def __init__(self, day: Callable[[], float] = time.time, steady: Callable[[], float] = time.monotonic) -> None:
        self._day: Final = day
        self._steady: Final = steady
        self._began = day() - steady()
        self._follows = False  # the clock of others, not the system's

    @property
    def steady(self) -> float:
        """Seconds since some moment, of which only differences mean something."""
        return self._steady()

    def follow(self, began: float) -> None:
        """From now on it is the time of others, by whom the steady one began then. Only the first time it may go back
        for that: nothing has happened yet."""
        self._began = max(self._began, began) if self._follows else began
        self._follows = True

    def __call__(self) -> float:
        """The time now."""
        steady = self._steady()
        if not self._follows:
            self._began = max(self._began, self._day() - steady)
        return self._began + steady
