"""Set-up (canon 2.3): the table before chance, and the pawns on their start spaces."""

from mypy_extensions import i64

from auberge.core.bits import bit_of
from auberge.games.malta import facts, phases
from auberge.games.malta.position import Hand, MaltaPosition, replaced
from auberge.games.malta.sheet import Sheet


def lay_out(p: MaltaPosition, sheet: Sheet, seats: i64, start_seat: i64) -> None:
    """Everything that needs no chance (M-SETUP-10, -11, -14)."""
    number = int(seats)
    p.sheet = sheet
    p.seats = seats
    p.start_seat = start_seat
    p.seat = start_seat
    p.pawns = [-1] * number
    p.homes = tuple(p.pawns)
    p.home_places = p.homes
    p.hands = [Hand() for _ in range(number)]
    p.sizes = [0] * number
    p.blind = tuple(p.sizes)
    for seat in range(seats):
        p.players_in |= bit_of(seat)
    p.phase = phases.BOARD


def ask_to_place(p: MaltaPosition) -> None:
    """Pawns are placed in seat order from the start player (M-SETUP-06, M-AMB-04)."""
    p.phase = phases.PLACE
    for col in range(p.width):
        p.offer |= bit_of(col)


def place_pawn(p: MaltaPosition, place: i64) -> None:
    """A pawn on a start space of one's choice, shared or not (M-SETUP-07)."""
    seat = p.asked
    p.pawns[seat] = int(place)
    p.homes = replaced(p.homes, seat, p.spaces[place])
    p.home_places = replaced(p.home_places, seat, place)
    p.note(facts.PAWN_PLACED, seat, place)
    next_to_place(p)


def next_to_place(p: MaltaPosition) -> None:
    """The next player in without a pawn, or the deck (M-SETUP-14)."""
    for offset in range(p.seats):
        seat = (p.start_seat + offset) % p.seats
        if p.is_in(seat) and p.pawns[seat] < 0:
            p.asked = seat
            ask_to_place(p)
            return
    p.asked = -1
    p.phase = phases.DECK
