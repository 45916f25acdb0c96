"""`auberge simulate`: many games between bots, with a progress bar and a table of what came of them."""

from collections.abc import Sequence
from pathlib import Path

import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from auberge import games
from auberge.bots.budget import read_budget
from auberge.cli.consoles import open_console
from auberge.cli.play.play import house_data, named_data
from auberge.cli.play.seating import read_options
from auberge.core.setup import settle_setup
from auberge.lab.arena.report import BotReport, Report
from auberge.lab.arena.simulate import simulate
from auberge.lab.arena.tournament_page import faults_told
from auberge.words import Words


def run_simulation(
    game_name: str,
    words: Words,
    *,
    bots: str,
    budget: str | None = None,
    number: int,
    seed: int,
    jobs: int,
    seats: int | None,
    options: Sequence[str],
    as_json: bool,
    data: Path | None = None,
) -> None:
    """Plays the games and prints the report, as a table or as JSON."""
    settled = read_options(games.load(game_name), options)
    most = None if budget is None else read_budget(budget)
    house = None if data is None else house_data(data)
    with named_data(data), _bar(open_console(stderr=True)) as bar:
        task = bar.add_task(words.say("cli-simulating"), total=number)
        report = simulate(
            game_name,
            bots.split(","),
            number,
            seed,
            jobs,
            options=settled,
            seats=seats,
            data=house,
            budget=most,
            on_progress=lambda done, _all: bar.update(task, completed=done),
        )
    if as_json:
        print(msgspec.json.encode(report).decode())
    else:
        _print(report, open_console(), words, counts=_counts_points(game_name, report.seats))


def _counts_points(game_name: str, seats: int) -> bool:
    """Whether there are points in this game."""
    game = games.load(game_name)
    return bool(game.score_sheet(game.start(settle_setup(game.meta, seats=seats, seed=0))))


def _bar(console: Console) -> Progress:
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=console,
        transient=True,
        disable=not console.is_terminal,
    )


def _print(report: Report, console: Console, words: Words, *, counts: bool) -> None:
    say = words.say
    columns = ("wins", "interval", *(("score", "range") if counts else ()), "decisions")
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="bold")
    table.add_column(say("cli-sim-bot"), no_wrap=True)
    for key in columns:
        table.add_column(say(f"cli-sim-{key}"), justify="right")
    for bot in report.bots:
        table.add_row(bot.bot, *(_row(bot, words)[key] for key in columns))
    console.print(table)
    values: dict[str, str | int] = {
        "games": report.games,
        "seats": report.seats,
        "speed": words.decimal(report.games_per_second),
        "seconds": words.decimal(report.seconds),
        "seed": str(report.seed),
        "build": report.build,
    }
    console.print(Text(say("cli-sim-summary", **values)))
    for line in faults_told(report, words):
        console.print(Text(line))


def _row(bot: BotReport, words: Words) -> dict[str, str]:
    return {
        "wins": words.percent(bot.win_rate),
        "interval": words.percents(bot.win_rate_low, bot.win_rate_high),
        "score": f"{words.decimal(bot.mean_score)} ± {words.decimal(bot.score_deviation)}",
        "range": f"{bot.least_score}–{bot.most_score}",
        "decisions": f"{bot.decisions} ({words.decimal(bot.ms_per_decision, 2)} ms)",
    }
