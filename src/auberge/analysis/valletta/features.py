"""What a reason in Valletta can be about: points, buildings, goods, the cards in the stack, the others."""

from typing import Final

from auberge.analysis.features import Feature
from auberge.bots.valletta.worth import card_worth
from auberge.core.bits import bit_of, has, size
from auberge.core.errors import EngineBug
from auberge.core.protocol import Position
from auberge.games.valletta import cards as c
from auberge.games.valletta import goods as g
from auberge.games.valletta import tables as t
from auberge.games.valletta.position import Player, VallettaPosition
from auberge.games.valletta.rules import scoring

_POINT: Final = 0.02  # what a point adds to the chance to win


def _stack(player: Player) -> list[int]:
    """All cards of a player, wherever they lie."""
    return c.listed(player.hand) + c.listed(player.played) + player.draw_pile + player.discard_pile


def _free_neighbours(p: VallettaPosition, player: Player) -> int:
    """Free buildings beside one's own: each own neighbour saves a gold (V-ADJ-01)."""
    taken = sum(int(other.houses) for other in p.players)
    saved = 0
    for slot in range(len(p.layout)):
        if not taken & bit_of(slot):
            saved += int(min(size(t.NEIGHBOURS[slot] & player.houses), g.amount(p.sheet.cost[p.layout[slot]], g.GOLD)))
    return saved


def _production(p: VallettaPosition, player: Player) -> int:
    """Income icons on one's own buildings."""
    icons = 0
    for slot in range(len(p.layout)):
        if has(player.houses, slot):
            shown = p.sheet.icons_upgraded if has(player.upgraded, slot) else p.sheet.icons
            icons += shown[p.layout[slot]]
    return icons


class VallettaFeatures:
    """What to look at on a player's side of the street."""

    features: tuple[Feature, ...] = (
        Feature("building_points", _POINT),
        Feature("track", _POINT),
        Feature("jean_bonus", _POINT),
        Feature("buildings", 0.03),
        Feature("upgrades", 0.01),
        Feature("production", 0.01),
        Feature("neighbours", 0.004),
        Feature("goods", 0.008, kin="stock"),
        Feature("kinds", 0.01, kin="stock"),
        Feature("cards", 0.1),
        Feature("thin_stack", 0.005, turned=True),
        Feature("rivals_points", _POINT, turned=True),
        Feature("rivals_goods", 0.005, turned=True),
    )

    def read(self, p: Position, seat: int) -> list[float]:
        if not isinstance(p, VallettaPosition):
            raise EngineBug("bug-foreign-position", game="valletta")
        player = p.players[seat]
        stack = _stack(player)
        others = [other for other in range(p.seats) if other != seat]
        goods = player.goods
        return [
            float(scoring.building_points(p, seat)),
            float(player.points - player.bonus_points),
            float(player.bonus_points),
            float(player.buildings()),
            float(size(player.upgraded)),
            float(_production(p, player)),
            float(_free_neighbours(p, player)),
            float(g.count(goods)),
            float(size(g.kinds_in(goods))),
            sum(card_worth(p, player, card) for card in stack) / max(len(stack), 1),
            -float(len(stack)),
            -float(max((scoring.total(p, other) for other in others), default=0)),
            -sum(float(g.count(p.players[other].goods)) for other in others) / max(len(others), 1),
        ]

    def shuffle_unseen(self, p: Position) -> None:
        """Draw piles, and the barrels Jean has not turned."""
        if not isinstance(p, VallettaPosition):
            raise EngineBug("bug-foreign-position", game="valletta")
        for player in p.players:
            player.draw_pile.sort()
            p.shuffle(player.draw_pile)
        barrels = sorted(p.barrels[p.jean :])
        p.shuffle(barrels)
        p.barrels = (*p.barrels[: p.jean], *barrels)

    def unseen(self, p: Position) -> int:
        if not isinstance(p, VallettaPosition):
            raise EngineBug("bug-foreign-position", game="valletta")
        return sum(len(player.draw_pile) for player in p.players) + len(p.barrels) - int(p.jean)


READER: Final = VallettaFeatures()
