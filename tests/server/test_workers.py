"""Bots in worker processes: they move whatever happens to their process, and no table waits for another's bot.

A view that misbehaves while the worker unpacks it stands for every way a bot can go wrong."""

import asyncio
import os
import pickle
import signal
import subprocess
import sys
import time
from asyncio.subprocess import Process
from pathlib import Path

import pytest

from auberge import bots, games
from auberge.bots.budget import Budget
from auberge.core.errors import EngineBug
from auberge.core.protocol import CHANCE, Move, Seat, View
from auberge.core.setup import settle_setup
from auberge.server.settings import Settings
from auberge.thinking import pool as room
from auberge.thinking.pool import Workers
from auberge.thinking.worker import Job
from tests.server.worker_pool import with_workers

GAME = games.load("saint_malo")


def a_view(seed: int = 7) -> View:
    position = GAME.start(settle_setup(GAME.meta, seats=2, seed=seed, options={}, start_seat=0), pausing=True)
    while position.actor() == CHANCE:
        GAME.chance(position)
    return GAME.view(position, Seat(0))


class Trick(View, frozen=True):
    """A view that has the worker evaluate some code before it becomes the view that it holds."""

    code: str
    inside: bytes

    def __reduce__(self) -> tuple[object, ...]:
        return eval, (f"({self.code}, __import__('pickle').loads({self.inside!r}))[1]",)


def trick(code: str) -> Trick:
    view = a_view()
    return Trick(view.you, view.actor, view.moves, None, view.turn, view.question, code, pickle.dumps(view))


