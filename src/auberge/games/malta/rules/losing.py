"""Losing and winning (canon 2.3): who is out, and when the game is over."""

from mypy_extensions import i64

from auberge.core.bits import bit_of, lowest, single
from auberge.games.malta import facts, phases
from auberge.games.malta.position import MaltaPosition


def lose(p: MaltaPosition, seat: i64, cause: i64) -> None:
    """Out: the pawn leaves the board, the hand is kept, Blind Faith lapses (M-LOSE-08 to -10)."""
    go_out(p, seat)
    p.note(facts.LOST, seat, cause, 0)


def go_out(p: MaltaPosition, seat: i64) -> None:
    """What losing and conceding have in common."""
    p.players_in &= ~bit_of(seat)
    p.pawns[seat] = -1
    p.blind[seat] = 0
    p.losers.append(int(seat))


def is_decided(p: MaltaPosition) -> bool:
    """Only one player has not lost: that player wins at once (M-GOAL-02, M-AMB-12)."""
    return single(p.players_in)


def win(p: MaltaPosition) -> None:
    """The game is over."""
    p.phase = phases.OVER
    p.offer = 0
    p.note(facts.GAME_WON, lowest(p.players_in), 0, 0)


def next_in(p: MaltaPosition, seat: i64) -> i64:
    """The next seat clockwise that is in (M-TURN-02, M-AMB-14, -31)."""
    other = (seat + 1) % p.seats
    while not p.is_in(other):
        other = (other + 1) % p.seats
    return other
