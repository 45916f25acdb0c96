"""Running the program in tests: arguments and typed lines in, what was printed and the exit code out."""

import builtins
import re
from collections.abc import Iterable
from functools import cache
from pathlib import Path

import pytest
from rich.console import Console
from typer.testing import CliRunner, Result

from auberge import bots, games
from auberge.cli.app import app
from auberge.cli.play import play, saves
from auberge.cli.play.commands import Left
from auberge.cli.play.table import Prompt, Table
from auberge.core import record as records
from auberge.core.match import Match
from auberge.words import Words

ENVIRONMENT = {"COLUMNS": "80", "AUBERGE_LANG": "en", "NO_COLOR": "1", "TERM": "xterm"}


def run(*args: str, typed: Iterable[str] = (), charset: str = "utf-8", **environ: str) -> Result:
    """Calls `auberge` with these arguments and these typed lines. No key of the catalogue may show."""
    runner = CliRunner(charset=charset, env=ENVIRONMENT | environ)
    result = runner.invoke(app, list(args), input="".join(f"{line}\n" for line in typed))
    assert not re.search(r"\b(cli|saint_malo|valletta|malta)-[a-z]+", result.output), result.output
    assert "Traceback" not in result.output
    return result


def flat(text: str) -> str:
    """The text on one line, however it was wrapped."""
    return re.sub("[ \n]+", " ", text)


def error_of(result: Result) -> str:
    """The one sentence a failed command said, and nothing else."""
    assert result.stderr.endswith("\n")
    assert result.stderr.count("\n") == 1, result.stderr
    return result.stderr.strip()


class Author(Table):
    """A table whose people are played by the random bot; it writes down what they would have typed."""

    def __init__(self, match: Match, most_lines: int) -> None:
        super().__init__(match, Path("nowhere.json"), Console(quiet=True), Words())
        self.most_lines = most_lines
        self.lines: list[str] = []
        self._mind = bots.load("random")(match.game, 3)

    def _ask(self, prompt: Prompt) -> None:
        if len(self.lines) == self.most_lines:
            raise Left
        if prompt.kind == "decide":
            view = self.match.game.view(self.match.position, prompt.seat)
            move = self._mind.choose(view)
            self.lines.append(self.match.game.write(move))
            self.play(prompt.seat, move)
        elif prompt.kind == "throw":
            self.lines.append("")
            self.roll()
        elif prompt.kind == "hand_over":
            self.lines.append("")
            self.hand_over(prompt.seat)
        else:
            self.lines.append("")
            self.session.confirm()

    def save(self) -> None:
        """The author keeps nothing."""


def _author(seats: str, seed: int, most_lines: int = 10_000, game: str = "saint_malo") -> Author:
    match = play.new_match(games.load(game), seats, play.PlayArguments(game, seed=str(seed), start="1"), Words())
    author = Author(match, most_lines)
    author.run()
    return author


@cache
def script(seats: str, seed: int, game: str = "saint_malo") -> list[str]:
    """The lines that play a whole game of this table."""
    return _author(seats, seed, game=game).lines


@cache
def record_after(lines: int, seats: str = "me:Anna,random", seed: int = 7, game: str = "saint_malo") -> bytes:
    """The saved game after the first so many lines of the script."""
    return records.dumps(_author(seats, seed, lines, game).match.record())


@cache
def rest_after(lines: int, seats: str, seed: int, game: str) -> list[str]:
    """The lines of the script from there on, for a game that is resumed: somebody must come to the table first."""
    rest = script(seats, seed, game)[lines:]
    return rest if _author(seats, seed, lines, game).prompt().kind == "hand_over" else ["", *rest]


def only_save(folder: Path) -> Path:
    """The one game saved in a data folder."""
    (file,) = (folder / "games").glob("*.json")
    return file


def position_of(file: Path) -> list[int]:
    """Every number of the saved position."""
    return saves.read_match(file).position.fields()


def entries_of(file: Path) -> tuple[str, ...]:
    """The entries of a saved game."""
    return records.loads(file.read_bytes()).entries


def interrupt_after(lines: Iterable[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """Types these lines, then presses Ctrl-C."""
    waiting = iter(lines)

    def typed(prompt: str = "") -> str:
        for line in waiting:
            return line
        raise KeyboardInterrupt

    monkeypatch.setattr(builtins, "input", typed)
