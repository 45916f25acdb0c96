"""The coach: a word before something final that is clearly regretted, to one seat alone, seldom, never in the way."""

import asyncio
from collections.abc import Awaitable, Callable
from random import Random
from typing import Final

import msgspec
import pytest

from auberge import wire as m
from auberge.analysis.chances import Estimate
from auberge.analysis.coaching import MOST_WORDS, Degree, is_regretted, is_settled
from auberge.analysis.reasons import Reason
from auberge.core.protocol import Game, Seat, View
from auberge.thinking.coach import Coach
from auberge.thinking.fair_queue import Turns
from auberge.thinking.findings import AdviceFound, Advised
from auberge.thinking.judgements import MOST_EACH
from auberge.thinking.pool import Workers
from tests.server.fake_table import FakeTable, Guest, a_stored_table
from tests.server.wire import BOT, HERE, QUICK, Server, encode, new_id

BAD: Final = Estimate(0.2, 0.15, 0.25)
GOOD: Final = Estimate(0.5, 0.45, 0.55)


class Judge(Workers):
    """Rates every choice and judges every move as the test says, when the test lets it."""

    def __init__(self, made: Estimate = BAD, best: Estimate = GOOD, *, quick: bool = False) -> None:
        super().__init__(1, 1.0)
        self.rated: list[View] = []
        self.views: list[View] = []
        self.doubts = False  # whether ratings leave any
        self.patience: asyncio.Event | None = None
        self._found = made, best, quick

    async def rate(self, game: Game, seed: int, view: View, seconds: float, only: tuple[int, ...] = ()) -> AdviceFound:
        if only:
            return await self.advise(game, seed, view, seconds, only[-1])
        self.rated.append(view)
        await self._think()
        chance, best, quick = self._found
        places = range(len(view.moves))
        return AdviceFound(
            (self._best(best), *(Advised(place, chance, 0.0, ()) for place in places)), 40, quick or self.doubts
        )

    async def advise(
        self, _game: Game, _seed: int, view: View, _seconds: float, made: int | None = None
    ) -> AdviceFound:
        assert made is not None
        self.views.append(view)
        await self._think()
        chance, best, quick = self._found
        return AdviceFound((self._best(best),), 40, quick, Advised(made, chance, 0.1, ()))

    async def _think(self) -> None:
        if self.patience is not None:
            await self.patience.wait()

    def _best(self, best: Estimate) -> Advised:
        return Advised(-1, best, 0.5, (Reason("coins", 3.0, 1.0, 0.1),))


class Room:
    """A table with a coach, and a person at seat 0."""

    def __init__(
        self,
        game: str = "saint_malo",
        degree: Degree = "blunders",
        judge: Judge | None = None,
        seats: tuple[m.Holder, ...] = ("here", "bot"),
    ) -> None:
        self.fake: Final = FakeTable(a_stored_table(game, seats))
        self.judge: Final = judge or Judge()
        self.coach: Final = Coach(self.judge, QUICK, Turns(1))
        self.fake.table.offered = self.coach.offer
        people = [seat for seat, holder in enumerate(seats) if holder != "bot"]
        self.guests: Final = [self.fake.seat(seat) for seat in people]
        self.guest: Final = self.guests[0]
        for seat, guest in zip(people, self.guests, strict=True):
            self.fake.do(guest, m.Coach(new_id(), Seat(seat), degree))

    async def until_confirm(self, chance: Random) -> None:
        """Plays, sure of everything but the moves of the last turn, until that turn is to be made final."""
        while self.fake.history.waiting.kind != "confirm":
            await self.step(chance)
        await self.thought()

    async def step(self, chance: Random) -> None:
        """One thing happens; the person's moves are heard by the coach, whatever it says."""
        fake, due = self.fake, self.fake.history.waiting
        if due.seat != 0:
            fake.next(self.guests, chance)
        elif due.kind in ("throw", "confirm"):
            await self.say(m.Proceed(new_id(), self.guest.now.version, Seat(0), sure=True))
        elif due.kind == "decide":
            await self.say(fake.act(self.guest, 0, chance.choice(self.guest.moves())))
        else:
            fake.next(self.guests, chance)

    async def thought(self) -> None:
        """What could be thought has been."""
        for _ in range(200):
            await asyncio.sleep(0)

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


