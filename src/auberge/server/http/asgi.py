"""Litestar's types as we use them: no users, no sessions, no shared state; WebSockets, and our extension of ASGI."""

from collections.abc import Callable
from typing import Final, cast
from urllib.parse import urlsplit

from litestar import Request
from litestar.datastructures import State
from litestar.types import Receive, Scope, Send

from auberge.server.access.addresses import read_address
from auberge.server.access.hosts import means_this_machine

_PASSED_ON: Final = (
    "x-forwarded-for",
    "x-forwarded-host",
    "x-forwarded-proto",
    "x-forwarded-prefix",
    "x-real-ip",
    "forwarded",
    "via",
)

SHORTCUT: Final = "auberge.shortcut"  # the extension: under "write" a `Write`, under "hear_by" a `HearBy`
Write = Callable[[tuple[bytes, ...]], bool]  # writes messages at once; False if that cannot be, and none is written
Hear = Callable[[bytes], bool]  # hears a message as it arrives; False if it is to be queued
HearBy = Callable[[Hear | None], None]

HttpRequest = Request[object, object, State]


class Gone(Exception):
    """The browser has hung up."""


class Socket:
    """A WebSocket. Thousands wait for hours, so it keeps little, and nothing of how the browser came here."""

    __slots__ = ("_receive", "_send", "address", "shortcut")

    def __init__(self, scope: Scope, receive: Receive, send: Send) -> None:
        client = scope["client"]
        self.address: Final = client[0] if client else ""  # as the guard has found out; nothing if nobody says
        offered = cast("dict[str, object]", scope.get("extensions") or {})
        self.shortcut: Final = cast("dict[str, object]", offered.get(SHORTCUT, {}))
        self._receive: Final = receive
        self._send: Final = send

    async def accept(self) -> None:
        """Takes the browser in."""
        await self._receive()
        await self._send({"type": "websocket.accept", "subprotocol": None, "headers": []})

    async def hear(self) -> str:
        """The next message. Gone if there will be none."""
        event = await self._receive()
        if event["type"] != "websocket.receive":
            raise Gone
        return event.get("text") or ""  # we say nothing in bytes

    async def tell(self, text: bytes) -> None:
        """Sends a message."""
        await self._send({"type": "websocket.send", "bytes": None, "text": text.decode()})

    async def close(self, code: int) -> None:
        """Hangs up."""
        await self._send({"type": "websocket.close", "code": code, "reason": ""})


def address_of(request: HttpRequest) -> str:
    """Where a request comes from, as the guard has found out; nothing if nobody says."""
    return request.client.host if request.client is not None else ""


def is_at_this_machine(request: HttpRequest) -> bool:
    """Whether a request comes from this very machine: by loopback, to a name of loopback, from a page at one if it is a
    page's, and not passed on by anybody. The guard has refused foreign names and pages already."""
    if any(name in request.headers for name in _PASSED_ON):
        return False
    address = read_address(address_of(request))
    places = [request.headers.get("host", "")]
    if "origin" in request.headers:
        places.append(urlsplit(request.headers["origin"]).netloc)
    return address is not None and address.is_loopback and all(map(means_this_machine, places))


def write_of(socket: Socket) -> Write | None:
    """How to write to a browser at once; None if the server that runs us does not offer it."""
    return cast("Write | None", socket.shortcut.get("write"))


def hear_by(socket: Socket, hear: Hear | None) -> None:
    """Has messages heard as they arrive, where the server that runs us offers that; or no longer."""
    offered = cast("HearBy | None", socket.shortcut.get("hear_by"))
    if offered is not None:
        offered(hear)