@pytest.fixture(autouse=True)
def _short_grace(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(room, "GRACE", 0.2)


async def choose(workers: Workers, view: View, bot: str = "squire", seed: int = 5) -> Move:
    return await workers.choose(GAME, bot, seed, view)


async def all_ready(workers: Workers) -> set[int]:
    """Waits until every worker is idle; their process ids."""
    while workers._ready.qsize() < workers._count:
        await asyncio.sleep(0.01)
    return {worker.pid for worker in workers._alive}


def squire_move(seed: int = 5) -> Move:
    return bots.load("squire")(GAME, seed).choose(a_view())


# --- when all is well -------------------------------------------------------------------------------------------
def test_a_worker_chooses_what_the_bot_chooses() -> None:
    async def story(workers: Workers) -> None:
        for seed in range(3):
            for bot in ("squire", "random"):
                assert await choose(workers, a_view(), bot, seed) == bots.load(bot)(GAME, seed).choose(a_view())

    with_workers(story)


def test_workers_stand_back_behind_the_server_and_may_print(tmp_path: Path) -> None:
    note = tmp_path / "nice"

    async def story(workers: Workers) -> None:
        code = f"(print('noise', flush=True), open({str(note)!r}, 'w').write(str(__import__('os').nice(0))))"
        assert await choose(workers, trick(code)) == squire_move()

    with_workers(story, nice=7)
    assert int(note.read_text()) == min(19, os.nice(0) + 7)


def test_more_choices_than_workers_wait_their_turn() -> None:
    async def story(workers: Workers) -> None:
        chosen = await asyncio.gather(*(choose(workers, a_view()) for _ in range(30)))
        assert set(chosen) == {squire_move()}
        assert len(await all_ready(workers)) == 3

    with_workers(story)


def test_a_slow_bot_holds_up_nobody_else(tmp_path: Path) -> None:
    mark = tmp_path / "mark"
    until_marked = (
        f"[__import__('time').sleep(0.01) for _ in iter(lambda: __import__('os').path.exists({str(mark)!r}), True)]"
    )

    async def story(workers: Workers) -> None:
        await all_ready(workers)
        slow = asyncio.create_task(choose(workers, trick(until_marked)))
        await asyncio.sleep(0)
        for _ in range(5):
            assert await choose(workers, a_view()) == squire_move()
        assert not slow.done()
        mark.touch()
        await slow

    with_workers(story, budget=60)


# --- when a worker breaks ---------------------------------------------------------------------------------------
CRASH = "__import__('os')._exit(3)"
ENDLESS = "sum(iter(int, 1))"  # never leaves compiled code


def test_a_worker_that_crashed_once_is_replaced_and_the_bot_moves_as_it_would(tmp_path: Path) -> None:
    mark = tmp_path / "mark"
    code = f"None if __import__('os').path.exists({str(mark)!r}) else (open({str(mark)!r}, 'w'), {CRASH})"

    async def story(workers: Workers) -> None:
        before = await all_ready(workers)
        assert await choose(workers, trick(code)) == squire_move()
        assert len(before & await all_ready(workers)) == 2

    with_workers(story)


@pytest.mark.parametrize("code", [CRASH, ENDLESS, "1 / 0", "__import__('os').kill(__import__('os').getpid(), 9)"])
def test_a_bot_that_fails_twice_moves_at_random_and_it_is_logged(
    code: str, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(workers: Workers) -> None:
        before = await all_ready(workers)
        move = await choose(workers, trick(code))
        assert move == bots.load("random")(GAME, 5).choose(a_view())
        assert len(before & await all_ready(workers)) == 1
        monkeypatch.setattr(room, "GRACE", 60.0)
        assert await choose(workers, a_view()) == squire_move()

    with_workers(story, budget=0.3)
    messages = [record.message for record in caplog.records if record.name == room.__name__]
    assert messages[:3] == [  # on a busy machine, the squire may be late later
        "a bot gave no move",
        "a bot gave no move",
        "a bot failed twice, so its move is drawn",
    ]


def test_a_bot_that_does_not_know_the_game_moves_all_the_same() -> None:
    async def story(workers: Workers) -> None:
        assert await choose(workers, a_view(), "nobody") in a_view().moves

    with_workers(story)


def test_an_idle_worker_that_died_is_replaced() -> None:
    async def story(workers: Workers) -> None:
        for pid in await all_ready(workers):
            os.kill(pid, signal.SIGKILL)
        while any(worker.returncode is None for worker in workers._alive):
            await asyncio.sleep(0.01)
        assert await choose(workers, a_view()) == squire_move()

    with_workers(story)


def test_without_any_worker_the_bot_moves_all_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(room, "_START_LIMIT", 0.1)
    monkeypatch.setattr(sys, "executable", "/nowhere/python")

    async def story(workers: Workers) -> None:
        assert await choose(workers, a_view()) in a_view().moves

    with_workers(story)


def test_a_worker_that_takes_too_long_to_start_is_given_more_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(room, "_START_LIMIT", 1.0)
    monkeypatch.setattr(room, "_PAUSE", 0.0)
    patience: list[float] = []

    async def story() -> None:
        workers = Workers(1, 1.0)
        workers._open = True

        async def slow(seconds: float) -> Process:
            patience.append(seconds)
            if len(patience) == 12:
                workers._open = False
            raise TimeoutError

        monkeypatch.setattr(workers, "_started", slow)
        await workers._add_worker()

    asyncio.run(story())
    assert patience[:4] == [1.0, 2.0, 4.0, 8.0]
    assert max(patience) == patience[-1] == room._MOST_PATIENCE


def test_a_bot_waits_for_a_worker_that_is_slow_to_start(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """On a machine that has too much to do it makes its own move all the same, late, and nothing has failed."""
    monkeypatch.setattr(room, "_START_LIMIT", 0.2)

    async def story(workers: Workers) -> None:
        assert await choose(workers, a_view()) == squire_move()

    with_workers(story)
    assert not [record for record in caplog.records if record.levelname == "ERROR"]


def test_a_bot_waits_for_a_worker_whose_process_is_slow_to_begin(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(room, "_START_LIMIT", 0.2)
    begin = asyncio.create_subprocess_exec

    async def slowly(*command: str, **settings: object) -> Process:
        await asyncio.sleep(1.0)
        return await begin(*command, **settings)  # type: ignore[arg-type]

    monkeypatch.setattr(asyncio, "create_subprocess_exec", slowly)

    async def story(workers: Workers) -> None:
        assert await choose(workers, a_view()) == squire_move()

    with_workers(story)
    assert not [record for record in caplog.records if record.levelname == "ERROR"]


# --- when nobody wants to know any more -------------------------------------------------------------------------
def test_a_cancelled_choice_frees_its_worker() -> None:
    async def story(workers: Workers) -> None:
        before = await all_ready(workers)
        thought = asyncio.create_task(choose(workers, trick(ENDLESS)))
        await asyncio.sleep(0.1)
        thought.cancel()
        with pytest.raises(asyncio.CancelledError):
            await thought
        assert await choose(workers, a_view()) == squire_move()
        assert len(before & await all_ready(workers)) == len(before) - 1

    with_workers(story, count=1, budget=60)


def test_a_cancelled_choice_that_was_still_waiting_leaves_the_others_in_order() -> None:
    async def story(workers: Workers) -> None:
        slow = asyncio.create_task(choose(workers, trick("__import__('time').sleep(0.3)")))
        await asyncio.sleep(0)
        given_up, wanted = (asyncio.create_task(choose(workers, a_view())) for _ in range(2))
        await asyncio.sleep(0)
        given_up.cancel()
        assert await wanted == await slow == squire_move()

    with_workers(story, count=1)


def test_stopping_ends_all_workers_at_once_even_a_busy_one() -> None:
    async def story() -> None:
        workers = Workers(2, 60)
        await workers.start()
        pids = await all_ready(workers)
        thought = asyncio.create_task(choose(workers, trick(ENDLESS)))
        await asyncio.sleep(0.05)
        began = time.monotonic()
        await workers.stop()
        assert time.monotonic() - began < 30
        assert not any(Path(f"/proc/{pid}").exists() for pid in pids)
        with pytest.raises(EngineBug):
            await thought
        with pytest.raises(EngineBug):
            await choose(workers, a_view())

    asyncio.run(story())


_SERVER = """
import asyncio, pickle, sys
from auberge import games
from auberge.core.protocol import View
from auberge.thinking import pool as room
from auberge.thinking.worker import Job
from auberge.server.settings import Settings

class Endless(View, frozen=True):
    def __reduce__(self):
        return eval, ("sum(iter(int, 1))",)

async def main():
    room.GRACE = 0.3
    workers = room.Workers(1, 1.0)
    await workers.start()
    while workers._ready.qsize() < workers._count:
        await asyncio.sleep(0.01)
    view = Endless(None, 0, (), None, 0, "")
    thought = asyncio.create_task(workers.choose(games.load("saint_malo"), "squire", 1, view))
    await asyncio.sleep(0.2)
    print(*[worker.pid for worker in workers._alive], flush=True)
    await asyncio.sleep(60)

asyncio.run(main())
"""


def test_no_worker_outlives_a_server_that_was_killed() -> None:
    with subprocess.Popen([sys.executable, "-c", _SERVER], stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        pids = [int(pid) for pid in server.stdout.readline().split()]
        server.kill()
    assert len(pids) == 3
    limit = time.monotonic() + 30  # they stand back behind whatever else runs
    while any(_is_running(pid) for pid in pids):
        assert time.monotonic() < limit
        time.sleep(0.05)


def _is_running(pid: int) -> bool:
    """Whether a process is there and has not ended (nobody may be there to bury it)."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(") ")[2][0] != "Z"
    except (FileNotFoundError, ProcessLookupError):
        return False


# --- budgets ------------------------------------------------------------------------------------------------------
def test_a_bot_that_searches_is_told_how_long_it_may_think(monkeypatch: pytest.MonkeyPatch) -> None:
    jobs: list[Job] = []

    async def note(_self: Workers, job: Job) -> int:
        jobs.append(job)
        return 0

    monkeypatch.setattr(Workers, "_ask", note)

    async def story() -> None:
        workers = Workers(1, 5.0, thinking={"grand_master": 0.25})
        workers._open = True
        for bot in ("squire", "knight", "grand_master"):
            await choose(workers, a_view(), bot)

    asyncio.run(story())
    assert [job.budget for job in jobs] == [None, None, Budget(seconds=0.25)]


def test_no_bot_is_set_to_think_longer_than_bots_may() -> None:
    assert Settings().thinking == {"grand_master": 1.0}
    assert Settings(grand_master_seconds=60.0, bot_seconds=4.0).thinking == {"grand_master": 2.0}