@pytest.mark.parametrize(
    ("made", "best", "settled"),
    [
        (Estimate(0.2, 0.1, 0.3), Estimate(0.5, 0.4, 0.6), True),  # regretted
        (Estimate(0.48, 0.3, 0.6), Estimate(0.5, 0.4, 0.7), True),  # next to nothing
        (Estimate(0.42, 0.3, 0.5), Estimate(0.5, 0.45, 0.55), False),
        (Estimate(0.2, 0.0, 0.5), Estimate(0.5, 0.3, 0.7), False),  # within the noise, so far
    ],
)
def test_a_closer_look_is_taken_where_it_could_change_the_verdict(
    made: Estimate, best: Estimate, settled: bool
) -> None:
    assert is_settled("blunders", made, best) == settled


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
            await room.thought()
            before = len(room.fake.history.standing)
            await room.step(chance)
        word = room.words[0]
        assert (word.step, word.afterwards) == (None, False)
        assert len(room.fake.history.standing) == before
        assert word.move in room.guest.moves()
        assert encode(room.judge.rated[-1]) == bytes(room.guest.now.view), "and nothing besides"
        assert room.judge.views == []

    run(story)


# --- ahead, and never in the way --------------------------------------------------------------------------------------


def test_choices_are_rated_once_while_they_are_open() -> None:
    async def story() -> None:
        room, chance = Room(), Random(4)
        while room.fake.history.waiting.kind != "decide" or len(room.guest.moves()) < 2:
            await room.step(chance)
        await room.thought()
        assert [encode(view) for view in room.judge.rated] == [bytes(room.guest.now.view)]
        room.fake.do(room.guest, m.Rename(new_id(), Seat(0), "Zoé"))
        await room.thought()
        assert len(room.judge.rated) == 1
        await room.say(room.fake.act(room.guest, 0, room.guest.moves()[0]))
        await room.thought()
        assert room.judge.views == [], "what is settled needs no closer look"

    run(story)


def test_what_the_rating_leaves_in_doubt_is_looked_at_once_it_is_made() -> None:
    async def story() -> None:
        room = Room()
        room.judge.doubts = True
        await room.until_confirm(Random(4))
        assert room.judge.views
        assert isinstance(await room.say(room.proceed()), m.Coached)

    run(story)


def test_what_was_made_before_its_rating_had_begun_is_judged_alone() -> None:
    async def story() -> None:
        room, chance = Room(), Random(4)
        while room.fake.history.waiting.kind != "decide" or len(room.guest.moves()) < 2:
            await room.step(chance)
        await room.say(room.fake.act(room.guest, 0, room.guest.moves()[0]))
        rated = bytes(room.guest.now.view)
        await room.thought()
        assert len(room.judge.views) == 1
        assert [encode(view) for view in room.judge.rated] in ([], [rated])

    run(story)


@pytest.mark.parametrize("seats", [("here", "bot"), ("here", "link")])
def test_a_step_is_done_at_once_while_the_coach_knows_nothing(seats: tuple[m.Holder, ...]) -> None:
    """No table is held up, not for a moment: the answer is there before anything else could happen."""

    async def story() -> None:
        room = Room(seats=seats)
        room.judge.patience = asyncio.Event()
        await room.until_confirm(Random(4))
        said, before = room.proceed(), len(room.guest.told)
        room.coach.hear(room.fake.table, room.guest, said)
        assert [one.id for one in room.guest.told[before:] if isinstance(one, m.Done)] == [said.id]
        assert room.fake.history.waiting.seat != 0
        await room.coach.stop()

    run(story)


# --- afterwards -------------------------------------------------------------------------------------------------------


