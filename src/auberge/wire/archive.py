"""A table's past, over HTTP: any step of it, its points over time, its review."""

from auberge.core.protocol import Seat
from auberge.wire.parts import (
    Ending,
    Estimated,
    Part,
    RawExplanation,
    RawMove,
    RawView,
    ReasonLine,
    StepLine,
)


class ScorePoint(Part, frozen=True):
    """The points of every seat after one step of a finished game."""

    step: int
    seat: Seat
    points: tuple[int, ...]


class Story(Part, frozen=True):
    """A finished game for the score chart: points after every step."""

    steps: int
    scores: tuple[ScorePoint, ...]


class ChancePoint(Part, frozen=True):
    """Everybody's chance to win after a step."""

    step: int
    chances: tuple[Estimated, ...]


class CostlyDecision(Part, frozen=True):
    """A decision, due after so many steps, what would have been better, by how much, and why."""

    step: int
    seat: Seat
    made: RawMove
    better: RawMove
    cost: Estimated
    chance: float  # to win, with the move that was made
    reasons: tuple[ReasonLine, ...]


class ReviewFound(Part, frozen=True):
    """A finished game looked over: chances over time, by seat the costliest decisions, and luck."""

    steps: int
    curve: tuple[ChancePoint, ...]
    costly: tuple[tuple[CostlyDecision, ...], ...]
    luck: tuple[Estimated, ...]


class ReviewState(Part, frozen=True):
    """How far a review has come, from 0 to 1, and the review once it is there."""

    done: float
    review: ReviewFound | None


class Moment(Part, frozen=True):
    """The table as it stood after some step, through one's own eyes, and what that step was."""

    step: int
    most: int
    view: RawView
    explanation: RawExplanation
    lines: tuple[StepLine, ...]
    ending: Ending | None


class Log(Part, frozen=True):
    """Everything that happened at a table, through one's own eyes."""

    lines: tuple[StepLine, ...]
