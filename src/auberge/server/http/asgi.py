"""Litestar's types as we use them: no users, no sessions, no shared state; WebSockets, and our sockets."""

from collections.abc import Callable
from typing import Final, Protocol
from urllib.parse import urlsplit

from litestar import Request
from litestar.datastructures import State

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

SOCKET: Final = "auberge.socket"  # the extension: the `Socket` itself
Hear = Callable[[bytes], float]  # takes a message; returns for how many seconds the next one has to wait

HttpRequest = Request[object, object, State]


class Gone(Exception):
    """The browser has hung up."""


class Socket(Protocol):
    """A WebSocket as our server hands it to the application. Only ASGI's refusals go by ASGI."""

    def accept(self) -> None:
        """Lets the browser in: it is to say hello."""

    async def first(self) -> bytes:
        """The first message. TimeoutError if it does not come in time, Gone if the browser goes before."""

    def hurry(self) -> None:
        """The hello does not come in time."""

    def listen(self, hear: Hear, reads_again: Callable[[], None]) -> None:
        """From now on calls `hear` with each message, and `reads_again` when writing is possible again."""

    def write(self, texts: tuple[bytes, ...]) -> bool:
        """Writes messages at one go. False if they have to wait, or will never be read: then nothing is written."""

    def close(self, code: int) -> None:
        """Sends a close frame, after which no message is taken any more."""

    def end(self) -> None:
        """Takes no message any more; a last one may still be written for a short while."""

    async def over(self) -> None:
        """Waits until no message is taken any more."""

    async def lost(self) -> None:
        """Waits until the connection has ended."""


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
