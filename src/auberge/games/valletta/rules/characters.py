"""Characters (canon 6): what a card does when it is played, and the questions it asks."""

from mypy_extensions import i64

from auberge.core.bits import bit_of, has, size
from auberge.games.valletta import cards, facts, phases
from auberge.games.valletta import goods as g
from auberge.games.valletta import tables as t
from auberge.games.valletta.position import VallettaPosition
from auberge.games.valletta.rules import building, jean, opponents
from auberge.games.valletta.rules.points import score
from auberge.games.valletta.rules.supply import is_there, kinds_there, pay, take


def card_before(p: VallettaPosition) -> i64:
    """The card played just before the Apprentice; in the chain variant Apprentices are walked over (V-OPT-05)."""
    rest: i64 = p.player.played >> 6
    while p.apprentice_chain and rest & 63 == t.APPRENTICE + 1:
        rest >>= 6
    return (rest & 63) - 1


def begin_effect(p: VallettaPosition, card: i64) -> None:
    """Starts the effect of a card; the Apprentice repeats a red or green card before it (V-CHAR-APPRENTICE-1 to -8)."""
    function: i64 = card
    if card == t.APPRENTICE:
        function = card_before(p)
        if function < 0 or not is_copied(p, function):
            p.note(facts.WITHOUT_FUNCTION, p.seat, card)
            return
        p.note(facts.COPIED, p.seat, function)
    p.function = function
    if p.optional_effects and not asks_anyway(function):
        ask_use(p)
    else:
        carry_out(p)


def ask_use(p: VallettaPosition) -> None:
    """Where every effect is optional, one without a question of its own asks whether it is used (V-OPT-01)."""
    p.phase = phases.USE
    p.offer = bit_of(t.USE_BIT) | bit_of(t.DECLINE_BIT)


def is_copied(p: VallettaPosition, character: i64) -> bool:
    """Red and green cards only, never blue ones that build (V-CHAR-BLUE-1)."""
    colour = p.sheet.colour_of[character]
    return character != t.APPRENTICE and colour in (t.RED, t.GREEN)


def asks_anyway(function: i64) -> bool:
    """Effects with a question of their own, which can be declined there (V-LOG-02)."""
    match function:
        case (
            t.MAID
            | t.SEAMSTRESS
            | t.FOREMAN
            | t.NUN
            | t.TRADER
            | t.MERCHANT
            | t.BAILIFF
            | t.GRAND_MASTER
            | t.ARCHITECT
            | t.BUILDER
            | t.ROOFER
            | t.MASON
            | t.CARPENTER
            | t.JEAN
        ):
            return True
        case _:
            return False


def carry_out(p: VallettaPosition) -> None:
    """Carries out the effect once, as far as it can be, or puts its question (V-TURN-06, -07)."""
    match p.function:
        case t.SHOPKEEPER:
            take(p, p.seat, g.GOLD, 1)  # V-CHAR-SHOPKEEPER-1
        case t.LUMBERJACK:
            take(p, p.seat, g.WOOD, 1)  # V-CHAR-LUMBERJACK-1
        case t.STONECUTTER:
            take(p, p.seat, g.STONE, 1)  # V-CHAR-STONECUTTER-1
        case t.BRICKMAKER:
            take(p, p.seat, g.BRICK, 1)  # V-CHAR-BRICKMAKER-1
        case t.MAID:
            ask_kind(p, phases.MAID, kinds_there(p), p.optional_effects)  # V-CHAR-MAID-1
        case t.BUILDER | t.ROOFER | t.MASON | t.CARPENTER:
            building.ask_for_target(p)  # V-CHAR-BUILDER-1
        case t.JEAN:
            jean.walk(p)
        case t.BANKER:
            take(p, p.seat, g.GOLD, icons(p, g.GOLD))  # V-CHAR-BANKER-1
        case t.JOINER:
            take(p, p.seat, g.WOOD, icons(p, g.WOOD))  # V-CHAR-JOINER-1
        case t.STONE_CARVER:
            take(p, p.seat, g.STONE, icons(p, g.STONE))  # V-CHAR-STONE_CARVER-1
        case t.BRICK_MASTER:
            take(p, p.seat, g.BRICK, icons(p, g.BRICK))  # V-CHAR-BRICK_MASTER-1
        case t.MONK:
            opponents.beg(p)
        case t.INNKEEPER:
            opponents.charge(p)
        case t.TAX_COLLECTOR:
            opponents.tax(p)
        case t.NUN:
            ask_kind(p, phases.NUN, kinds_there(p), p.optional_effects)
        case t.SEAMSTRESS:
            ask_pair(p)
        case t.FOREMAN:
            ask_kind(p, phases.FOREMAN, 15, p.optional_effects)  # V-CHAR-FOREMAN-1, V-AMB-62
        case t.TRADER:
            ask_kind(p, phases.TRADER, g.kinds_in(p.player.goods) & 14, True)
        case t.ARCHITECT:
            ask_kind(p, phases.ARCHITECT, kinds_of_four(p), p.optional_effects or not p.architect_compulsory)
        case t.MERCHANT:
            ask_price(p, phases.MERCHANT, g.amount(p.player.goods, g.GOLD) >= 1)  # V-CHAR-MERCHANT-1
        case t.BAILIFF:
            ask_price(p, phases.BAILIFF, g.amount(p.player.goods, g.GOLD) >= 4)  # V-CHAR-BAILIFF-1
        case t.GRAND_MASTER:
            ask_price(p, phases.GRAND_MASTER, g.kinds_in(p.player.goods) == 15)  # V-CHAR-GRAND_MASTER-1
        case t.CHAMBERLAIN:
            take(p, p.seat, g.GOLD, buildings_of(p, t.GREEN))  # V-CHAR-CHAMBERLAIN-1
        case t.POPE:
            score(p, size(p.player.upgraded), facts.POPE)  # V-CHAR-POPE-1
        case t.EMPEROR:
            score(p, buildings_of(p, t.BLUE), facts.EMPEROR)
        case t.KING:
            score(p, buildings_of(p, t.GREEN), facts.KING)
        case _:  # t.KNIGHT
            score(p, 2, facts.KNIGHT)  # V-CHAR-KNIGHT-1


