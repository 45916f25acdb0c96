"""All the tables of this server: opened, loaded when somebody comes, put away when nobody looks; and their bots."""

import asyncio
import logging
import secrets
import time
from collections.abc import Callable, Sequence
from typing import Final

import msgspec
from litestar.di import NamedDependency

from auberge import games
from auberge.core.chance import new_number
from auberge.core.protocol import Seat
from auberge.core.setup import settle_setup
from auberge.server import intents, links
from auberge.server import messages as m
from auberge.server.gathering import encode
from auberge.server.hints import Hints
from auberge.server.history import History, history_of
from auberge.server.intents import BadMessage
from auberge.server.journal import Journal
from auberge.server.reviews import Reviews
from auberge.server.secret import Pace, longest_thought
from auberge.server.settings import Settings
from auberge.server.storage import AlreadyStored, Key, Row, Storage, StoredSeat, StoredTable
from auberge.server.table import LiveTable
from auberge.server.workers import Workers

log: Final = logging.getLogger("auberge.tables")
_HOUR: Final = 3600.0
_LEAVE_SECONDS: Final = 1.0  # for everybody to hear that the server stops


class Tables:
    """The tables in memory, and the way to those in the storage."""

    def __init__(self, storage: Storage, workers: Workers, settings: Settings) -> None:
        self.storage: Final = storage
        self.settings: Final = settings
        self.live: Final[dict[str, LiveTable]] = {}
        self.journal: Final = Journal(storage, self._settled)
        self._workers: Final = workers
        self.hints: Final = Hints(workers, settings)
        self.reviews: Final = Reviews(storage, workers, settings)
        self._pace: Final = Pace(_later, settings.answer_stretch)
        self._loading: Final[dict[str, asyncio.Task[LiveTable | None]]] = {}
        self._thoughts: Final[set[asyncio.Task[None]]] = set()
        self._leaving = False

    # --- finding and opening --------------------------------------------------------------------------------------

    async def find(self, table_id: str) -> LiveTable:
        """The table of this id, from memory or storage. BadMessage if there is none."""
        while (table := self.live.get(table_id)) is None or table.lost:
            loading = self._loading.get(table_id)
            if loading is None:
                loading = self._loading[table_id] = asyncio.create_task(self._load(table_id))
                loading.add_done_callback(lambda _: self._loading.pop(table_id, None))
            if await asyncio.shield(loading) is None:
                raise BadMessage("server-no-such-table", table=table_id[:40])
        return table

    async def read(self, table_id: str) -> LiveTable:
        """The table of this id for somebody who is told of it now: all of it is durable."""
        while True:
            table = await self.find(table_id)
            await table.durable()
            if not table.lost:
                return table

    async def _load(self, table_id: str) -> LiveTable | None:
        stored = await self.storage.table(table_id)
        if stored is None:
            return None
        return self._live(history_of(stored, await self.storage.rows(table_id)))

    def _live(self, history: History) -> LiveTable:
        """A table comes into the memory. If it came already, while it was read or stored here, that one stays."""
        found = self.live.get(history.stored.id)
        if found is not None and not found.lost:
            return found
        if len(self.live) >= self.settings.tables_in_memory:
            self.put_away(coming=1)
        table = self.live[history.stored.id] = LiveTable(history, self.journal.append, self._wake_bot, self._pace)
        table.leaving = self._leaving
        table.go_on()
        return table

    async def open(self, wish: m.OpenTable) -> m.TableOpened:
        """A new table. BadSetup or BadData say what is wrong with the wish."""
        await self._check_room()
        game = games.load(wish.game)
        seats, told = _seats(wish)
        setup = settle_setup(
            game.meta,
            seats=len(seats),
            seed=0,
            options=wish.options,
            start_seat=wish.start_seat or 0,
            data=wish.data,
        )
        intents.check_answers(game.meta, wish)
        if wish.data is not None:
            intents.check_size(wish.data, self.settings.data_bytes)
            game.check_data(wish.data)
        stored = StoredTable(
            id=links.new_id(),
            name=intents.read_name(wish.name) if wish.name.strip() else "",
            game=wish.game,
            rules_version=game.meta.rules_version,
            options=dict(setup.options),
            start_seat=-1 if wish.start_seat is None else setup.start_seat,
            seed=0,
            data=wish.data,
            seats=seats,
            opened=time.time(),
            answer_wait=wish.answer_wait,
            answer_limit=wish.answer_limit,
            secret=new_number(),
            salt=new_number(),
        )
        table = await self._begin(stored)
        return m.TableOpened(table.info(), told)

    async def _begin(self, stored: StoredTable) -> LiveTable:
        history = History(stored)  # BadData and BadSetup come from here, before anything is stored
        await self.storage.add_table(stored)
        return self._live(history)

    async def _check_room(self) -> None:
        if await self.storage.tables_since(time.time() - _HOUR) >= self.settings.tables_per_hour:
            raise BadMessage("server-too-many-tables")

    async def again(self, table_id: str, links_held: Sequence[str]) -> m.Again:
        """The next table with the same people, once: whoever asks later comes to the same one."""
        table = await self.read(table_id)
        stored = table.history.stored
        if not links.seats_held(stored.seats, links_held):
            raise BadMessage("server-not-your-seat")
        if not table.history.is_over:
            raise BadMessage("server-not-over")
        following = await self.storage.following(table_id)
        if following is not None:
            return m.Again((await self.find(following)).info())
        await self._check_room()
        names = table.history.names
        seats = tuple(msgspec.structs.replace(seat, name=names[n]) for n, seat in enumerate(stored.seats))
        new = msgspec.structs.replace(
            stored,
            id=links.new_id(),
            seats=seats,
            seed=0,
            start_seat=-1,
            opened=time.time(),
            earlier=table_id,
            secret=new_number(),
            salt=new_number(),
        )
        try:
            opened = await self._begin(new)
        except AlreadyStored:  # somebody else was faster
            return await self.again(table_id, links_held)
        table.tell_all(encode(m.PlayAgain(opened.info())))
        return m.Again(opened.info())

    # --- storing --------------------------------------------------------------------------------------------------

    def _settled(self, rows: Sequence[Row], durable: set[Key]) -> None:
        for row in rows:
            table = self.live.get(row.table)
            if table is not None:
                self._settle(table, row, (row.table, row.version) in durable)

    def _settle(self, table: LiveTable, row: Row, durable: bool) -> None:
        """Tells one table; whatever is wrong with it, the others of the batch are told too."""
        try:
            table.settle(row, durable)
        except Exception:
            log.exception("a stored row could not be told", extra={"table": table.id})
            table.lost = True
        if table.lost:
            self.live.pop(table.id, None)

    def put_away(self, coming: int = 0) -> None:
        """Tables nobody has looked at for a while leave the memory; they come back when somebody does.

        If there are more than may be, those that wait longest leave earlier."""
        before = time.time() - self.settings.idle_seconds
        idle = sorted((t for t in self.live.values() if not t.listeners and t.is_settled), key=lambda t: t.touched)
        for table in idle:
            if table.touched < before or len(self.live) + coming > self.settings.tables_in_memory:
                del self.live[table.id]

    # --- bots -----------------------------------------------------------------------------------------------------

    def _wake_bot(self, table: LiveTable) -> None:
        thought = asyncio.get_running_loop().create_task(self._think(table))
        self._thoughts.add(thought)
        thought.add_done_callback(self._thoughts.discard)

    async def _think(self, table: LiveTable) -> None:
        history = table.history
        version, seat = history.version, Seat(history.match.actor)
        bot = history.bots[seat]
        if bot is None:
            table.thinking = -1
            return
        try:
            view = history.game.view(history.match.position, seat)
            seed = secrets.randbelow(2**31)  # nothing of the table's own chance
            move = await self._workers.choose(history.stored.game, bot, seed, view, longest_thought(history))
        except Exception:
            log.exception("bot failed", extra={"table": table.id})
            table.thinking = -1
            return
        table.bot_plays(seat, move, version)

    async def stop(self) -> None:
        """Everything said so far becomes durable, thoughts end, and leave is taken of everybody who still hears."""
        self._leaving = True
        for table in self.live.values():
            table.leaving = True
        for thought in list(self._thoughts):
            thought.cancel()
        await asyncio.gather(*self._thoughts, self.hints.stop(), self.reviews.stop(), return_exceptions=True)
        closing = encode(m.Closing(m.Problem("server-stopping")))
        await self.journal.stop()
        for table in self.live.values():
            table.tell_all(closing)
        limit = time.monotonic() + _LEAVE_SECONDS
        while any(table.listeners for table in self.live.values()) and time.monotonic() < limit:
            await asyncio.sleep(0.01)


TheTables = NamedDependency[Tables]  # what a route is handed


def _later(seconds: float, call: Callable[[], None]) -> None:
    asyncio.get_running_loop().call_later(seconds, call)


def _seats(wish: m.OpenTable) -> tuple[tuple[StoredSeat, ...], tuple[str | None, ...]]:
    """The seats as stored, and the secrets to be told."""
    seats: list[StoredSeat] = []
    told: list[str | None] = []
    for number, order in enumerate(wish.seats, start=1):
        if order.holder == "bot":
            intents.check_bot(wish.game, order.bot)
        secret = None if order.holder == "bot" else links.new_secret()
        name = intents.read_name(order.name, f"seats[{number - 1}].name") if order.name.strip() else str(number)
        bot = order.bot if order.holder == "bot" else None
        seats.append(StoredSeat(order.holder, name, bot, None if secret is None else links.digest(secret)))
        told.append(secret)
    return tuple(seats), tuple(told)
