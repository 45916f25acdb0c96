"""The decisions of Malta! as named, typed moves, and their action numbers.

A card and its targets are asked for one after another; `Announce`, `TakeOver` and `PayRacket` say a whole decision at
once, as it stands in the record (M-LOG-01).
"""

from functools import lru_cache
from typing import Final, Literal, get_args

from auberge.core.errors import BadMove
from auberge.core.protocol import Move, Seat
from auberge.games.malta import tables as t
from auberge.games.malta.tables import CARD_NAMES, DIRECTION_NAMES, CardName, DirectionName

Axis = Literal["row", "column"]


class Space(Move, frozen=True):
    """Name a space: to place the pawn at set-up, or as a target. Rows count from 0 at the bottom."""

    row: int
    col: int


class Play(Move, frozen=True):
    """Play this card (M-PLAY-07)."""

    card: CardName


class Player(Move, frozen=True):
    """Name a player: a target, or who is paid next."""

    seat: Seat


class Direction(Move, frozen=True):
    """Name a direction: a target, or where the pawn moves."""

    direction: DirectionName


class Turn(Move, frozen=True):
    """Turn the space by this many quarters clockwise (M-CARD-TURNSPACE-1)."""

    quarters: int


class Line(Move, frozen=True):
    """Name a row or a column, counted from 0 (M-CARD-SHIFTLINE-1)."""

    axis: Axis
    index: int


class Pass(Move, frozen=True):
    """Let it happen (M-RESP-07)."""


class Negate(Move, frozen=True):
    """Answer with Negate (M-CARD-NEGATE-5)."""


class Boomerang(Move, frozen=True):
    """Answer with Boomerang (M-CARD-BOOMERANG-5)."""


class Card(Move, frozen=True):
    """Name a card of the hand: to discard, to give, to pass on, to pay."""

    card: CardName


class Announce(Move, frozen=True):
    """Play a card and name all its targets at once."""

    card: CardName
    targets: tuple[str, ...]


class TakeOver(Move, frozen=True):
    """Answer with Boomerang and name all new targets at once."""

    targets: tuple[str, ...]


class PayRacket(Move, frozen=True):
    """Give this player this card as racket (M-RACKET-08)."""

    seat: Seat
    card: CardName


class Concede(Move, frozen=True):
    """The platform's move for a player who gives up, at any time (M-LOSE-13)."""


MaltaMove = (
    Space
    | Play
    | Player
    | Direction
    | Turn
    | Line
    | Pass
    | Negate
    | Boomerang
    | Card
    | Announce
    | TakeOver
    | PayRacket
    | Concede
)
MOVE_TYPES: Final[tuple[type[Move], ...]] = get_args(MaltaMove)
WHOLE: Final[frozenset[type[Move]]] = frozenset({Announce, TakeOver, PayRacket, Concede})  # those without a number


def _named(action: int) -> MaltaMove:
    if action < t.PLAY_BASE:
        return Space(*divmod(action, t.WIDTH))
    if action < t.PLAYER_BASE:
        return Play(CARD_NAMES[action - t.PLAY_BASE])
    if action < t.DIRECTION_BASE:
        return Player(Seat(action - t.PLAYER_BASE))
    if action < t.QUARTERS_BASE:
        return Direction(DIRECTION_NAMES[action - t.DIRECTION_BASE])
    if action < t.LINE_BASE:
        return Turn(action - t.QUARTERS_BASE + 1)
    if action < t.PASS:
        column, index = divmod(action - t.LINE_BASE, t.WIDTH)
        return Line("column" if column else "row", index)
    if action >= t.CARD_BASE:
        return Card(CARD_NAMES[action - t.CARD_BASE])
    answers: tuple[MaltaMove, ...] = (Pass(), Negate(), Boomerang())
    return answers[action - t.PASS]


MOVES: Final = tuple(_named(action) for action in range(t.ACTIONS))


def move_of(action: int) -> MaltaMove:
    """The move an action number stands for."""
    return MOVES[action]


@lru_cache(maxsize=1024)  # moves come again and again
def action_of(move: Move) -> int:
    """The action number of a move. BadMove if it is none of this game's, or one without a number."""
    match move:
        case Space(row, col) if 0 <= row < t.WIDTH and 0 <= col < t.WIDTH:
            return t.SPACE_BASE + t.location(row, col)
        case Space(row, col):
            raise BadMove("bad-move-no-such-cell", row=row, col=col)
        case Play(card):
            return t.PLAY_BASE + CARD_NAMES.index(card)
        case Player(seat) if 0 <= seat < t.MAX_SEATS:
            return t.PLAYER_BASE + seat
        case Player(seat):
            raise BadMove("bad-move-no-such-seat", seat=seat + 1)
        case Direction(direction):
            return t.DIRECTION_BASE + DIRECTION_NAMES.index(direction)
        case Turn(quarters) if 1 <= quarters <= 3:
            return t.QUARTERS_BASE + quarters - 1
        case Turn(quarters):
            raise BadMove("bad-move-quarters", quarters=quarters)
        case Line(axis, index) if 0 <= index < t.WIDTH:
            return t.LINE_BASE + (t.WIDTH if axis == "column" else 0) + index
        case Line(_, index):
            raise BadMove("bad-move-no-such-line", index=index)
        case Pass():
            return t.PASS
        case Negate():
            return t.ANSWER_NEGATE
        case Boomerang():
            return t.ANSWER_BOOMERANG
        case Card(card):
            return t.CARD_BASE + CARD_NAMES.index(card)
    raise BadMove("bad-move-unknown", move=type(move).__name__)
