"""Cards that touch opponents (canon 6.4): Mendicant Monk, Innkeeper, Tax Collector, Nun, and two-player additions."""

from mypy_extensions import i64

from auberge.core.bits import bit_of, lowest, single
from auberge.games.valletta import goods as g
from auberge.games.valletta import phases
from auberge.games.valletta import tables as t
from auberge.games.valletta.position import VallettaPosition
from auberge.games.valletta.rules.supply import give, kinds_there, take


def is_out(p: VallettaPosition, seat: i64) -> bool:
    """Out of cards in the end phase: no opponent any more (V-END-13, V-AMB-29)."""
    player = p.players[seat]
    return p.end_phase and seat != p.seat and player.hand == 0 and len(player.draw_pile) == 0


def is_touched(p: VallettaPosition, seat: i64) -> bool:
    """Do the cards of the active player touch this opponent (V-OPT-07)?"""
    return p.finished_targetable or not is_out(p, seat)


def beg(p: VallettaPosition) -> None:
    """Every opponent with four goods or more gives one of the own choice (V-CHAR-MONK-1 to -4, V-AMB-13)."""
    p.victims = 0
    for step in range(1, p.seats):
        seat = (p.seat + step) % p.seats
        if is_touched(p, seat) and g.count(p.players[seat].goods) >= 4:
            p.victims |= bit_of(seat)
    p.bonus_due = p.seats == 2
    ask_next_victim(p)


def ask_next_victim(p: VallettaPosition) -> None:
    """Victims are asked clockwise from the active player, each good moves at once (V-LOG-05, V-AMB-12)."""
    for step in range(1, p.seats):
        seat = (p.seat + step) % p.seats
        if p.victims & bit_of(seat) != 0:
            p.victims &= ~bit_of(seat)
            kinds = g.kinds_in(p.players[seat].goods)
            if single(kinds):
                give(p, seat, lowest(kinds))
            else:
                p.phase = phases.GIVE
                p.giver = seat
                p.offer = kinds
                return
    p.giver = -1
    ask_for_bonus(p)


def answer_give(p: VallettaPosition, kind: i64) -> None:
    """The victim gives the good named."""
    give(p, p.giver, kind)
    ask_next_victim(p)


def charge(p: VallettaPosition) -> None:
    """Every opponent with two gold or more gives one (V-CHAR-INNKEEPER-1 to -3)."""
    for step in range(1, p.seats):
        seat = (p.seat + step) % p.seats
        if is_touched(p, seat) and g.amount(p.players[seat].goods, g.GOLD) >= 2:
            give(p, seat, g.GOLD)
    p.bonus_due = p.seats == 2
    ask_for_bonus(p)


def tax(p: VallettaPosition) -> None:
    """Every opponent gives one of each of wood, stone and brick held three times (V-CHAR-TAX_COLLECTOR-1 to -4)."""
    for step in range(1, p.seats):
        seat = (p.seat + step) % p.seats
        if is_touched(p, seat):
            for kind in range(g.WOOD, g.KINDS):
                if g.amount(p.players[seat].goods, kind) >= 3:
                    give(p, seat, kind)
    p.bonus_due = p.seats == 2
    ask_for_bonus(p)


def bonus_kinds(function: i64) -> i64:
    """What the two-player addition of a card offers: anything, gold, or wood, stone and brick."""
    match function:
        case t.INNKEEPER:
            return 1
        case t.TAX_COLLECTOR:
            return 14
        case _:
            return 15


def ask_for_bonus(p: VallettaPosition) -> None:
    """In a game of two the active player may also take one from the supply (V-CHAR-MONK-4, V-AMB-14, -15)."""
    if not p.bonus_due:
        return
    p.bonus_due = False
    kinds = bonus_kinds(p.function) & kinds_there(p)
    if kinds != 0:
        p.phase = phases.BONUS
        p.offer = kinds | bit_of(t.DECLINE_BIT)


def share(p: VallettaPosition, kind: i64) -> None:
    """The Nun brings three to the active player, then one to each opponent (V-CHAR-NUN-1, -2, V-AMB-56)."""
    take(p, p.seat, kind, 3)
    for step in range(1, p.seats):
        seat = (p.seat + step) % p.seats
        if is_touched(p, seat):
            take(p, seat, kind, 1)
