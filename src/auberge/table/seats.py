"""Before the game begins: who may say who sits where and what they are called, and what the rows of it hold.

The host does: the person at the screen where the table was opened. Where there is none, all who sit here may, as long
as no one is at that seat. A new link is made by the device that asks for it; the server only learns its digest.
"""

from collections.abc import Collection

import msgspec

from auberge import wire as m
from auberge.core.chance import is_number
from auberge.core.protocol import Seat
from auberge.table import links, validation
from auberge.table.rows import StoredSeat
from auberge.table.state import TableState
from auberge.table.validation import BadMessage


def seat_text(
    history: TableState, held: Collection[Seat], here: Collection[Seat], said: m.SetSeat, programs: tuple[str, ...]
) -> str:
    """The seat as its row holds it. BadMessage if it is too late, or not theirs to say; BadSetup if it is for a bot
    that neither the house has nor is one of these programs. People cannot give away the seat they speak from: one
    always remains to undo it."""
    _check_open(history)
    _check_host(history, frozenset(held) - {said.seat}, here, said.seat)
    return msgspec.json.encode(_seat(history, said, programs)).decode()


def check_swap(history: TableState, held: Collection[Seat], here: Collection[Seat], seat: Seat, other: Seat) -> None:
    """BadMessage if it is too late for two seats to change places, or not theirs to say."""
    _check_open(history)
    if seat == other:
        raise BadMessage("server-same-seat")
    for one in (seat, other):
        _check_host(history, held, frozenset(here) - frozenset(held), one)


def check_rename(history: TableState, held: Collection[Seat], here: Collection[Seat], seat: Seat) -> None:
    """The person at a seat chooses its name; before one has come, those who may fill the seat do."""
    if seat in held:
        return
    if history.has_begun or seat in here:
        raise BadMessage("server-not-your-seat")
    _check_host(history, held, here, seat)


def _check_open(history: TableState) -> None:
    """BadMessage if the seats are as they will be."""
    if history.sealing is None or history.sealing.begun:
        raise BadMessage("server-has-begun")
    if history.sealing.closed:
        raise BadMessage("server-seats-settled")


def _check_host(history: TableState, speaking: Collection[Seat], here: Collection[Seat], seat: Seat) -> None:
    """BadMessage unless those who speak from these seats say who sits at that one."""
    hosts = {number for number, stored in enumerate(history.seats) if stored.holder == "here"}
    if not speaking:
        raise BadMessage("server-not-your-seat")
    if hosts and hosts.isdisjoint(speaking):
        raise BadMessage("server-host-says")
    if not hosts and seat in here:
        raise BadMessage("server-somebody-there", name=history.names[seat])


def _seat(history: TableState, said: m.SetSeat, programs: tuple[str, ...]) -> StoredSeat:
    order = said.order
    name = validation.read_name(order.name) if order.name.strip() else str(said.seat + 1)
    if order.holder == "bot":
        validation.check_bot(history.stored.game, order.bot, programs)
        return StoredSeat("bot", name, order.bot, None)
    if said.key is None or not is_number(said.key):
        raise BadMessage("server-bad-number", field="key")
    return StoredSeat(order.holder, name, None, bytes.fromhex(said.key))


def seats_of(wish: m.OpenTable, programs: tuple[str, ...]) -> tuple[tuple[StoredSeat, ...], tuple[str | None, ...]]:
    """The seats of a new table as stored, and the secrets to be told. BadSetup if one is for a bot that neither the
    house has nor is one of these programs."""
    for order in wish.seats:
        if order.holder == "bot":
            validation.check_bot(wish.game, order.bot, programs)
    seats: list[StoredSeat] = []
    told: list[str | None] = []
    for number, order in enumerate(wish.seats, start=1):
        secret = None if order.holder == "bot" else links.new_secret()
        name = validation.read_name(order.name, f"seats[{number - 1}].name") if order.name.strip() else str(number)
        bot = order.bot if order.holder == "bot" else None
        seats.append(StoredSeat(order.holder, name, bot, None if secret is None else links.digest(secret)))
        told.append(secret)
    return tuple(seats), tuple(told)
