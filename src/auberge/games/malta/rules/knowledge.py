"""What each seat knows of the others' hands (M-CARD-11): facts "such a card is in one of these hands".

A fact is one number: viewer, set of seats, card. A card seen to arrive is in one hand; when some card leaves that hand
unseen, the fact widens to both hands. Facts never claim more than the seat can know.
"""

from mypy_extensions import i64

from auberge.core.bits import bit_of, has, size
from auberge.games.malta import tables as t
from auberge.games.malta.position import MaltaPosition


def fact_of(viewer: i64, hands: i64, card: i64) -> int:
    """The number of a fact."""
    return int(viewer + 8 * hands + 512 * card)


def viewer_of(fact: i64) -> i64:
    """Who knows it."""
    return fact % 8


def hands_of(fact: i64) -> i64:
    """In which hands the card may be, as a set."""
    return fact // 8 % 64


def card_of(fact: i64) -> i64:
    """Which card it is."""
    return fact // 512


def learn(p: MaltaPosition, viewer: i64, owner: i64, card: i64) -> None:
    """The viewer has seen this card go into the owner's hand."""
    p.memory.append(fact_of(viewer, bit_of(owner), card))


def forget_one(p: MaltaPosition, viewer: i64, owner: i64, card: i64) -> None:
    """The viewer sees such a card leave the owner's hand: the narrowest fact that may speak of it goes.

    It may have been the card of another such fact; so each of these widens by the hands of the one that goes."""
    best: i64 = -1
    best_size: i64 = 100
    for index in range(len(p.memory)):
        fact: i64 = p.memory[index]
        if speaks_of(fact, viewer, owner, card) and size(hands_of(fact)) < best_size:
            best = index
            best_size = size(hands_of(fact))
    if best < 0:
        return
    gone = hands_of(p.memory[best])
    del p.memory[best]
    for index in range(len(p.memory)):
        other: i64 = p.memory[index]
        if speaks_of(other, viewer, owner, card):
            p.memory[index] = fact_of(viewer, hands_of(other) | gone, card)


def speaks_of(fact: i64, viewer: i64, owner: i64, card: i64) -> bool:
    """May this fact of the viewer be about such a card in the owner's hand?"""
    return viewer_of(fact) == viewer and card_of(fact) == card and has(hands_of(fact), owner)


def leaves_openly(p: MaltaPosition, owner: i64, card: i64) -> None:
    """Everybody sees this card leave a hand."""
    for viewer in range(p.seats):
        if viewer != owner:
            forget_one(p, viewer, owner, card)


def leaves_unseen(p: MaltaPosition, giver: i64, receiver: i64) -> None:
    """A card went from hand to hand; for the others every card known in the one may now be in the other."""
    for index in range(len(p.memory)):
        fact: i64 = p.memory[index]
        viewer = viewer_of(fact)
        if viewer not in (giver, receiver) and has(hands_of(fact), giver):
            p.memory[index] = fact_of(viewer, hands_of(fact) | bit_of(receiver), card_of(fact))


def cards_pass(p: MaltaPosition, to: list[int]) -> None:
    """Cards go to neighbours at the same time (-1: none): facts widen by one step, but for cards the viewer gets."""
    for index in range(len(p.memory)):
        fact: i64 = p.memory[index]
        viewer = viewer_of(fact)
        hands: i64 = hands_of(fact)
        for giver in range(len(to)):
            if to[giver] >= 0 and has(hands_of(fact), giver) and to[giver] != viewer:
                hands |= bit_of(to[giver])
        p.memory[index] = fact_of(viewer, hands, card_of(fact))


def hands_swap(p: MaltaPosition, one: i64, other: i64) -> None:
    """Two hands change places: all facts follow them, and both players know what they gave away."""
    kept: list[int] = []
    for number in p.memory:
        fact: i64 = number
        viewer = viewer_of(fact)
        if viewer in (one, other) and hands_of(fact) & (bit_of(one) | bit_of(other)) != 0:
            continue  # they see the hand they get and remember the one they gave
        kept.append(fact_of(viewer, swapped(hands_of(fact), one, other), card_of(fact)))
    p.memory = kept
    for card in range(t.KINDS):
        for _ in range(p.hands[one][card]):
            learn(p, other, one, card)
        for _ in range(p.hands[other][card]):
            learn(p, one, other, card)


def swapped(hands: i64, one: i64, other: i64) -> i64:
    """The set with these two members exchanged."""
    both = bit_of(one) | bit_of(other)
    if has(hands, one) == has(hands, other):
        return hands
    return hands ^ both
