"""Calls that keep nothing in memory."""

from collections.abc import Callable
from weakref import WeakMethod


def while_there(method: Callable[[], None]) -> Callable[[], None]:
    """Calls a method as long as there is the object it belongs to.

    What belongs to a table calls it by this: else a table that is put away would keep itself in memory until all
    garbage is collected, and a busy server does that once in hours."""
    found = WeakMethod(method)

    def call() -> None:
        there = found()
        if there is not None:
            there()

    return call
