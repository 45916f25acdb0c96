"""A move at a live table: checked once, by the game, and written down only when it was played."""

import importlib
from random import Random

import msgspec
import pytest

from auberge import games
from auberge import wire as m
from auberge.core.protocol import Move, Position, Refusal, Seat
from tests.server.fake_table import EVERY_GAME, FakeTable, a_stored_table
from tests.server.wire import new_id


@pytest.mark.parametrize("game", EVERY_GAME)
def test_a_move_is_checked_once(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    refusals = importlib.import_module(f"auberge.games.{game}.refusals")
    checked: list[Move] = []

    def counting(position: Position, seat: Seat, move: Move) -> Refusal | None:
        checked.append(move)
        found: Refusal | None = refusals.why_not(position, seat, move)
        return found

    monkeypatch.setattr(games.load(game), "_why_not", counting)
    fake = FakeTable(a_stored_table(game, ("here", "bot")))
    fake.play([fake.seat(0)], Random(1), 40)
    rows = [row for row in fake.rows if row.kind == "move"]
    assert len(rows) > 10
    assert checked == [fake.history.game.read(row.text) for row in rows]


def test_a_move_that_could_not_be_stored_is_refused_like_any_other() -> None:
    fake = FakeTable(a_stored_table("malta"))
    guest = fake.seat(0)
    while fake.history.waiting.kind != "decide":
        fake.do(guest, fake.proceed(guest, 0))
    move = msgspec.Raw(b'{"kind":"announce","card":"shove","targets":["\\u0000"]}')
    assert fake.refuse(guest, fake.act(guest, 0, move)).key.startswith(("refusal-", "bad-move-"))
    assert not fake.table.stopped


@pytest.mark.parametrize("sign", [1, -1])
def test_endless_numbers_are_refused_like_any_others(sign: int) -> None:
    number = sign * (10**4300 - 1)  # the longest that can be read; one more could not be written
    fake = FakeTable(a_stored_table("malta", ("here", "here", "bot")))
    guest, watching = fake.seat(0, 1), fake.seat()
    assert fake.refuse(watching, fake.proceed(guest, number)).key == "server-no-such-seat"
    assert fake.refuse(guest, m.SwapSeats(new_id(), Seat(0), Seat(number))).key == "server-no-such-seat"
    for move in (f'"player","seat":{number}', f'"space","row":{number},"col":{number}', f'"turn","quarters":{number}'):
        fake.refuse(guest, fake.act(guest, 0, msgspec.Raw(f'{{"kind":{move}}}'.encode())))
    assert not fake.table.stopped
