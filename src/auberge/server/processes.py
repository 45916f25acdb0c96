"""Several server processes behind one address: a parent binds it, starts them, and starts anew what has ended.

They share the tables in PostgreSQL. SIGHUP has them replaced one by one, each once its successor serves.
"""

import asyncio
import contextlib
import logging
import os
import signal
import socket
import sys
import time
from asyncio.subprocess import PIPE, Process
from collections.abc import Callable
from pathlib import Path
from typing import Final

import msgspec

import auberge
from auberge.core.errors import BadSetup
from auberge.server.lan.lan_access import LanAccess
from auberge.server.lan.open_browser import open_page
from auberge.server.logs import write_logs
from auberge.server.serve import Server, Tell, address_of, port_of, serve_at
from auberge.server.serve import serve as serve_alone
from auberge.server.settings import LOOPBACK, Settings, database_url
from auberge.server.storage import storage_at
from auberge.server.unix_socket import listening_at

log: Final = logging.getLogger("auberge.processes")
_BACKLOG: Final = 4096  # people who come while no process takes them in
_READY_SECONDS: Final = 60.0
_SOONEST, _LATEST = 0.5, 30.0  # seconds before a process that ended soon is started anew, more each time
_LONG_SECONDS: Final = 30.0  # a process that lasted so long was well
_READY: Final = b"ready\n"
_OF_AN_ADDRESS: Final = (
    "requests_per_minute", "message_burst_per_address", "tables_per_hour", "tables_per_hour_per_address",
    "connections_per_address",
)  # fmt: skip


class Orders(msgspec.Struct, frozen=True):
    """What a process is told by its parent: in its first line, since a database's address may hold a password."""

    settings: Settings
    folder: str
    listening: int  # the file descriptor


def serve(settings: Settings, folder: Path, *, tell: Tell, open_browser: bool = False) -> None:
    """Serves as `serve.serve` does, in as many processes as are set. BadSetup if there can be but one."""
    if settings.processes <= 1:
        serve_alone(settings, folder, tell=tell, open_browser=open_browser)
        return
    settings = msgspec.structs.replace(settings, host=settings.host or LOOPBACK)
    if sys.platform == "win32":
        raise BadSetup("server-processes-system")
    asyncio.run(_prepare(database_url(settings, folder)))
    with listening_at(settings) as listening:
        listening.listen(_BACKLOG)
        here = address_of(settings, listening)

        def opened() -> None:
            tell(here, LanAccess(msgspec.structs.replace(settings, port=port_of(listening))))
            if open_browser and not settings.socket:
                open_page(here)

        asyncio.run(Parent(settings, folder, listening).run(opened))


async def _prepare(database: str) -> None:
    """Brings the schema up to date while no process uses it. BadSetup if processes cannot share the database."""
    storage = storage_at(database)
    try:
        if storage.sharing is None:
            raise BadSetup("server-processes-database", place=storage.place)
        await storage.open()
    finally:
        await storage.close()


