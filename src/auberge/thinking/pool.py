"""Bots think here, in processes of their own: no table waits for another's bot, and none for a bot that broke.

A worker that is too slow, crashes or is no longer wanted is ended and replaced. Besides those for the bots there is one
for background jobs, and if there is but one for bots, one for what can wait. Who may come when is said by
`turns`.
"""

import asyncio
import logging
import os
import pickle
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Callable, Coroutine, Mapping
from contextlib import suppress
from pathlib import Path
from types import MappingProxyType
from typing import Final, TypeVar

import msgspec

import auberge
from auberge import bots
from auberge.analysis.bystander import Glimpse
from auberge.analysis.replay import Replay
from auberge.analysis.review import Review
from auberge.bots.budget import Budget
from auberge.core.errors import EngineBug
from auberge.core.protocol import Game, Move, View
from auberge.thinking.findings import AdviceFound, ExplanationFound
from auberge.thinking.jobs import BackgroundJob
from auberge.thinking.priority import USUALLY
from auberge.thinking.thinkers import TooSlow
from auberge.thinking.worker import LENGTH, Answer, Job, Task, frame

log = logging.getLogger(__name__)

GRACE: Final = 1.0  # seconds over the limit before a bot is given up
_START_LIMIT: Final = 30.0  # seconds a worker may take to be ready, at first
_MOST_PATIENCE: Final = 300.0  # and at last: a machine may have much to do
_TRIES: Final = 2
_REVIEW_PATIENCE: Final = 10  # times the seconds it was asked for: plain Python is slow, and nobody waits for it
_PAUSE: Final = 1.0  # seconds before a worker that could not be started is tried again
_Found = TypeVar("_Found", AdviceFound, ExplanationFound)


class _Lost(Exception):
    """A worker gave no answer that could be used."""


