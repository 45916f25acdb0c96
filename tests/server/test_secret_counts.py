"""Numbers and times count what eyes were shown, never what was done in secret (M-LOG-04, -06, M-RESP-08)."""

from random import Random

import msgspec
import pytest

from auberge.core.protocol import Seat
from auberge.games.malta.game import GAME
from auberge.server import messages as m
from tests.canon import rule
from tests.server.parlour import GRACE, Guest, Parlour, a_stored_table
from tests.server.salon import WAIT, Salon, salon
from tests.server.wire import new_id

NOTHING, NEGATE, BOOMERANG = "end_turn end_turn", "negate end_turn", "boomerang end_turn"
CONCEDE = "concede"


def texts(parlour: Salon, kind: str) -> list[str]:
    return [text for text in parlour.texts if text.startswith(kind)]


def counts(guest: Guest) -> tuple[int, int, list[tuple[int, int]]]:
    """Version, step, and the lines of the log with their seats."""
    return guest.now.version, guest.now.step, [(line.step, line.seat) for line in guest.steps]


# --- counters count what shows itself (M-LOG-06) --------------------------------------------------------------------


@rule("M-LOG-01", "M-LOG-06")
def test_an_announcement_begun_and_undone_is_counted_by_its_player_alone() -> None:
    told = []
    for begun in (False, True):
        parlour = salon(NEGATE, NOTHING)
        first, others = parlour.seat(0), [parlour.seat(1), parlour.seat(2), parlour.seat()]
        if begun:
            parlour.do(first, parlour.move(first, 0, "play shove"))
            assert first.now.undo is not None
            parlour.do(first, parlour.undo(first, 0, first.now.undo.step))
        parlour.open_card(first)
        told.append([counts(other) for other in others])
    assert told[0] == told[1]


@rule("M-LOG-06", "M-RESP-08", "M-AMB-33")
def test_an_answer_begun_and_taken_back_by_the_clock_is_counted_by_its_seat_alone() -> None:
    told = []
    for begun in (False, True):
        parlour = salon(BOOMERANG, NOTHING, limit=10.0)
        first, second, others = parlour.seat(0), parlour.seat(1), [parlour.seat(2), parlour.seat()]
        parlour.open_card(first, "play shove 3 up")
        if begun:
            parlour.do(second, parlour.move(second, 1, "boomerang"))
        parlour.hours.let_pass(30)
        assert bool(texts(parlour, "undo")) == begun
        told.append([counts(other) for other in (first, *others)])
    assert told[0] == told[1]


@rule("M-LOG-04", "M-LOG-06", "M-LOSE-16")
@pytest.mark.parametrize("begun", [False, True])
def test_giving_up_in_the_window_shows_one_line_whatever_was_done_in_secret(begun: bool) -> None:
    parlour = salon(BOOMERANG, BOOMERANG, NOTHING, holders=("link",) * 4)
    guests = [parlour.seat(seat) for seat in range(4)]
    watching = parlour.seat()
    parlour.open_card(guests[0], "play shove 4 up")
    _, step, lines = counts(watching)
    parlour.do(guests[1], parlour.move(guests[1], 1, "pass"))
    if begun:
        parlour.do(guests[2], parlour.move(guests[2], 2, "boomerang"))
    parlour.do(guests[2], parlour.move(guests[2], 2, CONCEDE))
    assert counts(watching)[1:] == (step + 1, [*lines, (step + 1, 2)])
    assert watching.steps[-1].events
    assert parlour.seat().steps == watching.steps


@rule("M-LOG-06")
def test_after_a_restart_everybody_is_told_the_same_numbers_however_long_ago_a_secret_was() -> None:
    parlour = salon(NEGATE, NOTHING)
    first, second, third = (parlour.seat(seat) for seat in range(3))
    parlour.do(first, parlour.move(first, 0, "play shove"))
    for _ in range(40):
        parlour.do(first, parlour.undo(first, 0, 0))
        parlour.do(first, parlour.move(first, 0, "play shove"))
    renamed, agreed = m.Rename("name", Seat(2), "Zoe"), m.AgreeHints("hints", Seat(1), agrees=True)
    answers = [parlour.do(third, renamed), parlour.do(second, agreed)]
    viewer: list[Seat | None] = [None, *map(Seat, range(3))]
    again = parlour.again().history
    assert [again.mark(each) for each in viewer] == [parlour.history.mark(each) for each in viewer]
    assert [again.intents[2, "name"], again.intents[1, "hints"]] == answers == [0, 0]