async def _ended_too_soon(room: Room) -> m.Proceed:
    """A turn is made final before the coach knows what was wrong with it; then it does."""
    room.judge.patience = asyncio.Event()
    await room.until_confirm(Random(4))
    said = room.proceed()
    assert isinstance(await room.say(said), m.Done)
    room.judge.patience.set()
    await room.thought()
    return said


def test_alone_with_computer_players_it_speaks_afterwards_and_it_can_be_taken_back() -> None:
    async def story() -> None:
        room = Room()
        watching = room.fake.seat()
        said = await _ended_too_soon(room)
        (word,) = room.words
        assert not [told for told in watching.told if isinstance(told, m.Coached)], "and nobody else hears of it"
        assert (word.id, word.afterwards, word.version) == (said.id, True, room.guest.now.version)
        assert [row.kind for row in room.fake.rows].count("coached") == 1
        assert word.step is not None
        room.fake.do(room.guest, room.fake.undo(room.guest, 0, word.step))
        assert room.guest.waiting == ("decide", 0)
        assert word.move in room.guest.moves()

    run(story)


def test_it_is_silent_afterwards_where_other_people_play() -> None:
    async def story() -> None:
        room = Room(seats=("here", "link"))
        rows = len(room.fake.rows)
        await _ended_too_soon(room)
        assert room.words == []
        assert not [row for row in room.fake.rows[rows:] if row.kind == "coached"]

    run(story)


def test_it_is_silent_afterwards_about_what_was_taken_back_meanwhile() -> None:
    async def story() -> None:
        room = Room()
        room.judge.patience = asyncio.Event()
        await room.until_confirm(Random(4))
        await room.say(room.proceed())
        offer = room.guest.now.undo
        assert offer is not None
        room.fake.do(room.guest, room.fake.undo(room.guest, 0, offer.first))
        room.judge.patience.set()
        await room.thought()
        assert room.words == []

    run(story)


def test_it_is_silent_afterwards_when_its_player_has_gone() -> None:
    async def story() -> None:
        room = Room()
        room.judge.patience = asyncio.Event()
        await room.until_confirm(Random(4))
        await room.say(room.proceed())
        room.fake.table.leave(room.guest)
        room.judge.patience.set()
        await room.thought()
        assert room.words == []

    run(story)


# --- seldom -----------------------------------------------------------------------------------------------------------


def test_the_coach_speaks_a_few_times_a_game() -> None:
    async def story() -> None:
        room, chance = Room(), Random(4)
        for _ in range(MOST_WORDS["blunders"]):
            await room.until_confirm(chance)
            assert isinstance(await room.say(room.proceed()), m.Coached)
            await room.say(room.proceed(sure=True))
        judged = len(room.judge.rated)
        await room.until_confirm(chance)
        assert isinstance(await room.say(room.proceed()), m.Done)
        assert len(room.judge.rated) == judged

    run(story)


@pytest.mark.parametrize("judge", [Judge(quick=True), Judge(made=GOOD)])
def test_a_mere_impression_and_a_good_move_are_passed_over(judge: Judge) -> None:
    async def story() -> None:
        room = Room(judge=judge)
        await room.until_confirm(Random(4))
        assert isinstance(await room.say(room.proceed()), m.Done)
        assert judge.rated or judge.views
        await room.thought()
        assert room.words == []

    run(story)


def test_a_table_that_asks_about_every_move_leaves_the_coach_to_others() -> None:
    async def story() -> None:
        room, chance = Room(), Random(4)
        room.judge.doubts = True
        while room.fake.history.waiting.kind != "decide" or len(room.guest.moves()) <= MOST_EACH:
            await room.step(chance)
        await room.thought()
        room.judge.patience = asyncio.Event()
        for move in room.guest.moves():
            assert isinstance(await room.say(room.fake.act(room.guest, 0, move)), m.Done)
            offer = room.guest.now.undo
            assert offer is not None
            room.fake.do(room.guest, room.fake.undo(room.guest, 0, offer.step))
            await asyncio.sleep(0)
        thoughts = room.coach.stop()
        assert len(room.coach._judgements._under_way) == MOST_EACH
        await thoughts

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
