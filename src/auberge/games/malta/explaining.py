"""What the rules of Malta! say about a view: what steps cost, what cards can aim at, the rules behind the question.

Everything is asked of the rules on a position imagined from the view; no rule is written here a second time.
"""

from collections.abc import Callable
from typing import Final

import msgspec

from auberge.core.bits import lowest, single
from auberge.core.protocol import Explanation, Seat
from auberge.games.malta import tables as t
from auberge.games.malta.engine import Engine
from auberge.games.malta.events import EVENT_OF, RacketDue
from auberge.games.malta.moves import Boomerang, Direction, MaltaMove, Play, action_of
from auberge.games.malta.rules import announcement
from auberge.games.malta.tables import CARD_NAMES
from auberge.games.malta.view import MaltaView, Place

NUMBERS: Final[dict[str, int]] = {}
RULE_OF: Final = {
    "turn": "M-TURN-01",
    "circle": "M-COMP-09",
    "start": "M-COMP-05",
    "space": "M-MOVE-02",
    "draw_pile": "M-DRAW-02",
    "discard_pile": "M-DRAW-03",
    "known": "M-CARD-11",
    "exits": "M-MOVE-07",
    "window": "M-RESP-02",
    "order": "M-GOAL-03",
}
_RULES: Final[dict[str, tuple[str, ...]]] = {
    "place": ("M-SETUP-06", "M-SETUP-07", "M-DRAW-01", "M-MOVE-02"),
    "play": ("M-PLAY-02", "M-PLAY-05", "M-PLAY-06", "M-PLAY-08", "M-CARD-03", "M-LOSE-01"),
    "target": ("M-CARD-03", "M-CARD-04", "M-CARD-06"),
    "respond": ("M-RESP-01", "M-RESP-02", "M-RESP-03", "M-CARD-NEGATE-5", "M-CARD-BOOMERANG-5", "M-CARD-BOOMERANG-6"),
    "discard": ("M-CARD-09", "M-CARD-11"),
    "give": ("M-CARD-GIVEONE-1", "M-CARD-11"),
    "pass_on": ("M-CARD-PASSITON-1", "M-CARD-PASSITON-2"),
    "move": ("M-MOVE-02", "M-MOVE-01", "M-MOVE-05", "M-MOVE-09", "M-RACKET-01", "M-RACKET-02"),
    "racket_to": ("M-RACKET-05", "M-RACKET-06", "M-RACKET-04"),
    "racket": ("M-RACKET-08", "M-RACKET-02", "M-RACKET-04"),
    "over": ("M-GOAL-03", "M-GOAL-01", "M-GOAL-02"),
}


class Outcome(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a move costs, and what a card can aim at."""

    racket: int = 0  # cards due to those who stand where the step leads
    is_idle: bool = False  # the card would have no effect
    player: Seat | None = None  # the only player it can aim at first
    space: Place | None = None  # the only space


class MaltaExplanation(Explanation, frozen=True):
    """What there is to explain in Malta!."""

    outcomes: tuple[Outcome, ...]  # by move; empty where there is nothing to say of any


def explain(view: MaltaView, imagined: Callable[[], Engine]) -> MaltaExplanation:
    """What the moves of the seat that decides cost and aim at."""
    rules = _RULES.get(view.question, (RULE_OF["turn"],))
    if not view.moves or view.question not in ("play", "respond", "move"):
        return MaltaExplanation(rules, ())
    p = imagined()
    p.pausing = True
    found = tuple(_outcome(p, move) for move in view.moves)
    return MaltaExplanation(rules, found if any(one != Outcome() for one in found) else ())


def _outcome(p: Engine, move: MaltaMove) -> Outcome:
    match move:
        case Direction():
            return Outcome(racket=_racket(p, action_of(move)))
        case Play(card):
            return _aim(p, CARD_NAMES.index(card), -1)
        case Boomerang():
            return _aim(p, int(p.card), int(p.actor()))
    return Outcome()


def _racket(p: Engine, action: int) -> int:
    """Makes the step on a copy: the first thing that follows says what is due (M-RACKET-02)."""
    twin = p.clone()
    twin.recording = True
    twin.apply(action)
    for kind, seat, first, second in twin.facts:
        match EVENT_OF[kind](Seat(seat), first, second):
            case RacketDue(payer, cards, owners) if payer == p.seat:
                return cards * len(owners)
    return 0


def _aim(p: Engine, card: int, taker: int) -> Outcome:
    """What the card finds to aim at, played in the own turn or taken over."""
    if card in (t.NEGATE, t.BOOMERANG):
        return Outcome(is_idle=True)
    kind = t.FIRST_TARGET[card]
    if kind == t.NOTHING:
        return Outcome()
    twin = p.clone()
    twin.card, twin.taker = card, taker
    announcement.clear(twin)
    legal = announcement.targets_for(twin, kind)
    if legal == 0:
        return Outcome(is_idle=True)
    if not single(legal) or kind not in (t.PLAYER, t.SPACE):
        return Outcome()
    only = int(lowest(legal))
    return Outcome(player=Seat(only)) if kind == t.PLAYER else Outcome(space=divmod(only, t.WIDTH))
