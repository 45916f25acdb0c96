"""The server is killed (SIGKILL) again and again under load: nothing acknowledged is lost, nothing acts twice."""

import asyncio
import os
import signal
import sys
from asyncio.subprocess import PIPE, Process
from pathlib import Path
from random import Random

from auberge.lab.bench.server import GENEROUS
from tests.server.load_clients import Party, Person, acknowledged, compare_all

KILLS = int(os.environ.get("AUBERGE_KILLS") or (60 if os.environ.get("AUBERGE_EXAMPLES") == "deep" else 3))
EARLY = 3  # each so many: killed while it opens
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
        own = {
            "DATA_DIR": str(self._folder),
            "DATABASE": self._database,
            "PORT": "0",
            "BOT_WORKERS": "1",
            **generous,
        }
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

    async def listening(self, server: Process) -> int:
        """Waits until it says where it listens; its port."""
        assert server.stdout is not None
        line = (await server.stdout.readline()).decode()
        self.port = int(line.rstrip("/\n").rpartition(":")[2])
        return self.port

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
            await acknowledged(parties, chance.randrange(LEAST, 120))
            await asyncio.sleep(chance.random() * 0.02)  # at any moment between two intents
        server.kill()
        await server.wait()


async def _story(folder: Path, database: str) -> list[Person]:
    servers = Servers(folder, database)
    parties = [Party(number, bot=number % 3 == 2) for number in range(PARTIES)]
    playing = [asyncio.create_task(party.play(lambda: servers.port)) for party in parties]
    try:
        await _kill_again_and_again(servers, parties, Random(5))
        last = await servers.begin()
        await servers.listening(last)
        await acknowledged(parties, 100)
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
    rows = asyncio.run(compare_all(database, people))
    log = (tmp_path / "log").read_text()
    assert " ERROR " not in log, log[-3000:]
    assert sum(person.said_again for person in people) >= KILLS
    assert sum(len(person.done) for person in people) >= LEAST * (KILLS - KILLS // EARLY)
    print(f"{KILLS} kills, {rows} rows, {counts(people)}")


def counts(people: list[Person]) -> str:
    """What came of it."""
    done, again = sum(len(person.done) for person in people), sum(person.said_again for person in people)
    return f"{done} intents acknowledged, {again} said again, {len({person.table for person in people})} tables"
