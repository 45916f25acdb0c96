"""The observations of Valletta: what each number is; `observer` writes them in this order.

Buildings and characters are counted as actions count them. With a house deck the printed values differ, which no number
tells.
"""

from typing import Final

from auberge.core.observation import Field, category, flag, number, or_none, seats_from_you, table
from auberge.games.valletta import goods as g
from auberge.games.valletta import phases
from auberge.games.valletta import tables as t
from auberge.games.valletta.events import TRIGGERS
from auberge.games.valletta.options import OPTION_FIELDS

VERSION: Final = 1
_GOODS: Final = ", ".join(g.GOOD_NAMES)


def fields_of(seats: int) -> tuple[Field, ...]:
    """The fields of an observation at a table of this size."""
    around = seats_from_you(seats)
    return (
        *table(seats),
        *_STREET,
        or_none("buildings.owner", around, "Whose each building is.", t.BUILDINGS),
        *_TURN,
        or_none("shuffler", around, "Whose pile is shuffled, where one is."),
        flag("victims", "Who still has to give something.", seats),
        or_none("giver", around, "Who is asked to give something."),
        number("hand", "The cards in the own hand, by character.", t.CHARACTERS),
        *(field for name in around for field in _player(name)),
    )


def _player(name: str) -> tuple[Field, ...]:
    """What is seen of one player."""
    return (
        number(f"{name}.goods", f"Goods: {_GOODS}.", g.KINDS),
        number(f"{name}.hand_size", "Cards in hand."),
        number(f"{name}.draw_pile", "Cards in the draw pile."),
        number(f"{name}.points", "Points on the street."),
        number(f"{name}.bonus_points", "Of them, points from Jean's zone."),
        number(f"{name}.houses", "Buildings owned.", high=t.HOUSES),
        flag(f"{name}.is_out", "Out of cards in the end phase."),
        number(f"{name}.known", "Cards everyone knows to be in the hand, by character.", t.CHARACTERS),
        number(f"{name}.unseen", "Cards of hand and draw pile that you cannot place, by character.", t.CHARACTERS),
        number(f"{name}.played", "Cards played this turn, by character.", t.CHARACTERS),
        number(f"{name}.discards", "Cards in the discard pile, by character.", t.CHARACTERS),
    )


_STREET: Final = (
    *(flag(f"option.{option}", f"Option: this is {str(value).lower()}.") for option, _, value in OPTION_FIELDS),
    category("question", phases.NAMES, "What is asked."),
    number("turns", "Turns begun."),
    number("jean", "Jean's space on the street; 0 is the tower.", high=t.SPACES),
    or_none("barrels", g.GOOD_NAMES, "The good of each barrel turned over, space by space.", t.SPACES),
    number("pool", "Cards in the pool, by character.", t.CHARACTERS),
    number("supply", f"Goods left in a limited supply ({_GOODS}), else -1.", g.KINDS, low=-1),
    number("buildings.slot", "The slot of each building in the layout, or -1.", t.BUILDINGS, low=-1, high=t.SLOTS - 1),
    flag("buildings.upgraded", "Which buildings are upgraded.", t.BUILDINGS),
)
_TURN: Final = (
    flag("draft_set", f"Kinds of goods left in the draft: {_GOODS}.", g.KINDS),
    category("shuffling", phases.SHUFFLE_NAMES, "What is shuffled, or was last."),
    number("plays", "Cards played this turn."),
    or_none("function", t.CHARACTER_NAMES, "The character whose effect is being carried out."),
    flag("bonus_due", "A two-player addition is still to come."),
    or_none("target", t.BUILDING_NAMES, "The building to be built or upgraded."),
    number("cost", f"Goods due for it: {_GOODS}.", g.KINDS),
    number("payment", f"Goods chosen for it so far: {_GOODS}.", g.KINDS),
    or_none("paying", g.GOOD_NAMES, "The kind that is asked for next."),
    flag("proposing", "The payment proposed is still on offer."),
    flag("end_flagged", "The end phase begins after this turn."),
    or_none("end_trigger", TRIGGERS, "What triggered the end."),
    flag("end_phase", "The end phase has begun."),
)
