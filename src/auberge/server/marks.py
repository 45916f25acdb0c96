"""How far those around a table have seen, what they were told last, and what it waits for."""

import msgspec

from auberge.core.protocol import Seat, View
from auberge.server.messages import WaitingKind

Viewer = Seat | None  # a seat's, or a spectator's


class Mark(msgspec.Struct, frozen=True):
    """How far a viewer has seen."""

    shown: int  # how often they were shown something
    step: int  # the lines of their log
    at: float  # when they were shown the last thing
    kept: int = 0  # the lines of their log before that which still stand as they were


class TableDue(msgspec.Struct, frozen=True):
    """What the table waits for, and of which seat: what the session does, or, before it begins, the people missing."""

    kind: WaitingKind
    seat: int


class LastDecision(msgspec.Struct, frozen=True):
    """The step at which the last decision of a seat begins, as far as spectators were shown of it."""

    cuts: int  # of the logs, when it was looked for
    lines: int  # of a spectator's log that were there then
    step: int | None


class Told(msgspec.Struct, frozen=True):
    """The fields of a view that was told, and what a spectator would have seen then."""

    fields: tuple[object, ...]
    outside: View
