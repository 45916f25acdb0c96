"""The server is killed (SIGKILL) again and again under load: nothing acknowledged is lost, nothing acts twice."""

import asyncio
import os
import signal
import sys
from asyncio.subprocess import PIPE, Process
from pathlib import Path
from random import Random

from auberge.bench.server import GENEROUS
from auberge.server.storage import storage_at
from tests.server.load_clients import Party, Person, compare

KILLS = int(os.environ.get("AUBERGE_KILLS") or (60 if os.environ.get("AUBERGE_EXAMPLES") == "deep" else 5))
EARLY = 5  # each so many: killed while it opens
PARTIES = 6
LEAST = 20  # intents acknowledged by a server before it is killed
# A server with everything imported that opens when it is told to: what is killed here is the work, not the imports.
_SERVER = "import sys, auberge.server.__main__ as server; sys.stdin.readline(); raise SystemExit(server.main())"


class Servers:
    """One server at a time, and the next one in the wings."""

    def __init__(self, folder: Path, database: str) -> None:
        self.port = 1  # nobody listens there
        self._folder = folder
        self._database = database
        self._next: Process | None = None

    async def prepare(self) -> None:
        """Has the next server imported."""
        generous = dict.fromkeys(GENEROUS, "1000000")
        own = {"DATA_DIR": str(self._folder), "DATABASE": self._database, "PORT": "0", "BOT_WORKERS": "1", **generous}
        environ = {**os.environ, **{f"AUBERGE_{name}": value for name, value in own.items()}}
        with (self._folder / "log").open("ab") as log:
            self._next = await asyncio.create_subprocess_exec(
                sys.executable, "-P", "-c", _SERVER, stdin=PIPE, stdout=PIPE, stderr=log, env=environ
            )

    async def begin(self) -> Process:
        """Opens the next server and has another one prepared; returns before it listens."""
        if self._next is None:
            await self.prepare()
        server = self._next
        assert server is not None
        assert server.stdin is not None
        server.stdin.write(b"go\n")
        await self.prepare()
        return server

    async def listening(self, server: Process) -> None:
        """Waits until it says where it listens."""
        assert server.stdout is not None
        line = (await server.stdout.readline()).decode()
        self.port = int(line.rstrip("/\n").rpartition(":")[2])

    async def end(self) -> None:
        if self._next is not None:
            self._next.kill()
            await self._next.wait()


async def _kill_again_and_again(servers: Servers, parties: list[Party], chance: Random) -> None:
    """Kills each server after a number of acknowledged intents, not of seconds: a slow machine proves as much."""
    for number in range(KILLS):
        server = await servers.begin()
        if number % EARLY == EARLY - 1:
            await asyncio.sleep(chance.random() * 0.2)
        else:
            await servers.listening(server)
            await _acknowledged(parties, chance.randrange(LEAST, 120))
            await asyncio.sleep(chance.random() * 0.02)  # at any moment between two intents
        server.kill()
        await server.wait()


async def _acknowledged(parties: list[Party], more: int) -> None:
    """Waits until so many more intents were acknowledged."""
    goal = _done(parties) + more
    async with asyncio.timeout(30):
        while _done(parties) < goal:
            await asyncio.sleep(0.005)


def _done(parties: list[Party]) -> int:
    return sum(len(person.done) for party in parties for person in party.people)


async def _story(folder: Path, database: str) -> list[Person]:
    servers = Servers(folder, database)
    parties = [Party(number, bot=number % 3 == 2) for number in range(PARTIES)]
    playing = [asyncio.create_task(party.play(lambda: servers.port)) for party in parties]
    try:
        await _kill_again_and_again(servers, parties, Random(5))
        last = await servers.begin()
        await servers.listening(last)
        await _acknowledged(parties, 100)
        failed = [task for task in playing if task.done()]
        last.terminate()
        assert await last.wait() in (0, -signal.SIGTERM)
    finally:
        await servers.end()
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
    for task in failed:
        task.result()
    return [person for party in parties for person in party.people]


def test_nothing_acknowledged_is_lost_and_nothing_acts_twice(tmp_path: Path, database: str) -> None:
    people = asyncio.run(_story(tmp_path, database))
    rows = asyncio.run(_compare_all(database, people))
    log = (tmp_path / "log").read_text()
    assert '"level":"error"' not in log, log[-3000:]
    assert sum(person.said_again for person in people) >= KILLS
    assert sum(len(person.done) for person in people) >= LEAST * (KILLS - KILLS // EARLY)
    print(
        f"{KILLS} kills, {rows} rows, {sum(len(person.done) for person in people)} intents acknowledged, "
        f"{sum(person.said_again for person in people)} said again, {len({person.table for person in people})} tables"
    )


async def _compare_all(database: str, people: list[Person]) -> int:
    storage = storage_at(database)
    await storage.open()
    rows = 0
    for table in sorted({person.table for person in people}):
        rows += await compare([person for person in people if person.table == table], storage)
    await storage.close()
    return rows
