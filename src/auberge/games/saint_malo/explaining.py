"""What the rules of Saint Malo say about a view: what each move costs and brings, and the rules behind the question.

Everything is asked of the rules on a position imagined from the view; no rule is written here a second time.
"""

from collections.abc import Callable
from typing import Final

import msgspec

from auberge.core.bits import numbers
from auberge.core.protocol import Explanation
from auberge.games.saint_malo import tables as t
from auberge.games.saint_malo.engine import Engine
from auberge.games.saint_malo.events import SIDES, Side
from auberge.games.saint_malo.moves import Place, SaintMaloMove, Use, action_of
from auberge.games.saint_malo.rules.announcement import price_of
from auberge.games.saint_malo.rules.characters import types_on_offer
from auberge.games.saint_malo.rules.houses import houses_left
from auberge.games.saint_malo.tables import CHARACTER_NAMES, SYMBOL_NAMES, CharacterName
from auberge.games.saint_malo.view import SaintMaloView
from auberge.games.saint_malo.viewing import side_state

NUMBERS: Final = {"dice": t.DICE}
RULE_OF: Final = {
    "turn": "SM-TURN-03",
    "citizen": "SM-CHAR-CITIZEN-2",
    "soldier": "SM-CHAR-SOLDIER-2",
    "priest": "SM-CHAR-PRIEST-2",
    "architect": "SM-CHAR-ARCHITECT-2",
    "merchant": "SM-CHAR-MERCHANT-2",
    "juggler": "SM-CHAR-JUGGLER-2",
    "noble": "SM-CHAR-NOBLE-2",
    "crate": "SM-CRATE-06",
    "wall": "SM-WALL-13",
    "church": "SM-CHURCH-08",
    "house": "SM-CHAR-ARCHITECT-7",
    "tower": "SM-WALL-05",
    "dark": "SM-CITY-06",  # an empty cell, as the next one
    "light": "SM-CITY-07",
    "bank": "SM-COIN-02",
    "lumber": "SM-LOG-05",
    "cannons": "SM-PIRATE-12",
    "pirates": "SM-PIRATE-06",
    "defence": "SM-PIRATE-08",
    "heads": "SM-CHAR-02",
}
_RULES: Final[dict[str, tuple[str, ...]]] = {
    "roll": ("SM-DICE-02", "SM-DICE-01", "SM-DICE-03"),
    "keep": ("SM-DICE-04", "SM-DICE-02", "SM-DICE-08", "SM-DICE-10", "SM-DICE-11"),
    "announce": ("SM-PICK-01", "SM-PICK-03", "SM-PICK-04", "SM-PICK-05", "SM-PICK-09", "SM-PICK-18", "SM-LOG-02"),
    "crate": ("SM-CRATE-02", "SM-CRATE-04", "SM-CRATE-06", "SM-CRATE-08", "SM-CITY-11"),
    "section": ("SM-WALL-02", "SM-WALL-03", "SM-WALL-05", "SM-WALL-13", "SM-WALL-24"),
    "church": ("SM-CHURCH-01", "SM-CHURCH-07", "SM-CHURCH-08", "SM-CITY-11"),
    "type": ("SM-CHAR-02", *(RULE_OF[character] for character in CHARACTER_NAMES), "SM-WALL-23"),
    "character": ("SM-CHAR-03", "SM-CHAR-04", "SM-CITY-08", "SM-CITY-11"),
    "house": ("SM-CHAR-ARCHITECT-2", "SM-CHAR-ARCHITECT-4", "SM-CHAR-ARCHITECT-5", "SM-CHAR-ARCHITECT-7"),
    "over": ("SM-SCORE-02", "SM-SCORE-03", "SM-SCORE-04", "SM-SCORE-05", "SM-SCORE-06", "SM-SCORE-09"),
}


class Outcome(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a move costs and brings at once."""

    price: int = 0
    comes: tuple[CharacterName, ...] = ()  # the characters that may come for the heads announced
    points: int = 0
    coins: int = 0
    completes: Side | None = None
    destroys: Side | None = None
    fills: bool = False  # no cell of the city is empty any more


class SaintMaloExplanation(Explanation, frozen=True):
    """What there is to explain in Saint Malo."""

    outcomes: tuple[Outcome, ...]  # by move; empty where there is nothing to say of any
    houses_left: int  # how many more the architect may build now
    heads: tuple[int, ...]  # for how many heads each character comes


def explain(view: SaintMaloView, imagined: Callable[[], Engine]) -> SaintMaloExplanation:
    """What the moves of the seat that decides cost and bring, and who comes for how many heads."""
    rules = _RULES.get(view.question, (RULE_OF["turn"],))
    p = imagined()
    p.pausing = True
    found = tuple(_outcome(p, move) for move in view.moves)
    return SaintMaloExplanation(
        rules=rules,
        outcomes=found if any(one != Outcome() for one in found) else (),
        houses_left=int(houses_left(p)) if view.question == "house" else 0,
        heads=p.sheet.heads,
    )


def _outcome(p: Engine, move: SaintMaloMove) -> Outcome:
    match move:
        case Use(symbol, dice):
            price = int(price_of(p, SYMBOL_NAMES.index(symbol), dice))
            return Outcome(price, _coming(p, dice) if symbol == "head" else ())
        case Place():
            return _placed(p, action_of(move))
    return Outcome()


def _coming(p: Engine, heads: int) -> tuple[CharacterName, ...]:
    twin = p.clone()
    twin.heads = heads
    return tuple(CHARACTER_NAMES[character] for character in numbers(types_on_offer(twin)))


def _placed(p: Engine, action: int) -> Outcome:
    """Makes the placement on a copy and reads off what is different, up to the next throw."""
    before, twin = p.city, p.clone()
    twin.apply(action)
    after = twin.cities[p.seat]
    turned = {
        state: SIDES[side]
        for side in range(len(SIDES))
        if (state := side_state(after, side)) != side_state(before, side)
    }
    return Outcome(
        points=int(after.points - before.points),
        coins=int(after.coins - before.coins),
        completes=turned.get("complete"),
        destroys=turned.get("destroyed"),
        fills=after.empty() == 0,
    )
