"""`auberge move-tables`, `backup` and `restore`: all tables copied to another database, or into a file and back."""

import asyncio
import os
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import typer
from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn
from rich.text import Text

from auberge.cli.consoles import open_console
from auberge.cli.entry import words_for
from auberge.folders import at_home, data_folder
from auberge.words import Words

if TYPE_CHECKING:
    from auberge.server.storage.copying import Copied, Tell

Language = Annotated[str | None, typer.Option("--lang", metavar="LANG", help="cli-help-lang")]
Folder = Annotated[Path | None, typer.Option(metavar="FOLDER", help="server-help-folder")]

MOVE_EXAMPLES: Final = (
    "auberge move-tables sqlite:////srv/auberge/auberge.db postgresql://auberge@localhost/auberge\n"
    "auberge move-tables postgresql://auberge@localhost/auberge sqlite:///new/auberge.db"
)
BACKUP_EXAMPLES: Final = "auberge backup monday.db\nauberge backup monday.db --folder /srv/auberge"
RESTORE_EXAMPLES: Final = "auberge restore monday.db\nauberge restore monday.db --folder /srv/new"


def move_tables(
    source: Annotated[str, typer.Argument(metavar="FROM", help="storage-help-from")],
    target: Annotated[str, typer.Argument(metavar="TO", help="storage-help-to")],
    lang: Language = None,
) -> None:
    """Copies all tables into another database."""
    from auberge.server.storage import moving, storage_at

    place = storage_at(target).place
    _run(words_for(lang), "storage-moved", place, lambda tell: moving.move_tables(source, target, tell))


def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="storage-help-backup-file")],
    folder: Folder = None,
    lang: Language = None,
) -> None:
    """Writes all tables into one file."""
    from auberge.server.storage import moving

    source, file = _database(folder), at_home(file)
    _run(words_for(lang), "storage-backed-up", str(file), lambda tell: moving.back_up(source, file, tell))


def restore(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="storage-help-restore-file")],
    folder: Folder = None,
    lang: Language = None,
) -> None:
    """Fills an empty database from a backup."""
    from auberge.server.storage import moving, storage_at

    target = _database(folder)
    place = storage_at(target).place
    _run(words_for(lang), "storage-restored", place, lambda tell: moving.restore(at_home(file), target, tell))


def _database(folder: Path | None) -> str:
    """The file in this folder; if none is named, what `auberge serve` would use."""
    from auberge.server.settings import database_url, settings_from

    environ = dict(os.environ)
    if folder is not None:
        environ.pop("AUBERGE_DATABASE", None)
    return database_url(settings_from(environ), folder or data_folder())


def _run(words: Words, done: str, place: str, work: "Callable[[Tell], Coroutine[None, None, Copied]]") -> None:
    """Has it done, shows on a terminal how far it is, and says what was done."""
    console = open_console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), TaskProgressColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task(words.say("storage-copying"), total=None)
        copied = asyncio.run(work(lambda rows, of: bar.update(task, completed=rows, total=of)))
    told = words.say(done, tables=copied.tables, rows=copied.rows, place=place)
    open_console().print(Text(told), soft_wrap=True)
