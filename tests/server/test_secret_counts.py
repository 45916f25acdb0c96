"""Numbers and times count what eyes were shown, never what was done in secret (M-LOG-04, -06, M-RESP-08)."""

from random import Random

import msgspec
import pytest

from auberge import wire as m
from auberge.core.protocol import Seat
from auberge.games.malta.game import GAME
from tests.canon import rule
from tests.server.fake_table import GRACE, FakeTable, Guest, a_stored_table
from tests.server.malta_table import WAIT, MaltaTable, malta_table
from tests.server.wire import new_id

NOTHING, NEGATE, BOOMERANG = "end_turn end_turn", "negate end_turn", "boomerang end_turn"
CONCEDE = "concede"


def texts(fake: MaltaTable, kind: str) -> list[str]:
    return [text for text in fake.texts if text.startswith(kind)]


def counts(guest: Guest) -> tuple[int, int, list[tuple[int, int]]]:
    """Version, step, and the lines of the log with their seats."""
    return guest.now.version, guest.now.step, [(line.step, line.seat) for line in guest.steps]


# --- counters count what shows itself (M-LOG-06) --------------------------------------------------------------------


@rule("M-LOG-01", "M-LOG-06")
def test_an_announcement_begun_and_undone_is_counted_by_its_player_alone() -> None:
    told = []
    for begun in (False, True):
        fake = malta_table(NEGATE, NOTHING)
        first, others = fake.seat(0), [fake.seat(1), fake.seat(2), fake.seat()]
        if begun:
            fake.do(first, fake.move(first, 0, "play shove"))
            assert first.now.undo is not None
            fake.do(first, fake.undo(first, 0, first.now.undo.step))
        fake.open_card(first)
        told.append([counts(other) for other in others])
    assert told[0] == told[1]


@rule("M-LOG-06", "M-RESP-08", "M-AMB-33")
def test_an_answer_begun_and_taken_back_by_the_clock_is_counted_by_its_seat_alone() -> None:
    told = []
    for begun in (False, True):
        fake = malta_table(BOOMERANG, NOTHING, limit=10.0)
        first, second, others = fake.seat(0), fake.seat(1), [fake.seat(2), fake.seat()]
        fake.open_card(first, "play shove 3 up")
        if begun:
            fake.do(second, fake.move(second, 1, "boomerang"))
        fake.hours.let_pass(30)
        assert bool(texts(fake, "undo")) == begun
        told.append([counts(other) for other in (first, *others)])
    assert told[0] == told[1]


@rule("M-LOG-04", "M-LOG-06", "M-LOSE-16")
@pytest.mark.parametrize("begun", [False, True])
def test_giving_up_in_the_window_shows_one_line_whatever_was_done_in_secret(begun: bool) -> None:
    fake = malta_table(BOOMERANG, BOOMERANG, NOTHING, holders=("link",) * 4)
    guests = [fake.seat(seat) for seat in range(4)]
    watching = fake.seat()
    fake.open_card(guests[0], "play shove 4 up")
    _, step, lines = counts(watching)
    fake.do(guests[1], fake.move(guests[1], 1, "pass"))
    if begun:
        fake.do(guests[2], fake.move(guests[2], 2, "boomerang"))
    fake.do(guests[2], fake.move(guests[2], 2, CONCEDE))
    assert counts(watching)[1:] == (step + 1, [*lines, (step + 1, 2)])
    assert watching.steps[-1].events
    assert fake.seat().steps == watching.steps


@rule("M-LOG-06")
def test_after_a_restart_everybody_is_told_the_same_numbers_however_long_ago_a_secret_was() -> None:
    fake = malta_table(NEGATE, NOTHING)
    first, second, third = (fake.seat(seat) for seat in range(3))
    fake.do(first, fake.move(first, 0, "play shove"))
    for _ in range(40):
        fake.do(first, fake.undo(first, 0, 0))
        fake.do(first, fake.move(first, 0, "play shove"))
    renamed, agreed = m.Rename("name", Seat(2), "Zoe"), m.AgreeHints("hints", Seat(1), agrees=True)
    answers = [fake.do(third, renamed), fake.do(second, agreed)]
    viewer: list[Seat | None] = [None, *map(Seat, range(3))]
    again = fake.again().history
    assert [again.mark(each) for each in viewer] == [fake.history.mark(each) for each in viewer]
    assert [again.intents[2, "name"], again.intents[1, "hints"]] == answers == [0, 0]


