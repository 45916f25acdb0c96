"""`auberge balance`: what thousands of games between bots say about a game, as tables, JSON and a page."""

import re
from collections.abc import Sequence
from pathlib import Path

import msgspec
from rich.cells import cell_len
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from auberge import games as game_rooms
from auberge.bots.budget import read_budget
from auberge.cli.consoles import open_console
from auberge.cli.play.play import house_data, named_data
from auberge.cli.play.seating import read_number, read_options
from auberge.cli.usage import Interrupted
from auberge.lab.arena.engines import all_cores
from auberge.lab.arena.entrants import read_entrants
from auberge.lab.balance import wording
from auberge.lab.balance.balance_page import balance_page
from auberge.lab.balance.lab import study_balance
from auberge.lab.balance.report import BalanceReport
from auberge.words import Words


class Inquiry(msgspec.Struct, frozen=True):
    """What was asked for at the command line."""

    game: str
    bots: str
    games: int
    seed: int = 1
    seats: str | None = None
    budget: str | None = None
    options: tuple[str, ...] = ()
    data: Path | None = None
    report: Path | None = None
    jobs: int | None = None


def run_inquiry(wishes: Inquiry, words: Words, *, as_json: bool) -> None:
    """Plays the games and tells what came of them. Interrupted, after telling it, if somebody pressed Ctrl-C."""
    found = _study(wishes, words)
    if as_json:
        print(msgspec.json.encode(found).decode())
    else:
        print_balance(found, open_console(), words)
    if wishes.report is not None:
        wishes.report.write_text(balance_page(found, words), encoding="utf-8")
        open_console(stderr=True).print(Text(words.say("arena-written", file=str(wishes.report))), soft_wrap=True)
    if not found.is_whole:
        raise Interrupted("cli-interrupted")


def _study(wishes: Inquiry, words: Words) -> BalanceReport:
    budget = None if wishes.budget is None else read_budget(wishes.budget)
    sizes = [read_number("--seats", part) or 0 for part in (wishes.seats or "").split(",") if part.strip()]
    console = open_console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    bar = Progress(*columns, console=console, transient=True, disable=not console.is_terminal)
    with named_data(wishes.data), bar:
        task = bar.add_task(words.say("balance-playing"), total=None)
        return study_balance(
            wishes.game,
            read_entrants(wishes.bots.split(","), budget),
            games=wishes.games,
            seed=wishes.seed,
            seats=sizes,
            jobs=all_cores() if wishes.jobs is None else wishes.jobs,
            options=read_options(game_rooms.load(wishes.game), wishes.options),
            data=None if wishes.data is None else house_data(wishes.data),
            on_progress=lambda done, total: bar.update(task, completed=done, total=total),
        )


def print_balance(report: BalanceReport, console: Console, words: Words) -> None:
    """Seats, lengths and ends, then every sort of trait."""
    for table in (
        _table(*wording.seat_rows(report, words)),
        _table(*wording.length_rows(report, words)),
        _table(*wording.end_rows(report, words), names=2),
        *(_table(*wording.trait_rows(report, sort, words)) for sort in wording.sorts_of(report)),
    ):
        console.print(table, Text(), sep="\n")
    _print_standing_out(report, console, words)
    console.print(Text(wording.summary(report, words)))
    console.print(Text(words.say("balance-method-text"), "dim"))


def _print_standing_out(report: BalanceReport, console: Console, words: Words) -> None:
    columns, rows = wording.standing_out_rows(report, words)
    console.print(Text(words.say("balance-standing-out" if rows else "balance-nothing-stands-out"), "bold"))
    if rows:
        console.print(_table(columns, rows, names=2))
    console.print()


def _table(columns: Sequence[str], rows: Sequence[Sequence[str]], names: int = 1) -> Table:
    """Figures stand whole; where the terminal is narrow their headings fold between words, and so do the names."""
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="bold")
    for number, column in enumerate(columns):
        if number < names:
            table.add_column(column)
        else:
            least = max(map(cell_len, (*re.findall(r"\S+(?: %)?", column), *(row[number] for row in rows))))
            table.add_column(column, justify="right", width=least)
    for row in rows:
        table.add_row(*row)
    return table
