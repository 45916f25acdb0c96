"""What two servers could do wrong at one table: things done at both at the same moment, in either order, and servers
that end, fall silent or have another time.
"""

import time
from collections.abc import Iterator, Sequence
from random import Random

import msgspec
import pytest

from auberge import wire as m
from auberge.core.chance import promise_of
from auberge.core.protocol import Seat
from auberge.server import neighbours, tables
from auberge.table.clock import Clock
from auberge.table.live_table import LiveTable
from auberge.table.rows import StoredTable
from tests.postgres import Postgres
from tests.server.fake_table import Guest, a_stored_table
from tests.server.house import same
from tests.server.two_houses import BOTH, House, Spread, TwoHouses, two_houses
from tests.server.wire import new_id

in_either_order = pytest.mark.parametrize("first", BOTH)
PEOPLE: tuple[m.Holder, ...] = ("here", "link")
SKEW = 3600.0


@pytest.fixture(scope="module")
def database(shared_postgres: Postgres) -> str:
    return shared_postgres.new_url()


@pytest.fixture(scope="module")
def houses(database: str) -> Iterator[TwoHouses]:
    with two_houses(database) as running:
        yield running


class Table(Spread):
    """A table with somebody of every seat at each of the two servers."""

    def __init__(self, houses: TwoHouses, stored: StoredTable, *, keeper: int = 0) -> None:
        self.woken: list[LiveTable] = []
        super().__init__(houses, stored, wake=self.woken.append, keeper=keeper)
        self.guests = {(seat, place): self.sit(seat, place) for seat in self.people for place in BOTH}

    @property
    def people(self) -> list[int]:
        return [number for number, seat in enumerate(self.stored.seats) if seat.holder != "bot"]

    def sit(self, *seats: int, place: int | None = None) -> Guest:
        *held, where = (*seats, place) if place is not None else seats
        guest = Guest(held, min(held, default=None))
        self.join(guest, where)
        return guest

    def answers(self, guest: Guest, intent: str) -> list[str]:
        """What somebody was told of an intent: done, or why not."""
        told = [one for one in guest.told if isinstance(one, m.Done | m.Refused) and one.id == intent]
        return [one.problem.key if isinstance(one, m.Refused) else "done" for one in told]

    def race(self, first: int, *said: tuple[Guest, m.Said]) -> list[list[str]]:
        """Things are said at the same moment; how they were answered. Then both servers know the same."""
        self.together(*((lambda one=one: self.say(*one)) for one in said), first=first)
        self.agree()
        return [self.answers(guest, getattr(what, "id", "")) for guest, what in said]

    def agree(self) -> None:
        """Both servers have the table that is stored, and tell it alike to whoever comes."""
        one, other = (self.table_at(place) for place in BOTH)
        same(one.history, other.history)
        assert self.stored_rows() == one.history.rows == other.history.rows
        fresh = [Guest([], None) for _ in BOTH]
        for place, guest in zip(BOTH, fresh, strict=True):
            self.join(guest, place)
        for guest in fresh:
            self.leave(guest)
        assert fresh[0].now == fresh[1].now


def _sealed(seats: Sequence[m.Holder] = PEOPLE) -> StoredTable:
    return msgspec.structs.replace(
        a_stored_table(seats=seats), seed=0, start_seat=-1, secret=f"{5:064x}", salt=f"{6:064x}"
    )


# --- in the lobby -----------------------------------------------------------------------------------------------------


@in_either_order
def test_a_seat_given_to_two_people_at_once_is_had_by_one(houses: TwoHouses, first: int) -> None:
    table = Table(houses, _sealed())
    ways = [m.SetSeat(new_id(), Seat(1), m.SeatOrder("link", f"Guest {n}"), f"{n + 7:064x}") for n in BOTH]
    answers = table.race(first, (table.guests[0, 0], ways[0]), (table.guests[0, 1], ways[1]))
    assert answers == [["done"], ["done"]], "one after the other"
    assert table.history.names[1] == f"Guest {1 - first}", "whoever was given it last has it"
    assert not any(1 in table.guests[1, place].held for place in BOTH), "and nobody who had it before"