@rule("M-LOSE-15", "M-LOSE-16")
@pytest.mark.parametrize(("hands", "begin"), [((BOOMERANG, NOTHING), "boomerang"), ((NOTHING, NOTHING), "play shove")])
def test_a_decision_that_is_half_made_when_somebody_gives_up_begins_anew(hands: tuple[str, str], begin: str) -> None:
    """The table takes it back first; the rules come to the same."""
    positions, rows = [], []
    for begun in (False, True):
        fake = malta_table(*hands, NOTHING, holders=("link",) * 4)
        guests = [fake.seat(seat) for seat in range(4)]
        seat = 0
        if begin == "boomerang":
            fake.open_card(guests[0], "play shove 4 up")
            seat = 1
        if begun:
            fake.do(guests[seat], fake.move(guests[seat], seat, begin))
            direct = fake.history.session.match.position.clone()
            GAME.play(direct, Seat(2), GAME.read(CONCEDE))
            positions.append(direct)
        fake.do(guests[2], fake.move(guests[2], 2, CONCEDE))
        assert fake.history.session.unfinished is None
        positions.append(fake.history.session.match.position)
        rows.append(len(fake.history.standing))
    assert positions[0].fields() == positions[1].fields() == positions[2].fields()
    assert rows[0] == rows[1]


@rule("M-RESP-08")
def test_whoever_takes_over_the_seat_that_is_asked_begins_its_answer_anew() -> None:
    fake = malta_table(BOOMERANG, NOTHING)
    first, second = fake.seat(0), fake.seat(1)
    fake.open_card(first, "play shove 3 up")
    for wish in (m.LetBotPlay("bot", Seat(1), "random"), m.TakeBack("back", Seat(1))):
        if isinstance(wish, m.LetBotPlay):
            fake.do(second, fake.move(second, 1, "boomerang"))
        else:
            fake.table.bot_plays(Seat(1), GAME.read("boomerang"), fake.table.thinking)
        assert fake.history.session.unfinished is not None
        fake.do(second, wish)
        assert fake.history.session.unfinished is None
        assert fake.history.session.asked_in_secret == 1


@rule("M-LOG-05")
def test_when_the_game_is_over_everybodys_log_has_every_step() -> None:
    fake = FakeTable(a_stored_table("malta", ("link", "bot", "bot"), seed=4))
    guest, watching = fake.seat(0), fake.seat()
    chance = Random(4)
    while not fake.history.is_over:
        assert watching.now.step <= len(fake.history.standing)
        before = watching.now.step, len(fake.history.standing)
        assert fake.next([guest], chance)
    assert before[0] < before[1], "some steps were secret"
    for viewer in (guest, watching):
        assert viewer.now.step == len(viewer.steps) == len(fake.history.standing)
        assert fake.seat(*viewer.held).steps == viewer.steps
    fake.do(guest, m.Rename(new_id(), Seat(0), "Ada"))
    told = watching.told[-1]
    assert isinstance(told, m.Update)
    assert (told.after, told.steps) == (watching.now.step, ()), "nothing happened"


# --- whose pass is held ---------------------------------------------------------------------------------------------


@rule("M-RESP-08")
def test_a_held_pass_is_known_by_its_seat_and_intent() -> None:
    fake = malta_table(NEGATE, NOTHING)
    first, second, third = (fake.seat(seat) for seat in range(3))
    fake.open_card(first)
    passed = fake.move(second, 1, "pass")
    intent = passed.id
    fake.table.say(second, passed)
    fake.do(third, m.Rename(intent, Seat(2), "Zoe"))
    assert fake.history.names[2] == "Zoe"
    fake.hours.let_pass(WAIT)
    assert [told.id for told in second.told if isinstance(told, m.Done)] == [intent]
    assert [told.id for told in third.told if isinstance(told, m.Done)] == [intent]


# --- bots -----------------------------------------------------------------------------------------------------------


@rule("M-RESP-08")
@pytest.mark.parametrize("at", [0.0, WAIT - 0.01, WAIT + 5, None])
def test_a_bots_pass_takes_hold_when_the_wait_is_over_however_late_its_thought_comes(at: float | None) -> None:
    fake = malta_table(NEGATE, NOTHING, holders=("link", "bot", "link"))
    first = fake.seat(0)
    fake.open_card(first)
    thought = fake.table.thinking
    if at is not None:
        fake.hours.later(at, lambda: fake.table.bot_plays(Seat(1), fake.history.game.read("pass"), thought))
    fake.hours.let_pass(WAIT - 0.001)
    assert texts(fake, "move 1") == []
    fake.hours.let_pass(0.002)
    assert texts(fake, "move 1") == ["move 1 pass"]
    fake.hours.let_pass(20)
    assert texts(fake, "move 1") == ["move 1 pass"]
    assert not fake.table.stopped


