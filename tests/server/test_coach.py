"""The coach: a word before something final that is clearly regretted, to one seat alone, seldom, never in the way."""

import asyncio
from collections.abc import Awaitable, Callable
from random import Random
from typing import Final

import msgspec
import pytest

from auberge import wire as m
from auberge.analysis.chances import Estimate
from auberge.analysis.coaching import MOST_WORDS, Degree, is_regretted
from auberge.analysis.reasons import Reason
from auberge.core.protocol import Game, Seat, View
from auberge.thinking import coach
from auberge.thinking.coach import MOST_EACH, Coach
from auberge.thinking.fair_queue import Turns
from auberge.thinking.findings import AdviceFound, Advised
from auberge.thinking.pool import Workers
from tests.server.fake_table import FakeTable, Guest, a_stored_table
from tests.server.wire import BOT, HERE, QUICK, Server, encode, new_id

BAD: Final = Estimate(0.2, 0.15, 0.25)
GOOD: Final = Estimate(0.5, 0.45, 0.55)
QUICK_COACH: Final = msgspec.structs.replace(QUICK, coach_wait_seconds=0.05)


class Judge(Workers):
    """Judges every move as the test says, when the test lets it."""

    def __init__(self, made: Estimate = BAD, best: Estimate = GOOD, *, quick: bool = False) -> None:
        super().__init__(1, 1.0)
        self.views: list[View] = []
        self.patience: asyncio.Event | None = None
        self._found = made, best, quick

    async def advise(
        self, _game: Game, _seed: int, view: View, _seconds: float, made: int | None = None
    ) -> AdviceFound:
        assert made is not None
        self.views.append(view)
        if self.patience is not None:
            await self.patience.wait()
        chance, best, quick = self._found
        first = Advised(0, best, 0.5, (Reason("coins", 3.0, 1.0, 0.1),))
        return AdviceFound((first,), 40, quick, Advised(made, chance, 0.1, ()))


class Room:
    """A table with a coach, and a person at seat 0."""

    def __init__(self, game: str = "saint_malo", degree: Degree = "blunders", judge: Judge | None = None) -> None:
        self.fake: Final = FakeTable(a_stored_table(game, ("here", "bot")))
        self.judge: Final = judge or Judge()
        self.coach: Final = Coach(self.judge, QUICK_COACH, Turns(1))
        self.guest: Final = self.fake.seat(0)
        self.fake.do(self.guest, m.Coach(new_id(), Seat(0), degree))

    async def until_confirm(self, chance: Random) -> None:
        """Plays, sure of everything but the moves of the last turn, until that turn is to be made final."""
        while self.fake.history.waiting.kind != "confirm":
            await self.step(chance)

    async def step(self, chance: Random) -> None:
        """One thing happens; the person's moves are heard by the coach, whatever it says."""
        fake, due = self.fake, self.fake.history.waiting
        if due.kind in ("throw", "confirm"):
            await self.say(m.Proceed(new_id(), self.guest.now.version, Seat(0), sure=True))
        elif due.kind == "decide":
            await self.say(fake.act(self.guest, 0, chance.choice(self.guest.moves())))
        else:
            fake.next([self.guest], chance)

    async def say(self, said: m.Act | m.Proceed, guest: Guest | None = None) -> m.Told:
        """What an intent is answered, once it is."""
        heard = guest or self.guest
        before = len(heard.told)
        self.coach.hear(self.fake.table, heard, said)
        answers = (m.Done, m.Refused, m.Coached)
        for _ in range(200):
            for told in heard.told[before:]:
                if isinstance(told, answers) and told.id == said.id:
                    return told
            await asyncio.sleep(0.001)
        raise AssertionError("no answer")

    def proceed(self, *, sure: bool = False) -> m.Proceed:
        return m.Proceed(new_id(), self.guest.now.version, Seat(0), sure)

    @property
    def words(self) -> list[m.Coached]:
        return [told for told in self.guest.told if isinstance(told, m.Coached)]


def run(story: Callable[[], Awaitable[None]]) -> None:
    async def whole() -> None:
        async with asyncio.timeout(20):
            await story()

    asyncio.run(whole())


# --- what is regretted ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("made", "best", "speaking"),
    [
        (Estimate(0.2, 0.1, 0.3), Estimate(0.5, 0.4, 0.6), {"blunders", "talkative"}),
        (Estimate(0.44, 0.43, 0.45), Estimate(0.5, 0.49, 0.51), {"talkative"}),
        (Estimate(0.48, 0.47, 0.49), Estimate(0.5, 0.495, 0.51), set()),  # clear, but not worth a word
        (Estimate(0.3, 0.1, 0.5), Estimate(0.5, 0.4, 0.6), set()),  # within the noise
    ],
)
def test_only_what_is_clear_and_large_enough_is_regretted(made: Estimate, best: Estimate, speaking: set[str]) -> None:
    degrees: tuple[Degree, ...] = ("off", "blunders", "talkative")
    assert {degree for degree in degrees if is_regretted(degree, made, best)} == speaking


