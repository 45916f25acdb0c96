"""What people at a table want to do, checked by their seat, by what they saw and by the rules; the row it makes."""

from collections.abc import Collection
from typing import Final

from auberge import wire as m
from auberge.core.errors import BadMove
from auberge.core.protocol import Move, Seat
from auberge.table import seats as seating
from auberge.table import stand_ins, takebacks, validation
from auberge.table.presence import Presence
from auberge.table.rows import RowKind
from auberge.table.state import AGREES, TableState
from auberge.table.validation import BadMessage, StaleVersion

OtherThanMove = (
    m.Proceed
    | m.Undo
    | m.Rename
    | m.LetBotPlay
    | m.AgreeStandIn
    | m.TakeBack
    | m.Reopen
    | m.Ask
    | m.AgreeHints
    | m.Coach
    | m.AskBack
    | m.AgreeBack
    | m.AllowText
    | m.Promise
    | m.Number
    | m.Begin
    | m.SetSeat
    | m.SwapSeats
)
Intent = m.Act | OtherThanMove

OF_A_VERSION: Final = (m.Act, m.Proceed, m.Undo, m.AskBack, m.AgreeBack)  # said of the table as it was seen
MOST_CHANGES: Final = 500  # of each kind and seat; there is an end to a table's rows though its game goes on
MOST_UNDONE: Final = 1000
_CHANGES: Final[frozenset[RowKind]] = frozenset(
    {"name", "ask", "hints", "coach", "talk", "bot", "propose", "ask_back", "seat", "swap", "promise", "number"}
)
FOR_OTHERS: Final = (m.LetBotPlay, m.AgreeStandIn, m.AgreeBack, m.SetSeat, m.SwapSeats, m.Rename)  # checked further on


def check_seat(history: TableState, held: Collection[Seat], said: Intent | m.Say | m.Write) -> None:
    """BadMessage if the seat is none, or not theirs to speak for."""
    if not 0 <= said.seat < len(history.names):
        raise BadMessage("server-no-such-seat", seat=said.seat + 1)
    if isinstance(said, m.SwapSeats) and not 0 <= said.other < len(history.names):
        raise BadMessage("server-no-such-seat", seat=said.other + 1)
    if said.seat not in held and not isinstance(said, FOR_OTHERS):
        raise BadMessage("server-not-your-seat")


def check_version(history: TableState, looking: Seat | None, said: Intent) -> None:
    """StaleVersion if they saw an older table, BadMessage if a bot plays the seat."""
    if not isinstance(said, OF_A_VERSION):
        return
    version = history.mark(looking).shown
    if said.version != version:
        raise StaleVersion("server-stale", seen=said.version, version=version)
    if history.session.bots[said.seat] is not None:
        raise BadMessage("server-bot-plays", name=history.names[said.seat])


def check_room(history: TableState, kind: RowKind, seat: Seat) -> None:
    """BadMessage if a row of this kind has been made for the seat as often as it may be. What else people say is
    bounded by the game, or by these."""
    most = MOST_UNDONE if kind == "undo" else MOST_CHANGES
    if (kind in _CHANGES or kind == "undo") and history.made[kind, seat] >= most:
        raise BadMessage("server-changed-too-often")


def row_of(
    history: TableState, held: Collection[Seat], presence: Presence, said: OtherThanMove, programs: tuple[str, ...] = ()
) -> tuple[RowKind, Seat, str]:
    """Kind, seat and text of the row an intent makes that is no move; `programs` may be chosen as bots."""
    match said:
        case m.Proceed(seat=seat):
            due = history.waiting
            if due.seat != seat or due.kind not in ("throw", "confirm"):
                raise BadMessage("server-nothing-due")
            return ("confirm", seat, "") if due.kind == "confirm" else ("chance", seat, history.chance_text())
        case m.Undo(seat=seat, step=step):
            back_to = history.step_to_undo(seat, step)
            if back_to is None:
                raise BadMessage("server-undo-not-possible")
            return "undo", seat, str(back_to)
        case m.Rename(seat=seat, name=name):
            seating.check_rename(history, held, presence.here, seat)
            return "name", seat, validation.read_name(name)
        case m.Ask(seat=seat, asks=asks, this_turn=this_turn):
            if asks not in history.game.meta.asks:
                raise BadMessage("server-no-such-asks", asks=asks)
            return "ask", seat, f"{asks} {history.session.turn}" if this_turn else asks
        case m.AgreeHints(seat=seat, agrees=agrees):
            return "hints", seat, AGREES if agrees else ""
        case m.Coach(seat=seat, degree=degree):
            return "coach", seat, degree
        case m.AskBack() | m.AgreeBack():
            return takebacks.row_of(history, held, presence.attendance(), said)
        case m.AllowText(seat=seat, allows=allows):
            if not history.is_host(seat):
                raise BadMessage("server-not-host")
            return "talk", seat, AGREES if allows else ""
        case m.TakeBack(seat=seat):
            if history.seats[seat].holder == "bot" or history.session.bots[seat] is None:
                raise BadMessage("server-nothing-due")
            return "back", seat, ""
        case m.Promise(seat=seat) | m.Number(seat=seat) | m.Begin(seat=seat):
            if history.sealing is None:
                raise BadMessage("server-has-begun")
            kind, text = history.sealing.check(said)
            if isinstance(said, m.Begin):
                text = stand_ins.for_the_missing(history, presence.attendance(), said.bot)
            return kind, seat, text
        case m.SetSeat(seat=seat):
            return "seat", seat, seating.seat_text(history, held, presence.here, said, programs)
        case m.SwapSeats(seat=seat, other=other):
            seating.check_swap(history, held, presence.here, seat, other)
            return "swap", seat, str(other)
        case m.LetBotPlay() | m.AgreeStandIn():
            return stand_ins.row_of(history, held, presence.attendance(), said)
        case m.Reopen():
            raise BadMessage("server-nothing-due")  # a table that goes on


def move_of(history: TableState, said: m.Act | m.Why) -> Move:
    """The move someone wants to make. Whether it is legal the game says, except while another person can still take
    back what the move would stand on: then it is refused at any rate."""
    move = validation.read_move(history.stored.game, said.move)
    if not history.has_begun:
        raise BadMove("server-not-begun")
    due, session = history.waiting, history.session
    if due.kind == "confirm" and due.seat != said.seat == session.next_seat and not session.gives_up(move):
        session.check(said.seat, move)
        raise BadMessage("server-not-final-yet", name=history.names[due.seat])
    return move
