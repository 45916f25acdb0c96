"""The observations of Saint Malo: what each number is; `observer` writes them in this order.

Cells are the 49 of the grid, row by row; the four towers are always 0. With house data the printed values differ, which
no number tells.
"""

from typing import Final

from auberge.core.observation import Field, category, flag, number, or_none, seats_from_you, table
from auberge.games.saint_malo import phases
from auberge.games.saint_malo import tables as t
from auberge.games.saint_malo.view import CONTENT_NAMES

VERSION: Final = 1


def fields_of(seats: int) -> tuple[Field, ...]:
    """The fields of an observation at a table of this size."""
    players = tuple(field for name in seats_from_you(seats) for field in _city(name))
    return (*table(seats), *_TURN, *players)


def _city(name: str) -> tuple[Field, ...]:
    """What is seen of one city."""
    return (
        category(f"{name}.cells", CONTENT_NAMES, "What each cell of the city holds.", t.GRID),
        number(f"{name}.points", "Points written down so far."),
        number(f"{name}.coins", "Coins in the bank."),
        number(f"{name}.logs", "Logs in the store."),
        number(f"{name}.cannons_lost", "Cannons lost to pirates."),
        number(f"{name}.defence", "Defence against pirates."),
    )


_TURN: Final = (
    flag("option.allow_voluntary_pass", "Option: passing is always allowed."),
    flag("option.bonus_character_compulsory", "Option: a bonus character must be taken."),
    category("question", phases.NAMES, "What is asked."),
    number("round", "The round, from 1."),
    flag("end_triggered", "The game ends with this round."),
    number("ticks", "Boxes of the pirate grid ticked."),
    number("attacks", "Attacks of the pirates so far."),
    number("rolls", "Rolls made this turn.", high=t.MAX_ROLLS),
    number("dice", f"Dice on the table, by face: {', '.join(t.FACE_NAMES)}.", t.FACES, high=t.DICE),
    number("kept", "Dice left lying for the next roll, by face.", t.FACES, high=t.DICE),
    or_none("symbol", t.SYMBOL_NAMES, "The symbol announced."),
    number("number", "Dice announced."),
    number("left", "Crates, wall sections or churches still to place."),
    flag("group", "Cells of the crates or houses of this turn.", t.GRID),
    number("heads", "Heads of a character whose type is still to be named."),
    flag("from_tower", "That character is a tower bonus."),
    or_none("character", t.CHARACTER_NAMES, "The character to be placed."),
    number("architect", "The cell of the architect who builds now, or -1.", low=-1, high=t.GRID - 1),
    flag("own_houses", "Cells of the houses of this architect.", t.GRID),
)
