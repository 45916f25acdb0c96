"""What a puzzle is, and how puzzles are written down: one JSON value a line, first what is known of them all."""

import math
from collections.abc import Sequence
from typing import Final, Literal, TypeVar

import msgspec

from auberge.analysis.reasons import Reason
from auberge.core.errors import BadData

Level = Literal["easy", "medium", "hard"]
LEVELS: Final[tuple[Level, ...]] = ("easy", "medium", "hard")
LEAST_ITERATIONS: Final = 8
FEWEST_MOVES: Final = 3
_HARD: Final = 1150  # rating from which on a puzzle is hard, if it is not seen at once
_EASIEST: Final = 700  # rating of what is found at sight among the fewest moves by the shortest search
_LONGER: Final = 100  # rating of a search twice as long
_WIDER: Final = 80  # rating of twice as many moves
_UNSEEN: Final = 300  # rating of what is not found at sight

T = TypeVar("T", bound=msgspec.Struct)


class Judged(msgspec.Struct, frozen=True, omit_defaults=True):
    """A move as it was judged: the chance to win with it, between what that lies 19 times of 20, and why the best move
    is better; of the best move itself, why it is better than those next to it."""

    move: str  # in the game's notation
    chance: float
    low: float
    high: float
    reasons: tuple[Reason, ...] = ()


class Puzzle(msgspec.Struct, frozen=True, omit_defaults=True):
    """A decision of one seat, how the game came to it, and what every legal move is worth.

    There is no seed: what is still to come is not told. What other seats hide is, so only `table.view_of` may be shown.
    """

    id: str
    game: str
    rules_version: int
    seats: int
    start_seat: int
    seat: int
    question: str  # the game's phase
    entries: tuple[str, ...]  # of the record, up to here
    moves: tuple[Judged, ...]  # every legal move, the best first
    worlds: int  # in which they were weighed
    iterations: int  # from which on a searching bot always finds the best move
    begun: tuple[str, ...] = ()  # the first parts of a decision that is asked in steps
    at_sight: bool = False  # a squire, who does not search, finds the best move too

    @property
    def best(self) -> Judged:
        """The move to find."""
        return self.moves[0]

    @property
    def level(self) -> Level:
        """How hard it is, in one word."""
        if self.at_sight:
            return "easy"
        return "hard" if self.rating >= _HARD else "medium"

    @property
    def rating(self) -> int:
        """How hard it is, on the scale of `rating`: by the search it takes, and by how much there is to choose from."""
        longer = math.log2(self.iterations / LEAST_ITERATIONS)
        wider = math.log2(len(self.moves) / FEWEST_MOVES)
        return _EASIEST + round(_LONGER * longer + _WIDER * wider) + (0 if self.at_sight else _UNSEEN)


class Mined(msgspec.Struct, frozen=True):
    """How a set was mined, and how far: what is needed to go on with it."""

    game: str
    rules_version: int
    seed: int
    games: int = 0  # played and looked through
    decisions: int = 0  # looked at
    candidates: int = 0  # that seemed to have one best move
    proved: int = 0  # of which the longer looks agreed


class PuzzleSet(msgspec.Struct, frozen=True):
    """The puzzles of one game, in the order they were found."""

    mined: Mined
    puzzles: tuple[Puzzle, ...] = ()

    def find(self, name: str) -> Puzzle | None:
        """The puzzle of this id."""
        return next((puzzle for puzzle in self.puzzles if puzzle.id == name), None)


def dumps(found: PuzzleSet) -> bytes:
    """The set as lines of JSON."""
    return b"".join(msgspec.json.encode(one) + b"\n" for one in (found.mined, *found.puzzles))


def loads(file: str, data: bytes) -> PuzzleSet:
    """The set in a file. BadData names the line that is wrong."""
    lines = data.splitlines()
    mined = _line(Mined, file, lines, 0)
    return PuzzleSet(mined, tuple(_line(Puzzle, file, lines, number) for number in range(1, len(lines))))


def _line(kind: type[T], file: str, lines: Sequence[bytes], number: int) -> T:
    try:
        return msgspec.json.decode(lines[number] if lines else b"", type=kind)
    except (msgspec.MsgspecError, UnicodeDecodeError) as problem:
        raise BadData("shape", file=file, entry=str(number + 1), field="-", problem=str(problem)) from problem
