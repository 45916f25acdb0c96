"""What a stranger's flood does to other people's game: two people and a squire play, quietly and under a flood.

    python scripts/flood.py [--source SRC] [--python PYTHON] [--seconds 20] [--without hints,masters] [--addresses 20]

The server is a child of its own with a folder of its own, on the loopback interface, with the settings it comes with.
People come from 127.0.0.1. The stranger is a process of its own, which gives way to the others as if it had its own
machine, and comes from 127.0.66.1 or several such addresses, which Linux takes for loopback too. `--source` names the
sources whose server is measured, to compare two versions. Everything is bounded in number and time.
"""

import argparse
import asyncio
import contextlib
import os
import re
import subprocess
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from random import Random
from typing import Final

import msgspec

from auberge import wire as m
from auberge.core.protocol import Seat

HERE: Final = Path(__file__).resolve().parents[1] / "src"
ASKED: Final = ("decide", "throw", "confirm")  # what a table waits for of people
TABLES: Final = 12  # of the people, opened before
PAUSE: Final = 0.02  # seconds a person thinks
STAY: Final = 2.0  # seconds until a person's connection is lost and they come back
PATIENCE: Final = 10.0
encode: Final = msgspec.json.Encoder().encode
told_by_server: Final = msgspec.json.Decoder(m.Told)


class _Moves(msgspec.Struct):
    moves: tuple[msgspec.Raw, ...]


# --- a wire -------------------------------------------------------------------------------------------------------


class Wire:
    """A WebSocket in its plainest form, from some address."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._reader: Final = reader
        self._writer: Final = writer

    @classmethod
    async def open(cls, port: int, table: str, source: str | None = None) -> "Wire":
        """Connects. ConnectionError if it is not let in."""
        reader, writer = await dial(port, source)
        writer.write(
            f"GET /ws/tables/{table} HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )
        try:
            head = await reader.readuntil(b"\r\n\r\n")
        except asyncio.IncompleteReadError as end:
            raise ConnectionError("hung up") from end
        if not head.startswith(b"HTTP/1.1 101"):
            writer.close()
            raise ConnectionError(head[:30].decode("latin-1"))
        return cls(reader, writer)

    def say(self, said: m.Said) -> None:
        """Sends a message, masked with zeros."""
        body = encode(said)
        length = bytes((0x80 | len(body),)) if len(body) < 126 else bytes((0xFE,)) + len(body).to_bytes(2)
        self._writer.write(b"\x81" + length + bytes(4) + body)

    async def hear(self) -> m.Told:
        """The next message. ConnectionError if there will be none."""
        try:
            while True:
                first, second = await self._reader.readexactly(2)
                length = second & 0x7F
                if length > 125:
                    length = int.from_bytes(await self._reader.readexactly(2 if length == 126 else 8))
                body = await self._reader.readexactly(length)
                if first & 0x0F == 1:
                    return told_by_server.decode(body)
                if first & 0x0F == 8:
                    raise ConnectionError("hung up")
                if first & 0x0F == 9:
                    self._writer.write(b"\x8a" + bytes((0x80 | length,)) + bytes(4) + body)
        except asyncio.IncompleteReadError as end:
            raise ConnectionError("hung up") from end

    def close(self) -> None:
        self._writer.close()


async def welcome(wire: Wire) -> m.Now:
    """The table as it is told to whoever comes, or when the game begins."""
    while not isinstance(told := await wire.hear(), m.Welcome):
        if isinstance(told, m.Closing | m.Refused):
            raise ConnectionError(told.problem.key)
    return told.now


async def begin(wire: Wire, seat: Seat) -> m.Now:
    """Begins a game without waiting for anybody's number."""
    wire.say(m.Begin(f"b{seat}", seat))
    while (now := await welcome(wire)).waiting.kind == "gather":
        pass
    return now


async def dial(port: int, source: str | None = None) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """A connection from some address."""
    local = None if source is None else (source, 0)
    return await asyncio.open_connection("127.0.0.1", port, local_addr=local, limit=2**22)


