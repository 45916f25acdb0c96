"""What has happened in a match, how far it can be taken back, and what its table waits for."""

from collections.abc import Sequence
from typing import Final, Literal

import msgspec

from auberge.core.chance import Lot
from auberge.core.protocol import Event, Move, Seat

DueKind = Literal["decide", "bot", "throw", "chance", "confirm", "over"]
CHOICES: Final[frozenset[DueKind]] = frozenset({"decide", "bot"})  # a person or a bot chooses a move


class Step(msgspec.Struct, frozen=True, gc=False):
    """One entry of the history: who did what, and what came of it. `move` is None where chance decided; where it drew
    something, `lot` says from what. Of a `public` step everybody sees all events as they are."""

    seat: Seat
    text: str
    move: Move | None
    events: Sequence[Event]
    revealed: bool
    lot: Lot | None = None
    public: bool = False


class Due(msgspec.Struct, frozen=True):
    """What the table waits for, and of which seat: a person's or a bot's move, a person's throw, chance that happens
    by itself, a person's word that the last steps are final; or nothing any more (the seat is OVER)."""

    kind: DueKind
    seat: Seat


class UndoRange(msgspec.Struct, frozen=True):
    """How far a seat may go back: one step, or all the steps it may take back."""

    step: int
    first: int
    move: Move  # of the last step
    by_bot: int | None = None  # the first of these steps that a bot made for the seat
