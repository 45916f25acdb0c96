"""The other servers of a storage that is shared: hears what they do at the tables in memory here, and catches up.

Every second it looks who serves, lets go of what is not in memory any more, and takes what no other server holds.
"""

import asyncio
import logging
import math
from collections import Counter
from collections.abc import Awaitable, Callable, Coroutine
from typing import Final

from auberge.core.errors import AubergeError
from auberge.table import notices
from auberge.table.clock import Clock
from auberge.table.listeners import NOT_STORED
from auberge.table.live_table import LiveTable
from auberge.table.notices import AnyNotice, read_notice
from auberge.table.rows import Row, StorageFailed
from auberge.table.shared_table import SharedTable
from auberge.table.sharing import Sharing
from auberge.table.state import TableState
from auberge.table.storage_contract import Storage
from auberge.wire.encoding import encode

log: Final = logging.getLogger("auberge.neighbours")
_TEND_SECONDS: Final = 1.0
_MISSED: Final = 3  # times that a server was not seen before its people count as away: it may be connecting anew
_TOGETHER: Final = 200  # notices posted at once
_PROMPT_SECONDS: Final = 0.05  # an answer that takes longer says too little about the time

GoBack = Callable[[TableState, int], Awaitable[TableState]]  # the table after its first rows
Followed = Callable[[str, str], Awaitable[None]]  # by which table a table is followed


