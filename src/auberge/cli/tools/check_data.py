"""`auberge check-data`: checks a file of printed facts and says how well each of them is known."""

from collections import Counter
from pathlib import Path

from rich.table import Table
from rich.text import Text

from auberge import games
from auberge.cli import palette
from auberge.cli.consoles import open_console
from auberge.cli.play.play import house_data, named_data
from auberge.core.datafile import KNOWN
from auberge.words import Words


def check_data(game_name: str, file: Path | None, words: Words) -> None:
    """Counts by provenance, every fact that is not from the rulebook, warnings. BadData names what is wrong."""
    say, console = words.say, open_console()
    with named_data(file):
        report = games.load(game_name).check_data(None if file is None else house_data(file))
    console.print(Text(say("cli-data-good", file=str(file) if file else say("cli-data-shipped")), "bold"))
    counts = Counter(fact.known for fact in report.facts)
    table = Table.grid(padding=(0, 2, 0, 0))
    for known in KNOWN:
        table.add_row(Text(str(counts[known]), "bold", justify="right"), Text(say("cli-data-known", known=known)))
    console.print(table)
    doubtful = [fact for fact in report.facts if fact.known in ("public", "placeholder")]
    if doubtful:
        console.print(Text(), Text(say("cli-data-doubtful"), "bold"), sep="\n")
        grid = Table.grid(padding=(0, 2, 0, 0))
        for fact in doubtful:
            grid.add_row(Text(f"{fact.entry}.{fact.field}", "bold"), Text(fact.known), Text(fact.note or fact.doc))
        console.print(grid)
    for warning in report.warnings:
        console.print(Text(say("cli-data-warning", warning=say(warning)), palette.BAD))
