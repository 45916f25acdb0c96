"""One browser's connection to a table: says hello, sends intents, and is told what its seats may know.

Nothing here waits for a browser that does not read: what it is told goes into a box of bounded length; whoever falls
too far behind is sent away, and finds the same table on coming back.
"""

import asyncio
import logging
import time
from collections import deque
from typing import Final

import msgspec
from litestar.exceptions import WebSocketDisconnect

from auberge.core.errors import AubergeError
from auberge.core.protocol import Seat
from auberge.server import links
from auberge.server import messages as m
from auberge.server.asgi import Socket
from auberge.server.gathering import encode
from auberge.server.intents import BadMessage, problem_of
from auberge.server.settings import Settings
from auberge.server.table import LiveTable
from auberge.server.tables import Tables

log: Final = logging.getLogger("auberge.socket")
said_by_browser: Final[msgspec.json.Decoder[m.Said]] = msgspec.json.Decoder(m.Said)
GOING_AWAY: Final = 1001
POLICY: Final = 1008
GONE: Final = (WebSocketDisconnect, RuntimeError, OSError)  # the browser has gone, or is going
_CLOSING: Final = b'{"kind":"closing"'
_TOO_SLOW: Final = encode(m.Closing(m.Problem("server-too-slow")))
_LAST_WORD_SECONDS: Final = 2.0  # for somebody slow to be told so


class Allowance:
    """How often somebody may speak: a bucket that fills steadily."""

    def __init__(self, per_second: float, burst: int) -> None:
        self._per_second: Final = per_second
        self._burst: Final = burst
        self._left = float(burst)
        self._at = time.monotonic()

    def take(self) -> bool:
        """Whether one more message is allowed now."""
        now = time.monotonic()
        self._left = min(self._burst, self._left + (now - self._at) * self._per_second)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


class Outbox:
    """What a browser is still to be told, in order. `put` never waits; a closing word is the last one."""

    def __init__(self, most_frames: int, most_bytes: int) -> None:
        self._most_frames: Final = most_frames
        self._most_bytes: Final = most_bytes
        self._frames: Final[deque[bytes]] = deque()
        self._bytes = 0
        self._something: Final = asyncio.Event()
        self.overfull: Final = asyncio.Event()
        self.closed = False

    def put(self, frame: bytes) -> None:
        """Adds a frame; beyond the bounds all of them are given up for a closing word."""
        if self.closed:
            return
        if len(self._frames) >= self._most_frames or self._bytes + len(frame) > self._most_bytes:
            self._frames.clear()
            self.overfull.set()
            frame = _TOO_SLOW
        self._frames.append(frame)
        self._bytes += len(frame)
        if frame.startswith(_CLOSING):
            self.closed = True
        self._something.set()

    async def take(self) -> bytes | None:
        """The next frame; None when there will be none."""
        while not self._frames:
            if self.closed:
                return None
            self._something.clear()
            await self._something.wait()
        frame = self._frames.popleft()
        self._bytes -= len(frame)
        return frame


class Connection:
    """One browser at one table (a `table.Listener`)."""

    def __init__(self, outbox: Outbox, held: frozenset[Seat], looking: Seat | None) -> None:
        self.outbox: Final = outbox
        self.held = held
        self.looking = looking

    def put(self, frame: bytes) -> None:
        """Puts a frame into the box."""
        self.outbox.put(frame)


