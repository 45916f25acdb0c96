"""An hour in a busy house: bots at many tables of all games, people who come and go. Memory stays flat, nothing fails.

    python scripts/soak.py [--minutes 60] [--tables 200] [--people 40] [--database URL] [--folder FOLDER]

The server is a child of its own on the loopback interface, with the settings it comes with but three: one address may
do all this, its figures may be read, and tables that nobody looks at leave the memory after a minute, so that memory
can be flat within the hour.
Prints a line a minute. Fails if anything was logged as an error, if people met with anything but a table, if no game
was finished, or if after the first third (three minutes at least) memory grew by more than a stated number of megabytes
(by least squares).
"""

import argparse
import asyncio
import contextlib
import os
import re
import secrets
import sys
import tempfile
import time
from asyncio.subprocess import PIPE, Process
from collections import Counter
from collections.abc import AsyncIterator, Sequence
from pathlib import Path
from random import Random
from statistics import linear_regression
from typing import Final
from urllib.request import Request, urlopen

import msgspec
from flood import ASKED, PATIENCE, Wire, open_table, welcome

from auberge import games
from auberge import wire as m
from auberge.core.protocol import Seat
from auberge.lab.bench.server import GENEROUS

BOTS: Final = ("random", "page", "squire")  # quick ones: many games end
PEOPLE_AT: Final = 3  # every third table is for bots alone
STAY: Final = 12.0  # seconds somebody stays at a table, about
THINK: Final = 0.3  # seconds before somebody does something, about
IDLE_SECONDS: Final = 60
WARM_UP: Final = 1 / 3  # of the time,
WARM_MINUTES: Final = 3.0  # but at least until as many tables leave the memory as come
MOST_GROWTH: Final = 15.0  # megabytes after that
LINES: Final = 60  # that are printed, and measured
_DATED: Final = re.compile(r"\d{4}-\d\d-\d\d ")  # how a line of the log begins
TOKEN: Final = secrets.token_hex()  # for the server's figures


Intent = m.Act | m.Proceed | m.Undo | m.Rename | m.Begin | m.Say


class _Moves(msgspec.Struct):
    moves: tuple[msgspec.Raw, ...]


class Place:
    """A place in the house, where one table follows the other."""

    def __init__(self, number: int) -> None:
        self.game: Final = games.NAMES[number % len(games.NAMES)]
        self.alone: Final = number % PEOPLE_AT == 0  # bots play by themselves
        self.opened: m.TableOpened | None = None

    def wish(self, chance: Random) -> m.OpenTable:
        """The next table here."""
        meta = games.load(self.game).meta
        seats = chance.randint(meta.min_seats, meta.max_seats)
        order = [m.SeatOrder("bot", bot=chance.choice(BOTS)) for _ in range(seats)]
        if not self.alone:
            order[chance.randrange(seats)] = m.SeatOrder("here")
        return m.OpenTable(self.game, tuple(order))


class House:
    """All places, and the people who wander from one to the next."""

    def __init__(self, port: int, tables: int, until: float) -> None:
        self._port: Final = port
        self._until: Final = until
        self._places: Final = [Place(number) for number in range(tables)]
        self.count: Final[Counter[str]] = Counter()

    async def live(self, people: int) -> None:
        """Opens all tables, lets people play until the time is over."""
        chance = Random(1)
        for place in self._places:
            place.opened = await open_table(self._port, place.wish(chance))
        async with asyncio.TaskGroup() as group:
            for number in range(people):
                group.create_task(self._wander(Random(number + 2)))

    async def _wander(self, chance: Random) -> None:
        while time.monotonic() < self._until:
            place = chance.choice(self._places)
            stay = min(self._until, time.monotonic() + chance.expovariate(1 / STAY))
            try:
                await self._visit(place, chance, stay)
            except (OSError, TimeoutError) as problem:
                self.count[f"{type(problem).__name__} {problem}"] += 1
                await asyncio.sleep(1)

    async def _visit(self, place: Place, chance: Random, until: float) -> None:
        """Comes to a table, plays or looks on for a while, and goes without a word."""
        table = place.opened
        assert table is not None
        async with asyncio.timeout(PATIENCE):
            wire = await Wire.open(self._port, table.table.id)
        self.count["visits"] += 1
        try:
            guest = Guest(wire, table, chance, self.count)
            await guest.sit(until)
            if guest.now.ending is not None and place.opened is table:
                place.opened = await open_table(self._port, place.wish(chance))
                self.count["finished"] += 1
        finally:
            wire.close()


