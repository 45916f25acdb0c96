"""All the tables of this server: opened, loaded when people come, put away when all have gone."""

import asyncio
import logging
from collections import Counter
from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager, nullcontext, suppress
from typing import Final

import msgspec

from auberge import games
from auberge import wire as m
from auberge.analysis.coaching import OFF, Degree
from auberge.core.chance import new_number
from auberge.core.setup import every_option, named_options, settle_setup
from auberge.server.glances import Glances
from auberge.server.settings import Settings
from auberge.server.storage.pulse import HealthProbe
from auberge.table import links, validation
from auberge.table import recovery as reopening
from auberge.table.clock import Clock
from auberge.table.journal import Journal
from auberge.table.live_table import LiveTable
from auberge.table.rows import ELSEWHERE, AlreadyStored, Key, Row, StorageFailed, StoredTable
from auberge.table.seats import seats_of
from auberge.table.secret_question import Pace
from auberge.table.state import TableState
from auberge.table.storage_contract import Storage
from auberge.table.validation import BadMessage
from auberge.thinking.bots import TableBots
from auberge.thinking.coach import Coach
from auberge.thinking.fair_queue import Turns, Urgency
from auberge.thinking.hints import Hints
from auberge.thinking.job_queue import JobQueue
from auberge.thinking.reviews import Reviews
from auberge.thinking.second_tries import SecondTries
from auberge.thinking.thinkers import NoPrograms, ProgramPlayers, Thinkers
from auberge.wire.encoding import encode

log: Final = logging.getLogger("auberge.tables")
_LEAVE_SECONDS: Final = 1.0  # for everyone to hear that the server stops
_TEND_SECONDS: Final = 1.0
_TRIES: Final = 4  # to read a table that is lost, and read again from the storage, meanwhile