@rule("M-RESP-08")
def test_a_bot_that_has_begun_an_answer_finishes_it() -> None:
    fake = malta_table(BOOMERANG, NOTHING, holders=("link", "bot", "link"))
    fake.open_card(fake.seat(0), "play shove 3 up")
    read = fake.history.game.read
    fake.table.bot_plays(Seat(1), read("boomerang"), fake.table.thinking)
    fake.hours.let_pass(WAIT + 3)
    assert texts(fake, "undo") == []
    fake.table.bot_plays(Seat(1), read("direction up"), fake.table.thinking)
    assert texts(fake, "move 1") == ["move 1 boomerang", "move 1 direction up"]


@rule("M-RESP-08", "M-AMB-33")
def test_the_clock_takes_back_a_bots_answer_that_is_only_begun() -> None:
    fake = malta_table(BOOMERANG, NOTHING, holders=("link", "bot", "link"), limit=10.0)
    fake.open_card(fake.seat(0), "play shove 3 up")
    fake.table.bot_plays(Seat(1), fake.history.game.read("boomerang"), fake.table.thinking)
    fake.hours.let_pass(9.9)
    assert texts(fake, "undo") == []
    fake.hours.let_pass(0.2)
    assert len(texts(fake, "undo")) == 1
    assert texts(fake, "move 1")[-1] == "move 1 pass"


def test_a_thought_that_is_no_longer_wanted_is_dropped() -> None:
    fake = malta_table(NEGATE, NOTHING)
    first, second = fake.seat(0), fake.seat(1)
    fake.open_card(first)
    fake.do(second, m.LetBotPlay(new_id(), Seat(1), "random"))
    thought = fake.table.thinking
    fake.do(second, m.TakeBack(new_id(), Seat(1)))
    passed = fake.move(second, 1, "pass")
    fake.table.say(second, passed)
    fake.do(second, m.LetBotPlay(new_id(), Seat(1), "random"))
    for text in ("pass", "negate"):
        fake.table.bot_plays(Seat(1), fake.history.game.read(text), thought)
    assert not fake.table.stopped
    assert texts(fake, "move 1") == []
    fake.hours.let_pass(WAIT)
    assert texts(fake, "move 1") == ["move 1 pass"]
    assert [told.id for told in second.told if isinstance(told, m.Done)][-1] == passed.id


def test_what_a_bot_meant_to_pass_is_the_persons_to_decide_again() -> None:
    fake = malta_table(NEGATE, NOTHING)
    first, second = fake.seat(0), fake.seat(1)
    fake.open_card(first)
    fake.do(second, m.LetBotPlay(new_id(), Seat(1), "random"))
    fake.table.bot_plays(Seat(1), fake.history.game.read("pass"), fake.table.thinking)
    fake.do(second, m.TakeBack(new_id(), Seat(1)))
    assert second.now.asking is not None
    assert not second.now.asking.held
    fake.hours.let_pass(WAIT + 9)
    assert fake.history.session.asked_in_secret == 1


def test_a_bot_that_takes_over_late_has_a_wait_of_its_own_to_think() -> None:
    fake = malta_table(NEGATE, NOTHING)
    first, second = fake.seat(0), fake.seat(1)
    fake.open_card(first)
    fake.hours.let_pass(WAIT + 60)
    fake.do(second, m.LetBotPlay(new_id(), Seat(1), "random"))
    fake.hours.let_pass(WAIT - 0.01)
    assert texts(fake, "move 1") == []
    fake.hours.let_pass(0.02)
    assert texts(fake, "move 1") == ["move 1 pass"]


# --- standing in for somebody else ----------------------------------------------------------------------------------


@rule("M-LOG-04")
def test_who_lets_a_bot_play_for_another_is_told_no_number_of_that_seat() -> None:
    told = []
    for held in (NOTHING, NEGATE):
        fake = malta_table(held, NOTHING, holders=("link", "link", "bot"))
        first = fake.seat(0)
        fake.hours.let_pass(GRACE)
        fake.do(first, fake.move(first, 0, "play draw_two"))
        told.append(fake.do(first, m.LetBotPlay("bot", Seat(1), "grand_master")))
    assert told[0] == told[1] == malta_table(NOTHING, NOTHING).seat().now.version + 1


# --- what one's own eyes count --------------------------------------------------------------------------------------


@rule("M-LOG-05")
def test_ones_own_steps_are_counted_and_can_be_undone_by_that_number() -> None:
    fake = malta_table(BOOMERANG, NOTHING)
    guests = [fake.seat(seat) for seat in range(3)]
    fake.open_card(guests[0], "play shove 3 up")
    second = guests[1]
    before = counts(second)
    fake.do(second, fake.move(second, 1, "boomerang"))
    assert second.now.step == before[1] + 1
    assert second.now.undo is None, "what could be taken back would tell who has been asked"
    fake.do(second, fake.act(second, 1, msgspec.Raw(b'{"kind":"direction","direction":"up"}')))
    assert counts(guests[0])[1] == before[1] + 1
