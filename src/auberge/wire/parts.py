"""Parts that several kinds of messages share, and the values they may have."""

from typing import Annotated, Final, Literal

import msgspec

from auberge.core.protocol import Seat

RawMove = Annotated[msgspec.Raw, msgspec.Meta(extra={"typescript": "Move"})]
RawEvent = Annotated[msgspec.Raw, msgspec.Meta(extra={"typescript": "GameEvent"})]
RawFacts = Annotated[msgspec.Raw, msgspec.Meta(extra={"typescript": "{ readonly [field: string]: unknown }"})]
RawView = Annotated[msgspec.Raw, msgspec.Meta(extra={"typescript": "View"})]
RawExplanation = Annotated[msgspec.Raw, msgspec.Meta(extra={"typescript": "Explanation | null"})]
NOT_EXPLAINED: Final = msgspec.Raw(b"null")

Holder = Literal["here", "link", "bot"]
HouseState = Literal["open", "closed", "set"]
State = Literal["running", "over", "stopped"]
ANSWER_WAIT: Final = 1.2
ANSWER_WAITS: Final = (0.5, ANSWER_WAIT, 3.0, 6.0)
ANSWER_LIMITS: Final = (None, 0.0, 10.0, 20.0, 30.0, 60.0)
Phrase = Literal["well", "smile", "wince", "cheers", "thanks", "moment"]  # words under `web-say-<phrase>`
WaitingKind = Literal["gather", "decide", "throw", "confirm", "bot", "chance", "over", "stopped"]


class Part(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A plain part of a message."""


class Problem(Part, frozen=True):
    """What is wrong: the key of a sentence, its values, and the canon's rule where a rule says so."""

    key: str
    values: dict[str, str | int] = {}
    rule: str | None = None


class ScoreRow(Part, frozen=True):
    """One source of points on the score sheet, with the points of every seat."""

    source: str
    points: tuple[int, ...]


class Ending(Part, frozen=True):
    """How the game ended: places (1 is best, equal places are shared), points, and where they came from."""

    places: tuple[int, ...]
    scores: tuple[int, ...]
    sheet: tuple[ScoreRow, ...]


class StepLine(Part, frozen=True):
    """One step of the table as this seat may know it: a line of its log. `step` counts these lines from 1.

    Where nothing was seen to happen, as in the middle of a decision, `moves` holds what was done if this viewer may
    know: it is their own, nothing is hidden in the game, or the game is over."""

    step: int
    seat: Seat
    events: tuple[RawEvent, ...]
    chance: bool = False  # nobody decided
    moves: tuple[RawMove, ...] = ()  # one, or none


class ReasonLine(Part, frozen=True):
    """Why a move is good: the key of a sentence, the number with this move (`here`) and with the others (`other`)."""

    key: str
    here: float
    other: float


class Waiting(Part, frozen=True):
    """What the table waits for, of whom (SOMEBODY where that is a secret) and since when."""

    kind: WaitingKind
    seat: int
    since: float


class Estimated(Part, frozen=True):
    """A number, and between what it lies 19 times of 20."""

    value: float
    low: float
    high: float
