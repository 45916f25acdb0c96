"""Two servers on one PostgreSQL in the hand of a test: real storage, journals, locks and notices, but the time is the
test's own, and so is how long a notice takes. After each thing that happens both come to rest.
"""

import asyncio
import itertools
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from typing import Final, TypeVar

import msgspec

from auberge import wire as m
from auberge.core.protocol import Move, Position, Seat
from auberge.server.storage import storage_at
from auberge.server.tables import Tables
from auberge.table.commands import Intent
from auberge.table.listeners import Subscribers
from auberge.table.live_table import LiveTable
from auberge.table.notices import read_notice
from auberge.table.rows import Key, Row, StoredTable
from auberge.table.secret_question import HiddenQuestions, Pace
from auberge.table.shared_table import SharedTable
from auberge.table.state import TableState
from auberge.table.updates import Broadcast
from tests.server.arranged import ArrangedHistory
from tests.server.fake_table import GRACE, Guest, Hours
from tests.server.wire import QUICK, QuickBots

T = TypeVar("T")
BOTH: Final = (0, 1)
ALWAYS_RUNNING: Final = 3  # tasks of each server's `Neighbours`
PATIENCE: Final = 60.0  # seconds, of the machine's own time: after that a server is stuck


class House(Tables):
    """One of the two servers."""

    def __init__(self, database: str, houses: "TwoHouses", place: int) -> None:
        super().__init__(storage_at(database), QuickBots(), QUICK)
        assert self.neighbours is not None
        self.around: Final = self.neighbours
        self._houses: Final = houses
        self._place: Final = place
        self.around._hear = self._heard  # type: ignore[method-assign]
        self.marks: Final[set[str]] = set()
        self.heard = 0  # notices
        self.held_back = False  # what is queued here is not stored yet
        self._append: Final = self.storage.append
        self.storage.append = self._append_later  # type: ignore[method-assign]

    async def _append_later(self, rows: Sequence[Row]) -> set[Key]:
        while self.held_back:
            await asyncio.sleep(0.0005)
        return await self._append(rows)

    def _heard(self, text: str) -> None:
        notices = read_notice(text)
        if not notices:
            self.marks.add(text)
        for notice in notices:
            if notice.table in self._houses.spread:
                self.heard += 1
                self._houses.spread[notice.table].on_the_way(partial(self.around._put, notice))

    def _made(self, history: TableState) -> LiveTable:
        spread = self._houses.spread[history.stored.id]
        table = spread.kind(
            history, self.journal.append, spread.wake, spread.pace(self._place), spread.clock, grace=GRACE,
            others=self.around,
        )  # fmt: skip
        self.around.come(table)
        return table

    async def _read(self, stored: StoredTable, rows: Sequence[Row] = ()) -> TableState:
        first = self._houses.spread[stored.id].first
        if first is None:
            return await super()._read(stored, rows)
        history = Elsewhere(stored, first=first)
        for row in rows:
            history.follow(row)
        return history

    @property
    def is_quiet(self) -> bool:
        """Nothing is on its way from here, as far as this server knows, but what is held back."""
        stuck = {"queued", "busy", "mail", "working"} if self.held_back else set()
        return not any(what for name, what in self.state().items() if name not in stuck)

    def state(self) -> dict[str, object]:
        """What is on its way."""
        around = self.around
        tables = [table for table in self.live.values() if isinstance(table, SharedTable)]
        return {
            "queued": self.journal.waiting,
            "posts": list(around._posts),
            "delivering": around._is_delivering,
            "busy": [table.id for table in tables if table.is_busy],
            "mail": around._mail.keys() & self.live.keys(),
            "working": [task for task in around._tasks if not task.done()][ALWAYS_RUNNING:],
            "woken": around._wake.is_set(),
        }


class Elsewhere(ArrangedHistory):
    """A game that begins in the middle, and does so again when its server goes back."""

    def shortened(self, good: int) -> TableState:
        again = Elsewhere(self.stored, self.game, first=self.first)
        for row in self.rows[:good]:
            again.follow(row)
        return again


