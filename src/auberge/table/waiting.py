"""An event as `asyncio` has it, for the thousands of tables of a server: this one takes an eighth of the memory, for
most of the time nothing waits for it."""

import asyncio


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
