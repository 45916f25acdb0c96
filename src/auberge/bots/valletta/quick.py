"""Quick answers to every question of Valletta, good enough to play on with in thought."""

from mypy_extensions import i64

from auberge.bots.search.values import noise
from auberge.bots.valletta.worth import card_worth
from auberge.core import rng
from auberge.core.bits import has
from auberge.games.valletta import goods as g
from auberge.games.valletta import phases
from auberge.games.valletta import tables as t
from auberge.games.valletta.engine import Engine
from auberge.games.valletta.rules import building, costs


def quick_action(p: Engine, state: i64) -> i64:
    """An answer that is seldom foolish; the state of a generator gives its whim."""
    actions = p.legal()
    match p.phase:
        case phases.PAYMENT:
            if has(p.offer, t.PROPOSED_BIT):
                return t.PAY_PROPOSED
        case phases.PLAY:
            return best_card(p, actions, state)
        case phases.BUILD:
            return best_target(p, actions, state)
        case phases.JEAN:
            return best_change(p, actions, state)
        case phases.MAID | phases.NUN | phases.BONUS | phases.DRAFT:
            return rarest(p, actions)
        case phases.GIVE:
            return most_plentiful(p, actions)
        case phases.MERCHANT | phases.BAILIFF | phases.GRAND_MASTER | phases.USE:
            return t.USE
    return actions[rng.below(state, len(actions))]


def best_card(p: Engine, actions: list[int], state: i64) -> i64:
    """The card that brings most now; what only builds waits until something can be paid."""
    best: i64 = actions[0]
    most = -1.0e9
    whim: i64 = state
    for action in actions:
        whim = rng.advance(whim)
        worth = use_now(p, action - t.PLAY_BASE) + 0.8 * noise(whim)
        if worth > most:
            most = worth
            best = action
    return best


def use_now(p: Engine, card: i64) -> float:
    """What playing a card brings at once."""
    player = p.player
    match card:
        case t.BUILDER | t.ROOFER | t.MASON | t.CARPENTER:
            before = p.function
            p.function = card
            found = building.targets(p)
            p.function = before
            return 2.5 if found != 0 else -0.5
        case t.JEAN:
            return 0.9
        case t.APPRENTICE:
            return 0.7 if p.plays > 0 else -0.3
        case t.BAILIFF:
            return 1.8 if g.amount(player.goods, g.GOLD) >= 4 else -0.4
        case t.GRAND_MASTER:
            return 2.2 if g.kinds_in(player.goods) == 15 else -0.4
        case t.ARCHITECT:
            for kind in range(g.WOOD, g.KINDS):
                if g.amount(player.goods, kind) >= 4:
                    return 1.8
            return -0.4
    return card_worth(p, player, card)


def best_target(p: Engine, actions: list[int], state: i64) -> i64:
    """The building with the most points and the best character for its price."""
    best: i64 = t.DECLINE
    most = 0.6
    whim: i64 = state
    for action in actions:
        if action == t.DECLINE:
            continue
        whim = rng.advance(whim)
        worth = target_worth(p, action) + 1.2 * noise(whim)
        if worth > most:
            most = worth
            best = action
    return best


def target_worth(p: Engine, action: i64) -> float:
    """What a building or an upgrade brings, less what it costs."""
    sheet = p.sheet
    upgrade = action >= t.UPGRADE_BASE
    card: i64 = action - t.UPGRADE_BASE if upgrade else action - t.BUILD_BASE
    slot = p.answer_of(action)
    price = g.count(costs.cost_of(p, slot, upgrade))
    worth = -0.4 * float(price)
    if upgrade:
        worth += float(sheet.points_upgraded[card] - sheet.points[card])
    else:
        worth += float(sheet.points[card]) + 0.3 * float(sheet.points_upgraded[card] - sheet.points[card])
        if not p.end_phase:
            worth += 1.6 * card_worth(p, p.player, sheet.building_character[card])
        worth += 0.4 * float(sheet.icons[card])
    if p.jean > 0 and (p.jean - 1) // t.COLUMNS == slot % t.ROW_CARDS and (not upgrade or p.bonus_on_upgrade):
        worth += 2.0
    return worth


def best_change(p: Engine, actions: list[int], state: i64) -> i64:
    """Jean sends the weakest card away, or brings a strong one."""
    best: i64 = t.DECLINE
    most = 0.0
    whim: i64 = state
    for action in actions:
        if action == t.DECLINE:
            continue
        whim = rng.advance(whim)
        if action >= t.HIRE_BASE:
            worth = card_worth(p, p.player, action - t.HIRE_BASE) - 0.8
        else:
            worth = 0.9 - card_worth(p, p.player, action - t.DISMISS_BASE)
        worth += 0.5 * noise(whim)
        if worth > most:
            most = worth
            best = action
    return best


def rarest(p: Engine, actions: list[int]) -> i64:
    """The good the actor has least of."""
    goods = p.players[p.actor()].goods
    best: i64 = actions[0]
    least: i64 = 10000
    for action in actions:
        if action < t.PAIR_BASE and g.amount(goods, action) < least:
            least = g.amount(goods, action)
            best = action
    return best


def most_plentiful(p: Engine, actions: list[int]) -> i64:
    """The good the actor has most of."""
    goods = p.players[p.actor()].goods
    best: i64 = actions[0]
    most: i64 = -1
    for action in actions:
        if action < t.PAIR_BASE and g.amount(goods, action) > most:
            most = g.amount(goods, action)
            best = action
    return best
