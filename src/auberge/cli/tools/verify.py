"""`auberge verify`: recomputes every roll, draw and shuffle of a finished game from what was sealed before it began."""

from pathlib import Path

import msgspec
import typer
from rich.text import Text

from auberge import games
from auberge.cli import palette
from auberge.cli.consoles import open_console
from auberge.cli.play import saves
from auberge.cli.usage import BadUsage
from auberge.core import record as records
from auberge.core.chance import is_number
from auberge.core.verification import Verdict, verify
from auberge.words import Words


def run_verify(file: Path, words: Words, *, seal: str | None, as_json: bool) -> None:
    """Says whether all draws are as sealed; exit code 1 if not. BadRecord if there is nothing to check."""
    record = records.loads(saves.read_bytes(file))
    expected = None if seal is None else _read_seal(seal)
    verdict = verify(games.load(record.game, record.rules_version), record, expected)
    console = open_console()
    if as_json:
        typer.echo(msgspec.json.encode(verdict).decode())
    else:
        console.print(_sentence(verdict, words))
        if verdict.fault is None and record.chance is not None:
            given = sum(each.number is not None for each in record.chance.contributions)
            console.print(Text(words.say("verify-from", numbers=given, seal=spaced(record.chance.seal))))
    if verdict.fault is not None:
        raise typer.Exit(1)


def _read_seal(text: str) -> str:
    """A seal as people copy it: spaces and capitals do not matter."""
    seal = "".join(text.split()).lower()
    if not is_number(seal):
        raise BadUsage("cli-not-a-seal", value=text)
    return seal


def _sentence(verdict: Verdict, words: Words) -> Text:
    if verdict.fault is None:
        return Text(words.say("verify-all", draws=verdict.draws), palette.GOOD)
    return Text(words.say(verdict.fault, **verdict.values), palette.BAD)


def spaced(seal: str) -> str:
    """A seal in groups of four, as people read it."""
    return " ".join(seal[at : at + 4] for at in range(0, len(seal), 4))
