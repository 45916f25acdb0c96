"""Why a table pauses: a player's own throw is due, or somebody is about to see what others may not."""

import msgspec

from auberge.cli import boards
from auberge.cli.boards import Board
from auberge.core.match import Match
from auberge.core.protocol import Seat


def throw_is_due(match: Match, board: Board) -> bool:
    """Whether the chance that is due is a player's own throw: drawn on a copy, only to see of what kind it is."""
    copy = match.position.clone()
    return boards.is_throw(board, match.game.write_outcome(copy, copy.draw()))


def hides(match: Match, seat: Seat) -> bool:
    """Whether this seat sees what a spectator does not."""
    own, public = match.game.view(match.position, seat), match.game.view(match.position, None)
    return msgspec.structs.replace(own, you=None, actor=public.actor, moves=()) != public