class Guest:
    """Somebody at a table, who says one thing at a time."""

    def __init__(self, wire: Wire, table: m.TableOpened, chance: Random, count: Counter[str]) -> None:
        self.now: m.Now
        self._wire: Final = wire
        self._chance: Final = chance
        self._count: Final = count
        self._own: Final = next((Seat(seat) for seat, secret in enumerate(table.secrets) if secret is not None), None)
        self._hello: Final = m.Hello(tuple(secret for secret in table.secrets if secret is not None))
        self._said = ""  # and not yet answered

    async def sit(self, until: float) -> None:
        """Plays or looks on until the game is over, or to that time."""
        self._wire.say(self._hello)
        async with asyncio.timeout(PATIENCE):
            self.now = await welcome(self._wire)
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(max(0.0, until - time.monotonic())):
                while self.now.ending is None:
                    if not self._said and (intent := self._intent()) is not None:
                        await asyncio.sleep(self._chance.expovariate(1 / THINK))
                        self._said = intent.id
                        self._wire.say(intent)
                    self._hear(await self._wire.hear())

    def _hear(self, told: m.Told) -> None:
        match told:
            case m.Update() | m.Welcome():
                self._count["updates"] += 1
                self.now = told.now
            case m.Closing(problem):
                raise ConnectionError(problem.key)
            case m.Done() | m.Refused():
                self._said = ""
                self._count["done" if isinstance(told, m.Done) else f"refused {told.problem.key}"] += 1

    def _intent(self) -> Intent | None:
        """What is to be done at a seat that people hold; sometimes something else."""
        now, own, name, draw = self.now, self._own, f"{self._chance.getrandbits(64):x}", self._chance.random()
        if own is None:
            return None
        if now.waiting.kind == "gather":
            return m.Begin(name, own)
        if now.waiting.seat != own or now.waiting.kind not in ASKED:
            return None
        if draw < 0.02:
            return m.Say(name, own, "cheers")
        if draw < 0.03:
            return m.Rename(name, own, f"Guest {self._chance.randrange(99)}")
        if draw < 0.06 and now.undo is not None:
            return m.Undo(name, now.version, own, now.undo.step)
        if now.waiting.kind != "decide":
            return m.Proceed(name, now.version, own)
        moves = msgspec.json.decode(now.view, type=_Moves).moves
        return m.Act(name, now.version, own, self._chance.choice(moves)) if moves else None


# --- the server ---------------------------------------------------------------------------------------------------


class Child:
    """The server, its memory and what it has logged."""

    def __init__(self, process: Process, port: int, log: Path) -> None:
        self.port: Final = port
        self._process: Final = process
        self._log: Final = log

    def megabytes(self) -> tuple[float, float]:
        """Of the server itself, and of its workers."""
        children = Path(f"/proc/{self._process.pid}/task/{self._process.pid}/children").read_text().split()
        return _resident(self._process.pid), sum(_resident(int(child)) for child in children)

    def tables(self) -> int:
        """How many tables it has in memory, which is what most of that is for."""
        asking = Request(f"http://127.0.0.1:{self.port}/metrics", headers={"Authorization": f"Bearer {TOKEN}"})
        with urlopen(asking, timeout=PATIENCE) as answer:
            figures: list[str] = answer.read().decode().splitlines()
        return next(int(float(line.split()[1])) for line in figures if line.startswith("auberge_tables "))

    def complaints(self) -> list[str]:
        """The lines that are errors, or no lines of a log at all."""
        return [line for line in self._log.read_text().splitlines() if " ERROR " in line or not _DATED.match(line)]