def icons(p: VallettaPosition, kind: i64) -> i64:
    """Income icons of this kind on own buildings, as their visible side shows them (V-CHAR-GREEN-1 to -4)."""
    number: i64 = 0
    for slot in range(len(p.layout)):
        if has(p.player.houses, slot):
            card: i64 = p.layout[slot]
            if p.sheet.income_kind[card] == kind:
                shown = p.sheet.icons_upgraded if has(p.player.upgraded, slot) else p.sheet.icons
                number += shown[card]
    return number


def buildings_of(p: VallettaPosition, colour: i64) -> i64:
    """Own buildings of this colour, upgraded or not (V-CHAR-KING-1, EMPEROR-1, CHAMBERLAIN-2)."""
    number: i64 = 0
    for slot in range(len(p.layout)):
        if has(p.player.houses, slot) and p.sheet.building_colour[p.layout[slot]] == colour:
            number += 1
    return number


def kinds_of_four(p: VallettaPosition) -> i64:
    """Wood, stone or brick of which the player owns four (V-CHAR-ARCHITECT-1)."""
    found: i64 = 0
    for kind in range(g.WOOD, g.KINDS):
        if g.amount(p.player.goods, kind) >= 4:
            found |= bit_of(kind)
    return found


def ask_kind(p: VallettaPosition, phase: i64, kinds: i64, may_decline: bool) -> None:
    """Asks for a kind of good; with none to name nothing is asked (V-LOG-03)."""
    if kinds == 0:
        return
    p.phase = phase
    p.offer = kinds
    if may_decline:
        p.offer |= bit_of(t.DECLINE_BIT)


def ask_pair(p: VallettaPosition) -> None:
    """The Seamstress asks for two goods that are there, or the last one (V-CHAR-SEAMSTRESS-1, V-AMB-18)."""
    offer: i64 = 0
    for pair in range(len(t.PAIRS)):
        first, second = t.PAIRS[pair]
        if is_there(p, g.of(first, 1) + g.of(second, 1)):
            offer |= bit_of(t.PAIR_BASE + pair)
    if offer == 0:
        offer = kinds_there(p)
    if offer != 0:
        p.phase = phases.SEAMSTRESS
        p.offer = offer
        if p.optional_effects:
            p.offer |= bit_of(t.DECLINE_BIT)


def ask_price(p: VallettaPosition, phase: i64, can_pay: bool) -> None:
    """May pay the price of the card once, if the goods are there (V-GOOD-09, V-CHAR-MERCHANT-2, BAILIFF-2,
    GRAND_MASTER-2)."""
    if can_pay:
        p.phase = phase
        p.offer = bit_of(t.USE_BIT) | bit_of(t.DECLINE_BIT)


def answer_kind(p: VallettaPosition, phase: i64, kind: i64) -> None:
    """Carries out an effect that asked for a kind."""
    match phase:
        case phases.MAID | phases.SEAMSTRESS:
            take(p, p.seat, kind, 1)
        case phases.FOREMAN:
            take(p, p.seat, kind, icons(p, kind))
        case phases.NUN:
            opponents.share(p, kind)
        case phases.TRADER:
            pay(p, g.of(kind, 1))
            take(p, p.seat, g.GOLD, 3)
        case _:  # phases.ARCHITECT
            pay(p, g.of(kind, 4))
            score(p, 4, facts.ARCHITECT)


def answer_pair(p: VallettaPosition, pair: i64) -> None:
    """The Seamstress takes two goods."""
    first, second = t.PAIRS[pair]
    take(p, p.seat, first, 1)
    take(p, p.seat, second, 1)


def answer_price(p: VallettaPosition, phase: i64) -> None:
    """Pays the price of the card and takes what it gives."""
    match phase:
        case phases.MERCHANT:
            pay(p, g.of(g.GOLD, 1))
            take(p, p.seat, g.WOOD, 1)
            take(p, p.seat, g.STONE, 1)
            take(p, p.seat, g.BRICK, 1)
        case phases.BAILIFF:
            pay(p, g.of(g.GOLD, 4))
            score(p, 4, facts.BAILIFF)
        case _:  # phases.GRAND_MASTER
            pay(p, g.ONE_OF_EACH)
            score(p, 5, facts.GRAND_MASTER)


def play_card(p: VallettaPosition, card: i64) -> None:
    """Lays a card on the lowest free space and starts its effect (V-TURN-03, -04)."""
    player = p.player
    player.hand = cards.without_card(player.hand, card)
    player.known = cards.without_card(player.known, card)
    player.played = cards.with_card(player.played, card)
    p.plays += 1
    p.note(facts.CARD_PLAYED, p.seat, card, p.plays)
    begin_effect(p, card)
