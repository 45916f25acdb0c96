"""The figures of the lab, with 95 % intervals: seats, lengths, endings, and what every trait is worth.

Who has more of everything wins more. So a trait is held against seats with about as many pieces of its sort: its
lift is how much oftener they win, and how many points more they make, than all seats with as many.
"""

import math
from collections import defaultdict
from collections.abc import Mapping, Sequence
from typing import Final

import msgspec

from auberge.arena.balance.counts import Counts, Sums
from auberge.arena.balance.watcher import Trait
from auberge.arena.figures import Estimate
from auberge.arena.report import wilson_interval
from auberge.core.protocol import OptionValue

_Z95: Final = 1.959963984540054
SURE: Final = 3.3  # so many deviations: with some sixty traits none is that far out by chance
LARGE: Final = 0.03  # victories in a hundred seats that matter


class Spread(msgspec.Struct, frozen=True):
    """Numbers of many games."""

    mean: float
    deviation: float
    least: int
    low: int  # 5 of 100 games lie below
    middle: int
    high: int  # 5 of 100 games lie above
    most: int


class SeatFigures(msgspec.Struct, frozen=True):
    """One seat at tables of one size; seat 1 begins."""

    wins: Estimate
    score: Estimate


class EndFigures(msgspec.Struct, frozen=True):
    """A way to end, or to be out: in which share of games it happens, and how often in a game."""

    name: str
    games: Estimate
    per_game: float


class TraitFigures(msgspec.Struct, frozen=True):
    """A building, a character, a card: who had it, and how they did against others with as many of its sort."""

    sort: str
    name: str
    seats: int  # that had it
    pieces_per_game: float
    taken: float | None  # share of the games that offered it in which somebody had it; None if all games have all
    wins: Estimate
    fair: float
    lift: Estimate  # of the victories
    score_lift: Estimate
    stands_out: bool


class TableFigures(msgspec.Struct, frozen=True):
    """Tables of one size, or all of them (`seats` is 0) where only traits are compared."""

    seats: int
    games: int
    by_seat: tuple[SeatFigures, ...]
    length: Spread | None
    decisions: Spread | None
    ends: tuple[EndFigures, ...]
    traits: tuple[TraitFigures, ...]


class BalanceReport(msgspec.Struct, frozen=True):
    """All of it."""

    game: str
    bots: tuple[str, ...]
    seed: int
    options: Mapping[str, OptionValue]
    has_points: bool
    tables: tuple[TableFigures, ...]
    together: TableFigures


def spread_of(numbers: Mapping[int, int]) -> Spread:
    """The spread of numbers, each with how often it occurred."""
    total = sum(numbers.values())
    mean = sum(number * times for number, times in numbers.items()) / total
    variance = sum(times * (number - mean) ** 2 for number, times in numbers.items()) / max(total - 1, 1)
    found: list[int] = []
    for part in (0.0, 0.05, 0.5, 0.95, 1.0):
        seen, wanted = 0, max(part * total, 1)
        for number in sorted(numbers):
            seen += numbers[number]
            if seen >= wanted:
                found.append(number)
                break
    return Spread(mean, math.sqrt(variance), *found)


def _mean_score(sums: Sums) -> Estimate:
    number = max(sums.number, 1)
    mean = sums.points / number
    half = _Z95 * math.sqrt(_variance(sums) / number)
    return Estimate(mean, mean - half, mean + half)


def _variance(sums: Sums) -> float:
    if sums.number < 2:
        return 0.0
    return max(0.0, (sums.squares - sums.points**2 / sums.number) / (sums.number - 1))


def _rate(wins: float, number: int) -> Estimate:
    return Estimate(wins / max(number, 1), *wilson_interval(wins, number))


class _Lift:
    """What a trait is expected to bring, over tables of all sizes and groups."""

    def __init__(self) -> None:
        self.sums: Final = Sums()
        self.fair = 0.0
        self.expected = 0.0
        self.variance = 0.0
        self.points = 0.0
        self.points_variance = 0.0

    def add(self, cell: Sums, group: Sums, seats: int) -> None:
        """Takes in the seats of one group that had the trait, beside all seats of the group."""
        self.sums.add(cell)
        self.fair += cell.number / seats
        rate = group.wins / group.number
        self.expected += cell.number * rate
        self.points += cell.number * group.points / group.number
        rest = 1 - cell.number / group.number  # where all have it nothing can stand out
        self.variance += cell.number * rate * (1 - rate) * rest
        self.points_variance += cell.number * _variance(group) * rest


def trait_figures(tables: Sequence[Counts]) -> tuple[TraitFigures, ...]:
    """All traits over these tables, by sort, the most helpful first."""
    lifts: defaultdict[Trait, _Lift] = defaultdict(_Lift)
    for table in tables:
        for (trait, group), cell in table.cells.items():
            lifts[trait].add(cell, table.groups[trait[0], group], table.seats)
    games = sum(table.games for table in tables)
    found = [_figures(trait, lift, tables, games) for trait, lift in lifts.items()]
    return tuple(sorted(found, key=lambda trait: (trait.sort, -trait.lift.value, trait.name)))


def _figures(trait: Trait, lift: _Lift, tables: Sequence[Counts], games: int) -> TraitFigures:
    number = lift.sums.number
    offered = sum(table.offered[trait] for table in tables)
    taken = sum(table.taken[trait] for table in tables)
    more = (lift.sums.wins - lift.expected) / number
    half = _Z95 * math.sqrt(lift.variance) / number
    points = (lift.sums.points - lift.points) / number
    points_half = _Z95 * math.sqrt(lift.points_variance) / number
    return TraitFigures(
        sort=trait[0],
        name=trait[1],
        seats=number,
        pieces_per_game=lift.sums.pieces / games,
        taken=taken / offered if offered else None,
        wins=_rate(lift.sums.wins, number),
        fair=lift.fair / number,
        lift=Estimate(more, more - half, more + half),
        score_lift=Estimate(points, points - points_half, points + points_half),
        stands_out=abs(more) >= LARGE and abs(more) * _Z95 > SURE * half > 0,
    )


def table_figures(counts: Counts) -> TableFigures:
    """Tables of one size."""
    return TableFigures(
        seats=counts.seats,
        games=counts.games,
        by_seat=tuple(SeatFigures(_rate(seat.wins, seat.number), _mean_score(seat)) for seat in counts.by_seat),
        length=spread_of(counts.lengths),
        decisions=spread_of(counts.decisions),
        ends=tuple(
            EndFigures(name, _rate(number, counts.games), counts.end_pieces[name] / counts.games)
            for name, number in sorted(counts.ends.items(), key=lambda end: (-end[1], end[0]))
        ),
        traits=trait_figures([counts]),
    )


def all_tables(tables: Sequence[Counts]) -> TableFigures:
    """The traits over tables of all sizes."""
    return TableFigures(0, sum(table.games for table in tables), (), None, None, (), trait_figures(tables))
