"""What the rules of Valletta say about a view: prices and what lowers them, what each move brings, the rules behind it.

Everything is asked of the rules on a position imagined from the view; no rule is written here a second time.
"""

from collections.abc import Callable, Iterator
from functools import lru_cache
from itertools import islice
from typing import Final, Literal

import msgspec

from auberge.core.bits import has, numbers
from auberge.core.protocol import Explanation, Seat
from auberge.games.valletta import goods as g
from auberge.games.valletta import phases
from auberge.games.valletta import tables as t
from auberge.games.valletta.engine import Engine
from auberge.games.valletta.events import (
    EVENT_OF,
    CardPlayed,
    Drafted,
    Given,
    JeanMoved,
    Paid,
    PointsScored,
    Taken,
    TurnEnded,
)
from auberge.games.valletta.goods import GOOD_NAMES, Good
from auberge.games.valletta.moves import VallettaMove, action_of
from auberge.games.valletta.rules import building, costs
from auberge.games.valletta.sheet import Sheet
from auberge.games.valletta.tables import CHARACTER_NAMES
from auberge.games.valletta.view import Goods, VallettaView, goods_view

_MOST_PAYMENTS: Final = 12  # told one by one; the others are only counted
_MOST_COUNTED: Final = 99
_WITHOUT_OUTCOME: Final = ("build", "payment", "jean")  # prices say more than what changes hands at once
_BUILDERS: Final = (t.BUILDER, t.ROOFER, t.MASON, t.CARPENTER)

NUMBERS: Final = {"bonus": t.BONUS, "substitutes": t.SUBSTITUTES}
_FIRST_RULES: Final = {  # of the characters whose rules go by a shorter name
    "jean_de_la_valette": "V-CHAR-JEAN-1",
    "architect_laparelli": "V-CHAR-ARCHITECT-1",
    "bailiff_schilling": "V-CHAR-BAILIFF-1",
    "grand_master_del_monte": "V-CHAR-GRAND_MASTER-1",
    "pope_pius_v": "V-CHAR-POPE-1",
    "emperor_charles_v": "V-CHAR-EMPEROR-1",
    "king_philip_ii": "V-CHAR-KING-1",
    "knight_rekuk": "V-CHAR-KNIGHT-1",
}
RULE_OF: Final = {
    **{character: f"V-CHAR-{character.upper()}-1" for character in CHARACTER_NAMES},
    **_FIRST_RULES,
    "turn": "V-TURN-02",
    "neighbours": "V-ADJ-01",
    "upgrade": "V-UPG-03",
    "substitutes": "V-SUB-01",
    "bonus": "V-BONUS-01",
    "pool": "V-CHAR-JEAN-8",
    "houses": "V-BUILD-09",
    "end_phase": "V-END-09",
    "proposed": "V-COST-06",
}
_RULES: Final[dict[str, tuple[str, ...]]] = {
    "draft": ("V-SETUP-32", "V-SETUP-31", "V-SETUP-30"),
    "play": ("V-TURN-02", "V-TURN-05", "V-TURN-06", "V-TURN-09", "V-TURN-11"),
    "maid": ("V-CHAR-MAID-1",),
    "seamstress": ("V-CHAR-SEAMSTRESS-1",),
    "foreman": ("V-CHAR-FOREMAN-1", "V-CHAR-GREEN-1", "V-CHAR-GREEN-4"),
    "nun": ("V-CHAR-NUN-1", "V-CHAR-NUN-2"),
    "trader": ("V-CHAR-TRADER-1", "V-CHAR-TRADER-2"),
    "merchant": ("V-CHAR-MERCHANT-1", "V-CHAR-MERCHANT-2"),
    "bailiff": ("V-CHAR-BAILIFF-1", "V-CHAR-BAILIFF-2"),
    "grand_master": ("V-CHAR-GRAND_MASTER-1", "V-GOOD-09"),
    "architect": ("V-CHAR-ARCHITECT-1", "V-CHAR-ARCHITECT-2"),
    "build": ("V-BUILD-01", "V-BUILD-06", "V-BUILD-09", "V-ADJ-01", "V-UPG-01", "V-UPG-03", "V-BONUS-01"),
    "payment": ("V-COST-03", "V-COST-01", "V-COST-02", "V-COST-04", "V-COST-06", "V-ADJ-01"),
    "jean": ("V-CHAR-JEAN-4", "V-CHAR-JEAN-5", "V-CHAR-JEAN-6", "V-CHAR-JEAN-7", "V-CHAR-JEAN-13"),
    "give": ("V-CHAR-MONK-2", "V-CHAR-MONK-1"),
    "use": ("V-OPT-01", "V-TURN-05"),
    "over": ("V-SCORE-01", "V-SCORE-02", "V-SCORE-04", "V-SCORE-05", "V-SCORE-06"),
}
_ADDITIONS: Final = {  # of two-player games, by the character that brings them
    "monk": "V-CHAR-MONK-4",
    "innkeeper": "V-CHAR-INNKEEPER-3",
    "tax_collector": "V-CHAR-TAX_COLLECTOR-4",
}
_ENDING: Final = ("V-END-09", "V-END-12", "V-END-13")


class Saving(msgspec.Struct, frozen=True):
    """What takes something off the printed cost; RULE_OF has the rule, for a character by the name of `function`."""

    why: Literal["neighbours", "upgrade", "character"]
    good: Good
    number: int


class Price(msgspec.Struct, frozen=True, omit_defaults=True):
    """What building something, or upgrading it, costs the player whose turn it is, with the character that acts."""

    price: Goods
    savings: tuple[Saving, ...] = ()
    bonus: int = 0  # points of Jean's zone
    is_short: bool = False  # where a building is chosen: the goods cover it only if some are replaced, or not at all


