"""How far those around a table have seen, what they were told last, and what it waits for.

None of these change once they are made. They are no messages, and plain classes: every move reads them many times.
None is ever part of a cycle, so they are not looked through for garbage.
"""

from typing import Final

from mypy_extensions import mypyc_attr

from auberge.core.protocol import Seat
from auberge.wire import WaitingKind

Viewer = Seat | None  # a seat's, or a spectator's


@mypyc_attr(acyclic=True)
class ViewerProgress:
    """How far a viewer has seen."""

    def __init__(self, shown: int, step: int, at: float, kept: int = 0) -> None:
        self.shown: Final = shown  # how often they were shown something
        self.step: Final = step  # the lines of their log
        self.at: Final = at  # when they were shown the last thing
        self.kept: Final = kept  # the lines of their log before that which still stand as they were

    def __eq__(self, other: object) -> bool:
        return isinstance(other, ViewerProgress) and self._all() == other._all()

    def __hash__(self) -> int:
        return hash(self._all())

    def _all(self) -> tuple[int, int, float, int]:
        return self.shown, self.step, self.at, self.kept


@mypyc_attr(acyclic=True)
class Pending:
    """What the table waits for, and of which seat: what the session does, or, before it begins, the people missing."""

    def __init__(self, kind: WaitingKind, seat: int) -> None:
        self.kind: Final[WaitingKind] = kind
        self.seat: Final = seat

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Pending) and self.kind == other.kind and self.seat == other.seat

    def __hash__(self) -> int:
        return hash((self.kind, self.seat))

    def __repr__(self) -> str:
        return f"Pending({self.kind!r}, {self.seat})"


@mypyc_attr(acyclic=True)
class LastDecision:
    """The last decision of a seat, as far as spectators were shown of it."""

    def __init__(self, cuts: int, lines: int, step: int, line: int, revealed: bool) -> None:
        self.cuts: Final = cuts  # of the logs, when it was looked for
        self.lines: Final = lines  # of a spectator's log that were there then
        self.step: Final = step  # at which it begins; -1 if there is none
        self.line: Final = line  # so many lines of the seat's own log come before it
        self.revealed: Final = revealed  # it, or what was shown after it, has revealed something


@mypyc_attr(acyclic=True)
class SentView:
    """The fields of a view that was told, and of the one a spectator would have been told then."""

    def __init__(self, fields: tuple[object, ...], outside: tuple[object, ...]) -> None:
        self.fields: Final = fields
        self.outside: Final = outside
