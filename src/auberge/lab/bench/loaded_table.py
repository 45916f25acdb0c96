"""A table whose seats play as fast as they are answered, or one move now and then, and the wires they play over.

As little as possible is done per message, since this competes with the server for the machine: what most messages are
read for stands in a few places of their text, and only what a seat may do is decoded.
"""

import asyncio
import time
from collections.abc import Callable
from random import Random
from typing import Final, cast

import msgspec

from auberge import wire as m
from auberge.core.protocol import Seat
from auberge.lab.bench.plan import Plan, ToldView
from auberge.wire.encoding import encode

_TEXT: Final = 1
_CLOSE: Final = 8
_PING: Final = 9
_PONG: Final = 10
_NOW: Final = b'"now":{"version":'
_VIEW: Final = b'"view":'
_WAITING: Final = b',"waiting":{"kind":"'
_SEAT: Final = b'"seat":'
_SILENT: Final = b'"silent":true'
_DONE: Final = b'{"kind":"done"'
_VERSION: Final = b'"version":'
_SENT_AWAY: Final = (b'{"kind":"refused"', b'{"kind":"closing"')
_ASKS: Final = frozenset({b"decide", b"throw", b"confirm"})  # what the table waits for a person to do
_ENDS: Final = frozenset({b"over", b"stopped"})
_AT_PATH: Final = "unix:"  # before the path of a server that has no address
_MOST_UNREAD: Final = 50  # messages

_told_view: Final[msgspec.json.Decoder[ToldView]] = msgspec.json.Decoder(ToldView)


class Sight:
    """What a seat was told last, read as far as its player needs it."""

    def __init__(self) -> None:
        self.version = -1  # nothing yet
        self._unread: Final[list[tuple[bytes, int]]] = []  # messages, and where in each the table stands as it is now
        self._is_read = False
        self._waiting = b""
        self._waiting_seat = -1
        self._silent = False  # the table answers for the seat that is asked
        self._moves: tuple[msgspec.Raw, ...] = ()

    def see(self, frame: bytes, now: int) -> None:
        """The seat is told how the table is now."""
        self.version = _number(frame, now + len(_NOW))
        self._unread.append((frame, now))
        self._is_read = False
        if len(self._unread) > _MOST_UNREAD:
            self.moves()

    @property
    def waiting(self) -> bytes:
        """What the table waits for."""
        self._read()
        return self._waiting

    def is_asked(self, seat: int) -> bool:
        """Whether this seat is to act, as far as it knows, and the table does not do it for the seat."""
        self._read()
        return self._waiting_seat == seat and self._waiting in _ASKS and not self._silent

    def _read(self) -> None:
        if self._is_read or not self._unread:
            return
        self._is_read = True
        frame, _ = self._unread[-1]
        kind = frame.rindex(_WAITING) + len(_WAITING)
        end = frame.index(b'"', kind)
        self._waiting = frame[kind:end]
        self._waiting_seat = _number(frame, frame.index(_SEAT, end) + len(_SEAT))
        self._silent = frame.find(_SILENT, end) >= 0

    def moves(self) -> tuple[msgspec.Raw, ...]:
        """What the seat may do: what it was told last of that, as it is left out where it is as before."""
        self._read()
        for frame, now in reversed(self._unread):
            moves = _told_view.decode(frame[frame.index(_VIEW, now) + len(_VIEW) : frame.rindex(_WAITING)]).moves
            if moves is not None:
                self._moves = moves
                break
        self._unread.clear()
        return self._moves


def _number(text: bytes, start: int) -> int:
    """The number that begins there, of a place at the table or more."""
    if text[start] == 45:  # "-": nobody's place
        return -1
    number = 0
    while 48 <= text[start] <= 57:
        number = 10 * number + text[start] - 48
        start += 1
    return number


