"""Everything the browser and the server say to each other, typed once.

`scripts/write_protocol.py` writes the TypeScript of it into `web/src/lib/protocol/`; a test fails when that is out of
date. Seats count from 0 here as everywhere in code. A move, an event and a view are the game's own types: they travel
as raw JSON and stand in TypeScript as the unions `Move`, `GameEvent` and `View` of all games.
"""

from typing import Annotated, Final, Literal

import msgspec

from auberge.core.protocol import OptionValue, Seat

RawMove = Annotated[msgspec.Raw, msgspec.Meta(extra={"typescript": "Move"})]
RawEvent = Annotated[msgspec.Raw, msgspec.Meta(extra={"typescript": "GameEvent"})]
RawFacts = Annotated[msgspec.Raw, msgspec.Meta(extra={"typescript": "{ readonly [field: string]: unknown }"})]
RawView = Annotated[msgspec.Raw, msgspec.Meta(extra={"typescript": "View"})]

Holder = Literal["here", "link", "bot"]
HouseState = Literal["open", "closed", "set"]
State = Literal["running", "over", "stopped"]
ANSWER_WAIT: Final = 1.2
ANSWER_WAITS: Final = (0.5, ANSWER_WAIT, 3.0, 6.0)
ANSWER_LIMITS: Final = (None, 0.0, 10.0, 20.0, 30.0, 60.0)
Phrase = Literal["well", "smile", "wince", "cheers", "thanks", "moment"]  # words under `web-say-<phrase>`
WaitingKind = Literal["gather", "decide", "throw", "confirm", "bot", "chance", "over", "stopped"]


