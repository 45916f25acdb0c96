"""Runs the server: listens, tells where, opens the browser if asked, stops gracefully."""

import asyncio
import contextlib
import gc
import logging
import os
import platform
import socket
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Final

from auberge import __version__, build
from auberge.core.errors import AubergeError
from auberge.server.access.hosts import means_this_machine
from auberge.server.access.proxies import Proxies
from auberge.server.app import App, make_app
from auberge.server.http.page import PAGE
from auberge.server.lan.consent import LanConsent, consent_in
from auberge.server.lan.lan_access import EVERYWHERE, LanAccess, bind, url_of
from auberge.server.lan.open_browser import open_page
from auberge.server.settings import LOOPBACK, Settings, database_url
from auberge.server.socket.http_server import HttpServer
from auberge.server.socket.open_connections import OpenConnections
from auberge.server.unix_socket import listening_at

if sys.platform != "win32":
    import resource

    import uvloop

log: Final = logging.getLogger("auberge.lifecycle")
_LOOK_TICKS: Final = 50  # tenths of a second
_SPARE_FILES: Final = 200  # open files beside connections: the storage, the bots, the logs


def most_lines(settings: Settings) -> int:
    """How many connections may be open: those at tables, as many requests and people on their way in, and not more than
    the system lets us have files."""
    wanted = 2 * settings.connections
    if sys.platform == "win32":
        return wanted
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft < wanted + _SPARE_FILES:
        soft = wanted + _SPARE_FILES if hard == resource.RLIM_INFINITY else min(hard, wanted + _SPARE_FILES)
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
    return max(1, min(wanted, soft - _SPARE_FILES))


def make_server(
    settings: Settings,
    database: str,
    *,
    page: Path | None = None,
    answer: LanConsent | None = None,
    started: Callable[[], None] = lambda: None,
) -> "Server":
    """The server with everything it runs; `started` is called once it listens."""
    lan_access = LanAccess(settings, answer)
    app = make_app(settings, database, page or PAGE, lan_access)
    proxies = Proxies(settings.trusted_proxies, at_path=bool(settings.socket))
    lines = OpenConnections(most_lines(settings), 2 * settings.connections_per_address, proxies)
    return Server(app, settings, lines, lan_access, started)


Tell = Callable[[str, LanAccess], None]


def say_nothing(_here: str, _lan_access: LanAccess) -> None:
    """Prints no addresses: where the log is JSON they are in it, and lines of text would be in its way."""


def serve(settings: Settings, folder: Path, *, tell: Tell, open_browser: bool = False) -> None:
    """Serves until it is stopped by a signal. `tell` is told, once the table is open, its address on this machine and
    the access by other devices, which knows how others come in."""
    with listening_at(settings) as listening:
        here = address_of(settings, listening)

        def opened(server: "Server") -> None:
            tell(here, server.lan_access)
            if open_browser and not settings.socket:
                open_page(here)

        serve_at(listening, settings, folder, opened)


def address_of(settings: Settings, listening: socket.socket) -> str:
    """Where the page is on this machine."""
    if settings.socket:
        return f"unix:{settings.socket}"
    near = not settings.host or means_this_machine(settings.host) or settings.host in EVERYWHERE
    return f"{url_of('localhost' if near else settings.host, listening.getsockname()[1])}{settings.base_path}/"


def port_of(listening: socket.socket) -> int:
    """The port of a socket; 0 where it has none."""
    name = listening.getsockname()
    return int(name[1]) if isinstance(name, tuple) else 0


def serve_at(listening: socket.socket, settings: Settings, folder: Path, opened: Callable[["Server"], None]) -> None:
    """Serves whoever comes there until a signal stops it; `opened` is called once it does."""

    def started() -> None:
        gc.freeze()
        opened(server)

    server = make_server(settings, database_url(settings, folder), answer=consent_in(folder), started=started)
    sys.setswitchinterval(0.0005)
    gc.set_threshold(20_000, 20, 100)
    loop = None if sys.platform == "win32" else uvloop.new_event_loop
    with contextlib.suppress(KeyboardInterrupt), asyncio.Runner(loop_factory=loop) as runner:
        runner.run(server.serve(sockets=[listening]))


class Server(HttpServer):
    """Says when it has started; takes leave of everybody before it hangs up."""

    def __init__(
        self, app: App, settings: Settings, lines: OpenConnections, lan_access: LanAccess, started: Callable[[], None]
    ) -> None:
        super().__init__(app.answer, settings, lines)
        self._settings = settings
        self._tables = app.tables
        self.lan_access = lan_access
        self._tell_started = started
        self._figures: socket.socket | None = None

    async def serve(self, sockets: list[socket.socket]) -> None:
        """Serves until it is told to stop. StorageFailed at once if there is nowhere to store, BadSetup if the port for
        the figures is taken."""
        settings = self._settings
        port = settings.metrics_port
        if port and settings.metrics_token:
            self._figures = bind(LOOPBACK, port)
        log.info("start", extra=self._about())
        try:
            await self._tables.storage.claim(shared=True)
            await self._tables.storage.open()
        except AubergeError:
            await self._tables.storage.close()
            raise
        await super().serve(sockets)

    async def startup(self, sockets: list[socket.socket]) -> None:
        """Starts, then says so."""
        await super().startup(sockets)
        await self.lan_access.start(self, port_of(sockets[0]))
        if self._figures is not None:
            await self.listen(self._figures)
        addresses = (address_of(self._settings, sockets[0]), *self.lan_access.reach().addresses)
        log.info("ready", extra={"pid": os.getpid(), "addresses": " ".join(addresses)})
        self._tell_started()

    def _about(self) -> dict[str, object]:
        """What a person who reads the log needs to know about this process."""
        return {
            "pid": os.getpid(),
            "version": __version__,
            "engine": "compiled" if build.is_compiled() else "plain",
            "python": platform.python_version(),
            "database": self._tables.storage.place,
        }

    async def on_tick(self, ticks: int) -> None:
        """Ten times a second."""
        if ticks % _LOOK_TICKS == 0:
            await self.lan_access.look_again()

    async def shutdown(self) -> None:
        """Takes in no one more; everything said so far becomes durable and is told; then the connections end."""
        log.info("stopping", extra={"pid": os.getpid()})
        self.close_doors()
        await self._tables.stop()
        await super().shutdown()
        log.info("stopped", extra={"pid": os.getpid()})
