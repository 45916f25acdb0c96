"""The chance of every seat to win from the true position, and how much of a change was luck.

Piles no one has looked into are shuffled for every try, so a position is worth what those at the table could hope for.
"""

from typing import Final

import msgspec

from auberge.analysis.bands import mean, spread_of
from auberge.analysis.features import FeatureReader
from auberge.analysis.replay import Stop
from auberge.analysis.weighing import guide_of, settle
from auberge.bots.search.guide import shares_of
from auberge.core.position import OVER
from auberge.core.protocol import Game, Position, Seat
from auberge.core.rng import scramble

Tries = list[list[float]]  # for every try, the values of all seats


class Estimate(msgspec.Struct, frozen=True):
    """A number and between what it lies, 19 times of 20."""

    value: float
    low: float
    high: float


def estimate(numbers: list[float]) -> Estimate:
    """The mean of a seat's chances, which lie between 0 and 1."""
    middle, spread = mean(numbers), spread_of(numbers)
    return Estimate(middle, max(0.0, middle - spread), min(1.0, middle + spread))


class Chances:
    """Judges positions of one game by many short guided playouts each."""

    def __init__(self, game: Game, reader: FeatureReader, seed: int, tries: int) -> None:
        self._game: Final = game
        self._reader: Final = reader
        self._seed: Final = seed
        self._count: Final = tries
        self._guide: Final = guide_of(game.meta.name)

    def after(self, stop: Stop) -> Tries:
        """What the position after a step promises."""
        return self._tries(stop.after, stop.number, None)

    def expected(self, stop: Stop) -> Tries:
        """What the step promised before chance or a pile spoke: the outcome is drawn afresh, again and again.

        What comes later is as lucky as in `after`, try by try, so that the difference is this step's own."""
        return self._tries(stop.before, stop.number, stop)

    def start(self, before: Position) -> Tries:
        """What the beginning promises."""
        return self._tries(before, 0, None)

    def _tries(self, position: Position, number: int, stop: Stop | None) -> Tries:
        if position.actor() == OVER:
            return [shares_of(position)] * self._count
        return [self._try(position, number, nth, stop) for nth in range(self._count)]

    def _try(self, position: Position, number: int, nth: int, stop: Stop | None) -> list[float]:
        later = scramble(self._seed + 1_000_003 * number + nth)
        p = position.clone()
        if stop is not None:
            p.generator = scramble(~later)
            self._reader.shuffle_unseen(p)
            self._happen(p, stop)
        p.generator = later
        self._reader.shuffle_unseen(p)
        settle(p)
        self._guide.play_on(p, scramble(later) >> 2)
        values = self._guide.values(p)
        total = sum(values)
        return [value / total for value in values]

    def _happen(self, p: Position, stop: Stop) -> None:
        """The step once more, with fresh chance."""
        if stop.move is None:
            p.happen(p.draw())
        else:
            self._game.play(p, Seat(stop.seat), stop.move)

    def is_lucky(self, stop: Stop) -> bool:
        """Has chance or a pile spoken in this step?"""
        return stop.move is None or self._reader.unseen(stop.before) > self._reader.unseen(stop.after)


def luck_of(after: Tries, expected: Tries, seat: int) -> list[float]:
    """What chance gave a seat in one step, try by try."""
    return [mine[seat] - hoped[seat] for mine, hoped in zip(after, expected, strict=True)]
