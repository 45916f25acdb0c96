"""One WebSocket within bounds: asyncio's transport on one side, websockets' Sans-I/O protocol on the other.

Messages are handed on as they arrive, one after the other; messages to the browser are written at once as long as it
reads. ASGI can only refuse the handshake: the application uses the methods here (`asgi.Socket`).
"""

import asyncio
import logging
from collections.abc import Callable, Coroutine, Iterable, Mapping
from http import HTTPStatus
from typing import Final, cast

from litestar.types import Message, Receive, Send
from websockets.frames import CloseCode, Frame, Opcode
from websockets.http11 import Request, Response
from websockets.protocol import State
from websockets.server import ServerProtocol

from auberge import wire as m
from auberge.server.access.guard import encoded_headers
from auberge.server.http.asgi import SOCKET, Gone, Hear
from auberge.server.socket.door import DOOR, LAST_WORD_SECONDS, Door, http_answer
from auberge.server.socket.handshake import scope_of
from auberge.server.socket.phases import Phase, Phased
from auberge.server.socket.text_frames import frames_of
from auberge.table.allowance import Allowance
from auberge.wire.encoding import encode

log: Final = logging.getLogger("auberge.socket")
_QUIET: Final = logging.getLogger("auberge.socket.websockets")
_QUIET.setLevel(logging.CRITICAL)  # what strangers send wrong is not written down
_HANDSHAKE_SECONDS: Final = 10.0  # for the application to accept or refuse
_PING_SECONDS: Final = 20.0
_LEAST_BYTES: Final = 65_536  # of a message that ends the connection; shorter ones that are too long are refused
_FRAGMENTS: Final = 64  # frames of one message
_CONTROLS_PER_SECOND: Final = 5.0  # pings and pongs of one connection
_CONTROL_BURST: Final = 50


