"""Building and upgrading (canon 5, 5.1, 5.5): targets, payment step by step, character, house, bonus."""

from mypy_extensions import i64

from auberge.core.bits import bit_of, has, lowest, single
from auberge.games.valletta import cards, facts, phases
from auberge.games.valletta import goods as g
from auberge.games.valletta import tables as t
from auberge.games.valletta.position import VallettaPosition
from auberge.games.valletta.rules import costs
from auberge.games.valletta.rules.points import score, trigger_end
from auberge.games.valletta.rules.supply import pay


def targets(p: VallettaPosition) -> i64:
    """Free buildings while a house is left, own ones not yet upgraded; payable ones only, of any colour
    and anywhere (V-BUILD-01, -03, -04, -09, -10)."""
    owned: i64 = 0
    for other in p.players:
        owned |= other.houses
    player = p.player
    can_build = player.buildings() < t.HOUSES
    found: i64 = 0
    for slot in range(len(p.layout)):
        upgrade = has(player.houses, slot)
        if upgrade:
            if has(player.upgraded, slot):
                continue  # V-UPG-05
        elif not can_build or has(owned, slot):
            continue
        if costs.is_payable(player.goods, costs.cost_of(p, slot, upgrade)):
            found |= bit_of(slot)
    return found


def ask_for_target(p: VallettaPosition) -> None:
    """May build or upgrade; with no payable target nothing is asked (V-BUILD-02, V-LOG-03)."""
    found = targets(p)
    if found != 0:
        p.phase = phases.BUILD
        p.offer = found | bit_of(t.DECLINE_BIT)


def choose_target(p: VallettaPosition, slot: i64) -> None:
    """Settles what is built; a payment with one way to make it is not asked (V-COST-06, V-LOG-03)."""
    p.target = slot
    p.cost = costs.cost_of(p, slot, has(p.player.houses, slot))
    p.proposing = True
    ask_for_amount(p)


def ask_for_amount(p: VallettaPosition) -> None:
    """Asks how much of the next kind is paid, kind after kind; what is forced is not asked."""
    while p.paying_kind < g.KINDS:
        amounts = costs.amounts_for(p)
        if not single(amounts):
            p.phase = phases.PAYMENT
            p.offer = amounts
            if p.proposing:
                p.offer |= bit_of(t.PROPOSED_BIT)
            return
        p.payment += g.of(p.paying_kind, lowest(amounts))
        p.paying_kind += 1
    complete(p)


def pay_amount(p: VallettaPosition, number: i64) -> None:
    """Puts this many goods of the kind in question into the payment."""
    p.proposing = False
    p.payment += g.of(p.paying_kind, number)
    p.paying_kind += 1
    ask_for_amount(p)


def pay_proposed(p: VallettaPosition) -> None:
    """Pays as proposed (V-COST-06)."""
    p.payment = costs.proposed_payment(p.player.goods, p.cost)
    complete(p)


def complete(p: VallettaPosition) -> None:
    """Pays, then builds or upgrades (V-BUILD-05, V-AMB-67)."""
    slot = p.target
    price = p.payment
    p.target = -1
    p.cost = 0
    p.payment = 0
    p.paying_kind = 0
    p.proposing = False
    pay(p, price)
    if has(p.player.houses, slot):
        upgrade(p, slot)
    else:
        build(p, slot)


def build(p: VallettaPosition, slot: i64) -> None:
    """The character comes into the hand for all to see, then the house, for good (V-BUILD-06, -07, -11, V-TURN-16)."""
    player = p.player
    building: i64 = p.layout[slot]
    character: i64 = p.sheet.building_character[building]
    player.hand = cards.with_card(player.hand, character)
    player.known = cards.with_card(player.known, character)
    player.houses |= bit_of(slot)
    p.note(facts.BUILT, p.seat, building, character)
    score(p, bonus_at(p, slot, False), facts.BONUS)
    if player.buildings() == t.HOUSES:
        trigger_end(p, facts.HOUSES)  # V-END-03


def upgrade(p: VallettaPosition, slot: i64) -> None:
    """The card is turned to its back; no house, no character (V-UPG-04, -07)."""
    p.player.upgraded |= bit_of(slot)
    p.note(facts.UPGRADED, p.seat, p.layout[slot])
    score(p, bonus_at(p, slot, True), facts.BONUS)


def bonus_at(p: VallettaPosition, slot: i64, upgrade: bool) -> i64:
    """Two points in the zone where Jean stands; on the tower he is in none (V-BONUS-01, -03, -05 to -07)."""
    if upgrade and not p.bonus_on_upgrade:  # V-BONUS-02, V-OPT-02
        return 0
    return t.BONUS if (p.jean - 1) // t.COLUMNS == slot % t.ROW_CARDS else 0
