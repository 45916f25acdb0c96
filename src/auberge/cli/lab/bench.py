"""`auberge bench`: how fast both builds of this installation play, or its server, and what they are held to.

Whatever it finds, the exit code is 0: speed is measured here, never tested.
"""

from collections.abc import Iterable
from typing import Final

import msgspec
from rich.console import Console
from rich.table import Table
from rich.text import Text

from auberge import games as game_rooms
from auberge.cli import palette
from auberge.cli.consoles import open_console
from auberge.cli.usage import BadUsage
from auberge.core.errors import BadSetup
from auberge.lab.bench.games import GAMES, Bench, Build, Ratio, SideBySide, side_by_side
from auberge.lab.bench.games import bench as measure
from auberge.lab.bench.measures import Measures
from auberge.lab.bench.server import ServerBench, bench_server
from auberge.words import Words

MOST_PROCESSES: Final = 64
_LOAD_COLUMNS: Final = ("tables", "moves", "slowest", "fastest", "p50", "p99", "cpu", "memory")
AimRow = tuple[str, float, str, bool]  # what, found, aim, met


def named_games(game: str | None, listed: str | None) -> list[str]:
    """The games named, alone or in a list (`malta,valletta`); empty if none is. BadSetup if one is unknown."""
    names = [name for part in (game, listed) if part for name in part.replace(",", " ").split()]
    for name in names:
        game_rooms.load(name)
    return list(dict.fromkeys(names))


def bench(
    game: str | None,
    as_json: bool = False,
    games: int | None = None,
    words: Words | None = None,
    listed: str | None = None,
) -> None:
    """Measures one game, some or all of them, and prints tables or lines of JSON: each game, then side by side."""
    words = words or Words()
    benches: list[Bench] = []
    for name in named_games(game, listed) or game_rooms.NAMES:
        benches.append(_measure(name, GAMES if games is None else games, words))
        if as_json:
            print(msgspec.json.encode(benches[-1]).decode())
        else:
            _print(benches[-1], open_console(), words)
    beside = side_by_side(benches)
    if beside is not None and as_json:
        print(msgspec.json.encode(beside).decode())
    elif beside is not None:
        _print_side_by_side(beside, open_console(), words)


def bench_the_server(
    game: str | None,
    as_json: bool = False,
    games: int | None = None,
    words: Words | None = None,
    listed: str | None = None,
    *,
    database: str | None = None,
    processes: int = 1,
) -> None:
    """Measures the server with one game, some or all of them, and prints tables or one line of JSON for each."""
    words = words or Words()
    if games is not None:
        raise BadUsage("bench-server-count")
    for name in named_games(game, listed) or game_rooms.NAMES:
        found = _measure_server(name, words, database or "", processes)
        if as_json:
            print(msgspec.json.encode(found).decode())
        else:
            _print_server(found, open_console(), words)


def bench_the_environments(
    game: str | None,
    as_json: bool = False,
    games: int | None = None,
    words: Words | None = None,
    listed: str | None = None,
) -> None:
    """Measures the environments for learning. BadSetup if what they need is not installed."""
    if games is not None:
        raise BadUsage("bench-envs-count")
    try:
        from auberge.cli.lab import bench_envs
    except ImportError as error:
        raise BadSetup("envs-missing", extra="envs") from error
    bench_envs.bench(game, as_json, words or Words(), listed)


def _measure(game_name: str, games: int, words: Words) -> Bench:
    """Runs the bench; whoever watches standard error on a terminal sees it go on."""
    console = open_console(stderr=True)
    if not console.is_terminal:
        return measure(game_name, games)
    with console.status("") as status:

        def show(number: int, rounds: int, build: Build) -> None:
            status.update(words.say("bench-measuring", round=number, rounds=rounds, build=build))

        return measure(game_name, games, show)


def _measure_server(game_name: str, words: Words, database: str, processes: int) -> ServerBench:
    console = open_console(stderr=True)
    if not console.is_terminal:
        return bench_server(game_name, database=database, processes=processes)
    with console.status("") as status:

        def show(tables: int) -> None:
            status.update(words.say("bench-server-measuring", tables=tables))

        return bench_server(game_name, on_progress=show, database=database, processes=processes)


