"""Taking back: one's own steps until the last revealed thing; anything at all where only bots are minded."""

from random import Random

import msgspec
import pytest

from auberge import games
from auberge.core.match import resume
from auberge.core.protocol import Seat
from auberge.core.record import Record
from auberge.server import messages as m
from tests.server.parlour import EVERY_GAME, Guest, Parlour, a_stored_table
from tests.server.wire import encode, new_id

every_game = pytest.mark.parametrize("game", EVERY_GAME)


def two_people(game: str = "saint_malo", seed: int = 7) -> tuple[Parlour, list[Guest]]:
    parlour = Parlour(a_stored_table(game, ("here", "link"), seed=seed))
    return parlour, [parlour.seat(0), parlour.seat(1)]


def decide(parlour: Parlour, guest: Guest, place: int = 0) -> None:
    """The guest takes one of the moves offered."""
    parlour.do(guest, parlour.act(guest, min(guest.held), guest.moves()[place]))


def after_steps(game: str, wanted: int) -> tuple[Parlour, list[Guest], Guest]:
    """A table at which somebody has at least so many steps to take back."""
    for seed in range(40):
        parlour, guests = two_people(game, seed)
        chance = Random(seed)
        for _ in range(80):
            offer = next((guest.now.undo for guest in guests if guest.now.undo is not None), None)
            if offer is not None and offer.step - offer.first + 1 >= wanted:
                return parlour, guests, guests[offer.seat]
            if not parlour.next(guests, chance):
                break
    raise AssertionError(f"nobody ever has {wanted} steps to take back")


# --- among people -----------------------------------------------------------------------------------------------


@every_game
def test_one_step_back_is_the_table_before_it(game: str) -> None:
    parlour, guests, guest = after_steps(game, 2)
    offer = guest.now.undo
    assert offer is not None
    before = [(bytes(guest.now.view), guest.now.step, guest.steps) for guest in guests]
    decide_again = parlour.history.session.match.steps[-1].move
    assert encode(offer.move) == encode(decide_again)
    parlour.do(guest, parlour.undo(guest, offer.seat, offer.step))
    assert guest.now.step == len(guest.steps) == offer.step
    fresh = [parlour.seat(0), parlour.seat(1)]
    for there, now in zip(guests, fresh, strict=True):
        assert (there.now.step, bytes(there.now.view), there.steps) == (now.now.step, bytes(now.now.view), now.steps)
    assert decide_again is not None
    parlour.do(guest, m.Act(new_id(), guest.now.version, offer.seat, offer.move))
    assert [(bytes(guest.now.view), guest.now.step, guest.steps) for guest in guests] == before


@every_game
def test_all_steps_back_stop_at_what_was_revealed(game: str) -> None:
    parlour, _, guest = after_steps(game, 2)
    offer = guest.now.undo
    assert offer is not None
    steps, first = parlour.history.session.match.steps, parlour.history.viewer_logs.lines(offer.seat)[offer.first]
    assert all(step.seat == offer.seat and not step.revealed for step in steps[first:])
    barrier = steps[first - 1] if first else None
    assert (
        barrier is None or barrier.revealed or barrier.seat != offer.seat or parlour.history.session.confirmed == first
    )
    for beyond in (offer.first - 1, 0, -1, offer.step + 1, 10**30):
        if not offer.first <= beyond <= offer.step:
            assert parlour.refuse(guest, parlour.undo(guest, offer.seat, beyond)).key == "server-undo-not-possible"
    parlour.do(guest, parlour.undo(guest, offer.seat, offer.first))
    assert guest.now.step == offer.first
    assert guest.now.undo is None


def test_dice_that_have_fallen_stay() -> None:
    parlour, (guest, other) = two_people()
    assert guest.now.undo is None
    parlour.do(guest, parlour.proceed(guest, 0))
    for who, seat in ((guest, 0), (other, 1)):
        assert who.now.undo is None
        assert parlour.refuse(who, parlour.undo(who, seat, 0)).key == "server-undo-not-possible"


@every_game
def test_nobody_takes_back_what_another_did(game: str) -> None:
    parlour, guests, guest = after_steps(game, 1)
    offer = guest.now.undo
    assert offer is not None
    other = guests[1 - offer.seat]
    assert other.now.undo is None
    assert parlour.refuse(other, parlour.undo(other, 1 - offer.seat, offer.step)).key == "server-undo-not-possible"
    assert parlour.refuse(other, parlour.undo(other, offer.seat, offer.step)).key == "server-not-your-seat"


@every_game
def test_what_was_confirmed_stays(game: str) -> None:
    parlour, guests = two_people(game, 3)
    chance = Random(1)
    while parlour.history.waiting.kind != "confirm":
        assert parlour.next(guests, chance)
    seat = parlour.history.waiting.seat
    guest = guests[seat]
    offer = guest.now.undo
    assert offer is not None
    parlour.do(guest, parlour.proceed(guest, seat))
    assert guest.now.undo is None
    assert parlour.refuse(guest, parlour.undo(guest, seat, offer.step)).key == "server-undo-not-possible"
    assert parlour.again().seat(seat).now.undo is None


def test_a_bot_that_stands_in_does_not_make_undo_free() -> None:
    parlour, guests = two_people()
    parlour.do(guests[1], m.LetBotPlay(new_id(), Seat(1), "random"))
    parlour.play(guests, Random(1), 60)
    assert not parlour.history.plays_alone(Seat(0))
    offer = guests[0].now.undo
    steps = parlour.history.session.match.steps
    assert offer is None or all(step.seat == 0 and not step.revealed for step in steps[offer.first :])


