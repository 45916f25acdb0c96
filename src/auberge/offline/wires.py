"""Somebody at a table of this house: what they say comes in by a wire, what they are told goes out by it."""

import asyncio
import logging
from typing import Final

from auberge import wire as m
from auberge.core.errors import AubergeError
from auberge.offline.page import Page
from auberge.server.socket.dispatch import decode_message, dispatch, place_of
from auberge.server.tables import Tables
from auberge.table.listeners import Listener
from auberge.table.live_table import LiveTable
from auberge.table.validation import BadMessage, intent_in, problem_of
from auberge.wire.encoding import encode

log: Final = logging.getLogger("auberge.wires")
_CLOSING: Final = b'{"kind":"closing"'


class Wire(Listener):
    """One listener, from hello to goodbye."""

    def __init__(self, number: int, table_id: str, tables: Tables, page: Page) -> None:
        super().__init__(frozenset(), None)
        self._number: Final = number
        self._table_id: Final = table_id
        self._tables: Final = tables
        self._page: Final = page
        self._said: Final[asyncio.Queue[str]] = asyncio.Queue()
        self._open = True
        self._serving: Final = asyncio.get_running_loop().create_task(self._serve())

    def say(self, text: str) -> None:
        """Something is said at this end."""
        self._said.put_nowait(text)

    def put(self, *frames: bytes) -> None:
        """Tells something; a closing word is the last one."""
        for frame in frames:
            if not self._open:
                return
            self._page.told(self._number, frame.decode())
            if frame.startswith(_CLOSING):
                self._open = False
                self._serving.cancel()
                self._page.hung_up(self._number)

    def hang_up(self) -> None:
        """Nobody listens any more."""
        self._open = False
        self._serving.cancel()

    async def _serve(self) -> None:
        try:
            table = await self._come()
        except AubergeError as problem:
            self.put(encode(m.Closing(problem_of(problem))))
            return
        try:
            table.join(self)
            while self._open:
                self._hear(table, await self._said.get())
        finally:
            table.leave(self)

    async def _come(self) -> LiveTable:
        """Says hello and takes the seats that are held. BadMessage if there is no such table."""
        hello = self._read(await self._said.get())
        if not isinstance(hello, m.Hello):
            raise BadMessage("server-no-hello")
        table = await self._tables.enter(self._table_id)
        keys, self.held, self.looking = place_of(table, hello)
        self.explain, self.changes, self.program = hello.explain, hello.changes, hello.program
        if keys:
            self.put(encode(m.Keys(keys)))
        return table

    def _hear(self, table: LiveTable, text: str) -> None:
        try:
            dispatch(self._tables, table, self, self._read(text))
        except BadMessage as problem:
            table.subscribers.refuse(self, intent_in(text), problem_of(problem))
        except Exception:
            log.exception("something said could not be heard", extra={"table": table.id})

    def _read(self, text: str) -> m.Said:
        return decode_message(text, self._tables.settings.message_bytes)
