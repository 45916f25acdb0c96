"""Litestar's types as we use them: no users, no sessions, no shared state; and our extension of ASGI."""

from collections.abc import Callable
from typing import Final, cast
from urllib.parse import urlsplit

from litestar import Request, WebSocket
from litestar.datastructures import State

from auberge.server.addresses import read_address
from auberge.server.hosts import means_this_machine

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
Socket = WebSocket[object, object, State]


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
    return cast("Write | None", _shortcut(socket).get("write"))


def hear_by(socket: Socket, hear: Hear | None) -> None:
    """Has messages heard as they arrive, where the server that runs us offers that; or no longer."""
    offered = cast("HearBy | None", _shortcut(socket).get("hear_by"))
    if offered is not None:
        offered(hear)


def _shortcut(socket: Socket) -> dict[str, object]:
    return cast("dict[str, object]", (socket.scope.get("extensions") or {}).get(SHORTCUT, {}))
