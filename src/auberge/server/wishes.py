"""What somebody at a table wishes to do, checked by their seat, by what they saw and by the rules; the row it makes."""

from collections.abc import Collection
from typing import Final

import msgspec

from auberge.core.protocol import Seat
from auberge.server import intents, seating, stand_ins, takebacks
from auberge.server import messages as m
from auberge.server.asking import text_of
from auberge.server.history import AGREES, History
from auberge.server.intents import BadMessage, StaleVersion
from auberge.server.storage import RowKind

Intent = (
    m.Act
    | m.Proceed
    | m.Undo
    | m.Rename
    | m.LetBotPlay
    | m.AgreeStandIn
    | m.TakeBack
    | m.Reopen
    | m.Ask
    | m.AgreeHints
    | m.AskBack
    | m.AgreeBack
    | m.AllowText
    | m.Promise
    | m.Number
    | m.Begin
    | m.SetSeat
    | m.SwapSeats
)

FOR_OTHERS: Final = (m.LetBotPlay, m.AgreeStandIn, m.AgreeBack, m.SetSeat, m.SwapSeats, m.Rename)  # checked further on


def check_seat(history: History, held: Collection[Seat], said: Intent | m.Say | m.Write) -> None:
    """BadMessage if the seat is none, or not theirs to speak for."""
    if not 0 <= said.seat < len(history.names):
        raise BadMessage("server-no-such-seat", seat=said.seat + 1)
    if isinstance(said, m.SwapSeats) and not 0 <= said.other < len(history.names):
        raise BadMessage("server-no-such-seat", seat=said.other + 1)
    if said.seat not in held and not isinstance(said, FOR_OTHERS):
        raise BadMessage("server-not-your-seat")


def check_version(history: History, looking: Seat | None, said: Intent) -> None:
    """StaleVersion if they saw an older table, BadMessage if a bot plays the seat."""
    if not isinstance(said, m.Act | m.Proceed | m.Undo | m.AskBack | m.AgreeBack):
        return
    version = history.mark(looking).version
    if said.version != version:
        raise StaleVersion("server-stale", seen=said.version, version=version)
    if history.bots[said.seat] is not None:
        raise BadMessage("server-bot-plays", name=history.names[said.seat])


def row_of(
    history: History, held: Collection[Seat], who: stand_ins.Attendance, said: Intent
) -> tuple[RowKind, Seat, str]:
    """Kind, seat and text of the row an intent makes."""
    match said:
        case m.Act(seat=seat, move=move):
            return "move", seat, move_text(history, seat, move)
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
            seating.check_rename(history, held, who.here, seat)
            return "name", seat, intents.read_name(name)
        case m.Ask(seat=seat, asks=asks, this_turn=this_turn):
            if asks not in history.game.meta.asks:
                raise BadMessage("server-no-such-asks", asks=asks)
            return "ask", seat, text_of(asks, history.turn if this_turn else None)
        case m.AgreeHints(seat=seat, agrees=agrees):
            return "hints", seat, AGREES if agrees else ""
        case m.AskBack() | m.AgreeBack():
            return takebacks.row_of(history, held, who, said)
        case m.AllowText(seat=seat, allows=allows):
            if not history.is_host(seat):
                raise BadMessage("server-not-host")
            return "talk", seat, AGREES if allows else ""
        case m.TakeBack(seat=seat):
            if history.seats[seat].holder == "bot" or history.bots[seat] is None:
                raise BadMessage("server-nothing-due")
            return "back", seat, ""
        case m.Promise(seat=seat) | m.Number(seat=seat) | m.Begin(seat=seat):
            if history.sealing is None:
                raise BadMessage("server-has-begun")
            kind, text = history.sealing.check(said)
            return kind, seat, stand_ins.for_the_missing(history, who, said.bot) if isinstance(said, m.Begin) else text
        case m.SetSeat(seat=seat):
            return "seat", seat, seating.seat_text(history, held, who.here, said)
        case m.SwapSeats(seat=seat, other=other):
            seating.check_swap(history, held, who.here, seat, other)
            return "swap", seat, str(other)
        case m.LetBotPlay() | m.AgreeStandIn():
            return stand_ins.row_of(history, held, who, said)
        case m.Reopen():
            raise BadMessage("server-nothing-due")  # a table that goes on


def move_text(history: History, seat: Seat, raw: msgspec.Raw) -> str:
    """The text of a legal move; refused while somebody else can still take back what it would stand on."""
    move = intents.read_move(history.stored.game, raw)
    text = history.move_text(seat, move)
    due = history.waiting
    if due.kind == "confirm" and due.seat != seat and history.next_seat == seat and not history.gives_up(move):
        raise BadMessage("server-not-final-yet", name=history.names[due.seat])
    return text