class Outcome(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a move brings the seat at once; nothing that a barrel or a further card would show."""

    goods: Goods = (0, 0, 0, 0)
    points: int = 0
    is_idle: bool = False  # the card builds, and there is nothing its player can pay for


class VallettaExplanation(Explanation, frozen=True):
    """What there is to explain in Valletta."""

    prices: tuple[Price | None, ...]  # by slot; None where the player whose turn it is cannot build or upgrade any more
    upgrade_costs: tuple[Goods, ...]  # by slot, before a character saves anything
    outcomes: tuple[Outcome, ...]  # by move; empty where there is nothing to say of any
    payments: tuple[Goods, ...]  # the first of those that are open
    more_payments: int


def explain(view: VallettaView, imagined: Callable[[], Engine]) -> VallettaExplanation:
    """Prices for the player whose turn it is; for the seat that decides, what its moves bring."""
    p = imagined()
    p.pausing = True
    found = [*islice(_payments(p.clone()), _MOST_COUNTED)] if view.moves and view.question == "payment" else []
    return VallettaExplanation(
        rules=_rules(view),
        prices=_prices(p),
        upgrade_costs=_upgrade_costs(p.sheet, tuple(p.layout)),
        outcomes=_outcomes(p, view),
        payments=tuple(found[:_MOST_PAYMENTS]),
        more_payments=len(found[_MOST_PAYMENTS:]),
    )


def _rules(view: VallettaView) -> tuple[str, ...]:
    found = _RULES.get(view.question, (RULE_OF["turn"],))
    if view.question == "bonus":
        return (_ADDITIONS.get(view.function or "", "V-GOOD-01"),)
    if view.question in ("build", "payment") and view.function in ("roofer", "mason", "carpenter"):
        return (found[0], RULE_OF[view.function], *found[1:])
    return (*found, *_ENDING) if view.end_phase and view.question == "play" else found


def _prices(p: Engine) -> tuple[Price | None, ...]:
    closed = int(p.player.upgraded)
    for other in p.players:
        closed |= int(other.houses) if other is not p.player else 0
    return tuple(None if has(closed, slot) else _price(p, slot) for slot in range(len(p.layout)))


def _price(p: Engine, slot: int) -> Price:
    is_upgrade = has(p.player.houses, slot)
    cost = costs.cost_of(p, slot, is_upgrade)
    is_short = p.phase == phases.BUILD and not costs.covers(p.player.goods, cost)
    bonus = int(building.bonus_at(p, slot, is_upgrade))
    return _drawn_price(int(p.sheet.cost[p.layout[slot]]), int(cost), is_upgrade, bonus, is_short)


@lru_cache(maxsize=4096)  # one move changes few prices
def _drawn_price(printed: int, cost: int, is_upgrade: bool, bonus: int, is_short: bool) -> Price:
    for_gold: Literal["upgrade", "neighbours"] = "upgrade" if is_upgrade else "neighbours"
    before, price = goods_view(printed), goods_view(cost)
    return Price(
        price=price,
        savings=tuple(
            Saving(for_gold if kind == g.GOLD else "character", GOOD_NAMES[kind], saved)
            for kind in range(g.KINDS)
            if (saved := before[kind] - price[kind])
        ),
        bonus=bonus,
        is_short=is_short,
    )


@lru_cache(maxsize=1024)  # one at each table
def _upgrade_costs(sheet: Sheet, layout: tuple[int, ...]) -> tuple[Goods, ...]:
    return tuple(goods_view(costs.upgrade_cost(sheet.cost[building])) for building in layout)


def _outcomes(p: Engine, view: VallettaView) -> tuple[Outcome, ...]:
    if view.question in _WITHOUT_OUTCOME:
        return ()
    found = tuple(_outcome(p, int(view.actor), move) for move in view.moves)
    return found if any(one != Outcome() for one in found) else ()


def _outcome(p: Engine, seat: int, move: VallettaMove) -> Outcome:
    """Makes the move on a copy and adds up what changes hands until something hidden comes up."""
    twin, action = p.clone(), action_of(move)
    if action - t.PLAY_BASE in _BUILDERS:
        twin.function = action - t.PLAY_BASE
        return Outcome(is_idle=building.targets(twin) == 0)
    twin.recording = True
    twin.apply(action)
    goods, points = [0] * g.KINDS, 0
    for number, (kind, teller, first, second) in enumerate(twin.facts):
        match EVENT_OF[kind](Seat(teller), first, second):
            case JeanMoved() | TurnEnded():
                break
            case CardPlayed() if number > 0:
                break
            case Taken(taker, good, amount) if taker == seat:
                goods[GOOD_NAMES.index(good)] += amount
            case Drafted(drafter, good) if drafter == seat:
                goods[GOOD_NAMES.index(good)] += 1
            case Given(giver, good, receiver) if seat in (giver, receiver):
                goods[GOOD_NAMES.index(good)] += 1 if receiver == seat else -1
            case Paid(payer, gold, wood, stone, brick) if payer == seat:
                goods = [have - paid for have, paid in zip(goods, (gold, wood, stone, brick), strict=True)]
            case PointsScored(scorer, scored) if scorer == seat:
                points += scored
    return Outcome((goods[0], goods[1], goods[2], goods[3]), points)


def _payments(p: Engine) -> Iterator[Goods]:
    """Every whole payment that is still open: what is already put down stays (V-COST-03)."""
    if p.paying_kind == g.KINDS:
        yield goods_view(p.payment)
        return
    before, kind = p.payment, p.paying_kind
    for amount in numbers(costs.amounts_for(p)):
        p.payment, p.paying_kind = before + g.of(kind, amount), kind + 1
        yield from _payments(p)
        p.payment, p.paying_kind = before, kind