# --- stopping, taking back, playing anyway ----------------------------------------------------------------------------


def test_a_blunder_is_stopped_before_it_is_final_and_can_be_taken_back() -> None:
    async def story() -> None:
        room = Room()
        await room.until_confirm(Random(4))
        history = room.fake.history
        before, record = history.session.match.position.fields(), history.record()
        word = await room.say(room.proceed())
        assert isinstance(word, m.Coached)
        assert (word.version, word.seat, word.chance.value, word.best.value) == (room.guest.now.version, 0, 0.2, 0.5)
        assert word.reasons == (m.ReasonLine("analysis-saint_malo-coins", 3.0, 1.0),)
        assert room.guest.waiting == ("confirm", 0)
        assert (history.session.match.position.fields(), history.record()) == (before, record)
        assert word.step is not None
        room.fake.do(room.guest, room.fake.undo(room.guest, 0, word.step))
        assert room.guest.waiting == ("decide", 0)
        assert word.move in room.guest.moves()

    run(story)


def test_played_anyway_it_is_done_and_nothing_of_it_is_in_the_record() -> None:
    async def story() -> None:
        room = Room()
        await room.until_confirm(Random(4))
        said, rows = room.proceed(), len(room.fake.rows)
        assert isinstance(await room.say(said), m.Coached)
        assert isinstance(await room.say(msgspec.structs.replace(said, sure=True)), m.Done)
        assert [row.kind for row in room.fake.rows[rows:]][:2] == ["coached", "confirm"]
        played = [row.text for row in room.fake.rows if row.kind in ("move", "chance")]
        entries = room.fake.history.record().entries
        assert [entry.partition(" ")[2] for entry in entries] == played
        assert room.fake.again().history.coaching.words[0] == 1

    run(story)


def test_having_heard_it_once_a_person_need_not_say_they_are_sure() -> None:
    async def story() -> None:
        room = Room()
        await room.until_confirm(Random(4))
        told = [await room.say(room.proceed())]
        while isinstance(told[-1], m.Coached):
            told.append(await room.say(room.proceed()))
        assert isinstance(told[-1], m.Done)
        steps = [one.step for one in told if isinstance(one, m.Coached)]
        assert len(steps) == len(set(steps)) > 0

    run(story)


def test_what_cannot_be_taken_back_is_judged_before_it_is_made() -> None:
    async def story() -> None:
        room = Room("malta")
        chance = Random(2)
        while not room.words:
            room.judge.views.clear()
            before = len(room.fake.history.standing)
            await room.step(chance)
        word = room.words[0]
        assert word.step is None
        assert len(room.fake.history.standing) == before
        assert word.move in room.guest.moves()
        assert [encode(view) for view in room.judge.views] == [bytes(room.guest.now.view)]  # and nothing besides

    run(story)


# --- seldom, and not in the way ---------------------------------------------------------------------------------------


def test_the_coach_speaks_a_few_times_a_game() -> None:
    async def story() -> None:
        room, chance = Room(), Random(4)
        for _ in range(MOST_WORDS["blunders"]):
            await room.until_confirm(chance)
            assert isinstance(await room.say(room.proceed()), m.Coached)
            await room.say(room.proceed(sure=True))
        judged = len(room.judge.views)
        await room.until_confirm(chance)
        assert isinstance(await room.say(room.proceed()), m.Done)
        assert len(room.judge.views) == judged

    run(story)


@pytest.mark.parametrize("judge", [Judge(quick=True), Judge(made=GOOD)])
def test_a_mere_impression_and_a_good_move_are_passed_over(judge: Judge) -> None:
    async def story() -> None:
        room = Room(judge=judge)
        await room.until_confirm(Random(4))
        assert isinstance(await room.say(room.proceed()), m.Done)
        assert judge.views

    run(story)


def test_a_coach_that_thinks_too_long_is_not_waited_for() -> None:
    async def story() -> None:
        room = Room()
        room.judge.patience = asyncio.Event()
        await room.until_confirm(Random(4))
        said = room.proceed()
        assert isinstance(await room.say(said), m.Done)
        assert m.CoachLooks(said.id) in room.guest.told
        await room.coach.stop()

    run(story)


