"""The clock of tables never goes back, whatever the machine's is set to."""

from auberge import wire as m
from auberge.core.protocol import Seat
from auberge.table.chat import Talk
from auberge.table.clock import Clock

HOUR = 3600.0


class Machine:
    """A machine with a clock that can be set."""

    def __init__(self) -> None:
        self.day = 1_000_000.0
        self.steady = 5.0
        self.clock = Clock(lambda: self.day, lambda: self.steady)

    def let_pass(self, seconds: float) -> None:
        self.day += seconds
        self.steady += seconds


def test_it_tells_the_time_of_day() -> None:
    machine = Machine()
    machine.let_pass(60)
    assert machine.clock() == machine.day


def test_set_back_it_goes_on_evenly() -> None:
    machine = Machine()
    machine.let_pass(60)
    before = machine.clock()
    machine.day -= HOUR
    assert machine.clock() == before
    machine.let_pass(10)
    assert machine.clock() == before + 10
    machine.let_pass(HOUR)
    assert machine.clock() == before + 10 + HOUR


def test_set_forward_or_after_sleep_it_follows() -> None:
    machine = Machine()
    machine.day += HOUR
    assert machine.clock() == machine.day
    machine.let_pass(10)
    assert machine.clock() == machine.day


def test_nobody_is_silenced_by_a_clock_that_is_set_back() -> None:
    machine = Machine()
    talk = Talk(machine.clock)
    machine.day -= HOUR
    for number in range(3):
        machine.let_pass(4)
        assert talk.hear(m.Say(f"i{number}", Seat(0), "well")) is not None
    machine.day -= HOUR
    machine.let_pass(4)
    assert talk.hear(m.Say("last", Seat(0), "well")) is not None
