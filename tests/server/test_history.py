"""A table is what its rows tell: live, after a restart, through everybody's eyes; and it waits for the right seat."""

from random import Random

import msgspec
import pytest

from auberge import games
from auberge import wire as m
from auberge.core.errors import BadRecord, EngineBug
from auberge.core.protocol import CHANCE, OVER, Seat
from auberge.table.rows import Row
from auberge.table.state import TableState, history_of
from auberge.table.viewer_progress import Pending
from tests.server.fake_table import EVERY_GAME, FakeTable, Guest, a_stored_table
from tests.server.wire import encode, new_id

every_game = pytest.mark.parametrize("game", EVERY_GAME)


def everybody(fake: FakeTable) -> list[Guest]:
    """A guest at every seat, and a spectator."""
    seats = [n for n, seat in enumerate(fake.history.stored.seats) if seat.holder != "bot"]
    return [*(fake.seat(seat) for seat in seats), fake.seat()]


def shown(guest: Guest) -> tuple[bytes, bytes]:
    """What a guest has before them."""
    return encode(guest.now), encode(guest.steps)


def lively(game: str, seed: int, most: int) -> tuple[FakeTable, list[Guest]]:
    """A table with two people and a bot after some time, undos, renamings and stand-ins included."""
    fake = FakeTable(a_stored_table(game, ("here", "link", "bot"), seed=seed))
    guests = everybody(fake)
    chance = Random(seed)
    for _ in range(most):
        guest = chance.choice(guests[:2])
        (seat,) = guest.held
        if chance.random() < 0.15 and guest.now.undo is not None:
            fake.do(guest, fake.undo(guest, seat, chance.choice([guest.now.undo.step, guest.now.undo.first])))
        elif chance.random() < 0.02:
            fake.do(guest, m.Rename(new_id(), seat, f"N{chance.random()}"))
        elif chance.random() < 0.02:
            playing = fake.history.session.bots[seat] is not None
            fake.do(guest, m.TakeBack(new_id(), seat) if playing else m.LetBotPlay(new_id(), seat, "random"))
        elif not fake.next(guests, chance):
            break
    return fake, guests


@every_game
@pytest.mark.parametrize("seed", range(2))
def test_whoever_comes_anew_sees_what_everybody_was_told_bit_by_bit(game: str, seed: int) -> None:
    fake, guests = lively(game, seed, 90)
    for guest in guests:
        fresh = fake.seat(*guest.held)
        assert shown(fresh) == shown(guest)


@every_game
@pytest.mark.parametrize("seed", range(2))
def test_after_a_restart_everybody_sees_the_same(game: str, seed: int) -> None:
    fake, guests = lively(game, seed, 60 + 40 * seed)
    again = fake.again()
    for guest in guests:
        assert shown(again.seat(*guest.held)) == shown(guest)
    assert again.history.names == fake.history.names
    assert again.history.session.bots == fake.history.session.bots
    assert again.history.intents.keys() == fake.history.intents.keys()
    assert again.history.session.match.position.fields() == fake.history.session.match.position.fields()


@every_game
def test_both_go_on_equally_after_a_restart(game: str) -> None:
    fake, guests = lively(game, 11, 80)
    again = fake.again()
    others = everybody(again)
    for table, people in ((fake, guests), (again, others)):
        table.play(people, Random(5), 40)
    assert [row.text for row in again.rows] == [row.text for row in fake.rows]
    assert again.history.session.match.position.fields() == fake.history.session.match.position.fields()


@every_game
def test_a_finished_table_that_is_loaded_tells_its_ending(game: str) -> None:
    fake = FakeTable(a_stored_table(game, ("bot", "bot")))
    chance = Random(3)
    fake.play([], chance)
    result = fake.history.session.match.position.result()
    assert result is not None
    fresh = fake.again().seat()
    assert fresh.waiting == ("over", OVER)
    assert fresh.now.ending is not None
    assert (fresh.now.ending.places, fresh.now.ending.scores) == (result.places, result.scores)
    assert isinstance(welcome := fresh.told[0], m.Welcome)
    assert welcome.table.state == "over"


# --- what is waited for -----------------------------------------------------------------------------------------


