"""Group commit: whatever is done at any table while one commit is under way goes into the next, all at once.

No timer: a lone row waits for its own commit only. Nobody is told of a row before it has settled.
"""

import asyncio
import logging
import time
from collections.abc import Callable, Sequence
from typing import Final

from auberge.core.errors import EngineBug
from auberge.table import figures
from auberge.table.rows import Key, Row, StorageFailed
from auberge.table.storage_contract import Storage

log = logging.getLogger(__name__)
_MOST_NAMED: Final = 20  # tables and intents of a commit that failed


class Journal:
    """The one writer of a process. `settled` hears of every row once, with the keys that are durable now.

    A row whose key is not among them is not stored, and neither are later rows of its table that were queued by
    then: they stood on it, and are settled together with it."""

    def __init__(self, storage: Storage, settled: Callable[[Sequence[Row], set[Key]], None]) -> None:
        self._storage: Final = storage
        self._settled: Final = settled
        self._queue: list[Row] = []
        self._wake: Final = asyncio.Event()
        self.failed = False  # the last commit: its rows are missing for another reason than that others were first
        self._stopping = False
        self._running: asyncio.Lock = asyncio.Lock()
        self.problem: StorageFailed | None = None  # why the last commit failed

    @property
    def is_running(self) -> bool:
        """Whether what is queued will be stored."""
        return self._running.locked() and not self._stopping

    @property
    def waiting(self) -> int:
        """How many rows wait for the next commit."""
        return len(self._queue)

    def append(self, row: Row) -> None:
        """Queues a row for the next commit; right after it was checked and applied."""
        if self._stopping:
            raise EngineBug("bug-journal-stopped", table=row.table, version=row.number)
        self._queue.append(row)
        self._wake.set()

    async def run(self) -> None:
        """Commits what is queued, again and again, until the journal is stopped and nothing is left."""
        async with self._running:
            while self._queue or not self._stopping:
                await self._wake.wait()
                self._wake.clear()
                await self._commit()

    async def stop(self) -> None:
        """Takes no more rows; returns when everything queued has settled."""
        self._stopping = True
        self._wake.set()
        async with self._running:
            await self._commit()

    async def _commit(self) -> None:
        batch, self._queue = self._queue, []
        if not batch:
            return
        batch.sort(key=_key)  # one order of locking for everybody who writes
        begun = time.perf_counter()
        try:
            durable = await self._storage.append(batch)
            self.failed, self.problem = False, None
        except Exception as problem:
            log.exception("a commit failed", extra=_about(batch))
            durable = set()
            self.failed = True
            self.problem = problem if isinstance(problem, StorageFailed) else None
        figures.current.committed(batch, durable, time.perf_counter() - begun, failed=self.failed)
        if log.isEnabledFor(logging.DEBUG):
            for row in batch:
                what = "stored" if row.key in durable else "not stored"
                log.debug(what, extra={"table": row.table, "version": row.number, "intent": row.intent})
        if len(durable) < len(batch):
            batch += self._doomed({row.table for row in batch if row.key not in durable})
        try:
            self._settled(batch, durable)
        except Exception:
            log.exception("what follows a commit failed", extra=_about(batch))

    def _doomed(self, tables: set[str]) -> list[Row]:
        """Takes the rows of these tables out of the queue."""
        doomed = [row for row in self._queue if row.table in tables]
        self._queue = [row for row in self._queue if row.table not in tables]
        return doomed


def _about(batch: Sequence[Row]) -> dict[str, object]:
    tables = " ".join(sorted({row.table for row in batch})[:_MOST_NAMED])
    intents = " ".join([row.intent for row in batch if row.intent is not None][:_MOST_NAMED])
    return {"rows": len(batch), "tables": tables, "intents": intents}


def _key(row: Row) -> Key:
    return row.key
