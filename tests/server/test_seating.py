"""Before the game begins: the host changes who sits where, and bots stand in for those who never come."""

import hashlib

import msgspec
import pytest

from auberge import wire as m
from auberge.core.protocol import Seat
from auberge.table.rows import Row, StoredSeat
from auberge.table.secret_question import is_among_bots
from auberge.table.state import TableState
from tests.server.fake_table import FakeTable, Guest, a_stored_table
from tests.server.test_sealing import Device, a_sealed_table
from tests.server.wire import BOT, HERE, LINK, Server, new_id, told_by_server

KEY = "ab" * 32
BY_BOT = m.SeatOrder("bot", "Squire", "squire")
BY_LINK = m.SeatOrder("link")


def set_seat(seat: int, order: m.SeatOrder = BY_BOT, key: str | None = None) -> m.SetSeat:
    return m.SetSeat(new_id(), Seat(seat), order, key)


def three(*holders: m.Holder) -> tuple[FakeTable, Guest, Guest]:
    """A table of three people: the host and Bruno are here, Carla is not."""
    fake = FakeTable(a_sealed_table(*(holders or ("here", "link", "link"))))
    return fake, fake.seat(0), fake.seat(1)


# --- who sits where ---------------------------------------------------------------------------------------------------


def test_a_seat_by_link_is_given_to_a_bot_and_back_and_comes_up_again_like_that() -> None:
    fake, host, bruno = three()
    fake.do(host, set_seat(2))
    told = [told for told in bruno.told if isinstance(told, m.Seats)][-1].seats[2]
    assert (told.holder, told.bot, told.name) == ("bot", "squire", "Squire")
    assert fake.again().history.seats == fake.history.seats
    fake.do(host, set_seat(2, BY_LINK, KEY))
    assert fake.history.seats[2] == StoredSeat("link", "3", None, bytes.fromhex(KEY))
    assert (fake.history.session.bots[2], fake.history.names[2]) == (None, "3")
    again = fake.again().history
    assert (again.seats, again.names, again.session.bots) == (fake.history.seats, fake.history.names, [None] * 3)


def test_whoever_sat_at_a_seat_that_is_freed_looks_on_and_their_promise_is_gone() -> None:
    fake, host, _ = three()
    device = Device(fake, 2)
    device.promise()
    fake.do(device.guest, m.AgreeHints(new_id(), Seat(2), agrees=True))
    fake.do(host, set_seat(2, BY_LINK, KEY))
    welcome = [told for told in device.guest.told if isinstance(told, m.Welcome)][-1]
    assert (welcome.held, welcome.looking) == ((), None)
    assert device.chance.seats[2].promise is None
    info = fake.table.broadcast.seats()[2]
    assert (info.present, info.hints, info.since) == (False, False, None)
    assert fake.refuse(device.guest, m.Rename(new_id(), Seat(2), "Mine")).key == "server-not-your-seat"


def test_whoever_gives_away_a_seat_of_their_own_has_lost_it_when_that_is_done() -> None:
    fake = FakeTable(a_sealed_table("here", "here", "link"))
    both = fake.seat(0, 1, look=1)
    fake.do(both, set_seat(1))
    (done,) = [place for place, told in enumerate(both.told) if isinstance(told, m.Done)]
    (lost,) = [place for place, told in enumerate(both.told) if isinstance(told, m.Welcome) and told.held == (0,)]
    assert lost < done
    assert both.looking is None


def test_a_seat_that_a_bot_has_now_is_not_waited_for() -> None:
    fake = FakeTable(a_sealed_table("here", "link", "link"))
    devices = [Device(fake, seat) for seat in (0, 2)]
    for device in devices:
        device.promise()
    fake.do(devices[0].guest, set_seat(1))
    told = [told.chance for told in devices[1].guest.told if isinstance(told, m.Gathering)]
    assert told[-1].closed
    for device in devices:
        device.tell()
    assert fake.history.has_begun
    assert [player.kind for player in fake.history.record().players] == ["human", "squire", "human"]


def test_only_the_host_changes_seats_and_nobody_the_one_they_speak_from() -> None:
    fake, host, bruno = three()
    watcher = fake.seat()
    assert fake.refuse(bruno, set_seat(2)).key == "server-host-says"
    assert fake.refuse(bruno, set_seat(0)).key == "server-host-says"
    assert fake.refuse(watcher, set_seat(2)).key == "server-not-your-seat"
    assert fake.refuse(host, set_seat(0)).key == "server-not-your-seat"
    assert fake.refuse(host, set_seat(7)).key == "server-no-such-seat"


def test_where_nobody_is_host_everybody_changes_seats_that_are_empty() -> None:
    fake, anna, bruno = three("link", "link", "link")
    assert fake.refuse(anna, set_seat(1)).key == "server-somebody-there"
    fake.do(bruno, set_seat(2))
    assert fake.history.session.bots[2] == "squire"


