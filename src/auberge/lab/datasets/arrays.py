"""Decisions as NumPy arrays, some thousands at a time: what the seat saw, what it might do and did, how it ended.

`torch.from_numpy` takes each array as it is.
"""

from collections.abc import Iterable, Iterator
from itertools import chain
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from auberge.core.observer import Row
from auberge.core.protocol import Game
from auberge.lab.datasets.rows import GameRow, Moment
from auberge.lab.envs.observation import observer_of, spec


class Arrays(NamedTuple):
    """Decisions; the first axis counts them."""

    observations: NDArray[np.int16]  # of the seat that decides, as `auberge.lab.envs.observation.spec` describes them
    masks: NDArray[np.bool_]  # by action number: might it be chosen?
    actions: NDArray[np.int64]  # the number of the move that was made
    seats: NDArray[np.int64]
    games: NDArray[np.int64]  # the row in the dataset, from 0
    places: NDArray[np.int64]  # of that seat in the end, 1 is best; 0 if the game did not end
    points: NDArray[np.int64]


class _Sheet:
    """Arrays that are being filled: numbers are gathered as Python has them and become arrays all at once."""

    def __init__(self, game: Game, seats: int, size: int) -> None:
        self.size: Final = size
        self.space: Final = game.space
        self.row: Final = Row(size * spec(game.meta.name, seats).size)
        self.legal: Final[list[list[int]]] = []
        self.numbers: Final[list[tuple[int, int, int, int, int]]] = []

    def take(self) -> Arrays:
        """What is filled in, as arrays of their own; then begins anew."""
        filled = len(self.legal)
        seen = np.asarray(self.row.numbers).reshape(self.size, -1)[:filled].copy()
        columns = np.array(self.numbers, np.int64).T.copy()
        masks = np.zeros((filled, self.space), np.bool_)
        rows = np.repeat(np.arange(filled), [len(actions) for actions in self.legal])
        masks[rows, np.fromiter(chain.from_iterable(self.legal), np.int64, len(rows))] = True
        self.row.at = 0
        self.legal.clear()
        self.numbers.clear()
        return Arrays(seen, masks, *columns)


def arrays_of(
    moments: Iterable[tuple[int, Game, GameRow, Moment]], game: Game, seats: int, size: int
) -> Iterator[Arrays]:
    """These decisions, each with the number of its game and its row, this many at a time."""
    sheet, observer = _Sheet(game, seats, size), observer_of(game.meta.name)
    for number, _, row, moment in moments:
        seat, position = moment.seat, moment.position
        place, points = (row.places[seat], row.points[seat]) if row.places else (0, 0)
        observer.write(position, seat, sheet.row)
        sheet.legal.append(position.legal())
        sheet.numbers.append((moment.action, seat, number, place, points))
        if len(sheet.numbers) == size:
            yield sheet.take()
    if sheet.numbers:
        yield sheet.take()
