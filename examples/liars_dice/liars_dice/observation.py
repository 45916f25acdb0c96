"""What each number of an observation of liar's dice is; `observer` writes them in this order."""

from typing import Final

from auberge.core.observation import Field, category, flag, number, seats_from_you, table
from liars_dice import moves as m

VERSION: Final = 1


def fields_of(seats: int) -> tuple[Field, ...]:
    """The fields of an observation at a table of this size."""
    around = seats_from_you(seats)
    return (
        *table(seats),
        flag("option.wild_ones", "Option: ones are wild."),
        number("bid.number", "Dice of the last bid; 0 if there is none.", high=m.SEATS * m.DICE),
        number("bid.face", "The face of the last bid; 0 if there is none.", high=m.FACES),
        category("bidder", ("none", *around), "Who made it.", low=-1),
        number("own", "Own dice of each face.", m.FACES, high=m.DICE),
        *(number(f"{name}.left", "Dice left.", high=m.DICE) for name in around),
    )
