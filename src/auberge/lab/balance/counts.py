"""Sums over the games of one table size that add up to the same whole in any order: what figures are made from."""

from collections import Counter, defaultdict
from collections.abc import Collection, Mapping, Sequence
from typing import Final

from auberge.lab.balance.watcher import Trait, Watcher

_EXACT: Final = 10  # up to here a total is a class of its own, then five together


class Sums:
    """Seats of one kind: how many, their victories, points, pieces, and the products that slopes are made from."""

    __slots__ = (
        "number",
        "pieces",
        "pieces_times_points",
        "pieces_times_wins",
        "points",
        "squared_pieces",
        "squares",
        "wins",
    )

    def __init__(self) -> None:
        self.number = 0
        self.wins = 0.0
        self.points = 0
        self.squares = 0
        self.pieces = 0
        self.squared_pieces = 0
        self.pieces_times_wins = 0.0
        self.pieces_times_points = 0

    def add_seat(self, share: float, score: int, pieces: int) -> None:
        """Counts one seat of one game."""
        self.number += 1
        self.wins += share
        self.points += score
        self.squares += score * score
        self.pieces += pieces
        self.squared_pieces += pieces * pieces
        self.pieces_times_wins += pieces * share
        self.pieces_times_points += pieces * score

    def add(self, other: "Sums") -> None:
        """Takes in others."""
        for field in self.__slots__:
            setattr(self, field, getattr(self, field) + getattr(other, field))


def group_of(total: int) -> int:
    """Seats with about as many pieces of a sort are compared with each other."""
    return total if total <= _EXACT else _EXACT + 1 + (total - _EXACT - 1) // 5


class Counts:
    """All games with one number of seats."""

    def __init__(self, seats: int, ungrouped: Collection[str] = ()) -> None:
        self.seats: Final = seats
        self._ungrouped: Final = ungrouped  # sorts compared with all seats, whatever their number
        self.games = 0
        self.by_seat: Final = [Sums() for _ in range(seats)]
        self.lengths: Final[Counter[int]] = Counter()
        self.decisions: Final[Counter[int]] = Counter()
        self.ends: Final[Counter[str]] = Counter()  # games in which it happened
        self.end_pieces: Final[Counter[str]] = Counter()
        self.offered: Final[Counter[Trait]] = Counter()  # games that had it to offer
        self.taken: Final[Counter[Trait]] = Counter()  # games in which a seat had it
        self.groups: Final[defaultdict[tuple[str, int], Sums]] = defaultdict(Sums)  # by sort and group
        self.cells: Final[defaultdict[tuple[Trait, int], Sums]] = defaultdict(Sums)  # by trait and group of its sort

    def add_game(
        self,
        watcher: Watcher,
        offered: Sequence[Trait],
        places: Sequence[int],
        scores: Sequence[int],
        decisions: int,
    ) -> None:
        """Counts one game."""
        self.games += 1
        self.lengths[watcher.length] += 1
        self.decisions[decisions] += 1
        self.offered.update(offered)
        self.taken.update({trait for _, trait in watcher.traits})
        for end, number in watcher.ends.items():
            self.ends[end] += 1
            self.end_pieces[end] += number
        winners = places.count(1)
        for seat, (place, score) in enumerate(zip(places, scores, strict=True)):
            share = 1 / winners if place == 1 else 0.0
            self.by_seat[seat].add_seat(share, score, 0)
            self._add_traits(seat, watcher, share, score)

    def _add_traits(self, seat: int, watcher: Watcher, share: float, score: int) -> None:
        own = {trait: number for (who, trait), number in watcher.traits.items() if who == seat}
        totals: Counter[str] = Counter()
        for (sort, _), number in own.items():
            totals[sort] += number
        for sort in {sort for _, (sort, _) in watcher.traits}:
            self.groups[sort, self._group(sort, totals)].add_seat(share, score, totals[sort])
        for trait, number in own.items():
            self.cells[trait, self._group(trait[0], totals)].add_seat(share, score, number)

    def _group(self, sort: str, totals: Mapping[str, int]) -> int:
        return 0 if sort in self._ungrouped else group_of(totals[sort])

    def add(self, other: "Counts") -> None:
        """Takes in other games with as many seats."""
        self.games += other.games
        for mine, theirs in zip(self.by_seat, other.by_seat, strict=True):
            mine.add(theirs)
        for field in ("lengths", "decisions", "ends", "end_pieces", "offered", "taken"):
            getattr(self, field).update(getattr(other, field))
        for group, sums in other.groups.items():
            self.groups[group].add(sums)
        for cell, sums in other.cells.items():
            self.cells[cell].add(sums)
