"""Two servers behind a balancer, restarted one after the other while programs play (docs/how-to/postgresql.md)."""

import asyncio
import time
from pathlib import Path
from random import Random
from typing import Final

import httpx
import pytest

from auberge import wire as m
from auberge.client.lobby import open_table
from auberge.client.seat import AsyncSeat
from tests.postgres import Postgres
from tests.server.balanced import BALANCERS, PATIENCE, balanced, machines

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


async def _look_in(address: str) -> None:
    """A person who opens the page again and again."""
    async with httpx.AsyncClient(base_url=address, timeout=PATIENCE) as web:
        while True:
            await web.get("/api/games")
            await asyncio.sleep(0.05)


async def _story(folder: Path, database: str, balancer: str) -> list[m.Ending | None]:
    programs = Program()
    others: list[asyncio.Task[None]] = []
    async with machines(folder, database) as ours:
        with balanced(balancer, folder, ours) as address:
            opened = await asyncio.to_thread(open_table, address, "saint_malo", ["link", "link"])
            seats = [seat.link for seat in opened.seats if seat is not None]
            playing = [asyncio.create_task(programs.play(link)) for link in seats]
            others.append(asyncio.create_task(_look_in(address)))
            await programs.make(MOVES)
            for machine in ours:
                await asyncio.gather(machine.stop(), programs.make(MOVES))  # while it goes
                await programs.make(MOVES)  # while it is away: nothing waits for its return
                await asyncio.gather(machine.start(), programs.make(MOVES))
            assert not any(task.done() for task in others), others
            programs.allow(100_000)
            async with asyncio.timeout(PATIENCE):
                endings = await asyncio.gather(*playing)
            for task in others:
                task.cancel()
    print(f"longest wait for a move: {programs.longest_wait:.2f} s")
    return endings


@pytest.mark.parametrize("balancer", BALANCERS)
def test_two_machines_restart_one_after_the_other_and_a_game_goes_on(
    tmp_path: Path, shared_postgres: Postgres, balancer: str
) -> None:
    endings = asyncio.run(_story(tmp_path, shared_postgres.new_url(), balancer))
    assert None not in endings
    if balancer == "nginx":
        answers = (tmp_path / "access.log").read_text().splitlines()
        assert len(answers) > MOVES
        assert [line for line in answers if line.startswith("5")] == []
