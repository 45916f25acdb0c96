"""What needs the word of others, as they are stored: a bot that plays for them, a decision taken back."""

from dataclasses import dataclass, replace
from typing import Final

PATIENCE: Final = 60.0  # seconds for those asked to let a decision be taken back; then silence counts as no


@dataclass(frozen=True)
class Proposal:
    """Which bot; and the seats that agree, or before the game begins, those that it plays."""

    bot: str
    seats: frozenset[int]

    @property
    def text(self) -> str:
        """As a row holds it: `squire 0 2`."""
        return " ".join((self.bot, *map(str, sorted(self.seats))))


def read_proposal(text: str) -> Proposal | None:
    """The proposal a row holds; None if it is off."""
    bot, *seats = text.split() or [""]
    return Proposal(bot, frozenset(map(int, seats))) if bot else None


@dataclass(frozen=True)
class Request:
    """A seat asks to take back a decision: this many steps would stand. Since when, and the seats that agree."""

    seat: int
    step: int
    agreed: frozenset[int]
    at: float = 0.0

    @property
    def text(self) -> str:
        """As a row holds it: `14 0 2`."""
        return " ".join(map(str, (self.step, *sorted(self.agreed))))

    @property
    def ends(self) -> float:
        """When silence counts as no."""
        return self.at + PATIENCE


def read_request(seat: int, text: str, at: float) -> Request | None:
    """The request a row holds; None if it is off."""
    step, *seats = map(int, text.split() or ["-1"])
    return Request(seat, step, frozenset(seats), at) if step >= 0 else None


class Requests:
    """The request that is open at a table, and the decisions about which the others have been asked."""

    def __init__(self) -> None:
        self.open: Request | None = None
        self._asked: Final[dict[int, int]] = {}  # seats, and the row of the decision they have asked about

    def follow(self, request: Request | None, decision: int) -> None:
        """A seat asks about the decision of this row, another agrees, or it is off."""
        before, self.open = self.open, request
        if request is not None:
            self._asked[request.seat] = decision
            if before is not None:
                self.open = replace(request, at=before.at)

    def drop(self) -> None:
        """The game has gone on."""
        self.open = None

    def has_asked(self, seat: int, decision: int) -> bool:
        """Whether this seat has asked about the decision of this row: it asks once."""
        return self._asked.get(seat) == decision
