"""Goods and supply (canon 4): taking, paying, giving."""

from mypy_extensions import i64

from auberge.games.valletta import facts
from auberge.games.valletta import goods as g
from auberge.games.valletta.position import VallettaPosition


def take(p: VallettaPosition, seat: i64, kind: i64, number: i64) -> None:
    """From the general supply; a limited one gives only what is left (V-GOOD-01, -07, V-OPT-04, V-AMB-18).

    No amount is too much to own (V-GOOD-03), but after `MOST_HELD` we stop counting."""
    taken: i64 = min(number, g.MOST_HELD - g.amount(p.players[seat].goods, kind))
    if p.limited_supply:
        taken = min(taken, g.amount(p.supply, kind))
        p.supply -= g.of(kind, taken)
    p.players[seat].goods += g.of(kind, taken)
    if taken > 0:
        p.note(facts.TAKEN, seat, kind, taken)
    if taken < number:
        p.note(facts.FORFEITED, seat, kind, number - taken)


def pay(p: VallettaPosition, price: i64) -> None:
    """The active player pays in full, back to the supply (V-GOOD-02, -09)."""
    p.player.goods -= price
    if p.limited_supply:
        p.supply += price
    if price != 0:
        p.note(facts.PAID, p.seat, price)


def give(p: VallettaPosition, seat: i64, kind: i64) -> None:
    """One good goes from this seat to the active player."""
    p.players[seat].goods -= g.of(kind, 1)
    if g.amount(p.player.goods, kind) < g.MOST_HELD:
        p.player.goods += g.of(kind, 1)
    p.note(facts.GIVEN, seat, kind, p.seat)


def kinds_there(p: VallettaPosition) -> i64:
    """The kinds a player can be granted now: all four, or those a limited supply still has (V-AMB-18)."""
    return g.kinds_in(p.supply) if p.limited_supply else 15


def is_there(p: VallettaPosition, goods: i64) -> bool:
    """Does the supply hold all of these goods?"""
    if not p.limited_supply:
        return True
    for kind in range(g.KINDS):
        if g.amount(p.supply, kind) < g.amount(goods, kind):
            return False
    return True