class LoadedTable:
    """One table. Its people open another when the game is over."""

    def __init__(self, plan: Plan, number: int, count: Callable[[float], None], refused: Callable[[], None]) -> None:
        self._plan: Final = plan
        self._server: Final = plan.servers[number % len(plan.servers)]
        self._hidden: Final = plan.hidden
        self._chance: Final = Random(number)
        self._count: Final = count
        self._refused: Final = refused
        self._wires: list[Wire] = []
        self._seats: list[Sight] = []
        self._said_at = 0.0
        self._next_at = 0.0  # when a move is due, if they are made at some pace
        self._done = 0  # the version of the last intent; -1 while it is under way
        self._intents = 0
        self._begins = False  # said that the game may begin
        self._over: Final = asyncio.Event()
        self._is_over = False
        self._game = 0  # the number of the game that is played
        self.began: Final = asyncio.Event()  # the first move of the first game is done

    async def play(self) -> None:
        """Plays table after table until it is cancelled."""
        while True:
            await self._open()
            await self._over.wait()
            for wire in self._wires:
                wire.close()

    async def _open(self) -> None:
        plan = self._plan
        wish = m.OpenTable(plan.game, (m.SeatOrder("link"),) * plan.seats, start_seat=Seat(0))
        opened = msgspec.json.decode(await post(self._server, "/api/tables", encode(wish)), type=m.TableOpened)
        self._over.clear()
        self._is_over = False
        self._game += 1
        self._seats = [Sight() for _ in range(plan.seats)]
        self._wires = []
        self._done, self._said_at, self._begins = 0, 0.0, False
        for seat in range(plan.seats):
            wire = Wire(self, self._game, seat, f"/ws/tables/{opened.table.id}")
            await wire.connect(self._server)
            self._wires.append(wire)
        for wire, secret in zip(self._wires, opened.secrets, strict=True):
            await wire.opened.wait()
            wire.say(encode(m.Hello((secret or "",), changes=True)))

    def hear(self, game: int, seat: int, frame: bytes) -> None:
        """A seat is told something."""
        if game != self._game or self._is_over:
            return
        now = frame.find(_NOW)
        if now >= 0:
            self._seats[seat].see(frame, now)
        elif frame.startswith(_DONE):
            self._done = int(frame[frame.rindex(_VERSION) + len(_VERSION) : -1])
        elif frame.startswith(_SENT_AWAY):
            self._refused()
            self._end()
            return
        if self._done < 0:
            return
        least = 0 if self._hidden else self._done
        for sight in self._seats:
            if sight.version < least:
                return
        self._go_on()

    def _go_on(self) -> None:
        waiting = self._seats[0].waiting
        if waiting == b"gather":
            if not self._begins:
                self._begins = True
                self._wires[0].say(encode(m.Begin("begin", Seat(0))))
            return
        seat = self._asked()
        if seat < 0 and waiting not in _ENDS:
            return  # the table goes on by itself
        if self._said_at:
            self._count(self._said_at)
            self.began.set()
        if seat < 0:
            self._end()
            return
        self._done = -1
        if self._plan.pace:
            asyncio.get_running_loop().call_later(self._pause(), self._say, seat, self._game)
        else:
            self._say(seat, self._game)

    def _end(self) -> None:
        self._is_over = True
        self._over.set()

    def _asked(self) -> int:
        """The seat that is to act; -1 for none."""
        for seat, sight in enumerate(self._seats):
            if sight.is_asked(seat):
                return seat
        return -1

    def _pause(self) -> float:
        """How long it is until the next move is due; tables do not begin together."""
        now, pace = time.perf_counter(), self._plan.pace
        self._next_at = max(self._next_at + pace, now) if self._next_at else now + self._chance.random() * pace
        return self._next_at - now

    def _say(self, seat: int, game: int) -> None:
        if game != self._game or self._is_over:
            return
        self._intents += 1
        said = self._intent(f"i{self._intents}", Seat(seat), self._seats[seat])
        self._said_at = time.perf_counter()
        self._wires[seat].say(encode(said))

    def _intent(self, name: str, seat: Seat, sight: Sight) -> m.Act | m.Proceed:
        if sight.waiting != b"decide":
            return m.Proceed(name, sight.version, seat)
        return m.Act(name, sight.version, seat, self._chance.choice(sight.moves()))


