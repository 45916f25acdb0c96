"""What is watched in one game: traits of seats (a building, a character, a card), how it ended, how long it was."""

from collections import Counter
from collections.abc import Callable, Mapping
from typing import Final, Literal

import msgspec

from auberge.core.protocol import Event, View

Trait = tuple[str, str]  # its sort and its name: ("building", "building_g01")


class Watcher:
    """Looks on at one game. A game's own watcher says what its events mean."""

    def __init__(self) -> None:
        self.traits: Final[Counter[tuple[int, Trait]]] = Counter()  # pieces by seat
        self.ends: Final[Counter[str]] = Counter()
        self.length = 0  # turns or rounds, as the game counts them

    def see(self, event: Event) -> None:
        """Takes in what happened; only a game's own watcher understands any of it."""

    def note(self, seat: int, sort: str, name: str, number: int = 1) -> None:
        """This seat has one more piece of this trait."""
        self.traits[seat, (sort, name)] += number


def _nothing(_view: View) -> tuple[Trait, ...]:
    return ()


class Watchlist(msgspec.Struct, frozen=True):
    """What the lab looks at in a game, and how it names what it sees."""

    watcher: Callable[[], Watcher]
    words: Mapping[str, tuple[str, str]]  # by sort: the message that names a trait, and its argument
    ends: tuple[str, str]  # the same for the ways to end
    counted: frozenset[str] = frozenset()  # sorts of which nearly every seat has some: one more is what matters
    ungrouped: frozenset[str] = frozenset()  # sorts of so few things that their number leaves nothing to compare
    unit: Literal["turns", "rounds"] = "turns"  # what the length counts
    offered: Callable[[View], tuple[Trait, ...]] = (
        _nothing  # what a game that begins has to offer: not all is always there
    )
