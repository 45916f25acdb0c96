"""People who play as fast as they can, or one move now and then, to measure the server: run in a process of its own
beside it.

Each table has one intent under way. The next leaves when it is done and every seat has the view; in a game of secrets,
where some see nothing of it, when the seat that goes on has its view. As little as possible is done here per message,
since this process competes with the server for the machine.
"""

import asyncio
import sys
import time
from collections.abc import Callable
from functools import partial
from random import Random
from typing import Final, cast

import msgspec

from auberge.bench.process import children, cpu_seconds, memory_mb, own_memory_mb
from auberge.core.protocol import Seat
from auberge.server import messages as m

encode: Final = msgspec.json.Encoder().encode
_TEXT, _CLOSE, _PING, _PONG = 1, 8, 9, 10
_WRITER: Final = "row_writer.py"
_ASKS: Final = frozenset({"decide", "throw", "confirm"})  # what the table waits for a person to do
_ENDS: Final = frozenset({"over", "stopped"})


class Plan(msgspec.Struct, frozen=True):
    """What to do: where, how many tables of which game, and for how long."""

    ports: tuple[int, ...]  # of the servers, where the seats of a table sit one after the other
    game: str
    tables: int
    seats: int
    warm_up: float  # after the first move at every table
    windows: int
    seconds: float  # each window
    hidden: bool = False  # seats see different things
    pace: float = 0.0  # seconds between the moves of a table; 0: as fast as they are answered
    servers: tuple[int, ...] = ()  # the processes that are measured


class Window(msgspec.Struct, frozen=True):
    """One stretch of time: moves that were durable and seen by every seat, how long they took, and what the server had
    to do for one of them (0 where the system does not say)."""

    moves_per_second: float
    p50_ms: float
    p99_ms: float
    cpu_us: float


class Findings(msgspec.Struct, frozen=True):
    """What came of a plan. Refusals should be none: they would be moves that cost nothing."""

    windows: tuple[Window, ...]
    refused: int
    memory_mb: float


class _View(msgspec.Struct):
    moves: tuple[msgspec.Raw, ...] | None = None  # None: as before


class _Now(msgspec.Struct):
    version: int
    view: _View
    waiting: m.Waiting
    asking: m.Asking | None = None


class _Told(msgspec.Struct):
    kind: str
    now: _Now | None = None
    version: int = 0  # of an intent that is done


_told: Final = msgspec.json.Decoder(_Told)


