"""No message stops a table: whole tables of all games are told everything in every state, in any order (Hypothesis).

How many messages: about `AUBERGE_MESSAGES` in all, else what a run of all tests can afford. `make fuzz` says a million,
in parts, so that every core has its own.
"""

import os
from typing import Final

import pytest
from hypothesis import HealthCheck, Phase, seed, settings
from hypothesis.stateful import run_state_machine_as_test

from auberge.table.live_table import LiveTable
from tests.server.any_message import AnyMessage, told
from tests.server.disk import on_disk

LONG: Final = "AUBERGE_MESSAGES" in os.environ
MESSAGES: Final = int(os.environ.get("AUBERGE_MESSAGES", "10000"))
STEPS: Final = 40  # of one table
EACH: Final = 40  # messages at one table: some steps say none, some say many
PARTS: Final = 100 if LONG else 5


def a_table() -> AnyMessage:
    machine = AnyMessage()
    machine.open(game="malta", holders=["link", "link", "link"], seed=0, times=(1.2, None), sealed=False)
    return machine


def test_a_seat_that_changes_hands_while_its_bot_thinks_stops_nothing() -> None:
    """Four messages and a late thought, as the machine once found them."""
    a_table().commotion(
        until="secret", seed=0, moves=[("bot", 4), ("person", 0), ("act", 0), ("bot", 4), ("thought", 0)]
    )


@pytest.mark.patched
def test_the_machine_notices_a_table_that_stops(monkeypatch: pytest.MonkeyPatch) -> None:
    machine = a_table()
    monkeypatch.setattr(LiveTable, "_hold", lambda *_: 1 // 0)
    with pytest.raises(AssertionError, match="the table stops"):
        machine.commotion(until="secret", seed=0, moves=[("act", 0)])


@pytest.mark.parametrize("part", range(PARTS))
def test_no_message_stops_a_table(part: int) -> None:
    """The same tables each time, so that nobody is stopped by chance; others whenever it runs for long."""
    before = told["messages"]
    tell_all(f"Part{part}", part, max(1, MESSAGES // EACH // PARTS))
    assert told["messages"] - before > MESSAGES / PARTS / 4, "many of its steps say something"


def test_nor_where_it_comes_back_from_a_database(database: str) -> None:
    """What any message leaves behind is stored, and read at every restart."""
    with on_disk(database) as disk:
        tell_all("Kept", 7, 8)
    assert disk.reread > 8


def tell_all(name: str, part: int, tables: int) -> None:
    """Says everything at so many tables."""
    machine = type(name, (AnyMessage,), {})
    run_state_machine_as_test(
        machine if LONG else seed(part)(machine),
        settings=settings(
            max_examples=tables,
            stateful_step_count=STEPS,
            deadline=None,
            database=None,
            phases=(Phase.generate, Phase.shrink),
            report_multiple_bugs=False,
            suppress_health_check=list(HealthCheck),
        ),
    )
