"""Reads datasets: rows, records, and every decision with the view of the seat that made it."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Final

import msgspec

from auberge import games
from auberge.core.errors import AubergeError, BadRecord, BadSetup
from auberge.core.protocol import Game, Move, Seat, View
from auberge.core.record import Record
from auberge.lab.datasets import parquet
from auberge.lab.datasets.making import parts_of, read_spec
from auberge.lab.datasets.rows import GameRow, Moment, moments_of, record_of

if TYPE_CHECKING:
    from auberge.lab.datasets.arrays import Arrays

Place = tuple[str, int]  # the name of a file and a row in it, from 1


class Decision(msgspec.Struct, frozen=True):
    """One decision: what the seat saw, what it did, by name and by number, and how the game ended for it (0 and 0 if it
    did not end)."""

    game: int  # the row, from 0
    seat: Seat
    view: View
    move: Move
    action: int
    place: int
    points: int


class Dataset:
    """The games in a folder that `auberge export` has written."""

    def __init__(self, folder: Path | str) -> None:
        """BadRecord if there is no dataset, BadSetup if PyArrow is not installed."""
        self.folder: Final = Path(folder)
        self.spec: Final = read_spec(self.folder)
        self.game: Final = games.load(self.spec.game)
        parquet.find_parquet()

    def __len__(self) -> int:
        return self.spec.games

    @property
    def files(self) -> list[Path]:
        """The Parquet files, in order."""
        return [self.folder / part.file for part in parts_of(self.spec)]

    def rows(self) -> Iterator[GameRow]:
        """The games as they are stored."""
        for _, row in self._placed():
            yield row

    def decisions(self) -> Iterator[Decision]:
        """Every decision of every game, played again and checked on the way. BadRecord names row and decision."""
        for number, game, row, moment in self._moments():
            yield _decision(game, number, row, moment)

    def arrays(self, *, size: int = 4096, seats: int | None = None) -> Iterator["Arrays"]:
        """Every decision as NumPy arrays of this size, the last one shorter: observations, masks, actions and ends.

        Observations depend on the number of seats: of records, name those to be taken. Games with other numbers of
        seats are left out. BadSetup if NumPy is not installed or the seats are not named."""
        try:
            from auberge.lab.datasets.arrays import arrays_of
        except ImportError as missing:
            raise BadSetup("data-no-arrow") from missing
        told = self.spec.tournament
        wanted = seats if seats is not None else None if told is None else told.seats
        if wanted is None:
            raise BadSetup("data-name-seats")
        yield from arrays_of(self._moments(wanted), self.game, wanted, size)

    def records(self) -> Iterator[Record]:
        """Every game as a record, checked on the way."""
        for place, row in self._placed():
            with _naming(place):
                game = self._game_of(row)
                _follow(game, row)
                yield record_of(game, row)

    def check(self) -> Iterator[int]:
        """Checks game after game against the rules; says how many are done. BadRecord names row and decision."""
        for number, (place, row) in enumerate(self._placed(), start=1):
            with _naming(place):
                _follow(self._game_of(row), row)
            yield number

    def _placed(self) -> Iterator[tuple[Place, GameRow]]:
        for file in self.files:
            for number, row in enumerate(parquet.read(file), start=1):
                yield (file.name, number), row

    def _moments(self, seats: int | None = None) -> Iterator[tuple[int, Game, GameRow, Moment]]:
        """Every decision, with the number of its game, the game's rules and its row."""
        for number, (place, row) in enumerate(self._placed()):
            if seats in (None, len(row.players)):
                with _naming(place):
                    game = self._game_of(row)
                    for moment in moments_of(game, row):
                        yield number, game, row, moment

    def _game_of(self, row: GameRow) -> Game:
        newest = row.rules_version == self.game.meta.rules_version
        return self.game if newest else games.load(self.spec.game, row.rules_version)


def _follow(game: Game, row: GameRow) -> None:
    for _ in moments_of(game, row):
        pass


def _decision(game: Game, number: int, row: GameRow, moment: Moment) -> Decision:
    seat, action = moment.seat, moment.action
    place, points = (row.places[seat], row.points[seat]) if row.places else (0, 0)
    return Decision(number, seat, game.view(moment.position, seat), game.move(action), action, place, points)


@contextmanager
def _naming(place: Place) -> Iterator[None]:
    """Says of whatever is wrong in which file and row it is."""
    file, row = place
    try:
        yield
    except AubergeError as problem:
        raise BadRecord("data-bad-row", file=file, row=row, problem=str(problem)) from problem
