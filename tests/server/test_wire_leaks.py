"""The bytes sent to a seat do not depend on what it may not know: the leak test of the conformance suite, on the wire.

Twins of a table differ in what some eyes cannot see: hidden things dealt anew, or another move of somebody else that
shows nothing. Whatever this viewer are sent, at once or on asking, must be the same bytes at both.
"""

import copy
from collections import defaultdict
from collections.abc import Callable, Iterator
from random import Random

import msgspec
import pytest

from auberge import games
from auberge import wire as m
from auberge.core.protocol import Move, Position, Seat, View
from auberge.table import updates as broadcast
from auberge.table.live_table import LiveTable
from auberge.table.state import TableState
from auberge.table.viewer_messages import line_of, now_of
from auberge.table.viewer_progress import ViewerProgress
from tests.conformance.secrets import check_hidden, secret_numbers
from tests.server.fake_table import EVERY_GAME, HIDDEN, FakeTable, Guest, a_stored_table
from tests.server.wire import encode

pytestmark = pytest.mark.patched  # its twins are copies, part by part
every_game = pytest.mark.parametrize("game", EVERY_GAME)
HOLDERS: tuple[m.Holder, ...] = ("here", "link", "bot", "link")
Viewer = Seat | None


def all_viewers(fake: FakeTable) -> list[Viewer]:
    return [None, *map(Seat, range(fake.history.setup.seats))]


def twin(fake: FakeTable) -> FakeTable:
    """The same table once more, to go another way."""
    other = FakeTable(fake.history.stored)
    old, new = fake.history, copy.copy(fake.history)
    new.session = copy.copy(old.session)
    new.session.match, new.session.bots = old.session.match.copy(), list(old.session.bots)
    new.session.prompts, new.viewer_logs = copy.deepcopy(old.session.prompts), copy.deepcopy(old.viewer_logs)
    new.names, new.standing, new.intents = list(old.names), list(old.standing), dict(old.intents)
    new.decisions = dict(old.decisions)
    other.rows, other.time = list(fake.rows), fake.time
    other.table = LiveTable(new, other._append, other._wake, other.pace, other._clock)
    return other


def with_position(fake: FakeTable, position: Position) -> FakeTable:
    """A twin at which other hidden things lie."""
    other = twin(fake)
    position.pausing = True
    other.history.session.match.position = position
    other.history.session._look_anew()
    other.history.waiting = other.history.due()
    return other


def points(game: str, seed: int, every: int, most: int = 70) -> Iterator[FakeTable]:
    """A table again and again while people and a bot play at random."""
    seats = HOLDERS[: games.load(game).meta.max_seats]
    fake = FakeTable(a_stored_table(game, seats, seed=seed))
    guests = [fake.seat(seat) for seat, holder in enumerate(seats) if holder != "bot"]
    chance = Random(seed)
    for number in range(most):
        if not fake.next(guests, chance):
            return
        if number % every == 0:
            yield fake


# --- hidden things dealt anew -----------------------------------------------------------------------------------


def answers(fake: FakeTable, viewer: Viewer, moves: list[Move]) -> list[bytes]:
    """Everything this viewer are told: the whole table, and the answers to whatever they say."""
    guest = Guest([] if viewer is None else [viewer], viewer)
    fake.table.join(guest)
    seat = Seat(0) if viewer is None else viewer
    for move in moves:
        raw = msgspec.Raw(encode(move))
        fake.table.why(guest, m.Why("w", seat, raw))
        refusal = fake.history.game.why_not(fake.history.session.match.position, seat, move)
        if viewer is None or refusal is not None:
            fake.table.say(guest, m.Act("a", guest.now.version, seat, raw))
    fake.table.say(guest, m.Act("s", guest.now.version + 1, seat, msgspec.Raw(encode(moves[0]))))
    if viewer is None or fake.history.waiting.seat != seat:
        fake.table.say(guest, m.Proceed("p", guest.now.version, seat))
    fake.table.say(guest, m.Undo("u", guest.now.version, seat, guest.now.step + 1))
    fake.table.say(guest, m.Rename("n", seat, "Nosy"))
    for asks in fake.history.game.meta.asks:
        fake.table.say(guest, m.Ask(f"k{asks}", seat, asks, this_turn=asks == "never"))
    return guest.frames


@every_game
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_what_is_told_does_not_depend_on_what_lies_hidden(game: str, seed: int) -> None:
    chance = Random(seed)
    play = games.load(game)
    for fake in points(game, seed, every=5):
        position = fake.history.session.match.position
        for viewer in all_viewers(fake):
            view = play.view(position, viewer)
            moves = [play.move(chance.randrange(play.space)) for _ in range(6)]
            told = answers(twin(fake), viewer, moves)
            for guess in range(2):
                imagined = play.imagine(view, chance.randrange(2**40) + guess)
                assert answers(with_position(fake, imagined), viewer, moves) == told


# --- what others do unseen --------------------------------------------------------------------------------------


class Told(msgspec.Struct):
    """What somebody may know after a move of another, the bytes they are sent, and those they get on asking anew."""

    known: bytes
    frames: list[bytes]
    before: bytes
    after: bytes