# --- changing places --------------------------------------------------------------------------------------------------


def swap(seat: int, other: int) -> m.SwapSeats:
    return m.SwapSeats(new_id(), Seat(seat), Seat(other))


def test_two_change_places_with_all_that_is_theirs_and_come_up_again_like_that() -> None:
    fake = FakeTable(a_sealed_table("here", "link", "bot", "link"))
    host, bruno = fake.seat(0), fake.seat(1)
    before = fake.history.seats[:]
    fake.do(bruno, m.AgreeHints(new_id(), Seat(1), agrees=True))
    fake.do(bruno, m.Rename(new_id(), Seat(1), "Bruno"))
    fake.do(host, swap(1, 2))
    fake.do(host, swap(0, 2))
    history = fake.history
    assert history.seats == [before[1], before[2], before[0], before[3]]
    assert (history.names[0], history.session.bots[1], history.agreed) == ("Bruno", "random", {0})
    assert (set(host.held), host.looking, set(bruno.held), bruno.looking) == ({2}, 2, {0}, 0)
    told = [told for told in bruno.told if isinstance(told, m.Swapped | m.Welcome)][-2:]
    assert told[0] == m.Swapped(Seat(0), Seat(2))
    assert isinstance(told[1], m.Welcome)
    assert told[1].held == (0,)
    assert [info.present for info in told[1].table.seats] == [True, False, True, False]
    again = fake.again().history
    assert (again.seats, again.names, again.session.bots, again.agreed) == (
        history.seats, history.names, history.session.bots, history.agreed,
    )  # fmt: skip


def test_whoever_was_chosen_to_go_first_does_so_from_the_new_seat() -> None:
    chosen = msgspec.structs.replace(a_sealed_table("here", "link", "link"), start_seat=0)
    fake = FakeTable(chosen)
    host = fake.seat(0)
    assert fake.table.broadcast.info().start_seat == 0
    fake.do(host, swap(0, 2))
    assert fake.table.broadcast.info().start_seat == 2
    fake.do(host, m.Begin(new_id(), Seat(2)))
    assert fake.history.has_begun
    assert fake.history.session.match.setup.start_seat == fake.again().history.session.match.setup.start_seat == 2


def test_whoever_changes_places_promises_anew_for_the_new_seat() -> None:
    fake = FakeTable(a_sealed_table("here", "link", "link"))
    devices = [Device(fake, seat) for seat in (0, 1)]
    for device in devices:
        device.promise()
    fake.do(devices[0].guest, swap(1, 2))
    assert [given.promise is None for given in devices[0].chance.seats] == [False, True, True]


def test_only_the_host_lets_others_change_places_and_not_once_the_seats_are_settled() -> None:
    fake, host, bruno = three()
    assert fake.refuse(bruno, swap(1, 2)).key == "server-host-says"
    assert fake.refuse(fake.seat(), swap(1, 2)).key == "server-not-your-seat"
    assert fake.refuse(host, swap(0, 3)).key == "server-no-such-seat"
    assert fake.refuse(host, swap(0, -1)).key == "server-no-such-seat"
    assert fake.refuse(host, swap(1, 1)).key == "server-same-seat"
    fake.do(host, m.Begin(new_id(), Seat(0)))
    assert fake.refuse(host, swap(1, 2)).key in ("server-seats-settled", "server-has-begun")


def test_where_nobody_is_host_nobody_is_moved_by_others() -> None:
    fake, anna, _ = three("link", "link", "link")
    assert fake.refuse(anna, swap(0, 1)).key == "server-somebody-there"
    fake.do(anna, swap(0, 2))
    assert anna.held == {2}


def test_the_host_names_a_seat_until_somebody_sits_there() -> None:
    fake, host, bruno = three()
    fake.do(host, m.Rename(new_id(), Seat(2), "Carla"))
    assert fake.history.names[2] == "Carla"
    assert fake.refuse(host, m.Rename(new_id(), Seat(1), "B")).key == "server-not-your-seat"
    assert fake.refuse(bruno, m.Rename(new_id(), Seat(2), "C")).key == "server-host-says"
    fake.do(host, m.Begin(new_id(), Seat(0)))
    assert fake.refuse(host, m.Rename(new_id(), Seat(2), "C")).key == "server-not-your-seat"


@pytest.mark.parametrize(
    ("order", "key", "problem"),
    [
        (m.SeatOrder("bot", "", "deep_blue"), None, "unknown-bot"),
        (m.SeatOrder("bot"), None, "unknown-bot"),
        (BY_LINK, None, "server-bad-number"),
        (BY_LINK, "AB" * 32, "server-bad-number"),
        (m.SeatOrder("here"), "", "server-bad-number"),
        (m.SeatOrder("link", "x" * 25), KEY, "server-name-long"),
    ],
)
def test_a_seat_that_cannot_be_is_refused(order: m.SeatOrder, key: str | None, problem: str) -> None:
    fake, host, _ = three()
    assert fake.refuse(host, set_seat(2, order, key)).key == problem


