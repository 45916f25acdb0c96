"""`auberge export` and `auberge import`: games as data, with progress. Help texts are keys of the catalogue."""

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import typer

from auberge.cli.entry import words_for
from auberge.cli.lab.contests import EngineName, Game, HouseData, Jobs, Language, Options, Seats, Seed
from auberge.cli.usage import Interrupted
from auberge.core.errors import AubergeError, BadRecord

if TYPE_CHECKING:
    from auberge.words import Words

EXPORT_EXAMPLES: Final = (
    "auberge export saint_malo --games 1000000 --to games\n"
    "auberge export malta --bots squire,page --seats 4 --games 5000 --to malta\n"
    "auberge export valletta --records saved --to mine"
)
IMPORT_EXAMPLES: Final = "auberge import games\nauberge import games --to records"
Folder = Annotated[Path, typer.Argument(metavar="FOLDER", help="data-help-folder")]


def export(
    game: Game = "saint_malo",
    *,
    to: Annotated[Path, typer.Option("--to", metavar="FOLDER", help="data-help-to")],
    records: Annotated[Path | None, typer.Option(metavar="FOLDER", help="data-help-records")] = None,
    bots: Annotated[str, typer.Option(metavar="LIST", help="cli-help-entrants")] = "squire",
    budget: Annotated[str | None, typer.Option(metavar="TIME", help="cli-help-arena-budget")] = None,
    games: Annotated[str, typer.Option(metavar="NUMBER", help="cli-help-games")] = "1000",
    seats: Seats = None,
    seed: Seed = "1",
    option: Options = None,
    data: HouseData = None,
    jobs: Jobs = None,
    engine: EngineName = "local",
    lang: Language = None,
) -> None:
    """Writes games as data."""
    from auberge.bots.budget import read_budget
    from auberge.cli.play.play import house_data, named_data
    from auberge.cli.play.seating import read_number, read_options, read_seed
    from auberge.games import load
    from auberge.lab.arena.engines import all_cores
    from auberge.lab.datasets.making import export_games, export_records

    words = words_for(lang)
    processes = read_number("--jobs", jobs)
    with _telling(words, "data-exporting", to) as tell, _in_words(words):
        if records is not None:
            spec = export_records(game, sorted(records.glob("*.json")), to, on_progress=tell)
        else:
            with named_data(data):
                spec = export_games(
                    game,
                    bots.split(","),
                    to,
                    games=read_number("--games", games) or 0,
                    seed=read_seed(seed) or 0,
                    seats=read_number("--seats", seats),
                    options=read_options(load(game), option or []),
                    data=None if data is None else house_data(data),
                    budget=None if budget is None else read_budget(budget),
                    jobs=all_cores() if processes is None else processes,
                    engine=engine,
                    on_progress=tell,
                )
    size = sum(file.stat().st_size for file in to.glob("*.parquet"))
    _say(
        words,
        "data-exported",
        games=spec.games,
        folder=str(to),
        size=words.decimal(size / 1e6, 2),
        each=size // spec.games,
    )


def import_games(
    folder: Folder,
    to: Annotated[Path | None, typer.Option("--to", metavar="FOLDER", help="data-help-into")] = None,
    lang: Language = None,
) -> None:
    """Checks exported games, and makes records of them."""
    from auberge.core.record import dumps
    from auberge.lab.datasets.reading import Dataset

    words = words_for(lang)
    with _telling(words, "data-reading", None) as tell, _in_words(words):
        dataset = Dataset(folder)
        if to is None:
            for done in dataset.check():
                tell(done, len(dataset))
        else:
            to.mkdir(parents=True, exist_ok=True)
            for done, record in enumerate(dataset.records(), start=1):
                (to / f"{record.game}-{done:07}.json").write_bytes(dumps(record))
                tell(done, len(dataset))
    _say(words, "data-checked", games=len(dataset))
    if to is not None:
        _say(words, "data-written", games=len(dataset), folder=str(to))


def _say(words: "Words", key: str, **values: str | int) -> None:
    from rich.text import Text

    from auberge.cli.consoles import open_console

    open_console().print(Text(words.say(key, **values)), soft_wrap=True)


class _Bar:
    """How far it is, on a terminal."""

    def __init__(self, words: "Words", key: str) -> None:
        from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

        from auberge.cli.consoles import open_console

        console = open_console(stderr=True)
        columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
        self.done = 0
        self.bar: Final = Progress(*columns, console=console, transient=True, disable=not console.is_terminal)
        self._task: Final = self.bar.add_task(words.say(key), total=None)

    def __call__(self, done: int, number: int) -> None:
        self.done = done
        self.bar.update(self._task, completed=done, total=number)


@contextmanager
def _telling(words: "Words", key: str, kept: Path | None) -> Iterator[_Bar]:
    """A bar while something runs. Interrupted says, after Ctrl-C, how much is kept."""
    tell = _Bar(words, key)
    try:
        with tell.bar:
            yield tell
    except KeyboardInterrupt as pressed:
        if kept is None:
            raise Interrupted("cli-interrupted") from pressed
        raise Interrupted("data-stopped", games=tell.done, folder=str(kept)) from pressed


@contextmanager
def _in_words(words: "Words") -> Iterator[None]:
    """Puts the reason why a row or a record is wrong into words."""
    try:
        yield
    except BadRecord as problem:
        cause = problem.__cause__
        if "problem" not in problem.values or not isinstance(cause, AubergeError):
            raise
        raise _because(problem.key, problem.values, words.error(cause)) from cause


def _because(key: str, values: Mapping[str, str | int], problem: str) -> BadRecord:
    return BadRecord(key, **{**values, "problem": problem})