class Door:
    """Lets browsers in to tables, as many as the settings allow."""

    def __init__(self, tables: Tables, settings: Settings) -> None:
        self._tables: Final = tables
        self._settings: Final = settings
        self._open = 0

    async def serve(self, socket: Socket, table_id: str) -> None:
        """Runs one connection from hello to goodbye."""
        await socket.accept()
        if self._open >= self._settings.connections:
            await self._send_away(socket, m.Problem("server-too-many-connections"))
            return
        self._open += 1
        try:
            await self._serve(socket, table_id)
        except GONE:
            return
        finally:
            self._open -= 1

    async def _serve(self, socket: Socket, table_id: str) -> None:
        try:
            hello = await self._hello(socket)
            table = await self._tables.find(table_id)  # after the hello: from here to `join` nothing is awaited
            if len(table.listeners) >= self._settings.connections_per_table:
                raise BadMessage("server-too-many-connections")
            connection = self._seat(table, hello)
        except AubergeError as problem:
            if not isinstance(problem, BadMessage):
                log.error("table not found", extra={"table": table_id[:40], "problem": str(problem)})
            await self._send_away(socket, problem_of(problem))
            return
        outbox = connection.outbox
        sending = asyncio.create_task(self._send(socket, outbox))
        listening = asyncio.create_task(self._listen(socket, table, connection))
        overfull = asyncio.create_task(outbox.overfull.wait())
        try:
            table.join(connection)
            await asyncio.wait({sending, listening, overfull}, return_when=asyncio.FIRST_COMPLETED)
            table.leave(connection)
            if outbox.closed and not listening.done():
                await asyncio.wait({sending}, timeout=_LAST_WORD_SECONDS)
        finally:
            table.leave(connection)
            tasks = (sending, listening, overfull)
            for task in tasks:
                task.cancel()
            for ended in await asyncio.gather(*tasks, return_exceptions=True):
                if isinstance(ended, Exception) and not isinstance(ended, GONE):
                    log.error("connection failed", exc_info=ended, extra={"table": table_id[:40]})

    async def _hello(self, socket: Socket) -> m.Hello:
        try:
            async with asyncio.timeout(self._settings.hello_seconds):
                said = self._read(await socket.receive_data(mode="text"))
        except TimeoutError as late:
            raise BadMessage("server-no-hello") from late
        if not isinstance(said, m.Hello):
            raise BadMessage("server-no-hello")
        return said

    def _seat(self, table: LiveTable, hello: m.Hello) -> Connection:
        stored = table.history.stored
        held = links.seats_held(stored.seats, hello.secrets[: len(stored.seats)])
        looking = hello.look if hello.look in held else _first_eyes(table, held)
        return Connection(Outbox(self._settings.outbox_frames, self._settings.outbox_bytes), held, looking)

    def _read(self, text: str | bytes) -> m.Said:
        data = text.encode() if isinstance(text, str) else text
        if len(data) > self._settings.message_bytes:
            raise BadMessage("server-message-big", most=self._settings.message_bytes)
        try:
            return said_by_browser.decode(data)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as problem:
            raise BadMessage("server-bad-message", problem=str(problem)) from problem

    async def _listen(self, socket: Socket, table: LiveTable, connection: Connection) -> None:
        allowance = Allowance(self._settings.messages_per_second, self._settings.message_burst)
        while True:
            text = await socket.receive_data(mode="text")
            try:
                if not allowance.take():
                    raise BadMessage("server-too-fast")
                self._hear(table, connection, self._read(text))
            except BadMessage as problem:
                connection.put(encode(m.Refused(_intent_in(text), problem_of(problem))))

    def _hear(self, table: LiveTable, connection: Connection, said: m.Said) -> None:
        match said:
            case m.Ping():
                connection.put(encode(m.Pong()))
            case m.Look(seat):
                table.look(connection, seat)
            case m.Why():
                table.why(connection, said)
            case m.Hint():
                self._tables.hints.ask(table, connection, said)
            case m.Hello():
                raise BadMessage("server-bad-message", problem="hello")
            case _:
                table.say(connection, said)

    async def _send(self, socket: Socket, outbox: Outbox) -> None:
        """Sends what is in the box. When it ends, the connection ends."""
        while (frame := await outbox.take()) is not None:
            await socket.send_data(frame.decode(), mode="text")
        await socket.close(code=POLICY if outbox.overfull.is_set() else GOING_AWAY)

    async def _send_away(self, socket: Socket, problem: m.Problem) -> None:
        await socket.send_data(encode(m.Closing(problem)).decode(), mode="text")
        await socket.close(code=POLICY)


def _first_eyes(table: LiveTable, held: frozenset[Seat]) -> Seat | None:
    """Whose eyes somebody looks through who does not say: their own; nobody's where several people share a screen and
    have something to hide, until one of them says who is there."""
    if len(held) > 1 and table.history.game.meta.hidden:
        return None
    return min(held, default=None)


class _Head(msgspec.Struct):
    id: str = ""


def _intent_in(text: str | bytes) -> str:
    """The id of an intent that could not be read otherwise, so that its sender knows which it was."""
    try:
        return msgspec.json.decode(text, type=_Head).id[:64]
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return ""
