"""The format of a lesson, `lessons/<game>/NN-name.toml`: steps, each a position and something to bring about.

The learner sits in seat 1. Moves of the learner are written as in records but without the seat (`use wall 2`); what
chance and the other seats do is written with it (`2 use wall 2`, `1 roll log wall`). The other seats let every card
pass that they may respond to, unless the lesson says otherwise.
"""

from collections.abc import Iterator, Sequence
from typing import Final, Literal, get_args

import msgspec

from auberge.core.errors import BadData
from auberge.core.protocol import Seat
from auberge.testing.tables import read_as

LEARNER: Final = Seat(0)

Thing = Literal[
    "button", "card", "cell", "cost", "counter", "die", "goods", "hand", "building", "barrel", "jean", "pawn",
    "pirates", "pool", "score", "space", "symbol", "tower", "zone",
]  # fmt: skip


class Goal(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is to be true, since the step began (see `testing.expectations` for how parts are named)."""

    then: dict[str, object] = {}  # parts of what everyone sees
    least: dict[str, int] = {}  # numbers in it, by their path, that are at least this
    events: tuple[str | dict[str, object], ...] = ()  # in this order, others may come between
    no_events: tuple[str, ...] = ()  # kinds that have not happened
    sheet: dict[str, tuple[int, ...]] = {}  # lines of the score sheet, by source
    places: tuple[int, ...] = ()  # of a finished game
    over: bool | None = None  # the game is, or is not, over
    one_of: tuple["Goal", ...] = ()  # and one of these


class Way(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Legal moves that miss the goal, and the rule that tells why, if one does."""

    play: tuple[str, ...]
    rule: str | None = None


class Refused(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Moves of which the last is refused, by this rule."""

    play: tuple[str, ...]
    rule: str


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One thing to do."""

    do: tuple[str, ...]  # one way to the goal
    goal: Goal
    rules: tuple[str, ...]  # of the canon, met here
    depth: int = 0  # how many decisions a way to the goal may take, where that is more than `do` has
    players: int = 2
    start: int = 1  # the start seat
    given: dict[str, object] = {}  # the position (see `Game.arrange`)
    goes_on: bool = False  # or: the position to which the intended way of the step before led
    before: tuple[str, ...] = ()  # what the table does first
    after: tuple[str, ...] = ()  # what it does once the goal is reached
    later: Goal | None = None  # what is true then
    wrong: tuple[Way, ...] = ()
    refused: tuple[Refused, ...] = ()
    point: tuple[str, ...] = ()  # what to look at: a thing, and which one (`cell (2,2)`, `pawn 2`)

    @property
    def pressed(self) -> tuple[str, ...]:
        """Returns those of the things pointed at that the intended way uses. The others are only to be looked at."""
        return tuple(thing for thing in self.point if _uses(self.do, *thing.split(maxsplit=1)))


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A few steps about one matter. Its words are `lesson-<id>-title` and for every step, from 1,
    `lesson-<id>-<step>-text`, `-nudge` and `-done`."""

    id: str
    step: tuple[Step, ...]


_PRESSABLE: Final = ("die", "card", "building", "cell", "space", "pawn")


def _uses(do: Sequence[str], kind: str, which: str = "") -> bool:
    """Whether these moves name a thing: a button always, the space a pawn moves to by its direction."""
    if kind == "button":
        return True
    if kind == "space" and any(text.startswith("move ") for text in do):
        return True
    return kind in _PRESSABLE and any(which in text.split()[1:] for text in do)


def read(file: str, text: str) -> Lesson:
    """The lesson in a file. BadData names file, entry and field of what is wrong."""
    lesson = read_as(Lesson, file, text)
    for entry, field in _blunders(lesson):
        raise BadData("lesson", file=file, entry=entry, field=field)
    return lesson


def _blunders(lesson: Lesson) -> Iterator[tuple[str, str]]:
    """What fits the format and still makes no sense, as entry and field."""
    if not lesson.step:
        yield "-", "step"
    for number, step in enumerate(lesson.step):
        yield from ((f"step[{number}]", field) for field in _blunders_of(step, first=number == 0))


def _blunders_of(step: Step, *, first: bool) -> Iterator[str]:
    if step.goes_on == bool(step.given):
        yield "given"
    if step.goes_on and first:
        yield "goes_on"
    for field in ("do", "rules", "wrong"):
        if not getattr(step, field):
            yield field
    if step.goal == Goal():
        yield "goal"
    if any(thing.partition(" ")[0] not in get_args(Thing) for thing in step.point):
        yield "point"
