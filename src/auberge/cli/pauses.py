"""Why a table pauses: a player's own throw is due, somebody is about to see what others may not, or a wait hides who
could have answered."""

import time
from typing import Final

import msgspec

from auberge.cli import boards
from auberge.cli.boards import Board
from auberge.core.match import Match
from auberge.core.protocol import SOMEBODY, Seat

WAIT: Final = 0.5  # seconds a window takes in which only programs answer, whatever they hold (M-RESP-08)


def throw_is_due(match: Match, board: Board) -> bool:
    """Whether the chance that is due is a player's own throw: drawn on a copy, only to see of what kind it is."""
    copy = match.position.clone()
    return boards.is_throw(board, match.game.write_outcome(copy, copy.draw()))


def hides(match: Match, seat: Seat) -> bool:
    """Whether this seat sees what a spectator does not."""
    own, public = match.game.view(match.position, seat), match.game.view(match.position, None)
    return msgspec.structs.replace(own, you=None, actor=public.actor, moves=()) != public


def is_secret(match: Match) -> bool:
    """Whether nobody but the seat that is asked may know who is asked."""
    return match.game.view(match.position, None).actor == SOMEBODY


class Pace:
    """Lets answers that programs give in secret take hold after the same time, however many and whatever they hold."""

    def __init__(self) -> None:
        self._until: float | None = None

    def begin(self) -> None:
        """The first of some secret answers is about to be given; later ones belong to the same wait."""
        if self._until is None:
            self._until = time.monotonic() + WAIT

    def end(self) -> None:
        """Waits for what is left of the time, if anything was answered in secret."""
        if self._until is not None:
            time.sleep(max(0.0, self._until - time.monotonic()))
            self._until = None
