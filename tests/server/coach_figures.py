"""What the coach costs and says, in seeded games of somebody who plays at human speed and often badly:

    python -m tests.server.coach_figures [DECISIONS] > figures.json

writes for every game how long each click waited, on which moves the coach spoke (before they were final, or
afterwards), and the processor time of the workers. Every version of the server plays the same games, so that two can
be compared.
"""

import asyncio
import json
import os
import sys
import time
from pathlib import Path
from random import Random
from statistics import median, quantiles
from typing import Any, Final

import msgspec
import pytest

from auberge import bots, games
from auberge import wire as m
from auberge.analysis.coaching import MOST_WORDS
from auberge.core.protocol import Seat
from auberge.table import coach_requests
from auberge.thinking.coach import Coach
from auberge.thinking.fair_queue import Turns
from auberge.thinking.pool import Workers
from tests.server.fake_table import FakeTable, Guest, a_stored_table
from tests.server.wire import QUICK, new_id

_CHOOSES: Final = 0.8, 3.5  # seconds somebody looks at a choice,
_GOES_ON: Final = 0.3, 1.2  # and before a throw or the end of a turn
_BADLY: Final = 0.4  # of the moves are made at random
_AFTERWARDS: Final = 5.0  # seconds until the coach has said everything
_ANSWERS: Final = m.Done, m.Refused, m.Coached


class Player:
    """Somebody at a table with one bot, who plays on whatever the coach says."""

    def __init__(self, game: str, seed: int, workers: Workers) -> None:
        self.fake: Final = FakeTable(a_stored_table(game, ("here", "bot"), seed=seed))
        self.coach: Final = Coach(workers, QUICK, Turns(1))
        if hasattr(self.fake.table, "offered"):
            self.fake.table.offered = self.coach.offer
        self.guest: Final[Guest] = self.fake.seat(0)
        self.fake.do(self.guest, m.Coach(new_id(), Seat(0), "blunders"))
        self.waits: Final[list[float]] = []
        self._chance: Final = Random(seed)
        self._bot: Final = bots.load("page")(self.fake.history.game, seed)
        self._lines: Final[dict[str, int]] = {}  # of the log, by the intent said then

    async def play(self, decisions: int) -> None:
        """So many choices, each after a while."""
        while decisions and self.fake.history.waiting.kind != "over":
            due = self.fake.history.waiting
            if due.seat != 0:
                self.fake.next([self.guest], self._chance)
            elif due.kind == "decide":
                decisions -= 1
                await asyncio.sleep(self._chance.uniform(*_CHOOSES))
                await self._say(self.fake.act(self.guest, 0, self.guest.moves()[self._choice()]))
            else:
                await asyncio.sleep(self._chance.uniform(*_GOES_ON))
                await self._say(self.fake.proceed(self.guest, 0))
        await asyncio.sleep(_AFTERWARDS)

    def _choice(self) -> int:
        """The place of a move."""
        view = self.fake.history.session.view(Seat(0))
        place, chosen = self._chance.randrange(len(view.moves)), self._bot.choose(view)
        return place if self._chance.random() < _BADLY else view.moves.index(chosen)

    async def _say(self, said: m.Act | m.Proceed) -> None:
        self._lines[said.id] = self.guest.now.step
        began, before = time.perf_counter(), len(self.guest.told)
        self.coach.hear(self.fake.table, self.guest, said)
        while (found := self._answer(before, said.id)) is None:
            await asyncio.sleep(0.002)
            if self.fake.hours.due:  # a pass in secret, which takes its time
                self.fake.hours.next()
        self.waits.append(time.perf_counter() - began)
        if isinstance(found, m.Coached):
            self.coach.hear(self.fake.table, self.guest, msgspec.structs.replace(said, sure=True))

    def _answer(self, before: int, intent: str) -> m.Told | None:
        return next((one for one in self.guest.told[before:] if isinstance(one, _ANSWERS) and one.id == intent), None)

    def words(self) -> list[tuple[int, str, bool]]:
        """The moves the coach spoke on, by the line of the log they are, and whether that was afterwards."""
        told = [one for one in self.guest.told if isinstance(one, m.Coached)]
        return [
            (
                self._lines[one.id] if one.step is None else one.step,
                bytes(one.move).decode(),
                getattr(one, "afterwards", False),
            )
            for one in told
        ]


def _processor(workers: Workers) -> float:
    """Seconds the workers have used so far."""
    used = 0
    for worker in workers._alive:
        fields = Path(f"/proc/{worker.pid}/stat").read_text().rpartition(")")[2].split()
        used += int(fields[11]) + int(fields[12])
    return used / os.sysconf("SC_CLK_TCK")


async def figures(game: str, seed: int, decisions: int) -> dict[str, Any]:
    """One game."""
    workers = Workers(2, 5.0, nice=0)
    await workers.start()
    try:
        while workers._ready.qsize() < workers._count:
            await asyncio.sleep(0.1)
        before, player = _processor(workers), Player(game, seed, workers)
        await player.play(decisions)
        used = _processor(workers) - before
        await player.coach.stop()
    finally:
        await workers.stop()
    waits = player.waits
    return {
        "game": game,
        "seed": seed,
        "clicks": len(waits),
        "median_ms": round(1000 * median(waits), 1),
        "p99_ms": round(1000 * quantiles(waits, n=100)[98], 1),
        "processor_seconds": round(used, 1),
        "words": player.words(),
    }


def main(decisions: int) -> None:
    """Plays a game of each kind."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(coach_requests, "MOST_WORDS", dict.fromkeys(MOST_WORDS, 10**6))
        for game in games.NAMES:
            for seed in (3, 7):
                sys.stdout.write(json.dumps(asyncio.run(figures(game, seed, decisions))) + "\n")
                sys.stdout.flush()


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 40)
