"""Two servers on one PostgreSQL, one after the other killed (SIGKILL) under load: people come back to the other one,
and nothing acknowledged is lost, nothing acts twice, and everyone is told everything in order.
"""

import asyncio
import os
import signal
from asyncio.subprocess import Process
from pathlib import Path
from random import Random

from tests.postgres import Postgres
from tests.server.load_clients import Party, Person, acknowledged, compare_all
from tests.server.test_kill_loop import LEAST, PARTIES, Servers, counts

KILLS = int(os.environ.get("AUBERGE_KILLS") or 2)
BOTH = 10  # each so many: both at once


class Two:
    """Two servers, each replaced when it is killed; people come to either."""

    def __init__(self, folder: Path, database: str, chance: Random) -> None:
        self._servers = Servers(folder, database)
        self._chance = chance
        self._ports = [1, 1]
        self._running: list[Process] = []

    def port(self) -> int:
        """Where somebody comes in: there is no telling where."""
        return self._chance.choice(self._ports)

    async def start(self, place: int) -> None:
        server = await self._servers.begin()
        self._running[place:] = [server, *self._running[place + 1 :]]
        self._ports[place] = await self._servers.listening(server)

    async def kill(self, *places: int) -> None:
        for place in places:
            self._running[place].kill()
            await self._running[place].wait()
        for place in places:
            await self.start(place)

    async def end(self) -> None:
        await self._servers.end()
        for server in self._running:
            if server.returncode is None:
                server.terminate()
                assert await server.wait() in (0, -signal.SIGTERM)


async def _story(folder: Path, database: str) -> list[Person]:
    chance = Random(7)
    two = Two(folder, database, chance)
    parties = [Party(number, bot=number % 3 == 2) for number in range(PARTIES)]
    for place in (0, 1):
        await two.start(place)
    playing = [asyncio.create_task(party.play(two.port)) for party in parties]
    try:
        for number in range(KILLS):
            await acknowledged(parties, chance.randrange(LEAST, 120))
            await asyncio.sleep(chance.random() * 0.02)  # at any moment between two intents
            await two.kill(*((0, 1) if number % BOTH == BOTH - 1 else (number % 2,)))
        await acknowledged(parties, 100)
        failed = [task for task in playing if task.done()]
    finally:
        await two.end()
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
    for task in failed:
        task.result()
    return [person for party in parties for person in party.people]


def test_a_server_that_is_killed_costs_its_people_a_reconnect_and_nobody_a_move(
    tmp_path: Path, shared_postgres: Postgres
) -> None:
    database = shared_postgres.new_url()
    people = asyncio.run(_story(tmp_path, database))
    rows = asyncio.run(compare_all(database, people))
    print(f"two servers, {KILLS} kills, {rows} rows, {counts(people)}")
    log = (tmp_path / "log").read_text()
    assert " ERROR " not in log, log[-3000:]
    assert sum(len(person.done) for person in people) >= LEAST * KILLS
