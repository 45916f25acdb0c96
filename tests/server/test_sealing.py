"""Before the first draw: the seal is shown, numbers are promised before any is told, and only then the game begins."""

from random import Random

import msgspec
import pytest

from auberge import games
from auberge import wire as m
from auberge.core.chance import new_number, promise_of, seal_of
from auberge.core.protocol import Seat
from auberge.core.record import Record
from auberge.core.verification import verify
from auberge.table import commands as intents
from auberge.table.rows import StoredTable
from tests.server.fake_table import EVERY_GAME, FakeTable, Guest, a_stored_table
from tests.server.wire import BOT, HERE, LINK, Server, new_id

SECRET, SALT = "5e" * 32, "5a" * 32


def a_sealed_table(
    *holders: m.Holder, game: str = "saint_malo", start_seat: int = -1, secret: str = SECRET
) -> StoredTable:
    stored = a_stored_table(game, holders or ("link", "link"))
    return msgspec.structs.replace(stored, seed=0, start_seat=start_seat, secret=secret, salt=SALT)


class Device:
    """What a page does by itself for one seat."""

    def __init__(self, fake: FakeTable, seat: int) -> None:
        self.fake, self.seat = fake, Seat(seat)
        self.guest = fake.seat(seat)
        self.number = new_number()

    @property
    def chance(self) -> m.ChanceInfo:
        found = self.fake.table.broadcast.info().chance
        assert found is not None
        return found

    def promise(self) -> None:
        promise = promise_of("table", self.seat + 1, self.number)
        self.fake.do(self.guest, m.Promise(new_id(), self.seat, promise))

    def tell(self) -> None:
        self.fake.do(self.guest, m.Number(new_id(), self.seat, self.number))


def refusal(fake: FakeTable, guest: Guest, said: m.Promise | m.Number | m.Begin | m.Act | m.Proceed) -> str:
    return fake.refuse(guest, said).key


@pytest.mark.parametrize("game", EVERY_GAME)
def test_a_game_begins_when_everybody_has_told_what_they_promised(game: str) -> None:
    fake = FakeTable(a_sealed_table(game=game))
    devices = [Device(fake, seat) for seat in range(2)]
    assert fake.table.broadcast.info().start_seat is None
    assert devices[0].chance.seal == seal_of("table", SALT, SECRET)
    devices[0].promise()
    assert devices[0].guest.waiting == ("gather", -1)
    assert not devices[0].chance.closed
    devices[1].promise()
    assert devices[0].chance.closed
    assert [seat.number for seat in devices[0].chance.seats] == [None, None], "nobody has told before all have promised"
    devices[1].tell()
    assert not devices[0].chance.begun
    devices[0].tell()
    assert devices[0].chance.begun
    assert devices[0].guest.waiting[0] != "gather"
    assert fake.table.broadcast.info().start_seat in (0, 1)
    assert [seat.number for seat in devices[0].chance.seats] == [device.number for device in devices]


@pytest.mark.parametrize("game", EVERY_GAME)
def test_a_game_of_a_sealed_table_can_be_checked_and_comes_back_after_a_restart(game: str) -> None:
    fake = FakeTable(a_sealed_table("link", "link", "bot", game=game))
    devices = [Device(fake, seat) for seat in range(2)]
    for step in ("promise", "tell"):
        for device in devices:
            getattr(device, step)()
        fake.again()  # at any moment
    fake.play([device.guest for device in devices], Random(4))
    assert fake.history.is_over
    record = fake.history.record()
    verdict = verify(games.load(game), record, seal_of("table", SALT, SECRET))
    assert verdict.fault is None
    assert verdict.draws > 1
    assert record.chance is not None
    assert [each.number for each in record.chance.contributions] == [device.number for device in devices]
    assert fake.again().history.record() == record


def test_every_number_changes_the_chance() -> None:
    def record(number: str) -> Record:
        fake = FakeTable(a_sealed_table("here", "bot"))
        device = Device(fake, 0)
        device.number = number
        device.promise()
        device.tell()
        fake.play([device.guest], Random(1), 6)
        return fake.history.record()

    assert record("11" * 32).entries != record("22" * 32).entries
    assert record("11" * 32).entries == record("11" * 32).entries


