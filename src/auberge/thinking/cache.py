"""Answers that do not change: each is sought once, however many ask for it, and the last ones are remembered."""

import asyncio
from collections.abc import Callable, Coroutine, Hashable
from typing import Final


class AsyncCache:
    """Remembers at most this many answers, as JSON."""

    def __init__(self, most: int) -> None:
        self._most: Final = most
        self._kept: Final[dict[Hashable, asyncio.Task[bytes]]] = {}  # told, or about to be

    async def get(self, key: Hashable, compute: Callable[[], Coroutine[None, None, bytes]]) -> bytes:
        """The answer to a question; an answer that failed is sought again."""
        task = self._kept.pop(key, None)
        if task is None or (task.done() and (task.cancelled() or task.exception() is not None)):
            task = asyncio.create_task(compute())
        self._kept[key] = task  # the last asked for is the last to be forgotten
        while len(self._kept) > self._most:
            del self._kept[next(iter(self._kept))]
        return await asyncio.shield(task)
