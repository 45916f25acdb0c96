"""Sends background jobs to a worker, one at a time and every table or address in its turn, and remembers what
can no longer change: the past of a finished game, the question of a puzzle."""

from typing import Final

import msgspec

from auberge import games
from auberge import wire as m
from auberge.core.protocol import Seat
from auberge.lessons import courses
from auberge.puzzles import shipped
from auberge.table.state import TableState
from auberge.table.validation import BadMessage
from auberge.table.viewer_messages import ending_of
from auberge.thinking.cache import AsyncCache
from auberge.thinking.fair_queue import Turns
from auberge.thinking.jobs import (
    BackgroundJob,
    CheckData,
    JudgePuzzle,
    Practise,
    ReadData,
    Teach,
    TellMoment,
    TellPuzzle,
    TellStory,
    replay_in,
)
from auberge.thinking.rulebook import check_example
from auberge.thinking.thinkers import Thinkers, TooSlow
from auberge.wire.encoding import encode

_CHECK_SECONDS: Final = 3.0  # for a file: the longest sensible one takes a fiftieth of that
_PAST_SECONDS: Final = 10.0  # for a game played again
_LESSON_SECONDS: Final = 10.0  # for a move in a lesson, and whether its goal can still be reached
_MOST: Final = 256  # that wait
_MOST_EACH: Final = 32  # of a table or an address
_KEPT: Final = 300  # answers that stay the same

_STORY: Final = -1  # in place of a line


class JobQueue:
    """Those who ask wait here for the answer."""

    def __init__(self, workers: Thinkers) -> None:
        self._workers: Final = workers
        self._turns: Final = Turns(1, _MOST, _MOST_EACH)
        self._cache: Final = AsyncCache(_KEPT)

    @property
    def waiting(self) -> int:
        """How many jobs wait for their turn."""
        return self._turns.waiting

    async def check(self, game: str, text: str, by: str) -> m.DataChecked:
        """Whether house data that came from this address can be played. BadSetup if there is no such game."""
        work = CheckData(games.load(game).meta.name, text)
        found = await self._run(work, f"from {by}", _CHECK_SECONDS, "server-data-slow")
        return msgspec.json.decode(found, type=m.DataChecked)

    async def facts(self, text: str, by: str) -> bytes:
        """What stands in house data that came from this address, as JSON (`messages.DataFacts`)."""
        return await self._run(ReadData(text), f"from {by}", _CHECK_SECONDS, "server-data-slow")

    async def story(self, history: TableState) -> bytes:
        """The points after every step of a finished game, as JSON (`messages.Story`)."""
        table = history.stored.id
        return await self._cache.get((table, _STORY, None), lambda: self.past(table, TellStory(replay_in(history))))

    async def moment(self, history: TableState, line: int, most: int, viewer: Seat | None) -> bytes:
        """The table after this many lines of a viewer's log, as JSON (`messages.Moment`)."""
        table = history.stored.id
        ending = ending_of(history) if history.is_over and line == most else None
        step = history.viewer_logs.lines(viewer)[line - 1] if line else None
        is_over = history.is_over
        work = TellMoment(replay_in(history, history.step_at(viewer, line)), line, most, step, viewer, ending, is_over)
        if not is_over:  # it may yet be taken back
            return await self.past(table, work)
        return await self._cache.get((table, line, viewer), lambda: self.past(table, work))

    async def lesson(self, game: str, lesson: str, wish: m.LessonWish, by: str) -> bytes:
        """What comes of a learner's wish, as JSON (`messages.LessonNow`). BadSetup if there is no such lesson,
        BadMessage if the wish makes no sense in it."""
        found = courses.load(game).lesson(lesson)
        work = Teach(game, found.id, encode(wish))
        answer = await self._run(work, f"from {by}", _LESSON_SECONDS, "server-busy")
        told = msgspec.json.decode(answer, type=m.LessonTold)
        if told.problem is not None:
            raise BadMessage(told.problem.key, **told.problem.values)
        return encode(told.now)

    async def practise(self, game: str, example: str, wish: m.PracticeWish, by: str) -> bytes:
        """What comes of a reader's wish, as JSON (`messages.PracticeNow`). BadSetup if there is no such example,
        BadMessage if the wish makes no sense at it."""
        check_example(game, example)
        answer = await self._run(Practise(game, example, encode(wish)), f"from {by}", _LESSON_SECONDS, "server-busy")
        told = msgspec.json.decode(answer, type=m.PracticeTold)
        if told.problem is not None:
            raise BadMessage(told.problem.key, **told.problem.values)
        return encode(told.now)

    async def puzzle(self, game: str, puzzle: str, by: str) -> bytes:
        """A puzzle as its seat saw it, as JSON (`messages.PuzzleNow`). BadSetup if there is none."""
        found = shipped.find(game, puzzle)
        work = TellPuzzle(game, found.id)
        return await self._cache.get(found.id, lambda: self._run(work, f"from {by}", _LESSON_SECONDS, "server-busy"))

    async def solve(self, game: str, puzzle: str, said: m.PuzzleTry, by: str) -> m.PuzzleAnswer:
        """How good a move is there. BadSetup if there is no such puzzle, BadMessage if the try makes no sense in it."""
        work = JudgePuzzle(game, shipped.find(game, puzzle).id, encode(said))
        found = await self._run(work, f"from {by}", _LESSON_SECONDS, "server-busy")
        told = msgspec.json.decode(found, type=m.PuzzleTold)
        if told.answer is None:
            problem = told.problem or m.Problem("server-failed")
            raise BadMessage(problem.key, **problem.values)
        return told.answer

    async def past(self, table: str, work: BackgroundJob) -> bytes:
        """What comes of a job about the past of a table."""
        return await self._run(work, table, _PAST_SECONDS, "server-busy")

    async def _run(self, work: BackgroundJob, line: str, seconds: float, too_slow: str) -> bytes:
        async with self._turns.turn(line):
            try:
                return await self._workers.run(work, seconds)
            except TooSlow as problem:
                raise BadMessage(too_slow) from problem
