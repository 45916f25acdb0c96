"""\"What would you do?\" and \"Why did it do that?\" at a table: who may ask when, and the answer to them alone."""

import asyncio
import logging
import secrets
from typing import Final

from auberge import wire as m
from auberge.core.errors import AubergeError
from auberge.core.protocol import Game, Seat, View
from auberge.table import validation
from auberge.table.listeners import Listener
from auberge.table.live_table import LiveTable
from auberge.table.state import TableState
from auberge.table.validation import BadMessage, StaleVersion, problem_of
from auberge.thinking import bot_explanations as wonders
from auberge.thinking.advice import advice_of
from auberge.thinking.fair_queue import Turns, Urgency
from auberge.thinking.findings import AdviceFound, together
from auberge.thinking.thinkers import Thinkers
from auberge.thinking.times import Times
from auberge.wire.encoding import encode

log: Final = logging.getLogger("auberge.hints")
_MOST: Final = 200  # under way
_TRIES: Final = 5  # until a hint is more than an impression


class Hints:
    """The questions being thought about, one for each seat. A bot's move that a person waits for goes before."""

    def __init__(self, workers: Thinkers, settings: Times, turns: Turns) -> None:
        self._workers: Final = workers
        self._settings: Final = settings
        self._turns: Final = turns
        self._asking: Final[dict[tuple[str, Seat], asyncio.Task[None]]] = {}

    def ask(self, table: LiveTable, listener: Listener, said: m.Hint | m.Wonder) -> None:
        """Has a worker think about a decision of the listener's, or one of a bot; or refuses, and says why."""
        try:
            validation.check_intent(said.id)
            if isinstance(said, m.Hint):
                view_for(table.history, listener, said)
            else:
                wonders.step_for(table.history, listener, said)
            if (table.id, said.seat) in self._asking:
                raise BadMessage("server-hint-asked")
            if len(self._asking) >= _MOST:
                raise BadMessage("server-busy")
        except AubergeError as problem:
            table.subscribers.refuse(listener, said.id, problem_of(problem))
            return
        asking = table.id, said.seat
        self._asking[asking] = asyncio.get_running_loop().create_task(self._answer(table, listener, said))
        self._asking[asking].add_done_callback(lambda _: self._asking.pop(asking, None))

    async def _answer(self, table: LiveTable, listener: Listener, said: m.Hint | m.Wonder) -> None:
        try:
            if isinstance(said, m.Hint):
                await self._advise(table, listener, said)
            else:
                await self._explain(table, listener, said)
        except (BadMessage, StaleVersion) as problem:  # the table has moved on meanwhile
            table.subscribers.refuse(listener, said.id, problem_of(problem))
        except Exception:
            log.exception("no hint", extra={"table": table.id})
            table.subscribers.refuse(listener, said.id, m.Problem("server-hint-failed"))

    async def _advise(self, table: LiveTable, listener: Listener, said: m.Hint) -> None:
        """Tells what was found; if that is but an impression, thinks on about the same moves. BadMessage if it stays
        one."""
        found: AdviceFound | None = None
        for _ in range(_TRIES):
            async with self._turns.turn(table.id, lambda: Urgency.HINT):
                if listener not in table.subscribers.listeners:
                    return
                view = view_for(table.history, listener, said)
                found = await self._found(table.history.game, view, found)
            advice = advice_of(table.history.game.meta.name, view, found, said)
            table.subscribers.tell(listener, encode(advice))
            if not found.quick:
                return
        raise BadMessage("analysis-hint-unsure")

    async def _found(self, game: Game, view: View, before: AdviceFound | None) -> AdviceFound:
        """What is thought of a view after some time; what was found before counts."""
        seed, seconds = secrets.randbelow(2**31), self._settings.hint_seconds
        if before is None or not before.moves:
            return await self._workers.advise(game, seed, view, seconds)
        only = tuple(one.place for one in before.moves)
        return together(before, await self._workers.rate(game, seed, view, seconds, only))

    async def _explain(self, table: LiveTable, listener: Listener, said: m.Wonder) -> None:
        """Tells why a bot made a move."""
        async with self._turns.turn(table.id, lambda: Urgency.HINT):
            history = table.history
            if listener not in table.subscribers.listeners:
                return
            glimpse = wonders.glimpse_for(history, listener, said)
            seed = secrets.randbelow(2**31)
            found = await self._workers.explain(history.game, seed, glimpse, self._settings.hint_seconds)
        table.subscribers.tell(listener, encode(wonders.thought_of(history, glimpse, found, said)))

    async def stop(self) -> None:
        """No hint is answered any more."""
        tasks = list(self._asking.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def view_for(history: TableState, listener: Listener, said: m.Hint) -> View:
    """What a hint is made from: the view of the seat that asks. Refused where hints are off or it has not to decide."""
    if said.seat not in listener.held or listener.looking != said.seat:
        raise BadMessage("server-not-your-seat")
    if not history.hints_allowed:
        raise BadMessage("server-hints-off")
    version = history.mark(said.seat).shown
    if said.version != version:
        raise StaleVersion("server-stale", seen=said.version, version=version)
    view = history.session.view(said.seat)
    if history.waiting.kind != "decide" or history.waiting.seat != said.seat or not view.moves:
        raise BadMessage("analysis-hint-not-due")
    return view
