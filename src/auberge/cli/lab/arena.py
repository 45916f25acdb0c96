"""`auberge arena`: a tournament with its progress, the standings as a table, and the report as a page."""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, TextColumn, TimeRemainingColumn
from rich.progress import Progress as ProgressBar
from rich.table import Table
from rich.text import Text

from auberge import games as game_rooms
from auberge.bots.budget import read_budget
from auberge.cli.consoles import open_console
from auberge.cli.play.seating import read_options
from auberge.cli.usage import BadUsage, Interrupted
from auberge.lab.arena.charts import as_file
from auberge.lab.arena.engines import all_cores, open_engine
from auberge.lab.arena.entrants import read_entrants
from auberge.lab.arena.standings import Standings, standings
from auberge.lab.arena.tournament import MOST_GAMES, Outcome, Progress, run_tournament, settle_tournament
from auberge.lab.arena.tournament_page import budget_charts, faults_told, interval, summary, tournament_page
from auberge.words import Words

_PERCENT: Final = re.compile(r"(\d{1,3}(?:\.\d{1,6})?) ?%", re.ASCII)
_FRACTION: Final = re.compile(r"0?\.\d{1,8}", re.ASCII)
_WIDE: Final = 100  # columns of a terminal that leave room for gaps
_LONGEST: Final = 24  # name of a player that stays on one line


class Contest(msgspec.Struct, frozen=True):
    """What was asked for at the command line."""

    game: str
    bots: str
    budget: str | None = None
    until: str | None = None
    games: int | None = None
    seats: int | None = None
    seed: int = 1
    options: tuple[str, ...] = ()
    results: Path | None = None
    report: Path | None = None
    jobs: int | None = None
    engine: str = "local"


def read_confidence(text: str | None) -> float | None:
    """The confidence of `95%` or `0.95`. BadUsage if it is none."""
    if text is None:
        return None
    found = _PERCENT.fullmatch(text.strip())
    if found is None and not _FRACTION.fullmatch(text.strip()):
        raise BadUsage("arena-confidence", value=text)
    value = float(found[1]) / 100 if found else float(text)
    if not 0.5 <= value < 1:
        raise BadUsage("arena-confidence", value=text)
    return value


def run_contest(wishes: Contest, words: Words, *, as_json: bool) -> None:
    """Plays the tournament and tells what came of it. Interrupted, after telling it, if somebody pressed Ctrl-C."""
    outcome = _play(wishes, words)
    found = standings(outcome)
    if as_json:
        print(msgspec.json.encode(found).decode())
    else:
        print_standings(found, open_console(), words)
    if wishes.report is not None:
        wishes.report.write_text(_report(wishes.report, found, words), encoding="utf-8")
        open_console(stderr=True).print(Text(words.say("arena-written", file=str(wishes.report))), soft_wrap=True)
    if outcome.end == "interrupted":
        if wishes.results is None:
            raise Interrupted("arena-not-kept")
        raise Interrupted("arena-kept", games=found.games, file=str(wishes.results))


def _report(file: Path, found: Standings, words: Words) -> str:
    """A page; for a file that ends in .svg, the chart of strength against budget alone."""
    if file.suffix != ".svg":
        return tournament_page(found, words)
    charts = budget_charts(found, words)
    if not charts:
        raise BadUsage("arena-no-budgets")
    return as_file(charts[0])


def _play(wishes: Contest, words: Words) -> Outcome:
    budget = None if wishes.budget is None else read_budget(wishes.budget)
    confidence = read_confidence(wishes.until)
    task = settle_tournament(
        wishes.game,
        read_entrants(wishes.bots.split(","), budget),
        seed=wishes.seed,
        seats=wishes.seats,
        options=read_options(game_rooms.load(wishes.game), wishes.options),
    )
    engine = open_engine(wishes.engine, all_cores() if wishes.jobs is None else wishes.jobs)
    with progress_on(open_console(stderr=True), words) as bar:
        return run_tournament(
            task,
            engine,
            most_games=MOST_GAMES if wishes.games is None else wishes.games,
            confidence=confidence,
            file=wishes.results,
            on_progress=bar.show,
        )


class Bar:
    """The progress of one tournament after the other on one line."""

    def __init__(self, bar: ProgressBar, words: Words) -> None:
        self._bar: Final = bar
        self._words: Final = words
        self._task: Final = bar.add_task("", total=None)
        self.title = ""

    def show(self, progress: Progress) -> None:
        """Shows how far it is."""
        said = self._words.say("arena-playing", told=progress.told_apart, pairs=progress.pairs)
        text = f"{self.title} {said}".strip()
        self._bar.update(self._task, completed=progress.games, total=progress.most_games, description=text)


@contextmanager
def progress_on(console: Console, words: Words) -> Iterator[Bar]:
    """A bar while something runs; only on a terminal."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with ProgressBar(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
        yield Bar(bar, words)


def print_standings(found: Standings, console: Console, words: Words) -> None:
    """Ratings first, then the pairs, then how it ended."""
    say = words.say
    columns = [say(f"arena-column-{key}") for key in ("bot", "rating", "interval", "share", "interval", "time")]
    whole = max(len(bot.bot) for bot in found.bots) <= _LONGEST
    table = _table(columns, whole=whole, gap=1 if console.width < _WIDE else 2)
    for bot in found.bots:
        shares = (words.percent(bot.share.value), words.percents(bot.share.low, bot.share.high))
        rating = (words.decimal(bot.rating.value, 0), interval(bot.rating, words, 0))
        table.add_row(bot.bot, *rating, *shares, words.decimal(bot.ms_per_decision, 2))
    console.print(table)
    if found.duels:
        duels = _table([say(f"arena-column-{key}") for key in ("duel", "ahead", "interval", "better")])
        for duel in found.duels:
            name = say("arena-duel", bot=duel.bot, other=duel.other)
            better = duel.better or say("arena-not-yet")
            ahead = duel.ahead
            duels.add_row(name, words.percent(ahead.value), words.percents(ahead.low, ahead.high), better)
        console.print(Text(), duels, sep="\n")
    console.print(Text(), Text(summary(found, words)), sep="\n")
    for line in faults_told(found, words):
        console.print(Text(line))


def _table(columns: list[str], *, whole: bool = False, gap: int = 2) -> Table:
    """A table; if its first column is to stay whole, the headings of the others break first."""
    table = Table(box=None, padding=(0, gap, 0, 0), pad_edge=False, header_style="bold")
    table.add_column(columns[0], overflow="fold", no_wrap=whole)
    for column in columns[1:]:
        table.add_column(column, justify="right", overflow="fold")
    return table
