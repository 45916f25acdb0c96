"""Whether a storage still stores: tried in earnest, but not for everybody who asks."""

import asyncio
import time
from collections.abc import Callable
from typing import Final

from auberge.table.rows import StorageFailed
from auberge.table.storage_contract import Storage

_SECONDS: Final = 3.0  # that an answer holds


class HealthProbe:
    """How the storage is, or was a moment ago."""

    def __init__(self, storage: Storage, clock: Callable[[], float] = time.monotonic) -> None:
        self._storage: Final = storage
        self._clock: Final = clock
        self._felt: float | None = None
        self._problem: StorageFailed | None = None
        self._feeling: Final = asyncio.Lock()

    async def check(self) -> None:
        """StorageFailed if nothing can be stored."""
        async with self._feeling:
            if self._felt is None or self._clock() - self._felt >= _SECONDS:
                self._problem = await self._try()
                self._felt = self._clock()
        if self._problem is not None:
            raise StorageFailed(self._problem.key, **self._problem.values)

    async def _try(self) -> StorageFailed | None:
        try:
            await self._storage.probe()
        except StorageFailed as problem:
            return problem
        return None