class Wire(asyncio.Protocol):
    """A WebSocket in its plainest form: whole text frames out, whole frames in."""

    def __init__(self, path: str, hear: Callable[[bytes], None]) -> None:
        self._hear: Final = hear
        self._path: Final = path
        self.opened: Final = asyncio.Event()
        self._data = bytearray()
        self._transport: asyncio.Transport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Asks for the WebSocket."""
        self._transport = cast(asyncio.Transport, transport)  # uvloop's is none by name
        self._transport.write(
            f"GET {self._path} HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )

    def data_received(self, data: bytes) -> None:
        """Hands on every whole frame."""
        self._data += data
        if not self.opened.is_set():
            head, found, rest = bytes(self._data).partition(b"\r\n\r\n")
            if not found:
                return
            if not head.startswith(b"HTTP/1.1 101"):
                raise ConnectionError(head.decode("latin-1"))
            self._data = bytearray(rest)
            self.opened.set()
        while (frame := self._frame()) is not None:
            kind, body = frame
            if kind == _TEXT:
                self._hear(body)
            elif kind == _PING:
                self._send(_PONG, body)

    def _frame(self) -> tuple[int, bytes] | None:
        data = self._data
        if len(data) < 2:
            return None
        start, length = 2, data[1] & 0x7F
        if length > 125:
            start = 4 if length == 126 else 10
            length = int.from_bytes(data[2:start])
        if len(data) < start + length:
            return None
        kind, body = data[0] & 0x0F, bytes(data[start : start + length])
        del data[: start + length]
        return kind, body

    def say(self, text: bytes) -> None:
        """Sends a message."""
        self._send(_TEXT, text)

    def _send(self, kind: int, body: bytes) -> None:
        """A frame is masked with zeros, which leaves it as it is."""
        assert self._transport is not None
        size = len(body)
        length = bytes((0x80 | size,)) if size < 126 else bytes((0xFE,)) + size.to_bytes(2)
        self._transport.write(bytes((0x80 | kind,)) + length + bytes(4) + body)

    def close(self) -> None:
        """Goes, politely."""
        if self._transport is not None:
            self._send(_CLOSE, b"")
            self._transport.close()


class LoadedTable:
    """One table whose seats play as fast as they are answered, and open another when the game is over."""

    def __init__(self, plan: Plan, number: int, count: Callable[[float], None], refused: Callable[[], None]) -> None:
        self._plan: Final = plan
        self._chance: Final = Random(number)
        self._count: Final = count
        self._refused: Final = refused
        self._wires: list[Wire] = []
        self._nows: list[_Now | None] = []
        self._moves: Final[dict[int, tuple[msgspec.Raw, ...]]] = {}
        self._said_at = 0.0
        self._next_at = 0.0  # when a move is due, if they are made at some pace
        self._done: int | None = 0  # the version of the last intent; None while it is under way
        self._intents = 0
        self._begins = False  # said that the game may begin
        self._over = asyncio.Event()
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
        opened = msgspec.json.decode(await post(plan.ports[0], "/api/tables", encode(wish)), type=m.TableOpened)
        self._over = asyncio.Event()
        self._nows, self._wires = [None] * plan.seats, []
        self._done, self._said_at, self._begins = 0, 0.0, False
        for seat in range(plan.seats):
            wire = Wire(f"/ws/tables/{opened.table.id}", self._hearing(seat, self._over))
            port = plan.ports[seat % len(plan.ports)]
            await asyncio.get_running_loop().create_connection(partial(_same, wire), "127.0.0.1", port)
            self._wires.append(wire)
        for wire, secret in zip(self._wires, opened.secrets, strict=True):
            await wire.opened.wait()
            wire.say(encode(m.Hello((secret or "",), changes=True)))

    def _hearing(self, seat: int, over: asyncio.Event) -> Callable[[bytes], None]:
        def hear(frame: bytes) -> None:
            if not over.is_set():
                self._hear(seat, _told.decode(frame))

        return hear

    def _hear(self, seat: int, told: _Told) -> None:
        if told.now is not None:
            self._nows[seat] = told.now
            if told.now.view.moves is not None:
                self._moves[seat] = told.now.view.moves
        elif told.kind == "done":
            self._done = told.version
        elif told.kind in ("refused", "closing"):
            self._refused()
            self._over.set()
            return
        nows = [now for now in self._nows if now is not None]
        if self._done is None or len(nows) < self._plan.seats:
            return
        if self._plan.hidden or all(now.version >= self._done for now in nows):
            self._go_on(nows)

    def _go_on(self, nows: list[_Now]) -> None:
        if nows[0].waiting.kind == "gather":
            if not self._begins:
                self._begins = True
                self._wires[0].say(encode(m.Begin("begin", Seat(0))))
            return
        seat = next((seat for seat, now in enumerate(nows) if _is_asked(seat, now)), None)
        is_over = nows[0].waiting.kind in _ENDS
        if seat is None and not is_over:
            return  # the table goes on by itself
        if self._said_at:
            self._count(self._said_at)
            self.began.set()
        if seat is None:
            self._over.set()
            return
        self._done = None
        if self._plan.pace:
            asyncio.get_running_loop().call_later(self._pause(), self._say, Seat(seat), self._over)
        else:
            self._say(Seat(seat), self._over)

    def _pause(self) -> float:
        """How long it is until the next move is due; tables do not begin together."""
        now, pace = time.perf_counter(), self._plan.pace
        self._next_at = max(self._next_at + pace, now) if self._next_at else now + self._chance.random() * pace
        return self._next_at - now

    def _say(self, seat: Seat, game: asyncio.Event) -> None:
        now = self._nows[seat]
        if now is None or game is not self._over or game.is_set():
            return
        self._intents += 1
        said = self._intent(f"i{self._intents}", seat, now)
        self._said_at = time.perf_counter()
        self._wires[seat].say(encode(said))

    def _intent(self, name: str, seat: Seat, now: _Now) -> m.Act | m.Proceed:
        if now.waiting.kind != "decide":
            return m.Proceed(name, now.version, seat)
        return m.Act(name, now.version, seat, self._chance.choice(self._moves[seat]))


def _is_asked(seat: int, now: _Now) -> bool:
    """Whether this seat is to act, as far as it knows, and the table does not do it for the seat."""
    silent = now.asking is not None and now.asking.silent
    return now.waiting.seat == seat and now.waiting.kind in _ASKS and not silent


def _same(wire: Wire) -> Wire:
    return wire


async def post(port: int, path: str, body: bytes) -> bytes:
    """One HTTP request; ConnectionError if it is not answered with success."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
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


async def carry_out(plan: Plan) -> Findings:
    """Plays all the tables of a plan and measures."""
    waits: list[float] = []
    refusals: list[None] = []

    def count(said_at: float) -> None:
        waits.append(time.perf_counter() - said_at)

    def fail(_: asyncio.AbstractEventLoop, context: dict[str, object]) -> None:
        raise SystemExit(f"Error in the load: {context.get('exception') or context['message']}")

    asyncio.get_running_loop().set_exception_handler(fail)
    tables = [LoadedTable(plan, number, count, lambda: refusals.append(None)) for number in range(plan.tables)]
    windows: list[Window] = []
    async with asyncio.TaskGroup() as group:
        playing = [group.create_task(table.play()) for table in tables]
        for table in tables:
            await table.began.wait()
        await asyncio.sleep(plan.warm_up)
        for _ in range(plan.windows):
            waits.clear()
            began, used = time.perf_counter(), _used(plan)
            await asyncio.sleep(plan.seconds)
            windows.append(_window(waits, time.perf_counter() - began, _used(plan) - used))
        memory = sum(map(memory_mb, plan.servers)) + sum(map(own_memory_mb, _writers(plan)))
        for task in playing:
            task.cancel()
    return Findings(tuple(windows), len(refusals), memory)


def _used(plan: Plan) -> float:
    """Seconds of processor time that the servers have used, and the processes that write for them."""
    return sum(map(cpu_seconds, (*plan.servers, *_writers(plan))))


def _writers(plan: Plan) -> list[int]:
    """The processes that write rows for the servers."""
    return [writer for server in plan.servers for writer in children(server, _WRITER)]


def _window(waits: list[float], seconds: float, used: float) -> Window:
    ordered = sorted(waits) or [0.0]
    p50, p99 = (ordered[int(share * (len(ordered) - 1))] * 1000 for share in (0.5, 0.99))
    return Window(len(waits) / seconds, p50, p99, used / max(1, len(waits)) * 1_000_000)


def main() -> None:
    """Carries out the plan it is given as JSON and prints what it found."""
    plan = msgspec.json.decode(sys.argv[1], type=Plan)
    try:
        import uvloop
    except ImportError:
        found = asyncio.run(carry_out(plan))
    else:
        found = uvloop.run(carry_out(plan))
    print(encode(found).decode())


if __name__ == "__main__":
    main()
