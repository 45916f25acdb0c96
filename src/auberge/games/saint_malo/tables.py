"""Geometry of the city, sets of dice and action numbers of Saint Malo.

A city is a 7 x 7 grid; cell (row, col) has the number 7 * row + col, the four corners are towers, not cells.
A set of dice (a multiset of faces) is a number from 0 to 461, smaller sets first.
"""

from itertools import combinations_with_replacement, product
from typing import Final, Literal, get_args

from mypy_extensions import i64

from auberge.core.bits import bit_of

# --- the city -------------------------------------------------------------------------------------------------
SIZE: Final = 7
GRID: Final = 49
TOWERS: Final[tuple[int, ...]] = (0, 6, 42, 48)
N: Final = 0
E: Final = 1
S: Final = 2
W: Final = 3


def cell_number(row: int, col: int) -> int:
    """The number of the cell in this row and column."""
    return SIZE * row + col


def _mask(cells: list[int]) -> int:
    return sum([int(bit_of(cell)) for cell in cells])


def _beside(cell: int, diagonal: bool) -> int:
    """The neighbours of a cell, towers left out (SM-CITY-19, SM-AMB-23)."""
    row, col = divmod(cell, SIZE)
    found: list[int] = []
    for r in range(max(0, row - 1), min(SIZE, row + 2)):
        for c in range(max(0, col - 1), min(SIZE, col + 2)):
            other = cell_number(r, c)
            straight = (r == row) != (c == col)
            if other != cell and other not in TOWERS and (straight or diagonal):
                found.append(other)
    return _mask(found)


SIDE_CELLS: Final[tuple[tuple[int, ...], ...]] = (
    tuple([cell_number(0, c) for c in range(1, 6)]),
    tuple([cell_number(r, 6) for r in range(1, 6)]),
    tuple([cell_number(6, c) for c in range(1, 6)]),
    tuple([cell_number(r, 0) for r in range(1, 6)]),
)
SIDES: Final[tuple[int, ...]] = tuple([_mask(list(cells)) for cells in SIDE_CELLS])
DARK: Final[int] = SIDES[0] + SIDES[1] + SIDES[2] + SIDES[3]  # SM-CITY-02
LIGHT: Final[int] = _mask([cell_number(r, c) for r in range(1, 6) for c in range(1, 6)])  # SM-CITY-01
CELLS: Final[int] = DARK + LIGHT  # SM-CITY-03
BESIDE: Final[tuple[int, ...]] = tuple([_beside(cell, False) for cell in range(GRID)])  # orthogonal neighbours
AROUND: Final[tuple[int, ...]] = tuple([_beside(cell, True) for cell in range(GRID)])  # full neighbours
_NOT_LAST_COLUMN: Final[int] = _mask([cell for cell in range(GRID) if cell % SIZE != SIZE - 1])
_NOT_FIRST_COLUMN: Final[int] = _mask([cell for cell in range(GRID) if cell % SIZE != 0])


def to_the_right(cells: i64) -> i64:
    """These cells, each moved one column to the right; the last column is left out. A tower may be among them."""
    not_last: i64 = _NOT_LAST_COLUMN
    return (cells & not_last) << 1


def to_the_left(cells: i64) -> i64:
    """These cells, each moved one column to the left; the first column is left out. A tower may be among them."""
    not_first: i64 = _NOT_FIRST_COLUMN
    return (cells & not_first) >> 1


def beside_any(cells: i64) -> i64:
    """All cells orthogonally beside one of these, and perhaps these themselves."""
    board: i64 = CELLS
    return (to_the_right(cells) | to_the_left(cells) | (cells << 7) | (cells >> 7)) & board


def around_any(cells: i64) -> i64:
    """All cells that have one of these among their full neighbours, and perhaps these themselves."""
    board: i64 = CELLS
    row = cells | to_the_right(cells) | to_the_left(cells)
    return (row | (row << 7) | (row >> 7)) & board


def area_of(start: i64, within: i64) -> i64:
    """The connected area inside `within` that grows from the cells of `start`."""
    area: i64 = start & within
    grown: i64 = (area | beside_any(area)) & within
    while grown != area:
        area = grown
        grown = (area | beside_any(area)) & within
    return area


# --- what a cell can hold -------------------------------------------------------------------------------------
EMPTY: Final = 0
CRATE: Final = 1
WALL: Final = 2
CHURCH: Final = 2  # a church of size s is CHURCH + s: 3 to 7
HOUSE: Final = 8
CHARACTER: Final = 9  # a character of type t is CHARACTER + t: 9 to 15
CONTENTS: Final = 16