@rule("M-LOSE-15", "M-LOSE-16")
@pytest.mark.parametrize(("hands", "begin"), [((BOOMERANG, NOTHING), "boomerang"), ((NOTHING, NOTHING), "play shove")])
def test_a_decision_that_is_half_made_when_somebody_gives_up_begins_anew(hands: tuple[str, str], begin: str) -> None:
    """The table takes it back first; the rules come to the same."""
    positions, rows = [], []
    for begun in (False, True):
        parlour = salon(*hands, NOTHING, holders=("link",) * 4)
        guests = [parlour.seat(seat) for seat in range(4)]
        seat = 0
        if begin == "boomerang":
            parlour.open_card(guests[0], "play shove 4 up")
            seat = 1
        if begun:
            parlour.do(guests[seat], parlour.move(guests[seat], seat, begin))
            direct = parlour.history.session.match.position.clone()
            GAME.play(direct, Seat(2), GAME.read(CONCEDE))
            positions.append(direct)
        parlour.do(guests[2], parlour.move(guests[2], 2, CONCEDE))
        assert parlour.history.session.unfinished is None
        positions.append(parlour.history.session.match.position)
        rows.append(len(parlour.history.standing))
    assert positions[0].fields() == positions[1].fields() == positions[2].fields()
    assert rows[0] == rows[1]


@rule("M-RESP-08")
def test_whoever_takes_over_the_seat_that_is_asked_begins_its_answer_anew() -> None:
    parlour = salon(BOOMERANG, NOTHING)
    first, second = parlour.seat(0), parlour.seat(1)
    parlour.open_card(first, "play shove 3 up")
    for wish in (m.LetBotPlay("bot", Seat(1), "random"), m.TakeBack("back", Seat(1))):
        if isinstance(wish, m.LetBotPlay):
            parlour.do(second, parlour.move(second, 1, "boomerang"))
        else:
            parlour.table.bot_plays(Seat(1), GAME.read("boomerang"), parlour.table.thinking)
        assert parlour.history.session.unfinished is not None
        parlour.do(second, wish)
        assert parlour.history.session.unfinished is None
        assert parlour.history.session.asked_in_secret == 1


@rule("M-LOG-05")
def test_when_the_game_is_over_everybodys_log_has_every_step() -> None:
    parlour = Parlour(a_stored_table("malta", ("link", "bot", "bot"), seed=4))
    guest, watching = parlour.seat(0), parlour.seat()
    chance = Random(4)
    while not parlour.history.is_over:
        assert watching.now.step <= len(parlour.history.standing)
        before = watching.now.step, len(parlour.history.standing)
        assert parlour.next([guest], chance)
    assert before[0] < before[1], "some steps were secret"
    for viewer in (guest, watching):
        assert viewer.now.step == len(viewer.steps) == len(parlour.history.standing)
        assert parlour.seat(*viewer.held).steps == viewer.steps
    parlour.do(guest, m.Rename(new_id(), Seat(0), "Ada"))
    told = watching.told[-1]
    assert isinstance(told, m.Update)
    assert (told.after, told.steps) == (watching.now.step, ()), "nothing happened"


# --- whose pass is held ---------------------------------------------------------------------------------------------


@rule("M-RESP-08")
def test_a_held_pass_is_known_by_its_seat_and_intent() -> None:
    parlour = salon(NEGATE, NOTHING)
    first, second, third = (parlour.seat(seat) for seat in range(3))
    parlour.open_card(first)
    passed = parlour.move(second, 1, "pass")
    intent = passed.id
    parlour.table.say(second, passed)
    parlour.do(third, m.Rename(intent, Seat(2), "Zoe"))
    assert parlour.history.names[2] == "Zoe"
    parlour.hours.let_pass(WAIT)
    assert [told.id for told in second.told if isinstance(told, m.Done)] == [intent]
    assert [told.id for told in third.told if isinstance(told, m.Done)] == [intent]


# --- bots -----------------------------------------------------------------------------------------------------------


@rule("M-RESP-08")
@pytest.mark.parametrize("at", [0.0, WAIT - 0.01, WAIT + 5, None])
def test_a_bots_pass_takes_hold_when_the_wait_is_over_however_late_its_thought_comes(at: float | None) -> None:
    parlour = salon(NEGATE, NOTHING, holders=("link", "bot", "link"))
    first = parlour.seat(0)
    parlour.open_card(first)
    thought = parlour.table.thinking
    if at is not None:
        parlour.hours.later(at, lambda: parlour.table.bot_plays(Seat(1), parlour.history.game.read("pass"), thought))
    parlour.hours.let_pass(WAIT - 0.001)
    assert texts(parlour, "move 1") == []
    parlour.hours.let_pass(0.002)
    assert texts(parlour, "move 1") == ["move 1 pass"]
    parlour.hours.let_pass(20)
    assert texts(parlour, "move 1") == ["move 1 pass"]
    assert not parlour.table.stopped


