"""A browser in front of an ASGI application: requests, and WebSockets at a table, without a network."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from typing import Any, Final
from urllib.parse import unquote, urlsplit

Message = dict[str, Any]
App = Callable[[Message, Callable[[], Awaitable[Message]], Callable[[Message], Awaitable[None]]], Awaitable[None]]
_AT: Final = {"asgi": {"version": "3.0", "spec_version": "2.3"}, "http_version": "1.1", "root_path": ""}
_CALLER: Final = {"client": ("127.0.0.1", 50_000), "server": ("127.0.0.1", 8566)}


class Lifespan:
    """An application from its start to its end."""

    def __init__(self, app: App) -> None:
        self._said: Final[asyncio.Queue[Message]] = asyncio.Queue()
        self._told: Final[asyncio.Queue[Message]] = asyncio.Queue()
        scope = {"type": "lifespan", **_AT, "state": {}}
        self._run: Final = asyncio.ensure_future(app(scope, self._said.get, self._told.put))

    async def start(self) -> None:
        self._said.put_nowait({"type": "lifespan.startup"})
        answer = await self._told.get()
        assert answer["type"] == "lifespan.startup.complete", answer

    async def stop(self) -> None:
        self._said.put_nowait({"type": "lifespan.shutdown"})
        answer = await self._told.get()
        assert answer["type"] == "lifespan.shutdown.complete", answer
        await self._run


def _scope(kind: str, path: str, seats: str = "") -> Message:
    address = urlsplit(path)
    headers = [(b"host", b"127.0.0.1:8566"), (b"content-type", b"application/json")]
    if seats:
        headers.append((b"x-auberge-seats", seats.encode()))
    return {
        "type": kind,
        **_AT,
        **_CALLER,
        "scheme": "ws" if kind == "websocket" else "http",
        "path": unquote(address.path),
        "raw_path": address.path.encode(),
        "query_string": address.query.encode(),
        "headers": headers,
        "state": {},
    }


async def ask(app: App, method: str, path: str, body: object = None, seats: str = "") -> tuple[int, bytes]:
    """The status and body of an answer."""
    sent = [{"type": "http.request", "body": b"" if body is None else json.dumps(body).encode(), "more_body": False}]
    told: list[Message] = []

    async def receive() -> Message:
        if sent:
            return sent.pop()
        await asyncio.Event().wait()
        raise AssertionError

    async def send(message: Message) -> None:
        told.append(message)

    await app({**_scope("http", path, seats), "method": method}, receive, send)
    return told[0]["status"], b"".join(one.get("body", b"") for one in told[1:])


class Line:
    """A WebSocket as the server hands it to the application: every frame that came by it is kept until it is taken."""

    def __init__(self, app: App, path: str) -> None:
        self.frames: Final[list[str]] = []
        self._said: Final[list[str]] = []
        self._hear: Callable[[bytes], float] | None = None
        self._is_open = True
        self._is_heard = True
        self._changed = asyncio.Event()
        scope = {**_scope("websocket", path), "subprotocols": [], "extensions": {"auberge.socket": self}}
        self._run: Final = asyncio.ensure_future(app(scope, self._never, self._never))

    async def _never(self, *_: object) -> Any:
        raise AssertionError("the socket is past ASGI")

    def say(self, text: str) -> None:
        if self._hear is None:
            self._said.append(text)
            self._changed.set()
        else:
            self._hear(text.encode())

    async def hang_up(self) -> None:
        """The browser goes; returns when the server has noticed."""
        self._is_open = self._is_heard = False
        self._changed.set()
        await self._run

    def accept(self) -> None:
        """The browser is let in."""

    async def first(self) -> bytes:
        while not self._said:
            await self._change()
        return self._said.pop(0).encode()

    def hurry(self) -> None:
        """There is always time."""

    def listen(self, hear: Callable[[bytes], float], _reads_again: object) -> None:
        self._hear = hear

    def write(self, texts: tuple[bytes, ...]) -> bool:
        if self._is_open:
            self.frames.extend(text.decode() for text in texts)
        return self._is_open

    def close(self, code: int) -> None:
        if self._is_open:
            self.frames.append(json.dumps({"kind": "hangup", "code": code}))
        self._is_open = False
        self.end()

    def end(self) -> None:
        self._is_heard = False
        self._changed.set()

    async def over(self) -> None:
        while self._is_heard:
            await self._change()

    async def lost(self) -> None:
        while self._is_open:
            await self._change()

    async def _change(self) -> None:
        self._changed.clear()
        await self._changed.wait()
