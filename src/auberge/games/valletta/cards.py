"""A few cards as one number: up to ten character cards, six bits each, in no particular order.

Copies of a character are alike, so a hand is a multiset of characters; zero is no card.
"""

from mypy_extensions import i64

from auberge.core.bits import bit_of


def with_card(cards: i64, character: i64) -> i64:
    """These cards and one more."""
    return (cards << 6) | (character + 1)


def holds(cards: i64, character: i64) -> bool:
    """Is a card of this character among them?"""
    rest: i64 = cards
    while rest != 0:
        if (rest & 63) - 1 == character:
            return True
        rest >>= 6
    return False


def without_card(cards: i64, character: i64) -> i64:
    """These cards less one of this character, if there is one."""
    kept: i64 = 0
    gone = False
    rest: i64 = cards
    while rest != 0:
        card = rest & 63
        rest >>= 6
        if not gone and card - 1 == character:
            gone = True
        else:
            kept = (kept << 6) | card
    return kept


def number_of(cards: i64) -> i64:
    """How many cards there are."""
    number: i64 = 0
    rest: i64 = cards
    while rest != 0:
        number += 1
        rest >>= 6
    return number


def characters_in(cards: i64) -> i64:
    """The different characters among them, as a set."""
    found: i64 = 0
    rest: i64 = cards
    while rest != 0:
        found |= bit_of((rest & 63) - 1)
        rest >>= 6
    return found


def listed(cards: i64) -> list[int]:
    """The cards, lowest character first."""
    found: list[int] = []
    rest: i64 = cards
    while rest != 0:
        found.append(int((rest & 63) - 1))
        rest >>= 6
    found.sort()
    return found


def packed(characters: list[int]) -> i64:
    """Cards from a list of characters; the order of the list does not matter."""
    cards: i64 = 0
    for character in sorted(characters):
        cards = with_card(cards, character)
    return cards
