"""The table, over WebSocket: what the server tells."""

import msgspec

from auberge.analysis.coaching import Degree
from auberge.core.protocol import Seat
from auberge.wire.lobby import ChanceInfo, SeatInfo, TableInfo
from auberge.wire.parts import (
    NOT_EXPLAINED,
    Ending,
    Estimated,
    Part,
    Phrase,
    Problem,
    RawExplanation,
    RawMove,
    RawView,
    ReasonLine,
    StepLine,
    Waiting,
)


class UndoOffer(Part, frozen=True):
    """The seat that looks may take back its last step, or all of its steps that can be taken back."""

    seat: Seat
    step: int  # after undoing one step
    first: int  # after undoing all
    move: RawMove  # what the last step was
    for_you: int | None = None  # after undoing all that a bot did for this seat, if it did something of it


class BackOffer(Part, frozen=True):
    """The decision that the seat that looks could ask the others to take back; `problem` is the key of why not."""

    step: int  # so many lines of its log would stand
    problem: str | None


class BackRequest(Part, frozen=True):
    """A seat asks the others to let it take back its last decision."""

    seat: Seat
    step: int  # so many lines of the log of whoever looks would stand: the next one tells of that decision
    agreed: tuple[Seat, ...]
    ends: float  # then silence counts as no, in seconds since 1970


class Asking(Part, frozen=True):
    """How the seat that looks wants to be asked in secret, and how a question put to it stands; told to it alone."""

    asks: str
    this_turn: bool  # that holds for this turn only
    usual: str  # how it is asked when it wants to be asked again
    silent: bool  # it is asked now, and the table passes for it by itself
    held: bool  # it has passed; that takes hold when the wait is over
    left: float | None  # seconds until the clock passes for it, if it does


class Now(Part, frozen=True):
    """The table as it stands, through the eyes of the seat that looks."""

    version: int  # counts what this viewer were ever shown; intents carry the one they saw
    step: int  # counts the lines of their log
    view: RawView
    waiting: Waiting
    undo: UndoOffer | None
    ending: Ending | None
    asking: Asking | None = None
    ask_back: BackOffer | None = None
    back: BackRequest | None = None
    explanation: RawExplanation = NOT_EXPLAINED  # if asked for


class Word(Part, frozen=True):
    """What somebody said across the table: a set phrase, or a text of their own."""

    seat: Seat
    at: float  # in seconds since 1970
    phrase: Phrase | None = None
    text: str | None = None


class _Told(msgspec.Struct, frozen=True, tag_field="kind", tag=str.lower):
    """A message of the server."""


class Welcome(_Told, frozen=True):
    """The whole table: after Hello, after Look, and whenever the browser has missed something."""

    table: TableInfo
    held: tuple[Seat, ...]
    looking: Seat | None
    steps: tuple[StepLine, ...]
    now: Now
    words: tuple[Word, ...] = ()  # the last ones that were said across the table


class Keys(_Told, frozen=True):
    """Which seat each secret of Hello holds, in their order; None: no seat here, or none any more."""

    seats: tuple[Seat | None, ...]


class Swapped(_Told, frozen=True):
    """Two seats have changed places: whoever held one holds the other, by the same secret."""

    seat: Seat
    other: Seat


class Update(_Told, frozen=True):
    """What happened: the log stands up to line `after`, then come these. At the end of a game with secrets all lines
    are told: now everybody's log has a line for every step.

    To browsers that said so (`Hello.changes`) a field of the view that is missing is as it was. Whoever wants the whole
    view says `Look`."""

    after: int
    steps: tuple[StepLine, ...]
    now: Now


class Seats(_Told, frozen=True):
    """Somebody came, went, was renamed, agreed to hints, a bot took over or gave back, or a seat is another's now."""

    seats: tuple[SeatInfo, ...]
    spectators: int
    hints: bool  # hints are given here
    coach: Degree  # what all people agree on
    coached: bool  # there was a coach at some time of the game
    free_text: bool  # those who hold seats may write to each other in their own words


class Heard(_Told, frozen=True):
    """Somebody said something across the table. Texts of their own are told to those who hold seats, to nobody else."""

    word: Word


class Gathering(_Told, frozen=True):
    """Somebody promised or told a number. When the game begins, everybody is welcomed anew."""

    chance: ChanceInfo


class Done(_Told, frozen=True):
    """The intent of this id is durable, or the word across the table is told; and the version then: of the seat's eyes,
    or a spectator's where it changed nothing in the game."""

    id: str
    version: int


class Refused(_Told, frozen=True):
    """The intent of this id changed nothing, and why. A stale one: an Update or Welcome is on its way."""

    id: str
    problem: Problem


class WhyNot(_Told, frozen=True, tag="why_not"):
    """The answer to Why: the refusal, or none if the move is legal."""

    id: str
    problem: Problem | None


class AdvisedMove(Part, frozen=True):
    """A move, the chance to win with it, how much of the thought went to it (0 to 1), and why."""

    move: RawMove
    chance: Estimated
    thought: float
    reasons: tuple[ReasonLine, ...]


class Advice(_Told, frozen=True):
    """The answer to Hint: the best few moves, the best first, and in how many imagined games they were weighed. If
    `quick`, these are too few to tell them apart: it is thought on about them, and another answer follows."""

    id: str
    version: int
    moves: tuple[AdvisedMove, ...]
    worlds: int
    quick: bool


class Coached(_Told, frozen=True):
    """The coach's word on the intent of this id: one move of the seat is clearly worse than another. The intent is not
    done; said again with `sure`, it is. `afterwards` it is done already, and can be taken back. Told to the seat's own
    eyes alone."""

    id: str
    version: int
    seat: Seat
    step: int | None  # after taking that move back, so many lines of the log stand; None: it is the one being made
    move: RawMove
    chance: Estimated  # to win with it
    best: Estimated  # to win with the best
    reasons: tuple[ReasonLine, ...]  # for the best
    afterwards: bool = False


class BotThought(_Told, frozen=True, tag="bot_thought"):
    """The answer to Wonder: the move that was made and others, the best first, as a strong player sees them. From the
    computer player's own view once the game is over or where nothing is hidden (`whole`); else from what the seat that
    asks could see then."""

    id: str
    step: int
    seat: Seat  # whose move it was
    bot: str | None  # the level that made it, where it is known
    moves: tuple[AdvisedMove, ...]
    made: int  # the place of the move that was made
    worlds: int
    quick: bool
    whole: bool


class Asked(_Told, frozen=True):
    """A seat that is held here is asked in secret, while others' eyes look."""

    seat: Seat


class PlayAgain(_Told, frozen=True, tag="play_again"):
    """Somebody opened the next table with the same seats."""

    table: TableInfo


class Closing(_Told, frozen=True):
    """The server ends this connection, and why; the browser may come back."""

    problem: Problem


class Pong(_Told, frozen=True):
    """Yes."""


Told = (
    Welcome
    | Keys
    | Swapped
    | Update
    | Seats
    | Heard
    | Gathering
    | Done
    | Refused
    | WhyNot
    | Advice
    | Coached
    | BotThought
    | Asked
    | PlayAgain
    | Closing
    | Pong
)
