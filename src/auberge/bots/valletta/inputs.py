"""What the net of Valletta sees of a seat's chances: goods, houses, every card of the stack, how near the end is.

The order is that of the net's weights.
"""

from mypy_extensions import i64

from auberge.bots.valletta.worth import card_worth, goods_worth, icons, of_colour, turns_left, upgrade_hopes
from auberge.core.bits import size
from auberge.games.valletta import cards as c
from auberge.games.valletta import goods as g
from auberge.games.valletta import tables as t
from auberge.games.valletta.position import VallettaPosition
from auberge.games.valletta.rules import scoring


def inputs_of(p: VallettaPosition, seat: i64) -> list[float]:
    """The inputs for a seat: its side and the race, then each character in its hand, then in its stack; in the end
    phase the stack is what is left of it."""
    player = p.players[seat]
    in_hand = [0.0] * t.CHARACTERS
    in_stack = [0.0] * t.CHARACTERS
    to_come = 0.0
    coming: i64 = len(player.draw_pile)
    for card in c.listed(player.hand):
        in_hand[card] += 1.0
        coming += 1
    for card in c.listed(player.hand) + player.draw_pile:
        in_stack[card] += 1.0
        to_come += card_worth(p, player, card)
    total = to_come
    number = coming
    for card in c.listed(player.played) + player.discard_pile:
        total += card_worth(p, player, card)
        number += 1
        if not p.end_phase:
            in_stack[card] += 1.0
    rivals_points: i64 = 0
    rivals_houses: i64 = 0
    for other in range(p.seats):
        if other != seat:
            rivals_points = max(rivals_points, p.players[other].points)
            rivals_houses = max(rivals_houses, p.players[other].buildings())
    ahead = (seat - p.seat + p.seats) % p.seats  # turns before the seat's own
    goods = player.goods
    plain: list[float] = [
        # goods, kind by kind
        float(g.amount(goods, g.GOLD)) / 4.0,
        float(g.amount(goods, g.WOOD)) / 4.0,
        float(g.amount(goods, g.STONE)) / 4.0,
        float(g.amount(goods, g.BRICK)) / 4.0,
        # income, kind by kind
        float(icons(p, player, g.GOLD)) / 3.0,
        float(icons(p, player, g.WOOD)) / 3.0,
        float(icons(p, player, g.STONE)) / 3.0,
        float(icons(p, player, g.BRICK)) / 3.0,
        # points, and what goods and cards are worth
        float(player.points) / 10.0,
        float(scoring.building_points(p, seat)) / 10.0,
        float(g.count(goods)) / 10.0,
        goods_worth(goods, False) / 10.0,
        total / float(max(number, 1)),
        (to_come if p.end_phase else total) / 10.0,
        upgrade_hopes(p, player) / 10.0,
        # the stack, and whose turn it is
        float(number) / 10.0,
        float(coming) / 10.0,
        1.0 if ahead == 0 else 0.0,
        float(ahead) / float(p.seats),
        # buildings: all, upgraded, by colour
        float(player.buildings()) / 4.0,
        float(size(player.upgraded)) / 4.0,
        float(of_colour(p, player, t.GREEN)) / 3.0,
        float(of_colour(p, player, t.BLUE)) / 3.0,
        float(of_colour(p, player, t.YELLOW)) / 3.0,
        # the race to the end
        min(turns_left(p, player), 30.0) / 10.0,
        float(p.jean) / 25.0,
        float(rivals_points) / 10.0,
        float(rivals_houses) / 4.0,
        1.0 if p.end_phase else 0.0,
        1.0 if p.end_flagged else 0.0,
        # the number of seats
        1.0 if p.seats == 3 else 0.0,
        1.0 if p.seats == 4 else 0.0,
        # how near this seat is to ending it
        float(max(t.TRIGGER_POINTS - player.points, 0)) / 10.0,
        1.0 if player.buildings() >= t.HOUSES - 1 else 0.0,
    ]
    return plain + in_hand + in_stack
