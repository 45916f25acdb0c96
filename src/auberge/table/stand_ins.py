"""Who may let a bot play for another person: after a grace, if all others agree, and no weak one.

A proposal is a row of kind `propose`, told whole: the bot and the seats that agree (`squire 0 2`); empty, it is off.
Whose word is still missing is judged whenever a person speaks, by who is here then: nothing happens by itself.
"""

import math
from collections.abc import Collection
from typing import Final

from auberge import bots
from auberge import wire as m
from auberge.core.protocol import Seat
from auberge.table import validation
from auberge.table.presence import Attendance
from auberge.table.proposals import Proposal
from auberge.table.rows import RowKind
from auberge.table.state import TableState
from auberge.table.validation import BadMessage

LEAST: Final = bots.DEFAULT  # no bot that others choose is weaker


def least_of(history: TableState) -> str:
    """The weakest bot that may be chosen for another person: as strong as any that sits here already."""
    known = validation.bots_of(history.stored.game)
    wanted = (LEAST, *(seat.bot for seat in history.seats if seat.bot is not None))
    return known[max((known.index(bot) for bot in wanted if bot in known), default=-1)]


def stand_in_of(history: TableState, who: Attendance, seat: int) -> m.StandIn | None:
    """How others may let a bot play this seat, and who agrees; None where they may not at all."""
    opens = who.opens(seat)
    if opens is None or history.session.bots[seat] is not None:
        return None
    proposal = history.proposals.get(seat)
    if proposal is None:
        return m.StandIn(opens, least_of(history))
    missing = voters(history, who, seat) - proposal.seats
    return m.StandIn(opens, least_of(history), proposal.bot, _seats(proposal.seats), _seats(missing))


def row_of(
    history: TableState, held: Collection[Seat], who: Attendance, said: m.LetBotPlay | m.AgreeStandIn
) -> tuple[RowKind, Seat, str]:
    """The row of a word about a stand-in: it plays at once, or is proposed until all agree."""
    seat = said.seat
    if not held or history.session.bots[seat] is not None:
        raise BadMessage("server-not-your-seat")
    if isinstance(said, m.LetBotPlay):
        validation.check_bot(history.stored.game, said.bot)
        if seat in held:
            return "bot", seat, said.bot
        _check_away(history, who, seat)
        _check_level(history, said.bot)
        return _agreed(history, held, who, seat, said.bot)
    proposal = history.proposals.get(seat)
    if proposal is None or seat in held:
        raise BadMessage("server-nothing-due")
    if not said.agrees:
        return "propose", seat, ""
    _check_away(history, who, seat)
    return _agreed(history, held, who, seat, proposal.bot)


def for_the_missing(history: TableState, who: Attendance, bot: str | None) -> str:
    """Before the game begins, the text that names a bot and the seats it plays: of all people who are not here."""
    if bot is None:
        return ""
    validation.check_bot(history.stored.game, bot)
    _check_level(history, bot)
    missing = history.session.people - frozenset(who.here)
    return Proposal(bot, missing).text if missing else ""


def _check_away(history: TableState, who: Attendance, seat: int) -> None:
    opens, name = who.opens(seat), history.names[seat]
    if opens is None:
        raise BadMessage("server-somebody-there", name=name)
    if who.at < opens:
        raise BadMessage("server-not-away-long", name=name, seconds=math.ceil(opens - who.at))


def _check_level(history: TableState, bot: str) -> None:
    known, least = validation.bots_of(history.stored.game), least_of(history)
    if known.index(bot) < known.index(least):
        raise BadMessage("server-bot-too-weak", least=least)


def _agreed(
    history: TableState, held: Collection[Seat], who: Attendance, seat: Seat, bot: str
) -> tuple[RowKind, Seat, str]:
    before = history.proposals.get(seat)
    agreed = frozenset(held) | (before.seats if before is not None and before.bot == bot else frozenset())
    if voters(history, who, seat) <= agreed:
        return "bot", seat, bot
    return "propose", seat, Proposal(bot, agreed).text


def voters(history: TableState, who: Attendance, seat: int) -> frozenset[int]:
    """The other people who play here, whose word is needed where all of them must agree."""
    return frozenset(
        other
        for other, stored in enumerate(history.seats)
        if other != seat and stored.holder != "bot" and history.session.bots[other] is None and who.counts(other)
    )


def _seats(seats: Collection[int]) -> tuple[Seat, ...]:
    return tuple(map(Seat, sorted(seats)))
