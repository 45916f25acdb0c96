"""`auberge puzzles mine` and `check`: a set of puzzles looked for, or looked at again."""

import gzip
from collections.abc import Sequence
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn
from rich.text import Text

from auberge import games
from auberge.cli.consoles import open_console
from auberge.cli.play import saves
from auberge.cli.usage import Interrupted
from auberge.lab.mining.checking import Checked, check
from auberge.lab.mining.mine import mine
from auberge.puzzles import shipped
from auberge.puzzles.puzzle import PuzzleSet, dumps, loads
from auberge.words import Words

PACKED = ".gz"


def run_mining(game: str, words: Words, *, number: int, easy: float, seed: int, jobs: int, out: Path | None) -> None:
    """Mines a set, with a bar, and keeps it in a file, game by game; a file that is there is gone on with. Without a
    file the puzzles are printed."""
    games.load(game)
    begun = _read(out) if out is not None and out.exists() else None

    def keep(found: PuzzleSet) -> None:
        bar.update(task, completed=len(found.puzzles))
        if out is not None:
            _write(out, found)

    try:
        with _bar(open_console(stderr=True)) as bar:
            task = bar.add_task(words.say("puzzles-mining"), total=number)
            found = mine(game, number, seed, jobs, easy=easy, begun=begun, on_progress=keep)
    except KeyboardInterrupt as stop:
        raise Interrupted("cli-interrupted") from stop
    if out is None:
        print(dumps(found).decode(), end="")
    else:
        _write(out, found)
        open_console().print(Text(_figures(found, words)), soft_wrap=True)


def run_check(game: str, words: Words, *, times: int, seed: int, jobs: int, file: Path | None) -> None:
    """Looks at all puzzles again and prints how many looks agree, and which do not."""
    found = shipped.load(game) if file is None else _read(file)
    checked: list[Checked] = []
    with _bar(open_console(stderr=True)) as bar:
        task = bar.add_task(words.say("puzzles-checking"), total=len(found.puzzles))
        for one in check(found.puzzles, times, seed, jobs):
            checked.append(one)
            bar.update(task, completed=len(checked))
    _print_agreement(checked, times, open_console(), words)


def _print_agreement(checked: Sequence[Checked], times: int, console: Console, words: Words) -> None:
    for one in checked:
        if not one.agrees:
            console.print(Text(words.say("puzzles-disagreed", id=one.puzzle, move=one.best)))
    agreed, clear = sum(one.agrees for one in checked), sum(one.agrees and one.is_clear for one in checked)
    share = words.percent(agreed / max(len(checked), 1))
    told = words.say("puzzles-agreed", times=times, agreed=agreed, all=len(checked), share=share, clear=clear)
    console.print(Text(told), soft_wrap=True)


def _figures(found: PuzzleSet, words: Words) -> str:
    mined = found.mined
    return words.say(
        "puzzles-mined",
        games=mined.games,
        decisions=mined.decisions,
        candidates=mined.candidates,
        proved=mined.proved,
        kept=len(found.puzzles),
    )


def _read(file: Path) -> PuzzleSet:
    data = saves.read_bytes(file)
    return loads(file.name, gzip.decompress(data) if file.suffix == PACKED else data)


def _write(file: Path, found: PuzzleSet) -> None:
    """Plain lines, or packed, as the name says; packed alike each time."""
    data = dumps(found)
    saves.write_whole(file, gzip.compress(data, mtime=0) if file.suffix == PACKED else data)


def _bar(console: Console) -> Progress:
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    return Progress(*columns, console=console, transient=True, disable=not console.is_terminal)
