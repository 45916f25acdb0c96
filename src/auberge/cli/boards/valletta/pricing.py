"""What building, upgrading and paying come to: for showing only, the game itself settles every cost."""

from collections.abc import Iterator
from typing import Final

from auberge.cli.boards.valletta.signs import GOODS
from auberge.cli.boards.valletta_view import BuildingView, Goods, VallettaView

SAVES: Final = {"roofer": 3, "mason": 2, "carpenter": 1}  # the kind of which these characters save two
REDUCTION: Final = 2
SUBSTITUTES: Final = 3


def saved_kind(view: VallettaView) -> int | None:
    """The kind of good the acting character saves, if any (V-CHAR-ROOFER-1, V-CHAR-MASON-1, V-CHAR-CARPENTER-1)."""
    return SAVES.get(view.function or "")


def upgrade_cost(building: BuildingView) -> Goods:
    """The cost of upgrading, before a character's reduction (V-UPG-02, V-UPG-03)."""
    return (0, *building.cost[1:])


def price_of(view: VallettaView, building: BuildingView) -> Goods:
    """What building or upgrading this costs whose turn it is now (V-COST-01, V-COST-02)."""
    price = list(upgrade_cost(building) if building.owner == view.turn else building.price)
    kind = saved_kind(view)
    if kind is not None:
        price[kind] = max(0, price[kind] - REDUCTION)
    return (price[0], price[1], price[2], price[3])


def covers(owned: Goods, price: Goods) -> bool:
    """Whether the price can be paid without replacing any good."""
    return all(have >= due for have, due in zip(owned, price, strict=True))


def payments(view: VallettaView) -> Iterator[Goods]:
    """Every payment that is still open (V-COST-03): what is already put down stays."""
    owned = view.players[view.turn].goods
    settled = GOODS.index(view.paying) if view.paying else 0
    most = SUBSTITUTES * sum(view.cost)
    choices = [
        [view.payment[kind]] if kind < settled else range(min(owned[kind], most) + 1) for kind in range(len(GOODS))
    ]
    for gold in choices[0]:
        for wood in choices[1]:
            for stone in choices[2]:
                before = sum(_worth(*pair) for pair in zip((gold, wood, stone), view.cost, strict=False))
                for brick in choices[3]:
                    if before + _worth(brick, view.cost[3]) == 0:
                        yield (gold, wood, stone, brick)


def _worth(paid: int, due: int) -> int:
    """Goods beyond what is due, or three for each one short, negative."""
    return paid - due if paid >= due else SUBSTITUTES * (paid - due)