@in_either_order
def test_seats_that_are_swapped_at_both_at_once_are_swapped_twice(houses: TwoHouses, first: int) -> None:
    table = Table(houses, _sealed(("here", "link", "link")))
    said = [(table.guests[0, place], m.SwapSeats(new_id(), Seat(1), Seat(2))) for place in BOTH]
    assert table.race(first, *said) == [["done"], ["done"]]
    held = {seat: {tuple(table.guests[seat, place].held) for place in BOTH} for seat in range(3)}
    assert held == {0: {(0,)}, 1: {(1,)}, 2: {(2,)}}
    for place in BOTH:
        assert table.table_at(place).people == {0, 1, 2}


@in_either_order
def test_numbers_of_a_sealed_game_may_come_to_both(houses: TwoHouses, first: int) -> None:
    """Promises, numbers and the word to begin, each at both servers at the same moment: one game begins."""
    table = Table(houses, _sealed())
    numbers = {seat: f"{seat + 11:064x}" for seat in BOTH}
    for make in (
        lambda seat: m.Promise(new_id(), seat, promise_of(table.id, seat + 1, numbers[seat])),
        lambda seat: m.Number(new_id(), seat, numbers[seat]),
    ):
        said = [(table.guests[seat, seat], make(Seat(seat))) for seat in BOTH]
        assert table.race(first, *said) == [["done"], ["done"]]
    assert table.history.has_begun
    assert len({table.table_at(place).history.start_seat for place in BOTH}) == 1


@in_either_order
def test_a_game_that_is_begun_at_both_begins_once(houses: TwoHouses, first: int) -> None:
    table = Table(houses, _sealed())
    said = [(table.guests[0, place], m.Begin(new_id(), Seat(0))) for place in BOTH]
    answers = table.race(first, *said)
    assert answers[first] == ["done"]
    assert answers[1 - first] in (["done"], ["server-has-begun"])
    assert table.history.has_begun
    assert sum(row.kind == "begin" for row in table.history.rows) == 1


# --- in the game ------------------------------------------------------------------------------------------------------


def _moved(table: Table) -> tuple[Seat, Guest, Guest]:
    """Somebody has made a move that can be taken back; they are at both servers."""
    while True:
        due = table.history.waiting
        seat = Seat(due.seat)
        one, other = (table.guests[seat, place] for place in BOTH)
        if due.kind == "decide" and one.now.undo is not None:
            return seat, one, other
        version = one.now.version
        table.say(
            one,
            m.Act(new_id(), version, seat, one.moves()[0])
            if due.kind == "decide"
            else m.Proceed(new_id(), version, seat),
        )


@in_either_order
def test_a_move_and_an_undo_at_the_same_moment_are_one_of_them(houses: TwoHouses, first: int) -> None:
    table = Table(houses, a_stored_table(seats=PEOPLE))
    seat, one, other = _moved(table)
    assert other.now.undo is not None
    act = m.Act(new_id(), one.now.version, seat, one.moves()[0])
    undo = m.Undo(new_id(), other.now.version, seat, other.now.undo.step)
    answers = table.race(first, (one, act), (other, undo))
    assert answers[first] == ["done"]
    assert answers[1 - first] == ["server-stale"]


@in_either_order
def test_what_a_word_leads_to_is_told_at_one_go_at_both(houses: TwoHouses, first: int) -> None:
    table, chance = Table(houses, a_stored_table("valletta", PEOPLE), keeper=first), Random(5)
    together = {"alone": 0, "racing": 0}
    for number in range(60):
        due = table.history.waiting
        seat, rows = Seat(due.seat), table.history.length
        heard = {guest: len(guest.told) for guest in table.guests.values()}
        racing = due.kind != "decide" and number % 2 == 0
        said = [_word(guest, seat, chance) for guest in (table.guests[seat, place] for place in BOTH)]
        if racing:
            answers = table.race(first, *said)
            assert sorted(answers) == [["done"], ["server-stale"]]
        else:
            table.say(*chance.choice(said))
        together["racing" if racing else "alone"] += table.history.length > rows + 1
        for guest, before in heard.items():
            told = [type(each) for each in guest.told[before:]]
            assert told.count(m.Update) == 1, told
    table.agree()
    assert min(together.values()) > 3, together


def _word(guest: Guest, seat: Seat, chance: Random) -> tuple[Guest, m.Act | m.Proceed]:
    version = guest.now.version
    if guest.waiting[0] != "decide":
        return guest, m.Proceed(new_id(), version, seat)
    return guest, m.Act(new_id(), version, seat, chance.choice(guest.moves()))