class _Data(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A plain part of a message."""


# --- the lobby, over HTTP -------------------------------------------------------------------------------------------


class OptionInfo(_Data, frozen=True):
    """A rule option a table may choose; words under `<game>-option-<name>`."""

    name: str
    default: OptionValue
    choices: tuple[OptionValue, ...]
    rule: str
    most_seats: dict[str, int]


class GameInfo(_Data, frozen=True):
    """A game that can be played here."""

    name: str
    min_seats: int
    max_seats: int
    options: tuple[OptionInfo, ...]
    presets: dict[str, dict[str, OptionValue]]
    rules_version: int
    bots: tuple[str, ...]
    hidden: bool  # seats see different things: people round one screen pass it on
    throws: bool  # chance is in the players' hands: dice they throw
    asks: tuple[str, ...]  # how a seat may want to be asked in secret; words under `<game>-asks-<name>`
    data_bytes: int  # the longest house data that is read


class HouseData(_Data, frozen=True):
    """House data (TOML) to be checked before a table is opened with it."""

    data: str


class DataChecked(_Data, frozen=True):
    """Whether house data can be played: what is wrong with it, naming entry and field; or nothing, with warnings as
    keys of sentences, and how many facts are known how well."""

    problem: "Problem | None" = None
    warnings: tuple[str, ...] = ()
    known: dict[str, int] = {}


class DataFacts(_Data, frozen=True):
    """A data file as JSON, sources included, whether or not it can be played; or nothing, and why it is no TOML."""

    facts: RawFacts
    problem: "Problem | None" = None


class SeatOrder(_Data, frozen=True):
    """Who shall sit at one seat: somebody at this screen, whoever has the link, or a bot."""

    holder: Holder
    name: str = ""
    bot: str | None = None


class OpenTable(_Data, frozen=True):
    """The wish for a new table. An open start seat is drawn."""

    game: str
    seats: tuple[SeatOrder, ...]
    name: str = ""
    start_seat: Seat | None = None
    options: dict[str, OptionValue] = {}
    data: str | None = None
    answer_wait: float = ANSWER_WAIT  # one of ANSWER_WAITS: seconds, on average, before a secret pass takes hold
    answer_limit: float | None = None  # one of ANSWER_LIMITS: seconds until the clock passes; 0: with the wait
    free_text: bool = False  # those who hold seats may write to each other in their own words


class StandIn(_Data, frozen=True):
    """How the others may let a bot play for somebody who is away, and how it stands with that."""

    opens: float  # from when on, in seconds since 1970
    least: str  # the weakest bot they may choose
    bot: str | None = None  # the one that is proposed
    agreed: tuple[Seat, ...] = ()
    missing: tuple[Seat, ...] = ()  # the seats whose word is missing, as it was when this was told


class SeatInfo(_Data, frozen=True):
    """Who sits at a seat. `bot` plays it now; with a holder `here` or `link` it stands in for somebody who left. Since
    when that is so, or since when they are away, is told if it is known."""

    name: str
    holder: Holder
    bot: str | None
    present: bool
    since: float | None = None
    hints: bool = False  # the person agrees that everybody may ask for hints
    stand_in: StandIn | None = None  # only where the person is away and plays themselves


class SeatChance(_Data, frozen=True):
    """What the device of a seat adds to the chance: the promise of a number, then the number. Both in hexadecimal."""

    promise: str | None
    number: str | None


class ChanceInfo(_Data, frozen=True):
    """Sealed chance (docs/how-to/fair-chance.md): the seal of the table's secret, shown before the first draw, and what
    the seats add. Numbers are told once promises are closed; then the game begins."""

    seal: str
    seats: tuple[SeatChance, ...]
    closed: bool
    begun: bool


class TableInfo(_Data, frozen=True):
    """What everybody may know of a table. A start seat that is left to chance is not known before the game begins."""

    id: str
    name: str
    game: str
    rules_version: int
    options: dict[str, OptionValue]
    house_data: bool
    start_seat: Seat | None
    seats: tuple[SeatInfo, ...]
    state: State
    opened: float  # seconds since 1970
    answer_wait: float
    answer_limit: float | None
    hints: bool  # hints are given here: nobody sits elsewhere, or everybody agrees
    free_text: bool  # those who hold seats may write to each other in their own words
    hosts: tuple[Seat, ...]  # the seats whose people may switch that
    chance: ChanceInfo | None = None  # None: a table of before there were seals


class TableOpened(_Data, frozen=True):
    """A table is ready. A seat's secret is told once, here, to the browser that opened the table; a bot has none."""

    table: TableInfo
    secrets: tuple[str | None, ...]


class Reach(_Data, frozen=True):
    """Where other devices reach this server: addresses to put before a path, the likeliest first. Whether the house is
    open to them, or that is set and not to be changed by whoever asks; and whether somebody has answered yet."""

    addresses: tuple[str, ...]
    house: HouseState
    answered: bool


class HouseWish(_Data, frozen=True):
    """Whether the devices of the house shall reach this server."""

    open: bool


class StatusWish(_Data, frozen=True):
    """The tables a browser remembers."""

    tables: tuple[str, ...]


class TableStatus(_Data, frozen=True):
    """How one of them stands, and how its game ended; nothing but the id if there is no such table any more."""

    id: str
    table: TableInfo | None
    waiting: "Waiting | None"
    ending: "Ending | None" = None


class Again(_Data, frozen=True):
    """The next table with the same seats; everybody's secret opens it too."""

    table: TableInfo


class ScorePoint(_Data, frozen=True):
    """The points of every seat after one step of a finished game."""

    step: int
    seat: Seat
    points: tuple[int, ...]


class Story(_Data, frozen=True):
    """A finished game for the score chart: points after every step."""

    steps: int
    scores: tuple[ScorePoint, ...]


class ReasonLine(_Data, frozen=True):
    """Why a move is good: the key of a sentence, the number with this move (`here`) and with the others (`other`)."""

    key: str
    here: float
    other: float


class Estimated(_Data, frozen=True):
    """A number, and between what it lies 19 times of 20."""

    value: float
    low: float
    high: float


class ChancePoint(_Data, frozen=True):
    """Everybody's chance to win after a step."""

    step: int
    chances: tuple[Estimated, ...]


class CostlyDecision(_Data, frozen=True):
    """A decision, due after so many steps, what would have been better, by how much, and why."""

    step: int
    seat: Seat
    made: RawMove
    better: RawMove
    cost: Estimated
    chance: float  # to win, with the move that was made
    reasons: tuple[ReasonLine, ...]


class ReviewFound(_Data, frozen=True):
    """A finished game looked over: chances over time, by seat the costliest decisions, and luck."""

    steps: int
    curve: tuple[ChancePoint, ...]
    costly: tuple[tuple[CostlyDecision, ...], ...]
    luck: tuple[Estimated, ...]


class ReviewState(_Data, frozen=True):
    """How far a review has come, from 0 to 1, and the review once it is there."""

    done: float
    review: ReviewFound | None


class Problem(_Data, frozen=True):
    """What is wrong: the key of a sentence, its values, and the canon's rule where a rule says so."""

    key: str
    values: dict[str, str | int] = {}
    rule: str | None = None


# --- the table, over WebSocket: what the browser says ----------------------------------------------------------------


class _Said(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag=str.lower):
    """A message of the browser."""


class Hello(_Said, frozen=True):
    """The first word: which seats this browser holds (none: it watches), and through whose eyes it looks."""

    secrets: tuple[str, ...]
    look: Seat | None = None


class Look(_Said, frozen=True):
    """Look through another seat's eyes: one that is held here, or a spectator's."""

    seat: Seat | None


class Act(_Said, frozen=True):
    """A seat's move. `id` is made once by the browser: said again, it acts once."""

    id: str
    version: int
    seat: Seat
    move: RawMove


class Proceed(_Said, frozen=True):
    """Go on: throw the dice that are due, or make the turn final that could still be undone."""

    id: str
    version: int
    seat: Seat


class Undo(_Said, frozen=True):
    """Back to the table as it stood after so many lines of the seat's log."""

    id: str
    version: int
    seat: Seat
    step: int


class Why(_Said, frozen=True):
    """Why can this move not be made now? Changes nothing."""

    id: str
    seat: Seat
    move: RawMove


class Rename(_Said, frozen=True, tag="rename"):
    """The person at this seat has a name."""

    id: str
    seat: Seat
    name: str


class LetBotPlay(_Said, frozen=True, tag="let_bot_play"):
    """A bot takes over one's own seat; or it is proposed for one whose person has been away for a while, and takes over
    once all other people here agree."""

    id: str
    seat: Seat
    bot: str


class AgreeStandIn(_Said, frozen=True, tag="agree_stand_in"):
    """The bot that is proposed shall play this seat, whose person is away; or it shall not, and the proposal is off."""

    id: str
    seat: Seat
    agrees: bool


class TakeBack(_Said, frozen=True, tag="take_back"):
    """The person at this seat plays again."""

    id: str
    seat: Seat


class Reopen(_Said, frozen=True):
    """A table that has stopped by a fault of ours shall go on from the last good step."""

    id: str
    seat: Seat


class Ask(_Said, frozen=True):
    """How this seat wants to be asked where it is a secret who is asked: for good, or for this turn only."""

    id: str
    seat: Seat
    asks: str
    this_turn: bool = False


class Hint(_Said, frozen=True):
    """What would you do? Changes nothing; the answer comes to whoever asks alone."""

    id: str
    version: int
    seat: Seat


class AgreeHints(_Said, frozen=True, tag="agree_hints"):
    """This seat agrees that everybody here may ask for hints, or does so no longer."""

    id: str
    seat: Seat
    agrees: bool


class AskBack(_Said, frozen=True, tag="ask_back"):
    """This seat asks the others to let it take back its last decision, which is final, or on which somebody has gone
    on. If nobody else plays here, or all of them sit at the same screen, that is done at once."""

    id: str
    version: int
    seat: Seat


class AgreeBack(_Said, frozen=True, tag="agree_back"):
    """The others let this seat take back its decision; or they do not, or it takes its own request back, and the game
    goes on."""

    id: str
    version: int
    seat: Seat
    agrees: bool


class Say(_Said, frozen=True):
    """The person at this seat says a set phrase to everybody, who reads it in their own language."""

    id: str
    seat: Seat
    phrase: Phrase


class Write(_Said, frozen=True):
    """The person at this seat says something in their own words to the others who hold seats, where that is allowed."""

    id: str
    seat: Seat
    text: str


class AllowText(_Said, frozen=True, tag="allow_text"):
    """A host lets those who hold seats write to each other in their own words, or does so no longer."""

    id: str
    seat: Seat
    allows: bool


class Promise(_Said, frozen=True):
    """The device of this seat promises a number: SHA-256 of it, in hexadecimal (docs/how-to/fair-chance.md)."""

    id: str
    seat: Seat
    promise: str


class Number(_Said, frozen=True):
    """The number that was promised, once promises are closed: 256 random bits, in hexadecimal."""

    id: str
    seat: Seat
    number: str


class Begin(_Said, frozen=True):
    """Begin without those who have not promised a number; said again, also without those who have not told theirs. With
    a bot, it stands in for those who are not here; they take their seats back when they come."""

    id: str
    seat: Seat
    bot: str | None = None


class SetSeat(_Said, frozen=True, tag="set_seat"):
    """Before the game begins, somebody else shall sit at this seat: a bot, or whoever has the secret of which this is
    the SHA-256, in hexadecimal. Whoever sat there sits there no longer."""

    id: str
    seat: Seat
    order: SeatOrder
    key: str | None = None


class SwapSeats(_Said, frozen=True, tag="swap_seats"):
    """Before the game begins, these two change places, with everything that is theirs: names, links, bots."""

    id: str
    seat: Seat
    other: Seat


class Ping(_Said, frozen=True):
    """Is anybody there?"""


Said = (
    Hello
    | Look
    | Act
    | Proceed
    | Undo
    | Why
    | Rename
    | LetBotPlay
    | AgreeStandIn
    | TakeBack
    | Reopen
    | Ask
    | Hint
    | AgreeHints
    | AskBack
    | AgreeBack
    | Say
    | Write
    | AllowText
    | Promise
    | Number
    | Begin
    | SetSeat
    | SwapSeats
    | Ping
)

# --- the table, over WebSocket: what the server tells ----------------------------------------------------------------


class Waiting(_Data, frozen=True):
    """What the table waits for, of whom (SOMEBODY where that is a secret) and since when."""

    kind: WaitingKind
    seat: int
    since: float


class UndoOffer(_Data, frozen=True):
    """The seat that looks may take back its last step, or all of its steps that can be taken back."""

    seat: Seat
    step: int  # after undoing one step
    first: int  # after undoing all
    move: RawMove  # what the last step was
    for_you: int | None = None  # after undoing all that a bot did for this seat, if it did something of it


class BackOffer(_Data, frozen=True):
    """The decision that the seat that looks could ask the others to take back; `problem` is the key of why not."""

    step: int  # so many lines of its log would stand
    problem: str | None


class BackRequest(_Data, frozen=True):
    """A seat asks the others to let it take back its last decision."""

    seat: Seat
    step: int  # so many lines of the log of whoever looks would stand: the next one tells of that decision
    agreed: tuple[Seat, ...]
    ends: float  # then silence counts as no, in seconds since 1970


class ScoreRow(_Data, frozen=True):
    """One source of points on the score sheet, with the points of every seat."""

    source: str
    points: tuple[int, ...]


class Ending(_Data, frozen=True):
    """How the game ended: places (1 is best, equal places are shared), points, and where they came from."""

    places: tuple[int, ...]
    scores: tuple[int, ...]
    sheet: tuple[ScoreRow, ...]


class StepLine(_Data, frozen=True):
    """One step of the table as this seat may know it: a line of its log. `step` counts these lines from 1.

    Where nothing was seen to happen, as in the middle of a decision, `moves` holds what was done if these eyes may
    know: it is their own, nothing is hidden in the game, or the game is over."""

    step: int
    seat: Seat
    events: tuple[RawEvent, ...]
    chance: bool = False  # nobody decided
    moves: tuple[RawMove, ...] = ()  # one, or none


class Asking(_Data, frozen=True):
    """How the seat that looks wants to be asked in secret, and how a question put to it stands; told to it alone."""

    asks: str
    this_turn: bool  # that holds for this turn only
    usual: str  # how it is asked when it wants to be asked again
    silent: bool  # it is asked now, and the table passes for it by itself
    held: bool  # it has passed; that takes hold when the wait is over
    left: float | None  # seconds until the clock passes for it, if it does


class Now(_Data, frozen=True):
    """The table as it stands, through the eyes of the seat that looks."""

    version: int  # counts what these eyes were ever shown; intents carry the one they saw
    step: int  # counts the lines of their log
    view: RawView
    waiting: Waiting
    undo: UndoOffer | None
    ending: Ending | None
    asking: Asking | None = None
    ask_back: BackOffer | None = None
    back: BackRequest | None = None


class Word(_Data, frozen=True):
    """What somebody said across the table: a set phrase, or a text of their own."""

    seat: Seat
    at: float  # in seconds since 1970
    phrase: Phrase | None = None
    text: str | None = None


class Moment(_Data, frozen=True):
    """The table as it stood after some step, through one's own eyes, and what that step was."""

    step: int
    most: int
    view: RawView
    lines: tuple[StepLine, ...]
    ending: Ending | None


class Log(_Data, frozen=True):
    """Everything that happened at a table, through one's own eyes."""

    lines: tuple[StepLine, ...]


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
    are told: now everybody's log has a line for every step."""

    after: int
    steps: tuple[StepLine, ...]
    now: Now


class Seats(_Told, frozen=True):
    """Somebody came, went, was renamed, agreed to hints, a bot took over or gave back, or a seat is another's now."""

    seats: tuple[SeatInfo, ...]
    spectators: int
    hints: bool  # hints are given here
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


class AdvisedMove(_Data, frozen=True):
    """A move, the chance to win with it, how much of the thought went to it (0 to 1), and why."""

    move: RawMove
    chance: Estimated
    thought: float
    reasons: tuple[ReasonLine, ...]


class Advice(_Told, frozen=True):
    """The answer to Hint: the best few moves, the best first, and in how many imagined games they were weighed; if
    `quick`, in too few for more than an impression."""

    id: str
    version: int
    moves: tuple[AdvisedMove, ...]
    worlds: int
    quick: bool


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
    | Asked
    | PlayAgain
    | Closing
    | Pong
)