def test_a_seat_that_a_bot_plays_takes_nothing_back() -> None:
    parlour, _, guest = after_steps("saint_malo", 1)
    offer = guest.now.undo
    assert offer is not None
    parlour.do(guest, m.LetBotPlay(new_id(), offer.seat, "random"))
    assert guest.now.undo is None
    assert parlour.refuse(guest, parlour.undo(guest, offer.seat, offer.step)).key == "server-bot-plays"


# --- against bots only ------------------------------------------------------------------------------------------


@every_game
def test_against_bots_everything_can_be_taken_back_to_the_first_decision(game: str) -> None:
    parlour = Parlour(a_stored_table(game, ("here", "bot"), seed=5))
    guest = parlour.seat(0)
    chance = Random(2)
    crossed: set[int | str] = set()
    for _ in range(30):
        parlour.next([guest], chance)
    assert guest.now.undo is not None
    while (offer := guest.now.undo) is not None:
        steps = parlour.history.session.match.steps
        assert 0 <= offer.first <= offer.step < guest.now.step
        back_to = parlour.history.viewer_logs.lines(Seat(0))[offer.step]
        assert steps[back_to].seat == 0
        crossed |= {"chance" if step.move is None else int(step.seat) for step in steps[back_to:]}
        decided = sum(step.seat == 0 and step.move is not None for step in steps)
        parlour.do(guest, parlour.undo(guest, 0, offer.step))
        left = sum(step.seat == 0 and step.move is not None for step in parlour.history.session.match.steps)
        assert left == decided - 1
    assert crossed >= {0, 1, "chance"}


def test_against_bots_the_same_dice_fall_again() -> None:
    parlour = Parlour(a_stored_table(seats=("here", "bot")))
    guest = parlour.seat(0)
    chance = Random(3)
    for _ in range(4):
        parlour.next([guest], chance)
    texts = [row.text for row in parlour.history.standing]
    offer = guest.now.undo
    assert offer is not None
    parlour.do(guest, parlour.undo(guest, 0, offer.first))
    while len(parlour.history.standing) < len(texts):
        step = len(parlour.history.standing)
        if parlour.history.waiting.kind == "decide":
            move = parlour.history.game.read(texts[step])
            parlour.do(guest, parlour.act(guest, 0, msgspec.Raw(encode(move))))
        else:
            parlour.next([guest], chance)
    assert [row.text for row in parlour.history.standing] == texts


def test_a_bot_that_was_thinking_does_not_play_into_the_past() -> None:
    parlour = Parlour(a_stored_table(seats=("here", "bot")))
    guest = parlour.seat(0)
    chance = Random(3)
    while parlour.history.waiting.kind != "bot":
        parlour.next([guest], chance)
    thought = parlour.table.thinking
    view = parlour.history.game.view(parlour.history.session.match.position, Seat(1))
    woken = parlour.woken
    offer = guest.now.undo
    assert offer is not None
    parlour.do(guest, parlour.undo(guest, 0, offer.step))
    before = len(parlour.rows)
    parlour.table.bot_plays(Seat(1), view.moves[0], thought)
    assert len(parlour.rows) == before
    while parlour.history.waiting.kind != "bot":
        parlour.next([guest], chance)
    assert parlour.woken > woken, "the bot is asked anew"


# --- what is left of it -----------------------------------------------------------------------------------------


@every_game
@pytest.mark.parametrize("holders", [("here", "link"), ("here", "bot")])
def test_an_undo_is_stored_and_leaves_no_entry_in_the_record(game: str, holders: tuple[m.Holder, ...]) -> None:
    parlour = Parlour(a_stored_table(game, holders, seed=9))
    guests = [parlour.seat(seat) for seat, holder in enumerate(holders) if holder != "bot"]
    chance, undone = Random(9), 0
    for _ in range(3000):
        guest = chance.choice(guests)
        if guest.now.undo is not None and undone < 40 and chance.random() < 0.2:
            offer = guest.now.undo
            parlour.do(guest, parlour.undo(guest, offer.seat, chance.choice([offer.step, offer.first])))
            undone += 1
        elif not parlour.next(guests, chance):
            break
    history = parlour.history
    assert history.is_over
    assert undone > 2
    assert parlour.again().history.session.match.position.fields() == history.session.match.position.fields()
    record = history.record()
    moves = sum(bool(step.text) for step in history.session.match.steps)
    assert len(record.entries) == moves < len(parlour.rows)
    check_record(record, history.session.match.position.fields())


def check_record(record: Record, fields: list[int]) -> None:
    """The record, with its seed, gives the same game."""
    assert record.seed is not None
    assert resume(games.load(record.game, record.rules_version), record).position.fields() == fields


@every_game
def test_a_repeated_undo_undoes_once(game: str) -> None:
    parlour, _, guest = after_steps(game, 2)
    offer = guest.now.undo
    assert offer is not None
    said = parlour.undo(guest, offer.seat, offer.step)
    version = parlour.do(guest, said)
    rows = len(parlour.rows)
    assert parlour.do(guest, said) == version
    again = parlour.again()
    assert again.do(again.seat(offer.seat), said) == version
    assert len(again.rows) == len(parlour.rows) == rows
