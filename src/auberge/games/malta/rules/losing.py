"""Losing, coming back and winning (canon 2.3): who is out, who may return, and when the game is over."""

from mypy_extensions import i64

from auberge.core.bits import bit_of, has, lowest, single
from auberge.games.malta import facts, phases
from auberge.games.malta.position import MaltaPosition, replaced


def lose(p: MaltaPosition, seat: i64, cause: i64) -> None:
    """Out: the pawn leaves the board, the hand is kept, Blind Faith lapses (M-LOSE-08 to -10, M-CARD-BLINDFAITH-4)."""
    go_out(p, seat)
    p.note(facts.LOST, seat, cause)


def go_out(p: MaltaPosition, seat: i64) -> None:
    """What losing and conceding have in common."""
    p.players_in &= ~bit_of(seat)
    p.pawns[seat] = -1
    p.blind = replaced(p.blind, seat, 0)
    p.losers = (*p.losers, int(seat))


def who_may_come_back(p: MaltaPosition) -> i64:
    """Who is out, but not by conceding (M-LOSE-11, -13, M-CARD-WELCOMEBACK-1)."""
    found: i64 = 0
    for seat in range(p.seats):
        if not p.is_in(seat) and not has(p.conceded, seat):
            found |= bit_of(seat)
    return found


def come_back(p: MaltaPosition, seat: i64, place: i64) -> None:
    """In again: the pawn on this location, the kept hand in hand (M-LOSE-11)."""
    p.players_in |= bit_of(seat)
    p.losers = tuple([loser for loser in p.losers if loser != seat])
    p.pawns[seat] = int(place)
    p.note(facts.CAME_BACK, seat, place)


def is_decided(p: MaltaPosition) -> bool:
    """Only one player has not lost: that player wins at once (M-GOAL-01, -02, M-AMB-12)."""
    return single(p.players_in)


def win(p: MaltaPosition) -> None:
    """The game is over."""
    p.phase = phases.OVER
    p.note(facts.GAME_WON, lowest(p.players_in))


def next_in(p: MaltaPosition, seat: i64) -> i64:
    """The next seat clockwise that is in (M-TURN-02, M-AMB-14, -31)."""
    other = (seat + 1) % p.seats
    while not p.is_in(other):
        other = (other + 1) % p.seats
    return other