class Tables:
    """The tables in memory, and the way to those in the storage."""

    def __init__(
        self,
        storage: Storage,
        workers: Thinkers,
        settings: Settings,
        *,
        programs: ProgramPlayers | None = None,
        new_id: Callable[[], str] = links.new_id,
    ) -> None:
        self.storage: Final = storage
        self.settings: Final = settings
        self.live: Final[dict[str, LiveTable]] = {}
        self.journal: Final = Journal(storage, self._settled)
        self.pulse: Final = HealthProbe(storage)
        self.turns: Final = Turns(settings.workers)
        self.programs: Final = programs or NoPrograms()
        self.bots: Final = TableBots(workers, self.programs, self.turns)
        self._new_id: Final = new_id
        self.jobs: Final = JobQueue(workers)
        self.hints: Final = Hints(workers, settings, self.turns)
        self.coach: Final = Coach(workers, settings, self.turns)
        self.reviews: Final = Reviews(storage, workers, settings)
        self.second_tries: Final = SecondTries(workers, settings, self.turns, self.jobs, self.reviews)
        self._pace: Final = Pace(_later, settings.answer_stretch)
        self._clock: Final = Clock()
        self._ownership: Final = storage.ownership
        self._loading: Final[dict[str, asyncio.Task[LiveTable | None]]] = {}
        self._reading: Final = Turns(1)
        self._awaited: Final[Counter[str]] = Counter()  # people who wait to come in, by table
        self._opening: Final[set[str]] = set()
        self._cuts = 0  # how often we were cut off, and others may have had our tables
        self._glances: Final = Glances(storage, self._read, self._made)
        self.leaving = False  # the server is stopping

    @property
    def has_others(self) -> bool:
        """Whether other processes may own tables of this storage."""
        return self._ownership is not None

    # --- finding and opening --------------------------------------------------------------------------------------

    async def find(self, table_id: str) -> LiveTable:
        """The table of this id, from memory or storage. BadMessage if there is none, or if another process owns it."""
        for _ in range(_TRIES):
            table = self.live.get(table_id)
            if table is not None and not table.subscribers.lost:
                return table
            loading = self._loading.get(table_id)
            if loading is None:
                loading = self._loading[table_id] = asyncio.create_task(self._load(table_id))
                loading.add_done_callback(lambda _: self._loading.pop(table_id, None))
            if await self._loaded(loading) is None:
                raise BadMessage("server-no-such-table", table=table_id[:40])
        raise self._not_durable()

    async def _loaded(self, loading: asyncio.Task[LiveTable | None]) -> LiveTable | None:
        try:
            return await asyncio.shield(loading)
        except asyncio.CancelledError:
            if loading.cancelled():  # and not the one who waits for it
                raise self._stopping() from None
            raise

    def _stopping(self) -> BadMessage:
        return BadMessage("server-stopping" if self._ownership is None else ELSEWHERE)

    async def enter(self, table_id: str) -> LiveTable:
        """The table of this id, for someone who waits to come in: it is read before those that nobody waits for."""
        if self.leaving:
            raise self._stopping()
        self._awaited[table_id] += 1
        try:
            return await self.find(table_id)
        finally:
            self._awaited.subtract([table_id])

    async def read(self, table_id: str) -> LiveTable:
        """The table of this id, to be told of now: all of it is durable. StorageFailed if that cannot be."""
        for _ in range(_TRIES):
            table = await self.find(table_id)
            await table.subscribers.durable()
            if not table.subscribers.lost:
                return table
        raise self._not_durable()

    async def _load(self, table_id: str) -> LiveTable | None:
        stored = await self.storage.table(table_id)
        if stored is None:
            return None
        if self._ownership is not None and (self.leaving or not await self._ownership.take(table_id)):
            raise BadMessage(ELSEWHERE)
        while True:
            cuts = self._cuts
            history = await self._read(stored, await self.storage.rows(table_id))  # rows only now that it is ours
            if cuts == self._cuts:
                return self._live(history)

    async def _read(
        self, stored: StoredTable, rows: Sequence[Row] = (), otherwise: Urgency = Urgency.WATCHED
    ) -> TableState:
        """The table that these rows tell of, read in a thread: others need not wait for a long game, or for its data.

        One after the other, since two would only take Python from each other, but some rows of each in turn: those
        first that people wait for."""
        reading = reopening.read(stored, rows)
        loaded = None
        while loaded is None:
            async with self._reading.turn(
                stored.id, lambda: Urgency.PLAYED if stored.id in self._awaited else otherwise
            ):
                loaded = await asyncio.to_thread(reopening.go_on, reading)
        history, problem = loaded
        if problem is not None:
            log.error("table stopped where its rows go wrong", exc_info=problem, extra={"table": stored.id})
        return history

    def _live(self, history: TableState) -> LiveTable:
        """A table comes into the memory. If it came already, while it was read or stored here, that one stays."""
        found = self.live.get(history.stored.id)
        if found is not None and not found.subscribers.lost:
            return found
        if len(self.live) >= self.settings.tables_in_memory:
            self.put_away(coming=1)
        table = self.live[history.stored.id] = self._made(history)
        table.leaving = self.leaving
        table.offered = self.coach.offer
        table.go_on()
        return table

    def _made(self, history: TableState) -> LiveTable:
        return LiveTable(
            history,
            self.journal.append,
            self.bots.wake,
            self._pace,
            self._clock,
            grace=self.settings.stand_in_seconds,
            programs=self.programs.bots(history.stored.game),
            moves_on=self.has_others,
        )

    async def open(self, wish: m.OpenTable, by: str = "") -> m.TableOpened:
        """A new table, wished from this address. BadSetup or BadMessage say what is wrong with the wish."""
        game = games.load(wish.game)
        seats, told = seats_of(wish, self.programs.bots(wish.game))
        setup = settle_setup(
            game.meta,
            seats=len(seats),
            seed=0,
            options=wish.options,
            start_seat=wish.start_seat or 0,
            data=wish.data,
        )
        validation.check_answers(game.meta, wish)
        if wish.data is not None:
            await self._check_data(wish.game, wish.data, by)
        stored = StoredTable(
            id=self._new_id(),
            name=validation.read_name(wish.name) if wish.name.strip() else "",
            game=wish.game,
            rules_version=game.meta.rules_version,
            options=dict(setup.options),
            start_seat=-1 if wish.start_seat is None else setup.start_seat,
            seed=0,
            data=wish.data,
            seats=seats,
            opened=self._clock(),
            answer_wait=wish.answer_wait,
            answer_limit=wish.answer_limit,
            secret=new_number(),
            salt=new_number(),
        )
        table = await self._begin(stored, wish.coach, free_text=wish.free_text)
        return m.TableOpened(table.broadcast.info(), told)

    async def _begin(self, stored: StoredTable, coach: Degree, *, free_text: bool) -> LiveTable:
        history = await self._read(stored)  # whatever is wrong with it is found before anything is stored
        if self._ownership is None:
            return await self._store(history, coach, free_text=free_text)
        self._opening.add(stored.id)
        try:
            await self._ownership.take(stored.id)
            table = await self._store(history, coach, free_text=free_text)
        finally:
            self._opening.discard(stored.id)
        table.subscribers.lose()
        self.forget(table.id)
        with suppress(StorageFailed):
            await self.tend()  # the process has it that is asked for it first: where it was opened says nothing
        return table

    async def _store(self, history: TableState, coach: Degree, *, free_text: bool) -> LiveTable:
        await self.storage.add_table(history.stored)
        table = self._live(history)
        if any(seat.holder != "bot" for seat in history.stored.seats):
            if free_text:
                table.allow_text()
            if coach != OFF:
                table.wish_coach(coach)
            await table.subscribers.durable()
            if table.subscribers.lost:
                raise self._not_durable()
        return table

    def _not_durable(self) -> StorageFailed:
        """Why something that was done at a table could not be stored."""
        problem = self.journal.problem
        if problem is None:
            return StorageFailed("server-storage-failed", place=self.storage.place, problem="lost")
        return problem.with_traceback(None)

    async def _check_data(self, game: str, text: str, by: str) -> None:
        validation.check_size(text, self.settings.data_bytes)
        problem = (await self.jobs.check(game, text, by)).problem
        if problem is not None:
            raise BadMessage(problem.key, **problem.values)

    async def again(
        self, table_id: str, links_held: Sequence[str], opening: AbstractContextManager[None] | None = None
    ) -> m.Again:
        """The next table with the same people, once: those who ask later come to the same one.

        Within `opening` it is opened, if it has to be."""
        table = await self.read(table_id)
        stored = table.history.stored
        if not links.seats_held(table.history.seats, links_held):
            raise BadMessage("server-not-your-seat")
        if not table.history.is_over:
            raise BadMessage("server-not-over")
        following = await self.storage.following(table_id)
        if following is not None:
            return m.Again((await self.glance(following)).broadcast.info())
        names = table.history.names
        seats = tuple(msgspec.structs.replace(seat, name=names[n]) for n, seat in enumerate(table.history.seats))
        newest = games.load(stored.game).meta
        new = msgspec.structs.replace(
            stored,
            id=self._new_id(),
            rules_version=newest.rules_version,
            options=named_options(newest, every_option(newest, stored.options)),
            seats=seats,
            seed=0,
            start_seat=-1,
            opened=self._clock(),
            earlier=table_id,
            secret=new_number(),
            salt=new_number(),
        )
        try:
            with opening or nullcontext():
                opened = await self._begin(new, table.history.coach, free_text=table.history.free_text)
        except AlreadyStored:  # another request was faster
            return await self.again(table_id, links_held)
        table.subscribers.tell_all(encode(m.PlayAgain(opened.broadcast.info())))
        return m.Again(opened.broadcast.info())

    # --- owning -----------------------------------------------------------------------------------------------------

    async def glance(self, table_id: str) -> LiveTable:
        """The table of this id, only to be looked at: as it is in memory, or as it is stored, whoever owns it.
        BadMessage if there is none."""
        if self._ownership is None or table_id in self.live:
            try:
                return await self.read(table_id)
            except BadMessage as problem:
                if problem.key != ELSEWHERE:
                    raise
        return await self._glances.at(table_id)

    async def watch(self) -> None:
        """Tends the tables of this process, once a second, where there may be others."""
        while self._ownership is not None:
            await asyncio.sleep(_TEND_SECONDS)
            try:
                await self.tend()
            except StorageFailed as problem:
                log.warning("the tables of this process are not looked after", extra={"problem": str(problem)})

    async def tend(self) -> None:
        """Lets others have what is not in memory here, and gives up what others have taken while we were cut off."""
        if self._ownership is None or self.leaving:
            return
        last = await self._ownership.keep(lambda: self.live.keys() | self._loading.keys() | self._opening)
        self._cuts += bool(last)
        for table in list(self.live.values()):
            if table.id not in self._ownership.tables or last.get(table.id, 0) > table.history.length:
                table.give_up(m.Problem(ELSEWHERE))
                self.forget(table.id)

    # --- storing --------------------------------------------------------------------------------------------------

    def _settled(self, rows: Sequence[Row], durable: set[Key]) -> None:
        stored = [True] * len(rows) if len(durable) == len(rows) else [row.key in durable for row in rows]
        for number, row in enumerate(rows):
            after = number + 1
            more = after < len(rows) and rows[after].table == row.table and stored[after]
            if (table := self.live.get(row.table)) is not None:
                self._settle(table, row, stored[number], more=more)

    def _settle(self, table: LiveTable, row: Row, durable: bool, *, more: bool) -> None:
        """Tells one table; whatever is wrong with it, the others of the batch are told too."""
        try:
            problem = self.journal.problem
            if problem is None and self._ownership is not None and not durable:
                problem = StorageFailed(ELSEWHERE)
            table.settle(row, durable, problem, more=more)
        except Exception:
            log.exception("a stored row could not be told", extra={"table": table.id})
            table.subscribers.lose()
        if table.subscribers.lost:
            self.forget(table.id)

    def put_away(self, coming: int = 0) -> None:
        """Tables without listeners leave the memory after a while; they come back when people do.

        If there are more than may be, those that wait longest leave earlier."""
        before = self._clock() - self.settings.idle_seconds
        idle = sorted(
            (t for t in self.live.values() if not t.subscribers.listeners and t.is_settled), key=lambda t: t.touched
        )
        for table in idle:
            if table.touched < before or len(self.live) + coming > self.settings.tables_in_memory:
                self.forget(table.id)

    def forget(self, table_id: str) -> None:
        """Puts one table away, if it is in memory."""
        table = self.live.pop(table_id, None)
        if table is not None:
            self.coach.forget(table)
            table.end()

    # --- stopping -------------------------------------------------------------------------------------------------

    async def stop(self) -> None:
        """Everything said so far becomes durable, thoughts end, and everyone who still hears is told goodbye."""
        self.leaving = True
        for table in self.live.values():
            table.leaving = True
        for loading in self._loading.values():  # on a busy machine tables take long to read
            loading.cancel()
        await asyncio.gather(
            self.bots.stop(), self.hints.stop(), self.coach.stop(), self.reviews.stop(), return_exceptions=True
        )
        await asyncio.to_thread(self.programs.close)
        closing = encode(m.Closing(m.Problem("server-stopping")))
        await self.journal.stop()
        if self._ownership is not None:
            with suppress(StorageFailed):
                await self._ownership.keep(frozenset)
        for table in self.live.values():
            table.subscribers.tell_all(closing)
        with suppress(TimeoutError):
            async with asyncio.timeout(_LEAVE_SECONDS):
                for table in list(self.live.values()):
                    await table.subscribers.deserted()


def _later(seconds: float, call: Callable[[], None]) -> None:
    asyncio.get_running_loop().call_later(seconds, call)
