"""What the coach thinks of a seat's choices, by the seat's view alone: thought out ahead, and bounded.

All that may be chosen is rated as soon as the choice is open, while its player thinks. What that leaves in doubt about
the move that is made is looked at more closely then. Each of the two takes a worker `coach_seconds`, at most.
"""

import asyncio
import logging
import secrets
from collections.abc import Callable, Coroutine
from dataclasses import dataclass, field
from typing import Final

from auberge.analysis.advice import BEST
from auberge.analysis.coaching import Degree, is_settled
from auberge.core.protocol import Move, View
from auberge.table.live_table import LiveTable
from auberge.thinking.fair_queue import Turns, Urgency
from auberge.thinking.findings import AdviceFound, Advised
from auberge.thinking.thinkers import Thinkers
from auberge.thinking.times import Times

log: Final = logging.getLogger("auberge.coach")
_MOST: Final = 200  # thoughts under way
MOST_EACH: Final = 8  # of a table
Thought = asyncio.Task[AdviceFound | None]


@dataclass(frozen=True)
class Verdict:
    """A move that was chosen, and the best one."""

    made: Advised
    best: Advised

    @property
    def loss(self) -> float:
        """By how much the chance to win is smaller."""
        return self.best.chance.value - self.made.chance.value


@dataclass(eq=False)
class Outlook:
    """A choice as its seat sees it, and what its moves are worth."""

    view: View
    wanted: bool = True  # it is open, or it may still be said what was wrong with it
    made: bool = False  # one of its moves was chosen: to rate the others is of no more use
    rating: Thought | None = None
    looks: dict[int, Thought] = field(default_factory=dict)  # by the place of the move that was looked at closely

    def verdict(self, place: int) -> Verdict | None:
        """What is thought of a move, as far as it is known by now."""
        found = _found(self.looks.get(place)) or self.rated
        if found is None or found.quick:
            return None
        made = found.made or next((one for one in found.moves if one.place == place), None)
        return None if made is None else Verdict(made, found.moves[0])

    @property
    def rated(self) -> AdviceFound | None:
        """What its moves are worth, as far as it is known by now."""
        return _found(self.rating)

    def is_settled(self, place: int, degree: Degree) -> bool:
        """Whether the rating leaves no doubt about a move."""
        found = self.verdict(place)
        return found is not None and is_settled(degree, found.made.chance, found.best.chance)


@dataclass(eq=False)
class Decision:
    """A move that was chosen, and may still be taken back."""

    outlook: Outlook
    place: int  # in the view's list
    row: int | None = None  # None: the move is not made yet
    told: bool = False  # the player has heard of it
    held: bool = False  # it is being made, or judged after it has become final

    @property
    def move(self) -> Move:
        """What was chosen."""
        return self.outlook.view.moves[self.place]

    @property
    def verdict(self) -> Verdict | None:
        """What is thought of it, as far as it is known by now."""
        return self.outlook.verdict(self.place)


class Judgements:
    """The thoughts under way."""

    def __init__(self, workers: Thinkers, settings: Times, turns: Turns) -> None:
        self._workers: Final = workers
        self._settings: Final = settings
        self._turns: Final = turns
        self._under_way: Final[dict[Thought, LiveTable]] = {}

    def think_ahead(self, table: LiveTable, outlook: Outlook) -> None:
        """Has a worker rate all moves of a choice, once."""
        if outlook.rating is None and len(outlook.view.moves) > 1 and not self._is_busy(table):
            outlook.rating = self._begin(table, self._rated(table, outlook))

    def judge(self, table: LiveTable, decision: Decision) -> Thought | None:
        """Has a worker look closely at a choice, once, if its rating leaves doubt; None if there is no time for it."""
        outlook, place = decision.outlook, decision.place
        outlook.made = True
        if place not in outlook.looks and len(outlook.view.moves) > 1 and not self._is_busy(table):
            outlook.looks[place] = self._begin(table, self._looked_at(table, outlook, place))
        return outlook.looks.get(place)

    def _is_busy(self, table: LiveTable) -> bool:
        """Whether no more is judged for now: a table that asks about every move leaves the others their coach."""
        each = sum(judged is table for judged in self._under_way.values())
        return each >= MOST_EACH or len(self._under_way) >= _MOST

    def _begin(self, table: LiveTable, thought: Coroutine[object, object, AdviceFound | None]) -> Thought:
        task = asyncio.get_running_loop().create_task(thought)
        self._under_way[task] = table
        task.add_done_callback(self._under_way.pop)
        return task

    async def _rated(self, table: LiveTable, outlook: Outlook) -> AdviceFound | None:
        def ask(seed: int) -> Coroutine[object, object, AdviceFound]:
            return self._workers.rate(table.history.game, seed, outlook.view, self._settings.coach_seconds)

        return await self._thought(table, lambda: outlook.wanted and not outlook.made, ask)

    async def _looked_at(self, table: LiveTable, outlook: Outlook, place: int) -> AdviceFound | None:
        """None where the rating has left no doubt."""

        def ask(seed: int) -> Coroutine[object, object, AdviceFound]:
            game, seconds, rated = table.history.game, self._settings.coach_seconds, outlook.rated
            if rated is None or not rated.moves:
                return self._workers.advise(game, seed, outlook.view, seconds, place)
            best = [one.place for one in rated.moves[:BEST] if one.place != place]
            return self._workers.rate(game, seed, outlook.view, seconds, (*best, place))

        if outlook.rating is not None:
            await asyncio.wait([outlook.rating])
        if outlook.is_settled(place, table.history.coach):
            return None
        return await self._thought(table, lambda: outlook.wanted, ask)

    async def _thought(
        self, table: LiveTable, wanted: Callable[[], bool], ask: Callable[[int], Coroutine[object, object, AdviceFound]]
    ) -> AdviceFound | None:
        """What a worker finds when it has time; None if that is of no use any more."""
        try:
            async with self._turns.turn(table.id, lambda: Urgency.HINT):
                return await ask(secrets.randbelow(2**31)) if wanted() else None
        except Exception:
            log.exception("no judgement", extra={"table": table.id})
            return None

    async def stop(self) -> None:
        """Nothing is judged any more."""
        tasks = list(self._under_way)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def _found(thought: Thought | None) -> AdviceFound | None:
    return thought.result() if thought is not None and thought.done() and not thought.cancelled() else None
