"""Several servers on one PostgreSQL behind a balancer, with the configuration that docs/how-to/postgresql.md prints."""

import asyncio
import os
import re
import signal
import sys
from asyncio.subprocess import Process
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Final

import httpx

from auberge.lab.bench.server import GENEROUS
from tests.server.web_servers import EXAMPLES, NGINX, free_port, nginx_sites, running, tool

PAGE: Final = EXAMPLES.parent / "postgresql.md"
MACHINES: Final = ("10.0.0.11:8566", "10.0.0.12:8566")
BALANCERS: Final = ("nginx", "haproxy")
PATIENCE: Final = 120.0  # seconds: only a test that is stuck takes so long


class Machine:
    """One of the servers; it always listens at the same port."""

    def __init__(self, folder: Path, database: str) -> None:
        self.port: Final = free_port()
        own = {"DATA_DIR": str(folder), "DATABASE": database, "PORT": str(self.port), "BOT_WORKERS": "1"}
        own |= {"HOSTS": "games.example.org"} | dict.fromkeys(GENEROUS, "1000000")
        self._environ: Final = {**os.environ, **{f"AUBERGE_{name}": value for name, value in own.items()}}
        self._log: Final = folder / f"{self.port}.log"
        self._running: Process

    async def start(self) -> None:
        """Starts it and waits until it is ready."""
        command = (sys.executable, "-P", "-m", "auberge.server")
        with self._log.open("ab") as log:
            self._running = await asyncio.create_subprocess_exec(*command, stdout=log, stderr=log, env=self._environ)
        async with asyncio.timeout(PATIENCE), httpx.AsyncClient() as web:
            while not await self._is_ready(web):
                assert self._running.returncode is None, self._log.read_text()
                await asyncio.sleep(0.05)

    async def _is_ready(self, web: httpx.AsyncClient) -> bool:
        try:
            return (await web.get(f"http://127.0.0.1:{self.port}/readyz")).status_code == 200
        except httpx.TransportError:
            return False

    def send(self, what: signal.Signals) -> None:
        """Sends it a signal."""
        self._running.send_signal(what)

    async def kill(self) -> None:
        """Kills it, which leaves it no moment to do anything."""
        self._running.kill()
        await self._running.wait()

    async def stop(self) -> None:
        """Stops it as a service manager does."""
        if self._running.returncode is None:
            self._running.terminate()
            assert await asyncio.wait_for(self._running.wait(), PATIENCE) in (0, -signal.SIGTERM)

    @property
    def log(self) -> str:
        """What it has written."""
        return self._log.read_text()


@asynccontextmanager
async def machines(folder: Path, database: str, number: int = len(MACHINES)) -> AsyncIterator[list[Machine]]:
    """So many servers, started; stopped at the end."""
    found = [Machine(folder, database) for _ in range(number)]
    try:
        await asyncio.gather(*(machine.start() for machine in found))
        yield found
    finally:
        for machine in found:
            await machine.stop()


def _documented(kind: str, ours: Sequence[Machine]) -> str:
    """The configuration that the page prints for a balancer, with our ports."""
    first = {"nginx": "map", "haproxy": "defaults"}[kind]
    (found,) = re.findall(rf"^```\n({first}\b.*?)^```$", PAGE.read_text(), re.DOTALL | re.MULTILINE)
    assert isinstance(found, str)
    for printed, machine in zip(MACHINES, ours, strict=True):
        assert printed in found
        found = found.replace(printed, f"127.0.0.1:{machine.port}")
    return found


@contextmanager
def balanced(balancer: str, folder: Path, ours: Sequence[Machine]) -> Iterator[str]:
    """A balancer before the servers; its address. What nginx answered is in `access.log`."""
    port = free_port()
    command = _nginx(folder, port, ours) if balancer == "nginx" else _haproxy(folder, port, ours)
    with running(command, port, folder / "balancer.log"):
        yield f"http://127.0.0.1:{port}"


def _nginx(folder: Path, port: int, ours: Sequence[Machine]) -> list[str]:
    sites, replaced = re.subn(
        r"^upstream auberge .*$", lambda _: _documented("nginx", ours), nginx_sites(port), flags=re.M
    )
    assert replaced == 1
    sites = f"log_format statuses '$status $request'; access_log {folder}/access.log statuses;\n{sites}"
    (folder / "nginx.conf").write_text(NGINX.format(folder=folder, sites=sites).replace("access_log off;", ""))
    return [tool("nginx"), "-e", "stderr", "-p", str(folder), "-c", str(folder / "nginx.conf")]


def _haproxy(folder: Path, port: int, ours: Sequence[Machine]) -> list[str]:
    config, replaced = re.subn(r"bind .*", f"bind 127.0.0.1:{port}", _documented("haproxy", ours))
    assert replaced == 1
    (folder / "haproxy.cfg").write_text(config)
    return [tool("haproxy"), "-db", "-f", str(folder / "haproxy.cfg")]
