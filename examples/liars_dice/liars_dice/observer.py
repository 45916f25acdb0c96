"""Writes what a seat sees of liar's dice as numbers; `observation` says what each of them is."""

from auberge.core.observer import Observer, Row, seen_from
from auberge.core.position import Position
from liars_dice import moves as m
from liars_dice.game import LiarsDicePosition


class LiarsDiceObserver(Observer):
    """The observer of liar's dice: of other cups only the number of dice."""

    def write(self, p: Position, seat: int, row: Row) -> None:
        assert isinstance(p, LiarsDicePosition)
        row.add(seat)
        for other in (int(p.actor()), int(p.seat), int(p.start_seat)):
            row.add(seen_from(seat, other, p.seats))
        row.add_flag(p.wild_ones)
        bid = None if p.bid < 0 else m.BIDS[p.bid]
        row.add(0 if bid is None else bid.number)
        row.add(0 if bid is None else bid.face)
        row.add(seen_from(seat, p.bidder, p.seats))
        for face in range(1, m.FACES + 1):
            row.add(p.cups[seat].count(face))
        for step in range(int(p.seats)):
            row.add(p.left[(seat + step) % int(p.seats)])


def make() -> Observer:
    """The observer of liar's dice."""
    return LiarsDiceObserver()