CITIZEN: Final = 0
SOLDIER: Final = 1
PRIEST: Final = 2
ARCHITECT: Final = 3
MERCHANT: Final = 4
JUGGLER: Final = 5
NOBLE: Final = 6
CHARACTER_TYPES: Final = 7
CharacterName = Literal["citizen", "soldier", "priest", "architect", "merchant", "juggler", "noble"]
CHARACTER_NAMES: Final[tuple[CharacterName, ...]] = get_args(CharacterName)

# --- dice -----------------------------------------------------------------------------------------------------
DICE: Final = 5
FACES: Final = 6
MAX_ROLLS: Final = 3  # SM-DICE-02
LOG: Final = 0
CRATES: Final = 1
WALLS: Final = 2
CROSS: Final = 3
HEAD: Final = 4
SWORDS: Final = 5
CHOOSABLE: Final = 5  # the faces before the swords (SM-COMP-06)
Face = Literal["log", "crate", "wall", "cross", "head", "crossed_swords"]
Symbol = Literal["log", "crate", "wall", "cross", "head"]
FACE_NAMES: Final[tuple[Face, ...]] = get_args(Face)
SYMBOL_NAMES: Final[tuple[Symbol, ...]] = get_args(Symbol)

DICE_SETS: Final[tuple[tuple[int, ...], ...]] = tuple(
    [faces for number in range(DICE + 1) for faces in combinations_with_replacement(range(FACES), number)]
)
NO_DICE: Final = 0
FIRST_RESULT: Final = 210  # the first set of five dice
_NUMBER_OF: Final[dict[tuple[int, ...], int]] = {faces: index for index, faces in enumerate(DICE_SETS)}
DICE_IN: Final[bytes] = bytes([len(faces) for faces in DICE_SETS])
_SHOWN: Final[bytes] = bytes([faces.count(face) for faces in DICE_SETS for face in range(FACES)])


def dice_set(faces: tuple[int, ...]) -> int:
    """The number of the set with these faces, in any order."""
    return _NUMBER_OF[tuple(sorted(faces))]


def shown(dice: i64, face: i64) -> i64:
    """How many dice of the set show this face."""
    return _SHOWN[dice * FACES + face]


# the sets of k dice, and the first of them
SETS_OF: Final[tuple[list[int], ...]] = tuple(
    [[i for i, faces in enumerate(DICE_SETS) if len(faces) == number] for number in range(DICE + 1)]
)
FIRST_OF: Final[tuple[int, ...]] = tuple([sets[0] for sets in SETS_OF])
# the 6**k equally likely rolls of k dice, as sets counted from the first of k
ROLLS_OF: Final[tuple[bytes, ...]] = tuple(
    [
        bytes([dice_set(roll) - FIRST_OF[number] for roll in product(range(FACES), repeat=number)])
        for number in range(DICE + 1)
    ]
)
# for every set of dice left lying and every roll of the others: the result, counted from the first
_RESULTS: Final[bytes] = bytes(
    [dice_set(faces + DICE_SETS[rolled]) - FIRST_RESULT for faces in DICE_SETS for rolled in SETS_OF[DICE - len(faces)]]
)


def _result_places() -> tuple[int, ...]:
    """Where in `_RESULTS` the rolls of each set begin, were they counted from 0."""
    places: list[int] = []
    at = 0
    for faces in DICE_SETS:
        rolled = SETS_OF[DICE - len(faces)]
        places.append(at - rolled[0])
        at += len(rolled)
    return tuple(places)


_RESULTS_AT: Final[tuple[int, ...]] = _result_places()


def together(kept: i64, rolled: i64) -> i64:
    """The result of both: dice left lying and all others, just rolled."""
    return FIRST_RESULT + _RESULTS[_RESULTS_AT[kept] + rolled]


def _parts(faces: tuple[int, ...]) -> list[int]:
    ranges = [range(faces.count(face) + 1) for face in range(FACES)]
    parts: list[int] = []
    for counts in product(*ranges):
        kept: list[int] = []
        for face in range(FACES):
            kept += [face] * counts[face]
        parts.append(dice_set(tuple(kept)))
    return sorted(parts)


KEEPS: Final[tuple[list[int], ...]] = tuple([_parts(faces) for faces in DICE_SETS[FIRST_RESULT:]])

# --- action numbers: keep a set of dice, announce, name a character, name a cell --------------------------------
KEEP_BASE: Final = 0
USE_BASE: Final = 462  # use symbol s with n dice: USE_BASE + 5 * s + n - 1
PASS: Final = 487
TYPE_BASE: Final = 488
DECLINE: Final = 495
CELL_BASE: Final = 496
STOP: Final = 545
ACTIONS: Final = 546

# the same answers as bits of an offer
PASS_BIT: Final = 25  # after the 25 uses
DECLINE_BIT: Final = 7  # after the 7 characters
STOP_BIT: Final = 49  # after the 49 grid numbers