def _resident(pid: int) -> float:
    """Megabytes of a process; none if it has just ended."""
    try:
        status = Path(f"/proc/{pid}/status").read_text()
    except (FileNotFoundError, ProcessLookupError):
        return 0.0
    return next((int(line.split()[1]) / 1024 for line in status.splitlines() if line.startswith("VmRSS")), 0.0)


@contextlib.asynccontextmanager
async def serving(folder: Path, database: str) -> AsyncIterator[Child]:
    """A server with its tables in a folder, or in that database; it must stop as it should."""
    own = {"DATA_DIR": str(folder), "DATABASE": database, "HOST": "127.0.0.1", "PORT": "0"}
    own |= {"IDLE_SECONDS": str(IDLE_SECONDS), "METRICS_TOKEN": TOKEN, **dict.fromkeys(GENEROUS, "1000000")}
    environ = {**os.environ, **{f"AUBERGE_{name}": value for name, value in own.items()}}
    log = folder / "log"
    with log.open("wb") as errors:
        command = (sys.executable, "-P", "-m", "auberge.server")
        process = await asyncio.create_subprocess_exec(*command, stdout=PIPE, stderr=errors, env=environ)
    assert process.stdout is not None
    address = (await process.stdout.readline()).decode().strip()
    if not address:
        raise SystemExit(log.read_text())
    try:
        yield Child(process, int(address.rstrip("/").rpartition(":")[2]), log)
    finally:
        process.terminate()
        await process.wait()


# --- the hour -----------------------------------------------------------------------------------------------------


def growth(measured: Sequence[tuple[float, float]]) -> float:
    """How many megabytes more there are at the end than when it was warm, from minutes and megabytes."""
    cold = max(WARM_UP * measured[-1][0], WARM_MINUTES)
    warm = [each for each in measured if each[0] >= cold]
    if len(warm) < 3:
        return 0.0
    slope = linear_regression(*zip(*warm, strict=True)).slope
    return slope * (warm[-1][0] - warm[0][0])


def faults(measured: Sequence[tuple[float, float]], count: Counter[str], complaints: Sequence[str]) -> list[str]:
    """What was not as it should be."""
    found = [f"logged: {line[:1000]}" for line in complaints[:5]]
    found += [f"{number} x {what}" for what, number in count.items() if "Error" in what]
    if not count["finished"]:
        found.append("no game was finished")
    if growth(measured) > MOST_GROWTH:
        found.append(f"memory grew by {growth(measured):.1f} MB, more than {MOST_GROWTH:.0f}")
    return found


async def soak(minutes: float, tables: int, people: int, folder: Path, database: str) -> list[str]:
    """Lets the house live that long; what was not as it should be."""
    async with serving(folder, database) as child:
        began = time.monotonic()
        house = House(child.port, tables, began + 60 * minutes)
        living = asyncio.create_task(house.live(people))
        measured: list[tuple[float, float]] = []
        pause = max(1.0, min(60.0, 60 * minutes / LINES))
        while not living.done():
            await asyncio.wait({living}, timeout=pause)
            own, others = child.megabytes()
            tables = await asyncio.to_thread(child.tables)
            measured.append(((time.monotonic() - began) / 60, own))
            count = house.count
            print(
                f"{measured[-1][0]:6.2f} min  {own:6.1f} MB  {tables} tables  workers {others:6.1f} MB  "
                f"{count['finished']} finished  {count['visits']} visits  {count['updates']} updates  "
                f"{len(child.complaints())} errors",
                flush=True,
            )
        living.result()
    print({what: number for what, number in house.count.items() if what.startswith("refused")})
    print(f"growth after the first third: {growth(measured):+.1f} MB")
    return faults(measured, house.count, child.complaints())


def main() -> None:
    """Lets the house live, and says what was wrong."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--minutes", type=float, default=60.0)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--people", type=int, default=40)
    parser.add_argument("--database", default="")
    parser.add_argument("--folder", type=Path)
    wish = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="soak-", dir=wish.folder) as folder:
        found = asyncio.run(soak(wish.minutes, wish.tables, wish.people, Path(folder), wish.database))
    if found:
        raise SystemExit("\n".join(found))


if __name__ == "__main__":
    main()
