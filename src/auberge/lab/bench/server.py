"""Measures the server under load: durable moves per second and how long a move takes, with the real server and disk.

The server runs as it always does; the people who play (`load`) run in a second process. They come to its address; to
several servers at a path each, a Unix socket, as a web server would bring them that stands before several.
"""

import os
import platform
import socket
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from statistics import median
from typing import Final, Literal

import msgspec

import auberge
from auberge import games
from auberge.build import is_compiled
from auberge.core.errors import BadSetup, EngineBug
from auberge.folders import data_folder
from auberge.lab.bench.loaded_table import port_of
from auberge.lab.bench.plan import Findings, Plan
from auberge.server.settings import settings_from

GAME: Final = "saint_malo"
TABLES: Final = (10, 100)
SEATS: Final = 4
WINDOWS: Final = 3
SECONDS: Final = 2.0
WARM_UP: Final = 1.0
AIM_TABLES: Final = 100
AIM_MOVES: Final = {"saint_malo": 6_000.0, "valletta": 4_000.0, "malta": 4_000.0}  # a second, on a quiet machine
AIM_P99_MS: Final = {"saint_malo": 30.0}
AIM_MOVES_SHARED: Final = 10_000.0  # by several processes that share a database
AIM_P99_MS_SHARED: Final = 20.0
PACED_TABLES: Final = 500
PACE: Final = 1.0  # seconds between the moves of a table
AIM_PACED_P99_MS: Final = 5.0
AIM_MEMORY_MB: Final = 150.0
AIM_BOTS_MS: Final = 10.0  # by which bots that think may lengthen that
_THINKS: Final = """
import sys, time
from auberge.thinking.priority import lower_priority
lower_priority(int(sys.argv[1]))
end = time.monotonic() + 300
while time.monotonic() < end: pass
"""  # stands back as the bots of this server do (AUBERGE_BOT_NICE), and never rests
GENEROUS: Final = (
    "MESSAGES_PER_SECOND",
    "MESSAGES_PER_SECOND_PER_ADDRESS",
    "MESSAGE_BURST",
    "MESSAGE_BURST_PER_ADDRESS",
    "TABLES_PER_HOUR",
    "TABLES_PER_HOUR_PER_ADDRESS",
    "REQUESTS_PER_MINUTE",
    "CONNECTIONS_PER_ADDRESS",
)


Setting = Literal["saturated", "paced", "bots"]  # as fast as answered; a move a second; that, and bots on every core


class LoadMeasure(msgspec.Struct, frozen=True):
    """The medians of the windows, and the slowest and fastest of them; what the server used for a move, and held."""

    tables: int
    seats: int
    moves_per_second: float
    slowest: float
    fastest: float
    p50_ms: float
    p99_ms: float
    cpu_us: float = 0.0
    memory_mb: float = 0.0
    setting: Setting = "saturated"


class ServerAim(msgspec.Struct, frozen=True):
    """What the server is held to with this many tables: at least, at most, or less than a number."""

    name: Literal["moves-per-second", "p99-ms", "paced-p99-ms", "memory-mb", "bots-ms"]
    tables: int
    value: float
    relation: Literal[">=", "<", "<="]
    aim: float
    met: bool


class ServerBench(msgspec.Struct, frozen=True):
    """How the server bears the load. `load_before` is the machine's load average before: what else it was doing."""

    game: str
    python: str
    machine: str
    build: Literal["compiled", "plain"]
    cores: int
    load_before: float
    measures: tuple[LoadMeasure, ...]
    aims: tuple[ServerAim, ...]
    processes: int = 1  # servers that share the tables


def bench_server(
    game: str = GAME,
    tables: Sequence[int] = TABLES,
    seats: int = SEATS,
    seconds: float = SECONDS,
    on_progress: Callable[[int], None] = lambda _tables: None,
    *,
    database: str = "",
    paced: int = PACED_TABLES,
    processes: int = 1,
) -> ServerBench:
    """Measures with each number of tables, each time a fresh server with a file of its own, or with this database; or
    several that share it, each with its part of the tables. Then with `paced` tables where people
    take their time. BadSetup if there is no such game."""
    games.load(game)
    if processes > 1 and not database.startswith("postgres"):
        raise BadSetup("server-processes-database", place=database or "SQLite")
    load_before = os.getloadavg()[0] if hasattr(os, "getloadavg") else 0.0
    measures: list[LoadMeasure] = []
    settings: list[tuple[int, Setting]] = [(number, "saturated") for number in tables]
    settings += [(paced, "paced"), (paced, "bots")] if paced else []
    for number, setting in settings:
        on_progress(number)
        with bots_thinking((os.cpu_count() or 1) if setting == "bots" else 0):
            measures.append(_measure(game, number, seats, seconds, setting, database=database, processes=processes))
    return ServerBench(
        game=game,
        python=platform.python_version(),
        machine=platform.machine(),
        build=_build(),
        cores=os.cpu_count() or 1,
        load_before=load_before,
        measures=tuple(measures),
        aims=tuple(aims(game, measures, processes)),
        processes=processes,
    )


