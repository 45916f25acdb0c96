"""What is to be seen of a seat's chances in a position of Valletta, as numbers."""

from typing import Final

from mypy_extensions import i64

from auberge.bots.valletta.worth import card_worth, goods_worth, turns_left, upgrade_hopes
from auberge.games.valletta import cards as c
from auberge.games.valletta import goods as g
from auberge.games.valletta import tables as t
from auberge.games.valletta.position import VallettaPosition
from auberge.games.valletta.rules import scoring

NAMES: Final[tuple[str, ...]] = (
    "points",
    "buildings",
    "goods",
    "useful goods",
    "cards",
    "cards to come",
    "upgrades",
    "stack",
    "turn",
    "house",
)


def features_of(p: VallettaPosition, seat: i64) -> list[float]:
    """The features of a seat: plain, by the time left, and once more if the end phase has begun."""
    player = p.players[seat]
    time = min(turns_left(p, player), 30.0) / 10.0
    total = 0.0
    number: i64 = 0
    for card in c.listed(player.hand) + player.draw_pile:
        total += card_worth(p, player, card)
        number += 1
    left = total
    for card in c.listed(player.played) + player.discard_pile:
        total += card_worth(p, player, card)
        number += 1
    mean = total / float(max(number, 1))
    plain: list[float] = [
        float(player.points) / 10.0,
        float(scoring.building_points(p, seat)) / 10.0,
        float(g.count(player.goods)) / 10.0,
        goods_worth(player.goods, False) / 10.0,
        mean,
        (left if p.end_phase else total) / 10.0,
        upgrade_hopes(p, player) / 10.0,
        float(number) / 10.0,
        1.0 if p.seat == seat else 0.0,
        float(player.buildings()) / float(t.HOUSES),
    ]
    features = plain[:]
    for one in plain:
        features.append(0.0 if p.end_phase else one * time)
    for one in plain:
        features.append(one if p.end_phase else 0.0)
    return features
