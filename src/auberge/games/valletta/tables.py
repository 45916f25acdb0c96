"""Characters, the layout of the street and action numbers of Valletta.

The slots of the layout count from 0: row by row as dealt, five a row; rows lie above and below the street by turns.
"""

from typing import Final, Literal, get_args

from auberge.core.bits import bit_of

# --- characters -----------------------------------------------------------------------------------------------
SHOPKEEPER: Final = 0
LUMBERJACK: Final = 1
STONECUTTER: Final = 2
BRICKMAKER: Final = 3
MAID: Final = 4
BUILDER: Final = 5
APPRENTICE: Final = 6
JEAN: Final = 7
BANKER: Final = 8
JOINER: Final = 9
STONE_CARVER: Final = 10
BRICK_MASTER: Final = 11
MONK: Final = 12
ROOFER: Final = 13
TRADER: Final = 14
SEAMSTRESS: Final = 15
MERCHANT: Final = 16
FOREMAN: Final = 17
CHAMBERLAIN: Final = 18
MASON: Final = 19
INNKEEPER: Final = 20
NUN: Final = 21
CARPENTER: Final = 22
TAX_COLLECTOR: Final = 23
ARCHITECT: Final = 24
BAILIFF: Final = 25
GRAND_MASTER: Final = 26
POPE: Final = 27
EMPEROR: Final = 28
KING: Final = 29
KNIGHT: Final = 30
CHARACTERS: Final = 31
CharacterName = Literal[
    "shopkeeper",
    "lumberjack",
    "stonecutter",
    "brickmaker",
    "maid",
    "builder",
    "apprentice",
    "jean_de_la_valette",
    "banker",
    "joiner",
    "stone_carver",
    "brick_master",
    "monk",
    "roofer",
    "trader",
    "seamstress",
    "merchant",
    "foreman",
    "chamberlain",
    "mason",
    "innkeeper",
    "nun",
    "carpenter",
    "tax_collector",
    "architect_laparelli",
    "bailiff_schilling",
    "grand_master_del_monte",
    "pope_pius_v",
    "emperor_charles_v",
    "king_philip_ii",
    "knight_rekuk",
]
CHARACTER_NAMES: Final[tuple[CharacterName, ...]] = get_args(CharacterName)
STARTING_CARDS: Final[tuple[int, ...]] = (
    SHOPKEEPER,
    LUMBERJACK,
    STONECUTTER,
    BRICKMAKER,
    MAID,
    BUILDER,
    APPRENTICE,
    JEAN,
)
NEUTRAL_BUILDERS: Final = 4

RED: Final = 0
PURPLE: Final = 1
GREEN: Final = 2
BLUE: Final = 3
YELLOW: Final = 4
COLOUR_NAMES: Final[tuple[str, ...]] = ("red", "purple", "green", "blue", "yellow")

# --- numbers of the rulebook ----------------------------------------------------------------------------------
BUILDINGS: Final = 37
BUILDING_NAMES: Final[tuple[str, ...]] = (
    "building_g01",
    "building_g02",
    "building_g03",
    "building_g04",
    "building_g05",
    "building_g06",
    "building_g07",
    "building_g08",
    "building_g09",
    "building_g10",
    "building_g11",
    "building_g12",
    "building_b01",
    "building_b02",
    "building_b03",
    "building_b04",
    "building_b05",
    "building_b06",
    "building_b07",
    "building_b08",
    "building_b09",
    "building_b10",
    "building_b11",
    "building_b12",
    "building_b13",
    "building_b14",
    "building_b15",
    "building_y01",
    "building_y02",
    "building_y03",
    "building_y04",
    "building_y05",
    "building_y06",
    "building_y07",
    "building_y08",
    "building_y09",
    "building_y10",
)
HAND: Final = 5
PLAYS: Final = 3
HOUSES: Final = 8
SPACES: Final = 25  # of the street: barrels, and points of one lap
COLUMNS: Final = 5
ROW_CARDS: Final = 5
BONUS: Final = 2  # points for building in Jean's zone
TRIGGER_POINTS: Final = 25
GOODS_PER_POINT: Final = 3
SUBSTITUTES: Final = 3  # goods in place of one
REDUCTION: Final = 2  # of Roofer, Mason and Carpenter
SLOTS: Final = 30


def rank(slot: int) -> int:
    """How many rows away from the street: 0 is next to it (V-SETUP-10, -13)."""
    return slot // ROW_CARDS // 2


def is_above(slot: int) -> bool:
    """Does the slot lie above the street?"""
    return slot // ROW_CARDS % 2 == 0


def column(slot: int) -> int:
    """The column, which is the zone, from 0 (V-BONUS-04, -05)."""
    return slot % ROW_CARDS


def _neighbours(slot: int) -> int:
    """Orthogonal neighbours on the same side of the street (V-ADJ-01 to -03, -07)."""
    found = 0
    for other in range(SLOTS):
        distance = abs(rank(slot) - rank(other)) + abs(column(slot) - column(other))
        if is_above(slot) == is_above(other) and distance == 1:
            found += bit_of(other)
    return found


NEIGHBOURS: Final[tuple[int, ...]] = tuple([_neighbours(slot) for slot in range(SLOTS)])
PAIRS: Final[tuple[tuple[int, int], ...]] = tuple([(first, second) for first in range(4) for second in range(first, 4)])

# --- action numbers -------------------------------------------------------------------------------------------
GOOD_BASE: Final = 0  # name a good
PAIR_BASE: Final = 4  # name two goods
PLAY_BASE: Final = 14  # play a card
BUILD_BASE: Final = 45  # build a building
UPGRADE_BASE: Final = 82
DISMISS_BASE: Final = 119
HIRE_BASE: Final = 150
USE: Final = 181  # pay, or use the effect
DECLINE: Final = 182
PAY_PROPOSED: Final = 183
AMOUNT_BASE: Final = 184  # pay this many of the kind in question
MOST: Final = 39  # no payment takes more of one kind: decks are checked for it
ACTIONS: Final = 224

DECLINE_BIT: Final = 58  # in every offer
USE_BIT: Final = 57
PROPOSED_BIT: Final = 56
