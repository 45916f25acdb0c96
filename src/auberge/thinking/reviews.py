"""Finished games looked over in the background, one at a time; what was found is stored, and not sought again."""

import asyncio
import logging
from collections.abc import Callable
from typing import Final

import msgspec

from auberge import wire as m
from auberge.analysis.replay import Replay
from auberge.analysis.review import VERSION, Costly, Review
from auberge.core.protocol import Game, Seat
from auberge.table.rows import StorageFailed
from auberge.table.state import TableState
from auberge.table.storage_contract import Storage
from auberge.table.validation import BadMessage
from auberge.thinking.advice import estimated, reason_lines
from auberge.thinking.jobs import replay_in
from auberge.thinking.thinkers import Thinkers
from auberge.thinking.times import Times
from auberge.wire.encoding import encode

log: Final = logging.getLogger("auberge.reviews")
_KEPT: Final = 50  # in memory
_MOST: Final = 100  # that wait for their turn


class _Work:
    """One review: how far it has come, what was found, or that it failed."""

    def __init__(self) -> None:
        self.done = 0.0
        self.found: Review | None = None
        self.failed = False
        self.looked_up: Final = asyncio.Event()  # in the storage
        self.task: asyncio.Task[None] | None = None


class Reviews:
    """The reviews of this server."""

    def __init__(self, storage: Storage, workers: Thinkers, settings: Times) -> None:
        self._storage: Final = storage
        self._workers: Final = workers
        self._seconds: Final = settings.review_seconds
        self._works: Final[dict[str, _Work]] = {}
        self._turn: Final = asyncio.Semaphore(1)

    async def state(self, history: TableState) -> m.ReviewState:
        """How the review of a finished game stands; asked for the first time, it is begun. BadMessage if it failed."""
        table = history.stored.id
        work = self._works.get(table)
        if work is None:
            if sum(each.done < 1.0 for each in self._works.values()) >= _MOST:
                raise BadMessage("server-busy")
            work = self._works[table] = _Work()
            self._forget()
            work.task = asyncio.get_running_loop().create_task(self._run(work, replay_in(history), table))
        await work.looked_up.wait()
        if work.failed:
            self._works.pop(table, None)  # asked again, it is tried again
            raise BadMessage("analysis-review-failed")
        return m.ReviewState(work.done, None if work.found is None else review_of(history.game, work.found))

    async def found(self, history: TableState) -> Review | None:
        """What was found in a finished game; None if it was not looked over, or is not yet."""
        work = self._works.get(history.stored.id)
        return await self._stored(history.stored.id) if work is None else work.found

    def _forget(self) -> None:
        """The oldest go, unless they are being worked on."""
        for table in [table for table, work in self._works.items() if work.done == 1.0][:-_KEPT]:
            del self._works[table]

    async def _run(self, work: _Work, replay: Replay, table: str) -> None:
        def tell(done: float) -> None:
            work.done = min(done, 0.99)

        try:
            found = await self._stored(table)
            if found is None:
                work.looked_up.set()
                found = await self._looked_over(replay, table, tell)
            work.found, work.done = found, 1.0
        except Exception:
            log.exception("no review", extra={"table": table})
            work.failed = True
        finally:
            work.looked_up.set()

    async def _looked_over(self, replay: Replay, table: str, tell: Callable[[float], None]) -> Review:
        async with self._turn:
            found = await self._workers.review(replay, self._seconds, tell)
        await self._store(table, found)
        return found

    async def _stored(self, table: str) -> Review | None:
        """What was found before; None if nothing was, or if it cannot be read."""
        try:
            text = await self._storage.review(table, VERSION)
            return None if text is None else msgspec.json.decode(text, type=Review)
        except (StorageFailed, msgspec.DecodeError):
            log.exception("stored review lost", extra={"table": table})
            return None

    async def _store(self, table: str, found: Review) -> None:
        """Keeps what was found. If that fails, it is told all the same."""
        try:
            await self._storage.keep_review(table, VERSION, encode(found).decode())
        except StorageFailed:
            log.exception("review not stored", extra={"table": table})

    async def stop(self) -> None:
        """What is being worked on is given up."""
        tasks = [work.task for work in self._works.values() if work.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for work in self._works.values():
            work.looked_up.set()  # even where the work had not yet begun: nobody is kept waiting


def review_of(game: Game, found: Review) -> m.ReviewFound:
    """A review as the browser is told."""
    return m.ReviewFound(
        found.steps,
        tuple(m.ChancePoint(point.step, tuple(map(estimated, point.chances))) for point in found.curve),
        tuple(tuple(_costly(game, one) for one in costly) for costly in found.costly),
        tuple(map(estimated, found.luck)),
    )


def _costly(game: Game, one: Costly) -> m.CostlyDecision:
    made, better = (msgspec.Raw(encode(game.read(text))) for text in (one.made, one.better))
    reasons = reason_lines(game.meta.name, one.reasons)
    return m.CostlyDecision(
        one.step, Seat(one.seat), made, better, estimated(one.cost), round(one.chance.value, 4), reasons
    )