class TableSocket(Phased):
    """One WebSocket. Its phase is what it waits for, and for how long."""

    def __init__(self, *, app_state: Mapping[str, object], **_: object) -> None:
        super().__init__()
        entrance = cast(Door, app_state[DOOR]).entrance
        self._app: Final = entrance.app
        self._hello_seconds: Final = entrance.settings.hello_seconds
        self._lines: Final = entrance.lines
        most = max(_LEAST_BYTES, entrance.settings.message_bytes)
        self._conn: Final = ServerProtocol(max_size=most, logger=_QUIET)
        self._line: asyncio.Transport
        self._response: Response | None = None  # that lets the browser in
        self._refusal: tuple[int, Iterable[tuple[bytes, bytes]]] | None = None
        self._early = b""  # came before the browser was let in
        self._task: asyncio.Task[None] | None = None
        self._is_open = False  # messages can be written: neither side has closed
        self._is_writable = True  # the browser reads
        self._parts: list[bytes] = []  # of the message that is coming
        self._is_text = True
        self._waiting: list[bytes] = []  # messages that came faster than they are heard
        self._is_held_up = False
        self._hear: Hear | None = None
        self._reads_again: Callable[[], None] | None = None
        self._turn: asyncio.Future[None] | None = None  # the application waits for the first message, or the end
        self._has_come = False  # something, since the last ping
        self._controls: Final = Allowance(_CONTROLS_PER_SECOND, _CONTROL_BURST)

    # --- the network's side ---------------------------------------------------------------------------------------

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """The connection is ours; the request that made it a WebSocket follows."""
        self._line = cast(Door, transport).give(self)
        self.enter(Phase.HANDSHAKE, _HANDSHAKE_SECONDS)

    def data_received(self, data: bytes) -> None:
        """Takes the frames that are in these bytes."""
        if self.phase is Phase.HANDSHAKE:
            self._shake_hands(data)
            return
        self._has_come = True
        self._conn.receive_data(data)
        for event in self._conn.events_received():
            if isinstance(event, Frame) and not self._line.is_closing():
                self._take(event)
        self._flush()
        if self._waiting and not self._is_held_up:
            self._hear_next()

    def _flush(self) -> None:
        """Sends what the protocol has to say by itself: pongs, and the end."""
        for data in self._conn.data_to_send():
            if data:
                self._line.write(data)
            else:
                self._line.close()
        if self._is_open and self._conn.state is not State.OPEN:
            self._is_open = False
            self._end()

    def pause_writing(self) -> None:
        """The browser does not read."""
        self._is_writable = False

    def resume_writing(self) -> None:
        """The browser reads again."""
        self._is_writable = True
        if self._reads_again is not None:
            self._reads_again()

    def connection_lost(self, exc: Exception | None) -> None:  # noqa: ARG002
        """The connection has ended. What refers to itself is emptied, or it would stay until garbage is collected: a
        busy server does that once in hours."""
        self.leave()
        self._lines.go(self)
        self._is_open = False
        self._hear = self._reads_again = self._response = None
        self._waiting.clear()
        vars(self._conn).clear()
        self._wake()

    # --- coming in ------------------------------------------------------------------------------------------------

    def _shake_hands(self, data: bytes) -> None:
        """Asks the application about a handshake that is one, and refuses any other."""
        if self._task is not None:
            self._early += data
            self._line.pause_reading()
            return
        self._conn.receive_data(data)
        request = next((event for event in self._conn.events_received() if isinstance(event, Request)), None)
        response = None if request is None else self._conn.accept(request)
        if request is None or response is None or response.status_code != HTTPStatus.SWITCHING_PROTOCOLS:
            self._refuse(400, m.Problem("server-bad-message", {"problem": "WebSocket"}))
            return
        self._response = response
        scope = scope_of(request, self._line, {SOCKET: self})
        serving = self._app(scope, cast(Receive, self._receive), cast(Send, self._send))
        self._task = asyncio.get_running_loop().create_task(cast("Coroutine[None, None, None]", serving))
        self._task.add_done_callback(self._served)

    async def _receive(self) -> Message:
        """What ASGI has to say: all the rest goes past it."""
        return cast(Message, {"type": "websocket.connect"})

    async def _send(self, message: Message) -> None:
        """The application refuses the handshake."""
        if message["type"] == "websocket.http.response.start":
            self._refusal = message["status"], list(message["headers"])
        elif message["type"] == "websocket.http.response.body" and self._refusal is not None:
            self._answer(*self._refusal, message["body"])
        else:
            raise RuntimeError(message["type"])

    def _refuse(self, status: int, problem: m.Problem) -> None:
        self._answer(status, encoded_headers(b"application/json"), encode(problem))

    def _answer(self, status: int, headers: Iterable[tuple[bytes, bytes]], body: bytes) -> None:
        """Answers a handshake that does not succeed, and closes."""
        if self.phase is Phase.HANDSHAKE and not self._line.is_closing():
            self._line.write(http_answer(status, headers, body))
            self.enter(Phase.CLOSING, LAST_WORD_SECONDS)
            self._line.close()

    def _served(self, task: asyncio.Task[None]) -> None:
        """The application has done with this browser."""
        self._task = None
        if not task.cancelled() and (problem := task.exception()) is not None:
            log.error("connection failed", exc_info=problem)
        self._refuse(500, m.Problem("server-failed"))
        self.close(CloseCode.INTERNAL_ERROR)

    # --- hearing --------------------------------------------------------------------------------------------------

    def _take(self, frame: Frame) -> None:
        """Takes a frame: few fragments, few pings, and no answer to those who do not read."""
        match frame.opcode:
            case Opcode.TEXT | Opcode.BINARY:
                self._is_text = frame.opcode is Opcode.TEXT
                self._parts = [bytes(frame.data)]
            case Opcode.CONT:
                self._parts.append(bytes(frame.data))
            case Opcode.CLOSE:
                return
            case _:
                if not (self._controls.take() and self._is_writable):
                    self._abort()
                return
        if len(self._parts) > _FRAGMENTS:
            self._abort()
        elif frame.fin:
            self._take_message(b"".join(self._parts))
            self._parts = []

    def _take_message(self, text: bytes) -> None:
        if self.phase is Phase.CLOSING:
            return
        if self._is_text and not _is_utf8(text):
            self._conn.fail(CloseCode.INVALID_DATA)
            self._is_open = False
            self._end()
            return
        self._waiting.append(text if self._is_text else b"")  # none of ours is binary
        if self._hear is None:
            self._line.pause_reading()
            self._is_held_up = True
            self._wake()

    def _hear_next(self) -> None:
        """Hands on the next message, then lets other connections go first."""
        self._is_held_up = False
        if self._hear is None:
            return
        seconds = self._hear(self._waiting.pop(0)) if self._waiting else 0.0
        if seconds or self._waiting:
            self._is_held_up = True
            self._line.pause_reading()  # a flood is held up
            asyncio.get_running_loop().call_later(seconds, self._hear_next)
        elif not self._line.is_reading():
            self._line.resume_reading()

    # --- the application's side -----------------------------------------------------------------------------------

    def accept(self) -> None:
        """Lets the browser in: it is to say hello."""
        if self._response is not None and self.phase is Phase.HANDSHAKE:
            self._conn.send_response(self._response)
            self._response = None
            self._is_open = True
            self.enter(Phase.HELLO, self._hello_seconds)
            self._flush()
            early, self._early = self._early, b""
            if early:
                self._line.resume_reading()
                self.data_received(early)

    async def first(self) -> bytes:
        """The first message. TimeoutError if it does not come in time, Gone if the browser goes before."""
        while not self._waiting:
            if self.phase is not Phase.HELLO:
                raise TimeoutError if self._is_open else Gone
            await self._change()
        self.enter(Phase.TABLE, _PING_SECONDS)
        return self._waiting.pop(0)

    def hurry(self) -> None:
        """The hello does not come in time."""
        if self.phase is Phase.HELLO:
            self._end()

    def listen(self, hear: Hear, reads_again: Callable[[], None]) -> None:
        """From now on calls `hear` with each message, and `reads_again` when writing is possible again."""
        self._hear, self._reads_again = hear, reads_again
        self._hear_next()

    def write(self, texts: tuple[bytes, ...]) -> bool:
        """Writes messages at one go. False if they have to wait, or will never be read: then nothing is written."""
        if not (self._is_open and self._is_writable):
            return False
        self._line.write(frames_of(texts))
        return True

    def close(self, code: int) -> None:
        """Sends a close frame, after which no message is taken any more."""
        if self._is_open:
            self._is_open = False
            self._conn.send_close(code)
            self._flush()
            self._end()

    def end(self) -> None:
        """Takes no message any more; a last one may still be written for a short while."""
        if self.phase in (Phase.HELLO, Phase.TABLE):
            self._end()

    async def over(self) -> None:
        """Waits until no message is taken any more."""
        while self.phase in (Phase.HELLO, Phase.TABLE):
            await self._change()

    async def lost(self) -> None:
        """Waits until the connection has ended."""
        while self.phase is not Phase.GONE:
            await self._change()

    def _end(self) -> None:
        if self.phase is Phase.GONE:
            return
        self.enter(Phase.CLOSING, LAST_WORD_SECONDS)
        self._hear = None
        self._waiting.clear()
        self._line.resume_reading()  # to hear its goodbye
        self._wake()

    def _abort(self) -> None:
        self._is_open = False
        self._line.abort()

    async def _change(self) -> None:
        self._turn = asyncio.get_running_loop().create_future()
        await self._turn

    def _wake(self) -> None:
        if self._turn is not None and not self._turn.done():
            self._turn.set_result(None)
        self._turn = None

    # --- giving way, and taking leave -------------------------------------------------------------------------------

    def late(self) -> None:
        """The time of this phase is over."""
        if self.phase is Phase.HELLO:
            self.hurry()
        elif self.phase is Phase.TABLE and (self._has_come or self._is_held_up):
            self._has_come = False
            if self._is_open and self._is_writable:
                self._conn.send_ping(b"")
                self._flush()
            self.enter(Phase.TABLE, _PING_SECONDS)
        elif self.phase is Phase.TABLE and self._is_writable:
            self.close(CloseCode.INTERNAL_ERROR)
        else:
            self._abort()

    def cut(self) -> None:
        """Ends at once."""
        self._lines.go(self)
        self._abort()

    def take_leave(self) -> None:
        """The server stops."""
        self._refuse(503, m.Problem("server-stopping"))
        self.close(CloseCode.SERVICE_RESTART)

    @property
    def place(self) -> object:
        """Where the browser came in."""
        return self._line.get_extra_info("sockname")


def _is_utf8(text: bytes) -> bool:
    if text.isascii():
        return True
    try:
        text.decode()
    except UnicodeDecodeError:
        return False
    return True
