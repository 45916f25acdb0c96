"""Whatever bytes come, and whichever client stops reading: every open connection is in a phase that ends, and belongs
to one protocol.

Drives the whole server, from its doors to the tables, under a clock of its own.
"""

import asyncio
from collections.abc import Coroutine
from contextlib import ExitStack
from typing import Any, Final

import msgspec
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule
from websockets.frames import Frame, Opcode

from auberge import wire as m
from auberge.server.access.proxies import Proxies
from auberge.server.app import make_app
from auberge.server.socket.http_server import HttpServer
from auberge.server.socket.open_connections import OpenConnections
from auberge.server.socket.phases import Phase, Phased
from tests.server.wire import HERE, LINK, encode
from tests.server.wireless import FakeLine
from tests.tape import server as tape
from tests.tape.asgi import Lifespan, ask
from tests.tape.clock import TapeLoop

SETTINGS: Final = msgspec.structs.replace(tape.SETTINGS, line_bytes=500, header_bytes=2000, body_bytes=5000, headers=20)
LONGEST: Final = 60.0  # seconds of any phase
FOREVER: Final = 300.0  # after which a client that does nothing has gone
HOST: Final = b"Host: localhost\r\n"
SHAKE: Final = (
    b"Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
)
PLAIN: Final = (
    b"GET /healthz HTTP/1.1\r\n" + HOST + b"\r\n",
    b"GET /healthz HTTP/1.0\r\n" + HOST + b"\r\n",
    b"GET /api/games HTTP/1.1\r\n" + HOST + b"\r\n",
    b"POST /api/tables HTTP/1.1\r\nContent-Type: application/json\r\n" + HOST + b"Content-Length: 5\r\n\r\n12345",
    b"POST /api/tables HTTP/1.1\r\n" + HOST + b"Content-Length: 9000\r\n\r\n" + b"x" * 6000,
    b"POST /api/tables HTTP/1.1\r\n" + HOST + b"Transfer-Encoding: chunked\r\n\r\n5\r\n12345\r\n",
    b"0\r\n\r\n",
    b"GET / HTTP/1.1\r\nUpgrade: h2c\r\nConnection: Upgrade\r\n" + HOST + b"\r\n",
    b"GET /" + b"a" * 600 + b" HTTP/1.1\r\n" + HOST,
    b"X-A: " + b"a" * 3000,
    b"Connection: close\r\n",
    b"BREW\r\n\r\n",
    b"\r\n",
)


def frame(opcode: Opcode, data: bytes, *, fin: bool = True) -> bytes:
    return Frame(opcode, data, fin=fin).serialize(mask=True)


def shake(path: str) -> bytes:
    return b"GET " + path.encode() + b" HTTP/1.1\r\n" + HOST


FRAMES: Final = (
    frame(Opcode.TEXT, encode(m.Ping())),
    frame(Opcode.TEXT, encode(m.Ping())) * 40,
    frame(Opcode.TEXT, b"\xff"),
    frame(Opcode.BINARY, b"x"),
    frame(Opcode.TEXT, b'{"kind"', fin=False),
    frame(Opcode.CONT, b':"ping"}'),
    frame(Opcode.CONT, b"", fin=False) * 100,
    frame(Opcode.PING, b"there?"),
    frame(Opcode.PONG, b"") * 60,
    frame(Opcode.CLOSE, b""),
    b"\x81",
    b"\x81\xff\x00\x00\x00\x00\x00\xff\xff\xff",
    b"\xff\xff",
)


