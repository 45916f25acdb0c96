"""What people have said about a coach, and how often it has spoken: as the rows tell it, with no clock and no worker.

A row of kind `coach` is a person's wish, a row of kind `coached` a word of the coach to a seat; others are told of the
wishes, never of the words. What all people agree on holds: the quietest wish among them.
"""

from collections import Counter
from collections.abc import Collection
from dataclasses import dataclass, field

import msgspec

from auberge.analysis.coaching import DEGREES, MOST_WORDS, OFF, Degree
from auberge.core.prompts import exchange


@dataclass
class CoachWishes:
    """The wishes of the seats, and the words said to them."""

    wishes: dict[int, Degree] = field(default_factory=dict)
    words: Counter[int] = field(default_factory=Counter)
    was_on: bool = False  # a coach was there at some time of the game

    def wish(self, seat: int, text: str) -> None:
        """The person at this seat wishes for a coach of this degree."""
        self.wishes[seat] = msgspec.convert(text, Degree)

    def of(self, seat: int) -> Degree:
        """How much of a coach the person at this seat wishes for."""
        return self.wishes.get(seat, OFF)

    def agreed(self, people: Collection[int]) -> Degree:
        """What all these people agree on."""
        if not self.wishes:
            return OFF
        return min((self.of(seat) for seat in people), key=DEGREES.index, default=OFF)

    def may_speak(self, seat: int, people: Collection[int]) -> bool:
        """Whether the coach has a word left for this seat."""
        return self.words[seat] < MOST_WORDS[self.agreed(people)]

    def free(self, seat: int) -> None:
        """Another person sits here now."""
        self.wishes.pop(seat, None)

    def swap(self, one: int, other: int) -> None:
        """Two seats change places before the game begins."""
        exchange(self.wishes, one, other)
