"""What a seat may see of Malta!: the board, the open cards, its own hand and what it knows of others'; `viewing` draws
it.

Nothing of a card that is still being announced, and in the window nothing of who is asked (M-LOG-04, M-AMB-49).
"""

from typing import ClassVar, Final

import msgspec

from auberge.core.protocol import Seat, View
from auberge.games.malta.moves import MaltaMove
from auberge.games.malta.tables import CardName, DirectionName

Place = tuple[int, int]
HIDDEN: Final = "hidden"


class SpaceView(msgspec.Struct, frozen=True, gc=False):
    """A space of the board; a 0-circle shows number 0 and no arrows, whatever is on its other side."""

    space: int  # its identity, from 0 to 53
    kind: str
    shape: str
    number: int
    arrows: tuple[DirectionName, ...]
    quarters: int
    is_circle: bool


class Fact(msgspec.Struct, frozen=True, gc=False):
    """The seat knows that a card of this name is in one of these hands."""

    seats: tuple[Seat, ...]
    card: CardName


class PlayerView(msgspec.Struct, frozen=True, gc=False):
    """One player as everybody sees him; the hand only for its owner."""

    is_in: bool
    has_conceded: bool
    pawn: Place | None
    home: int  # the start space chosen, -1 before
    home_place: Place | None
    hand_size: int
    hand: dict[CardName, int] | None
    blind: int


class Targets(msgspec.Struct, frozen=True, gc=False):
    """What an announced card aims at."""

    player: Seat | None
    space: Place | None
    second_space: Place | None
    direction: DirectionName | None
    quarters: int
    line: int  # rows 0 to 6, columns 7 to 13, -1 for none


class MaltaView(View, frozen=True, tag="malta"):
    """The whole table, as seen by one seat or a spectator."""

    parts: ClassVar = ("board", "discard_pile")
    parts_apiece: ClassVar = ("players",)
    own: ClassVar = (
        *("you", "moves", "players", "known", "passing", "exits"),
        *("actor", "question", "card", "naming", "target", "taker", "asked", "receiver"),  # if it is asked
    )
    moves: tuple[MaltaMove, ...]
    seats: int
    start_seat: Seat
    options: dict[str, str]
    turns: int
    board: tuple[tuple[SpaceView | None, ...], ...]  # seven rows from the bottom, None off the board
    players: tuple[PlayerView, ...]
    known: tuple[Fact, ...]
    draw_pile: int
    discard_pile: tuple[CardName, ...]  # the top last
    losers: tuple[Seat, ...]
    due: int
    turn_over: bool
    stays: bool
    card: CardName | None  # on the table, or being announced by this seat
    announced: bool
    targets: Targets
    naming: Targets  # targets this seat has named so far
    target: int  # what this seat is asked for, see `tables`
    response: CardName | None
    taker: Seat | None
    asked: int
    discards: int
    passing: tuple[str | None, ...]  # cards chosen to pass on: the own one by name, others hidden
    racket: tuple[int, ...]
    receiver: int
    exits: tuple[DirectionName, ...]  # where the pawn of the seat could go now
