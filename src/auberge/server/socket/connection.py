"""One browser's connection to a table: says hello, sends intents, and is told what its seats may know.

Nothing here waits for a browser that does not read: what it is told goes into a box of bounded length; those who fall
too far behind is sent away, and finds the same table on coming back.
"""

import logging
import re
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Final, cast

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Receive, Scope, Send

from auberge import wire as m
from auberge.core.errors import AubergeError
from auberge.core.protocol import Seat
from auberge.server.access.addresses import household
from auberge.server.access.guard import refuse
from auberge.server.access.limits import Limits
from auberge.server.http.asgi import SOCKET, Gone, Socket
from auberge.server.http.statuses import status_of
from auberge.server.settings import Settings
from auberge.server.socket.admission import SlotPool, Slots
from auberge.server.socket.dispatch import decode_message, place_of
from auberge.server.socket.outbox import Connection, Outbox
from auberge.server.socket.reader import Hearing
from auberge.server.tables import Tables
from auberge.table.live_table import LiveTable
from auberge.table.rows import ELSEWHERE
from auberge.table.validation import BadMessage, problem_of
from auberge.wire.encoding import encode

log: Final = logging.getLogger("auberge.socket")
GOING_AWAY: Final = 1001
_TABLE: Final = re.compile(r"/ws/tables/([^/]+)/?")
RESTART: Final = 1012  # come back at once: others serve the same tables
POLICY: Final = 1008
FAILED: Final = 1011
Refuse = Callable[[int, m.Problem], Awaitable[None]]  # answers a handshake with a status and a problem


class Coming:
    """A browser that has not said hello (a `places.Guest`)."""

    def __init__(self, table: str, address: str, hurry: Callable[[], None]) -> None:
        self.table = table
        self.address = address
        self.held: frozenset[Seat] = frozenset()
        self._hurry: Final = hurry

    def evict(self) -> None:
        """Has had time enough."""
        self._hurry()


def lead_to_tables(connections: "ConnectionHandler", house: ASGIApp) -> ASGIApp:
    """Leads WebSockets to their tables, past the framework, whose layers would wait as long as they are open (as a
    coroutine here would); requests into the house."""

    def lead(scope: Scope, receive: Receive, send: Send) -> Awaitable[None]:
        if scope["type"] != ScopeType.WEBSOCKET:
            return house(scope, receive, send)
        table = _TABLE.fullmatch(scope["path"].removeprefix(scope.get("root_path", "")))
        if table is None:
            return refuse(scope, send, 404, m.Problem("server-not-found"))
        client, offered = scope["client"], cast("dict[str, object]", scope["extensions"])
        return connections.serve(
            cast(Socket, offered[SOCKET]), client[0] if client else "", table[1], partial(refuse, scope, send)
        )

    return lead


class ConnectionHandler:
    """Lets browsers in to tables, as many as the settings allow."""

    def __init__(self, tables: Tables, settings: Settings, limits: Limits) -> None:
        self._tables: Final = tables
        self._settings: Final = settings
        self._limits: Final = limits
        self._coming: Final = SlotPool(settings.connections)
        self._places: Final = Slots(settings.connections, settings.connections_per_table, settings.connections_per_seat)

    async def serve(self, socket: Socket, address: str, table_id: str, refuse: Refuse) -> None:
        """Runs one connection from hello to goodbye; refuses it if another process owns the table."""
        if self._tables.has_others and not await self._is_ours(table_id):
            await refuse(status_of(BadMessage(ELSEWHERE)), m.Problem(ELSEWHERE))
            return
        socket.accept()
        if not self._limits.sockets.take(address):
            self._send_away(socket, m.Problem("server-too-many-connections"))
            return
        try:
            found = await self._let_in(socket, address, table_id)
            if found is not None:
                await self._stay(socket, address, *found)
        except Gone:
            return
        finally:
            socket.close(FAILED)  # unless it has been closed
            await socket.lost()
            self._limits.sockets.give_back(address)

    async def _is_ours(self, table_id: str) -> bool:
        """Whether no other process owns the table. What else is wrong is answered after the hello."""
        try:
            await self._tables.enter(table_id)
        except AubergeError as problem:
            return problem.key != ELSEWHERE
        return True

    async def _let_in(
        self, socket: Socket, address: str, table_id: str
    ) -> tuple[LiveTable, Connection, tuple[Seat | None, ...]] | None:
        """Finds a browser its place at the table, or sends it away. From then on until it joins nothing is awaited."""
        try:
            hello = await self._hello(socket, address, table_id)
            table = await self._tables.enter(table_id)
            if table.leaving:
                raise BadMessage("server-stopping")  # everyone else has been told goodbye
            keys, held, looking = place_of(table, hello)
            outbox = Outbox(self._settings.outbox_frames, self._settings.outbox_bytes, socket.write)
            connection = Connection(outbox, table.id, household(address), held, looking, hello=hello)
            if not self._places.take(connection):
                raise BadMessage("server-too-many-connections")
        except AubergeError as problem:
            if not isinstance(problem, BadMessage):
                log.error("table not found", extra={"table": table_id[:40], "problem": str(problem)})
            self._send_away(socket, problem_of(problem))
            return None
        return table, connection, keys

    async def _stay(
        self, socket: Socket, address: str, table: LiveTable, connection: Connection, keys: tuple[Seat | None, ...]
    ) -> None:
        """Has a browser heard until it goes, or has to."""
        outbox, fail = connection.outbox, partial(socket.close, FAILED)
        hearing = Hearing(self._tables, self._limits, address, table, connection, end=fail)
        outbox.when_cut = socket.end
        outbox.when_said = partial(self._say_goodbye, socket, outbox)
        try:
            if keys:
                connection.put(encode(m.Keys(keys)))
            table.join(connection)
            socket.listen(hearing.hear, outbox.send)
            await socket.over()
        except Exception:
            log.exception("connection failed", extra={"table": table.id})
        finally:
            table.leave(connection)
            self._places.leave(connection)
            if not outbox.closed:
                fail()
            await socket.lost()
            outbox.let_go()

    async def _hello(self, socket: Socket, address: str, table_id: str) -> m.Hello:
        """The first word. Too many who keep silent make room for others."""
        coming = Coming(table_id, household(address), socket.hurry)
        self._admit(coming)
        try:
            said = decode_message(await socket.first(), self._settings.message_bytes)
        except TimeoutError as late:
            raise BadMessage("server-no-hello") from late
        finally:
            self._coming.leave(coming)
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

    def _say_goodbye(self, socket: Socket, outbox: Outbox) -> None:
        """After a closing word the connection ends."""
        socket.close(POLICY if outbox.is_cut_off else RESTART if moves_on(self._tables) else GOING_AWAY)

    def _send_away(self, socket: Socket, problem: m.Problem) -> None:
        socket.write((encode(m.Closing(problem)),))
        socket.close(RESTART if moves_on(self._tables) or problem.key == ELSEWHERE else POLICY)


def moves_on(tables: Tables) -> bool:
    """Whether this server stops and others serve the same tables, or will."""
    return tables.leaving and tables.has_others
