"""Whoever wants to be told only what changes in a view has the whole view all the same."""

from collections.abc import Sequence
from random import Random

import msgspec
import pytest

from auberge import games
from auberge import wire as m
from auberge.core.protocol import Seat
from auberge.table.viewer_messages import shown
from auberge.wire.encoding import encode
from tests.server.fake_table import FakeTable, Guest, a_stored_table
from tests.server.wire import new_id

Fields = dict[str, msgspec.Raw]
_fields = msgspec.json.Decoder(Fields)


class Frugal(Guest):
    """Puts views together from what is told of them."""

    def __init__(self, held: Sequence[int], looking: int | None) -> None:
        super().__init__(held, looking)
        self.changes = True
        self.view: Fields = {}
        self.whole = 0  # times the whole view was told

    def hear_one(self, frame: bytes) -> None:
        super().hear_one(frame)
        told = self.told[-1]
        if isinstance(told, m.Welcome | m.Update):
            fields = _fields.decode(told.now.view)
            self.whole += "seats" in fields
            self.view = fields if isinstance(told, m.Welcome) else self.view | fields

    def sees(self, table: FakeTable) -> bool:
        """Whether it has the view it should have."""
        return self.view == _fields.decode(shown(table.history.session.view(self.looking)))


def _around(table: FakeTable) -> list[Frugal]:
    """Somebody at each seat, and a spectator."""
    guests = [Frugal([seat], seat) for seat in range(len(table.history.seats))] + [Frugal([], None)]
    for guest in guests:
        table.table.join(guest)
    return guests


def _intent(table: FakeTable, guests: Sequence[Frugal], chance: Random) -> tuple[Frugal, m.Act | m.Proceed]:
    """What the seat that is asked does next."""
    due = table.history.waiting
    guest, seat = guests[due.seat], Seat(due.seat)
    if due.kind != "decide":
        return guest, m.Proceed(new_id(), guest.now.version, seat)
    move = chance.choice(msgspec.json.decode(guest.view["moves"], type=list[msgspec.Raw]))
    return guest, m.Act(new_id(), guest.now.version, seat, move)


def _go_on(table: FakeTable, guests: Sequence[Frugal], chance: Random) -> None:
    table.do(*_intent(table, guests, chance))


@pytest.mark.parametrize("game", games.NAMES)
def test_what_changed_makes_the_whole_view(game: str) -> None:
    table, chance = FakeTable(a_stored_table(game, ["link"] * 3)), Random(7)
    guests = _around(table)
    for number in range(60):
        if number % 20 == 10:  # somebody else looks through the same eyes for a while
            late = table.seat(0) if number % 40 == 10 else Frugal([0], 0)
            table.table.join(late)
        if number % 20 == 15:
            table.table.leave(late)
        if table.history.is_over:
            break
        _go_on(table, guests, chance)
        assert all(guest.sees(table) for guest in guests)
    assert all(guest.whole < sum(isinstance(told, m.Update) for told in guest.told) for guest in guests)


def test_who_does_not_ask_for_it_is_told_whole_views() -> None:
    table = FakeTable(a_stored_table("valletta", ["link"] * 2))
    guests, plain = _around(table), table.seat(0)
    _go_on(table, guests, Random(7))
    assert isinstance(plain.told[-1], m.Update)
    assert bytes(plain.now.view) == encode(table.history.session.view(Seat(0)))
