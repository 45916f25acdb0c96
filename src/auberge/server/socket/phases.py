"""What an open connection is in the middle of. No phase is entered without the time after which it ends."""

import asyncio
from enum import Enum
from typing import Final


class Phase(Enum):
    """Where a connection is; whom it waits for, and what happens when they take too long."""

    SILENT = "silent"  # the client connected and sent nothing; then it is cut
    HEAD = "head"  # the client sends the head of a request; then it is answered 408
    BODY = "body"  # the client sends the body of a request; then it is answered 408
    ANSWER = "answer"  # the application answers, and the client reads the answer; then it is cut
    KEPT = "kept"  # all is answered, and the client may ask again; then it is closed
    REFUSED = "refused"  # the client reads why, and what it still sends is passed over; then it is cut
    HANDSHAKE = "handshake"  # the application accepts or refuses a WebSocket; then it is cut
    HELLO = "hello"  # the client sends its hello; then it is sent away
    TABLE = "table"  # messages both ways; each time it is pinged, and sent away if nothing came since the last
    CLOSING = "closing"  # the client reads the last word and closes; then it is cut
    GONE = "gone"  # closed: no time any more


IDLE: Final = frozenset(Phase) - {Phase.BODY, Phase.ANSWER, Phase.TABLE}  # may give way to others


class Phased(asyncio.Protocol):
    """A connection in a phase, with the time that is left of it."""

    def __init__(self) -> None:
        super().__init__()
        self.phase = Phase.GONE
        self._timer: asyncio.TimerHandle | None = None

    def enter(self, phase: Phase, seconds: float) -> None:
        """Begins a phase that lasts so long at most; what is left of the last one is over."""
        if self._timer is not None:
            self._timer.cancel()
        self.phase = phase
        self._timer = asyncio.get_running_loop().call_later(seconds, self.late)

    def leave(self) -> None:
        """Leaves the last phase: the connection is closed, or belongs to another protocol."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        self.phase = Phase.GONE

    def late(self) -> None:
        """The time of this phase is over: another begins, or the connection ends."""
        raise NotImplementedError

    @property
    def ends_at(self) -> float | None:
        """When this phase is over at the latest, by the loop's clock; None once all is over."""
        return None if self._timer is None or self._timer.cancelled() else self._timer.when()

    def is_idle(self) -> bool:
        """Whether it may give way to others: it is at no table, and no request of it is being answered."""
        return self.phase in IDLE
