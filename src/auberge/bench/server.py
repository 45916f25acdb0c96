"""Measures the server under load: durable moves per second and how long a move takes, with the real server and disk.

The server runs as it always does; people who play as fast as they are answered (`load`) run in a second process.
"""

import os
import platform
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from typing import Final, Literal

import msgspec

import auberge
from auberge import games
from auberge.bench.load import Findings, Plan
from auberge.build import is_compiled
from auberge.core.errors import EngineBug
from auberge.folders import data_folder

GAME: Final = "saint_malo"
TABLES: Final = (10, 100)
SEATS: Final = 4
WINDOWS: Final = 3
SECONDS: Final = 2.0
WARM_UP: Final = 1.0
AIM_TABLES: Final = 100
AIM_MOVES: Final = 5_000.0  # a second, with this many tables, on a quiet machine
AIM_P99_MS: Final = 40.0
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


class LoadMeasure(msgspec.Struct, frozen=True):
    """The medians of the windows, and the slowest and fastest of them."""

    tables: int
    seats: int
    moves_per_second: float
    slowest: float
    fastest: float
    p50_ms: float
    p99_ms: float


class ServerAim(msgspec.Struct, frozen=True):
    """What the server is held to with this many tables: at least (`>=`) or less than (`<`) a number."""

    name: Literal["moves-per-second", "p99-ms"]
    tables: int
    value: float
    relation: Literal[">=", "<"]
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


def bench_server(
    game: str = GAME,
    tables: Sequence[int] = TABLES,
    seats: int = SEATS,
    seconds: float = SECONDS,
    on_progress: Callable[[int], None] = lambda _tables: None,
    *,
    database: str = "",
) -> ServerBench:
    """Measures with each number of tables, each time a fresh server with a file of its own, or with this database.
    BadSetup if there is no such game."""
    hidden = games.load(game).meta.hidden
    load_before = os.getloadavg()[0] if hasattr(os, "getloadavg") else 0.0
    measures: list[LoadMeasure] = []
    for number in tables:
        on_progress(number)
        measures.append(_measure(game, number, seats, seconds, hidden=hidden, database=database))
    return ServerBench(
        game=game,
        python=platform.python_version(),
        machine=platform.machine(),
        build=_build(),
        cores=os.cpu_count() or 1,
        load_before=load_before,
        measures=tuple(measures),
        aims=tuple(aim for measure in measures for aim in aims(measure)),
    )


def aims(measure: LoadMeasure) -> list[ServerAim]:
    """Whether a measure is as good as it should be; other numbers of tables have no aim."""
    if measure.tables != AIM_TABLES:
        return []
    moves, p99 = measure.moves_per_second, measure.p99_ms
    return [
        ServerAim("moves-per-second", measure.tables, moves, ">=", AIM_MOVES, moves >= AIM_MOVES),
        ServerAim("p99-ms", measure.tables, p99, "<", AIM_P99_MS, p99 < AIM_P99_MS),
    ]


def _build() -> Literal["compiled", "plain"]:
    return "compiled" if is_compiled() else "plain"


def _measure(game: str, tables: int, seats: int, seconds: float, *, hidden: bool, database: str) -> LoadMeasure:
    with server(database) as port:
        plan = Plan(port, game, tables, seats, WARM_UP, WINDOWS, seconds, hidden)
        command = [sys.executable, "-P", "-m", "auberge.bench.load", msgspec.json.encode(plan).decode()]
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
    )


@contextmanager
def server(database: str = "") -> Iterator[int]:
    """A server of its own, on the disk that real tables are kept on, or with that database; its port."""
    data_folder().mkdir(mode=0o700, parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(prefix="bench-", dir=data_folder()) as folder:
        own = {"DATA_DIR": folder, "DATABASE": database, "HOST": "127.0.0.1", "PORT": "0", "BOT_WORKERS": "1"}
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
            yield int(address.rstrip("/").rpartition(":")[2])
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