class TwoHouses:
    """Both servers. Each table in them is a `Spread`."""

    def __init__(self, database: str) -> None:
        self.loop: Final = asyncio.new_event_loop()
        self.spread: Final[dict[str, Spread]] = {}
        self._ids: Final = itertools.count(1)
        self._marks: Final = itertools.count(1)
        self._database: Final = database
        self.houses: Final = self.loop.run_until_complete(self._start(database))
        self._serving: Final[list[House]] = list(self.houses)
        self._writers: Final = [self.loop.create_task(house.journal.run()) for house in self.houses]

    async def _start(self, database: str) -> tuple[House, House]:
        one, other = (House(database, self, place) for place in BOTH)
        for house in (one, other):
            await self._serve(house)
        return one, other

    async def _serve(self, house: House) -> None:
        await house.storage.claim(shared=True)
        await house.storage.open()
        await house.around.set_clock()
        house.around.start()
        await house.around._sharing.post([])  # from now on it hears

    def close(self) -> None:
        self.loop.run_until_complete(self._close())
        self.loop.close()

    async def _close(self) -> None:
        for house, writer in zip(self.houses, self._writers, strict=True):
            await house.stop()
            await writer
            await house.storage.close()

    @contextmanager
    def a_third(self) -> Iterator[House]:
        """One more server, which is killed in the end: nobody is told."""
        third = House(self._database, self, 0)
        self._serving.append(third)
        try:
            self.run(self._serve(third))
            yield third
        finally:
            self._serving.remove(third)
            self.run(self._kill(third))

    async def _kill(self, house: House) -> None:
        tasks = list(house.around._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await house.storage.close()

    def new_id(self) -> str:
        """An id that no other table here has."""
        return f"table{next(self._ids):06}"

    # --- coming to rest ---------------------------------------------------------------------------------------------

    def do(self, work: Callable[[], T]) -> T:
        """Does something, and lets both servers come to rest; within something else that is up to that."""
        if self.loop.is_running():
            return work()

        async def doing() -> T:
            found = work()
            await self.rest()
            return found

        return self.run(doing())

    def run(self, work: Awaitable[T]) -> T:
        async def patiently() -> T:
            try:
                async with asyncio.timeout(PATIENCE):
                    return await work
            except TimeoutError as stuck:
                raise AssertionError([house.state() for house in self._serving]) from stuck

        return self.loop.run_until_complete(patiently())

    async def rest(self) -> None:
        """Whatever a server stored or posted before its mark has been heard when the mark is: PostgreSQL keeps the
        order."""
        while True:
            while not all(house.is_quiet for house in self._serving):
                await asyncio.sleep(0.0005)
            heard = [house.heard for house in self._serving]
            marks = {house: f"mark {next(self._marks)}" for house in self._serving}
            for house, mark in marks.items():
                await house.around._sharing.post([mark])
            while not all(
                mark in other.marks for house, mark in marks.items() for other in marks if other is not house
            ):
                await asyncio.sleep(0.0005)
            unheard = heard == [house.heard for house in self._serving]
            if unheard and not await self._unkept() and all(house.is_quiet for house in self._serving):
                return

    async def _unkept(self) -> bool:
        """Whether a table in memory is held by none of the two."""
        live = {table for house in self.houses for table in house.live}
        unkept = [table for table in live if not any(house.around.keeps(table) for house in self.houses)]
        if unkept:
            for house in self.houses:
                house.around._wake.set()
            await asyncio.sleep(0.002)
        return bool(unkept)


class SettlingHours(Hours):
    """Time in the hand of a test; after each thing that happens both servers come to rest."""

    def __init__(self, houses: TwoHouses, rested: Callable[[], None]) -> None:
        super().__init__()
        self._houses: Final = houses
        self._rested: Final = rested

    def let_pass(self, seconds: float) -> None:
        end = self.at + seconds
        while ripe := min((due for due in self.due if due[0] <= end), key=lambda due: due[0], default=None):
            self.due.remove(ripe)
            self.at = max(self.at, ripe[0])
            self._houses.do(ripe[1])
            self._rested()
        self.at = end


class Spread:
    """One table at both servers, as if it were one: what a guest does is done where that guest is."""

    def __init__(
        self,
        houses: TwoHouses,
        stored: StoredTable,
        *,
        kind: type[SharedTable] = SharedTable,
        first: Position | None = None,
        latency: float = 0.0,
        began: float = 2000.0,
        draws: Callable[[int], Callable[[], float]] = lambda _: lambda: 0.5,
        wake: Callable[[LiveTable], None] = lambda _: None,
        rested: Callable[[], None] = lambda: None,
        keeper: int = 0,
    ) -> None:
        self.houses: Final = houses
        self.stored: Final = msgspec.structs.replace(stored, id=houses.new_id())
        self.id: Final = self.stored.id
        self.kind: Final = kind
        self.first: Final = first
        self.wake: Final = wake
        self._latency: Final = latency
        self._began: Final = began
        self._rested: Final = rested
        self._draws: Final = [draws(place) for place in BOTH]
        self.hours: Final = SettlingHours(houses, rested)
        self.at: Final[dict[Guest, int]] = {}  # who is where
        houses.spread[self.id] = self
        houses.run(houses.houses[0].storage.add_table(self.stored))
        for place in (keeper, 1 - keeper):
            self.load(place)

    def clock(self) -> float:
        return self._began + self.hours.at

    def pace(self, place: int) -> Pace:
        return Pace(self.hours.later, draw=self._draws[place])

    def on_the_way(self, hear: Callable[[], None]) -> None:
        """A notice comes to a server, at once or after a while. Its table may be gone by then."""
        if not self._latency:
            hear()
        else:
            self.hours.later(self._latency, hear)

    def load(self, place: int) -> None:
        """One of the servers has the table in memory."""
        self.houses.run(self.houses.houses[place].find(self.id))
        self.houses.do(lambda: None)

    def drop(self, place: int) -> None:
        """One of the servers has it no more, as if it had ended; its people are gone."""
        for guest, where in list(self.at.items()):
            if where == place:
                self.leave(guest)
        self.houses.do(lambda: self._lose(place))
        self.houses.do(self.houses.houses[place].around._wake.set)

    def _lose(self, place: int) -> None:
        table = self.houses.houses[place].live.pop(self.id, None)
        if table is not None:
            table.subscribers.lose()  # whatever still calls it, nothing more happens there

    def forget(self) -> None:
        """The table is over and done with, at both."""
        for place in BOTH:
            self._lose(place)
        del self.houses.spread[self.id]

    # --- the tables -------------------------------------------------------------------------------------------------

    def table_at(self, place: int) -> SharedTable:
        table = self.houses.houses[place].live[self.id]
        assert isinstance(table, SharedTable)
        return table

    @property
    def keeper(self) -> int:
        """The server that lets things happen."""
        return next(place for place in BOTH if self.houses.houses[place].around.keeps(self.id))

    @property
    def kept(self) -> SharedTable:
        return self.table_at(self.keeper)

    @property
    def ahead(self) -> SharedTable:
        """The table where it has come furthest: the other hears of it soon."""
        tables = [self.table_at(place) for place in BOTH if self.id in self.houses.houses[place].live]
        return max(tables, key=lambda table: (table.history.length, table is self.kept))

    @property
    def history(self) -> TableState:
        return self.ahead.history

    @property
    def hidden(self) -> HiddenQuestions:
        return self.ahead.hidden

    @property
    def subscribers(self) -> Subscribers:
        return self.kept.subscribers

    @property
    def broadcast(self) -> Broadcast:
        return self.kept.broadcast

    @property
    def thinking(self) -> int:
        return self.kept.thinking

    @property
    def stopped(self) -> bool:
        return any(self.table_at(place).stopped for place in BOTH)

    def stored_rows(self) -> list[Row]:
        """All that was done, as it is stored; none is missing."""
        rows = self.houses.run(self.houses.houses[0].storage.rows(self.id))
        assert [row.number for row in rows] == list(range(1, len(rows) + 1))
        return rows

    # --- what people do ---------------------------------------------------------------------------------------------

    def _do(self, guest: Guest, work: Callable[[SharedTable], T]) -> T:
        found = self.houses.do(lambda: work(self.table_at(self.at[guest])))
        if not self.houses.loop.is_running():
            self._rested()
        return found

    def join(self, guest: Guest, place: int | None = None) -> None:
        """Somebody comes, where they were before or to some server."""
        if place is not None:
            self.at[guest] = place
        where = self.at.setdefault(guest, len(self.at) % 2)

        self.houses.houses[where].held_back = False  # who comes in waits for that

        async def coming() -> None:
            (await self.houses.houses[where].enter(self.id)).join(guest)

        self.houses.run(coming())
        self._do(guest, lambda _: None)

    def leave(self, guest: Guest) -> None:
        self._do(guest, lambda table: table.leave(guest))

    def look(self, guest: Guest, seat: Seat | None) -> None:
        self._do(guest, lambda table: table.look(guest, seat))

    def say(self, guest: Guest, said: Intent) -> None:
        self._do(guest, lambda table: table.say(guest, said))

    def talk(self, guest: Guest, said: m.Say | m.Write) -> None:
        self._do(guest, lambda table: table.talk(guest, said))

    def why(self, guest: Guest, said: m.Why) -> None:
        self._do(guest, lambda table: table.why(guest, said))

    def together(self, *work: Callable[[], None], first: int) -> None:
        """Several things happen at the same moment, before either server has heard of the other's; what is done at the
        `first` of them is stored first."""
        late = self.houses.houses[1 - first]

        async def all_of_it() -> None:
            late.held_back = True
            for each in work:
                each()
            await self.houses.houses[first].live[self.id].subscribers.durable()
            late.held_back = False
            await self.houses.rest()

        self.houses.run(all_of_it())
        self._rested()

    def act(self, work: Callable[[], None]) -> None:
        """Something happens at one of the servers."""
        self.houses.do(work)
        if not self.houses.loop.is_running():
            self._rested()

    def bot_plays(self, seat: Seat, move: Move, thought: int) -> None:
        self.act(lambda: self.kept.bot_plays(seat, move, thought))


@contextmanager
def two_houses(database: str) -> Iterator[TwoHouses]:
    """Both servers, for some tests."""
    houses = TwoHouses(database)
    try:
        yield houses
    finally:
        houses.close()