async def post(port: int, path: str, body: bytes, source: str | None = None) -> bytes:
    """One request. ConnectionError if it is not answered with success."""
    reader, writer = await dial(port, source)
    try:
        writer.write(
            f"POST {path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Type: application/json\r\n"
            f"Content-Length: {len(body)}\r\n\r\n".encode()
            + body
        )
        head, _, answer = (await reader.read()).partition(b"\r\n\r\n")
    finally:
        writer.close()
    if b" 201 " not in head[:20]:
        raise ConnectionError(head[:30].decode("latin-1"))
    return answer


async def open_table(port: int, wish: m.OpenTable, source: str | None = None) -> m.TableOpened:
    """A new table."""
    return msgspec.json.decode(await post(port, "/api/tables", encode(wish), source), type=m.TableOpened)


# --- the people ---------------------------------------------------------------------------------------------------


class Figures(msgspec.Struct):
    """What the people noticed, in milliseconds."""

    moves: list[float] = []
    bots: list[float] = []
    arrivals: list[float] = []
    failures: list[str] = []


class Party:
    """Two people who play with a squire, each on a connection that is lost from time to time."""

    def __init__(self, port: int, tables: list[m.TableOpened]) -> None:
        self._port: Final = port
        self._tables: Final = tables
        self._chance: Final = Random(7)
        self._intents = 0
        self.found = Figures()

    async def play(self, until: float) -> None:
        """Plays, table after table, to that time."""
        while time.monotonic() < until:
            stay = min(until, time.monotonic() + STAY)
            try:
                async with asyncio.timeout(PATIENCE):
                    wires = [await self._arrive(seat) for seat in range(2)]
                await self._play(wires, stay)
            except (OSError, TimeoutError) as problem:
                self.found.failures.append(f"{type(problem).__name__} {problem}")
                await asyncio.sleep(0.2)
            else:
                for wire, _ in wires:
                    wire.close()

    async def _arrive(self, seat: int) -> tuple[Wire, m.Now]:
        began = time.perf_counter()
        table = self._tables[-1]
        wire = await Wire.open(self._port, table.table.id)
        wire.say(m.Hello((table.secrets[seat] or "",)))
        now = await welcome(wire)
        self.found.arrivals.append(1000 * (time.perf_counter() - began))
        return wire, now if now.waiting.kind != "gather" else await begin(wire, Seat(seat))

    async def _play(self, wires: list[tuple[Wire, m.Now]], until: float) -> None:
        nows = [now for _, now in wires]
        while time.monotonic() < until:
            waiting = max(nows, key=lambda now: now.version).waiting
            if waiting.kind == "over":
                self._tables.pop()
                return
            began = time.perf_counter()
            async with asyncio.timeout(PATIENCE * 6):
                if waiting.kind not in ASKED:
                    await self._until(wires, nows, nows[0].version + 1)
                    if waiting.kind == "bot":  # not chance that nobody throws
                        self.found.bots.append(1000 * (time.perf_counter() - began))
                else:
                    self._intents += 1
                    wires[waiting.seat][0].say(self._intent(nows[waiting.seat], Seat(waiting.seat)))
                    await self._until(wires, nows, nows[waiting.seat].version + 1)
                    self.found.moves.append(1000 * (time.perf_counter() - began))
            if max(nows, key=lambda now: now.version).waiting.kind in ASKED:
                await asyncio.sleep(PAUSE)

    def _intent(self, now: m.Now, seat: Seat) -> m.Act | m.Proceed:
        name = f"p{self._intents}"
        if now.waiting.kind != "decide":
            return m.Proceed(name, now.version, seat)
        moves = msgspec.json.decode(now.view, type=_Moves).moves
        return m.Act(name, now.version, seat, self._chance.choice(moves))

    async def _until(self, wires: list[tuple[Wire, m.Now]], nows: list[m.Now], version: int) -> None:
        """Both have seen this version."""
        for seat, (wire, _) in enumerate(wires):
            while nows[seat].version < version:
                told = await wire.hear()
                if isinstance(told, m.Update | m.Welcome):
                    nows[seat] = told.now
                elif isinstance(told, m.Closing | m.Refused) and told.problem.key != "server-stale":
                    raise ConnectionError(told.problem.key)


# --- the stranger -------------------------------------------------------------------------------------------------

Deed = Callable[[int, str], Awaitable[None]]
MASTER: Final = m.SeatOrder("bot", bot="grand_master")
ME: Final = m.SeatOrder("here")


_addresses = 1


def stranger() -> str:
    """An address of the stranger's."""
    return f"127.0.66.{Random().randrange(1, _addresses + 1)}"


