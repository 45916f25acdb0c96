"""`auberge bench`: how fast both builds of this installation play, and the ratios they are held to.

Whatever it finds, the exit code is 0: speed is measured here, never tested.
"""

import msgspec
from rich.console import Console
from rich.table import Table
from rich.text import Text

from auberge import games as game_rooms
from auberge.arena.bench import GAMES, Bench, Build, Ratio
from auberge.arena.bench import bench as measure
from auberge.arena.measure import Measures
from auberge.cli import palette
from auberge.cli.consoles import open_console
from auberge.words import Words


def named_games(game: str | None, listed: str | None) -> list[str]:
    """The games to measure: the one named, those of a list (`malta,valletta`), or all. BadSetup if one is unknown."""
    names = [name for part in (game, listed) if part for name in part.replace(",", " ").split()]
    for name in names:
        game_rooms.load(name)
    return list(dict.fromkeys(names)) or list(game_rooms.NAMES)


def bench(
    game: str | None,
    as_json: bool = False,
    games: int | None = None,
    words: Words | None = None,
    listed: str | None = None,
) -> None:
    """Measures one game, some or all of them, and prints tables or one line of JSON for each."""
    words = words or Words()
    for name in named_games(game, listed):
        found = _measure(name, GAMES if games is None else games, words)
        if as_json:
            print(msgspec.json.encode(found).decode())
        else:
            _print(found, open_console(), words)


def _measure(game_name: str, games: int, words: Words) -> Bench:
    """Runs the bench; whoever watches standard error on a terminal sees it go on."""
    console = open_console(stderr=True)
    if not console.is_terminal:
        return measure(game_name, games)
    with console.status("") as status:

        def show(number: int, rounds: int, build: Build) -> None:
            status.update(words.say("bench-measuring", round=number, rounds=rounds, build=build))

        return measure(game_name, games, show)


def _print(found: Bench, console: Console, words: Words) -> None:
    title = words.say("bench-title", game=found.game, python=found.python, machine=found.machine, rounds=found.rounds)
    console.print(Text(title, "bold"))
    for measures in (found.compiled, found.plain):
        if measures is not None:
            console.print(Text(), _speeds(measures, words), sep="\n")
            if measures.us_per_policy is not None:
                cost = f"{measures.us_per_policy:.1f}"
                console.print(Text(words.say("bench-policy", microseconds=cost)))
    console.print()
    if found.compiled is None:
        console.print(Text(words.say("bench-no-compiled"), palette.BAD))
    else:
        console.print(_ratios(found.ratios, words))


def _speeds(measures: Measures, words: Words) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="bold")
    table.add_column(words.say("bench-build", build=measures.build), no_wrap=True)
    for key in ("games", "decisions", "decision", "clone"):
        table.add_column(words.say(f"bench-column-{key}"), justify="right")
    for one in measures.seats:
        table.add_row(
            words.say("bench-seats", seats=one.seats),
            f"{one.games_per_second:.0f}",
            f"{one.decisions_per_second:.0f}",
            f"{one.us_per_decision:.3f}",
            f"{one.us_per_clone:.3f}",
        )
    return table


def _ratios(ratios: tuple[Ratio, ...], words: Words) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="bold")
    table.add_column(words.say("bench-column-ratio"))
    table.add_column(words.say("bench-column-value"), justify="right")
    table.add_column(words.say("bench-column-aim"), justify="right")
    table.add_column("")
    for ratio in ratios:
        table.add_row(
            words.say(f"bench-ratio-{ratio.name}", seats=ratio.seats),
            f"{ratio.value:.1f}",
            f"{ratio.relation} {ratio.aim:.0f}",
            Text(words.say("bench-met" if ratio.met else "bench-missed"), palette.GOOD if ratio.met else palette.BAD),
        )
    return table
