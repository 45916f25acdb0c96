"""Taking back: one's own steps until the last revealed thing; anything at all where only bots are minded."""

from random import Random

import msgspec
import pytest

from auberge import games
from auberge import wire as m
from auberge.core.match import resume
from auberge.core.protocol import Seat
from auberge.core.record import Record
from tests.server.fake_table import EVERY_GAME, FakeTable, Guest, a_stored_table
from tests.server.wire import encode, new_id

every_game = pytest.mark.parametrize("game", EVERY_GAME)


def two_people(game: str = "saint_malo", seed: int = 7) -> tuple[FakeTable, list[Guest]]:
    fake = FakeTable(a_stored_table(game, ("here", "link"), seed=seed))
    return fake, [fake.seat(0), fake.seat(1)]


def decide(fake: FakeTable, guest: Guest, place: int = 0) -> None:
    """The guest takes one of the moves offered."""
    fake.do(guest, fake.act(guest, min(guest.held), guest.moves()[place]))


def after_steps(game: str, wanted: int) -> tuple[FakeTable, list[Guest], Guest]:
    """A table at which somebody has at least so many steps to take back."""
    for seed in range(40):
        fake, guests = two_people(game, seed)
        chance = Random(seed)
        for _ in range(80):
            offer = next((guest.now.undo for guest in guests if guest.now.undo is not None), None)
            if offer is not None and offer.step - offer.first + 1 >= wanted:
                return fake, guests, guests[offer.seat]
            if not fake.next(guests, chance):
                break
    raise AssertionError(f"nobody ever has {wanted} steps to take back")


# --- among people -----------------------------------------------------------------------------------------------


@every_game
def test_one_step_back_is_the_table_before_it(game: str) -> None:
    fake, guests, guest = after_steps(game, 2)
    offer = guest.now.undo
    assert offer is not None
    before = [(bytes(guest.now.view), guest.now.step, guest.steps) for guest in guests]
    decide_again = fake.history.session.match.steps[-1].move
    assert encode(offer.move) == encode(decide_again)
    fake.do(guest, fake.undo(guest, offer.seat, offer.step))
    assert guest.now.step == len(guest.steps) == offer.step
    fresh = [fake.seat(0), fake.seat(1)]
    for there, now in zip(guests, fresh, strict=True):
        assert (there.now.step, bytes(there.now.view), there.steps) == (now.now.step, bytes(now.now.view), now.steps)
    assert decide_again is not None
    fake.do(guest, m.Act(new_id(), guest.now.version, offer.seat, offer.move))
    assert [(bytes(guest.now.view), guest.now.step, guest.steps) for guest in guests] == before


@every_game
def test_all_steps_back_stop_at_what_was_revealed(game: str) -> None:
    fake, _, guest = after_steps(game, 2)
    offer = guest.now.undo
    assert offer is not None
    steps, first = fake.history.session.match.steps, fake.history.viewer_logs.lines(offer.seat)[offer.first]
    assert all(step.seat == offer.seat and not step.revealed for step in steps[first:])
    barrier = steps[first - 1] if first else None
    assert barrier is None or barrier.revealed or barrier.seat != offer.seat or fake.history.session.confirmed == first
    for beyond in (offer.first - 1, 0, -1, offer.step + 1, 10**30):
        if not offer.first <= beyond <= offer.step:
            assert fake.refuse(guest, fake.undo(guest, offer.seat, beyond)).key == "server-undo-not-possible"
    fake.do(guest, fake.undo(guest, offer.seat, offer.first))
    assert guest.now.step == offer.first
    assert guest.now.undo is None


def test_dice_that_have_fallen_stay() -> None:
    fake, (guest, other) = two_people()
    assert guest.now.undo is None
    fake.do(guest, fake.proceed(guest, 0))
    for who, seat in ((guest, 0), (other, 1)):
        assert who.now.undo is None
        assert fake.refuse(who, fake.undo(who, seat, 0)).key == "server-undo-not-possible"


@every_game
def test_nobody_takes_back_what_another_did(game: str) -> None:
    fake, guests, guest = after_steps(game, 1)
    offer = guest.now.undo
    assert offer is not None
    other = guests[1 - offer.seat]
    assert other.now.undo is None
    assert fake.refuse(other, fake.undo(other, 1 - offer.seat, offer.step)).key == "server-undo-not-possible"
    assert fake.refuse(other, fake.undo(other, offer.seat, offer.step)).key == "server-not-your-seat"


@every_game
def test_what_was_confirmed_stays(game: str) -> None:
    fake, guests = two_people(game, 3)
    chance = Random(1)
    while fake.history.waiting.kind != "confirm":
        assert fake.next(guests, chance)
    seat = fake.history.waiting.seat
    guest = guests[seat]
    offer = guest.now.undo
    assert offer is not None
    fake.do(guest, fake.proceed(guest, seat))
    assert guest.now.undo is None
    assert fake.refuse(guest, fake.undo(guest, seat, offer.step)).key == "server-undo-not-possible"
    assert fake.again().seat(seat).now.undo is None


def test_a_bot_that_stands_in_does_not_make_undo_free() -> None:
    fake, guests = two_people()
    fake.do(guests[1], m.LetBotPlay(new_id(), Seat(1), "random"))
    fake.play(guests, Random(1), 60)
    assert not fake.history.plays_alone(Seat(0))
    offer = guests[0].now.undo
    steps = fake.history.session.match.steps
    assert offer is None or all(step.seat == 0 and not step.revealed for step in steps[offer.first :])


