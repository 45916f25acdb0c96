"""The movement phase and the racket (canon 2.4, 2.5)."""

from mypy_extensions import i64

from auberge.core.bits import bit_of, lowest, single
from auberge.games.malta import facts, phases
from auberge.games.malta import tables as t
from auberge.games.malta.position import MaltaPosition, replaced
from auberge.games.malta.rules import hands
from auberge.games.malta.rules.losing import lose


def exits(p: MaltaPosition, seat: i64) -> i64:
    """The arrows under a pawn that stay on the board (M-MOVE-02, -04, -05)."""
    arrows = p.arrows_at(p.pawns[seat])
    found: i64 = 0
    for direction in range(t.DIRECTIONS):
        if arrows & bit_of(direction) != 0 and t.step(p.pawns[seat], direction, p.width) >= 0:
            found |= bit_of(direction)
    return found


def ask_to_move(p: MaltaPosition) -> None:
    """Without an exit the player loses; a single one is taken without a question (M-LOSE-02, M-MOVE-03, -06 to
    -08)."""
    found = exits(p, p.seat)
    if found == 0:
        lose(p, p.seat, facts.NO_EXIT)
    elif single(found):
        move(p, lowest(found))
    else:
        p.phase = phases.MOVE
        p.offer = found


def move(p: MaltaPosition, direction: i64) -> None:
    """One step; every player there is owed the number of the space, 0 on a 0-circle (M-MOVE-01, -09, -10,
    M-RACKET-01, -02, -09)."""
    before: i64 = p.pawns[p.seat]
    place = t.step(before, direction, p.width)
    p.pawns[p.seat] = int(place)
    p.note(facts.PAWN_MOVED, p.seat, before, place)
    price = p.number_at(place)
    owners: i64 = 0
    racket = [0] * int(p.seats)
    for seat in range(p.seats):
        if seat != p.seat and p.is_in(seat) and p.pawns[seat] == place:
            racket[seat] = int(price)
            owners |= bit_of(seat)
    p.racket = tuple(racket)
    if owners != 0 and price > 0:
        p.note(facts.RACKET_DUE, p.seat, price, owners)
    go_on_paying(p)


def owners_left(p: MaltaPosition) -> i64:
    """To whom cards are still due."""
    found: i64 = 0
    for seat in range(len(p.racket)):
        if p.racket[seat] > 0 and p.is_in(seat):
            found |= bit_of(seat)
    return found


def go_on_paying(p: MaltaPosition) -> None:
    """Card by card, as the payer likes; what is forced is not asked (M-RACKET-05, -06, -08, M-LOG-03, M-AMB-20)."""
    owners = owners_left(p)
    p.receiver = -1
    if single(owners):
        p.receiver = lowest(owners)
        if p.sizes[p.seat] <= p.racket[p.receiver]:
            while p.sizes[p.seat] > 0:
                pay(p, hands.first_card(p, p.seat))
            owners = 0
    if owners == 0 or p.sizes[p.seat] == 0:
        settle_racket(p)
    elif p.receiver >= 0:
        ask_for_card(p)
    else:
        p.phase = phases.RACKET_TO
        p.offer = owners


def ask_for_card(p: MaltaPosition) -> None:
    """Which card goes to the receiver."""
    p.phase = phases.RACKET
    p.offer = hands.cards_in(p, p.seat)


def pay(p: MaltaPosition, card: i64) -> None:
    """One card of the racket changes hands (M-RACKET-03)."""
    p.racket = replaced(p.racket, p.receiver, p.racket[p.receiver] - 1)
    hands.hand_over(p, p.seat, p.receiver, card)


def settle_racket(p: MaltaPosition) -> None:
    """Who has no card after the racket loses (M-RACKET-04)."""
    p.racket = ()
    if p.sizes[p.seat] == 0:
        lose(p, p.seat, facts.RACKET)
