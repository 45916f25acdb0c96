"""What a tournament leaves behind: a file of JSON lines, one for the tournament, then one for every game, in order.

A file may hold several tournaments: every game names its own. A last line that was cut off is dropped.
"""

import hashlib
from collections.abc import Mapping, Sequence
from pathlib import Path
from types import TracebackType
from typing import Final, Self

import msgspec

from auberge.core.errors import BadRecord
from auberge.core.protocol import OptionValue


class Tournament(msgspec.Struct, frozen=True, tag_field="kind", tag="tournament"):
    """All that decides which games are played: who wants the same games asks for the same tournament."""

    game: str
    bots: tuple[str, ...]  # as listed: `squire`, `knight@100ms`; one listed twice holds two seats
    seats: int
    seed: int
    options: Mapping[str, OptionValue]
    rules_version: int
    version: str  # of the program
    data: str | None = None  # house data in place of the printed values

    @property
    def labels(self) -> tuple[str, ...]:
        """The bots, each once."""
        return tuple(dict.fromkeys(self.bots))

    @property
    def id(self) -> str:
        """A short name that no other tournament has."""
        return hashlib.sha256(msgspec.json.encode(self, order="sorted")).hexdigest()[:16]


class GameResult(msgspec.Struct, frozen=True, tag_field="kind", tag="game", omit_defaults=True):
    """One game: for every seat the bot (a place in `labels`), its place, its points, its decisions and their time."""

    tournament: str
    round: int
    game: int
    bots: tuple[int, ...]
    places: tuple[int, ...]
    scores: tuple[int, ...]
    decisions: tuple[int, ...]
    seconds: tuple[float, ...]  # the only field that differs from run to run
    faults: tuple[int, ...] = ()  # decisions made for programs that failed; empty: none


_LINE: Final = msgspec.json.Decoder(Tournament | GameResult)
_WRITER: Final = msgspec.json.Encoder(order="deterministic")


def read_lines(file: Path) -> tuple[list[Tournament | GameResult], int]:
    """The whole lines of a file and how many bytes they fill. BadRecord names a line that is no result of ours."""
    if not file.exists():
        return [], 0
    data = file.read_bytes()
    whole = data.rfind(b"\n") + 1
    found: list[Tournament | GameResult] = []
    for number, line in enumerate(data[:whole].splitlines(), start=1):
        try:
            found.append(_LINE.decode(line))
        except msgspec.DecodeError as problem:
            raise BadRecord("arena-bad-line", file=str(file), line=number, problem=str(problem)) from problem
    return found, whole


def games_in(file: Path, tournament: Tournament) -> list[GameResult]:
    """The games of this tournament that the file holds, in order."""
    lines, _ = read_lines(file)
    return [line for line in lines if isinstance(line, GameResult) and line.tournament == tournament.id]


class ResultsFile:
    """Appends to a file, every game at once; without a file the games are only remembered."""

    def __init__(self, file: Path | None, tournament: Tournament) -> None:
        self._stream = None
        self.games: Final[list[GameResult]] = []
        if file is None:
            return
        lines, whole = read_lines(file)
        self.games.extend(line for line in lines if isinstance(line, GameResult) and line.tournament == tournament.id)
        file.parent.mkdir(parents=True, exist_ok=True)
        self._stream = file.open("ab")
        self._stream.truncate(whole)
        if tournament not in lines:
            self._write(tournament)

    def append(self, result: GameResult) -> None:
        """Keeps one more game."""
        self.games.append(result)
        self._write(result)

    def _write(self, line: Tournament | GameResult) -> None:
        if self._stream is not None:
            self._stream.write(_WRITER.encode(line) + b"\n")
            self._stream.flush()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, problem: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._stream is not None:
            self._stream.close()


def rounds_of(games: Sequence[GameResult], size: int) -> list[list[GameResult]]:
    """The games by whole rounds of this size; the games of a round that was not finished are left out."""
    return [list(games[first : first + size]) for first in range(0, len(games) - size + 1, size)]
