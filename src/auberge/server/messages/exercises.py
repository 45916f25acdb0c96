"""Exercises, over HTTP: a decision as a seat saw it, what somebody tries, and how good that is."""

from typing import Literal

from auberge.server.messages.lessons import WishedMove
from auberge.server.messages.parts import (
    Estimated,
    Part,
    Problem,
    RawExplanation,
    RawMove,
    RawView,
    ReasonLine,
)

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


class ExerciseTold(Part, frozen=True):
    """What a worker answers: how good it is, or why the question makes no sense."""

    answer: ExerciseAnswer | None = None
    problem: Problem | None = None
