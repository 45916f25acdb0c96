"""Who gets a place: strangers never keep out people who hold a seat, nor one address all the others."""

import pytest

from auberge.core.protocol import Seat
from auberge.server.access.proxies import Proxies
from auberge.server.socket.admission import Slots
from auberge.server.socket.open_connections import OpenConnections


class Person:
    def __init__(self, address: str, *held: int, table: str = "t") -> None:
        self.address = address
        self.table = table
        self.held = frozenset(map(Seat, held))
        self.gone = False

    def evict(self) -> None:
        self.gone = True


def come(places: Slots, *people: Person) -> list[bool]:
    return [places.take(person) for person in people]


def test_a_spectator_gives_way_to_whoever_holds_a_seat() -> None:
    places = Slots(100, per_table=3, per_seat=2)
    crowd = [Person(f"10.0.0.{n}") for n in range(3)]
    assert come(places, *crowd) == [True] * 3
    assert come(places, Person("10.0.0.9")) == [False], "the table is full, and nobody has more than their share"
    holder = Person("10.0.0.8", 0)
    assert come(places, holder) == [True]
    assert [person.gone for person in crowd] == [True, False, False], "the oldest"


def test_the_address_with_most_gives_way_first() -> None:
    places = Slots(100, per_table=4, per_seat=2)
    friend, strangers = Person("10.0.0.1"), [Person("10.6.6.6") for _ in range(3)]
    come(places, friend, *strangers)
    assert come(places, Person("10.0.0.2", 0), Person("10.0.0.3")) == [True, True]
    assert not friend.gone
    assert [person.gone for person in strangers] == [True, True, False]
    assert come(places, Person("10.6.6.6")) == [False], "they do not push out others"


def test_whoever_holds_a_seat_always_finds_a_place_at_their_table() -> None:
    places = Slots(100, per_table=1, per_seat=2)
    people = [Person(f"10.0.0.{n}", n) for n in range(6)]
    assert come(places, *people) == [True] * 6
    assert not any(person.gone for person in people)


def test_a_seat_has_so_many_connections() -> None:
    places = Slots(100, per_table=60, per_seat=2)
    tabs = [Person("10.0.0.1", 0) for _ in range(2)]
    other = Person("10.0.0.1", 1)
    shared = Person("10.0.0.1", 0, 1)
    assert come(places, *tabs, other, shared) == [True] * 4
    assert [tab.gone for tab in tabs] == [True, False], "the oldest of that seat"
    assert not other.gone


@pytest.mark.parametrize("held", [(), (0,)])
def test_when_the_house_is_full_the_greedy_give_way(held: tuple[int, ...]) -> None:
    """Also if they hold seats at tables of their own."""
    places = Slots(10, per_table=60, per_seat=60)
    guest = Person("10.0.0.1", 0, table="mine")
    strangers = [Person("10.6.6.6", *held, table=f"own {n}") for n in range(9)]
    assert come(places, guest, *strangers) == [True] * 10
    newcomer = Person("10.0.0.2", 0, table="mine")
    assert come(places, newcomer) == [True]
    assert not guest.gone
    assert [person.gone for person in strangers] == [True] + [False] * 8
    assert come(places, Person("10.6.6.6")) == [False]


def test_in_a_house_full_of_people_one_can_come_back_to_ones_own_seat() -> None:
    places = Slots(3, per_table=60, per_seat=60)
    people = [Person(f"10.0.0.{n}", n) for n in range(3)]
    come(places, *people)
    assert come(places, Person("10.0.0.1", 0, table="other"), Person("10.0.0.9", 1)) == [False, True]
    assert [person.gone for person in people] == [False, True, False]


def test_places_are_given_back() -> None:
    places = Slots(1, per_table=1, per_seat=1)
    for _ in range(3):
        guest = Person("10.0.0.1")
        assert come(places, guest) == [True]
        assert come(places, Person("10.0.0.2")) == [False]
        places.leave(guest)
        places.leave(guest)
    assert not places._tables


# --- connections ----------------------------------------------------------------------------------------------------


class Thread:
    """A connection."""

    def __init__(self, lines: OpenConnections, *, idle: bool) -> None:
        self.lines = lines
        self.idle = idle
        self.gone = False

    @property
    def place(self) -> object:
        return None

    def take_leave(self) -> None:
        self.cut()

    def is_idle(self) -> bool:
        return self.idle

    def cut(self) -> None:
        self.gone = True
        self.lines.go(self)


def threads(lines: OpenConnections, address: str, number: int, *, idle: bool = True) -> list[Thread]:
    """So many try to connect; those who are let in."""
    made = [Thread(lines, idle=idle) for _ in range(number)]
    return [thread for thread in made if lines.come(thread, address)]


def test_one_address_has_so_many_connections() -> None:
    lines = OpenConnections(100, 5, Proxies(["127.0.0.1"]))
    assert len(threads(lines, "10.0.0.1", 9, idle=False)) == 5
    assert len(threads(lines, "2001:db8::1", 3, idle=False) + threads(lines, "2001:db8::2", 9, idle=False)) == 5
    networks = [threads(lines, f"2001:db8:7:{n}::1", 9, idle=False) for n in range(9)]
    assert sum(map(len, networks)) == 20, "one customer's networks have as much as at tables"
    assert len(threads(lines, "127.0.0.1", 50, idle=False)) == 50, "a proxy speaks for many"
    (waiting, *_) = threads(lines, "10.0.0.3", 5)
    assert threads(lines, "10.0.0.3", 1)
    assert waiting.gone, "the longest idle one gives way"


def test_when_there_are_too_many_connections_the_greedy_give_way() -> None:
    lines = OpenConnections(10, 8, Proxies(()))
    few, many = threads(lines, "10.0.0.1", 2), threads(lines, "10.6.6.6", 8)
    assert len(threads(lines, "10.0.0.2", 3)) == 3
    assert not any(thread.gone for thread in few)
    assert sum(thread.gone for thread in many) == 3
    assert len(lines) == 10


def test_many_networks_of_one_customer_give_way_together() -> None:
    lines = OpenConnections(12, 4, Proxies(()))
    site = [thread for n in range(10) for thread in threads(lines, f"2001:db8:0:{n}::1", 1)]
    few = threads(lines, "10.0.0.1", 2)
    assert len(threads(lines, "10.0.0.2", 2)) == 2
    assert not any(thread.gone for thread in few)
    assert [thread.gone for thread in site] == [True] * 2 + [False] * 8


def test_who_is_at_a_table_is_not_cut() -> None:
    lines = OpenConnections(3, 8, Proxies(()))
    request = Thread(lines, idle=True)
    assert lines.come(request, "10.0.0.1")
    socket = Thread(lines, idle=False)
    lines.hand_over(request, socket)
    (idle,) = threads(lines, "10.0.0.2", 1)
    threads(lines, "10.0.0.1", 1, idle=False)
    assert threads(lines, "10.0.0.3", 1)
    assert idle.gone
    assert not socket.gone
    assert threads(lines, "10.0.0.4", 1)
    lines.go(socket)
    lines.go(socket)
    assert len(lines) == 2
