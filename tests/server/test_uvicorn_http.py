"""Which names of libraries the server leans on that stand in no manual, and what to do when one of them breaks."""

import ast
import asyncio
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Final, cast

import pytest
import websockets.http11
from litestar.types import ASGIApp
from websockets.server import ServerProtocol

import auberge.server
from auberge.server.access.proxies import Proxies
from auberge.server.http.asgi import SOCKET, Socket
from auberge.server.settings import Settings
from auberge.server.socket.http_server import HttpServer
from auberge.server.socket.open_connections import OpenConnections
from auberge.server.socket.uvicorn_http import http_speaker
from tests.server.wireless import FakeLine

SERVER: Final = Path(auberge.server.__file__).parent
ONLY: Final = "uvicorn_http.py"
UNDOCUMENTED: Final = {"H11Protocol", "ServerState", "config", "server_state", "app_state"}
ADVICE: Final = (
    "uvicorn has changed a name that stands in no manual (see `uvicorn_http.py`). Look in its change log for what now"
    " makes its HTTP protocol; the fewest lines change there. Until then, put an upper bound on uvicorn in"
    " pyproject.toml: the last version that the scheduled workflow passed with."
)
_GET: Final = b"GET /here?x=1 HTTP/1.1\r\nHost: localhost\r\n"
_SHAKE: Final = b"Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: x\r\n"


def _modules() -> Iterator[tuple[str, ast.Module]]:
    for path in sorted(SERVER.rglob("*.py")):
        yield path.name, ast.parse(path.read_text(encoding="utf-8"))


def test_one_module_knows_uvicorn() -> None:
    for name, module in _modules():
        for node in ast.walk(module):
            found = [each.name for each in node.names] if isinstance(node, ast.Import) else []
            if isinstance(node, ast.ImportFrom) and node.module:
                found = [node.module]
            wanted = [each for each in found if each.split(".")[0] in ("uvicorn", "h11", "httptools")]
            assert name == ONLY or not wanted, (name, wanted)


def test_nothing_private_of_a_library_is_used() -> None:
    for name, module in _modules():
        for node in ast.walk(module):
            if isinstance(node, ast.ImportFrom) and node.module and not node.module.startswith("auberge"):
                private = [each.name for each in node.names if each.name.startswith("_") and each.name != "__version__"]
                parts = [each for each in node.module.split(".") if each.startswith("_") and each != "__future__"]
                assert not private + parts, (name, node.module, private)


def test_the_undocumented_names_are_these_five() -> None:
    """All that the one module imports, and hands over by keyword, beside `uvicorn.Config` and its settings."""
    module = ast.parse((SERVER / "socket" / ONLY).read_text(encoding="utf-8"))
    found = set()
    for node in ast.walk(module):
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("uvicorn"):
            found |= {each.name for each in node.names} - {"Config"}
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "H11Protocol":
            found |= {each.arg or "" for each in node.keywords}
    assert found == UNDOCUMENTED


class _Socket(asyncio.Protocol):
    """What `ws=` names: notes how it is made, and what it is told first."""

    made: Final[list["_Socket"]] = []

    def __init__(self, *, app_state: Mapping[str, object], **_: object) -> None:
        self.state: Final = app_state
        self.line: asyncio.BaseTransport | None = None
        self.heard = b""
        self.made.append(self)

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.line = transport

    def data_received(self, data: bytes) -> None:
        self.heard += data


async def _spoken(data: bytes) -> tuple[FakeLine, list[Mapping[str, object]]]:
    """A connection on which this was sent, and what the application was asked."""
    asked: list[Mapping[str, object]] = []

    async def app(scope: Mapping[str, object], _receive: object, _send: object) -> None:
        asked.append(scope)
        await asyncio.sleep(10)

    speak = http_speaker(cast(ASGIApp, app), _Socket, keep_alive=5, most_bytes=1000)
    line = FakeLine(speak({"auberge.door": "the door"}), "10.0.0.1")
    line.say(data)
    await asyncio.sleep(0)
    return line, asked


def test_uvicorn_makes_http_as_we_expect() -> None:
    try:
        _, (scope,) = asyncio.run(_spoken(_GET + b"\r\n"))
    except (ImportError, TypeError, ValueError) as problem:
        pytest.fail(f"{ADVICE} ({problem})")
    assert scope["path"] == "/here", ADVICE
    assert cast("dict[str, object]", scope["state"])["auberge.door"] == "the door", ADVICE


def test_uvicorn_makes_a_socket_as_we_expect() -> None:
    """With the state of its connection; it is told of the line, then the request, then it is the line's protocol."""
    _Socket.made.clear()
    line, asked = asyncio.run(_spoken(_GET + _SHAKE + b"\r\n"))
    assert not asked, ADVICE
    assert len(_Socket.made) == 1, ADVICE
    socket = _Socket.made[0]
    assert socket.state["auberge.door"] == "the door", ADVICE
    assert socket.line is line, ADVICE
    assert socket.heard.startswith(b"GET /here?x=1 HTTP/1.1\r\n"), ADVICE
    assert socket.heard.endswith(b"\r\n\r\n"), ADVICE
    assert line.get_protocol() is socket, ADVICE


def test_uvicorn_refuses_by_writing_and_closing() -> None:
    """By this a door sees that bytes are no request (`Door.write`, `Door.close`)."""
    line, asked = asyncio.run(_spoken(b"no request\r\n\r\n"))
    assert not asked, ADVICE
    assert line.told, ADVICE
    assert line.is_closing(), ADVICE


def test_what_is_used_of_websockets_is_there() -> None:
    """All of it stands in its manual (reference, Sans-I/O): if a name goes, its change log says what took its place."""
    used = "receive_data events_received data_to_send accept send_response send_close send_ping fail state"
    for name in used.split():
        assert name in {*dir(ServerProtocol), *vars(ServerProtocol())}, name
    assert {"path", "headers"} <= set(websockets.http11.Request.__dataclass_fields__)


def test_a_conversation_can_be_emptied() -> None:
    """It refers to itself, and leaves the memory at once only if what it holds is taken from it."""
    conversation = ServerProtocol()
    vars(conversation).clear()
    assert not vars(conversation)


def test_a_message_is_heard_before_the_next_turn_of_the_loop() -> None:
    """There is one way to hear, not a fast one and a slow one to fall back to."""
    heard: list[bytes] = []

    def hear(text: bytes) -> float:
        heard.append(text)
        return 0.0

    async def app(scope: Mapping[str, object], _receive: object, _send: object) -> None:
        socket = cast(Socket, cast("dict[str, object]", scope["extensions"])[SOCKET])
        socket.accept()
        heard.append(await socket.first())
        socket.listen(hear, lambda: None)
        await socket.lost()

    async def story() -> None:
        server = HttpServer(cast(ASGIApp, app), Settings(), OpenConnections(9, 9, Proxies(())))
        line = FakeLine(server.meet(), "10.0.0.1")
        line.say(_GET + _SHAKE.replace(b"Key: x", b"Key: dGhlIHNhbXBsZSBub25jZQ==") + b"\r\n")
        await asyncio.sleep(0)
        assert line.told.startswith(b"HTTP/1.1 101 "), line.told
        hello = b"\x81\x85\x00\x00\x00\x00hello"
        line.say(hello)
        await asyncio.sleep(0)
        line.resume_reading()
        await asyncio.sleep(0)
        line.say(hello)
        assert heard == [b"hello", b"hello"], "without another turn"
        line.hang_up()
        await asyncio.sleep(0.01)

    asyncio.run(story())
