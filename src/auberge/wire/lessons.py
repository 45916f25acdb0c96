"""Lessons, over HTTP: a course, what a learner does in a lesson, and what comes of it. The server keeps nothing."""

from typing import Annotated, Literal

import msgspec

from auberge.lessons.run import LessonState
from auberge.wire.parts import Part, Problem, RawExplanation, RawView, StepLine

WishedMove = Annotated[dict[str, object] | None, msgspec.Meta(extra={"typescript": "Move | null"})]
LessonAction = Literal["open", "move", "why", "show", "back", "go_on"]
LessonOutcome = Literal["opened", "refused", "onward", "reached", "missed"]


class LessonInfo(Part, frozen=True):
    """A lesson of a course; its title is `lesson-<id>-title`."""

    id: str
    steps: int


class CourseInfo(Part, frozen=True):
    """The lessons of a game, in their order."""

    game: str
    lessons: tuple[LessonInfo, ...]


class LessonWish(Part, frozen=True):
    """What the learner does, and where they stand: to open the lesson there, make a move, ask why it is refused (that
    counts as a try), be shown a way, go back, or go on to the next step."""

    state: LessonState
    action: LessonAction
    move: WishedMove = None


class LessonFrame(Part, frozen=True):
    """One step at the table, and what the learner sees after it."""

    line: StepLine
    view: RawView


class LessonNow(Part, frozen=True):
    """What came of it. Words of the step: `lesson-<id>-<step from 1>-text`, `-nudge` and `-done`."""

    state: LessonState
    steps: int  # of the lesson
    seats: int  # at its table
    outcome: LessonOutcome
    frames: tuple[LessonFrame, ...]  # what happened, also where it is taken back
    view: RawView  # the table as it stands now: after a miss, as the step began
    explanation: RawExplanation
    point: tuple[str, ...]  # what to look at: a thing, and which one
    pressed: tuple[str, ...] = ()  # those of them that the intended move uses
    rules: tuple[str, ...] = ()  # what the step is about
    problem: Problem | None = None  # why a move is refused
    rule: str | None = None  # tells why a legal move misses
    nudge: bool = False  # the learner has tried often enough


class LessonTold(Part, frozen=True):
    """What a worker answers: how it stands, or why the wish makes no sense."""

    now: LessonNow | None = None
    problem: Problem | None = None
