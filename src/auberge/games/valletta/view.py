"""What a seat may see of Valletta: everything but hands, the order of piles and the barrels still standing; `viewing`
draws it.

Every card enters a stack in the open and is played in the open, so everybody knows which cards somebody's hand and draw
pile hold together; which of them are in the hand is known only of cards taken there since they were last hidden.
"""

from functools import lru_cache
from typing import ClassVar

import msgspec

from auberge.core.protocol import OptionValue, Seat, View
from auberge.games.valletta import goods as g
from auberge.games.valletta.events import Trigger
from auberge.games.valletta.goods import Good
from auberge.games.valletta.moves import VallettaMove
from auberge.games.valletta.tables import CharacterName

Goods = tuple[int, int, int, int]  # gold, wood, stone, brick


class PlayerView(msgspec.Struct, frozen=True, gc=False):
    """One player's things as the seat may see them. `hand` and the split of `unseen` are for the owner alone."""

    goods: Goods
    hand_size: int
    hand: tuple[CharacterName, ...] | None
    known: tuple[CharacterName, ...]  # cards everybody knows to be in the hand
    unseen: tuple[CharacterName, ...]  # the cards of hand and draw pile that are not placed for the seat
    played: tuple[CharacterName, ...]
    draw_pile: int
    discards: tuple[CharacterName, ...]  # what has been seen to be played
    shows_discards: bool  # may the seat look through the pile (V-OPT-09)?
    buildings: tuple[str, ...]
    upgraded: tuple[str, ...]
    houses_left: int
    points: int
    bonus_points: int
    space: int  # on the street, 0 before the gate (V-VP-06)
    token: int
    is_out: bool


class BuildingView(msgspec.Struct, frozen=True, gc=False):
    """A building of the layout, in the order of the slots."""

    name: str
    letter: str
    colour: str
    character: CharacterName
    cost: Goods
    good: Good
    icons: int
    icons_upgraded: int
    points: int
    points_upgraded: int
    owner: Seat | None
    is_upgraded: bool


class VallettaView(View, frozen=True, tag="valletta"):
    """The whole table, as seen by one seat or a spectator."""

    parts: ClassVar = ("layout",)
    parts_apiece: ClassVar = ("players",)
    own: ClassVar = ("you", "moves", "players")
    moves: tuple[VallettaMove, ...]
    seats: int
    start_seat: Seat
    options: dict[str, OptionValue]
    turns: int
    jean: int
    barrels_turned: tuple[Good, ...]
    barrels_left: dict[Good, int]
    layout: tuple[BuildingView, ...]
    chosen: tuple[str, ...]
    pool: dict[CharacterName, int]
    supply: Goods | None
    draft_set: tuple[Good, ...]
    shuffling: str
    shuffler: int
    plays: int
    function: CharacterName | None
    victims: tuple[Seat, ...]
    giver: int
    bonus_due: bool
    target: str | None
    cost: Goods
    payment: Goods
    proposed: Goods | None
    paying: Good | None
    proposing: bool
    end_flagged: bool
    end_trigger: Trigger | None
    end_phase: bool
    players: tuple[PlayerView, ...]


@lru_cache(maxsize=4096)  # a view with its explanation asks a hundred times
def goods_view(goods: int) -> Goods:
    """Goods as four numbers."""
    return (int(g.amount(goods, 0)), int(g.amount(goods, 1)), int(g.amount(goods, 2)), int(g.amount(goods, 3)))
