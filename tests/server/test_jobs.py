"""What takes longer than others can wait is done elsewhere: within a time, in turn, and not twice."""

import asyncio
import threading
from collections.abc import Sequence
from pathlib import Path

import msgspec
import pytest

from auberge import wire as m
from auberge.core.datafile import shipped_text
from auberge.core.errors import EngineBug
from auberge.core.protocol import Seat
from auberge.table import recovery as reopening
from auberge.table.recovery import Loaded, Reading, go_on
from auberge.table.state import TableState
from auberge.table.validation import BadMessage, problem_of
from auberge.thinking import job_queue as office
from auberge.thinking import pool
from auberge.thinking.job_queue import JobQueue
from auberge.thinking.jobs import CheckData, TellMoment, TellStory, replay_in, run
from auberge.thinking.pool import Workers
from auberge.thinking.thinkers import TooSlow
from tests.server.fake_table import FakeTable, a_stored_table
from tests.server.slow_bots import House, SlowWorkers, with_house
from tests.server.wire import check_words, encode, new_id

GIVE_UP = msgspec.Raw(b'{"kind":"concede"}')
MALTA = shipped_text("malta")


def a_finished_game() -> TableState:
    """Somebody gives up at once."""
    fake = FakeTable(a_stored_table("malta", ("here", "bot")))
    guest = fake.seat(0)
    fake.do(guest, fake.act(guest, 0, GIVE_UP))
    while not fake.history.is_over:
        fake.do(guest, fake.proceed(guest, 0))
    return fake.history


# --- in a worker ------------------------------------------------------------------------------------------------------


def test_a_worker_runs_background_jobs_within_their_time(monkeypatch: pytest.MonkeyPatch) -> None:
    history = a_finished_game()
    replay = replay_in(history)
    wrong = msgspec.structs.replace(replay, steps=replay.steps[-1:] * 2)

    async def story() -> None:
        workers = Workers(1, 20.0)
        await workers.start()
        try:
            for work in (
                CheckData("malta", MALTA),
                CheckData("malta", "no toml ["),
                TellStory(replay),
                TellMoment(
                    replay, len(replay.steps), len(replay.steps), len(replay.steps) - 1, Seat(0), None, is_over=False
                ),
            ):
                assert await workers.run(work, 30.0) == run(msgspec.msgpack.encode(work))
            with pytest.raises(EngineBug) as failed:
                await workers.run(TellStory(wrong), 30.0)
            assert failed.value.key == "bug-job"
            with monkeypatch.context() as patch:
                patch.setattr(pool, "GRACE", 0.0)
                with pytest.raises(TooSlow):
                    await workers.run(CheckData("malta", MALTA), 0.0)
            assert await workers.run(CheckData("malta", MALTA), 30.0), "whoever was too slow has been replaced"
        finally:
            await workers.stop()

    asyncio.run(story())


# --- through the queue ------------------------------------------------------------------------------------------------


def test_what_cannot_change_is_sought_once() -> None:
    history = a_finished_game()
    steps = len(history.standing)

    async def story() -> None:
        workers = SlowWorkers()
        queue = JobQueue(workers)
        asking = [asyncio.create_task(queue.story(history)) for _ in range(100)]
        workers.let_go(100)
        assert len(set(await asyncio.gather(*asking))) == 1
        assert len(workers.background) == 1
        for _ in range(3):
            for viewer in (None, Seat(0)):
                moment = msgspec.json.decode(await queue.moment(history, steps, steps, viewer), type=m.Moment)
                assert moment.ending is not None
        assert len(workers.background) == 3

    asyncio.run(story())


def test_what_may_be_taken_back_is_sought_again() -> None:
    fake = FakeTable(a_stored_table("malta", ("here", "here")))
    guest = fake.seat(0, 1)
    fake.do(guest, fake.act(guest, 0, guest.moves()[0]))

    async def story() -> None:
        workers = SlowWorkers()
        queue = JobQueue(workers)
        workers.let_go(2)
        for _ in range(2):
            assert await queue.moment(fake.history, 1, 1, Seat(0))
        assert len(workers.background) == 2

    asyncio.run(story())


def test_an_answer_that_failed_is_sought_again(monkeypatch: pytest.MonkeyPatch) -> None:
    history = a_finished_game()

    async def fail(_self: SlowWorkers, _work: object, _seconds: float) -> bytes:
        raise TooSlow

    async def story() -> None:
        workers = SlowWorkers()
        queue = JobQueue(workers)
        with monkeypatch.context() as patch:
            patch.setattr(SlowWorkers, "run", fail)
            with pytest.raises(BadMessage) as caught:
                await queue.story(history)
        assert caught.value.key == "server-busy"
        workers.let_go()
        assert await queue.story(history)
        with monkeypatch.context() as patch:
            patch.setattr(SlowWorkers, "run", fail)
            with pytest.raises(BadMessage) as caught:
                await queue.check("malta", MALTA, "somewhere")
        assert caught.value.key == "server-data-slow"
        check_words(problem_of(caught.value))

    asyncio.run(story())