class Connections(RuleBasedStateMachine):
    """People come, say what they like, stop reading and go."""

    def __init__(self) -> None:
        super().__init__()
        self.all: list[FakeLine] = []
        self.stack = ExitStack()
        self.loop = TapeLoop()
        asyncio.set_event_loop(self.loop)

    def run(self, work: Coroutine[Any, Any, Any]) -> Any:
        return self.loop.run_until_complete(work)

    @initialize()
    def begin(self) -> None:
        self.stack.enter_context(tape.fixed(self.loop, tape.Shelf(), "connections"))
        self.lines = OpenConnections(12, 8, Proxies(()))
        self.run(self._begin())

    async def _begin(self) -> None:
        app = make_app(SETTINGS, "sqlite:///nowhere")
        self.lifespan = Lifespan(app.answer)  # type: ignore[arg-type]
        await self.lifespan.start()
        self.server = HttpServer(app.answer, SETTINGS, self.lines)
        wish = {"game": "saint_malo", "seats": [{"holder": each.holder} for each in (HERE, LINK)]}
        _, body = await ask(app.answer, "POST", "/api/tables", wish)  # type: ignore[arg-type]
        opened = msgspec.json.decode(body, type=m.TableOpened)
        self.path = f"/ws/tables/{opened.table.id}"
        self.hello = frame(Opcode.TEXT, encode(m.Hello((opened.secrets[0] or "",))))
        self.look = frame(Opcode.TEXT, b'{"kind":"look","seat":0}')

    def teardown(self) -> None:
        if hasattr(self, "server"):
            self.run(self._end())
        self.stack.close()
        asyncio.set_event_loop(None)
        self.loop.close()

    async def _end(self) -> None:
        await asyncio.sleep(FOREVER)
        left = [(line.phase, line.ends_at) for line in self.lines if isinstance(line, Phased)]
        assert not left, "a client that does nothing has gone"
        assert all(line.is_lost for line in self.all)
        await self.lifespan.stop()

    async def _do(self) -> None:
        for _ in range(30):
            await asyncio.sleep(0)

    # --- what people do -------------------------------------------------------------------------------------------

    def any(self, number: int) -> FakeLine | None:
        here = [line for line in self.all if not line.is_lost]
        return here[-1 - number % len(here)] if here else None

    @rule(address=st.sampled_from(["10.0.0.1", "10.0.0.2", "2001:db8::1", "2001:db8::2"]))
    def come(self, address: str) -> None:
        async def work() -> None:
            self.all.append(FakeLine(self.server.meet(), address))
            await self._do()

        self.run(work())

    @rule(data=st.sampled_from(PLAIN), reads=st.booleans())
    def come_and_ask(self, data: bytes, reads: bool) -> None:
        async def work() -> None:
            line = FakeLine(self.server.meet(), "10.0.0.1")
            line.reads = reads
            self.all.append(line)
            line.say(data)
            await self._do()

        self.run(work())

    @rule(address=st.sampled_from(["10.0.0.1", "2001:db8::1"]), hello=st.booleans())
    def come_to_the_table(self, address: str, hello: bool) -> None:
        async def work() -> None:
            line = FakeLine(self.server.meet(), address)
            self.all.append(line)
            line.say(shake(self.path) + SHAKE + b"\r\n" + (self.hello if hello else b""))
            await self._do()

        self.run(work())

    @rule(number=st.integers(0, 20), data=st.sampled_from(PLAIN + FRAMES) | st.binary(max_size=20))
    def say(self, number: int, data: bytes) -> None:
        self._say(number, data)

    @rule(
        number=st.integers(0, 20),
        which=st.sampled_from(["hello", "look", "table", "nowhere", "bad"]),
        often=st.integers(1, 9),
    )
    def say_at_a_table(self, number: int, which: str, often: int) -> None:
        self._say(
            number,
            {
                "hello": self.hello,
                "look": self.look * 100,
                "table": shake(self.path) + SHAKE + b"\r\n",
                "nowhere": shake("/ws/nowhere") + SHAKE + b"\r\n",
                "bad": shake(self.path) + SHAKE[:-10] + b"\r\n\r\n",
            }[which]
            * often,
        )

    @rule(number=st.integers(0, 20), data=st.sampled_from(PLAIN), cut=st.integers(1, 60))
    def say_a_part(self, number: int, data: bytes, cut: int) -> None:
        self._say(number, data[:cut])

    def _say(self, number: int, data: bytes) -> None:
        async def work() -> None:
            line = self.any(number)
            if line is not None:
                line.say(data)
            await self._do()

        self.run(work())

    @rule(number=st.integers(0, 20), what=st.sampled_from(["stop", "on", "gone", "broken"]))
    def read_or_go(self, number: int, what: str) -> None:
        async def work() -> None:
            line = self.any(number)
            if line is not None:
                match what:
                    case "stop":
                        line.stop_reading()
                    case "on":
                        line.read_on()
                    case "gone":
                        line.hang_up()
                    case _:
                        line.hang_up(ConnectionResetError())
            await self._do()

        self.run(work())

    @rule(seconds=st.sampled_from([0.1, 0.6, 2.1, 5.1, 10.1, 21.0, 41.0, 61.0]))
    def wait(self, seconds: float) -> None:
        self.run(asyncio.sleep(seconds))

    # --- what holds -----------------------------------------------------------------------------------------------

    @invariant()
    def every_connection_has_a_phase_that_ends_and_an_owner(self) -> None:
        now = self.loop.time()
        registered: set[object] = set(self.lines) if hasattr(self, "lines") else set()
        for line in self.all:
            owner = line.get_protocol()
            assert isinstance(owner, Phased)
            if line.is_lost:
                assert (owner.phase, owner.ends_at) == (Phase.GONE, None)
                assert owner not in registered
                continue
            assert owner.phase is not Phase.GONE
            assert owner.ends_at is not None
            assert now < owner.ends_at <= now + LONGEST, owner.phase
            assert owner in registered or line.is_closing()
        assert len(registered) <= len([line for line in self.all if not line.is_lost])


Connections.TestCase.settings = settings(
    max_examples=25, stateful_step_count=30, deadline=None, suppress_health_check=list(HealthCheck)
)
TestConnections = Connections.TestCase
