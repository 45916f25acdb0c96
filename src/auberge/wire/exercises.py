"""Exercises, over HTTP: a decision as a seat saw it, what somebody tries, and how good that is."""

from typing import Annotated, Final, Literal

import msgspec

from auberge.puzzles.puzzle import Level
from auberge.puzzles.rating import Rating
from auberge.wire.lessons import WishedMove
from auberge.wire.parts import (
    Estimated,
    Part,
    Problem,
    RawExplanation,
    RawMove,
    RawView,
    ReasonLine,
)

MOST_SEEN: Final = 1000
PuzzleId = Annotated[str, msgspec.Meta(max_length=40)]
ExerciseAction = Literal["try", "why", "show"]
ExerciseVerdict = Literal["refused", "legal", "shown", "best", "good", "worse"]


class Exercise(Part, frozen=True):
    """A decision to make: what its seat saw, and nothing more."""

    game: str
    seats: int
    view: RawView
    explanation: RawExplanation


class SecondTry(Part, frozen=True):
    """A costly decision of a finished game to be made again: the how manieth of its seat in the order of the game, from
    1, of how many."""

    exercise: Exercise
    names: tuple[str, ...]  # of the players
    step: int  # after so many it was due
    number: int
    all: int


class ExerciseTry(Part, frozen=True):
    """A move that is tried, or asked why it is refused; or that one wants to be shown the best."""

    action: ExerciseAction
    move: WishedMove = None


class WeighedMove(Part, frozen=True):
    """A move, the chance to win with it, what it costs against the best (None: it is the best), and why."""

    move: RawMove
    chance: Estimated
    cost: Estimated | None
    reasons: tuple[ReasonLine, ...]


class ExerciseAnswer(Part, frozen=True):
    """How good it is: `good` cannot be told from the best. Of a decision in several steps one step is judged, as if
    what follows were played well."""

    verdict: ExerciseVerdict
    moves: tuple[WeighedMove, ...] = ()  # the best first
    tried: int | None = None  # its place among them
    made: int | None = None  # likewise, what was played in the game this comes from
    problem: Problem | None = None  # why a move is refused
    worlds: int | None = None  # simulated games it rests on, where that is known
    quick: bool = False  # these are so few that it is only an impression


class PuzzleInfo(Part, frozen=True):
    """A puzzle: a decision of a bots' game in which one move is clearly best; how hard it is, in a word and as a
    rating."""

    game: str
    id: str
    level: Level
    rating: int


class PuzzleShelf(Part, frozen=True):
    """How many puzzles there are of each game, and the one of the day."""

    day: str  # such as 2026-11-17, the server's by UTC
    daily: PuzzleInfo
    games: dict[str, int]


class PuzzleNow(Part, frozen=True):
    """A puzzle to be solved."""

    puzzle: PuzzleInfo
    exercise: Exercise


class PuzzleWish(Part, frozen=True):
    """What suits somebody: by their rating, and the puzzles they have answered, in that order."""

    rating: Rating = Rating()
    seen: Annotated[tuple[PuzzleId, ...], msgspec.Meta(max_length=MOST_SEEN)] = ()


class PuzzleTry(Part, frozen=True):
    """A try; with the rating somebody has, if it is their first at this puzzle."""

    tried: ExerciseTry
    rating: Rating | None = None


class PuzzleAnswer(Part, frozen=True):
    """How good the try is, and what rating it leads to."""

    answer: ExerciseAnswer
    rating: Rating | None = None


class PuzzleTold(Part, frozen=True):
    """What a worker answers: how good it is, or why the question makes no sense."""

    answer: PuzzleAnswer | None = None
    problem: Problem | None = None


class ExerciseTold(Part, frozen=True):
    """What a worker answers: how good it is, or why the question makes no sense."""

    answer: ExerciseAnswer | None = None
    problem: Problem | None = None
