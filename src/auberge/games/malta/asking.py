"""Who wants to be asked for an answer: always, when able to, when hit, or never; the others are passed (M-RESP-08)."""

from typing import Final

from auberge.core.protocol import Move
from auberge.games.malta import tables as t
from auberge.games.malta.meta import ALWAYS, HIT, NEVER
from auberge.games.malta.moves import MOVES
from auberge.games.malta.view import MaltaView

_PASS: Final[Move] = MOVES[t.PASS]
HITS_EVERYBODY: Final = frozenset({"everyone_moves", "drinks_for_all", "pass_it_on"})


def silent_move(view: MaltaView, asks: str) -> Move | None:
    """The pass that is entered for a seat asked for an answer, if it does not want to be asked (M-RESP-07, -08)."""
    if view.question != "respond" or _PASS not in view.moves:
        return None
    return _PASS if asks == NEVER or (asks != ALWAYS and _is_silent(view, asks)) else None


def _is_silent(view: MaltaView, asks: str) -> bool:
    """Whether there is no choice or, as this seat wants to be asked, none that matters to it."""
    return len(view.moves) == 1 or (asks == HIT and not hits(view))


def hits(view: MaltaView) -> bool:
    """Whether the announced card aims at this seat: its player, its pawn's space or line, everybody, or who is next."""
    you, targets = view.you, view.targets
    if you is None or view.card is None:
        return False
    if targets.player is not None:
        return targets.player == you
    if view.card == "blind_faith":
        return _next_in(view) == you
    pawn = view.players[you].pawn
    in_line = pawn is not None and targets.line in (pawn[0], t.WIDTH + pawn[1])
    aimed_at = pawn is not None and pawn in (targets.space, targets.second_space)
    return view.card in HITS_EVERYBODY or in_line or aimed_at


def _next_in(view: MaltaView) -> int:
    """The next player in, clockwise."""
    after = ((view.turn + step) % view.seats for step in range(1, view.seats + 1))
    return next(seat for seat in after if view.players[seat].is_in)
