"""A balancer finds the server that has a table, as docs/how-to/postgresql.md sets it up, and the next when it dies."""

import asyncio
import time
from collections.abc import Sequence
from pathlib import Path
from random import Random

import pytest

from auberge.client.lobby import Opened, open_table
from tests.postgres import Postgres
from tests.server.balanced import BALANCERS, PATIENCE, Machine, balanced, machines
from tests.server.wire import Browser, Refusal, play_on

TABLES = 6
HOST = "games.example.org"


def _come(port: int, opened: Opened, tries: int = 1) -> Browser:
    """Comes in through the balancer, trying again as a page would."""
    for left in range(tries, 0, -1):
        try:
            browser = Browser(port, opened.table.id, host=HOST)
        except Refusal as refused:
            if refused.status not in (502, 503) or left == 1:
                raise
            time.sleep(0.1)
        else:
            assert opened.seats[0] is not None
            browser.hello(opened.seats[0].secret)
            return browser
    raise AssertionError("no try is left")


def _play(address: str, owner: Machine) -> list[tuple[Opened, int]]:
    """Has one server own all tables, then comes to each through the balancer; how far they have come."""
    port = int(address.rpartition(":")[2])
    tables = [open_table(f"http://127.0.0.1:{owner.port}", "saint_malo", ["link", "random"]) for _ in range(TABLES)]
    for opened in tables:
        _come(owner.port, opened).wire.close()
    return [(opened, _play_some(port, opened)) for opened in tables]


def _play_some(port: int, opened: Opened, tries: int = 1) -> int:
    with _come(port, opened, tries) as browser:
        if browser.waiting[0] == "gather":
            browser.begin()
        play_on([(0, browser)], Random(3), most=3)
        return browser.version


def _play_on(address: str, played: Sequence[tuple[Opened, int]]) -> None:
    port = int(address.rpartition(":")[2])
    for opened, version in played:
        assert _play_some(port, opened, tries=100) > version


@pytest.mark.parametrize("balancer", BALANCERS)
def test_a_balancer_finds_the_owner_and_the_next_one_when_it_is_killed(
    tmp_path: Path, shared_postgres: Postgres, balancer: str
) -> None:
    async def story() -> None:
        async with machines(tmp_path, shared_postgres.new_url()) as ours, asyncio.timeout(PATIENCE):
            with balanced(balancer, tmp_path, ours) as address:
                for owner in ours:
                    played = await asyncio.to_thread(_play, address, owner)
                await ours[-1].kill()
                await asyncio.to_thread(_play_on, address, played)

    asyncio.run(story())
