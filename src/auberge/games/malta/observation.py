"""The observations of Malta!: what each number is; `observer` writes them in this order.

Locations are the 49 of the large board, row by row from the bottom, as actions count them; cards likewise. What is
known of others' hands is counted: which cards of a group of hands belong together is left out.
"""

from typing import Final

from auberge.core.observation import Field, bits, category, flag, number, or_none, seats_from_you, table
from auberge.core.protocol import SOMEBODY
from auberge.games.malta import phases
from auberge.games.malta import tables as t

VERSION: Final = 1
TARGET_NAMES: Final = ("nothing", "player", "space", "second_space", "direction", "quarters", "line")
PASSING_NAMES: Final = ("not_yet", "chosen", "nothing_to_pass")
_LAST: Final = t.LOCATIONS - 1


def fields_of(seats: int) -> tuple[Field, ...]:
    """The fields of an observation at a table of this size."""
    around = seats_from_you(seats)
    return (
        *table(seats),
        *_BOARD,
        *_CARDS,
        *_targets("targets", around, "Announced"),
        *_targets("naming", around, "Named by you so far"),
        or_none("taker", around, "Who takes the card over."),
        category("asked", ("somebody", "-", "none", *around), "Who is asked, where it may be another.", low=SOMEBODY),
        or_none("receiver", around, "Whom you are paying."),
        *(field for name in around for field in _player(name)),
    )


def _targets(name: str, around: tuple[str, ...], what: str) -> tuple[Field, ...]:
    """What a card aims at."""
    return (
        or_none(f"{name}.player", around, f"{what}: a player."),
        number(f"{name}.space", f"{what}: a location, or -1.", low=-1, high=_LAST),
        number(f"{name}.second_space", f"{what}: a second location, or -1.", low=-1, high=_LAST),
        or_none(f"{name}.direction", t.DIRECTION_NAMES, f"{what}: a direction."),
        number(f"{name}.quarters", f"{what}: quarter turns.", high=3),
        number(f"{name}.line", f"{what}: rows 0 to 6, columns 7 to 13, or -1.", low=-1, high=2 * t.WIDTH - 1),
    )


def _player(name: str) -> tuple[Field, ...]:
    """What is seen of one player."""
    return (
        flag(f"{name}.is_in", "Has not lost."),
        flag(f"{name}.has_conceded", "Has conceded."),
        number(f"{name}.lost_as", "Lost as the first, second and so on; 0 if not.", high=t.MAX_SEATS),
        number(f"{name}.pawn", "The location of the pawn, or -1.", low=-1, high=_LAST),
        number(f"{name}.home", "The start space chosen, or -1.", low=-1, high=t.STARTS - 1),
        number(f"{name}.home_place", "Where it lay at set-up, or -1.", low=-1, high=_LAST),
        number(f"{name}.hand_size", "Cards in hand."),
        number(f"{name}.blind", "Blind Faith cards in force."),
        number(f"{name}.racket", "Cards still due to this player."),
        category(f"{name}.passing", PASSING_NAMES, "Has a card been chosen to pass on?"),
        number(f"{name}.certain", "Cards you know to be in this hand, by card.", t.KINDS),
        number(f"{name}.possible", "Cards you know to be in this hand or in certain others, by card.", t.KINDS),
    )


_BOARD: Final = (
    number("option.board", "Rows of the board.", low=t.SMALL_WIDTH, high=t.WIDTH),
    flag("option.blind_faith", "Option: Blind Faith skips a turn."),
    category("question", phases.NAMES, "What is asked, as far as you may know."),
    number("turns", "Turns begun."),
    number(
        "board.number",
        "The number of each space, also under a 0-circle; -1 off the board.",
        t.LOCATIONS,
        low=-1,
    ),
    bits("board.arrows", t.DIRECTION_NAMES, "The arrows of each space as it lies, also under a 0-circle.", t.LOCATIONS),
    flag("board.is_circle", "Which spaces show their 0-circle.", t.LOCATIONS),
    number("board.start", "Which start space lies here, or -1.", t.LOCATIONS, low=-1, high=t.STARTS - 1),
)
_CARDS: Final = (
    bits("exits", t.DIRECTION_NAMES, "Where your pawn could go now."),
    number("hand", "The cards in your hand, by card.", t.KINDS),
    number("draw_pile", "Cards in the draw pile."),
    number("discard_pile", "The discard pile, by card.", t.KINDS),
    or_none("discard_top", t.CARD_NAMES, "The top card of the discard pile."),
    number("due", "Cards still to play this turn."),
    flag("turn_over", "End Turn took effect."),
    flag("stays", "Stay Put took effect."),
    or_none("card", t.CARD_NAMES, "The card on the table, or being announced by you."),
    flag("announced", "It lies on the table."),
    category("target", TARGET_NAMES, "What you are asked for."),
    or_none("response", t.CARD_NAMES, "The card it was answered with."),
    number("discards", "Cards still to be discarded."),
    or_none("passing", t.CARD_NAMES, "The card you have chosen to pass on."),
)
