"""The figures of the lab, with 95 % intervals: seats, lengths, endings, and what every trait is worth.

Who has more of everything wins more. So a trait is held against seats with about as many pieces of its sort: its
lift is how much oftener they win, and how many points more they make, than all seats with as many; of what nearly all
seats have, how much more each further piece brings.
"""

import math
from collections.abc import Collection, Mapping, Sequence
from typing import Final

import msgspec

from auberge.core.protocol import OptionValue
from auberge.lab.arena.figures import Estimate, wilson_interval
from auberge.lab.balance.counts import Counts, Sums
from auberge.lab.balance.lifts import Z95, Lift, variance_of_points
from auberge.lab.balance.watcher import Trait

SURE: Final = 3.3  # this many deviations: with some sixty traits none is that far out by chance
LARGE: Final = 0.03  # victories in a hundred seats that matter
RARE: Final = 0.01  # what a smaller share of the seats had is not told: chance rules it


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
    taken: float | None  # share of the games that offered it in which a seat had it; None if all games have all
    wins: Estimate
    score: Estimate
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
    is_whole: bool = True  # not interrupted


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
    half = Z95 * math.sqrt(variance_of_points(sums) / number)
    return Estimate(mean, mean - half, mean + half)


def _rate(wins: float, number: int) -> Estimate:
    return Estimate(wins / max(number, 1), *wilson_interval(wins, number))


def trait_figures(tables: Sequence[Counts], counted: Collection[str] = ()) -> tuple[TraitFigures, ...]:
    """All traits over these tables, by sort, the most helpful first; of the `counted` sorts what one more brings."""
    lifts: dict[Trait, Lift] = {}
    for table in tables:
        for (trait, group), cell in table.cells.items():
            lift = lifts.setdefault(trait, Lift(trait[0] in counted))
            lift.add(cell, table.groups[trait[0], group], table.seats)
    games = sum(table.games for table in tables)
    found = [_figures(trait, lift, tables, games) for trait, lift in lifts.items()]
    return tuple(sorted(found, key=lambda trait: (trait.sort, -trait.lift.value, trait.name)))


def _figures(trait: Trait, lift: Lift, tables: Sequence[Counts], games: int) -> TraitFigures:
    number = lift.sums.number
    offered = sum(table.offered[trait] for table in tables)
    taken = sum(table.taken[trait] for table in tables)
    wins = lift.wins()
    deviation = (wins.high - wins.low) / (2 * Z95)
    return TraitFigures(
        sort=trait[0],
        name=trait[1],
        seats=number,
        pieces_per_game=lift.sums.pieces / games,
        taken=taken / offered if offered else None,
        wins=_rate(lift.sums.wins, number),
        score=_mean_score(lift.sums),
        fair=lift.fair / number,
        lift=wins,
        score_lift=lift.points(),
        stands_out=abs(wins.value) >= LARGE and abs(wins.value) > SURE * deviation > 0,
    )


def table_figures(counts: Counts, counted: Collection[str] = ()) -> TableFigures:
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
        traits=trait_figures([counts], counted),
    )


def all_tables(tables: Sequence[Counts], counted: Collection[str] = ()) -> TableFigures:
    """The traits over tables of all sizes."""
    return TableFigures(0, sum(table.games for table in tables), (), None, None, (), trait_figures(tables, counted))
