"""Liar's dice: what players may do, what happens, and what a seat sees."""

from typing import Final

import msgspec

from auberge.core.protocol import Event, Meta, Move, Option, OptionValue, Seat, View

FACES: Final = 6
DICE: Final = 5  # of a player, at the beginning
SEATS: Final = 6
WILD_ONES: Final = "wild_ones"

META: Final = Meta(
    name="liars_dice",
    min_seats=2,
    max_seats=SEATS,
    options=(Option(name=WILD_ONES, default=False, choices=(False, True), rule="LD-OPT-01"),),
    rules_version=1,
    canon="LD",
    hidden=True,
)


class Bid(Move, frozen=True, gc=False):
    """At least so many dice of this face (LD-BID-01)."""

    number: int
    face: int


class Doubt(Move, frozen=True, gc=False):
    """The last bid is too high (LD-DOUBT-01)."""


BIDS: Final = tuple(Bid(number, face) for number in range(1, SEATS * DICE + 1) for face in range(1, FACES + 1))
EVERY_MOVE: Final[tuple[Move, ...]] = (*BIDS, Doubt())
DOUBT: Final = len(BIDS)  # its action number; a bid has its place among all bids


class Rolled(Event, frozen=True, gc=False):
    """A player rolled; the faces are seen by that player alone."""

    seat: Seat
    faces: tuple[int, ...]


class Bade(Event, frozen=True, gc=False):
    """A player made a bid."""

    seat: Seat
    number: int
    face: int


class Doubted(Event, frozen=True, gc=False):
    """A player doubted, all dice were shown, and so many of the face were found."""

    seat: Seat
    bidder: Seat
    found: int
    face: int


class Lost(Event, frozen=True, gc=False):
    """A player lost a die and has so many left."""

    seat: Seat
    left: int


class Won(Event, frozen=True, gc=False):
    """The last player with dice won."""

    seat: Seat


EVENT_TYPES: Final = (Rolled, Bade, Doubted, Lost, Won)


class Cup(msgspec.Struct, frozen=True, gc=False):
    """A player's dice: how many, and which, where the viewer may know."""

    left: int
    faces: tuple[int, ...]
    lost_as: int  # out as the first, second and so on; 0 if not


class LiarsDiceView(View, frozen=True, gc=False, tag="liars_dice"):
    """What one seat may see."""

    options: dict[str, OptionValue]
    seats: int
    start_seat: Seat
    round: int
    bid: Bid | None
    bidder: int  # -1 if nobody has made a bid
    cups: tuple[Cup, ...]
    moves: tuple[Bid | Doubt, ...]
