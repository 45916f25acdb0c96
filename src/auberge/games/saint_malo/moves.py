"""The decisions of Saint Malo as named, typed moves, and their action numbers (SM-REC-03)."""

from functools import lru_cache
from typing import Final, get_args

from auberge.core.errors import BadMove
from auberge.core.protocol import Move
from auberge.games.saint_malo import tables as t
from auberge.games.saint_malo.tables import CHARACTER_NAMES, FACE_NAMES, SYMBOL_NAMES, CharacterName, Face, Symbol


class Keep(Move, frozen=True):
    """Leave these dice lying and roll the others; keeping all five ends rolling (SM-REC-05)."""

    faces: tuple[Face, ...]


class Use(Move, frozen=True):
    """Announce a symbol and a number of dice, and pay at once (SM-PICK-19)."""

    symbol: Symbol
    dice: int


class Pass(Move, frozen=True):
    """Use no symbol (SM-PICK-18)."""


class Recruit(Move, frozen=True):
    """Name the character that comes (SM-CHAR-02, SM-WALL-10)."""

    character: CharacterName


class Decline(Move, frozen=True):
    """Do without the bonus character (SM-WALL-23)."""


class Place(Move, frozen=True):
    """Draw what is due in this cell; rows and columns run from 0 to 6, from the top left."""

    row: int
    col: int


class Stop(Move, frozen=True):
    """Build no further house (SM-CHAR-ARCHITECT-11)."""


class Absent(Move, frozen=True):
    """The platform's move for a seat that is not there, in place of its first roll (SM-REC-09)."""


SaintMaloMove = Keep | Use | Pass | Recruit | Decline | Place | Stop | Absent
MOVE_TYPES: Final[tuple[type[Move], ...]] = get_args(SaintMaloMove)


# the faces of every set of dice, in the order of the canon
FACES_OF: Final = tuple(tuple(FACE_NAMES[face] for face in faces) for faces in t.DICE_SETS)


@lru_cache(maxsize=4096)  # dice thrown again and again
def dice_of(faces: tuple[Face, ...]) -> int:
    """The number of the set with these faces."""
    if len(faces) > t.DICE:
        raise BadMove("bad-move-too-many-dice", dice=len(faces))
    return t.dice_set(tuple(FACE_NAMES.index(face) for face in faces))


def _named(action: int) -> SaintMaloMove:
    if action < t.USE_BASE:
        return Keep(FACES_OF[action])
    if action < t.PASS:
        symbol, dice = divmod(action - t.USE_BASE, t.DICE)
        return Use(SYMBOL_NAMES[symbol], dice + 1)
    if action == t.PASS:
        return Pass()
    if action < t.DECLINE:
        return Recruit(CHARACTER_NAMES[action - t.TYPE_BASE])
    if action == t.DECLINE:
        return Decline()
    if action < t.STOP:
        return Place(*divmod(action - t.CELL_BASE, t.SIZE))
    return Stop()


MOVES: Final = tuple(_named(action) for action in range(t.ACTIONS))


def move_of(action: int) -> SaintMaloMove:
    """The move an action number stands for."""
    return MOVES[action]


@lru_cache(maxsize=1024)  # moves come again and again
def action_of(move: Move) -> int:
    """The action number of a move. BadMove if it is none of this game's, or `absent`, which has no number."""
    match move:
        case Keep(faces):
            return dice_of(faces)
        case Use(symbol, dice) if 1 <= dice <= t.DICE:
            return t.USE_BASE + t.DICE * SYMBOL_NAMES.index(symbol) + dice - 1
        case Use(_, dice):
            raise BadMove("bad-move-number-of-dice", dice=dice)
        case Pass():
            return t.PASS
        case Recruit(character):
            return t.TYPE_BASE + CHARACTER_NAMES.index(character)
        case Decline():
            return t.DECLINE
        case Place(row, col) if 0 <= row < t.SIZE and 0 <= col < t.SIZE:
            return t.CELL_BASE + t.cell_number(row, col)
        case Place(row, col):
            raise BadMove("bad-move-no-such-cell", row=row, col=col)
        case Stop():
            return t.STOP
    raise BadMove("bad-move-unknown", move=type(move).__name__)
