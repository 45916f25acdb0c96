"""HTTP and WebSocket as uvicorn speaks them, within bounds: no request, and no silence, is longer than it may be.

uvicorn bounds neither headers nor the time they take. What is refused here has not reached the application.
"""

import asyncio
import logging
from collections.abc import Coroutine, Generator
from itertools import repeat
from typing import Final, cast

import uvicorn
from uvicorn._types import ASGIReceiveEvent
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.frames import Frame
from websockets.protocol import State

from auberge import wire as m
from auberge.server.access.guard import encoded_headers
from auberge.server.http.asgi import SHORTCUT, Hear
from auberge.server.settings import Settings
from auberge.server.socket.open_connections import OpenConnections
from auberge.server.socket.text_frames import TextWriter, whole_text
from auberge.table.allowance import Allowance
from auberge.table.waiting import LightEvent, LightQueue
from auberge.wire.encoding import encode

log: Final = logging.getLogger("auberge.socket")
_PIPELINED: Final = 8  # requests of one connection that wait for the answers before theirs; browsers send none so
_WRAPPING: Final = 8  # bytes that one byte of a body may come wrapped in, in chunks
_ANSWER_SECONDS: Final = 60.0  # for an answer to be made and taken
_LAST_WORD_SECONDS: Final = 2.0  # for the reason of a refusal to be read
_LAST_WORD_BYTES: Final = 1_000_000  # that are passed over meanwhile
_OPEN: Final = State.OPEN
_NOTHING_MORE: Final = cast("Generator[None, None, None]", repeat(None))  # instead of what reads a connection
_FRAGMENTS: Final = 64  # frames of one message
_FRAME_BEGINS: Final = "at_eof"  # where the parser waits for a frame; anywhere else it has read a part of one
_CONTROLS_PER_SECOND: Final = 5.0  # pings and pongs of one connection
_CONTROL_BURST: Final = 50
_REASONS: Final = {400: b"Bad Request", 408: b"Request Timeout", 414: b"URI Too Long", 431: b"Headers Too Large"}


class BoundedConfig(uvicorn.Config):
    """uvicorn's configuration with our bounds."""

    settings: Settings
    lines: OpenConnections


class _TooMuch(Exception):
    """A request is longer than it may be."""

    def __init__(self, status: int, problem: m.Problem) -> None:
        super().__init__(status)
        self.status: Final = status
        self.problem: Final = problem


