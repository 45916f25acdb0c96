"""What is to be seen of a seat's chances in a position of Malta!, as numbers."""

from typing import Final

from mypy_extensions import i64

from auberge.bots.malta.worth import best_next
from auberge.core.bits import size
from auberge.games.malta import tables as t
from auberge.games.malta.position import MaltaPosition
from auberge.games.malta.rules import movement

_LOW: Final = 12  # cards in the pile
_PLAIN: Final[tuple[str, ...]] = (
    "turn",
    "cards",
    "no card",
    "one card",
    "two cards",
    "many cards",
    "cards left after the plays due",
    "none left after the plays due",
    "blinded",
    "number of the space",
    "exits",
    "no exit",
    "no exit now",
    "best step",
    "one exit",
    "stays",
    "space without number and few cards",
    "company",
    "cards left after the next turn",
    "none left after the next turn",
    "one left after the next turn",
    "cards while the pile is low",
    "cards while the pile is empty",
    "Swap Hands and few cards",
)
NAMES: Final[tuple[str, ...]] = (*_PLAIN, *t.CARD_NAMES)


def features_of(p: MaltaPosition, seat: i64) -> list[float]:
    """The features of a seat that is in."""
    cards: i64 = p.sizes[seat]
    place: i64 = p.pawns[seat]
    turn = p.seat == seat
    left = cards - p.due if turn else (cards + 1) // 2
    exits: i64 = 1
    number: i64 = 0
    step = 0.0
    company = 0.0
    if place >= 0:
        exits = size(movement.exits(p, seat))
        number = p.number_at(place)
        step = best_next(p, seat) if exits > 0 else -3.0
        for other in range(p.seats):
            if other != seat and p.pawns[other] == place:
                company += 1.0
    after = left if turn else (cards + number) // 2  # once the plays of the turn in progress, or to come, are made
    pile: i64 = len(p.draw_pile)
    hand = p.hands[seat]
    moves_yet = turn and not p.stays and not p.turn_over
    features: list[float] = [
        1.0 if turn else 0.0,
        float(min(cards, 8)) / 4.0,
        1.0 if cards == 0 else 0.0,
        1.0 if cards == 1 else 0.0,
        1.0 if cards == 2 else 0.0,
        1.0 if cards > 5 else 0.0,
        float(min(left, 5)) / 2.0,
        1.0 if left <= 0 else 0.0,
        float(p.blind[seat]),
        float(number) / 2.0,
        float(exits) / 2.0,
        1.0 if exits == 0 else 0.0,
        1.0 if exits == 0 and moves_yet else 0.0,
        step / 3.0,
        1.0 if exits == 1 else 0.0,
        1.0 if turn and p.stays else 0.0,
        1.0 if number == 0 and cards <= 2 else 0.0,
        company,
        float(min(after, 6)) / 2.0,
        1.0 if after <= 0 else 0.0,
        1.0 if after == 1 else 0.0,
        float(cards) / 4.0 if pile < _LOW else 0.0,
        float(cards) / 4.0 if pile == 0 else 0.0,
        float(hand[t.SWAP_HANDS]) if cards <= 3 else 0.0,
    ]
    for card in range(t.KINDS):
        features.append(float(hand[card]))
    return features
