"""Listens: takes connections in, each by a door, from the application's start to its end."""

import asyncio
import contextlib
import logging
import signal
import socket
import threading
import time
from collections.abc import AsyncIterator, Iterator
from types import FrameType
from typing import Any, Final, cast

from litestar.types import ASGIApp

from auberge.server.settings import Settings
from auberge.server.socket.door import Door, Entrance
from auberge.server.socket.open_connections import OpenConnections
from auberge.server.socket.table_socket import TableSocket
from auberge.server.socket.uvicorn_http import http_speaker
from auberge.server.socket.watched import Watched

log: Final = logging.getLogger("auberge.lifecycle")
_TICK_SECONDS: Final = 0.1
_LEAVE_SECONDS: Final = 5.0  # for answers under way, and goodbyes
_BACKLOG: Final = 4096
_ENDING: Final = ("SIGINT", "SIGTERM", "SIGBREAK", "SIGHUP")  # as far as the system has them


class HttpServer:
    """Serves an application until `should_exit`."""

    def __init__(self, app: ASGIApp, settings: Settings, lines: OpenConnections) -> None:
        self._app: Final = app
        self._lines: Final = lines
        self._watched: Final = Watched(app)
        speak_http = http_speaker(
            cast(ASGIApp, self._watched),
            TableSocket,
            keep_alive=settings.keep_alive_seconds,
            most_bytes=settings.line_bytes + settings.header_bytes,
        )
        self._entrance: Final = Entrance(settings, lines, app, speak_http)
        self._listening: Final[dict[socket.socket, asyncio.Server]] = {}
        self.started = False
        self.should_exit = False
        self.is_hurried = False  # does not wait for clients to go

    async def serve(self, sockets: list[socket.socket]) -> None:
        """Serves clients at these sockets until it is to exit, or a signal comes."""
        with _ended_by_signals(self):
            async with _lifespan(self._app):
                await self.startup(sockets)
                ticks = 0
                while not self.should_exit:
                    await self.on_tick(ticks)
                    await asyncio.sleep(_TICK_SECONDS)
                    ticks += 1
                await self.shutdown()

    async def startup(self, sockets: list[socket.socket]) -> None:
        """Begins to listen."""
        for at in sockets:
            await self.listen(at)
        self.started = True

    async def on_tick(self, ticks: int) -> None:
        """Ten times a second."""

    async def listen(self, at: socket.socket) -> None:
        """Takes in clients there too."""
        loop = asyncio.get_running_loop()
        self._listening[at] = await loop.create_server(self.meet, sock=at, backlog=_BACKLOG)

    def meet(self) -> Door:
        """A door for one more client."""
        return Door(self._entrance)

    def leave(self, at: socket.socket) -> None:
        """Listens there no more, and takes leave of who came in there."""
        place = at.getsockname()[:2]
        self._listening.pop(at).close()
        for line in self._lines:
            if isinstance(line.place, tuple) and line.place[:2] == place:
                line.take_leave()

    def close_doors(self) -> None:
        """Listens nowhere any more."""
        for at, server in self._listening.items():
            server.close()
            at.close()
        self._listening.clear()

    async def shutdown(self) -> None:
        """Takes leave of everybody, and waits a while for them to go."""
        self.close_doors()
        for line in self._lines:
            try:
                line.take_leave()
            except Exception:  # what goes wrong with one connection does not keep the others from it
                log.exception("connection not closed in order")
                line.cut()
        limit = time.monotonic() + _LEAVE_SECONDS
        while (len(self._lines) or self._watched.tasks) and time.monotonic() < limit and not self.is_hurried:
            await asyncio.sleep(_TICK_SECONDS / 5)
        for line in self._lines:
            line.cut()
        for task in self._watched.tasks:
            task.cancel()


@contextlib.asynccontextmanager
async def _lifespan(app: ASGIApp) -> AsyncIterator[None]:
    """From the start of an application to its end, as ASGI has it. Raises what goes wrong at the start."""
    said: asyncio.Queue[Any] = asyncio.Queue()
    told: asyncio.Queue[Any] = asyncio.Queue()
    scope: Any = {"type": "lifespan", "asgi": {"version": "3.0", "spec_version": "2.0"}, "state": {}}
    running = asyncio.ensure_future(app(scope, said.get, told.put))

    async def go(what: str) -> None:
        said.put_nowait({"type": f"lifespan.{what}"})
        answer = asyncio.ensure_future(told.get())
        await asyncio.wait({answer, running}, return_when=asyncio.FIRST_COMPLETED)
        if not answer.done() or answer.result()["type"] != f"lifespan.{what}.complete":
            answer.cancel()
            await running
            raise RuntimeError(what)

    await go("startup")
    try:
        yield
    finally:
        await go("shutdown")
        await running


@contextlib.contextmanager
def _ended_by_signals(server: HttpServer) -> Iterator[None]:
    """A signal that would end us lets the server stop first, and is sent once more afterwards; a second interrupt
    hurries it. Closing the terminal stops it as politely, unless it is to go on then (`nohup`)."""
    if threading.current_thread() is not threading.main_thread():  # others hear no signals
        yield
        return
    caught: list[int] = []

    def end(number: int, _: FrameType | None) -> None:
        server.is_hurried |= server.should_exit and number == signal.SIGINT
        server.should_exit = True
        if number != getattr(signal, "SIGHUP", None):
            caught.append(number)

    numbers = [getattr(signal, name) for name in _ENDING if hasattr(signal, name)]
    heard = [each for each in numbers if not _is_ignored_hangup(each)]
    before = {number: signal.signal(number, end) for number in heard}
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
    for number in reversed(caught):
        signal.raise_signal(number)


def _is_ignored_hangup(number: int) -> bool:
    return number == getattr(signal, "SIGHUP", None) and signal.getsignal(number) is not signal.SIG_DFL