async def tables(port: int, _: str) -> None:
    """Opens a table."""
    await open_table(port, m.OpenTable("malta", (ME, m.SeatOrder("bot", bot="random"))), stranger())


async def masters(port: int, _: str) -> None:
    """Opens a table of grand masters that play by themselves."""
    await open_table(port, m.OpenTable("valletta", (MASTER,) * 4), stranger())
    await asyncio.sleep(1.0)


async def silent(port: int, table: str) -> None:
    """Connects to a table and says nothing."""
    wire = await Wire.open(port, table, stranger())
    await asyncio.sleep(20)
    wire.close()


async def watching(port: int, table: str) -> None:
    """Watches the people's table, and looks again and again."""
    wire = await Wire.open(port, table, stranger())
    wire.say(m.Hello(()))
    try:
        while True:
            for _ in range(20):
                wire.say(m.Look(None))
                await wire.hear()
            await asyncio.sleep(0.01)
    finally:
        wire.close()


async def hints(port: int, _: str) -> None:
    """Asks for a hint at a table of one's own."""
    opened = await open_table(port, m.OpenTable("valletta", (ME, ME), start_seat=Seat(0)), stranger())
    wire = await Wire.open(port, opened.table.id, stranger())
    wire.say(m.Hello(tuple(secret or "" for secret in opened.secrets)))
    try:
        now = await welcome(wire)
        if now.waiting.kind == "gather":
            now = await begin(wire, Seat(0))
        for number in range(20):
            wire.say(m.Hint(f"h{number}", now.version, Seat(0)))
            while not isinstance(await wire.hear(), m.Advice | m.Refused):
                pass
            await asyncio.sleep(0.1)
    finally:
        wire.close()


async def halves(port: int, _: str) -> None:
    """Half a request."""
    reader, writer = await dial(port, stranger())
    writer.write(b"GET /api/games HTTP/1.1\r\nHost: localhost\r\nX-Half: ")
    with contextlib.suppress(TimeoutError):
        await asyncio.wait_for(reader.read(1), 20)
    writer.close()


async def headers(port: int, _: str) -> None:
    """Headers of 20 MB."""
    _reader, writer = await dial(port, stranger())
    writer.write(b"GET /api/games HTTP/1.1\r\nHost: localhost\r\n")
    try:
        for number in range(2_000):
            writer.write(b"X-%d: %s\r\n" % (number, b"a" * 10_000))
            await writer.drain()
        await asyncio.sleep(1)
    finally:
        writer.close()


async def requests(port: int, _: str) -> None:
    """Asks for what everybody may know."""
    reader, writer = await dial(port, stranger())
    writer.write(b"GET /api/games HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
    await reader.read()
    writer.close()


FLOOD: Final[dict[str, tuple[Deed, int]]] = {  # what, and how many at once
    "tables": (tables, 8),
    "masters": (masters, 4),
    "silent": (silent, 1_500),
    "watching": (watching, 100),
    "hints": (hints, 40),
    "halves": (halves, 700),
    "headers": (headers, 4),
    "requests": (requests, 16),
}


async def flood(port: int, table: str, kinds: list[str], seconds: float) -> None:
    """Does everything at once, again and again."""

    async def again(deed: Deed) -> None:
        while True:
            try:
                await deed(port, table)
            except (OSError, TimeoutError, ValueError):
                await asyncio.sleep(0.05)

    tasks = [asyncio.create_task(again(FLOOD[kind][0])) for kind in kinds for _ in range(FLOOD[kind][1])]
    await asyncio.sleep(seconds)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)


# --- measuring ----------------------------------------------------------------------------------------------------


@contextlib.contextmanager
def server(python: str, source: Path) -> Iterator[tuple[int, int]]:
    """A server of its own; its port and its process."""
    with tempfile.TemporaryDirectory(prefix="flood-") as folder:
        clean = {name: value for name, value in os.environ.items() if not name.startswith("AUBERGE_")}
        own = {"PYTHONPATH": str(source), "AUBERGE_PORT": "0", "AUBERGE_DATA_DIR": folder}
        with (Path(folder) / "log").open("wb") as log:
            running = subprocess.Popen(
                [python, "-P", "-m", "auberge.server"], env=clean | own, stdout=subprocess.PIPE, stderr=log, text=True
            )
        try:
            assert running.stdout is not None
            address = running.stdout.readline().strip()
            if not address:
                raise SystemExit((Path(folder) / "log").read_text()[-2000:])
            yield int(address.rstrip("/").rpartition(":")[2]), running.pid
            print(f"  log of the server: {(Path(folder) / 'log').stat().st_size // 1000} kB")
        finally:
            running.terminate()
            try:
                running.communicate(timeout=30)
            except subprocess.TimeoutExpired:
                running.kill()
                running.communicate()


