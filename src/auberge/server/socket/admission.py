"""Who has a place, and who gives way when there is none left: strangers before people who hold a seat."""

from collections import Counter
from collections.abc import Iterable
from typing import Final, Protocol

from auberge.core.protocol import Seat


class Occupant(Protocol):
    """Somebody who wants a place."""

    address: str  # the name it is counted under
    table: str
    held: frozenset[Seat]

    def evict(self) -> None:
        """Leaves, since somebody else needs the place."""


class SlotPool:
    """So many places. The oldest guest comes first."""

    def __init__(self, most: int) -> None:
        self._most: Final = most
        self._guests: Final[dict[Occupant, None]] = {}

    def __len__(self) -> int:
        return len(self._guests)

    def holding(self, seat: Seat) -> list[Occupant]:
        """The guests who hold this seat, at a room of one table."""
        return [guest for guest in self._guests if seat in guest.held]

    def who_gives_way(self, guest: Occupant) -> Occupant | None:
        """Whose place somebody new is given when all are taken: a spectator's, if they hold a seat; else somebody's of
        an address that has more places than theirs; else the one they had before."""
        spectators = [other for other in self._guests if not other.held]
        if guest.held and spectators:
            return _greediest(spectators)
        others = list(self._guests) if guest.held else spectators
        had = Counter(other.address for other in others)
        if had and max(had.values()) > had[guest.address] + 1:
            return _greediest(others)
        return next((other for other in others if other.table == guest.table and other.held & guest.held), None)

    def is_full(self) -> bool:
        """No place is left."""
        return len(self._guests) >= self._most

    def enter(self, guest: Occupant) -> None:
        """Takes a place."""
        self._guests[guest] = None

    def leave(self, guest: Occupant) -> None:
        """Gives a place back; doing so twice is no matter."""
        self._guests.pop(guest, None)


class Slots:
    """The places at all tables."""

    def __init__(self, most: int, per_table: int, per_seat: int) -> None:
        self._house: Final = SlotPool(most)
        self._tables: Final[dict[str, SlotPool]] = {}
        self._per_table: Final = per_table
        self._per_seat: Final = per_seat

    def take(self, guest: Occupant) -> bool:
        """Gives somebody a place, if need be one that others had. Whoever holds a seat finds one at its table."""
        table = self._tables.get(guest.table) or SlotPool(self._per_table)
        leaving: list[Occupant] = []
        if table.is_full():
            other = table.who_gives_way(guest)
            if other is not None:
                leaving.append(other)
            elif not guest.held:
                return False
        if self._house.is_full() and not leaving:
            other = self._house.who_gives_way(guest)
            if other is None:
                return False
            leaving.append(other)
        for seat in guest.held:
            here = [other for other in table.holding(seat) if other not in leaving]
            leaving += here[: max(0, len(here) + 1 - self._per_seat)]
        for other in dict.fromkeys(leaving):
            self.leave(other)
            other.evict()
        self._house.enter(guest)
        self._tables[guest.table] = table
        table.enter(guest)
        return True

    def leave(self, guest: Occupant) -> None:
        """Gives a place back; doing so twice is no matter."""
        self._house.leave(guest)
        table = self._tables.get(guest.table)
        if table is not None:
            table.leave(guest)
            if not len(table):
                del self._tables[guest.table]


def _greediest(guests: Iterable[Occupant]) -> Occupant:
    """The oldest of the address that has most."""
    guests = list(guests)
    had = Counter(guest.address for guest in guests)
    return max(guests, key=lambda guest: had[guest.address])  # the first of the largest
