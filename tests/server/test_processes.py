"""One address, several processes: a parent starts them, replaces them one by one, and starts anew what has ended."""

import asyncio
import os
import signal
import sys
from asyncio.subprocess import PIPE, Process
from pathlib import Path

import pytest

from auberge.core.errors import BadSetup
from auberge.lab.bench.server import GENEROUS
from auberge.server import processes
from auberge.server.settings import Settings
from auberge.server.storage.postgresql import PostgresStorage
from auberge.words import LANGUAGES, Words
from tests.postgres import Postgres
from tests.server.load_clients import Party, Person, acknowledged, compare_all

PATIENCE = 60.0  # seconds
FAIR = {"server-stale", "server-undo-not-possible", "server-nothing-due", "server-has-begun"}  # others were faster


def test_several_processes_need_a_database_that_can_be_shared(tmp_path: Path) -> None:
    with pytest.raises(BadSetup) as caught:
        processes.serve(Settings(port=0, processes=2), tmp_path, tell=lambda *_: None)
    assert caught.value.key == "server-processes-database"
    for language in LANGUAGES:
        assert "--processes" in Words(language, strict=True).error(caught.value)


async def _serving(folder: Path, database: str) -> tuple[Process, int]:
    own = {"DATA_DIR": str(folder), "DATABASE": database, "PORT": "0", "PROCESSES": "2", "BOT_WORKERS": "1"}
    own |= dict.fromkeys(GENEROUS, "1000000")
    environ = {**os.environ, **{f"AUBERGE_{name}": value for name, value in own.items()}}
    with (folder / "log").open("ab") as log:
        parent = await asyncio.create_subprocess_exec(
            sys.executable, "-P", "-m", "auberge.server", stdout=PIPE, stderr=log, env=environ
        )
    assert parent.stdout is not None
    line = (await parent.stdout.readline()).decode()
    return parent, int(line.rstrip("/\n").rpartition(":")[2])


async def _servers(storage: PostgresStorage, number: int, without: set[int]) -> set[int]:
    """Waits until this many serve, and none of those."""
    async with asyncio.timeout(PATIENCE):
        while len(serving := await storage.sharing.servers()) != number or serving & without:
            await asyncio.sleep(0.02)
    return serving


def _newest_child_of(pid: int) -> int:
    return int(Path(f"/proc/{pid}/task/{pid}/children").read_text().split()[-1])


async def _story(folder: Path, database: str) -> list[Person]:
    parent, port = await _serving(folder, database)
    storage = PostgresStorage(database)
    parties = [Party(number, bot=number == 2) for number in range(3)]
    playing = [asyncio.create_task(party.play(lambda: port)) for party in parties]
    try:
        first = await _servers(storage, 2, set())
        await acknowledged(parties, 20)
        parent.send_signal(signal.SIGHUP)
        second = await _servers(storage, 2, first)
        os.kill(_newest_child_of(parent.pid), signal.SIGKILL)
        await _servers(storage, 1, first)
        assert len(await _servers(storage, 2, first) & second) == 1
        await acknowledged(parties, 20)
        failed = [task for task in playing if task.done()]
        parent.terminate()
        assert await asyncio.wait_for(parent.wait(), PATIENCE) == 0
        assert await storage.sharing.servers() == set()
    finally:
        if parent.returncode is None:
            parent.kill()
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
        await storage.close()
    for task in failed:
        task.result()
    return [person for party in parties for person in party.people]


def test_all_processes_are_replaced_while_people_play_and_nothing_is_lost(
    tmp_path: Path, shared_postgres: Postgres
) -> None:
    database = shared_postgres.new_url()
    people = asyncio.run(_story(tmp_path, database))
    asyncio.run(compare_all(database, people))
    errors = [line for line in (tmp_path / "log").read_text().splitlines() if " ERROR " in line]
    assert ["a process has ended" in line for line in errors] == [True], errors
    assert {reason for person in people for reason in person.reasons} <= FAIR
