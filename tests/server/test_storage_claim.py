"""One server for one storage, on every database: a second one is refused until the first has ended, however it was."""

import asyncio
import subprocess
import sys

import pytest

from auberge.server.storage import storage_at
from auberge.table.rows import StorageFailed
from auberge.table.storage_contract import Storage
from auberge.words import Words
from tests.server.stored import a_row, with_storage_at


@pytest.fixture(autouse=True)
def _quickly(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody waits long for a server that may just have died."""
    monkeypatch.setattr("auberge.server.storage.postgresql._CLAIM_SECONDS", 0.1)
    monkeypatch.setattr("auberge.server.storage.claim._CLAIM_SECONDS", 0.1)


async def _refused(database: str) -> None:
    rival = storage_at(database)
    with pytest.raises(StorageFailed) as caught:
        await rival.claim()
    assert caught.value.key == "server-storage-taken"
    assert rival.place in Words("en", strict=True).error(caught.value)
    await rival.close()


async def _granted(storage: Storage) -> None:
    await storage.claim()


def test_two_servers_do_not_share_a_storage(database: str) -> None:
    async def story(storage: Storage) -> None:
        await storage.claim()
        await storage.claim()
        await _refused(database)
        assert await storage.append([a_row()]) == {("t", 1)}

    with_storage_at(database, story)
    with_storage_at(database, _granted)


_HOLDER = """
import asyncio, sys, time
from auberge.server.storage import storage_at

async def main():
    storage = storage_at(sys.argv[1])
    await storage.claim()
    print("mine", flush=True)
    time.sleep(60)

asyncio.run(main())
"""


def test_the_claim_of_a_server_that_was_killed_is_gone(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    command = [sys.executable, "-c", _HOLDER, database]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as holder:
        assert holder.stdout is not None
        assert holder.stdout.readline() == "mine\n"
        asyncio.run(_refused(database))
        holder.kill()
    monkeypatch.undo()  # the database may take a moment to notice
    with_storage_at(database, _granted)