def test_nothing_is_drawn_and_nobody_moves_before_the_game_begins() -> None:
    fake = FakeTable(a_sealed_table("here", "bot", game="malta"))
    guest = fake.seat(0)
    concession = msgspec.Raw(b'{"kind":"concede"}')
    assert refusal(fake, guest, fake.act(guest, 0, concession)) == "server-not-begun"
    assert refusal(fake, guest, fake.proceed(guest, 0)) == "server-nothing-due"
    assert fake.woken == 0
    assert not fake.rows
    assert not fake.history.session.match.can_draw, "not even we could"


@pytest.mark.patched
def test_promises_and_numbers_are_told_again_often_but_not_without_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(intents, "MOST_CHANGES", 5)
    fake = FakeTable(a_sealed_table())
    first, second = Device(fake, 0), Device(fake, 1)
    for _ in range(5):
        first.promise()
    promise = m.Promise(new_id(), first.seat, promise_of("table", 1, first.number))
    assert refusal(fake, first.guest, promise) == "server-changed-too-often"
    second.promise()
    for _ in range(5):
        first.tell()
    assert refusal(fake, first.guest, m.Number(new_id(), first.seat, first.number)) == "server-changed-too-often"
    second.tell()
    assert first.chance.begun


def test_a_number_must_be_promised_first_and_be_the_one_promised() -> None:
    fake = FakeTable(a_sealed_table())
    first, second = (Device(fake, seat) for seat in range(2))
    number = m.Number(new_id(), Seat(0), first.number)
    assert refusal(fake, first.guest, number) == "server-promises-open"
    first.promise()
    second.promise()
    other = m.Promise(new_id(), Seat(0), "00" * 32)
    assert refusal(fake, first.guest, other) == "server-promises-closed"
    for wrong in ("00" * 32, "", "x", second.number, first.number.upper() + " "):
        assert refusal(fake, first.guest, m.Number(new_id(), Seat(0), wrong)) == "server-not-promised"
    first.tell()
    second.tell()
    late = m.Number(new_id(), Seat(0), first.number)
    assert refusal(fake, first.guest, late) == "server-has-begun"
    assert refusal(fake, first.guest, m.Begin(new_id(), Seat(0))) == "server-has-begun"


def test_one_seat_cannot_tell_the_number_of_another() -> None:
    fake = FakeTable(a_sealed_table())
    first, second = (Device(fake, seat) for seat in range(2))
    copied = promise_of("table", 1, first.number)  # what the first one shows, said again by the second
    first.promise()
    fake.do(second.guest, m.Promise(new_id(), Seat(1), copied))
    first.tell()
    said = m.Number(new_id(), Seat(1), first.number)
    assert refusal(fake, second.guest, said) == "server-not-promised", "a promise is of its seat alone"


@pytest.mark.parametrize("promise", ["", "x", "0" * 63, "A" * 64, "0" * 65])
def test_a_promise_is_a_number(promise: str) -> None:
    fake = FakeTable(a_sealed_table())
    assert refusal(fake, fake.seat(0), m.Promise(new_id(), Seat(0), promise)) == "server-bad-number"


def test_until_promises_are_closed_another_may_be_made() -> None:
    fake = FakeTable(a_sealed_table())
    device = Device(fake, 0)
    fake.do(device.guest, m.Promise(new_id(), Seat(0), "00" * 32))
    device.promise()
    fake.do(device.guest, m.Begin(new_id(), Seat(0)))
    device.tell()
    assert device.chance.begun


def test_who_does_not_come_is_left_out_by_a_word() -> None:
    fake = FakeTable(a_sealed_table("link", "link", "link"))
    devices = [Device(fake, seat) for seat in range(2)]
    for device in devices:
        device.promise()
    fake.do(devices[0].guest, m.Begin(new_id(), Seat(0)))
    assert devices[0].chance.closed
    assert not devices[0].chance.begun, "those who promised still tell"
    devices[0].tell()
    devices[1].tell()
    assert devices[0].chance.begun
    assert [each.seat for each in fake.history.sealing.chance(opened=False).contributions] == [1, 2]


def test_who_promised_and_does_not_tell_is_left_out_by_a_second_word_and_everybody_sees_it() -> None:
    fake = FakeTable(a_sealed_table("link", "link"))
    first, second = (Device(fake, seat) for seat in range(2))
    first.promise()
    second.promise()
    first.tell()
    fake.do(first.guest, m.Begin(new_id(), Seat(0)))
    assert not first.chance.begun
    fake.do(first.guest, m.Begin(new_id(), Seat(0)))
    assert first.chance.begun
    record = fake.history.record()
    assert record.chance is not None
    kept, left_out = record.chance.contributions
    assert kept.number == first.number
    assert (left_out.promise, left_out.number) == (promise_of("table", 2, second.number), None)


