"""Who thinks in this house: the worker itself, one thought after the other. The page it belongs to stays free.

Plain Python in WebAssembly is slow. Up to the knight, whose search is short, everybody plays as at a server; the grand
master, who has a time, sees less in it (docs/play/offline.md)."""

import asyncio
from collections.abc import Callable
from time import perf_counter
from typing import Final

from auberge import bots
from auberge.analysis.bystander import Glimpse
from auberge.analysis.replay import Replay
from auberge.analysis.review import Review
from auberge.bots.budget import Budget
from auberge.bots.search.levels import short_iterations
from auberge.core.errors import AubergeError, EngineBug
from auberge.core.protocol import Game, Move, View
from auberge.thinking import jobs
from auberge.thinking.findings import AdviceFound, ExplanationFound, explanation_of, found_of
from auberge.thinking.jobs import BackgroundJob

SLICE: Final = 0.03  # seconds for which nothing is heard while something is thought ahead


class Thinking:
    """The `thinking.thinkers.Thinkers` of a page without a server."""

    async def choose(self, game: Game, bot: str, seed: int, view: View, most: float | None = None) -> Move:
        """The move this bot makes of this view."""
        await _breath()
        return bots.load(bot)(game, seed, budget_of(game, bot, most)).choose(view)

    async def advise(self, game: Game, seed: int, view: View, seconds: float, made: int | None = None) -> AdviceFound:
        """What a strong player would do with this view."""
        from auberge.analysis.advice import advise

        await _breath()
        chosen = None if made is None else view.moves[made]
        return found_of(view, advise(game, view, Budget(seconds=seconds), seed, chosen))

    async def rate(self, game: Game, seed: int, view: View, seconds: float, only: tuple[int, ...] = ()) -> AdviceFound:
        """What each move of this view is worth. It is thought ahead, so whatever is said meanwhile is heard at once."""
        from auberge.analysis.advice import rating_of

        rating = rating_of(game, view, Budget(seconds=seconds), seed, [view.moves[place] for place in only])
        while True:
            await _breath()
            ends = perf_counter() + SLICE
            try:
                while perf_counter() < ends:
                    next(rating)
            except StopIteration as end:
                return found_of(view, end.value)

    async def explain(self, game: Game, seed: int, glimpse: Glimpse, seconds: float) -> ExplanationFound:
        """Why a bot made a move."""
        from auberge.analysis.bystander import explain

        await _breath()
        return explanation_of(game, explain(game, glimpse, Budget(seconds=seconds), seed))

    async def run(self, work: BackgroundJob, seconds: float) -> bytes:  # noqa: ARG002 (nothing here can be ended)
        """What came of a background job. EngineBug if it fails."""
        await _breath()
        try:
            return jobs.carried_out(work)
        except AubergeError:
            raise
        except Exception as problem:
            raise EngineBug("bug-no-hint", game="", problem=repr(problem)) from problem

    async def review(self, replay: Replay, seconds: float, tell: Callable[[float], None]) -> Review:
        """A finished game looked over."""
        from auberge.analysis.review import effort_for, review

        await _breath()
        return review(replay, effort_for(replay, seconds, 1), tell)


def budget_of(game: Game, bot: str, most: float | None = None) -> Budget | None:
    """What a bot may spend here, at most so many seconds; None: as much as it likes, which is no time at all."""
    level = bots.level_of(bot)
    if level is None or level.offline_seconds is None:
        return None
    seconds = level.offline_seconds
    iterations = short_iterations(bot, game) if level.search == "short" else None
    return Budget(seconds if most is None else min(seconds, most), iterations)


async def _breath() -> None:
    """Lets what was said before be heard, and what is to be told go out."""
    await asyncio.sleep(0)
