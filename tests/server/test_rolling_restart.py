"""Two servers behind nginx, restarted one after the other while programs play, as docs/how-to/postgresql.md says."""

import asyncio
import os
import re
import signal
import sys
import time
from asyncio.subprocess import Process
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Final

import httpx

from auberge import wire as m
from auberge.client.lobby import open_table
from auberge.client.seat import AsyncSeat
from auberge.lab.bench.server import GENEROUS
from tests.postgres import Postgres
from tests.server.web_servers import EXAMPLES, NGINX, free_port, nginx_sites, running, tool

PAGE: Final = EXAMPLES.parent / "postgresql.md"
MACHINES: Final = ("10.0.0.11:8566", "10.0.0.12:8566")
PATIENCE: Final = 120.0  # seconds: only a test that is stuck takes so long
MOVES: Final = 15  # made while a server is away


class Program:
    """Two seats of one table; they make as many moves as the test allows."""

    def __init__(self) -> None:
        self.longest_wait = 0.0  # seconds until a move that was allowed is stored
        self._allowed: Final = asyncio.Semaphore(0)
        self._made: Final = asyncio.Semaphore(0)
        self._chance: Final = Random(3)

    async def play(self, link: str) -> m.Ending | None:
        """Plays a seat to the end of the game."""
        async with AsyncSeat(link) as seat:
            async for turn in seat:
                await self._allowed.acquire()
                if await seat.play(self._chance.choice(turn.moves)):
                    self._made.release()
                else:
                    self._allowed.release()
            return seat.ending

    def allow(self, moves: int) -> None:
        """Lets this many more moves be made."""
        for _ in range(moves):
            self._allowed.release()

    async def make(self, moves: int) -> None:
        """Waits until this many more moves are stored."""
        self.allow(moves)
        async with asyncio.timeout(PATIENCE):
            for _ in range(moves):
                began = time.monotonic()
                await self._made.acquire()
                self.longest_wait = max(self.longest_wait, time.monotonic() - began)


class Machine:
    """One of the two servers; it always listens at the same port."""

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

    async def stop(self) -> None:
        """Stops it as a service manager does."""
        if self._running.returncode is None:
            self._running.terminate()
            assert await asyncio.wait_for(self._running.wait(), PATIENCE) in (0, -signal.SIGTERM)


def documented_upstream(machines: list[Machine]) -> str:
    """The configuration that the page prints for nginx, with our ports."""
    (found,) = re.findall(r"^```\n(upstream auberge .*?)^```$", PAGE.read_text(), re.DOTALL | re.MULTILINE)
    assert isinstance(found, str)
    for printed, machine in zip(MACHINES, machines, strict=True):
        assert printed in found
        found = found.replace(printed, f"127.0.0.1:{machine.port}")
    return found


@asynccontextmanager
async def behind_nginx(folder: Path, machines: list[Machine]) -> AsyncIterator[str]:
    """nginx before the two; its address. What it answered is in `access.log`."""
    port = free_port()
    sites, replaced = re.subn(r"^upstream auberge .*$", documented_upstream(machines), nginx_sites(port), flags=re.M)
    assert replaced == 1
    sites = f"log_format statuses '$status $request'; access_log {folder}/access.log statuses;\n{sites}"
    (folder / "nginx.conf").write_text(NGINX.format(folder=folder, sites=sites).replace("access_log off;", ""))
    command = [tool("nginx"), "-e", "stderr", "-p", str(folder), "-c", str(folder / "nginx.conf")]
    with running(command, port, folder / "nginx.log"):
        yield f"http://127.0.0.1:{port}"


async def _look_in(address: str) -> None:
    """A person who opens the page again and again."""
    async with httpx.AsyncClient(base_url=address, timeout=PATIENCE) as web:
        while True:
            await web.get("/api/games")
            await asyncio.sleep(0.05)


async def _story(folder: Path, database: str) -> list[m.Ending | None]:
    machines = [Machine(folder, database) for _ in MACHINES]
    programs = Program()
    others: list[asyncio.Task[None]] = []
    try:
        await asyncio.gather(*(machine.start() for machine in machines))
        async with behind_nginx(folder, machines) as address:
            opened = await asyncio.to_thread(open_table, address, "saint_malo", ["link", "link"])
            seats = [seat.link for seat in opened.seats if seat is not None]
            playing = [asyncio.create_task(programs.play(link)) for link in seats]
            others.append(asyncio.create_task(_look_in(address)))
            await programs.make(MOVES)
            for machine in machines:
                await asyncio.gather(machine.stop(), programs.make(MOVES))  # while it goes
                await programs.make(MOVES)  # while it is away: nothing waits for its return
                await asyncio.gather(machine.start(), programs.make(MOVES))
            assert not any(task.done() for task in others), others
            programs.allow(100_000)
            async with asyncio.timeout(PATIENCE):
                return await asyncio.gather(*playing)
    finally:
        for task in others:
            task.cancel()
        for machine in machines:
            await machine.stop()
        print(f"longest wait for a move: {programs.longest_wait:.2f} s")


def test_two_machines_behind_nginx_restart_one_after_the_other_and_a_game_goes_on(
    tmp_path: Path, shared_postgres: Postgres
) -> None:
    endings = asyncio.run(_story(tmp_path, shared_postgres.new_url()))
    assert None not in endings
    answers = (tmp_path / "access.log").read_text().splitlines()
    assert len(answers) > MOVES
    assert [line for line in answers if line.startswith("5")] == []
