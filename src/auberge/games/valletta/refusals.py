"""Why a move of Valletta is not legal now: the rule that forbids it, and the values that explain it."""

from auberge.core.bits import has
from auberge.core.position import CHANCE, OVER
from auberge.core.protocol import Move, Refusal, Seat
from auberge.games.valletta import goods as g
from auberge.games.valletta import moves as m
from auberge.games.valletta import phases
from auberge.games.valletta import tables as t
from auberge.games.valletta.engine import Engine
from auberge.games.valletta.rules import costs

_GOOD_PHASES = (
    phases.DRAFT,
    phases.MAID,
    phases.SEAMSTRESS,
    phases.FOREMAN,
    phases.NUN,
    phases.TRADER,
    phases.ARCHITECT,
    phases.GIVE,
    phases.BONUS,
)


def why_not(p: Engine, seat: Seat, move: Move) -> Refusal | None:
    """The first rule in the way, or None if the move is legal. BadMove if it is no move of this game."""
    action = -1 if isinstance(move, m.Payment) else m.action_of(move)
    actor = p.actor()
    if actor == OVER:
        return Refusal("V-END-14", "game-over")
    if actor == CHANCE:
        return Refusal("V-TURN-11", "cards-first")
    if seat != actor:
        return Refusal("V-TURN-01", "not-your-turn", {"seat": int(actor) + 1})
    if isinstance(move, m.Payment):
        return _why_not_payment(p, move)
    if action in p.legal():
        return None
    return _why_not(p, move)


def _wrong_step(p: Engine) -> Refusal:
    rule = "V-TURN-03"
    if p.phase == phases.DRAFT:
        rule = "V-SETUP-32"
    elif p.phase == phases.PLAY:
        rule = "V-TURN-02"
    return Refusal(rule, "wrong-step", {"question": phases.NAMES[p.phase]})


def _why_not(p: Engine, move: Move) -> Refusal:
    match move:
        case m.Decline():
            return _why_not_decline(p)
        case m.Play(character) if p.phase == phases.PLAY and _is_still_to_win(p, character):
            return Refusal("V-BUILD-06", "card-on-building", {"character": character})
        case m.Play(character) if p.phase == phases.PLAY:
            return Refusal("V-TURN-02", "card-not-in-hand", {"character": character})
        case m.Build(building) | m.Upgrade(building) if p.phase == phases.BUILD:
            return _why_not_target(p, building, isinstance(move, m.Upgrade))
        case m.PayAmount() if p.phase == phases.PAYMENT:
            return Refusal("V-COST-03", "payment-does-not-fit")
        case m.Dismiss(character) if p.phase == phases.JEAN:
            return Refusal("V-CHAR-JEAN-5", "card-not-in-hand", {"character": character})
        case m.Hire(character) if p.phase == phases.JEAN and _lies_on_building(p, character):
            return Refusal("V-CHAR-JEAN-11", "card-on-building", {"character": character})
        case m.Hire(character) if p.phase == phases.JEAN:
            return Refusal("V-CHAR-JEAN-7", "card-not-in-pool", {"character": character})
        case m.Choose(good) if p.phase in _GOOD_PHASES:
            return _why_not_good(p, good)
        case m.ChoosePair() if p.phase == phases.SEAMSTRESS:
            return Refusal("V-AMB-18", "not-in-supply")
    return _wrong_step(p)


def _is_still_to_win(p: Engine, character: str) -> bool:
    """Does the card lie on a building, while the player has none of its kind?"""
    owned = p.player.draw_pile + p.player.discard_pile
    return t.CHARACTER_NAMES.index(character) not in owned and _lies_on_building(p, character)


def _lies_on_building(p: Engine, character: str) -> bool:
    built = 0
    for player in p.players:
        built |= player.houses
    number = t.CHARACTER_NAMES.index(character)
    return any(
        p.sheet.building_character[building] == number and not has(built, slot)
        for slot, building in enumerate(p.layout)
    )


def _why_not_decline(p: Engine) -> Refusal:
    match p.phase:
        case phases.DRAFT:
            return Refusal("V-SETUP-32", "must-draft")
        case phases.PLAY:
            return Refusal("V-TURN-02", "must-play")
        case phases.PAYMENT:
            return Refusal("V-BUILD-08", "must-pay")
        case phases.GIVE:
            return Refusal("V-CHAR-MONK-1", "must-give")
        case phases.ARCHITECT:
            return Refusal("V-CHAR-ARCHITECT-1", "must-carry-out")
        case _:
            return Refusal("V-TURN-05", "must-carry-out")


def _why_not_target(p: Engine, building: str, upgrade: bool) -> Refusal:
    number = t.BUILDING_NAMES.index(building)
    if number not in p.layout:
        return Refusal("V-SETUP-14", "building-not-laid-out")
    slot = p.layout.index(number)
    own = has(p.player.houses, slot)
    if upgrade:
        if not own:
            return Refusal("V-UPG-01", "not-your-building")
        if has(p.player.upgraded, slot):
            return Refusal("V-UPG-05", "already-upgraded")
    else:
        if any(has(player.houses, slot) for player in p.players):
            return Refusal("V-BUILD-04", "already-built")
        if p.player.buildings() == t.HOUSES:
            return Refusal("V-BUILD-09", "no-house-left")
    cost = costs.cost_of(p, slot, upgrade)
    return Refusal("V-COST-05", "not-payable", _goods_values(cost))


def _goods_values(goods: int) -> dict[str, str | int]:
    return {name: int(g.amount(goods, kind)) for kind, name in enumerate(g.GOOD_NAMES)}


def _why_not_payment(p: Engine, payment: m.Payment) -> Refusal | None:
    if p.phase != phases.PAYMENT or not p.proposing:
        return _wrong_step(p)
    numbers = (payment.gold, payment.wood, payment.stone, payment.brick)
    fits = all(0 <= number <= t.MOST for number in numbers)
    if fits and costs.is_legal_payment(p.player.goods, p.cost, g.bundle(*numbers)):
        return None
    return Refusal("V-COST-03", "payment-does-not-fit")


def _why_not_good(p: Engine, good: g.Good) -> Refusal:
    match p.phase:
        case phases.DRAFT:
            return Refusal("V-SETUP-33", "good-drafted", {"good": good})
        case phases.TRADER if good == "gold":
            return Refusal("V-CHAR-TRADER-1", "not-for-gold")
        case phases.ARCHITECT if good == "gold":
            return Refusal("V-CHAR-ARCHITECT-1", "not-for-gold")
        case phases.TRADER | phases.ARCHITECT:
            return Refusal("V-GOOD-09", "too-few-goods", {"good": good})
        case phases.GIVE:
            return Refusal("V-CHAR-MONK-2", "too-few-goods", {"good": good})
        case phases.BONUS if p.function == t.INNKEEPER and good != "gold":
            return Refusal("V-CHAR-INNKEEPER-3", "bonus-kind", {"good": good})
        case phases.BONUS if p.function == t.TAX_COLLECTOR and good == "gold":
            return Refusal("V-CHAR-TAX_COLLECTOR-4", "not-for-gold")
        case phases.SEAMSTRESS if not p.limited_supply:
            return Refusal("V-CHAR-SEAMSTRESS-1", "two-goods")
    return Refusal("V-AMB-18", "not-in-supply")
