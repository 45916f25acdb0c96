"""The board, the cards and the action numbers of Malta!.

A location is 7 * row + col on either board; row 0 is the bottom row, col 0 the left. Directions are eight, clockwise
from up; the shipped set uses the four straight ones.
"""

from typing import Final, Literal, get_args

from mypy_extensions import i64

from auberge.core.bits import bit_of

WIDTH: Final = 7
SMALL_WIDTH: Final = 5
LOCATIONS: Final = 49
TILES: Final = 54
STARTS: Final = 7
CARDS: Final = 108
DEALT: Final = 4
MAX_SEATS: Final = 6

UP: Final = 0
UP_RIGHT: Final = 1
RIGHT: Final = 2
DOWN_RIGHT: Final = 3
DOWN: Final = 4
DOWN_LEFT: Final = 5
LEFT: Final = 6
UP_LEFT: Final = 7
DIRECTIONS: Final = 8
STRAIGHT: Final = 0b01010101  # up, right, down, left
STEP_BITS: Final[tuple[int, ...]] = (1, 2, 4, 8, 16, 32, 64, 128)  # a direction as a set of one
DirectionName = Literal["up", "up_right", "right", "down_right", "down", "down_left", "left", "up_left"]
DIRECTION_NAMES: Final[tuple[DirectionName, ...]] = get_args(DirectionName)
_ROW_STEP: Final[tuple[int, ...]] = (1, 1, 0, -1, -1, -1, 0, 1)
_COL_STEP: Final[tuple[int, ...]] = (0, 1, 1, 1, 0, -1, -1, -1)


def location(row: int, col: int) -> int:
    """The number of this location."""
    return WIDTH * row + col


def step(place: i64, direction: i64, width: i64) -> i64:
    """The neighbouring location, or -1 off the board."""
    row_step: i64 = _ROW_STEP[direction]
    col_step: i64 = _COL_STEP[direction]
    row = place // WIDTH + row_step
    col = place % WIDTH + col_step
    if row < 0 or row >= width or col < 0 or col >= width:
        return -1
    return WIDTH * row + col


def turned(arrows: i64, quarters: i64) -> i64:
    """Arrows after this many quarter turns clockwise (M-CARD-10)."""
    twice = arrows * 257  # the eight directions written twice
    return (twice >> (8 - 2 * quarters)) & 255


def board_of(width: int) -> int:
    """All locations of a board, as a set."""
    return sum([int(bit_of(location(row, col))) for row in range(width) for col in range(width)])


BOARD: Final[int] = board_of(WIDTH)
SMALL_BOARD: Final[int] = board_of(SMALL_WIDTH)

# --- cards, in canonical order (M-LOG-07) ----------------------------------------------------------------------
SWAP_HANDS: Final = 0
DRAW_TWO: Final = 1
DISCARD_TWO: Final = 2
END_TURN: Final = 3
NEGATE: Final = 4
BOOMERANG: Final = 5
GOING_HOME: Final = 6
REMOVE_A_SPACE: Final = 7
EVERYONE_MOVES: Final = 8
BLIND_FAITH: Final = 9
SWAP_PLACES: Final = 10
SWAP_TWO_SPACES: Final = 11
TURN_A_SPACE: Final = 12
SHIFT_A_LINE: Final = 13
SIDESTEP: Final = 14
SHOVE: Final = 15
RESTORE_A_SPACE: Final = 16
TAKE_ONE: Final = 17
GIVE_ONE: Final = 18
SHAKE_DOWN: Final = 19
DRINKS_FOR_ALL: Final = 20
PASS_IT_ON: Final = 21
STAY_PUT: Final = 22
FRESH_SHUFFLE: Final = 23
WELCOME_BACK: Final = 24
LAST_CALL: Final = 25
CLEAN_SLATE: Final = 26
KINDS: Final = 27
CardName = Literal[
    "swap_hands",
    "draw_two",
    "discard_two_of_yours",
    "end_turn",
    "negate",
    "boomerang",
    "going_home",
    "remove_a_space",
    "everyone_moves",
    "blind_faith",
    "swap_places",
    "swap_two_spaces",
    "turn_a_space",
    "shift_a_line",
    "sidestep",
    "shove",
    "restore_a_space",
    "take_one",
    "give_one",
    "shake_down",
    "drinks_for_all",
    "pass_it_on",
    "stay_put",
    "fresh_shuffle",
    "welcome_back",
    "last_call",
    "clean_slate",
]
CARD_NAMES: Final[tuple[CardName, ...]] = get_args(CardName)

# --- what a card asks for, one thing after another (M-AMB-46) ----------------------------------------------------
NOTHING: Final = 0
PLAYER: Final = 1
SPACE: Final = 2
SECOND_SPACE: Final = 3
DIRECTION: Final = 4
QUARTERS: Final = 5
LINE: Final = 6

FIRST_TARGET: Final[tuple[int, ...]] = (
    PLAYER,  # swap_hands
    NOTHING,
    NOTHING,
    NOTHING,
    NOTHING,
    NOTHING,
    PLAYER,  # going_home: a pawn
    SPACE,  # remove_a_space
    DIRECTION,  # everyone_moves
    NOTHING,
    PLAYER,  # swap_places
    SPACE,  # swap_two_spaces
    SPACE,  # turn_a_space
    LINE,  # shift_a_line
    DIRECTION,  # sidestep
    PLAYER,  # shove
    SPACE,  # restore_a_space
    PLAYER,  # take_one
    PLAYER,  # give_one
    PLAYER,  # shake_down
    NOTHING,
    NOTHING,
    NOTHING,
    NOTHING,
    PLAYER,  # welcome_back: a player who is out
    PLAYER,  # last_call
    NOTHING,
)
SECOND_TARGET: Final[tuple[int, ...]] = tuple(
    [
        {SWAP_TWO_SPACES: SECOND_SPACE, TURN_A_SPACE: QUARTERS, SHIFT_A_LINE: DIRECTION, SHOVE: DIRECTION}.get(
            card, NOTHING
        )
        for card in range(KINDS)
    ]
)

# --- action numbers -------------------------------------------------------------------------------------------
SPACE_BASE: Final = 0  # a location
PLAY_BASE: Final = 49  # play a card
PLAYER_BASE: Final = 76  # name a seat
DIRECTION_BASE: Final = 82
QUARTERS_BASE: Final = 90  # one, two or three quarter turns
LINE_BASE: Final = 93  # rows 0 to 6, then columns 0 to 6
PASS: Final = 107
ANSWER_NEGATE: Final = 108
ANSWER_BOOMERANG: Final = 109
CARD_BASE: Final = 110  # a card to discard, give, pass on or pay
ACTIONS: Final = 137
