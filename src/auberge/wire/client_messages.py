"""The table, over WebSocket: what the browser says."""

import msgspec

from auberge.analysis.coaching import Degree
from auberge.core.protocol import Seat
from auberge.wire.lobby import SeatOrder
from auberge.wire.parts import Phrase, RawMove


class _Said(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag=str.lower):
    """A message of the browser."""


class Hello(_Said, frozen=True):
    """The first word: which seats this browser holds (none: it watches), and through whose eyes it looks."""

    secrets: tuple[str, ...]
    look: Seat | None = None
    explain: bool = False  # views are to come with what the rules say about them
    program: bool = False  # no person speaks: everybody is told that a program plays the seats
    changes: bool = False  # views of updates need only have the fields that are otherwise than before


class Look(_Said, frozen=True):
    """Look through another seat's eyes: one that is held here, or a spectator's."""

    seat: Seat | None


class Act(_Said, frozen=True):
    """A seat's move. `id` is made once by the browser: said again, it acts once. If `sure`, the coach is not asked."""

    id: str
    version: int
    seat: Seat
    move: RawMove
    sure: bool = False


class Proceed(_Said, frozen=True):
    """Go on: throw the dice that are due, or make the turn final that could still be undone. If `sure`, the coach is
    not asked."""

    id: str
    version: int
    seat: Seat
    sure: bool = False


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


class Wonder(_Said, frozen=True):
    """Why did the computer player do that? About a line of this seat's log; changes nothing, and the answer comes to
    whoever asks alone."""

    id: str
    seat: Seat
    step: int  # the number of the line


class Coach(_Said, frozen=True):
    """How much of a coach the person at this seat wishes for: off, blunders or talkative. What all agree on holds."""

    id: str
    seat: Seat
    degree: Degree


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
    | Wonder
    | Coach
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
