"""Quick answers to every question of Malta!, good enough to play on with in thought."""

from typing import Final

from mypy_extensions import i64

from auberge.bots.malta.choice import cheapest, is_near
from auberge.bots.malta.worth import KEEP
from auberge.bots.search.values import noise
from auberge.core import rng
from auberge.games.malta import phases
from auberge.games.malta import tables as t
from auberge.games.malta.engine import Engine
from auberge.games.malta.rules import movement

_TRIES: Final = 3  # spaces drawn in the hope of one near a pawn


def quick_action(p: Engine, state: i64) -> i64:
    """An answer that is seldom foolish; the state of a generator gives its whim."""
    match p.phase:
        case phases.PLAY:
            return quick_card(p, state)
        case phases.RESPOND:
            return quick_response(p, state)
        case phases.MOVE:
            return best_step(p)
        case phases.TARGET:
            return quick_target(p, state)
        case phases.DISCARD | phases.GIVE | phases.PASS_ON | phases.RACKET:
            return cheapest(p)
    actions = p.legal()
    return actions[rng.below(state, len(actions))]


def quick_card(p: Engine, state: i64) -> i64:
    """A card of the hand: what helps a pawn without an exit first, answers last."""
    best: i64 = -1
    most = -1.0e9
    whim: i64 = state
    stuck = movement.exits(p, p.seat) == 0
    for action in p.legal():
        whim = rng.advance(whim)
        worth = card_use(action - t.PLAY_BASE, stuck) + 1.5 * noise(whim)
        if worth > most:
            most = worth
            best = action
    return best


def card_use(card: i64, stuck: bool) -> float:
    """What playing a card is good for at first sight."""
    match card:
        case t.NEGATE | t.BOOMERANG:
            return -1.5
        case t.DRAW_TWO | t.TAKE_ONE | t.SHAKE_DOWN | t.DRINKS_FOR_ALL:
            return 0.8
        case t.BLIND_FAITH:
            return 0.4
        case t.SIDESTEP | t.STAY_PUT | t.END_TURN | t.GOING_HOME:
            return 2.5 if stuck else 0.0
        case t.SWAP_PLACES | t.TURN_A_SPACE | t.SWAP_TWO_SPACES | t.SHIFT_A_LINE | t.EVERYONE_MOVES:
            return 1.6 if stuck else 0.4
    return 0.7 - 0.5 * KEEP[card]


def quick_response(p: Engine, state: i64) -> i64:
    """Answers now and then what is aimed at the seat asked."""
    if p.offer == 1:
        return t.PASS
    aimed = p.player == p.asked or p.card in (t.BLIND_FAITH, t.LAST_CALL)
    if rng.below(state, 10) < (6 if aimed else 1):
        return t.ANSWER_NEGATE if p.hands[p.asked][t.NEGATE] > 0 else t.ANSWER_BOOMERANG
    return t.PASS


def best_step(p: Engine) -> i64:
    """The exit to the space with the most cards, with a way on and without a racket."""
    best: i64 = -1
    most = -1.0e9
    for action in p.legal():
        place = t.step(p.pawns[p.seat], action - t.DIRECTION_BASE, p.width)
        worth = float(p.number_at(place)) - (3.0 if ways_on(p, place) == 0 else 0.0)
        for other in range(p.seats):
            if other != p.seat and p.pawns[other] == place:
                worth -= 1.6 * float(p.number_at(place))
        if worth > most:
            most = worth
            best = action
    return best


def ways_on(p: Engine, place: i64) -> i64:
    """The arrows of a space that stay on the board."""
    arrows = p.arrows_at(place)
    number: i64 = 0
    for direction in range(t.DIRECTIONS):
        if arrows & t.STEP_BITS[direction] != 0 and t.step(place, direction, p.width) >= 0:
            number += 1
    return number


def quick_target(p: Engine, state: i64) -> i64:
    """Any target; of spaces one near a pawn, of players the one with the fewest cards."""
    actions = p.legal()
    whim: i64 = state
    choice: i64 = actions[rng.below(whim, len(actions))]
    if p.target in (t.SPACE, t.SECOND_SPACE):
        for _ in range(_TRIES):
            if is_near(p, choice):
                return choice
            whim = rng.advance(whim)
            choice = actions[rng.below(whim, len(actions))]
    elif p.target == t.DIRECTION and p.card == t.SIDESTEP:
        return best_way(p, actions, p.you(), 1.0)
    elif p.target == t.DIRECTION and p.card == t.SHOVE:
        return best_way(p, actions, p.player, -1.0)
    return choice


def best_way(p: Engine, actions: list[int], mover: i64, sign: float) -> i64:
    """The direction that is best, or worst, for a pawn that is moved."""
    best: i64 = actions[0]
    most = -1.0e9
    for action in actions:
        place = t.step(p.pawns[mover], action - t.DIRECTION_BASE, p.width)
        worth = sign * (float(p.number_at(place)) + 2.0 * float(min(ways_on(p, place), 1)))
        if worth > most:
            most = worth
            best = action
    return best