def memory(process: int) -> str:
    """The most memory a process had, and its open files."""
    try:
        status = Path(f"/proc/{process}/status").read_text()
        most = int(re.findall(r"VmHWM:\s+(\d+)", status)[0]) // 1000
        return f"{most} MB at most, {len(list(Path(f'/proc/{process}/fd').iterdir()))} files open"
    except OSError:
        return "unknown"


def told(name: str, figures: list[float], unit: str = "ms") -> str:
    """Median, 99 of 100, and the longest."""
    if not figures:
        return f"  {name:<24} none"
    ordered = sorted(figures)
    p50, p99 = (ordered[int(share * (len(ordered) - 1))] for share in (0.5, 0.99))
    return f"  {name:<24} {len(ordered):>5}   p50 {p50:8.1f}   p99 {p99:8.1f}   longest {ordered[-1]:8.1f} {unit}"


def report(title: str, found: Figures, process: int) -> None:
    """Prints what was found."""
    print(title)
    print(told("moves", found.moves))
    print(told("the squire's answers", found.bots))
    print(told("sitting down", found.arrivals))
    print(f"  {'failed':<24} {len(found.failures):>5}   {', '.join(sorted(set(found.failures)))[:150]}")
    print(f"  memory of the server: {memory(process)}", flush=True)


async def measure(port: int, process: int, seconds: float, kinds: list[str], addresses: int) -> None:
    """Plays quietly, then under the flood."""
    people = (m.SeatOrder("link"), m.SeatOrder("link"), m.SeatOrder("bot", bot="squire"))
    wish = m.OpenTable("saint_malo", people, start_seat=Seat(0))
    party = Party(port, [await open_table(port, wish) for _ in range(TABLES)])
    await party.play(time.monotonic() + seconds / 2)
    report("Quiet", party.found, process)
    party.found = Figures()
    plan = ["--stranger", str(port), "--table", party._tables[-1].table.id, "--seconds", str(seconds + 3)]
    plan += ["--kinds", ",".join(kinds), "--addresses", str(addresses)]
    flooding = await asyncio.create_subprocess_exec(
        sys.executable, "-P", __file__, *plan, preexec_fn=lambda: os.nice(10)
    )
    try:
        await asyncio.sleep(3)
        await party.play(time.monotonic() + seconds)
        report(f"Under a flood of {', '.join(kinds)} from {addresses} address(es)", party.found, process)
    finally:
        with contextlib.suppress(ProcessLookupError):
            flooding.terminate()
        await flooding.wait()


def main() -> None:
    """Measures, or is the stranger."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--python", default=sys.executable, help="what runs the server")
    parser.add_argument("--source", type=Path, default=HERE, help="the sources of the server")
    parser.add_argument("--seconds", type=float, default=20.0, help="how long the flood lasts (at most 120)")
    parser.add_argument("--kinds", default=",".join(FLOOD), help="what the flood is made of")
    parser.add_argument("--without", default="", help="what it is not made of")
    parser.add_argument("--addresses", type=int, default=1, help="from how many addresses (at most 250)")
    parser.add_argument("--stranger", type=int, help=argparse.SUPPRESS)
    parser.add_argument("--table", default="", help=argparse.SUPPRESS)
    given = parser.parse_args()
    kinds = [kind for kind in given.kinds.split(",") if kind not in given.without.split(",")]
    seconds = min(given.seconds, 123.0)
    if given.stranger is not None:
        global _addresses  # noqa: PLW0603 (this process does nothing else)
        _addresses = min(given.addresses, 250)
        asyncio.run(flood(given.stranger, given.table, kinds, seconds))
        return
    with server(given.python, given.source) as (port, process):
        asyncio.run(measure(port, process, seconds, kinds, given.addresses))


if __name__ == "__main__":
    main()