def test_the_wait_can_be_skipped() -> None:
    async def story() -> None:
        room = Room()
        room.judge.patience = asyncio.Event()
        await room.until_confirm(Random(4))
        said, before = room.proceed(), len(room.fake.rows)
        room.coach.hear(room.fake.table, room.guest, said)
        await asyncio.sleep(0)
        assert len(room.fake.rows) == before
        assert isinstance(await room.say(msgspec.structs.replace(said, sure=True)), m.Done)
        assert room.fake.rows[before].kind == "confirm"
        await room.coach.stop()

    run(story)


def test_a_step_that_waits_is_not_acknowledged_and_is_said_again_after_a_break() -> None:
    async def story() -> None:
        room = Room()
        room.judge.patience = asyncio.Event()
        await room.until_confirm(Random(4))
        said, rows = room.proceed(), list(room.fake.rows)
        room.coach.hear(room.fake.table, room.guest, said)
        await asyncio.sleep(0)
        room.fake.table.leave(room.guest)  # the line breaks; the server may as well be killed now
        await asyncio.sleep(0.06)
        assert room.fake.rows == rows
        assert not [told for told in room.guest.told if isinstance(told, m.Done) and told.id == said.id]
        back = room.fake.seat(0)
        assert isinstance(await room.say(said, back), m.Done)
        assert [row.intent for row in room.fake.rows].count(said.id) == 1
        await room.coach.stop()

    run(story)


def test_only_those_who_hold_the_seat_can_end_its_wait() -> None:
    async def story() -> None:
        room = Room()
        room.judge.patience = asyncio.Event()
        await room.until_confirm(Random(4))
        said, watching = room.proceed(), room.fake.seat()
        room.coach.hear(room.fake.table, room.guest, said)
        await asyncio.sleep(0)
        room.coach.hear(room.fake.table, watching, said)
        room.judge.patience.set()
        for _ in range(1000):
            if room.words:
                break
            await asyncio.sleep(0.001)
        assert [told.id for told in room.words] == [said.id]

    run(story)


def test_a_table_that_asks_about_every_move_leaves_the_coach_to_others(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(coach, "is_final", lambda *_: True)

    async def story() -> None:
        room, chance = Room(judge=Judge(made=GOOD)), Random(4)
        while room.fake.history.waiting.kind != "decide" or len(room.guest.moves()) <= MOST_EACH:
            await room.step(chance)
        room.judge.patience = asyncio.Event()
        for move in room.guest.moves():
            room.coach.hear(room.fake.table, room.guest, room.fake.act(room.guest, 0, move))
        await asyncio.sleep(0)
        assert len(room.coach._judging) == MOST_EACH
        await room.coach.stop()

    run(story)


# --- who wishes for it, and who is told -------------------------------------------------------------------------------


def test_among_people_the_quietest_wish_holds_and_all_know_it() -> None:
    fake = FakeTable(a_stored_table("malta", ("here", "link", "bot")))
    first, second, watching = fake.seat(0), fake.seat(1), fake.seat()
    wishes: list[tuple[Guest, int, Degree, Degree]] = [
        (first, 0, "talkative", "off"),
        (second, 1, "blunders", "blunders"),
        (second, 1, "talkative", "talkative"),
        (first, 0, "off", "off"),
    ]
    for guest, seat, wish, holds in wishes:
        fake.do(guest, m.Coach(new_id(), Seat(seat), wish))
        told = [told for told in watching.told if isinstance(told, m.Seats)][-1]
        assert (told.coach, told.seats[seat].coach) == (holds, wish)
    info = fake.again().table.broadcast.info()
    assert (info.coach, info.coached) == ("off", True)


def test_others_hear_nothing_of_the_coach() -> None:
    async def story() -> None:
        room = Room()
        await room.until_confirm(Random(4))
        watching = room.fake.seat()
        before = len(watching.frames)
        assert isinstance(await room.say(room.proceed()), m.Coached)
        assert watching.frames[before:] == []

    run(story)


def test_a_table_is_opened_with_a_coach(server: Server) -> None:
    wish = m.OpenTable("saint_malo", (HERE, BOT), start_seat=Seat(0), coach="blunders")
    opened = msgspec.json.decode(server.http.post("/api/tables", content=encode(wish)).content, type=m.TableOpened)
    assert (opened.table.coach, opened.table.coached) == ("blunders", False)
    with server.join(opened, 0) as browser:
        while browser.waiting[0] != "throw":
            browser.hear()
        browser.done(browser.proceed(0))
        assert browser.seats[0].coach == "blunders"
