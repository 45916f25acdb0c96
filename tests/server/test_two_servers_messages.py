"""No message stops a table whose people are at two servers on one PostgreSQL, in whatever order the servers come to
store what is said; and both end up with the same table, which is the one that is stored.
"""

import logging
import os
from collections.abc import Iterator, Sequence
from typing import Final

import pytest
from hypothesis import HealthCheck, Phase, seed, settings
from hypothesis import strategies as st
from hypothesis.stateful import rule, run_state_machine_as_test

from auberge import wire as m
from auberge.core.protocol import Move, Seat
from auberge.table.live_table import LiveTable
from auberge.table.rows import Row, StoredTable
from auberge.table.shared_table import SharedTable
from auberge.table.state import TableState
from tests.postgres import Postgres
from tests.server.any_message import SMALL_TALK, AnyMessage, small, told
from tests.server.fake_table import Guest
from tests.server.house import House, Thought, same
from tests.server.two_houses import BOTH, Spread, TwoHouses, two_houses
from tests.server.wire import new_id

MESSAGES: Final = int(os.environ.get("AUBERGE_MESSAGES") or 240)
STEPS: Final = 40  # of one table
EACH: Final = 40  # messages at one table
LONG: Final = "AUBERGE_MESSAGES" in os.environ


class Complaints(logging.Handler):
    """Whatever a server would have written down as an error."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.said: Final[list[str]] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.said.append(self.format(record))


class Thinking(Spread):
    """A table whose bots answer where they were woken."""

    thoughts: dict[int, tuple[LiveTable, int]]

    def bot_plays(self, seat: Seat, move: Move, thought: int) -> None:
        table, number = self.thoughts[thought]
        self.act(lambda: table.bot_plays(seat, move, number))

    def bot_fails(self, thought: int) -> None:
        table, number = self.thoughts[thought]
        self.act(lambda: table.bot_fails(number))


class SpreadHouse(House):
    """A table at two servers. "Slow" is one of them: what is said there is stored after what is said at the other."""

    houses: TwoHouses
    complaints: Complaints
    table: Thinking  # type: ignore[assignment]

    def __init__(self, stored: StoredTable) -> None:
        self._slow = 0
        self._compared = 0
        self._woken: dict[int, tuple[LiveTable, int]] = {}
        super().__init__(stored)
        self.shadow = TableState(self.table.stored)  # type: ignore[misc]

    def _open(self, stored: StoredTable) -> None:
        self.table = Thinking(self.houses, stored, kind=Racing, wake=self._wake, keeper=stored.seed % 2)
        self.table.thoughts = self._woken
        self.hours = self.table.hours

    def _wake(self, table: LiveTable) -> None:
        super()._wake(table)
        last = self.thoughts[-1]
        number = len(self._woken) + 1
        self._woken[number] = table, last.number
        self.thoughts[-1] = Thought(last.seat, number, last.moves)

    # --- the disk -----------------------------------------------------------------------------------------------------

    @property
    def durable(self) -> bool:
        return not any(house.held_back for house in self.houses.houses)

    @durable.setter
    def durable(self, durable: bool) -> None:
        if durable:
            self.write()
        elif self.durable:
            self._slow = 1 - self._slow
            self.houses.houses[self._slow].held_back = True

    @property
    def queue(self) -> list[Row]:
        """Something has not been stored, or may not be as it seems."""
        return [] if self.durable else [Row("", 0, "name", 0, "", None, 0.0)]

    @queue.setter
    def queue(self, _: list[Row]) -> None:
        """There is none to begin with."""

    def write(self) -> None:
        for house in self.houses.houses:
            house.held_back = False
        if hasattr(self, "table"):
            self.houses.do(lambda: None)

    def fail(self) -> None:
        """A server ends before it has stored what was said."""
        self.write()

    def anew(self) -> "SpreadHouse":
        """Both servers end and come back, one after the other: the rest is up to the other one."""
        self.write()
        for place in BOTH:
            self.table.drop(place)
            self.table.load(place)
        self.table.at.clear()
        return self

    def _copy(self) -> House:
        return House(self.table.stored, self.rows, self.began + self.hours.at)

    # --- what must hold -----------------------------------------------------------------------------------------------

    def hear(self, guest: Guest, data: bytes) -> None:
        if self.durable:
            super().hear(guest, data)
            return
        try:
            super().hear(guest, data)
        except AssertionError as problem:
            if "changed the table" not in str(problem):  # something else may have, meanwhile
                raise

    def check(self, guests: Sequence[Guest]) -> None:
        assert not self.complaints.said, self.complaints.said
        if not self.durable:
            return
        one, other = (self.table.table_at(place) for place in BOTH)
        same(one.history, other.history)
        if self._compared != len(self.rows):
            self._compared = len(self.rows)
            assert self.table.stored_rows() == one.history.rows == other.history.rows
        assert {guest for table in (one, other) for guest in table.subscribers.listeners} == set(guests)
        assert one.people == other.people
        super().check(guests)

    @property
    def rows(self) -> list[Row]:
        return self.table.history.rows if hasattr(self, "table") else []

    @rows.setter
    def rows(self, _: list[Row]) -> None:
        """They are where they are stored."""


AT_ONCE: Final = (
    "act", "act", "proceed", "undo", "gather", "gather", "begin", "back", "bot", "person", "thought", "leave",
    "rename", "talk", "ask", "coach", "agree_hints",
)  # fmt: skip
races: Final = {"lost": 0}


class Racing(SharedTable):
    """A table that counts how often others were first."""

    def fall_behind(self) -> int:
        races["lost"] += not self.subscribers.is_told
        return super().fall_behind()


class AtTwoServers(AnyMessage):
    """Any message, at two servers."""

    def _house(self, stored: StoredTable) -> House:
        return SpreadHouse(stored)

    @rule(slow=st.sampled_from(BOTH), saying=st.lists(st.tuples(st.sampled_from(AT_ONCE), small, small), min_size=2))
    def say_at_once(self, slow: int, saying: list[tuple[str, int, int]]) -> None:
        """Much is said before the two servers hear of each other, and what is said at one of them is stored last."""
        self.house.write()
        assert isinstance(self.house, SpreadHouse)
        self.house.houses.houses[slow].held_back = True
        for guest in self.guests:
            if guest.held:
                self.say(self.welcomed(guest), m.Rename(new_id(), min(guest.held), "Ada"))
        for what, drawn, any_number in saying:
            number = any_number % 30  # mostly what may be said
            who = drawn if what in ("act", "proceed", "undo") else 24 + drawn % 16  # who is asked, or just anybody
            match what:
                case "act":
                    self.act(who, 0, 0, number % 30)
                case "proceed":
                    self.proceed(who, 0, 0)
                case "undo":
                    self.undo(who, 0, 0, number)
                case "gather" if not self.house.history.has_begun:
                    self.gather(who, number, number)
                case "begin" if not self.house.history.has_begun:
                    self._begin()
                case "back":
                    self.ask_back(who, 0, 0, number % 2 == 0)
                case "bot":
                    self.let_bot_play(who, number, "random")
                case "person":
                    self.take_back(who, number)
                case "thought" if self.house.thoughts:
                    self.bot_thinks(number, number)
                case "leave" if len(self.guests) > 1:
                    self.go(who)
                case small_talk:
                    self.small_talk(who, number, number, small_talk if small_talk in SMALL_TALK else "rename")
        self.house.write()

    def teardown(self) -> None:
        if self.guests:
            self.house.write()
            self.house.check(self.guests)
            assert isinstance(self.house, SpreadHouse)
            self.house.table.forget()


@pytest.fixture(scope="module", autouse=True)
def _houses(shared_postgres: Postgres) -> Iterator[None]:
    SpreadHouse.complaints = Complaints()
    logging.getLogger("auberge").addHandler(SpreadHouse.complaints)
    with two_houses(shared_postgres.new_url()) as running:
        SpreadHouse.houses = running
        yield
    logging.getLogger("auberge").removeHandler(SpreadHouse.complaints)


def test_no_message_stops_a_table_at_two_servers() -> None:
    before = told["messages"]
    machine = type("Spread", (AtTwoServers,), {})
    run_state_machine_as_test(
        machine if LONG else seed(3)(machine),
        settings=settings(
            max_examples=max(1, MESSAGES // EACH),
            stateful_step_count=STEPS,
            deadline=None,
            database=None,
            phases=(Phase.generate,),
            report_multiple_bugs=False,
            suppress_health_check=list(HealthCheck),
        ),
    )
    assert told["messages"] - before > MESSAGES / 4, "many of its steps say something"
    assert races["lost"] > MESSAGES / 120, "and some of it at the same moment at both"