@in_either_order
def test_one_intent_that_is_said_at_both_acts_once(houses: TwoHouses, first: int) -> None:
    """A browser that lost its server says again at the other what the first one may be about to store."""
    table = Table(houses, a_stored_table(seats=PEOPLE))
    seat = Seat(table.history.waiting.seat)
    guests = [table.guests[seat, place] for place in BOTH]
    while table.history.waiting.kind != "decide":
        table.say(guests[0], m.Proceed(new_id(), guests[0].now.version, seat))
    act = m.Act(new_id(), guests[0].now.version, seat, guests[0].moves()[0])
    assert table.race(first, *((guest, act) for guest in guests)) == [["done"], ["done"]]
    assert sum(row.intent == act.id for row in table.history.rows) == 1


def test_words_said_at_both_are_kept_in_one_order(houses: TwoHouses) -> None:
    table = Table(houses, a_stored_table(seats=PEOPLE))
    for number, phrase in enumerate(("well", "cheers", "thanks", "well")):
        place = number % 2
        table.talk(table.guests[place, place], m.Say(new_id(), Seat(place), phrase))  # type: ignore[arg-type]
        table.hours.let_pass(4.0)
    kept = [table.table_at(place)._talk.words(with_texts=True) for place in BOTH]
    assert kept[0] == kept[1]
    assert len(kept[0]) == 4


# --- servers that come and go -----------------------------------------------------------------------------------------


def test_a_table_put_away_where_nobody_is_goes_on_where_they_are(houses: TwoHouses) -> None:
    """The server that lets things happen there has nobody at the table and forgets it: its bots think at the other."""
    table = Table(houses, a_stored_table(seats=("here", "bot")))
    table.leave(table.guests[0, 0])
    keeping = houses.houses[0]
    assert table.keeper == 0
    table.hours.let_pass(1.0)

    def put_away() -> None:
        del keeping.live[table.id]
        keeping.around._wake.set()

    houses.do(put_away)
    assert table.keeper == 1
    guest = table.guests[0, 1]
    table.woken.clear()
    for _ in range(30):
        due = table.history.waiting
        if due.kind == "bot":
            break
        version = guest.now.version
        move = m.Act(new_id(), version, Seat(0), guest.moves()[0]) if due.kind == "decide" else None
        table.say(guest, move or m.Proceed(new_id(), version, Seat(0)))
    assert [woken is table.table_at(1) for woken in table.woken] == [True]


def test_a_bot_stands_in_once_if_people_at_both_agree(houses: TwoHouses) -> None:
    table = Table(houses, a_stored_table(seats=("here", "link", "link")))
    for place in BOTH:
        table.leave(table.guests[2, place])
    table.hours.let_pass(200.0)
    one, other = table.guests[0, 0], table.guests[1, 1]
    answers = table.race(
        0, (one, m.LetBotPlay(new_id(), Seat(2), "squire")), (other, m.AgreeStandIn(new_id(), Seat(2), True))
    )
    assert answers[0] == ["done"]
    if table.history.session.bots[2] is None:
        table.say(other, m.AgreeStandIn(new_id(), Seat(2), True))
    assert table.history.session.bots[2] == "squire"
    table.join(table.guests[2, 1], 1)
    table.agree()


def test_the_people_of_a_server_that_was_killed_are_away(houses: TwoHouses, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(neighbours, "_TEND_SECONDS", 0.05)
    table = Table(houses, a_stored_table(seats=PEOPLE))
    for place in BOTH:
        table.leave(table.guests[1, place])
    with houses.a_third() as third:
        there = houses.run(third.enter(table.id))
        houses.do(lambda: there.join(Guest([1], 1)))
        assert [table.table_at(place).people for place in BOTH] == [{0, 1}, {0, 1}]
    limit = time.monotonic() + 30.0
    while any(table.table_at(place).people != {0} for place in BOTH):
        assert time.monotonic() < limit, "they still count as here"
        houses.do(lambda: None)


def test_servers_agree_on_the_time_though_their_machines_do_not(
    houses: TwoHouses, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tables, "Clock", lambda: Clock(lambda: time.time() + SKEW))
    fast = House(database, houses, 0)
    assert abs(fast._clock() - houses.houses[0]._clock()) > SKEW / 2

    async def meet() -> None:
        await fast.around.set_clock()
        await fast.storage.close()

    houses.run(meet())
    assert abs(fast._clock() - houses.houses[0]._clock()) < 30.0, "but for how long the database took to answer"
