"""Costs and payments (canon 5.2 to 5.4): neighbours, reductions, three goods for one."""

from mypy_extensions import i64

from auberge.core.bits import bit_of, size
from auberge.games.valletta import goods as g
from auberge.games.valletta import tables as t
from auberge.games.valletta.position import VallettaPosition


def reduction_kind(function: i64) -> i64:
    """The kind of which the acting character saves two, -1 for a Builder (V-CHAR-ROOFER-1, MASON-1,
    CARPENTER-1)."""
    match function:
        case t.ROOFER:
            return g.BRICK
        case t.MASON:
            return g.STONE
        case t.CARPENTER:
            return g.WOOD
        case _:
            return -1


def less(goods: i64, kind: i64, number: i64) -> i64:
    """That many fewer of this kind, never below none: nothing is paid out (V-ADJ-04, V-COST-04, V-CHAR-ROOFER-2,
    MASON-2, CARPENTER-2)."""
    return goods - g.of(kind, min(number, g.amount(goods, kind)))


def upgrade_cost(printed: i64) -> i64:
    """What upgrading costs before a character saves anything: all but the gold (V-UPG-02, -03, V-ADJ-06)."""
    return less(printed, g.GOLD, g.amount(printed, g.GOLD))


def cost_of(p: VallettaPosition, slot: i64, upgrade: bool) -> i64:
    """What building or upgrading costs the active player now, of the price on the front (V-COST-01, -02, V-UPG-08)."""
    cost: i64 = p.sheet.cost[p.layout[slot]]
    if upgrade:
        cost = upgrade_cost(cost)
    else:
        around: i64 = t.NEIGHBOURS[slot]
        cost = less(cost, g.GOLD, size(around & p.player.houses))  # V-ADJ-01, -05
    kind = reduction_kind(p.function)
    if kind >= 0:
        cost = less(cost, kind, t.REDUCTION)
    return cost


def covers(owned: i64, cost: i64) -> bool:
    """Are the goods of the cost all there, so that none is replaced?"""
    for kind in range(g.KINDS):
        if g.amount(owned, kind) < g.amount(cost, kind):
            return False
    return True


def is_payable(owned: i64, cost: i64) -> bool:
    """What is left after covering each kind must be three times what is lacking (V-COST-05, V-SUB-06, -09)."""
    spare: i64 = 0
    lacking: i64 = 0
    for kind in range(g.KINDS):
        difference = g.amount(owned, kind) - g.amount(cost, kind)
        if difference > 0:
            spare += difference
        else:
            lacking -= difference
    return spare >= t.SUBSTITUTES * lacking


def worth(paid: i64, due: i64) -> i64:
    """Goods of one kind beyond what is due, or three for each one short, negative (V-COST-03)."""
    return paid - due if paid >= due else t.SUBSTITUTES * (paid - due)


def can_balance(owned: i64, cost: i64, kind: i64, balance: i64) -> bool:
    """Can the kinds from this one on be paid so that everything comes out even?"""
    if kind == g.KINDS:
        return balance == 0
    due = g.amount(cost, kind)
    have = g.amount(owned, kind)
    if kind == g.KINDS - 1:
        return can_be_worth(have, due, -balance)
    for paid in range(min(have, t.MOST) + 1):
        if can_balance(owned, cost, kind + 1, balance + worth(paid, due)):
            return True
    return False


def can_be_worth(have: i64, due: i64, wanted: i64) -> bool:
    """Is there an amount of one kind, at most what is owned, that is worth exactly this?"""
    if wanted >= 0:
        return due + wanted <= have
    return wanted % t.SUBSTITUTES == 0 and 0 <= due + wanted // t.SUBSTITUTES <= have


def balance_of(payment: i64, cost: i64, kinds: i64) -> i64:
    """How the first kinds of a payment come out."""
    balance: i64 = 0
    for kind in range(kinds):
        balance += worth(g.amount(payment, kind), g.amount(cost, kind))
    return balance


def is_legal_payment(owned: i64, cost: i64, payment: i64) -> bool:
    """Covers the cost exactly, with three others for each good replaced, gold too (V-COST-03, V-SUB-01 to -05,
    V-AMB-47)."""
    for kind in range(g.KINDS):
        if g.amount(payment, kind) > g.amount(owned, kind):
            return False
    return balance_of(payment, cost, g.KINDS) == 0


def amounts_for(p: VallettaPosition) -> i64:
    """The amounts of the kind in question that still lead to a legal payment, as a set."""
    found: i64 = 0
    owned = p.player.goods
    kind = p.paying_kind
    due = g.amount(p.cost, kind)
    before = balance_of(p.payment, p.cost, kind)
    for paid in range(min(g.amount(owned, kind), t.MOST) + 1):
        if can_balance(owned, p.cost, kind + 1, before + worth(paid, due)):
            found |= bit_of(paid)
    return found


def proposed_payment(owned: i64, cost: i64) -> i64:
    """The plain cost; what is lacking is replaced from the kind of which most is kept (V-COST-06)."""
    payment: i64 = 0
    substitutes: i64 = 0
    for kind in range(g.KINDS):
        covered = min(g.amount(owned, kind), g.amount(cost, kind))
        payment += g.of(kind, covered)
        substitutes += t.SUBSTITUTES * (g.amount(cost, kind) - covered)
    while substitutes > 0:
        payment += g.of(fullest_kind(owned - payment), 1)
        substitutes -= 1
    return payment


def fullest_kind(goods: i64) -> i64:
    """The kind of which there is most; ties in the order wood, stone, brick, gold."""
    best: i64 = g.WOOD
    if g.amount(goods, g.STONE) > g.amount(goods, best):
        best = g.STONE
    if g.amount(goods, g.BRICK) > g.amount(goods, best):
        best = g.BRICK
    if g.amount(goods, g.GOLD) > g.amount(goods, best):
        best = g.GOLD
    return best
