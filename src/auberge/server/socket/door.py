"""The door of the server: one HTTP connection within bounds, around uvicorn's protocol and never inside it.

To the network it is the protocol, to uvicorn the transport. uvicorn is handed one request at a time, once its whole
head is there and within bounds. How far the application has come with it is known from ASGI (`watched.py`).
"""

import asyncio
import logging
import re
from collections.abc import Iterable
from http import HTTPStatus
from typing import Final, NamedTuple, cast

from litestar.types import ASGIApp

from auberge import wire as m
from auberge.server.access.guard import encoded_headers
from auberge.server.settings import Settings
from auberge.server.socket.open_connections import OpenConnection, OpenConnections
from auberge.server.socket.phases import Phase, Phased
from auberge.server.socket.uvicorn_http import SpeakHttp
from auberge.wire.encoding import encode

log: Final = logging.getLogger("auberge.socket")
DOOR: Final = "auberge.door"  # in the state of a request: its `Door`
_HEAD_ENDS: Final = re.compile(rb"\n\r?\n")
_WAITING: Final = 8  # requests of one connection that wait for the answers before theirs; browsers send none so
_ANSWER_SECONDS: Final = 60.0  # for an answer to be made and taken
LAST_WORD_SECONDS: Final = 2.0  # for the reason of a refusal to be read
_LAST_WORD_BYTES: Final = 1_000_000  # that are passed over meanwhile
CLOSE: Final = (b"connection", b"close")


class Entrance(NamedTuple):
    """What all doors of a server share."""

    settings: Settings
    lines: OpenConnections
    app: ASGIApp  # sockets are handed to it
    speak_http: SpeakHttp


