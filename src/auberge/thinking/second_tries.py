"""Costly decisions of finished games, to be made again: which there are, and how good another move is.

What the review knows is answered at once. Any other move is weighed as hints are: behind the moves of bots that people
wait for, every address in its turn; and once, however many try it.
"""

from collections import Counter
from typing import Final

import msgspec

from auberge import wire as m
from auberge.analysis.review import Costly
from auberge.bots.budget import Budget
from auberge.core.protocol import Seat
from auberge.table.state import TableState
from auberge.table.validation import BadMessage, read_move
from auberge.thinking.cache import AsyncCache
from auberge.thinking.fair_queue import Turns, Urgency
from auberge.thinking.job_queue import JobQueue
from auberge.thinking.jobs import JudgeSecondTry, TellSecondTry, replay_in
from auberge.thinking.reviews import Reviews
from auberge.thinking.thinkers import Thinkers, TooSlow
from auberge.thinking.times import Times
from auberge.wire.encoding import encode

_MOST: Final = 200  # moves being weighed, or waiting for it
_MOST_EACH: Final = 4  # of an address
_KEPT: Final = 500  # answers


class SecondTries:
    """The decisions that can be made again here."""

    def __init__(self, workers: Thinkers, settings: Times, turns: Turns, jobs: JobQueue, reviews: Reviews) -> None:
        self._workers: Final = workers
        self._settings: Final = settings
        self._turns: Final = turns
        self._jobs: Final = jobs
        self._reviews: Final = reviews
        self._cache: Final = AsyncCache(_KEPT)
        self._asking: Final[Counter[str]] = Counter()  # by address

    async def open(self, history: TableState, seat: int, number: int) -> m.SecondTry:
        """A costly decision of a seat, by its number in the order of the game. BadMessage if there is none."""
        every = await self._costly(history, seat)
        one = _chosen(every, number)
        found = await self._jobs.past(history.stored.id, TellSecondTry(replay_in(history, one.step + 1), one))
        exercise = msgspec.json.decode(found, type=m.Exercise)
        return m.SecondTry(exercise, tuple(history.names), one.step, number, len(every))

    async def answer(
        self, history: TableState, seat: int, number: int, said: m.ExerciseTry, by: str
    ) -> m.ExerciseAnswer:
        """How good a move is there that somebody tries from this address. BadMessage if that makes no sense."""
        one = _chosen(await self._costly(history, seat), number)
        table, game = history.stored.id, history.game
        seconds = min(self._settings.hint_seconds, self._settings.bot_seconds / 2)
        work = JudgeSecondTry(replay_in(history, one.step + 1), one, encode(said), Budget(seconds=seconds))
        tried = None if said.action == "show" else read_move(game.meta.name, msgspec.Raw(encode(said.move)))
        if said.action != "try" or tried in (game.read(one.made), game.read(one.better)):
            found = await self._jobs.past(table, work)
        else:
            found = await self._cache.get((table, seat, number, tried), lambda: self._weigh(work, by))
        told = msgspec.json.decode(found, type=m.ExerciseTold)
        if told.answer is None:
            problem = told.problem or m.Problem("server-failed")
            raise BadMessage(problem.key, **problem.values)
        return told.answer

    async def _weigh(self, work: JudgeSecondTry, by: str) -> bytes:
        if self._asking.total() >= _MOST or self._asking[by] >= _MOST_EACH:
            raise BadMessage("server-busy")
        self._asking[by] += 1
        try:
            async with self._turns.turn(f"from {by}", lambda: Urgency.HINT):
                return await self._workers.run(work, self._settings.bot_seconds)
        except TooSlow as problem:
            raise BadMessage("server-busy") from problem
        finally:
            self._asking[by] -= 1
            if not self._asking[by]:
                del self._asking[by]

    async def _costly(self, history: TableState, seat: int) -> list[Costly]:
        """The costly decisions of a seat, in the order of the game."""
        if not history.is_over:
            raise BadMessage("server-not-over")
        review = await self._reviews.found(history)
        if review is None or not 0 <= seat < len(review.costly):
            raise BadMessage("server-no-such-exercise")
        return sorted(review.costly[Seat(seat)], key=lambda one: one.step)


def _chosen(every: list[Costly], number: int) -> Costly:
    if not 1 <= number <= len(every):
        raise BadMessage("server-no-such-exercise")
    return every[number - 1]
