"""Hands and piles: drawing, discarding, and cards that go from hand to hand (canon 2.4, 9.3)."""

from mypy_extensions import i64

from auberge.games.malta import facts
from auberge.games.malta import tables as t
from auberge.games.malta.position import MaltaPosition
from auberge.games.malta.rules import knowledge


def draw(p: MaltaPosition, seat: i64, number: i64) -> None:
    """Draws this many cards, or what the pile has; nothing is reshuffled (M-DRAW-02, -03, M-CARD-08)."""
    drawn: i64 = 0
    while drawn < number and len(p.draw_pile) > 0:
        card = p.draw_pile.pop()
        p.hands[seat][card] += 1
        p.sizes[seat] += 1
        p.note(facts.CARD_DRAWN, seat, card)
        p.revealed = True
        drawn += 1
    if drawn > 0:
        p.note(facts.DRAWN, seat, drawn)


def lay_down(p: MaltaPosition, seat: i64, card: i64) -> None:
    """A card leaves a hand for all to see."""
    p.hands[seat][card] -= 1
    p.sizes[seat] -= 1
    knowledge.leaves_openly(p, seat, card)


def discard(p: MaltaPosition, seat: i64, card: i64) -> None:
    """A card goes from a hand to the discard pile."""
    lay_down(p, seat, card)
    p.revealed = True
    p.discard_pile.append(int(card))
    p.note(facts.DISCARDED, seat, card)


def hand_over(p: MaltaPosition, giver: i64, receiver: i64, card: i64) -> None:
    """A card goes from hand to hand, seen by these two alone (M-CARD-11)."""
    move_card(p, giver, receiver, card)
    knowledge.leaves_unseen(p, giver, receiver)
    knowledge.forget_one(p, receiver, giver, card)
    knowledge.learn(p, giver, receiver, card)


def move_card(p: MaltaPosition, giver: i64, receiver: i64, card: i64) -> None:
    """The card itself; what is known of it is another matter."""
    p.revealed = True  # its receiver sees it
    p.hands[giver][card] -= 1
    p.sizes[giver] -= 1
    p.hands[receiver][card] += 1
    p.sizes[receiver] += 1
    p.note(facts.CARD_GIVEN, giver, receiver, card)
    p.note(facts.GIVEN, giver, receiver, 1)


def cards_in(p: MaltaPosition, seat: i64) -> i64:
    """The different cards of a hand, as a set."""
    found: i64 = 0
    bit: i64 = 1
    hand = p.hands[seat]
    for card in range(t.KINDS):
        if hand[card] > 0:
            found |= bit
        bit += bit
    return found


def first_card(p: MaltaPosition, seat: i64) -> i64:
    """The first card of a hand in canonical order (M-LOG-07); there must be one."""
    hand = p.hands[seat]
    place: i64 = 0
    while hand[p.sheet.card_order[place]] == 0:
        place += 1
    return p.sheet.card_order[place]
