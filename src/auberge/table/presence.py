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


class Presence:
    """The seats of one table, as their people come and go."""

    def __init__(self, seats: int, subscribers: Subscribers, clock: Callable[[], float], grace: float) -> None:
        self._seats: Final = seats
        self._subscribers: Final = subscribers
        self._clock: Final = clock
        self._grace: Final = grace  # how long people are away before others let a bot play for them
        self._began: Final = clock()
        self._left: Final[dict[int, float]] = {}  # seats whose people have left, and when

    @property
    def here(self) -> frozenset[Seat]:
        """The seats people are here for."""
        return self._subscribers.here

    @property
    def spectators(self) -> int:
        """How many only watch."""
        return sum(not listener.held for listener in self._subscribers.listeners)

    @property
    def programs(self) -> frozenset[Seat]:
        """The seats programs are here for."""
        return self._subscribers.programs

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