class BoundedHttp(HttpToolsProtocol):
    """One HTTP connection. At any time it is known how long the next thing may take."""

    def __init__(
        self,
        config: BoundedConfig,
        server_state: ServerState,
        app_state: dict[str, object],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self._settings: Final = config.settings
        self._lines: Final = config.lines
        self._timer: asyncio.TimerHandle | None = None
        self._in_head = False
        self._in_body = False
        self._chunk = 0  # bytes that came last
        self._fed = 0  # bytes since the request began, rounded up to whole chunks
        self._head_bytes = 0
        self._head_count = 0
        self._too_much: _TooMuch | None = None
        self._refused = False  # the last word is said; what still comes is passed over

    # --- coming and going -----------------------------------------------------------------------------------------

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Somebody connects, and has a while to say what they want."""
        super().connection_made(cast(asyncio.Transport, transport))
        self._within(self._settings.header_seconds)
        if not self._lines.come(self, self.client[0] if self.client else ""):
            self.transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        """The connection has ended."""
        self._within(None)
        self._lines.go(self)
        super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        """The request becomes a WebSocket, which has bounds of its own."""
        self._within(None)
        super().handle_websocket_upgrade()
        upgraded = cast(BoundedWebSocket, self.transport.get_protocol())
        if not upgraded.handshake_initiated:  # websockets notes what is wrong with the request, and answers nothing
            upgraded.forget()
            self.transport.set_protocol(self)
            self.connections.add(self)
            self._refuse(400, m.Problem("server-bad-message", {"problem": "WebSocket"}))
            return
        self._lines.hand_over(self, upgraded)
        del self.parser  # which knows us: the two would keep each other in memory, and the connection

    def is_idle(self) -> bool:
        """No request is being answered."""
        return self.cycle is None or self.cycle.response_complete

    def cut(self) -> None:
        """Ends at once."""
        self._lines.go(self)
        self.transport.abort()

    # --- how much -------------------------------------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        """Reads on, unless it is too much."""
        self._chunk = len(data)
        self._fed += self._chunk
        if self._refused:
            if self._fed > _LAST_WORD_BYTES:
                self.transport.abort()
            return
        super().data_received(data)
        if self.transport.is_closing() or self._refused or self.transport.get_protocol() is not self:
            return
        if self._in_head and self._fed > self._settings.line_bytes + self._settings.header_bytes:
            self._refuse(431, self._headers_big())  # one header that does not end
        elif self._fed > self._settings.header_bytes + _WRAPPING * self._settings.body_bytes:
            self.transport.abort()  # the body was refused long ago, and still it comes
        elif self._timer is None and self.is_idle():
            self._within(self._settings.header_seconds)

    def on_message_begin(self) -> None:
        """A request begins."""
        super().on_message_begin()
        self._fed = self._chunk
        self._head_bytes = self._head_count = 0
        self._in_head = True
        self._within(self._settings.header_seconds)

    def on_url(self, url: bytes) -> None:
        """A part of the address."""
        super().on_url(url)
        if len(self.url) > self._settings.line_bytes:
            self._stop(_TooMuch(414, m.Problem("server-address-long", {"most": self._settings.line_bytes})))

    def on_header(self, name: bytes, value: bytes) -> None:
        """A whole header, or one that trails a body."""
        self._head_bytes += len(name) + len(value)
        self._head_count += 1
        if self._head_bytes > self._settings.header_bytes or self._head_count > self._settings.headers:
            self._stop(_TooMuch(431, self._headers_big()))
        super().on_header(name, value)

    def on_headers_complete(self) -> None:
        """The headers are there: the body may take its time."""
        self._in_head = False
        self._in_body = True
        if len(self.pipeline) >= _PIPELINED:
            self._stop(_TooMuch(400, m.Problem("server-too-fast")))
        self._within(self._settings.body_seconds)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        """The whole request is there."""
        self._in_body = False
        self._within(None if self.is_idle() else _ANSWER_SECONDS)
        super().on_message_complete()

    def on_response_complete(self) -> None:
        """An answer is sent. If it came before the whole request had, the rest has the time it had."""
        if not self._in_body:
            self._within(_ANSWER_SECONDS if self.pipeline else None)
        super().on_response_complete()

    def _headers_big(self) -> m.Problem:
        return m.Problem("server-headers-big", {"most": self._settings.header_bytes, "number": self._settings.headers})

    def _stop(self, too_much: _TooMuch) -> None:
        """Stops the parser, which then asks for `send_400_response`."""
        self._too_much = too_much
        raise too_much

    # --- how long -------------------------------------------------------------------------------------------------

    def _within(self, seconds: float | None) -> None:
        """What comes next must come within this time; the time of what came before is over."""
        if self._timer is not None:
            self._timer.cancel()
        self._timer = None if seconds is None else self.loop.call_later(seconds, self._late)

    def _late(self) -> None:
        self._timer = None
        answering = not self.is_idle() and self.cycle.response_started
        if answering or self._refused or not (self._in_head or self._in_body):
            self.transport.abort()
        else:
            self._refuse(408, m.Problem("server-request-late"))

    # --- refusing -------------------------------------------------------------------------------------------------

    def send_400_response(self, msg: str) -> None:  # noqa: ARG002
        """What cannot be read is refused, in our own words."""
        found = self._too_much
        if found is None:
            self._refuse(400, m.Problem("server-bad-message", {"problem": "HTTP"}))
        else:
            self._refuse(found.status, found.problem)

    def _refuse(self, status: int, problem: m.Problem) -> None:
        """Says why, then listens no more; closing at once could take the reason away before it is read."""
        self._refused = True
        self._fed = 0
        if self.transport.is_closing():
            return
        body = encode(problem)
        headers = [*encoded_headers(b"application/json"), (b"content-length", b"%d" % len(body))]
        lines = [b"HTTP/1.1 %d %s" % (status, _REASONS[status]), b"connection: close"]
        lines += [b"%s: %s" % header for header in headers]
        self.transport.write(b"\r\n".join([*lines, b"", body]))
        if self.transport.can_write_eof():
            self.transport.write_eof()
        self._within(_LAST_WORD_SECONDS)


class BoundedWebSocket(WebSocketsSansIOProtocol):
    """One WebSocket: few pings, few fragments, and nothing is written to somebody who does not read."""

    def __init__(
        self,
        config: BoundedConfig,
        server_state: ServerState,
        app_state: dict[str, object],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self._lines: Final = config.lines
        self._hear: Hear | None = None
        self._is_between = False  # it is known that nothing is half read and nothing waits
        self._has_spoken = False  # a message has come: the hello, or the reason for a refusal
        self.close_timeout = _LAST_WORD_SECONDS
        self.queue = cast("asyncio.Queue[ASGIReceiveEvent]", LightQueue[ASGIReceiveEvent]())
        self._reads: Final = LightEvent()
        self._reads.set()
        self.writable = cast(asyncio.Event, self._reads)
        self._controls: Final = Allowance(_CONTROLS_PER_SECOND, _CONTROL_BURST)

    def connection_lost(self, exc: Exception | None) -> None:
        """The connection has ended."""
        self._lines.go(self)
        super().connection_lost(exc)
        self.forget()

    def forget(self) -> None:
        """Is no connection any more. What reads its messages refers to itself, and would stay in memory until all
        garbage is collected: a busy server does that once in hours."""
        self.connections.discard(self)
        self.conn.parser = _NOTHING_MORE
        self.conn.parser_exc = None

    def shutdown(self) -> None:
        """Takes leave as the server stops. What goes wrong with one connection does not keep the others from it."""
        try:
            super().shutdown()
        except Exception:
            log.exception("connection not closed in order")
            self.transport.abort()

    def run_asgi(self) -> Coroutine[None, None, None]:
        """Offers the application shorter ways to write and to hear."""
        self.scope["extensions"][SHORTCUT] = {
            "write": TextWriter(self.transport, self._reads, self.conn).write,
            "hear_by": self.hear_by,
        }
        return super().run_asgi()

    def hear_by(self, hear: Hear | None) -> None:
        """From now on messages are heard as they arrive, unless others wait. How they came here is forgotten."""
        self._hear = hear
        self.request.headers.clear()
        self.response.headers.clear()
        cast("dict[str, object]", self.scope).clear()

    def data_received(self, data: bytes) -> None:
        """A whole message that comes alone, between others, is heard at once; the rest is uvicorn's."""
        hear = self._hear
        if hear is not None and self.conn.state is _OPEN and not self.close_sent:  # nobody has said goodbye
            self._is_between = self._is_between or self._is_between_messages()
            text = whole_text(data) if self._is_between else None
            if text is not None and hear(text):
                return
        self._is_between = False  # from now on only the parser knows
        super().data_received(data)

    def _is_between_messages(self) -> bool:
        """Whether nothing is half read, and nothing waits to be heard."""
        if getattr(self.conn, "current_size", 0) is not None:  # where it is not known, only the parser knows
            return False
        waits_in: object = self.conn.parser
        while (within := getattr(waits_in, "gi_yieldfrom", None)) is not None:
            waits_in = within
        return getattr(waits_in, "__name__", "") == _FRAME_BEGINS and self.queue.empty()

    def is_idle(self) -> bool:
        """Whether it may give way to others: no hello has come yet, or its end has begun."""
        return not self._has_spoken or self.close_sent

    def cut(self) -> None:
        """Ends at once."""
        self._lines.go(self)
        self.transport.abort()

    def handle_ping(self) -> None:
        """A ping is answered, if not too many come and the answers are read."""
        if self._controls.take() and self.writable.is_set():
            super().handle_ping()
        else:
            self.transport.abort()

    def handle_pong(self, event: Frame) -> None:
        """An answer to a ping of ours, or none."""
        if self._controls.take():
            super().handle_pong(event)
        else:
            self.transport.abort()

    def handle_cont(self, event: Frame) -> None:
        """A further part of a message."""
        if len(self.frames) < _FRAGMENTS:
            super().handle_cont(event)
        else:
            self.transport.abort()

    def send_receive_event_to_app(self) -> None:
        """Hands a whole message on; text that is no UTF-8 ends the connection without a word in the logs."""
        self._has_spoken = True
        if self.curr_msg_data_type == "text":
            try:
                b"".join(self.frames).decode()
            except UnicodeDecodeError:
                self.conn.fail(1007)
                self.handle_parser_exception()
                return
        super().send_receive_event_to_app()
