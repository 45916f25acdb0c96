"""Who is here at a live table, who is away and since when; and who counts where all must agree."""

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass
from typing import Final

from auberge.core.prompts import exchange
from auberge.core.protocol import Seat
from auberge.table.listeners import Listener, Subscribers


@dataclass(frozen=True)
class Attendance:
    """The seats people are here for, since when the others are away, and how long that must be."""

    here: Collection[Seat]
    away: Mapping[int, float]
    at: float
    grace: float

    def opens(self, seat: int) -> float | None:
        """From when others may let a bot play this seat; None while its person is here."""
        return None if seat in self.here else self.away[seat] + self.grace

    def counts(self, seat: int) -> bool:
        """Whether the word of this seat is needed: it is here, or went only just now."""
        opens = self.opens(seat)
        return opens is None or self.at < opens


@dataclass(frozen=True)
class Elsewhere:
    """The people at this table on another server: their seats, how many only watch, and which seats programs play."""

    seats: frozenset[Seat]
    spectators: int
    programs: frozenset[Seat]


class Presence:
    """The seats of one table, as their people come and go."""

    def __init__(self, seats: int, subscribers: Subscribers, clock: Callable[[], float], grace: float) -> None:
        self._seats: Final = seats
        self._subscribers: Final = subscribers
        self._clock: Final = clock
        self._grace: Final = grace  # how long people are away before others let a bot play for them
        self._began = clock()
        self._left: Final[dict[int, float]] = {}  # seats whose people have left, and when
        self._elsewhere: Final[dict[int, Elsewhere]] = {}  # by server

    @property
    def here(self) -> frozenset[Seat]:
        """The seats people are here for."""
        here = self._subscribers.here
        return here.union(*(other.seats for other in self._elsewhere.values())) if self._elsewhere else here

    @property
    def spectators(self) -> int:
        """How many only watch."""
        here = sum(not listener.held for listener in self._subscribers.listeners)
        return here + sum(other.spectators for other in self._elsewhere.values())

    @property
    def programs(self) -> frozenset[Seat]:
        """The seats programs are here for."""
        here = self._subscribers.programs
        return here.union(*(other.programs for other in self._elsewhere.values())) if self._elsewhere else here

    @property
    def began(self) -> float:
        """Since when the table is in memory here or elsewhere."""
        return self._began

    @property
    def servers(self) -> frozenset[int]:
        """The other servers where people are."""
        return frozenset(self._elsewhere)

    @property
    def away(self) -> dict[int, float]:
        """The seats whose people have left, and when."""
        here = self.here
        return {seat: since for seat, since in self._left.items() if seat not in here}

    def attendance(self) -> Attendance:
        """How it stands now."""
        away = {seat: self._left.get(seat, self._began) for seat in range(self._seats)}
        return Attendance(self.here, away, self._clock(), self._grace)

    def leave(self, listener: Listener) -> None:
        """This listener has gone."""
        self._left.update(dict.fromkeys(listener.held - self.here, self._clock()))

    def hear(self, server: int, there: Elsewhere, left: Mapping[int, float], began: float) -> bool:
        """Who is at another server, and when people left there; whether that is news. Those it does not name have
        gone."""
        before, known = self.here, (self._elsewhere.get(server), self.away, self._began)
        if there.seats or there.spectators:
            self._elsewhere[server] = there
        else:
            self._elsewhere.pop(server, None)
        self._began = min(self._began, began)
        for seat, since in left.items():
            self._left[seat] = max(since, self._left.get(seat, since))
        self._left.update(dict.fromkeys(before - self.here, self._clock()))
        return known != (self._elsewhere.get(server), self.away, self._began)

    def lose(self, server: int) -> bool:
        """Another server has ended, and everyone there is away; whether there was anyone."""
        return self.hear(server, Elsewhere(frozenset(), 0, frozenset()), {}, self._began)

    def free(self, seat: Seat) -> list[Listener]:
        """Another person has this seat now: those who held it look on."""
        freed = [listener for listener in self._subscribers.listeners if seat in listener.held]
        for listener in freed:
            listener.held -= {seat}
            if listener.looking == seat:
                listener.looking = None
        self._left.pop(seat, None)
        return freed

    def swap(self, one: Seat, other: Seat) -> None:
        """Those who held one of these seats hold the other."""
        places = {one: other, other: one}
        for listener in self._subscribers.listeners:
            listener.held = frozenset(places.get(seat, seat) for seat in listener.held)
            if listener.looking is not None:
                listener.looking = places.get(listener.looking, listener.looking)
        exchange(self._left, one, other)
