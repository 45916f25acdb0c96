"""Choosing in Malta!: every announcement is tried as if no one answered, then the table is weighed."""

from typing import Final

from mypy_extensions import i64

from auberge.bots.malta.worth import KEEP, worth_of
from auberge.games.malta import phases
from auberge.games.malta import tables as t
from auberge.games.malta.engine import Engine

_SPACES: Final = 14  # spaces tried as the first of two


def choose(p: Engine, seat: i64) -> i64:
    """The action with the best outlook; of equal ones the first."""
    actions = p.legal()
    if len(actions) == 1:
        return actions[0]
    best: i64 = actions[0]
    best_value = -1.0e9
    for action in candidates(p):
        q = p.clone()
        q.apply(action)
        value = outlook(q, seat)
        if value > best_value:
            best = action
            best_value = value
    return best


def candidates(p: Engine) -> list[int]:
    """The answers worth a look: of two spaces to swap the first is one near a pawn."""
    actions = p.legal()
    if p.phase == phases.TARGET and p.card == t.SWAP_TWO_SPACES and p.target == t.SPACE:
        near = [action for action in actions if is_near(p, action)]
        return near[:_SPACES] if len(near) > 0 else actions
    return actions


def is_near(p: Engine, place: i64) -> bool:
    """Does a pawn stand here or one step away?"""
    for seat in range(p.seats):
        pawn: i64 = p.pawns[seat]
        if pawn < 0:
            continue
        distance = max(pawn // t.WIDTH, place // t.WIDTH) - min(pawn // t.WIDTH, place // t.WIDTH)
        distance += max(pawn % t.WIDTH, place % t.WIDTH) - min(pawn % t.WIDTH, place % t.WIDTH)
        if distance <= 1:
            return True
    return False


def outlook(p: Engine, seat: i64) -> float:
    """The worth once the card, or the answer, has been carried out with the best targets and no one answers."""
    while True:
        actor = p.actor()
        if actor < 0 or p.phase in (phases.PLAY, phases.MOVE, phases.PLACE):
            return worth_of(p, seat)
        if p.phase == phases.TARGET and actor == seat:
            return best_target(p, seat)
        if p.phase == phases.RESPOND:
            p.apply(t.PASS)
        else:
            p.apply(cheapest(p))


def best_target(p: Engine, seat: i64) -> float:
    """The best of the targets of a card being announced."""
    best = -1.0e9
    for action in candidates(p):
        q = p.clone()
        q.apply(action)
        best = max(best, outlook(q, seat))
    return best


def cheapest(p: Engine) -> i64:
    """The card that is easiest to do without; where no card is asked for, the first answer."""
    actions = p.legal()
    best: i64 = actions[0]
    least = 1.0e9
    for action in actions:
        if action >= t.CARD_BASE and KEEP[action - t.CARD_BASE] < least:
            least = KEEP[action - t.CARD_BASE]
            best = action
    return best
