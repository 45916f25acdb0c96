"""Where points come from (the score sheet) and the invariants of the canon (V-INV)."""

from collections.abc import Sequence

from auberge.core.bits import size
from auberge.core.protocol import ScoreLine
from auberge.games.valletta import cards as c
from auberge.games.valletta import goods as g
from auberge.games.valletta import phases
from auberge.games.valletta import tables as t
from auberge.games.valletta.position import Player, VallettaPosition
from auberge.games.valletta.rules import scoring

CARDS: dict[int, int] = {2: 40, 3: 53, 4: 66}  # V-INV-01


def score_sheet(p: VallettaPosition) -> Sequence[ScoreLine]:
    """Points by source for every seat, as if the game ended now."""
    seats = range(p.seats)
    return [
        ScoreLine("bonus", tuple(int(p.players[seat].bonus_points) for seat in seats)),
        ScoreLine("characters", tuple(int(p.players[seat].points - p.players[seat].bonus_points) for seat in seats)),
        ScoreLine("buildings", tuple(int(scoring.building_points(p, seat)) for seat in seats)),
        ScoreLine("goods", tuple(int(scoring.goods_points(p, seat)) for seat in seats)),
    ]


def stack_of(player: Player) -> list[int]:
    """All cards of a player, wherever they are."""
    return c.listed(player.hand) + c.listed(player.played) + player.draw_pile + player.discard_pile


def check(p: VallettaPosition) -> Sequence[str]:
    """The invariants of the canon that are broken."""
    if p.phase == phases.SHUFFLE and p.shuffling <= phases.HAND:
        return []  # still being set up
    broken = [f"seat {seat + 1}: {what}" for seat, player in enumerate(p.players) for what in _check_player(p, player)]
    owned = [player.houses for player in p.players]
    together = 0
    for houses in owned:
        together |= houses
    unbuilt = len(p.layout) - size(together)
    everything = sum(len(stack_of(player)) for player in p.players) + sum(p.pool) + unbuilt
    colours = [p.sheet.building_colour[building] for building in p.layout]
    promises = {
        "V-INV-01: cards are conserved": everything == CARDS[p.seats],
        "V-INV-03: one house a building at most": sum(size(houses) for houses in owned) == size(together),
        "V-INV-11: the layout keeps its colours": all(
            colours.count(t.GREEN + index) == p.sheet.display[index][p.seats - 2] for index in range(3)
        ),
        "V-INV-13: no Jean card in the pool": p.pool[t.JEAN] == 0,
        "V-INV-06: Jean stays on the street": 0 <= p.jean <= t.SPACES,
        "a decision asked has at least two answers": p.actor() < 0 or len(p.legal()) >= 2,
    }
    broken += [what for what, holds in promises.items() if not holds]
    if p.limited_supply:
        broken += _check_supply(p)
    return broken


def _check_player(p: VallettaPosition, player: Player) -> Sequence[str]:
    stack = stack_of(player)
    hand = c.listed(player.hand)
    at_turn_start = p.phase == phases.PLAY and p.plays == 0 and player is p.player and not p.end_phase
    promises = {
        "V-INV-02: no debts": all(g.amount(player.goods, kind) <= g.MOST_HELD for kind in range(g.KINDS))
        and player.goods >= 0,
        "V-INV-04: eight houses": player.buildings() <= t.HOUSES and player.upgraded & ~player.houses == 0,
        "V-INV-05: five cards at most": len(hand) <= t.HAND,
        "V-INV-08: never without a card": len(stack) >= 1,
        "V-INV-12: five cards at the start of a turn": not at_turn_start or len(hand) == min(t.HAND, len(stack)),
        "V-INV-13: one Jean card": stack.count(t.JEAN) == 1,
        "known cards are in the hand": all(hand.count(card) >= c.listed(player.known).count(card) for card in hand)
        and set(c.listed(player.known)) <= set(hand),
    }
    return [what for what, holds in promises.items() if not holds]


def _check_supply(p: VallettaPosition) -> list[str]:
    """V-INV-02 for a counted supply: pieces and set-aside barrels are supply, holdings and draft set together."""
    broken: list[str] = []
    for kind in range(g.KINDS):
        drafting = int(p.draft_set >> kind & 1)
        held = sum(g.amount(player.goods, kind) for player in p.players)
        barrels = p.barrels[: p.jean].count(kind)
        if g.amount(p.supply, kind) + held + drafting != g.amount(p.sheet.pieces, kind) + barrels:
            broken.append(f"V-INV-02: {g.GOOD_NAMES[kind]} is conserved")
    return broken