@rule("M-RESP-08")
def test_a_bot_that_has_begun_an_answer_finishes_it() -> None:
    parlour = salon(BOOMERANG, NOTHING, holders=("link", "bot", "link"))
    parlour.open_card(parlour.seat(0), "play shove 3 up")
    read = parlour.history.game.read
    parlour.table.bot_plays(Seat(1), read("boomerang"), parlour.table.thinking)
    parlour.hours.let_pass(WAIT + 3)
    assert texts(parlour, "undo") == []
    parlour.table.bot_plays(Seat(1), read("direction up"), parlour.table.thinking)
    assert texts(parlour, "move 1") == ["move 1 boomerang", "move 1 direction up"]


@rule("M-RESP-08", "M-AMB-33")
def test_the_clock_takes_back_a_bots_answer_that_is_only_begun() -> None:
    parlour = salon(BOOMERANG, NOTHING, holders=("link", "bot", "link"), limit=10.0)
    parlour.open_card(parlour.seat(0), "play shove 3 up")
    parlour.table.bot_plays(Seat(1), parlour.history.game.read("boomerang"), parlour.table.thinking)
    parlour.hours.let_pass(9.9)
    assert texts(parlour, "undo") == []
    parlour.hours.let_pass(0.2)
    assert len(texts(parlour, "undo")) == 1
    assert texts(parlour, "move 1")[-1] == "move 1 pass"


def test_a_thought_that_is_no_longer_wanted_is_dropped() -> None:
    parlour = salon(NEGATE, NOTHING)
    first, second = parlour.seat(0), parlour.seat(1)
    parlour.open_card(first)
    parlour.do(second, m.LetBotPlay(new_id(), Seat(1), "random"))
    thought = parlour.table.thinking
    parlour.do(second, m.TakeBack(new_id(), Seat(1)))
    passed = parlour.move(second, 1, "pass")
    parlour.table.say(second, passed)
    parlour.do(second, m.LetBotPlay(new_id(), Seat(1), "random"))
    for text in ("pass", "negate"):
        parlour.table.bot_plays(Seat(1), parlour.history.game.read(text), thought)
    assert not parlour.table.stopped
    assert texts(parlour, "move 1") == []
    parlour.hours.let_pass(WAIT)
    assert texts(parlour, "move 1") == ["move 1 pass"]
    assert [told.id for told in second.told if isinstance(told, m.Done)][-1] == passed.id


def test_what_a_bot_meant_to_pass_is_the_persons_to_decide_again() -> None:
    parlour = salon(NEGATE, NOTHING)
    first, second = parlour.seat(0), parlour.seat(1)
    parlour.open_card(first)
    parlour.do(second, m.LetBotPlay(new_id(), Seat(1), "random"))
    parlour.table.bot_plays(Seat(1), parlour.history.game.read("pass"), parlour.table.thinking)
    parlour.do(second, m.TakeBack(new_id(), Seat(1)))
    assert second.now.asking is not None
    assert not second.now.asking.held
    parlour.hours.let_pass(WAIT + 9)
    assert parlour.history.session.asked_in_secret == 1


def test_a_bot_that_takes_over_late_has_a_wait_of_its_own_to_think() -> None:
    parlour = salon(NEGATE, NOTHING)
    first, second = parlour.seat(0), parlour.seat(1)
    parlour.open_card(first)
    parlour.hours.let_pass(WAIT + 60)
    parlour.do(second, m.LetBotPlay(new_id(), Seat(1), "random"))
    parlour.hours.let_pass(WAIT - 0.01)
    assert texts(parlour, "move 1") == []
    parlour.hours.let_pass(0.02)
    assert texts(parlour, "move 1") == ["move 1 pass"]


# --- standing in for somebody else ----------------------------------------------------------------------------------


@rule("M-LOG-04")
def test_who_lets_a_bot_play_for_another_is_told_no_number_of_that_seat() -> None:
    told = []
    for held in (NOTHING, NEGATE):
        parlour = salon(held, NOTHING, holders=("link", "link", "bot"))
        first = parlour.seat(0)
        parlour.hours.let_pass(GRACE)
        parlour.do(first, parlour.move(first, 0, "play draw_two"))
        told.append(parlour.do(first, m.LetBotPlay("bot", Seat(1), "grand_master")))
    assert told[0] == told[1] == salon(NOTHING, NOTHING).seat().now.version + 1


# --- what one's own eyes count --------------------------------------------------------------------------------------


@rule("M-LOG-05")
def test_ones_own_steps_are_counted_and_can_be_undone_by_that_number() -> None:
    parlour = salon(BOOMERANG, NOTHING)
    guests = [parlour.seat(seat) for seat in range(3)]
    parlour.open_card(guests[0], "play shove 3 up")
    second = guests[1]
    before = counts(second)
    parlour.do(second, parlour.move(second, 1, "boomerang"))
    assert second.now.step == before[1] + 1
    assert second.now.undo is None, "what could be taken back would tell who has been asked"
    parlour.do(second, parlour.act(second, 1, msgspec.Raw(b'{"kind":"direction","direction":"up"}')))
    assert counts(guests[0])[1] == before[1] + 1
