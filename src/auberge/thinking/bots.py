"""The bots of the tables: each thinks when its table asks for it, when it is its turn, and once."""

import asyncio
import logging
import secrets
from typing import Final

from auberge.core.protocol import Move, Seat
from auberge.table import figures
from auberge.table.live_table import LiveTable
from auberge.table.secret_question import longest_thought
from auberge.thinking.fair_queue import Turns, Urgency
from auberge.thinking.thinkers import ProgramPlayers, Thinkers

log: Final = logging.getLogger("auberge.tables")
Choice = tuple[Seat, Move, str | None]  # a bot's seat and move; how its program failed, if it did


class TableBots:
    """Whoever thinks for the bots at the tables of this server: a worker, or a program of its own."""

    def __init__(self, workers: Thinkers, programs: ProgramPlayers, turns: Turns) -> None:
        self._workers: Final = workers
        self._programs: Final = programs
        self._turns: Final = turns
        self._thoughts: Final[dict[LiveTable, asyncio.Task[None]]] = {}

    async def stop(self) -> None:
        """No bot thinks any more."""
        thoughts = list(self._thoughts.values())
        for thought in thoughts:
            thought.cancel()
        await asyncio.gather(*thoughts, return_exceptions=True)

    def wake(self, table: LiveTable) -> None:
        """Has the table's bot think. If it does already, what is wanted then is begun when it has thought."""
        if table in self._thoughts:
            self._turns.call()
        else:
            self._thoughts[table] = asyncio.get_running_loop().create_task(self._think(table))

    async def _think(self, table: LiveTable) -> None:
        thought = 0
        try:
            if self._program_of(table) is not None:  # it has a process of its own, and waits for no worker
                thought = table.thinking
                chosen = await self._program_choice(table)
            else:
                async with self._turns.turn(table.id, lambda: urgency_of(table)):
                    thought = table.thinking
                    chosen = await self._choice(table)
        except Exception:
            log.exception("bot failed", extra={"table": table.id})
            chosen = None
        finally:
            del self._thoughts[table]
        if chosen is None:
            table.bot_fails(thought or table.thinking)
        else:
            seat, move, fault = chosen
            table.bot_plays(seat, move, thought, fault)
        if table.history.is_over:
            self._programs.leave(table.id)
        if table.thinking:
            self.wake(table)

    async def _choice(self, table: LiveTable) -> Choice | None:
        """What the bot whose turn it is now does; None if there is none.

        Its chance is its own: nothing of the table's could be learnt from what it does."""
        history = table.history
        seat = Seat(history.session.match.actor)
        bot = history.session.bots[seat] if table.wants_bot else None
        if bot is None:
            return None
        view = history.session.view(seat)
        seed = secrets.randbelow(2**31)
        known, fault = self._programs.house_bot(bot, history.stored.game, history.faults.get(seat, ()))
        with figures.current.thinking(known):
            move = await self._workers.choose(history.game, known, seed, view, longest_thought(history))
        return seat, move, fault

    def _program_of(self, table: LiveTable) -> str | None:
        """The program whose move is wanted now, if it is one that is asked."""
        history = table.history
        seat = history.session.match.actor
        bot = history.session.bots[seat] if table.wants_bot and seat >= 0 else None
        if bot is None or not self._programs.asks(bot, history.stored.game, history.faults.get(seat, ())):
            return None
        return bot

    async def _program_choice(self, table: LiveTable) -> Choice | None:
        history, bot = table.history, self._program_of(table)
        if bot is None:
            return None
        seat = Seat(history.session.match.actor)
        view, most = history.session.view(seat), longest_thought(history)
        return seat, *await self._programs.choose((table.id, seat), history.game, bot, view, most)


def urgency_of(table: LiveTable) -> Urgency:
    """How long a bot's move may wait: least where people play, longest where there is not even a spectator."""
    if table.people:
        return Urgency.PLAYED
    return Urgency.WATCHED if table.spectators else Urgency.UNWATCHED
