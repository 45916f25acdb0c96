"""Tables in this very process, with workers that answer when the test lets them: who waits for whom can be seen."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path

import msgspec

from auberge import wire as m
from auberge.core.protocol import Game, Move, Seat, View
from auberge.server.settings import Settings
from auberge.server.storage.sqlite import SqliteStorage
from auberge.server.tables import Tables
from auberge.table.live_table import LiveTable
from auberge.thinking import jobs
from auberge.thinking.findings import AdviceFound
from auberge.thinking.jobs import BackgroundJob
from auberge.thinking.pool import Workers
from tests.server.fake_table import Guest
from tests.server.wire import QUICK, new_id


class SlowWorkers(Workers):
    """Every answer waits until the test lets it go."""

    def __init__(self) -> None:
        super().__init__(1, 1.0)
        self.asked: list[str] = []  # the games of the bots' moves, and `hint`
        self.seeds: list[int] = []
        self.background: list[BackgroundJob] = []
        self._leave = asyncio.Semaphore(0)

    def let_go(self, times: int = 1) -> None:
        """So many answers come."""
        for _ in range(times):
            self._leave.release()

    async def choose(self, game: Game, _bot: str, seed: int, view: View, _most: float | None = None) -> Move:
        self.asked.append(game.meta.name)
        self.seeds.append(seed)
        await self._leave.acquire()
        return view.moves[0]

    async def advise(
        self, _game: Game, seed: int, _view: View, _seconds: float, _made: int | None = None
    ) -> AdviceFound:
        self.asked.append("hint")
        self.seeds.append(seed)
        await self._leave.acquire()
        return AdviceFound((), 1, quick=False)

    async def rate(
        self, _game: Game, seed: int, _view: View, _seconds: float, _only: tuple[int, ...] = ()
    ) -> AdviceFound:
        self.asked.append("rating")
        self.seeds.append(seed)
        await self._leave.acquire()
        return AdviceFound((), 1, quick=True)

    async def run(self, work: BackgroundJob, _seconds: float) -> bytes:
        self.background.append(work)
        await self._leave.acquire()
        return jobs.run(msgspec.msgpack.encode(work))


class House:
    """The tables, the workers, and people who come."""

    def __init__(self, tables: Tables, workers: SlowWorkers) -> None:
        self.tables = tables
        self.workers = workers

    async def open(self, game: str, *holders: m.Holder, start_seat: int = 0) -> LiveTable:
        """A new table that has begun, whoever has added to its chance."""
        orders = tuple(m.SeatOrder(holder, bot="random" if holder == "bot" else None) for holder in holders)
        opened = await self.tables.open(m.OpenTable(game, orders, start_seat=Seat(start_seat)))
        table = self.tables.live[opened.table.id]
        if not table.history.has_begun:
            host = await self.seat(table, 0)
            table.say(host, m.Begin(new_id(), Seat(0)))
            await self.until(lambda: table.history.has_begun and table.subscribers.is_told)
            table.leave(host)
        return table

    async def seat(self, table: LiveTable, *held: int) -> Guest:
        """Somebody comes to a table, and has been welcomed."""
        guest = Guest(held, min(held, default=None))
        table.join(guest)
        await self.until(lambda: any(isinstance(told, m.Welcome) for told in guest.told))
        return guest

    async def until(self, done: Callable[[], bool]) -> None:
        """Waits until something is so."""
        async with asyncio.timeout(20):
            while not done():
                await asyncio.sleep(0.001)

    async def asked(self, games: Sequence[str]) -> None:
        """Waits until the workers have been asked for exactly these, in order."""
        await self.until(lambda: len(self.workers.asked) >= len(games))
        assert self.workers.asked == list(games)


def with_house(folder: Path, story: Callable[[House], Awaitable[None]], settings: Settings = QUICK) -> None:
    """Runs a story with a storage of its own."""

    async def run() -> None:
        storage, workers = SqliteStorage(str(folder / "auberge.db")), SlowWorkers()
        await storage.open()
        tables = Tables(storage, workers, settings)
        writer = asyncio.create_task(tables.journal.run())
        try:
            await story(House(tables, workers))
        finally:
            await tables.stop()
            await writer
            await storage.close()

    asyncio.run(run())