class Neighbours:
    """What the tables of this server share with others (a `shared_table.Others`)."""

    def __init__(
        self,
        storage: Storage,
        sharing: Sharing,
        live: dict[str, LiveTable],
        go_back: GoBack,
        followed: Followed,
        *,
        clock: Clock,
    ) -> None:
        self.server: Final = sharing.server
        self._storage: Final = storage
        self._sharing: Final = sharing
        self._live: Final = live
        self._go_back: Final = go_back
        self._followed: Final = followed
        self._clock: Final = clock
        self._mail: Final[dict[str, list[AnyNotice | Row]]] = {}
        self._tasks: Final[set[asyncio.Task[None]]] = set()
        self._posts: Final[list[AnyNotice]] = []
        self._posted: Final = asyncio.Event()
        self._wake: Final = asyncio.Event()
        self._missed: Final[Counter[int]] = Counter()
        self._is_delivering = False
        self._leaving = False

    # --- beginning and ending ---------------------------------------------------------------------------------------

    async def set_clock(self, most: float = math.inf) -> None:
        """Asks for the time that all servers have, unless the answer takes longer than that."""
        asked = self._clock.steady
        time = await self._sharing.time()
        heard = self._clock.steady
        if heard - asked <= most:
            self._clock.follow(time - (asked + heard) / 2)

    def start(self) -> None:
        """Hears, posts and tends, from now on."""
        for work in (self._sharing.listen(self._hear, self._listening), self._post_all(), self._tend_all()):
            self._in_background(work)

    async def leave(self) -> None:
        """Lets go of all tables, so that others let things happen at them."""
        self._leaving = True
        held = [table for table in self._sharing.held if table in self._live]
        await self._safely(self._let_go(held))

    async def stop(self) -> None:
        """Posts what is left, and hears no more."""
        await self._safely(self._post_some())
        tasks = list(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _in_background(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # --- holding tables ---------------------------------------------------------------------------------------------

    def keeps(self, table: str) -> bool:
        """Whether what happens by itself at this table happens here."""
        return table in self._sharing.held and not self._leaving

    def come(self, table: SharedTable) -> None:
        """A table is in memory now."""
        table.ask_around()
        self._wake.set()

    async def _tend_all(self) -> None:
        while True:
            self._wake.clear()
            await self._safely(self._tend())
            try:
                await asyncio.wait_for(self._wake.wait(), _TEND_SECONDS)
            except TimeoutError:
                await self._safely(self._count())
                await self._safely(self.set_clock(_PROMPT_SECONDS))

    async def _tend(self) -> None:
        """Holds the tables in memory that no other server holds, and no others."""
        if self._leaving:
            return
        held = set(self._sharing.held)
        await self._let_go([name for name in held if " " not in name and name not in self._live])
        await self._sharing.hold([table for table in self._live if table not in held])
        for table in set(self._sharing.held) - held:
            self._post_about(notices.Kept, table)
            if (found := self._live.get(table)) is not None:
                found.go_on()

    async def _let_go(self, tables: list[str]) -> None:
        await self._sharing.let_go(tables)
        for table in tables:
            self._post_about(notices.Free, table)

    async def _count(self) -> None:
        """The people of a server that has ended are away."""
        serving = await self._sharing.servers()
        for server in {server for table in self._tables() for server in table.servers} - serving:
            self._missed[server] += 1
            if self._missed[server] >= _MISSED:
                for table in self._tables():
                    table.lose_server(server)
        for server in serving:
            self._missed.pop(server, None)

    def _tables(self) -> list[SharedTable]:
        return [table for table in self._live.values() if isinstance(table, SharedTable)]

    def _table(self, table_id: str) -> SharedTable | None:
        table = self._live.get(table_id)
        return table if isinstance(table, SharedTable) and not table.subscribers.lost else None

    # --- posting ----------------------------------------------------------------------------------------------------

    def post(self, notice: AnyNotice) -> None:
        """Tells the others something, soon."""
        self._posts.append(notice)
        self._posted.set()

    def _post_about(self, kind: Callable[[int, str], AnyNotice], table: str) -> None:
        self.post(kind(self.server, table))

    async def _post_all(self) -> None:
        while True:
            await self._posted.wait()
            self._posted.clear()
            await self._safely(self._post_some())

    async def _post_some(self) -> None:
        while self._posts:
            some = [encode(notice).decode() for notice in self._posts[:_TOGETHER]]
            del self._posts[:_TOGETHER]
            await self._sharing.post(some)

    async def _safely(self, work: Coroutine[None, None, None]) -> None:
        """Does something that is tried again, or made up for later, if the database is away."""
        try:
            await work
        except StorageFailed as problem:
            log.warning("other servers are not reached", extra={"problem": str(problem)})
        except Exception:
            log.exception("something between servers went wrong")

    # --- hearing ----------------------------------------------------------------------------------------------------

    async def _listening(self) -> None:
        """Nothing was heard until now: reads what is missing, and asks who is where."""
        for table in self._tables():
            table.ask_around()
        for table_id, number in (await self._sharing.last_numbers(list(self._live))).items():
            self._mail.setdefault(table_id, []).append(notices.Stored(self.server, table_id, number))
        self._deliver_all()

    def _hear(self, text: str) -> None:
        for notice in read_notice(text):
            self._put(notice)

    def _put(self, notice: AnyNotice | Row) -> None:
        """Puts a notice to those that are delivered soon."""
        if notice.table not in self._live:
            return
        if not self._is_delivering:
            self._is_delivering = True
            asyncio.get_running_loop().call_soon(self._deliver_all)
        self._mail.setdefault(notice.table, []).append(notice)

    def _deliver_all(self) -> None:
        """Together: what was stored together is followed together, and only then the tables go on."""
        self._is_delivering = False
        for table_id in list(self._mail):
            self.deliver(table_id)

    def deliver(self, table_id: str) -> None:
        """Has a table follow what was heard, unless it is busy: then it does when it has settled."""
        if table_id not in self._mail:
            return
        table = self._table(table_id)
        if table is not None and table.is_busy:
            return
        mail = self._mail.pop(table_id)
        if table is None:
            return
        for place, notice in enumerate(mail):
            if not self._taken(table, notice):
                table.tell_followed()
                self._mail[table_id] = mail[place:]
                self.catch_up(table)
                return
        table.tell_followed()
        if not self._drop_lost(table):
            table.go_on()

    def _drop_lost(self, table: SharedTable) -> bool:
        """Whether a table is to be read again: then it is not in memory any more."""
        if table.subscribers.lost and self._live.get(table.id) is table:
            del self._live[table.id]
        return table.subscribers.lost

    def _taken(self, table: SharedTable, notice: AnyNotice | Row) -> bool:
        """Whether no rows are missing before a notice. One that cannot be carried out harms nothing else."""
        try:
            return self._take(table, notice)
        except Exception:
            log.exception("a notice cannot be carried out", extra={"table": table.id})
            return True

    def _take(self, table: SharedTable, notice: AnyNotice | Row) -> bool:
        """Carries out a notice; False if rows are missing before it."""
        length = table.history.length
        match notice:
            case Row(number=number, kind=kind):
                if number <= length:
                    return True
                if number != length + 1 and kind != "reopen":
                    return False
                table.follow(notice)
                return True
            case notices.Stored(number=number):
                return number <= length
        table.tell_followed()  # in the order in which it was heard
        match notice:
            case notices.Free():
                self._wake.set()
            case notices.Followed(table=earlier, by=by):
                self._in_background(self._tell_followed(earlier, by))
            case _:
                table.hear(notice)
        return True

    # --- catching up ------------------------------------------------------------------------------------------------

    def catch_up(self, table: SharedTable) -> None:
        """Others have gone on at this table, or may have: reads what they have stored. If rows of ours are on their
        way, they are known to be lost."""
        if table.subscribers.behind:
            return
        good = table.fall_behind()
        if not self._drop_lost(table):
            self._in_background(self._catch_up(table, good))

    async def refresh(self, table: SharedTable) -> None:
        """Waits until a table is as it is stored now. If the database is away, it is as we know it; StorageFailed where
        people are at other servers too, who may have been told more."""
        try:
            last = await self._sharing.last_numbers([table.id])
        except StorageFailed:
            if table.servers:
                raise
            return
        for table_id, number in last.items():
            if number > table.history.length:
                self._mail.setdefault(table_id, []).append(notices.Stored(self.server, table_id, number))
                self.deliver(table_id)
                await table.subscribers.durable()

    async def _catch_up(self, table: SharedTable, good: int) -> None:
        try:
            if good < len(table.history.rows):
                table.go_back(await self._go_back(table.history, good))
            table.catch_up(await self._storage.rows(table.id, after=table.history.length))
        except Exception as problem:
            if not isinstance(problem, StorageFailed):
                log.exception("a table is not caught up with", extra={"table": table.id})
            table.give_up(NOT_STORED)
        if not self._drop_lost(table):
            self.deliver(table.id)

    async def _tell_followed(self, table: str, by: str) -> None:
        try:
            await self._followed(table, by)
        except AubergeError as problem:
            log.warning("the next table is not told of", extra={"table": table, "problem": str(problem)})
