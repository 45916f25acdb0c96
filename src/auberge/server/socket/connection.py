"""One browser's connection to a table: says hello, sends intents, and is told what its seats may know.

Nothing here waits for a browser that does not read: what it is told goes into a box of bounded length; those who fall
too far behind is sent away, and finds the same table on coming back.
"""

import asyncio
import logging
import re
from collections.abc import Awaitable
from typing import Final

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Receive, Scope, Send

from auberge import wire as m
from auberge.core.errors import AubergeError
from auberge.core.protocol import Seat
from auberge.server.access.addresses import household
from auberge.server.access.limits import Limits
from auberge.server.http.asgi import Gone, Socket, Write, hear_by, write_of
from auberge.server.settings import Settings
from auberge.server.socket.admission import SlotPool, Slots
from auberge.server.socket.dispatch import decode_message, place_of
from auberge.server.socket.outbox import Connection, Outbox
from auberge.server.socket.reader import Hearing
from auberge.server.tables import Tables
from auberge.table.live_table import LiveTable
from auberge.table.validation import BadMessage, problem_of
from auberge.wire.encoding import encode

log: Final = logging.getLogger("auberge.socket")
GOING_AWAY: Final = 1001
_TABLE: Final = re.compile(r"/ws/tables/([^/]+)/?")
RESTART: Final = 1012  # come back at once: others serve the same tables
POLICY: Final = 1008
GONE: Final = (Gone, RuntimeError, OSError)  # the browser has gone, or is going
_LAST_WORD_SECONDS: Final = 2.0  # for a slow one to be told so


class Coming:
    """A browser that has not said hello (a `places.Guest`)."""

    def __init__(self, table: str, address: str, patience: asyncio.Timeout) -> None:
        self.table = table
        self.address = address
        self.held: frozenset[Seat] = frozenset()
        self._patience: Final = patience

    def evict(self) -> None:
        """Has had time enough."""
        self._patience.reschedule(asyncio.get_running_loop().time())


def lead_to_tables(connections: "ConnectionHandler", house: ASGIApp) -> ASGIApp:
    """Leads WebSockets that want to a table there, past the framework, whose layers would wait as long as they are
    open (as a coroutine here would); the rest into the house."""

    def lead(scope: Scope, receive: Receive, send: Send) -> Awaitable[None]:
        table = None
        if scope["type"] == ScopeType.WEBSOCKET:
            table = _TABLE.fullmatch(scope["path"].removeprefix(scope.get("root_path", "")))
        if table is None:
            return house(scope, receive, send)
        return connections.serve(Socket(scope, receive, send), table[1])

    return lead


class Stay:
    """A browser at its table, from its hello on. What is in its box is sent by a task that is there only meanwhile."""

    __slots__ = ("_connection", "_is_over", "_patience", "_sending", "_socket", "_tables")

    def __init__(self, tables: Tables, socket: Socket, connection: Connection, patience: asyncio.Timeout) -> None:
        self._tables: Final = tables
        self._socket: Final = socket
        self._connection: Final = connection
        self._patience: Final = patience  # with being heard: over when it ends
        self._sending: asyncio.Task[None] | None = None
        self._is_over = False

    def end(self) -> None:
        """Nothing more is heard."""
        if not self._is_over:
            self._is_over = True
            hear_by(self._socket, None)
            self._patience.reschedule(asyncio.get_running_loop().time())

    def send(self) -> None:
        """Has sent what is in the box."""
        self._sending = asyncio.create_task(self._send())

    async def _send(self) -> None:
        """Sends what is in the box; after a closing word the connection ends, as it does if nobody takes it."""
        outbox, socket = self._connection.outbox, self._socket
        try:
            while (frame := outbox.take()) is not None:
                await socket.tell(frame)
            if not outbox.closed:
                return
            await socket.close(code=POLICY if outbox.is_cut_off else RESTART if moves_on(self._tables) else GOING_AWAY)
        except GONE:
            pass
        except Exception:
            log.exception("connection failed", extra={"table": self._connection.table})
        self.end()

    async def last_word(self) -> None:
        """Waits a while until a closing word is sent."""
        if self._connection.outbox.closed and self._sending is not None:
            await asyncio.wait({self._sending}, timeout=_LAST_WORD_SECONDS)

    async def leave(self) -> None:
        """It is over, whatever is still in the box."""
        self._is_over = True
        self._connection.outbox.let_go()
        sending, self._sending = self._sending, None  # which knows us: the two would keep each other in memory
        if sending is not None:
            sending.cancel()
            await asyncio.wait({sending})


