"""What a word leads to is told at one go: the move, what chance gives for it, and what happens by itself."""

import logging
from collections.abc import Sequence
from random import Random

import pytest

from auberge import wire as m
from auberge.core.protocol import Event, Position
from auberge.games.valletta.game import Valletta
from auberge.table.viewer_messages import lines_of
from auberge.wire.encoding import encode
from tests.server.fake_table import EVERY_GAME, FakeTable, Guest, a_stored_table


class Unlucky(Valletta):
    """Breaks where chance is to give something in one position."""

    breaks_at: Sequence[int] = ()

    def chance(self, position: Position, outcome: list[int] | None = None) -> Sequence[Event]:
        if position.fields() == self.breaks_at:
            raise IndexError("broken")
        return super().chance(position, outcome)


def _log(guest: Guest) -> list[m.StepLine]:
    """The lines a guest has, by all they were told."""
    lines: list[m.StepLine] = []
    for told in guest.told:
        if isinstance(told, m.Welcome):
            lines = list(told.steps)
        elif isinstance(told, m.Update):
            lines[told.after :] = told.steps
    return lines


@pytest.mark.parametrize("game", EVERY_GAME)
def test_rows_that_follow_at_once_are_told_together(game: str) -> None:
    table, chance, together = FakeTable(a_stored_table(game, ["link"] * 3)), Random(5), 0
    guests = [table.seat(seat) for seat in range(3)]
    for _ in range(150):
        rows, heard = table.history.length, [len(guest.told) for guest in guests]
        waits = table.table.hidden.question is not None  # a pass is told twice: it is held, and takes hold later
        if not table.next(guests, chance):
            break
        together += table.history.length > rows + 1
        for guest, before in zip(guests, heard, strict=True):
            told = [type(each) for each in guest.told[before:]]
            assert waits or told.count(m.Update) <= 1, told
            assert told == sorted(told, key=[m.Update, m.Done].index), "who has done it sees it first"
            assert encode(_log(guest)) == encode(lines_of(table.history, guest.looking))
    assert together > 5 or game == "saint_malo", "there, people throw"


def test_what_was_done_before_a_bug_is_kept_and_told(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.CRITICAL)
    table, chance = FakeTable(a_stored_table("valletta", ["link"] * 2)), Random(5)
    guests = [table.seat(0), table.seat(1)]
    session = table.history.session
    unlucky = Unlucky()
    for _ in range(100):
        table.next(guests, chance)
        if table.history.waiting.kind == "confirm" and session.match.position.actor() < 0:
            break
    unlucky.breaks_at = session.match.position.fields()  # the next word leads to a draw
    session.game = session.match.game = unlucky
    guest, rows = guests[table.history.waiting.seat], len(table.rows)
    made = table.do(guest, table.proceed(guest, table.history.waiting.seat))
    assert made == guest.now.version
    assert [row.kind for row in table.rows[rows:]] == ["confirm"]
    assert [each.waiting for each in guests] == [("stopped", -1)] * 2
    assert table.table.is_settled
    assert table.again().history.waiting.kind == "decide", "once the bug is gone the table goes on"