def _print(found: Bench, console: Console, words: Words) -> None:
    title = words.say("bench-title", game=found.game, python=found.python, machine=found.machine, rounds=found.rounds)
    console.print(Text(title, "bold"))
    for measures in (found.compiled, found.plain):
        if measures is not None:
            console.print(Text(), _speeds(measures, words), sep="\n")
            if measures.us_per_policy is not None:
                cost = words.decimal(measures.us_per_policy)
                console.print(Text(words.say("bench-policy", microseconds=cost)))
            if measures.searches_per_second is not None:
                speed = f"{measures.searches_per_second:.0f}"
                console.print(Text(words.say("bench-searches", number=speed)))
    if found.scaling is not None:
        together, processes = found.scaling.together, found.scaling.processes
        times = words.decimal(together / found.scaling.alone, 2)
        told = words.say("bench-scaling", processes=processes, number=f"{together:.0f}", times=times)
        console.print(Text(), Text(told), sep="\n")
    console.print()
    if found.compiled is None:
        console.print(Text(words.say("bench-no-compiled"), palette.BAD))
    else:
        console.print(aims_table(words.say("bench-column-ratio"), _ratio_rows(found.ratios, words), words))
    console.print()


def _print_side_by_side(found: SideBySide, console: Console, words: Words) -> None:
    against = words.say(f"{found.against}-title")
    console.print(Text(words.say("bench-side-by-side", game=against), "bold"), Text(), sep="\n")
    table = columns(words.say("bench-column-game"), [words.say("bench-column-decision"), against])
    _add_aim_columns(table, words)
    for one in found.comparisons:
        name = words.say("bench-game-and-seats", game=words.say(f"{one.game}-title"), seats=one.seats)
        aim = f"{one.relation} {one.aim:.0f}"
        times = (words.decimal(one.us_per_decision, 3), words.decimal(one.us_against, 3))
        table.add_row(name, *times, words.decimal(one.value), aim, _verdict(one.met, words))
    console.print(table)


def _print_server(found: ServerBench, console: Console, words: Words) -> None:
    title = words.say(
        "bench-server-title",
        game=words.say(f"{found.game}-title"),
        seats=found.measures[0].seats,
        build=found.build,
        python=found.python,
        machine=found.machine,
    )
    console.print(Text(title, "bold"))
    console.print(Text(words.say("bench-server-load", load=words.decimal(found.load_before), cores=found.cores)))
    first, *others = (words.say(f"bench-column-{key}") for key in _LOAD_COLUMNS)
    table = columns(first, others)
    for one in found.measures:
        speeds = (one.moves_per_second, one.slowest, one.fastest)
        times = (one.p50_ms, one.p99_ms)
        used = (f"{each:.0f}" if each else "" for each in (one.cpu_us, one.memory_mb))
        name = words.say("bench-server-setting", tables=one.tables, setting=one.setting)
        told = (words.decimal(time) for time in times)
        table.add_row(name, *(f"{speed:.0f}" for speed in speeds), *told, *used)
    console.print(Text(), table, Text(), sep="\n")
    rows = [
        (
            words.say(f"bench-server-aim-{one.name}", tables=one.tables),
            one.value,
            f"{one.relation} {one.aim:.0f}",
            one.met,
        )
        for one in found.aims
    ]
    console.print(aims_table(words.say("bench-column-measure"), rows, words), Text(), sep="\n")


def _speeds(measures: Measures, words: Words) -> Table:
    headings = [words.say(f"bench-column-{key}") for key in ("games", "decisions", "decision", "clone")]
    table = columns(words.say("bench-build", build=measures.build), headings)
    for one in measures.seats:
        table.add_row(
            words.say("bench-seats", seats=one.seats),
            f"{one.games_per_second:.0f}",
            f"{one.decisions_per_second:.0f}",
            words.decimal(one.us_per_decision, 3),
            words.decimal(one.us_per_clone, 3),
        )
    return table


def _ratio_rows(ratios: tuple[Ratio, ...], words: Words) -> list[AimRow]:
    return [
        (words.say(f"bench-ratio-{one.name}", seats=one.seats), one.value, f"{one.relation} {one.aim:.0f}", one.met)
        for one in ratios
    ]


def aims_table(heading: str, rows: Iterable[AimRow], words: Words) -> Table:
    """What was found beside what was aimed at."""
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="bold")
    table.add_column(heading)
    _add_aim_columns(table, words)
    for what, value, aim, met in rows:
        table.add_row(what, words.decimal(value), aim, _verdict(met, words))
    return table


def columns(heading: str, numbers: list[str]) -> Table:
    """A table of numbers."""
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="bold")
    table.add_column(heading, no_wrap=True)
    for number in numbers:
        table.add_column(number, justify="right")
    return table


def _add_aim_columns(table: Table, words: Words) -> None:
    table.add_column(words.say("bench-column-value"), justify="right")
    table.add_column(words.say("bench-column-aim"), justify="right")
    table.add_column("")


def _verdict(met: bool, words: Words) -> Text:
    return Text(words.say("bench-met" if met else "bench-missed"), palette.GOOD if met else palette.BAD)