class Workers:
    """A pool of processes: `count` for bots, two at least, each of which thinks at most `limit` seconds, and one for
    background jobs."""

    def __init__(
        self, count: int, limit: float, nice: int = USUALLY, thinking: Mapping[str, float] = MappingProxyType({})
    ) -> None:
        self._count: Final = max(2, count) + 1
        self._limit: Final = limit
        self._thinking: Final = thinking  # seconds by bot, where they are not the bot's own
        self._nice: Final = nice
        self._places: Final = asyncio.Semaphore(self._count)
        self._ready: Final[asyncio.Queue[Process]] = asyncio.Queue()
        self._alive: Final[set[Process]] = set()
        self._coming = 0  # processes that are started and not ready yet
        self._tasks: Final[set[asyncio.Task[None]]] = set()
        self._open = False

    async def start(self) -> None:
        """Has the workers made ready; does not wait until they are."""
        self._open = True
        for _ in range(self._count):
            self._in_background(self._add_worker())

    async def stop(self) -> None:
        """Ends all workers; a choice under way is given up."""
        self._open = False
        tasks = list(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await asyncio.gather(*(self._end(process) for process in list(self._alive)))

    def budget_of(self, bot: str, most: float | None = None) -> Budget | None:
        """How long a bot thinks here, at most so many seconds; None: as long as it likes, which is no time at all."""
        seconds = self._thinking.get(bot)
        if seconds is None:
            return None
        return Budget(seconds=seconds if most is None else min(seconds, most))

    async def choose(self, game: Game, bot: str, seed: int, view: View, most: float | None = None) -> Move:
        """The move this bot makes of this view; a random one if it fails twice. Cancelled, it frees its worker."""
        job = Job(*_rules(game), bot, seed, self._limit + 2 * GRACE, self.budget_of(bot, most), pickle.dumps(view))
        async with self._places:
            for _ in range(_TRIES):
                if not self._open:
                    raise EngineBug("bug-workers-stopped", game=game.meta.name, bot=bot)
                try:
                    return view.moves[await self._ask(job)]
                except (_Lost, TimeoutError, OSError, EOFError, IndexError) as problem:
                    log.warning("a bot gave no move", extra=_about(job, problem))
        log.error("a bot failed twice, so its move is drawn", extra=_about(job, None))
        return bots.load("random")(game, seed).choose(view)

    async def advise(self, game: Game, seed: int, view: View, seconds: float, made: int | None = None) -> AdviceFound:
        """What a strong player would do with this view, and think of the move at this place of its list. EngineBug if
        no worker can say."""
        job = self._analysis(game, seed, seconds, view, "advise")
        return await self._analysed(msgspec.structs.replace(job, made=made), AdviceFound)

    async def rate(self, game: Game, seed: int, view: View, seconds: float, only: tuple[int, ...] = ()) -> AdviceFound:
        """What each move of this view is worth, or only those at these places of its list, the best first. EngineBug if
        no worker can say."""
        job = self._analysis(game, seed, seconds, view, "rate")
        return await self._analysed(msgspec.structs.replace(job, only=only), AdviceFound)

    async def explain(self, game: Game, seed: int, glimpse: Glimpse, seconds: float) -> ExplanationFound:
        """Why a bot made a move, from a glimpse of it. EngineBug if no worker can say."""
        return await self._analysed(self._analysis(game, seed, seconds, glimpse, "explain"), ExplanationFound)

    def _analysis(self, game: Game, seed: int, seconds: float, about: View | Glimpse, task: Task) -> Job:
        budget = Budget(seconds=min(seconds, self._limit / 2))
        return Job(*_rules(game), "", seed, self._limit + 2 * GRACE, budget, pickle.dumps(about), task)

    async def _analysed(self, job: Job, kind: type[_Found]) -> _Found:
        async with self._places:
            if not self._open:
                raise EngineBug("bug-workers-stopped", game=job.game, bot="")
            try:
                return msgspec.msgpack.decode((await self._answer_to(job)).found, type=kind)
            except (_Lost, TimeoutError, OSError, EOFError, msgspec.MsgspecError) as problem:
                raise EngineBug("bug-no-hint", game=job.game, problem=repr(problem)) from problem

    async def run(self, work: BackgroundJob, seconds: float) -> bytes:
        """What came of a background job. TooSlow if it takes longer than that, EngineBug if it fails."""
        about = msgspec.msgpack.encode(work)
        name = type(work).__name__
        job = Job("", 0, name, 0, seconds + 2 * GRACE, None, about, "background")
        async with self._places:
            if not self._open:
                raise EngineBug("bug-workers-stopped", game="", bot=name)
            try:
                return (await self._answer_to(job, seconds)).found
            except TimeoutError as problem:
                raise TooSlow(name) from problem
            except (_Lost, OSError, EOFError) as problem:
                raise EngineBug("bug-job", task=name, problem=repr(problem)) from problem

    async def review(self, replay: Replay, seconds: float, tell: Callable[[float], None]) -> Review:
        """A game looked over in a process of its own, so that nobody waits for it. EngineBug if that fails."""
        most = _REVIEW_PATIENCE * seconds + _START_LIMIT
        job = Job(
            replay.game,
            replay.rules_version,
            "",
            1,
            most,
            Budget(seconds=seconds),
            msgspec.msgpack.encode(replay),
            "review",
        )
        try:
            worker = await self._started(_MOST_PATIENCE)
            try:
                async with asyncio.timeout(most):
                    answer = await _exchange(worker, job)
                    while answer.done < 1.0:
                        tell(answer.done)
                        answer = await _answer(worker)
            finally:
                await self._end(worker)
            if answer.problem is not None:
                raise _Lost(answer.problem)
            return msgspec.msgpack.decode(answer.found, type=Review)
        except (_Lost, TimeoutError, OSError, EOFError, msgspec.MsgspecError) as problem:
            raise EngineBug("bug-no-hint", game=replay.game, problem=repr(problem)) from problem

    async def _ask(self, job: Job) -> int:
        return (await self._answer_to(job)).place

    async def _answer_to(self, job: Job, seconds: float | None = None) -> Answer:
        worker = await self._take_in_time()
        try:
            async with asyncio.timeout((self._limit if seconds is None else seconds) + GRACE):
                answer = await _exchange(worker, job)
            if answer.problem is not None:
                raise _Lost(answer.problem)
        except BaseException:  # even where the choice is no longer wanted: the worker still thinks
            self._in_background(self._replace(worker))
            raise
        self._ready.put_nowait(worker)
        return answer

    async def _take_in_time(self) -> Process:
        """A worker that is ready. As long as some are on their way they are waited for: what a bot would do is worth
        more than a move that is drawn. _Lost if none comes."""
        loop = asyncio.get_running_loop()
        limit = loop.time() + _MOST_PATIENCE
        while True:
            try:
                async with asyncio.timeout(_START_LIMIT):
                    return await self._take()
            except TimeoutError as problem:
                if not self._coming or loop.time() > limit:
                    raise _Lost("no worker is ready") from problem

    async def _take(self) -> Process:
        """A worker that is ready and still alive."""
        while True:
            worker = await self._ready.get()
            if worker.returncode is None:
                return worker
            self._in_background(self._replace(worker))

    async def _replace(self, worker: Process) -> None:
        await self._end(worker)
        await self._add_worker()

    async def _add_worker(self) -> None:
        """Starts a worker and puts it with the others when it is ready; tries again until it works, with ever more
        patience: on a machine that has too much to do, none would ever be ready in time."""
        patience = _START_LIMIT
        while self._open:
            try:
                self._ready.put_nowait(await self._started(patience))
                return
            except TimeoutError:
                log.warning("a bot worker takes long to start", extra={"seconds": patience})
                patience = min(_MOST_PATIENCE, 2 * patience)
            except (_Lost, OSError, EOFError) as problem:
                await asyncio.sleep(_PAUSE)  # cancelled if the server stops: the same signal may have ended the worker
                log.error("a bot worker could not be started", extra={"problem": repr(problem)})

    async def _started(self, patience: float) -> Process:
        self._coming += 1
        try:
            command = (sys.executable, "-P", "-m", "auberge.thinking.worker", str(self._nice))
            worker = await asyncio.create_subprocess_exec(*command, stdin=PIPE, stdout=PIPE, env=_environment())
            self._alive.add(worker)
            try:
                async with asyncio.timeout(patience):
                    await _answer(worker)
            except BaseException:
                await self._end(worker)
                raise
            return worker
        finally:
            self._coming -= 1

    async def _end(self, worker: Process) -> None:
        with suppress(ProcessLookupError):
            worker.kill()
        if worker.stdin is not None:
            worker.stdin.close()
        await worker.wait()
        self._alive.discard(worker)

    def _in_background(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


async def _exchange(worker: Process, job: Job) -> Answer:
    assert worker.stdin is not None
    worker.stdin.write(frame(job))
    await worker.stdin.drain()
    return await _answer(worker)


async def _answer(worker: Process) -> Answer:
    assert worker.stdout is not None
    try:
        (length,) = LENGTH.unpack(await worker.stdout.readexactly(LENGTH.size))
        return msgspec.msgpack.decode(await worker.stdout.readexactly(length), type=Answer)
    except msgspec.MsgspecError as problem:
        raise _Lost(str(problem)) from problem


def _environment() -> dict[str, str]:
    """This process's own, with this very package first."""
    here = str(Path(auberge.__file__).parent.parent)
    return {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, [here, os.environ.get("PYTHONPATH")]))}


def _rules(game: Game) -> tuple[str, int]:
    """Which game, and which version of its rules, a process is to load."""
    return game.meta.name, game.meta.rules_version


def _about(job: Job, problem: BaseException | None) -> dict[str, object]:
    return {"game": job.game, "bot": job.bot, "problem": repr(problem) if problem else None}
