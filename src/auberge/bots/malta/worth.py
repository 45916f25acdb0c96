"""A hand-made worth of a position of Malta! for one seat: cards to keep, exits to use, rivals in trouble."""

from typing import Final

from mypy_extensions import i64

from auberge.core.bits import size
from auberge.games.malta import phases
from auberge.games.malta import tables as t
from auberge.games.malta.position import MaltaPosition
from auberge.games.malta.rules import movement

KEEP: Final[tuple[float, ...]] = (
    0.9,  # swap_hands
    1.6,  # draw_two
    0.3,  # discard_two_of_yours
    1.7,  # end_turn
    1.8,  # negate
    1.8,  # boomerang
    1.2,  # going_home
    0.8,  # remove_a_space
    0.9,  # everyone_moves
    1.0,  # blind_faith
    1.2,  # swap_places
    0.9,  # swap_two_spaces
    1.1,  # turn_a_space
    0.9,  # shift_a_line
    1.6,  # sidestep
    1.0,  # shove
    0.9,  # restore_a_space
    1.3,  # take_one
    0.4,  # give_one
    0.9,  # shake_down
    1.1,  # drinks_for_all
    0.7,  # pass_it_on
    1.6,  # stay_put
    0.6,  # fresh_shuffle
    0.4,  # welcome_back
    0.6,  # last_call
    0.9,  # clean_slate
)
_OUT: Final = -100.0
_STUCK: Final = -14.0


def hand_worth(p: MaltaPosition, seat: i64) -> float:
    """What the cards in hand are worth keeping for; the last ones are worth most, for none at all loses."""
    number: i64 = p.sizes[seat]
    worth = 0.0
    hand = p.hands[seat]
    for card in range(t.KINDS):
        worth += KEEP[card] * float(hand[card])
    if number == 0:
        return -9.0
    if number == 1:
        return worth - 4.0
    if number == 2:
        return worth - 1.5
    return worth


def standing(p: MaltaPosition, seat: i64) -> float:
    """Exits, and the cards the space gives; one with no exit is deadly, unless the pawn need not move."""
    place: i64 = p.pawns[seat]
    if place < 0:
        return 0.0
    exits = size(movement.exits(p, seat))
    number = float(p.number_at(place))
    if exits == 0:
        moves_yet = p.seat == seat and not p.stays and not p.turn_over
        return _STUCK if moves_yet else 0.6 * _STUCK
    return 0.9 * number + 0.5 * float(exits) + 0.4 * best_next(p, seat)


def best_next(p: MaltaPosition, seat: i64) -> float:
    """The best space one step away: many cards, and a way to go on from there."""
    place: i64 = p.pawns[seat]
    best = -3.0
    for direction in range(t.DIRECTIONS):
        if movement.exits(p, seat) & t.STEP_BITS[direction] == 0:
            continue
        target = t.step(place, direction, p.width)
        onward = 0.0
        for further in range(t.DIRECTIONS):
            if p.arrows_at(target) & t.STEP_BITS[further] != 0 and t.step(target, further, p.width) >= 0:
                onward = 2.0
        crowd = 0.0
        for other in range(p.seats):
            if other != seat and p.pawns[other] == target:
                crowd += float(p.number_at(target))
        best = max(best, float(p.number_at(target)) + onward - 1.6 * crowd)
    return best


def worth_of(p: MaltaPosition, seat: i64) -> float:
    """The table for one seat: its own chances less those of the others."""
    if not p.is_in(seat):
        return _OUT
    if p.phase == phases.OVER:
        return -_OUT
    worth = hand_worth(p, seat) + standing(p, seat) - 4.0 * float(p.blind[seat])
    rivals = 0.0
    number: i64 = 0
    for other in range(p.seats):
        if other != seat and p.is_in(other):
            number += 1
            rivals += 6.0 + rival_worth(p, other)
    return worth - rivals * (0.8 if number == 1 else 1.4 / float(max(number, 1)))


def rival_worth(p: MaltaPosition, seat: i64) -> float:
    """A rival's chances by what everybody sees: cards in number, exits, Blind Faith."""
    cards = 1.1 * float(p.sizes[seat])
    if p.sizes[seat] == 0:
        cards = -3.0
    worth = cards - 3.0 * float(p.blind[seat])
    if p.pawns[seat] < 0:
        return worth
    exits = size(movement.exits(p, seat))
    if exits == 0:
        worth -= 6.0 if p.blind[seat] > 0 else 3.5
    return worth + 0.5 * float(p.number_at(p.pawns[seat])) + 0.2 * float(exits)