def test_devices_are_told_that_promises_are_closed_when_a_stand_in_comes_for_whoever_is_missing() -> None:
    fake = FakeTable(a_sealed_table("link", "link"))
    device = Device(fake, 0)
    device.promise()
    fake.time += 1000  # nobody has come for long
    fake.do(device.guest, m.LetBotPlay(new_id(), Seat(1), "squire"))
    told = [told.chance for told in device.guest.told if isinstance(told, m.Gathering)]
    assert told[-1].closed, "else this device would never tell its number"
    device.tell()
    assert device.chance.begun


def test_a_table_of_bots_begins_by_itself_and_a_stand_in_is_not_waited_for() -> None:
    assert FakeTable(a_sealed_table("bot", "bot")).history.has_begun
    fake = FakeTable(a_sealed_table("link", "link"))
    device = Device(fake, 0)
    device.promise()
    other = fake.seat(1)
    fake.do(other, m.LetBotPlay(new_id(), Seat(1), "random"))
    device.tell()
    assert device.chance.begun


def test_who_begins_is_drawn_unless_it_was_chosen() -> None:
    starts = set()
    for number in range(40):
        fake = FakeTable(a_sealed_table("bot", "bot", "bot", secret=f"{number:064x}"))
        starts.add(fake.table.broadcast.info().start_seat)
        assert fake.history.sealing is not None
        assert fake.history.sealing.chance(opened=False).draws_start
    assert starts == {0, 1, 2}
    chosen = FakeTable(a_sealed_table("bot", "bot", "bot", start_seat=2))
    assert chosen.table.broadcast.info().start_seat == 2
    assert chosen.history.sealing is not None
    assert not chosen.history.sealing.chance(opened=False).draws_start


def test_the_secret_is_told_to_nobody_while_the_game_runs() -> None:
    fake = FakeTable(a_sealed_table("here", "bot", game="valletta"))
    device, watcher = Device(fake, 0), fake.seat()
    device.promise()
    device.tell()
    fake.play([device.guest], Random(2), 60)
    assert not fake.history.is_over
    frames = b"".join(device.guest.frames + watcher.frames)
    assert SECRET.encode() not in frames
    assert SALT.encode() not in frames
    running = fake.history.record()
    assert running.chance is not None
    assert (running.chance.secret, running.chance.salt) == (None, None)


def test_over_the_wire(server: Server) -> None:
    opened = server.open(LINK, LINK, BOT, start_seat=None)
    table = opened.table.id
    numbers = [new_number(), new_number()]
    with server.join(opened, 0, begin=False) as first, server.join(opened, 1, begin=False) as second:
        browsers = (first, second)
        for seat, browser in enumerate(browsers):
            browser.done(m.Promise(new_id(), Seat(seat), promise_of(table, seat + 1, numbers[seat])))
        told = first.until(lambda told: isinstance(told, m.Gathering) and told.chance.closed)
        assert isinstance(told, m.Gathering)
        assert opened.table.chance is not None
        assert told.chance.seal == opened.table.chance.seal
        for seat, browser in enumerate(browsers):
            browser.done(m.Number(new_id(), Seat(seat), numbers[seat]))
        for browser in browsers:
            begun = browser.welcomed()
            assert begun.table.chance is not None
            assert begun.table.chance.begun
            assert begun.table.start_seat is not None
            assert begun.now.waiting.kind != "gather"


def test_the_next_table_has_a_seal_of_its_own(server: Server) -> None:
    opened = server.open(HERE, HERE, game="malta")
    with server.join(opened, 0, 1, look=0) as browser:
        while browser.now.ending is None:
            kind, seat = browser.waiting
            if kind == "decide":
                browser.say(m.Look(Seat(seat)))
                browser.welcomed()
                move = browser.moves()[0] if len(browser.steps) < 4 else msgspec.Raw(b'{"kind":"concede"}')
                browser.done(browser.act(seat, move))
            elif kind == "confirm":
                browser.done(browser.proceed(seat))
            else:
                browser.hear()
    again = msgspec.json.decode(server.again(opened.table.id, *(s for s in opened.secrets if s)).content, type=m.Again)
    assert again.table.chance is not None
    assert opened.table.chance is not None
    assert again.table.chance.seal != opened.table.chance.seal
    assert not again.table.chance.begun