class Wire:
    """A WebSocket in its plainest form: whole text frames out, whole frames in (an `asyncio.Protocol`)."""

    def __init__(self, table: LoadedTable, game: int, seat: int, path: str) -> None:
        self._table: Final = table
        self._game: Final = game
        self._seat: Final = seat
        self._path: Final = path
        self.opened: Final = asyncio.Event()
        self._is_open = False
        self._rest = b""  # of what came, the beginning of a frame
        self._transport: asyncio.Transport | None = None

    async def connect(self, server: str) -> None:
        """Goes to a server."""
        loop, path, port = asyncio.get_running_loop(), path_of(server), port_of(server)
        if path:
            await loop.create_unix_connection(self.itself, path)
        else:
            await loop.create_connection(self.itself, "127.0.0.1", port)

    def itself(self) -> asyncio.BaseProtocol:
        """As asyncio takes it: a compiled class cannot say that it is one."""
        return cast(asyncio.BaseProtocol, self)

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Asks for the WebSocket."""
        self._transport = cast(asyncio.Transport, transport)  # uvloop's is none by name
        self._transport.write(
            f"GET {self._path} HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )

    def connection_lost(self, problem: Exception | None) -> None:
        """Nothing more comes."""

    def eof_received(self) -> None:
        """Nothing more comes."""

    def pause_writing(self) -> None:
        """What is said is short, and there is little of it."""

    def resume_writing(self) -> None:
        """What is said is short, and there is little of it."""

    def data_received(self, data: bytes) -> None:
        """Hands on every whole frame."""
        if self._rest:
            data = self._rest + data
        start = 0 if self._is_open else self._after_head(data)
        while start >= 0:
            end = self._frame(data, start)
            if end < 0:
                break
            start = end
        self._rest = data[max(0, start) :]

    def _after_head(self, data: bytes) -> int:
        """Where frames begin after the answer to our request; -1 as long as it is not all there."""
        head, found, _ = data.partition(b"\r\n\r\n")
        if not found:
            return -1
        if not head.startswith(b"HTTP/1.1 101"):
            raise ConnectionError(head.decode("latin-1"))
        self._is_open = True
        self.opened.set()
        return len(head) + len(found)

    def _frame(self, data: bytes, at: int) -> int:
        """Hands on the frame that begins there, and says where it ends; -1 if it is not all there."""
        if len(data) < at + 2:
            return -1
        start, size = at + 2, data[at + 1] & 0x7F
        if size > 125:
            start = at + (4 if size == 126 else 10)
            size = int.from_bytes(data[at + 2 : start], "big")  # of too few bytes too little: it is not all there
        end = start + size
        if len(data) < end:
            return -1
        kind = data[at] & 0x0F
        if kind == _TEXT:
            self._table.hear(self._game, self._seat, data[start:end])
        elif kind == _PING:
            self._send(_PONG, data[start:end])
        return end

    def say(self, text: bytes) -> None:
        """Sends a message."""
        self._send(_TEXT, text)

    def _send(self, kind: int, body: bytes) -> None:
        """A frame is masked with zeros, which leaves it as it is."""
        assert self._transport is not None
        size = len(body)
        length = bytes((0x80 | size,)) if size < 126 else b"\xfe" + size.to_bytes(2, "big")
        self._transport.write(b"".join((bytes((0x80 | kind,)), length, b"\0\0\0\0", body)))

    def close(self) -> None:
        """Goes, politely."""
        if self._transport is not None:
            self._send(_CLOSE, b"")
            self._transport.close()


def path_of(server: str) -> str:
    """The path at which a server listens; none if it has an address."""
    return server.removeprefix(_AT_PATH) if server.startswith(_AT_PATH) else ""


def port_of(server: str) -> int:
    """The port of a server that has an address; 0 if it listens at a path."""
    return 0 if server.startswith(_AT_PATH) else int(server.rstrip("/").rpartition(":")[2])


async def post(server: str, path: str, body: bytes) -> bytes:
    """One HTTP request; ConnectionError if it is not answered with success."""
    at = path_of(server)
    opened = asyncio.open_unix_connection(at) if at else asyncio.open_connection("127.0.0.1", port_of(server))
    reader, writer = await opened
    writer.write(
        f"POST {path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Type: application/json\r\n"
        f"Content-Length: {len(body)}\r\n\r\n".encode()
        + body
    )
    head, _, answer = (await reader.read()).partition(b"\r\n\r\n")
    writer.close()
    if b" 201 " not in head[:20] and b" 200 " not in head[:20]:
        raise ConnectionError(head.decode("latin-1"))
    return answer