def test_a_seat_that_a_bot_plays_takes_nothing_back() -> None:
    fake, _, guest = after_steps("saint_malo", 1)
    offer = guest.now.undo
    assert offer is not None
    fake.do(guest, m.LetBotPlay(new_id(), offer.seat, "random"))
    assert guest.now.undo is None
    assert fake.refuse(guest, fake.undo(guest, offer.seat, offer.step)).key == "server-bot-plays"


# --- against bots only ------------------------------------------------------------------------------------------


@every_game
def test_against_bots_everything_can_be_taken_back_to_the_first_decision(game: str) -> None:
    fake = FakeTable(a_stored_table(game, ("here", "bot"), seed=5))
    guest = fake.seat(0)
    chance = Random(2)
    crossed: set[int | str] = set()
    for _ in range(30):
        fake.next([guest], chance)
    assert guest.now.undo is not None
    while (offer := guest.now.undo) is not None:
        steps = fake.history.session.match.steps
        assert 0 <= offer.first <= offer.step < guest.now.step
        back_to = fake.history.viewer_logs.lines(Seat(0))[offer.step]
        assert steps[back_to].seat == 0
        crossed |= {"chance" if step.move is None else int(step.seat) for step in steps[back_to:]}
        decided = sum(step.seat == 0 and step.move is not None for step in steps)
        fake.do(guest, fake.undo(guest, 0, offer.step))
        left = sum(step.seat == 0 and step.move is not None for step in fake.history.session.match.steps)
        assert left == decided - 1
    assert crossed >= {0, 1, "chance"}


def test_against_bots_the_same_dice_fall_again() -> None:
    fake = FakeTable(a_stored_table(seats=("here", "bot")))
    guest = fake.seat(0)
    chance = Random(3)
    for _ in range(4):
        fake.next([guest], chance)
    texts = [row.text for row in fake.history.standing]
    offer = guest.now.undo
    assert offer is not None
    fake.do(guest, fake.undo(guest, 0, offer.first))
    while len(fake.history.standing) < len(texts):
        step = len(fake.history.standing)
        if fake.history.waiting.kind == "decide":
            move = fake.history.game.read(texts[step])
            fake.do(guest, fake.act(guest, 0, msgspec.Raw(encode(move))))
        else:
            fake.next([guest], chance)
    assert [row.text for row in fake.history.standing] == texts


def test_a_bot_that_was_thinking_does_not_play_into_the_past() -> None:
    fake = FakeTable(a_stored_table(seats=("here", "bot")))
    guest = fake.seat(0)
    chance = Random(3)
    while fake.history.waiting.kind != "bot":
        fake.next([guest], chance)
    thought = fake.table.thinking
    view = fake.history.game.view(fake.history.session.match.position, Seat(1))
    woken = fake.woken
    offer = guest.now.undo
    assert offer is not None
    fake.do(guest, fake.undo(guest, 0, offer.step))
    before = len(fake.rows)
    fake.table.bot_plays(Seat(1), view.moves[0], thought)
    assert len(fake.rows) == before
    while fake.history.waiting.kind != "bot":
        fake.next([guest], chance)
    assert fake.woken > woken, "the bot is asked anew"


# --- what is left of it -----------------------------------------------------------------------------------------


@every_game
@pytest.mark.parametrize("holders", [("here", "link"), ("here", "bot")])
def test_an_undo_is_stored_and_leaves_no_entry_in_the_record(game: str, holders: tuple[m.Holder, ...]) -> None:
    fake = FakeTable(a_stored_table(game, holders, seed=9))
    guests = [fake.seat(seat) for seat, holder in enumerate(holders) if holder != "bot"]
    chance, undone = Random(9), 0
    for _ in range(3000):
        guest = chance.choice(guests)
        if guest.now.undo is not None and undone < 40 and chance.random() < 0.2:
            offer = guest.now.undo
            fake.do(guest, fake.undo(guest, offer.seat, chance.choice([offer.step, offer.first])))
            undone += 1
        elif not fake.next(guests, chance):
            break
    history = fake.history
    assert history.is_over
    assert undone > 2
    assert fake.again().history.session.match.position.fields() == history.session.match.position.fields()
    record = history.record()
    moves = sum(bool(step.text) for step in history.session.match.steps)
    assert len(record.entries) == moves < len(fake.rows)
    check_record(record, history.session.match.position.fields())


def check_record(record: Record, fields: list[int]) -> None:
    """The record, with its seed, gives the same game."""
    assert record.seed is not None
    assert resume(games.load(record.game, record.rules_version), record).position.fields() == fields


@every_game
def test_a_repeated_undo_undoes_once(game: str) -> None:
    fake, _, guest = after_steps(game, 2)
    offer = guest.now.undo
    assert offer is not None
    said = fake.undo(guest, offer.seat, offer.step)
    version = fake.do(guest, said)
    rows = len(fake.rows)
    assert fake.do(guest, said) == version
    again = fake.again()
    assert again.do(again.seat(offer.seat), said) == version
    assert len(again.rows) == len(fake.rows) == rows