def test_who_came_in_the_lobby_hides_like_everybody_else() -> None:
    """A second person makes the waits of Malta! long and drawn anew, whatever the table was opened for."""
    history = TableState(a_stored_table("malta", ("here", "bot", "bot")))
    assert is_among_bots(history)
    person = msgspec.json.encode(StoredSeat("link", "Bruno", None, bytes.fromhex(KEY))).decode()
    history.follow(Row("table", 1, "seat", 1, person, None, 5.0))
    assert not is_among_bots(history)


def test_seats_stay_as_they_are_once_numbers_are_told() -> None:
    fake, host, _ = three()
    fake.do(host, m.Begin(new_id(), Seat(0)))
    assert fake.refuse(host, set_seat(2)).key == "server-has-begun"
    fake, host, _ = three()
    Device(fake, 2).promise()
    fake.do(host, m.Begin(new_id(), Seat(0)))
    assert fake.refuse(host, set_seat(1)).key == "server-seats-settled"


def test_what_a_seat_wished_before_goes_with_whoever_wished_it() -> None:
    stored = a_sealed_table("here", "link", "link", game="malta")
    fake = FakeTable(stored)
    host, bruno = fake.seat(0), fake.seat(1)
    for guest, seat in ((host, 0), (bruno, 1)):
        fake.do(guest, m.Ask(new_id(), Seat(seat), "never"))
    fake.do(host, set_seat(1, m.SeatOrder("here"), KEY))
    asks = fake.history.session.prompts
    assert [asks.of(Seat(seat), 0) for seat in range(3)] == ["never", "always", "able"], "two share a screen now"


# --- beginning --------------------------------------------------------------------------------------------------------


def test_the_host_begins_with_a_bot_in_the_seats_of_those_who_are_not_here() -> None:
    fake = FakeTable(a_sealed_table("here", "link", "link", "link"))
    devices = [Device(fake, seat) for seat in range(3)]
    for device in devices:
        device.promise()
    fake.table.leave(devices[2].guest)  # came, promised and went
    host = devices[0].guest
    fake.do(host, m.Begin(new_id(), Seat(0), "squire"))
    assert fake.history.session.bots == [None, None, "squire", "squire"]
    assert [seat.holder for seat in fake.table.broadcast.seats()] == ["here", "link", "link", "link"]
    told = [told for told in devices[1].guest.told if isinstance(told, m.Seats)][-1]
    assert [seat.bot for seat in told.seats] == fake.history.session.bots
    for device in devices[:2]:
        device.tell()
    assert fake.history.has_begun, "nobody waits for the number of somebody who is not here"
    late = fake.seat(3)
    fake.do(late, m.TakeBack(new_id(), Seat(3)))
    assert fake.again().history.session.bots == [None, None, "squire", None]


def test_the_bot_that_stands_in_from_the_beginning_is_no_weak_one() -> None:
    fake, host, _ = three()
    assert fake.refuse(host, m.Begin(new_id(), Seat(0), "random")).key == "server-bot-too-weak"
    assert fake.refuse(host, m.Begin(new_id(), Seat(0), "deep_blue")).key == "unknown-bot"


# --- over the wire ----------------------------------------------------------------------------------------------------


def test_everybody_is_told_what_their_links_are_worth(server: Server) -> None:
    opened = server.open(HERE, LINK, LINK)
    secrets = [secret or "" for secret in opened.secrets]
    new = "a-new-secret-for-the-third-seat-"
    with server.join(opened, 0, begin=False) as host, server.join(opened, 2, begin=False) as carla:
        host.done(set_seat(2, BY_LINK, hashlib.sha256(new.encode()).hexdigest()))
        assert carla.welcomed().held == ()
        browser = server.join(m.TableOpened(opened.table, (secrets[2], new, secrets[1])), 0, 1, 2, begin=False)
        with browser:
            assert browser.held == (1, 2)
            assert [m.Keys((None, Seat(2), Seat(1)))] == [
                told for told in map(told_by_server.decode, browser.frames) if isinstance(told, m.Keys)
            ]
    assert server.again(opened.table.id, secrets[2]).status_code == 403


def test_how_a_finished_game_ended_is_told_in_the_hall_and_of_a_running_one_nothing(server: Server) -> None:
    opened = server.open(HERE, BOT, game="malta")
    with server.join(opened, 0) as browser:
        assert server.status(opened.table.id)[0].ending is None
        while browser.waiting != ("decide", 0):
            browser.hear()
        browser.done(browser.act(0, msgspec.Raw(b'{"kind":"concede"}')))
        while browser.waiting[0] != "over":
            browser.hear()
    (status,) = server.status(opened.table.id)
    assert status.ending is not None
    assert status.ending.places == (2, 1)
    assert status.waiting is not None
    assert status.waiting.since >= opened.table.opened