class Door(Phased, asyncio.Transport):
    """One HTTP connection. Its phase is what it waits for, and for how long."""

    def __init__(self, entrance: Entrance) -> None:
        super().__init__()
        self.entrance: Final = entrance
        self._settings: Final = entrance.settings
        self._lines: Final = entrance.lines
        self._inside: asyncio.Protocol | None = entrance.speak_http({DOOR: self})
        self._line: asyncio.Transport = self  # until there is one
        self._head = bytearray()
        self._ahead = b""  # came after the request that is being answered
        self._left: int | None = 0  # bytes of the body that are still to come; None: only the application knows
        self._is_handing = False  # uvicorn is handed bytes
        self._is_bad = False  # it refused them
        self._has_begun = False  # to answer
        self._is_last = False  # after this answer the connection ends
        self._passed_over = 0

    # --- the network's side ---------------------------------------------------------------------------------------

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """A client connects."""
        self._line = cast(asyncio.Transport, transport)
        self.enter(Phase.SILENT, self._settings.header_seconds)
        if not self._lines.come(self, address_of(self._line)):
            self._line.abort()
        if self._inside is not None:
            self._inside.connection_made(self)

    def data_received(self, data: bytes) -> None:
        """Hands bytes on as far as they belong to the request that is being answered."""
        match self.phase:
            case Phase.SILENT | Phase.KEPT | Phase.HEAD:
                self._read_head(data)
            case Phase.BODY:
                self._read_body(data)
            case Phase.ANSWER:
                self._hold(data)
            case _:
                self._passed_over += len(data)
                if self._passed_over > _LAST_WORD_BYTES:
                    self._line.abort()

    def eof_received(self) -> bool | None:
        """The client sends nothing more: the connection ends."""
        return None

    def pause_writing(self) -> None:
        """The client does not read."""
        if self._inside is not None:
            self._inside.pause_writing()

    def resume_writing(self) -> None:
        """The client reads again."""
        if self._inside is not None:
            self._inside.resume_writing()

    def connection_lost(self, exc: Exception | None) -> None:
        """The connection has ended."""
        self.leave()
        self._lines.go(self)
        inside, self._inside = self._inside, None  # which knows us: the two would keep each other in memory
        if inside is not None:
            inside.connection_lost(exc)

    # --- a request ------------------------------------------------------------------------------------------------

    def _read_head(self, data: bytes) -> None:
        if not self._head:
            data = data.lstrip(b"\r\n")
            if not data:
                return  # an empty line is no request, and gives no time
            self.enter(Phase.HEAD, self._settings.header_seconds)
        looked = max(0, len(self._head) - 2)
        self._head += data
        end = _HEAD_ENDS.search(self._head, looked)
        head = bytes(self._head[: end.end()]) if end else bytes(self._head)
        too_much = self._too_much(head)
        if too_much is not None:
            self._refuse(*too_much)
        elif end:
            rest = bytes(self._head[end.end() :])
            self._head.clear()
            self._left = 0
            self.enter(Phase.ANSWER, _ANSWER_SECONDS)
            self._hold(rest)
            self._hand(head)

    def _too_much(self, head: bytes) -> tuple[int, m.Problem] | None:
        """Why a head, or as much of it as is there, is refused before it is read."""
        line, newline, headers = head.partition(b"\n")
        settings = self._settings
        if len(line) > settings.line_bytes:
            return 414, m.Problem("server-address-long", {"most": settings.line_bytes})
        if newline and (len(headers) > settings.header_bytes or headers.count(b"\n") - 1 > settings.headers):
            return 431, m.Problem("server-headers-big", {"most": settings.header_bytes, "number": settings.headers})
        return None

    def asked(self, headers: Iterable[tuple[bytes, bytes]]) -> None:
        """The application is handed a request with these headers: now it is known how long its body is."""
        for name, value in headers:
            if name == b"transfer-encoding":
                self._left = None
                break
            if name == b"content-length":
                self._left = int(value)
        if self._left != 0 and self.phase is Phase.ANSWER:
            self.enter(Phase.BODY, self._settings.body_seconds)
            data, self._ahead = self._ahead, b""
            self._line.resume_reading()
            self._read_body(data)

    def _read_body(self, data: bytes) -> None:
        if self._left is None:
            self._hand(data)
            return
        part, rest = data[: self._left], data[self._left :]
        self._left -= len(part)
        self._hand(part)
        if self._left == 0:
            self.heard()
            self._hold(rest)

    def heard(self) -> None:
        """The whole body is there."""
        if self.phase is Phase.BODY:
            self.enter(Phase.ANSWER, _ANSWER_SECONDS)

    def begins(self) -> bool:
        """The answer begins. Returns whether the connection has to end with it, as the rest of a body is not read."""
        self._has_begun = True
        return self.phase is Phase.BODY or self._is_last

    def answered(self) -> None:
        """The answer has been made: the next request may come, or is here already."""
        if self.phase is not Phase.ANSWER:
            return
        self._has_begun = False
        if self._line.get_write_buffer_size():
            self.enter(Phase.KEPT, _ANSWER_SECONDS)  # before it is read the client asks nothing
        else:
            self.enter(Phase.KEPT, self._settings.keep_alive_seconds)
        if self._ahead:
            data, self._ahead = self._ahead, b""
            self._line.resume_reading()
            self._read_head(data)

    def _hold(self, data: bytes) -> None:
        """Keeps what comes after this request until it is answered, and reads no further."""
        if not data or self.phase is not Phase.ANSWER:
            return
        self._ahead += data
        self._line.pause_reading()
        if len(_HEAD_ENDS.findall(self._ahead)) > _WAITING:
            self._refuse(400, m.Problem("server-too-fast"))

    def _hand(self, data: bytes) -> None:
        """Hands bytes to uvicorn. What it writes meanwhile is a refusal, instead of which the client gets ours."""
        if self._inside is None or not data:
            return
        self._is_handing, self._is_bad = True, False
        try:
            self._inside.data_received(data)
        except Exception:
            log.exception("connection failed")
            self._is_bad = True
        self._is_handing = False
        if self._is_bad:
            self._refuse(400, m.Problem("server-bad-message", {"problem": "HTTP"}))

    # --- how long -------------------------------------------------------------------------------------------------

    def late(self) -> None:
        """The time of this phase is over."""
        match self.phase:
            case Phase.HEAD | Phase.BODY:
                self._refuse(408, m.Problem("server-request-late"))
            case Phase.KEPT:
                self.close()
            case _:
                self._line.abort()

    def _refuse(self, status: int, problem: m.Problem) -> None:
        """Writes why, then reads no more; closing at once could take the reason away before it is read."""
        if self._has_begun:  # in the middle of an answer nothing else can be written
            self._line.abort()
            return
        self._line.write(http_answer(status, encoded_headers(b"application/json"), encode(problem)))
        self._linger()

    def _linger(self) -> None:
        """Writes nothing more, and for a short while passes over what comes."""
        self.enter(Phase.REFUSED, LAST_WORD_SECONDS)
        self._ahead = b""
        self._head.clear()
        self._line.resume_reading()
        if self._line.can_write_eof():
            self._line.write_eof()

    # --- giving way, and taking leave -------------------------------------------------------------------------------

    def cut(self) -> None:
        """Ends at once."""
        self._lines.go(self)
        self._line.abort()

    def take_leave(self) -> None:
        """The server stops: the answer under way is the last one."""
        self._is_last = True
        if self.phase is not Phase.ANSWER and self.phase is not Phase.BODY:
            self._line.close()

    @property
    def place(self) -> object:
        """Where the client came in."""
        return self._line.get_extra_info("sockname")

    # --- uvicorn's side ---------------------------------------------------------------------------------------------

    def get_extra_info(self, name: str, default: object = None) -> object:
        """What the network knows of the connection."""
        return self._line.get_extra_info(name, default)

    def is_closing(self) -> bool:
        """Whether nothing more can be written."""
        return self.phase in (Phase.REFUSED, Phase.CLOSING, Phase.GONE) or self._line.is_closing()

    def write(self, data: bytes | bytearray | memoryview) -> None:
        """Writes a part of an answer."""
        if self._is_handing:
            self._is_bad = True
        elif not self.is_closing():
            self._line.write(data)

    def close(self) -> None:
        """Ends after what has been written. If a body is still coming, the answer would be lost by closing at once."""
        if self._is_handing:
            self._is_bad = True
        elif self.phase is Phase.BODY:
            self._linger()
        elif not self.is_closing():
            self.enter(Phase.CLOSING, _ANSWER_SECONDS)
            self._line.close()

    def abort(self) -> None:
        """Ends at once."""
        self._line.abort()

    def pause_reading(self) -> None:
        """Reads no further: the application has enough to do."""
        self._line.pause_reading()

    def resume_reading(self) -> None:
        """Reads on, unless the next request is here already."""
        if not self._ahead:
            self._line.resume_reading()

    def give(self, to: OpenConnection) -> asyncio.Transport:
        """Gives the connection away: it has become a WebSocket, which has bounds of its own."""
        self.leave()
        self._lines.hand_over(self, to)
        return self._line

    def set_protocol(self, protocol: asyncio.BaseProtocol) -> None:
        """From now on this protocol receives what comes, and first what came meanwhile."""
        self._line.set_protocol(protocol)
        self._inside = None
        if self._ahead:
            self._line.resume_reading()
            cast(asyncio.Protocol, protocol).data_received(self._ahead)
            self._ahead = b""


def http_answer(status: int, headers: Iterable[tuple[bytes, bytes]], body: bytes) -> bytes:
    """A whole answer, after which the connection ends."""
    lines = [b"HTTP/1.1 %d %s" % (status, HTTPStatus(status).phrase.encode())]
    lines += [b"%s: %s" % header for header in (CLOSE, *headers, (b"content-length", b"%d" % len(body)))]
    return b"\r\n".join([*lines, b"", body])


def address_of(line: asyncio.Transport) -> str:
    """The client's address; nothing where it has none."""
    peer = line.get_extra_info("peername")
    return str(peer[0]) if isinstance(peer, tuple) else ""