def shared_out(settings: Settings, processes: int) -> Settings:
    """What one of several processes allows an address, so that all of them together allow what is set."""
    each = {name: -(-getattr(settings, name) // processes) for name in _OF_AN_ADDRESS}
    per_second = settings.messages_per_second_per_address / processes
    return msgspec.structs.replace(settings, messages_per_second_per_address=per_second, **each)


class Parent:
    """Keeps as many processes as are set."""

    def __init__(self, settings: Settings, folder: Path, listening: socket.socket) -> None:
        self._count: Final = settings.processes
        each = settings.bot_workers or max(1, settings.workers // settings.processes)
        shared = shared_out(settings, settings.processes)
        self._child: Final = msgspec.structs.replace(shared, processes=1, bot_workers=each)
        self._folder: Final = str(folder.absolute())
        self._listening: Final = listening
        self._processes: Final[list[Process | None]] = [None] * self._count
        self._stopping: Final = asyncio.Event()
        self._renewing = asyncio.Lock()

    async def run(self, opened: Callable[[], None]) -> None:
        """Serves until a signal stops it; `opened` is called once somebody is served."""
        loop = asyncio.get_running_loop()
        for stop in (signal.SIGTERM, signal.SIGINT):
            loop.add_signal_handler(stop, self._stopping.set)
        renewals: set[asyncio.Task[None]] = set()
        loop.add_signal_handler(signal.SIGHUP, lambda: renewals.add(asyncio.create_task(self._renew())))
        first = asyncio.Event()
        keeping = [asyncio.create_task(self._keep(place, first)) for place in range(self._count)]
        stopping = asyncio.create_task(self._stopping.wait())
        starting = asyncio.create_task(first.wait())
        await asyncio.wait({stopping, starting}, return_when=asyncio.FIRST_COMPLETED)
        if first.is_set():
            opened()
        await stopping
        for task in (*renewals, starting):
            task.cancel()
        for process in self._processes:
            _send(process, signal.SIGTERM)
        await asyncio.gather(*keeping, *renewals, starting, return_exceptions=True)

    def orders(self, place: int) -> Orders:
        """What the process in this place is told: its figures have a port of their own."""
        port = self._child.metrics_port
        child = msgspec.structs.replace(self._child, metrics_port=port + place if port else 0)
        return Orders(child, self._folder, self._listening.fileno())

    async def _keep(self, place: int, ready: asyncio.Event) -> None:
        """Has a process in this place, and another one when it ends."""
        pause = _SOONEST
        while not self._stopping.is_set():
            began = time.monotonic()
            process = self._processes[place] = await self._started(place)
            if process is not None:
                ready.set()
                if self._stopping.is_set():  # meanwhile
                    _send(process, signal.SIGTERM)
                await self._ended(place)
            if self._stopping.is_set():
                return
            pause = _SOONEST if time.monotonic() - began > _LONG_SECONDS else min(_LATEST, 2 * pause)
            log.error("a process has ended; another is started", extra={"place": place, "seconds": pause})
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._stopping.wait(), pause - _SOONEST)

    async def _ended(self, place: int) -> None:
        """Waits until the process in this place ends and has no successor."""
        while (process := self._processes[place]) is not None:
            await process.wait()
            if self._processes[place] is process:
                return

    async def _started(self, place: int) -> Process | None:
        """A new process that serves; None if it does not."""
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-P", "-m", "auberge.server.processes", stdin=PIPE, stdout=PIPE, env=_environment(),
            pass_fds=[self._listening.fileno()], start_new_session=True,
        )  # fmt: skip
        assert process.stdin is not None
        assert process.stdout is not None
        try:
            process.stdin.write(msgspec.json.encode(self.orders(place)) + b"\n")
            async with asyncio.timeout(_READY_SECONDS):
                said = await process.stdout.readline()
        except (OSError, TimeoutError):
            said = b""
        except asyncio.CancelledError:
            _send(process, signal.SIGTERM)
            raise
        if said == _READY:
            return process
        _send(process, signal.SIGKILL)
        await process.wait()
        return None

    async def _renew(self) -> None:
        """Replaces the processes one by one, each once its successor serves. One that cannot be replaced stays."""
        async with self._renewing:
            for place, old in enumerate(self._processes):
                new = await self._started(place)
                if new is None:
                    log.error("a new process does not serve; the old ones stay", extra={"place": place})
                    return
                self._processes[place] = new
                _send(old, signal.SIGTERM)
                if old is not None:
                    await old.wait()
            log.info("all processes are replaced")


def _send(process: Process | None, what: signal.Signals) -> None:
    if process is not None:
        with contextlib.suppress(ProcessLookupError):
            process.send_signal(what)


def _environment() -> dict[str, str]:
    """This process's own, with this very package first."""
    here = str(Path(auberge.__file__).parent.parent)
    return {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, [here, os.environ.get("PYTHONPATH")]))}


def main() -> None:
    """One of several processes: serves at the socket it is given, until a signal, or until its parent has ended."""
    orders = msgspec.json.decode(sys.stdin.buffer.readline(), type=Orders)

    def opened(server: Server) -> None:
        def parent_ended() -> None:
            server.should_exit = True
            asyncio.get_running_loop().remove_reader(sys.stdin)

        asyncio.get_running_loop().add_reader(sys.stdin, parent_ended)
        sys.stdout.buffer.write(_READY)
        sys.stdout.flush()

    write_logs(orders.settings.log_format, orders.settings.log_level)
    with socket.socket(fileno=orders.listening) as listening:
        serve_at(listening, orders.settings, Path(orders.folder), opened)


if __name__ == "__main__":
    main()
