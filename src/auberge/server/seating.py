"""Before the game begins: who may say that somebody else sits at a seat, and what the row of it holds.

The host does: whoever sits at the screen where the table was opened. Where nobody does, all who sit here may, as long
as nobody is at that seat. A new link is made by the device that asks for it; the server only learns its digest.
"""

from collections.abc import Collection

import msgspec

from auberge.core.chance import is_number
from auberge.core.protocol import Seat
from auberge.server import intents
from auberge.server import messages as m
from auberge.server.history import History
from auberge.server.intents import BadMessage
from auberge.server.storage import StoredSeat


def seat_text(history: History, held: Collection[Seat], here: Collection[Seat], said: m.SetSeat) -> str:
    """The seat as its row holds it. BadMessage if it is too late, or not theirs to say."""
    if history.sealing is None or history.sealing.begun:
        raise BadMessage("server-has-begun")
    if history.sealing.closed:
        raise BadMessage("server-seats-settled")
    _check_host(history, frozenset(held) - {said.seat}, here, said.seat)
    return msgspec.json.encode(_seat(history, said)).decode()


def _check_host(history: History, speaking: Collection[Seat], here: Collection[Seat], seat: Seat) -> None:
    """Nobody gives away the seat they speak from: there is always somebody who can say it otherwise."""
    hosts = {number for number, stored in enumerate(history.seats) if stored.holder == "here"}
    if not speaking:
        raise BadMessage("server-not-your-seat")
    if hosts and hosts.isdisjoint(speaking):
        raise BadMessage("server-host-says")
    if not hosts and seat in here:
        raise BadMessage("server-somebody-there", name=history.names[seat])


def _seat(history: History, said: m.SetSeat) -> StoredSeat:
    order = said.order
    name = intents.read_name(order.name) if order.name.strip() else str(said.seat + 1)
    if order.holder == "bot":
        intents.check_bot(history.stored.game, order.bot)
        return StoredSeat("bot", name, order.bot, None)
    if said.key is None or not is_number(said.key):
        raise BadMessage("server-bad-number", field="key")
    return StoredSeat(order.holder, name, None, bytes.fromhex(said.key))