def told_of(fake: FakeTable, move: Move) -> dict[Viewer, Told]:
    """What everybody but the actor is told of a move of the actor."""
    other = twin(fake)
    actor = Seat(other.history.session.match.actor)
    guests = {look: Guest([] if look is None else [look], look) for look in all_viewers(other) if look != actor}
    speaker = Guest([actor], actor)
    for guest in (*guests.values(), speaker):
        other.table.join(guest)
    heard = {look: (len(guest.frames), other.table.broadcast.welcome(guest)) for look, guest in guests.items()}
    if other.history.session.bots[actor] is None:
        other.do(speaker, other.act(speaker, actor, msgspec.Raw(encode(move))))
    else:
        other.bot_chooses(actor, move)
    play, position = other.history.game, other.history.session.match.position
    events = [
        event
        for step in other.history.session.match.steps[len(fake.history.session.match.steps) :]
        for event in step.events
    ]
    told = {}
    for look, guest in guests.items():
        seen = [event for event in (play.witness(event, look) for event in events) if event is not None]
        known = encode((play.view(position, look), seen))
        start, before = heard[look]
        told[look] = Told(known, guest.frames[start:], before, other.table.broadcast.welcome(guest))
    return told


def check_unseen(fake: FakeTable, chance: Random) -> None:
    """Moves that look alike to somebody are told to them alike, and what looks like nothing is not told at all."""
    history = fake.history
    if history.session.match.actor < 0 or history.waiting.kind not in ("decide", "bot"):
        return
    legal = list(history.game.moves(history.session.match.position))
    chosen = [told_of(fake, move) for move in chance.sample(legal, min(5, len(legal)))]
    for look in chosen[0]:
        nothing = encode((history.game.view(history.session.match.position, look), ()))
        groups: dict[bytes, list[Told]] = defaultdict(list)
        for told in (each[look] for each in chosen):
            groups[told.known].append(told)
            if told.known == nothing:
                assert told.frames == [], "somebody was told of a step that shows nothing"
                assert told.before == told.after, "on asking anew somebody is told of a step that shows nothing"
        for same in groups.values():
            assert all(told == same[0] for told in same), "moves that look alike are told apart"


@every_game
@pytest.mark.parametrize("seed", [3, 4, 5])
def test_moves_of_others_that_look_alike_are_told_alike(game: str, seed: int) -> None:
    chance = Random(seed)
    for fake in points(game, seed, every=3):
        check_unseen(fake, chance)


@pytest.mark.parametrize("game", HIDDEN)
def test_after_a_restart_others_know_no_more(game: str) -> None:
    """A new connection after a restart is told the same as one that was there all the time."""
    for fake in points(game, 5, every=7):
        again = fake.again()
        for viewer in all_viewers(fake):
            guests = []
            for table in (fake.table, again.table):
                guest = Guest([] if viewer is None else [viewer], viewer)
                table.join(guest)
                table.leave(guest)
                guests.append(guest)
            assert encode(guests[0].now) == encode(guests[1].now)
            assert guests[0].steps == guests[1].steps


# --- the dice to come -------------------------------------------------------------------------------------------


@every_game
def test_neither_seed_nor_generator_is_ever_sent(game: str) -> None:
    seed = 7_123_456_789_012_345
    seats: tuple[m.Holder, ...] = ("here", "link", "bot")
    fake = FakeTable(a_stored_table(game, seats, seed=seed))
    guests = [fake.seat(0), fake.seat(1)]
    watching = fake.seat()
    chance = Random(5)
    for _ in range(60):
        numbers = secret_numbers(fake.history.session.match.position, seed)
        heard = [len(guest.frames) for guest in (*guests, watching)]
        going = fake.next(guests, chance)
        numbers |= secret_numbers(fake.history.session.match.position, seed)
        for guest, start in zip((*guests, watching), heard, strict=True):
            for frame in guest.frames[start:]:
                check_hidden("a message", frame, numbers)
        check_hidden("the lobby", encode(fake.table.broadcast.info()), numbers)
        if not going:
            break


# --- these tests can fail ---------------------------------------------------------------------------------------


def _true_version(monkeypatch: pytest.MonkeyPatch) -> None:
    def mark(history: TableState, _: Viewer) -> ViewerProgress:
        return ViewerProgress(history.game_rows, len(history.standing), history.since)

    monkeypatch.setattr(TableState, "mark", mark)


def _unfinished_steps(monkeypatch: pytest.MonkeyPatch) -> None:
    def telling(history: TableState, looking: Viewer, after: int = 0) -> tuple[m.StepLine, ...]:
        steps = history.session.match.steps
        return tuple(line_of(history.game, n, steps[n], looking) for n in range(after, len(steps)))

    monkeypatch.setattr(broadcast, "lines_of", telling)


def _true_waiting(monkeypatch: pytest.MonkeyPatch) -> None:
    def telling(history: TableState, looking: Viewer, view: View, *, stopped: bool, **_: object) -> m.Now:
        due = history.waiting
        waiting = m.Waiting(due.kind, due.seat, history.since)
        return msgspec.structs.replace(now_of(history, looking, view, stopped=stopped, explain=True), waiting=waiting)

    monkeypatch.setattr(broadcast, "now_of", telling)


@pytest.mark.parametrize("leak", [_true_version, _unfinished_steps, _true_waiting])
def test_a_leak_would_be_noticed(leak: Callable[[pytest.MonkeyPatch], None], monkeypatch: pytest.MonkeyPatch) -> None:
    leak(monkeypatch)
    with pytest.raises(AssertionError):
        _all_leak_tests("malta")


def _all_leak_tests(game: str) -> None:
    for seed in (1, 2, 3):
        test_what_is_told_does_not_depend_on_what_lies_hidden(game, seed)
        test_moves_of_others_that_look_alike_are_told_alike(game, seed + 2)
    test_after_a_restart_others_know_no_more(game)
