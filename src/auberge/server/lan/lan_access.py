"""Where other devices reach this server, and the door to the house: while it is open we listen in its network, too.

Only at addresses of private networks. Whoever wants to be reached from elsewhere sets where to listen.
"""

import asyncio
import logging
import socket
import sys
from collections.abc import Callable
from typing import Final, Protocol

from auberge import wire as m
from auberge.core.errors import BadSetup
from auberge.server.access.addresses import Address
from auberge.server.access.hosts import means_this_machine
from auberge.server.lan.consent import LanConsent
from auberge.server.lan.interfaces import is_of_a_home, own_addresses
from auberge.server.lan.local_name import MdnsName
from auberge.server.settings import Settings

log: Final = logging.getLogger("auberge.lan_access")
_NICKNAME_SECONDS: Final = 0.3  # so long the start waits for a name that others know; the page is told it later, too
EVERYWHERE: Final = {"0.0.0.0": (4,), "::": (4, 6)}  # and by which versions of IP


class Listener(Protocol):
    """What listens: the server."""

    async def listen(self, at: socket.socket) -> None:
        """Takes in whoever comes there too."""

    def leave(self, at: socket.socket) -> None:
        """Listens there no more, and takes leave of who came in there."""


def bind(host: str, port: int) -> socket.socket:
    """A socket to listen on. BadSetup if the place is taken."""
    listening: socket.socket | None = None
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        listening = socket.socket(*found[:3])  # with its protocol: nothing is sent with delay
        if sys.platform == "win32":  # where the other option would let two servers have one port
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_EXCLUSIVEADDRUSE, 1)
        else:
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if host == "::":  # IPv4 as well, also where a system would not by itself
            listening.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 0)
        listening.bind(found[4])
    except OSError as problem:
        if listening is not None:
            listening.close()
        place = f"{host}:{port}"
        raise BadSetup("server-cannot-listen", place=place, problem=problem.strerror or str(problem)) from problem
    return listening


def url_of(place: str, port: int) -> str:
    """The address of the page at a name or an address."""
    named = f"[{place}]" if ":" in place else place
    return f"http://{named}" if port == 80 else f"http://{named}:{port}"


class LanAccess:
    """The door to the house. It stays as it was set by whoever said where to listen, or stands before us."""

    def __init__(self, settings: Settings, answer: LanConsent | None = None) -> None:
        self._settings: Final = settings
        self._answer: Final = answer or LanConsent(None)
        self._mdns_name: Final = MdnsName()
        self._changing: Final = asyncio.Lock()
        self._server: Listener | None = None
        self._port = settings.port
        self._is_open = False
        self._complaint = ""  # written down once
        self.is_set: Final = bool(
            settings.host or settings.socket or settings.public_url or settings.hosts or settings.origins
        )
        self.places: Final[dict[Address, socket.socket]] = {}  # where we listen for the house
        self.on_change: Callable[[m.Reach], None] = lambda _: None

    # --- opening and closing ----------------------------------------------------------------------------------------

    async def start(self, server: Listener, port: int) -> None:
        """The server listens at its first place. The house is opened if that was the answer once."""
        self._server, self._port = server, port
        self._is_open = self._answer.given is True and not self.is_set
        await self._follow()
        self._mdns_name.look()
        if self._urls():
            self._mdns_name.wait(_NICKNAME_SECONDS)

    async def open(self) -> None:
        """Opens the house. BadSetup if that is not to be decided any more, or cannot be done."""
        await self._turn(True)

    async def close(self) -> None:
        """Only this machine is let in; whoever came from elsewhere is taken leave of. BadSetup if that is set."""
        await self._turn(False)

    async def _turn(self, to_open: bool) -> None:
        if self.is_set:
            raise BadSetup("server-house-set")
        async with self._changing:
            self._is_open = to_open
            problem = await self._follow()
            if problem is not None and not self.places:
                self._is_open = False
                raise problem
            self._answer.keep(to_open)
        self._tell()

    async def look_again(self) -> None:
        """Networks come and go while we serve: an open house is open where we are now."""
        if self._is_open:
            async with self._changing:
                before = set(self.places)
                await self._follow()
            if before != set(self.places):
                self._tell()

    async def _follow(self) -> BadSetup | None:
        """Listens where we should, and nowhere else. The problem, if there was one."""
        wanted = own_addresses(is_of_a_home) if self._is_open else ()
        for address in set(self.places).difference(wanted):
            self._listener.leave(self.places.pop(address))
        problem = None
        for address in wanted:
            if address not in self.places:
                try:
                    listening = bind(str(address), self._port)
                except BadSetup as found:
                    problem = problem or found
                else:
                    await self._listener.listen(listening)
                    self.places[address] = listening
        if problem is not None and str(problem) != self._complaint:
            log.warning("cannot listen in the house", extra=problem.values)
        self._complaint = str(problem)
        return problem

    @property
    def _listener(self) -> Listener:
        assert self._server is not None, "the server has started"
        return self._server

    def _tell(self) -> None:
        self._mdns_name.look()
        self.on_change(self.reach())

    # --- where we are reached ---------------------------------------------------------------------------------------

    def reach(self) -> m.Reach:
        """Where other devices reach us, for somebody at this machine."""
        house: m.HouseState = "set" if self.is_set else "open" if self._is_open else "closed"
        return m.Reach(self._urls(), house, self._answer.given is not None or self.is_set)

    def reach_from_afar(self) -> m.Reach:
        """What anybody else may know: where we are in public. They know the address they came by."""
        return m.Reach(self._public(), "set", True)

    def _public(self) -> tuple[str, ...]:
        page = self._settings.public_page
        return (page,) if page else ()

    def _urls(self) -> tuple[str, ...]:
        host = self._settings.host
        if self._public() or (host and means_this_machine(host)):
            return self._public()
        if host and host not in EVERYWHERE:
            return (self._page_at(host),)
        if host:
            found = own_addresses(lambda address: address.version in EVERYWHERE[host])
        else:
            found = tuple(address for address in own_addresses(is_of_a_home) if address in self.places)
        names = (*map(str, found), *self._mdns_name.resolving_to(found))
        return tuple(map(self._page_at, names))

    def _page_at(self, place: str) -> str:
        return url_of(place, self._port) + self._settings.base_path