class ConnectionHandler:
    """Lets browsers in to tables, as many as the settings allow."""

    def __init__(self, tables: Tables, settings: Settings, limits: Limits) -> None:
        self._tables: Final = tables
        self._settings: Final = settings
        self._limits: Final = limits
        self._coming: Final = SlotPool(settings.connections)
        self._places: Final = Slots(settings.connections, settings.connections_per_table, settings.connections_per_seat)

    async def serve(self, socket: Socket, table_id: str) -> None:
        """Runs one connection from hello to goodbye."""
        await socket.accept()
        if not self._limits.sockets.take(socket.address):
            await self._send_away(socket, m.Problem("server-too-many-connections"))
            hear_by(socket, None)
            return
        try:
            found = await self._let_in(socket, table_id)
            if found is not None:
                await self._stay(socket, *found)
        except GONE:
            return
        finally:
            self._limits.sockets.give_back(socket.address)
            hear_by(socket, None)  # the connection forgets what it offered us, and is not kept by it

    async def _let_in(self, socket: Socket, table_id: str) -> tuple[LiveTable, Connection] | None:
        """Finds a browser its place at the table, or sends it away. From then on until it joins nothing is awaited."""
        try:
            hello = await self._hello(socket, table_id)
            table = await self._tables.enter(table_id)
            if table.leaving:
                raise BadMessage("server-stopping")  # everyone else has been told goodbye
            connection = self._seat(table, socket.address, hello, write_of(socket))
            if not self._places.take(connection):
                raise BadMessage("server-too-many-connections")
        except AubergeError as problem:
            if not isinstance(problem, BadMessage):
                log.error("table not found", extra={"table": table_id[:40], "problem": str(problem)})
            await self._send_away(socket, problem_of(problem))
            return None
        return table, connection

    async def _stay(self, socket: Socket, table: LiveTable, connection: Connection) -> None:
        """Hears a browser until it goes, or has to."""
        patience = asyncio.timeout(None)
        stay = Stay(self._tables, socket, connection, patience)
        hearing = Hearing(self._tables, self._limits, socket.address, table, connection, end=stay.end)
        try:
            async with patience:
                connection.outbox.when_cut = stay.end
                connection.outbox.send_by(stay.send)
                table.join(connection)
                hear_by(socket, hearing.hear_at_once)
                await hearing.listen(socket)
        except TimeoutError:
            table.leave(connection)
            await stay.last_word()
        except GONE:
            pass
        except Exception:
            log.exception("connection failed", extra={"table": table.id})
        finally:
            hear_by(socket, None)
            table.leave(connection)
            self._places.leave(connection)
            await stay.leave()

    async def _hello(self, socket: Socket, table_id: str) -> m.Hello:
        """The first word. Too many who keep silent make room for others."""
        try:
            async with asyncio.timeout(self._settings.hello_seconds) as patience:
                coming = Coming(table_id, household(socket.address), patience)
                self._admit(coming)
                try:
                    said = decode_message(await socket.hear(), self._settings.message_bytes)
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
            other.evict()
        self._coming.enter(coming)

    def _seat(self, table: LiveTable, address: str, hello: m.Hello, write: Write | None) -> Connection:
        keys, held, looking = place_of(table, hello)
        outbox = Outbox(self._settings.outbox_frames, self._settings.outbox_bytes, write)
        connection = Connection(outbox, table.id, household(address), held, looking, hello=hello)
        if keys:
            connection.put(encode(m.Keys(keys)))
        return connection

    async def _send_away(self, socket: Socket, problem: m.Problem) -> None:
        await socket.tell(encode(m.Closing(problem)))
        await socket.close(code=RESTART if moves_on(self._tables) else POLICY)


def moves_on(tables: Tables) -> bool:
    """Whether this server stops and others serve the same tables, or will."""
    return tables.leaving and tables.neighbours is not None
