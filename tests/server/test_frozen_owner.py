"""A server that was frozen (SIGSTOP) while another one took its tables: what it does when it thaws is not stored."""

import asyncio
import signal
from pathlib import Path
from random import Random

import pytest

from auberge import wire as m
from auberge.client.lobby import open_table
from auberge.core.protocol import Seat
from auberge.table.storage_contract import Storage
from tests.postgres import Postgres
from tests.server.balanced import PATIENCE, Machine, machines
from tests.server.stored import with_storage_at
from tests.server.wire import Browser, Refusal, new_id, play_on

CUT_OWNERS = (  # the locks of tables have one number, those of servers two
    "SELECT pg_terminate_backend(pid) FROM pg_locks WHERE locktype = 'advisory' AND objsubid = 1 AND granted"
)
LATE = "Too Late"


def _come(machine: Machine, table: str, secret: str) -> Browser:
    """Comes in as soon as this server has the table."""
    while True:
        try:
            browser = Browser(machine.port, table)
        except Refusal as refused:
            if refused.status != 502:
                raise
        else:
            browser.hello(secret)
            return browser


def _play_while_frozen(frozen: Machine, other: Machine, postgres: Postgres) -> tuple[str, str]:
    """Has a table change hands while its owner is frozen; the table, and the intent that was said to the frozen one."""
    opened = open_table(f"http://127.0.0.1:{frozen.port}", "saint_malo", ["link", "random"])
    assert opened.seats[0] is not None
    table, secret = opened.table.id, opened.seats[0].secret
    with _come(frozen, table, secret) as late:
        late.begin()
        play_on([(0, late)], Random(3), most=3)
        frozen.send(signal.SIGSTOP)
        try:
            said = m.Rename(new_id(), Seat(0), LATE)
            late.say(said)  # it reaches its socket, and is read when it thaws
            postgres.sql(CUT_OWNERS)
            with _come(other, table, secret) as back:
                play_on([(0, back)], Random(3), most=5)
                frozen.send(signal.SIGCONT)
                told, _ = late.to_the_end()
                play_on([(0, back)], Random(3), most=3)
        finally:
            frozen.send(signal.SIGCONT)
    assert told[-1] == m.Closing(m.Problem("server-elsewhere"))
    assert not [word for word in told if isinstance(word, m.Done | m.Refused) and word.id == said.id]
    with pytest.raises(Refusal) as refused:
        Browser(frozen.port, table)
    assert refused.value.status == 502
    return table, said.id


def test_an_owner_that_thaws_stores_nothing_and_sends_its_people_on(tmp_path: Path, shared_postgres: Postgres) -> None:
    database = shared_postgres.new_url()

    async def story() -> tuple[str, str]:
        async with machines(tmp_path, database) as (frozen, other), asyncio.timeout(PATIENCE):
            return await asyncio.to_thread(_play_while_frozen, frozen, other, shared_postgres)

    table, late = asyncio.run(story())

    async def check(storage: Storage) -> None:
        rows = await storage.rows(table)
        assert [row.number for row in rows] == list(range(1, len(rows) + 1))
        assert not [row for row in rows if row.intent == late or row.text == LATE]

    with_storage_at(database, check)
