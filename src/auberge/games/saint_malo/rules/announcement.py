"""Choosing a symbol and changing dice (canon 2.7), coins (2.8) and the delivery of logs (2.9)."""

from mypy_extensions import i64

from auberge.core.bits import bit_of, size
from auberge.games.saint_malo import facts
from auberge.games.saint_malo import tables as t
from auberge.games.saint_malo.position import SaintMaloPosition
from auberge.games.saint_malo.rules.crates import largest_area


def price_of(p: SaintMaloPosition, symbol: i64, number: i64) -> i64:
    """Every changed die costs, a delivery of logs costs once (SM-PICK-04, -17, SM-LOG-02, -03)."""
    changed = number - t.shown(p.dice, symbol)
    price: i64 = 0
    if changed > 0:
        price = changed * p.sheet.change_price
    if symbol == t.LOG:
        price += p.sheet.delivery_price
    return price


def most_dice(p: SaintMaloPosition, symbol: i64) -> i64:
    """The most dice of this symbol that dice and city allow, whatever they cost; swords stay (SM-PICK-05, -17,
    SM-PIRATE-15)."""
    most = t.DICE - t.shown(p.dice, t.SWORDS)
    if symbol == t.CRATES:
        return min(most, largest_area(p.city.empty(), most))  # SM-AMB-11
    if symbol == t.WALLS:
        dark: i64 = t.DARK
        return min(most, size(p.city.empty() & dark))  # SM-AMB-14
    return most


def offers(p: SaintMaloPosition) -> i64:
    """Every use the player can pay, of fewer dice than show too, and the pass where it is allowed (SM-PICK-03, -06,
    -09, -16 to -18, SM-AMB-03)."""
    offer: i64 = 0
    free_use = False
    for symbol in range(t.CHOOSABLE):
        for number in range(1, most_dice(p, symbol) + 1):
            price = price_of(p, symbol, number)
            if price > p.city.coins:
                break  # SM-COIN-04
            offer |= bit_of(t.DICE * symbol + number - 1)
            if price == 0:
                free_use = True
    if p.voluntary_pass or not free_use:
        offer |= bit_of(t.PASS_BIT)
    return offer


def announce(p: SaintMaloPosition, symbol: i64, number: i64) -> None:
    """Fixes one symbol and the number of dice and pays at once, before anything is earned (SM-PICK-01, -11, -15, -19);
    what was asked for is then due."""
    price = price_of(p, symbol, number)
    p.city.coins -= price  # SM-COIN-02, -03
    p.city.coins_spent += price
    p.symbol = symbol
    p.number = number
    p.note(facts.USED, p.seat, symbol, number * 100 + price)
    if symbol == t.LOG:
        deliver_logs(p, number)
    elif symbol == t.HEAD:
        p.heads = number  # SM-PICK-13
    elif symbol == t.CROSS:
        p.left = 1  # one church, never several (SM-PICK-12)
    else:
        p.left = number


def deliver_logs(p: SaintMaloPosition, number: i64) -> None:
    """One log into the lumber store for each die used (SM-LOG-01)."""
    p.city.logs += number
    p.city.logs_delivered += number
    p.note(facts.LOGS_DELIVERED, p.seat, number)


def decline_to_use(p: SaintMaloPosition) -> None:
    """Passes: no symbol is used, the swords count all the same (SM-PICK-02, -18)."""
    p.note(facts.PASSED, p.seat)
