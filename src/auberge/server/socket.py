"""One browser's connection to a table: says hello, sends intents, and is told what its seats may know.

Nothing here waits for a browser that does not read: what it is told goes into a box of bounded length; those who fall
too far behind is sent away, and finds the same table on coming back.
"""

import asyncio
import logging
import re
from typing import Final

from litestar.enums import ScopeType
from litestar.exceptions import WebSocketDisconnect
from litestar.types import ASGIApp, Receive, Scope, Send

from auberge.core.errors import AubergeError
from auberge.core.protocol import Seat
from auberge.server import messages as m
from auberge.server.addresses import household
from auberge.server.asgi import Socket, Write, hear_by, write_of
from auberge.server.encoding import encode
from auberge.server.hearing import place_of, read_said
from auberge.server.limits import Limits
from auberge.server.listening import Hearing
from auberge.server.outbox import Connection, Outbox
from auberge.server.places import Places, Room
from auberge.server.settings import Settings
from auberge.server.table import LiveTable
from auberge.server.tables import Tables
from auberge.server.validation import BadMessage, problem_of

log: Final = logging.getLogger("auberge.socket")
GOING_AWAY: Final = 1001
_TABLE: Final = re.compile(r"/ws/tables/([^/]+)/?")
RESTART: Final = 1012  # come back at once: others serve the same tables
POLICY: Final = 1008
GONE: Final = (WebSocketDisconnect, RuntimeError, OSError)  # the browser has gone, or is going
_LAST_WORD_SECONDS: Final = 2.0  # for a slow one to be told so


class Coming:
    """A browser that has not said hello (a `places.Guest`)."""

    def __init__(self, table: str, address: str, patience: asyncio.Timeout) -> None:
        self.table = table
        self.address = address
        self.held: frozenset[Seat] = frozenset()
        self._patience: Final = patience

    def give_way(self) -> None:
        """Has had time enough."""
        self._patience.reschedule(asyncio.get_running_loop().time())


def lead_to_tables(connections: "ConnectionHandler", house: ASGIApp) -> ASGIApp:
    """Leads WebSockets that want to a table there, past the framework, whose layers would wait as long as they are
    open; the rest into the house."""

    async def lead(scope: Scope, receive: Receive, send: Send) -> None:
        table = None
        if scope["type"] == ScopeType.WEBSOCKET:
            table = _TABLE.fullmatch(scope["path"].removeprefix(scope.get("root_path", "")))
        if table is None:
            await house(scope, receive, send)
        else:
            await connections.serve(Socket(scope, receive, send), table[1])

    return lead


class ConnectionHandler:
    """Lets browsers in to tables, as many as the settings allow."""

    def __init__(self, tables: Tables, settings: Settings, limits: Limits) -> None:
        self._tables: Final = tables
        self._settings: Final = settings
        self._limits: Final = limits
        self._coming: Final = Room(settings.connections)
        self._places: Final = Places(
            settings.connections, settings.connections_per_table, settings.connections_per_seat
        )

    async def serve(self, socket: Socket, table_id: str) -> None:
        """Runs one connection from hello to goodbye."""
        address = socket.client.host if socket.client else ""
        await socket.accept()
        if not self._limits.sockets.take(address):
            await self._send_away(socket, m.Problem("server-too-many-connections"))
            return
        try:
            await self._serve(socket, table_id, address)
        except GONE:
            return
        finally:
            self._limits.sockets.give_back(address)

    async def _serve(self, socket: Socket, table_id: str, address: str) -> None:
        try:
            hello = await self._hello(socket, table_id, address)
            table = await self._tables.enter(table_id)  # after the hello: from here to `join` nothing is awaited
            if table.leaving:
                raise BadMessage("server-stopping")  # everyone else has been told goodbye
            connection = self._seat(table, address, hello, write_of(socket))
            if not self._places.take(connection):
                raise BadMessage("server-too-many-connections")
        except AubergeError as problem:
            if not isinstance(problem, BadMessage):
                log.error("table not found", extra={"table": table_id[:40], "problem": str(problem)})
            await self._send_away(socket, problem_of(problem))
            return
        outbox = connection.outbox
        hearing = Hearing(self._tables, self._limits, address, table, connection)
        sending = asyncio.create_task(self._send(socket, outbox))
        listening = asyncio.create_task(hearing.listen(socket))
        outbox.when_cut = hearing.end
        tasks = (sending, listening, hearing.ended)
        try:
            table.join(connection)
            hear_by(socket, hearing.hear_at_once)
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            hear_by(socket, None)
            table.leave(connection)
            if outbox.closed and not listening.done():
                await asyncio.wait({sending}, timeout=_LAST_WORD_SECONDS)
        finally:
            hear_by(socket, None)
            table.leave(connection)
            self._places.leave(connection)
            outbox.let_go()
            for task in tasks:
                task.cancel()
            for ended in await asyncio.gather(*tasks, return_exceptions=True):
                if isinstance(ended, Exception) and not isinstance(ended, GONE):
                    log.error("connection failed", exc_info=ended, extra={"table": table_id[:40]})

    async def _hello(self, socket: Socket, table_id: str, address: str) -> m.Hello:
        """The first word. Too many who keep silent make room for others."""
        try:
            async with asyncio.timeout(self._settings.hello_seconds) as patience:
                coming = Coming(table_id, household(address), patience)
                self._admit(coming)
                try:
                    said = read_said(await socket.receive_data(mode="text"), self._settings.message_bytes)
                finally:
                    self._coming.leave(coming)
        except TimeoutError as late:
            raise BadMessage("server-no-hello") from late
        if not isinstance(said, m.Hello):
            raise BadMessage("server-no-hello")
        return said

    def _admit(self, coming: Coming) -> None:
        if self._coming.is_full():
            other = self._coming.who_gives_way(coming)
            if other is None:
                raise BadMessage("server-too-many-connections")
            self._coming.leave(other)
            other.give_way()
        self._coming.enter(coming)

    def _seat(self, table: LiveTable, address: str, hello: m.Hello, write: Write | None) -> Connection:
        keys, held, looking = place_of(table, hello)
        outbox = Outbox(self._settings.outbox_frames, self._settings.outbox_bytes, write)
        connection = Connection(outbox, table.id, household(address), held, looking, hello=hello)
        if keys:
            connection.put(encode(m.Keys(keys)))
        return connection

    async def _send(self, socket: Socket, outbox: Outbox) -> None:
        """Sends what is in the box. When it ends, the connection ends."""
        while (frame := await outbox.take()) is not None:
            await socket.send_data(frame.decode(), mode="text")
        await socket.close(code=POLICY if outbox.is_cut_off else RESTART if self._moves_on else GOING_AWAY)

    @property
    def _moves_on(self) -> bool:
        """Whether this server stops and others serve the same tables, or will."""
        return self._tables.leaving and self._tables.neighbours is not None

    async def _send_away(self, socket: Socket, problem: m.Problem) -> None:
        await socket.send_data(encode(m.Closing(problem)).decode(), mode="text")
        await socket.close(code=RESTART if self._moves_on else POLICY)