@every_game
@pytest.mark.parametrize("holders", [("here", "here"), ("here", "bot"), ("bot", "link", "bot"), ("bot", "bot")])
def test_the_table_waits_for_whoever_must_do_something(game: str, holders: tuple[m.Holder, ...]) -> None:
    fake = FakeTable(a_stored_table(game, holders, seed=2))
    people = [n for n, holder in enumerate(holders) if holder != "bot"]
    guests = [fake.seat(seat) for seat in people]
    chance, kinds = Random(1), set()
    for _ in range(200):
        history = fake.history
        due, actor, steps = history.waiting, history.session.match.actor, history.session.match.steps
        kinds.add(due.kind)
        match due.kind:
            case "decide":
                assert due.seat == actor
                assert due.seat in people
            case "bot":
                assert due.seat == actor
                assert due.seat not in people
            case "throw":
                assert history.game.meta.throws
                assert actor == CHANCE
                assert due.seat in people
            case "confirm":
                assert due.seat == steps[-1].seat
                assert due.seat in people
                assert not steps[-1].revealed
            case other:
                assert other == "over"
                assert actor == OVER
        if not fake.next(guests, chance):
            break
    assert ("bot" in kinds) == ("bot" in holders)
    assert ("decide" in kinds) == bool(people)
    if history.game.meta.throws:
        assert ("throw" in kinds) == bool(people)


@every_game
def test_nobody_goes_on_while_a_turn_can_still_be_taken_back(game: str) -> None:
    fake = FakeTable(a_stored_table(game, ("here", "link"), seed=4))
    guests = [fake.seat(0), fake.seat(1)]
    chance, tried = Random(2), 0
    for _ in range(150):
        due = fake.history.waiting
        if due.kind == "confirm":
            tried += 1
            other = guests[1 - due.seat]
            assert other.now.waiting.kind == "confirm"
            assert fake.refuse(other, fake.proceed(other, 1 - due.seat)).key == "server-nothing-due"
            for move in other.moves()[:2]:
                assert fake.refuse(other, fake.act(other, 1 - due.seat, move)).key == "server-not-final-yet"
            assert guests[due.seat].now.undo is not None
        if not fake.next(guests, chance):
            break
    assert tried


def test_not_even_somebody_absent_goes_on_before_a_turn_is_final() -> None:
    fake = FakeTable(a_stored_table(seed=4))
    guests = [fake.seat(0), fake.seat(1)]
    chance = Random(2)
    while fake.history.due() != Pending("confirm", 0):
        fake.next(guests, chance)
    absent = msgspec.Raw(b'{"kind":"absent"}')
    assert fake.refuse(guests[1], fake.act(guests[1], 1, absent)).key == "server-not-final-yet"
    fake.do(guests[0], fake.proceed(guests[0], 0))
    fake.do(guests[1], fake.act(guests[1], 1, absent))


def test_what_is_waited_for_has_a_time() -> None:
    fake = FakeTable(a_stored_table())
    guest = fake.seat(0)
    assert guest.now.waiting.since == 1000.0
    fake.do(guest, fake.proceed(guest, 0))
    began = guest.now.waiting.since
    assert began == fake.rows[-1].at
    assert fake.again().seat(0).now.waiting.since == began


# --- rows that are none -----------------------------------------------------------------------------------------


def test_rows_out_of_order_are_no_table() -> None:
    with pytest.raises(EngineBug):
        history_of(a_stored_table(), [Row("table", 2, "name", 0, "Ada", None, 1.0)])


@pytest.mark.parametrize(("kind", "text"), [("chance", "no dice"), ("chance", "")])
def test_chance_that_cannot_be_read_is_no_table(kind: str, text: str) -> None:
    with pytest.raises(BadRecord):
        history_of(a_stored_table(), [Row("table", 1, "chance", 0, text, None, 1.0)])


def test_a_table_of_other_rules_is_not_loaded() -> None:
    stored = msgspec.structs.replace(a_stored_table(), rules_version=10**6)
    with pytest.raises(BadRecord) as caught:
        TableState(stored)
    assert caught.value.key == "bad-record-rules"


# --- seen by whom -----------------------------------------------------------------------------------------------


@every_game
def test_everybody_is_told_whenever_their_view_changes_and_not_otherwise(game: str) -> None:
    """The version a seat knows moves on exactly when something it may see has changed."""
    fake = FakeTable(a_stored_table(game, ("here", "link", "link"), seed=6))
    guests = everybody(fake)
    chance = Random(4)
    play = games.load(game)
    for _ in range(150):
        before = [(bytes(guest.now.view), guest.now.version) for guest in guests]
        if not fake.next(guests, chance):
            break
        for guest, (view, version) in zip(guests, before, strict=True):
            current = encode(play.view(fake.history.session.match.position, guest.looking))
            assert bytes(guest.now.view) == current, "somebody looks at an old view"
            if current != view:
                assert guest.now.version > version, "a view changed under one version"


def test_the_seat_of_chance_that_is_nobodys_is_no_seat() -> None:
    fake = FakeTable(a_stored_table("malta", ("here", "link")))
    guest = fake.seat(0)
    assert guest.steps[0].seat == Seat(-1)
