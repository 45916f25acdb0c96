"""Runs the server: listens, tells where, opens the browser if asked, stops gracefully."""

import asyncio
import contextlib
import gc
import importlib.util
import socket
import sys
import webbrowser
from collections.abc import Callable
from pathlib import Path
from typing import Final

import uvicorn

from auberge.core.errors import AubergeError, BadSetup
from auberge.server.addresses import Proxies
from auberge.server.app import make_app
from auberge.server.bounded import BoundedConfig, BoundedHttp, BoundedWebSocket
from auberge.server.lines import Lines
from auberge.server.logs import write_logs
from auberge.server.routes.page import PAGE
from auberge.server.settings import Settings, database_url
from auberge.server.tables import Tables

if sys.platform != "win32":
    import resource

_SWEEP_TICKS: Final = 50  # tenths of a second
_SPARE_FILES: Final = 200  # open files beside connections: the storage, the bots, the logs


def bind(settings: Settings) -> socket.socket:
    """The socket to listen on. BadSetup if the place is taken."""
    with contextlib.ExitStack() as undo:
        try:
            found = socket.getaddrinfo(settings.host, settings.port, type=socket.SOCK_STREAM)[0]
            listening = undo.enter_context(socket.socket(*found[:3]))  # with its protocol: nothing is sent with delay
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            listening.bind(found[4])
        except OSError as problem:
            place = f"{settings.host}:{settings.port}"
            raise BadSetup("server-cannot-listen", place=place, problem=problem.strerror or str(problem)) from problem
        undo.pop_all()
        return listening


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
    settings: Settings, database: str, *, page: Path | None = None, started: Callable[[], None] = lambda: None
) -> "Server":
    """The server with everything it runs; `started` is called once it listens."""
    app = make_app(settings, database, page or PAGE)
    config = BoundedConfig(
        app,
        loop="uvloop" if importlib.util.find_spec("uvloop") else "asyncio",
        http=BoundedHttp,
        ws=BoundedWebSocket,
        ws_per_message_deflate=False,
        ws_max_size=max(65_536, settings.message_bytes),
        access_log=False,
        log_config=None,
        log_level="warning",
        backlog=4096,
        timeout_graceful_shutdown=5,
        timeout_keep_alive=settings.keep_alive_seconds,
        server_header=False,
        proxy_headers=False,  # the guard reads them
    )
    config.settings = settings
    config.lines = Lines(most_lines(settings), 2 * settings.connections_per_address, Proxies(settings.trusted_proxies))
    return Server(config, app.state.tables, started)


def serve(settings: Settings, folder: Path, *, open_browser: bool = False, tell: Callable[[str], None] = print) -> None:
    """Serves until it is stopped by a signal. `tell` is told the address once the table is open."""
    write_logs()
    with bind(settings) as listening:
        port = listening.getsockname()[1]
        shown = "localhost" if settings.host in ("127.0.0.1", "::1", "0.0.0.0", "::") else settings.host
        address = f"http://{shown}:{port}/"
        database = database_url(settings, folder)
        server = make_server(settings, database, started=lambda: _opened(address, open_browser, tell))
        sys.setswitchinterval(0.0005)
        gc.set_threshold(20_000, 20, 100)
        loop = server.config.get_loop_factory()
        with contextlib.suppress(KeyboardInterrupt), asyncio.Runner(loop_factory=loop) as runner:
            runner.run(server.serve(sockets=[listening]))


def _opened(address: str, open_browser: bool, tell: Callable[[str], None]) -> None:
    gc.freeze()
    tell(address)
    if open_browser:
        webbrowser.open(address)


class Server(uvicorn.Server):
    """Says when it has started; takes leave of everybody before it hangs up."""

    def __init__(self, config: uvicorn.Config, tables: Tables, started: Callable[[], None]) -> None:
        super().__init__(config)
        self._tables = tables
        self._tell_started = started
        self._ending: set[object] = set()

    async def serve(self, sockets: list[socket.socket] | None = None) -> None:
        """Serves until it is told to stop. StorageFailed at once if there is nowhere to store."""
        try:
            await self._tables.storage.claim()
            await self._tables.storage.open()
        except AubergeError:
            await self._tables.storage.close()
            raise
        await super().serve(sockets)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Starts, then says so."""
        await super().startup(sockets)
        if self.started:
            self._tell_started()

    async def on_tick(self, counter: int) -> bool:
        """Ten times a second."""
        if counter % _SWEEP_TICKS == 0:
            self._sweep()
        return await super().on_tick(counter)

    def _sweep(self) -> None:
        """Cuts connections that have been ending for long because the other side does not read the rest."""
        connections = self.server_state.connections
        ending = {each for each in connections if each.transport is not None and each.transport.is_closing()}
        for each in ending & self._ending:
            each.transport.abort()
        self._ending = set(ending)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Everything said so far becomes durable and is told, then the connections end."""
        await self._tables.stop()
        await super().shutdown(sockets)