def aims(game: str, measures: Sequence[LoadMeasure], processes: int = 1) -> Iterator[ServerAim]:
    """Whether measures are as good as they should be; other numbers of tables have no aim."""
    least = AIM_MOVES if processes == 1 else dict.fromkeys(AIM_MOVES, AIM_MOVES_SHARED)
    most = AIM_P99_MS if processes == 1 else dict.fromkeys(AIM_MOVES, AIM_P99_MS_SHARED)
    calm = {one.tables: one.p99_ms for one in measures if one.setting == "paced"}
    for one in measures:
        tables, p99 = one.tables, one.p99_ms
        if one.setting == "saturated" and tables == AIM_TABLES:
            if game in least:
                moves, aim = one.moves_per_second, least[game]
                yield ServerAim("moves-per-second", tables, moves, ">=", aim, moves >= aim)
            if game in most:
                yield ServerAim("p99-ms", tables, p99, "<", most[game], p99 < most[game])
        elif one.setting == "paced" and tables == PACED_TABLES:
            yield ServerAim("paced-p99-ms", tables, p99, "<", AIM_PACED_P99_MS, p99 < AIM_PACED_P99_MS)
            if one.memory_mb:
                held = one.memory_mb
                yield ServerAim("memory-mb", tables, held, "<=", AIM_MEMORY_MB, held <= AIM_MEMORY_MB)
        elif one.setting == "bots" and tables == PACED_TABLES and tables in calm:
            longer = p99 - calm[tables]
            yield ServerAim("bots-ms", tables, longer, "<=", AIM_BOTS_MS, longer <= AIM_BOTS_MS)


def _build() -> Literal["compiled", "plain"]:
    return "compiled" if is_compiled() else "plain"


@contextmanager
def bots_thinking(number: int) -> Iterator[None]:
    """So many processes think meanwhile."""
    command = [sys.executable, "-P", "-c", _THINKS, str(settings_from(os.environ).bot_nice)]
    thinking = [subprocess.Popen(command, env=_environment({})) for _ in range(number)]
    try:
        yield
    finally:
        for process in thinking:
            process.kill()
            process.wait()


def _measure(
    game: str, tables: int, seats: int, seconds: float, setting: Setting, *, database: str, processes: int
) -> LoadMeasure:
    with ExitStack() as servers:
        at_path = processes > 1 and hasattr(socket, "AF_UNIX")
        running = [servers.enter_context(_running(database, at_path=at_path)) for _ in range(processes)]
        places, numbers = tuple(place for place, _ in running), tuple(number for _, number in running)
        pace = 0.0 if setting == "saturated" else PACE
        hidden = games.load(game).meta.hidden
        plan = Plan(places, game, tables, seats, WARM_UP, WINDOWS, seconds, hidden, pace, numbers)
        command = [sys.executable, "-P", "-m", "auberge.lab.bench.load", msgspec.json.encode(plan).decode()]
        done = subprocess.run(command, env=_environment({}), capture_output=True, text=True, check=False)
    if done.returncode != 0:
        problems = [line for line in done.stderr.splitlines() if "Error" in line]
        raise EngineBug("bug-bench-run", build=_build(), problem=(problems or ["-"])[-1])
    found = msgspec.json.decode(done.stdout, type=Findings)
    speeds = [window.moves_per_second for window in found.windows]
    if not all(speeds) or found.refused:  # then it was not the load we mean to measure
        raise EngineBug("bug-bench-run", build=_build(), problem=f"speeds {speeds}, refused {found.refused}")
    return LoadMeasure(
        tables=tables,
        seats=seats,
        moves_per_second=median(speeds),
        slowest=min(speeds),
        fastest=max(speeds),
        p50_ms=median(window.p50_ms for window in found.windows),
        p99_ms=median(window.p99_ms for window in found.windows),
        cpu_us=median(window.cpu_us for window in found.windows),
        memory_mb=found.memory_mb,
        setting=setting,
    )


@contextmanager
def server(database: str = "") -> Iterator[int]:
    """A server of its own, on the disk that real tables are kept on, or with that database; its port."""
    with _running(database) as (place, _):
        yield port_of(place)


@contextmanager
def _running(database: str, *, at_path: bool = False) -> Iterator[tuple[str, int]]:
    """Where that server is, as it says, and the number of its process."""
    data_folder().mkdir(mode=0o700, parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory(prefix="bench-", dir=data_folder()) as folder,
        tempfile.TemporaryDirectory(prefix="auberge-") as short,  # paths of sockets have at most a hundred letters
    ):
        own = {"DATA_DIR": folder, "DATABASE": database, "HOST": "127.0.0.1", "PORT": "0", "BOT_WORKERS": "1"}
        own["SOCKET"] = str(Path(short) / "socket") if at_path else ""
        own["ANSWER_STRETCH"] = "0"  # secret answers take no time
        environ = _environment({**own, **dict.fromkeys(GENEROUS, "1000000")})
        command = [sys.executable, "-P", "-m", "auberge.server"]
        with (Path(folder) / "log").open("wb") as log:
            running = subprocess.Popen(command, env=environ, stdout=subprocess.PIPE, stderr=log, text=True)
        try:
            assert running.stdout is not None
            address = running.stdout.readline().strip()
            if not address:
                raise EngineBug("bug-bench-run", build=_build(), problem=(Path(folder) / "log").read_text()[-300:])
            yield address, running.pid
        finally:
            running.terminate()
            running.communicate()


def _environment(settings: dict[str, str]) -> dict[str, str]:
    """This process's own, with this very package first and these settings of the server."""
    path = os.pathsep.join(filter(None, [str(Path(auberge.__file__).parent.parent), os.environ.get("PYTHONPATH")]))
    return {**os.environ, "PYTHONPATH": path, **{f"AUBERGE_{name}": value for name, value in settings.items()}}


def main() -> None:
    """Measures (with another number of seats, if one is given) and prints one line of JSON."""
    seats = int(sys.argv[1]) if len(sys.argv) > 1 else SEATS
    print(msgspec.json.encode(bench_server(seats=seats)).decode())


if __name__ == "__main__":
    main()