def test_answers_are_forgotten_when_there_are_too_many(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(office, "_KEPT", 2)
    history = a_finished_game()

    async def story() -> None:
        workers = SlowWorkers()
        queue = JobQueue(workers)
        workers.let_go(20)
        for step in (0, 1, 0, 0, 1):
            await queue.moment(history, step, 9, None)
        assert len(workers.background) == 2
        await queue.story(history)
        await queue.moment(history, 0, 9, None)
        assert len(workers.background) == 4

    asyncio.run(story())


def test_one_address_cannot_keep_the_others_waiting(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(office, "_MOST_EACH", 5)

    async def story() -> None:
        workers = SlowWorkers()
        queue = JobQueue(workers)
        greedy = [asyncio.create_task(queue.check("malta", str(n), "greedy")) for n in range(8)]
        await asyncio.sleep(0)
        modest = asyncio.create_task(queue.check("saint_malo", "x", "modest"))
        workers.let_go(20)
        assert (await modest).problem is not None
        assert [work.game for work in workers.background if isinstance(work, CheckData)][2] == "saint_malo"
        refused = [
            each for each in await asyncio.gather(*greedy, return_exceptions=True) if isinstance(each, BadMessage)
        ]
        assert [each.key for each in refused] == ["server-busy"] * 2

    asyncio.run(story())


# --- at the tables ----------------------------------------------------------------------------------------------------


def test_house_data_is_checked_by_a_worker_before_a_table_is_opened(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        seats = (m.SeatOrder("here"), m.SeatOrder("here"))
        house.workers.let_go(2)
        with pytest.raises(BadMessage) as caught:
            await house.tables.open(m.OpenTable("malta", seats, data="space = []"), "somewhere")
        assert caught.value.key == "bad-data-at-most"
        check_words(problem_of(caught.value))
        assert not house.tables.live
        await house.tables.open(m.OpenTable("malta", seats, data=MALTA), "somewhere")
        assert house.workers.background == [CheckData("malta", "space = []"), CheckData("malta", MALTA)]

    with_house(tmp_path, story)


def test_tables_are_read_beside_the_event_loop(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    readers: list[threading.Thread] = []

    def read(reading: Reading[Loaded]) -> Loaded | None:
        readers.append(threading.current_thread())
        return go_on(reading)

    monkeypatch.setattr(reopening, "go_on", read)

    async def story(house: House) -> None:
        table = await house.open("malta", "here", "here")
        guest = await house.seat(table, 0, 1)
        version = guest.now.version
        table.say(guest, m.Act(new_id(), version, Seat(0), guest.moves()[0]))
        await house.until(lambda: guest.now.version > version)
        house.tables.live.clear()
        again = await house.tables.find(table.id)
        assert again.history.game_rows > version
        assert len(readers) >= 2
        assert threading.main_thread() not in readers

    with_house(tmp_path, story)


# --- house data on the wire -------------------------------------------------------------------------------------------


def frames_with(data: str | None) -> Sequence[bytes]:
    """All that is told while somebody plays a little and changes their name."""
    fake = FakeTable(msgspec.structs.replace(a_stored_table("malta", ("here", "link")), data=data))
    guest, watching = fake.seat(0), fake.seat()
    fake.do(guest, fake.act(guest, 0, guest.moves()[0]))
    for number in range(3):
        fake.do(guest, m.Rename(new_id(), Seat(0), f"Ada {number}"))
    return [*guest.frames, *watching.frames]


def test_house_data_is_no_part_of_what_is_told_again_and_again() -> None:
    shipped, house = frames_with(None), frames_with(f"# {'x' * 50_000}\n{MALTA}")
    assert sum(map(len, house)) < sum(map(len, shipped)) + 40 * len(house)
    assert any(b'"data":"house data"' in frame for frame in house), "that there is some is said"


def test_nor_of_the_past() -> None:
    fake = FakeTable(msgspec.structs.replace(a_stored_table("malta", ("here", "link")), data=MALTA))
    wish = TellMoment(replay_in(fake.history), 0, 0, None, None, None, is_over=False)
    assert len(run(msgspec.msgpack.encode(wish))) < len(encode(MALTA))
