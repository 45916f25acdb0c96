"""A hand-made worth of a position of Valletta for one seat: points, goods, buildings, cards."""

from typing import Final

from mypy_extensions import i64

from auberge.core.bits import has, size
from auberge.games.valletta import cards as c
from auberge.games.valletta import goods as g
from auberge.games.valletta import tables as t
from auberge.games.valletta.position import Player, VallettaPosition
from auberge.games.valletta.rules import scoring

# what a card is worth each time it is played, before what depends on the player's buildings
_PLAIN: Final[tuple[float, ...]] = (
    0.50,  # shopkeeper
    0.50,
    0.50,
    0.50,
    0.60,  # maid
    1.60,  # builder
    0.55,  # apprentice
    0.35,  # jean
    0.10,  # banker and the other green ones: by icons
    0.10,
    0.10,
    0.10,
    1.00,  # monk
    1.90,  # roofer
    0.80,  # trader
    1.05,  # seamstress
    0.95,  # merchant
    0.20,  # foreman
    0.10,  # chamberlain
    1.90,  # mason
    0.80,  # innkeeper
    1.15,  # nun
    1.90,  # carpenter
    1.00,  # tax_collector
    1.60,  # architect
    1.60,  # bailiff
    2.20,  # grand_master
    0.20,  # pope
    0.20,  # emperor
    0.20,  # king
    2.00,  # knight
)
_GOOD: Final = 0.52  # the first goods of a kind
_MORE: Final = 0.36  # goods beyond what one building asks for
_ENOUGH: Final = 3


def goods_worth(goods: i64, last_cards: bool) -> float:
    """Goods buy buildings while cards are left to build with; in the end three make a point."""
    if last_cards:
        return float(g.count(goods)) / 3.0
    worth = 0.0
    for kind in range(g.KINDS):
        number = g.amount(goods, kind)
        worth += _GOOD * float(min(number, _ENOUGH)) + _MORE * float(max(number - _ENOUGH, 0))
    return worth


def card_worth(p: VallettaPosition, player: Player, card: i64) -> float:
    """What a card brings this player each time it is played."""
    worth = _PLAIN[card]
    match card:
        case t.BANKER | t.JOINER | t.STONE_CARVER | t.BRICK_MASTER:
            worth += 0.5 * float(icons(p, player, card - t.BANKER))
        case t.FOREMAN:
            worth += 0.5 * float(most_icons(p, player))
        case t.CHAMBERLAIN:
            worth += 0.5 * float(of_colour(p, player, t.GREEN))
        case t.POPE:
            worth += float(size(player.upgraded))
        case t.EMPEROR:
            worth += float(of_colour(p, player, t.BLUE))
        case t.KING:
            worth += float(of_colour(p, player, t.GREEN))
    return worth


def icons(p: VallettaPosition, player: Player, kind: i64) -> i64:
    """Income icons of a kind."""
    number: i64 = 0
    for slot in range(len(p.layout)):
        if has(player.houses, slot):
            card: i64 = p.layout[slot]
            if p.sheet.income_kind[card] == kind:
                number += p.sheet.icons_upgraded[card] if has(player.upgraded, slot) else p.sheet.icons[card]
    return number


def most_icons(p: VallettaPosition, player: Player) -> i64:
    """Icons of the kind that has most."""
    best: i64 = 0
    for kind in range(g.KINDS):
        best = max(best, icons(p, player, kind))
    return best


def of_colour(p: VallettaPosition, player: Player, colour: i64) -> i64:
    """Own buildings of a colour."""
    number: i64 = 0
    for slot in range(len(p.layout)):
        if has(player.houses, slot) and p.sheet.building_colour[p.layout[slot]] == colour:
            number += 1
    return number


def stack_worth(p: VallettaPosition, player: Player) -> float:
    """How good an average card is, times the cards still to come; in the end phase, the cards left themselves."""
    total = 0.0
    number: i64 = 0
    for card in c.listed(player.hand) + player.draw_pile:
        total += card_worth(p, player, card)
        number += 1
    if p.end_phase:
        return total
    for card in c.listed(player.played) + player.discard_pile:
        total += card_worth(p, player, card)
        number += 1
    return turns_left(p, player) * 3.0 * total / float(max(number, 1))


def turns_left(p: VallettaPosition, player: Player) -> float:
    """A guess at the turns before the end: houses, points and Jean's walk of the player who is furthest."""
    nearest = 24.0
    for other in p.players:
        by_houses = 2.6 * float(t.HOUSES - other.buildings())
        by_points = 0.9 * float(max(t.TRIGGER_POINTS - other.points, 0))
        nearest = min(nearest, by_houses, by_points)
    by_jean = 1.2 * float(t.SPACES - p.jean)
    stack = float(len(player.draw_pile) + len(player.discard_pile) + 5) / 3.0
    return min(nearest, by_jean) + stack


def worth_of(p: VallettaPosition, seat: i64) -> float:
    """The whole table for one seat: its own things, and less for what the best opponent has."""
    own = side_worth(p, seat)
    best = -1000.0
    for other in range(p.seats):
        if other != seat:
            best = max(best, points_worth(p, other))
    return own - 0.25 * best


def points_worth(p: VallettaPosition, seat: i64) -> float:
    """Points as they stand."""
    return float(scoring.total(p, seat))


def side_worth(p: VallettaPosition, seat: i64) -> float:
    """Points, buildings, goods and cards of one seat."""
    player = p.players[seat]
    last = p.end_phase and c.number_of(player.hand) + len(player.draw_pile) <= 3
    points = float(player.points + scoring.building_points(p, seat))
    upgrades = 0.0 if last else upgrade_hopes(p, player)
    return points + goods_worth(player.goods, last) + 0.30 * stack_worth(p, player) + upgrades


def upgrade_hopes(p: VallettaPosition, player: Player) -> float:
    """Buildings that can still be upgraded promise part of their further points."""
    hopes = 0.0
    for slot in range(len(p.layout)):
        if has(player.houses, slot) and not has(player.upgraded, slot):
            card: i64 = p.layout[slot]
            hopes += 0.30 * float(p.sheet.points_upgraded[card] - p.sheet.points[card])
    return hopes
