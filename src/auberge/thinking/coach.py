"""The coach: a word before something becomes final, where a strong player would clearly regret it.

A move that can still be taken back is judged while its player thinks about the next one, by the seat's view alone. An
intent that makes moves final (a throw, the end of a turn, a move that shows something hidden) waits for the coach, but
not for long. Until then it is not done and nothing is acknowledged: a browser that comes back says it again.
"""

import asyncio
import logging
import secrets
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Final

import msgspec

from auberge import wire as m
from auberge.analysis.coaching import Degree, is_final, is_regretted
from auberge.core.errors import AubergeError
from auberge.core.protocol import Move, Seat, View
from auberge.table import commands as intents
from auberge.table.listeners import Listener
from auberge.table.live_table import LiveTable
from auberge.table.state import TableState
from auberge.thinking.estimates import estimated, reason_lines
from auberge.thinking.fair_queue import Turns, Urgency
from auberge.thinking.findings import AdviceFound, Advised
from auberge.thinking.thinkers import Thinkers
from auberge.thinking.times import Times
from auberge.wire.encoding import encode

log: Final = logging.getLogger("auberge.coach")
_MOST: Final = 200  # judgements under way
MOST_EACH: Final = 8  # of a table
Judging = asyncio.Task[AdviceFound | None]


@dataclass(eq=False)
class Decision:
    """A choice that is not final: what the player saw, what they chose, and what the coach thinks of it."""

    view: View
    place: int  # in the view's list
    row: int | None = None  # None: the move is not made yet
    judging: Judging | None = None
    told: bool = False  # the player has heard it

    @property
    def move(self) -> Move:
        """What was chosen."""
        return self.view.moves[self.place]

    @property
    def found(self) -> AdviceFound | None:
        """What the coach thinks, if it has come to that."""
        return self.judging.result() if self.judging is not None and self.judging.done() else None


@dataclass(frozen=True)
class Regret:
    """A decision, and the better one."""

    decision: Decision
    made: Advised
    best: Advised

    @property
    def loss(self) -> float:
        """By how much the chance to win is smaller."""
        return self.best.chance.value - self.made.chance.value


class Coach:
    """The judgements under way, and the intents that wait for them."""

    def __init__(self, workers: Thinkers, settings: Times, turns: Turns) -> None:
        self._workers: Final = workers
        self._settings: Final = settings
        self._turns: Final = turns
        self._open: Final[dict[LiveTable, dict[Seat, list[Decision]]]] = {}
        self._judging: Final[dict[Judging, LiveTable]] = {}
        self._waits: Final[dict[tuple[str, Seat], tuple[str, asyncio.Task[None]]]] = {}  # with the intent that waits

    def hear(self, table: LiveTable, listener: Listener, said: m.Act | m.Proceed) -> None:
        """Has an intent carried out: at once, or when the coach has looked at what it makes final."""
        key = table.id, said.seat
        intent, wait = self._waits.get(key, ("", None))
        if wait is not None and intent == said.id and said.seat in listener.held:
            wait.cancel()
        if said.sure or not is_coached(table.history, listener, said):
            table.say(listener, said)
            return
        stake, chosen = self._look(table, said)
        if chosen is not None and is_final(table.history.game, chosen.view, chosen.move):
            stake.append(chosen)
        elif isinstance(said, m.Act) or not stake:
            self._play(table, listener, said, chosen)
            return
        wait = asyncio.get_running_loop().create_task(self._hold(table, listener, said, stake))
        self._waits[key] = said.id, wait
        wait.add_done_callback(lambda ended: self._end_wait(key, ended))

    def forget(self, table: LiveTable) -> None:
        """The table is put away."""
        self._open.pop(table, None)

    def _end_wait(self, key: tuple[str, Seat], ended: asyncio.Task[None]) -> None:
        if self._waits.get(key, ("", None))[1] is ended:
            del self._waits[key]

    def _look(self, table: LiveTable, said: m.Act | m.Proceed) -> tuple[list[Decision], Decision | None]:
        """The choices of the seat that can still be taken back, and the one it is making now. The rest is forgotten."""
        history, seat = table.history, said.seat
        offer, view = history.session.undo_range(seat), history.session.view(seat)
        rows = set() if offer is None else {row.number for row in history.standing[offer.first :]}
        seats = self._open.setdefault(table, {})
        kept = [one for one in seats.get(seat, []) if one.row in rows or (one.row is None and one.view == view)]
        if offer is not None:
            kept += _made_elsewhere(table, seat, offer.first, {one.row for one in kept})
        seats[seat] = kept
        place = place_of(history, view, said) if isinstance(said, m.Act) else None
        chosen = None
        if place is not None:  # thought of before, perhaps
            chosen = next((one for one in kept if one.row is None and one.place == place), None)
            if chosen is None:
                kept.append(chosen := Decision(view, place))
        return [one for one in kept if one.row is not None], chosen

    def _play(self, table: LiveTable, listener: Listener, said: m.Act | m.Proceed, chosen: Decision | None) -> None:
        """What can be taken back is done at once, and judged meanwhile."""
        table.say(listener, said)
        standing = table.history.standing
        if chosen is not None and standing and standing[-1].intent == said.id:
            chosen.row = standing[-1].number
            self._judge(table, chosen)

    async def _hold(
        self, table: LiveTable, listener: Listener, said: m.Act | m.Proceed, stake: Sequence[Decision]
    ) -> None:
        for decision in stake:
            self._judge(table, decision)
        judging = [one.judging for one in stake if one.judging is not None and not one.judging.done()]
        if judging:
            table.subscribers.tell(listener, encode(m.CoachLooks(said.id)), holds=True)
            await asyncio.wait(judging, timeout=self._settings.coach_wait_seconds)
        if listener not in table.subscribers.listeners:
            return  # nothing was acknowledged
        regret = worst(table.history.coach, stake) if is_coached(table.history, listener, said) else None
        if regret is None:
            table.say(listener, said)
        else:
            regret.decision.told = True
            table.coach_speaks(listener, word_of(table.history, said, regret))

    # --- judging --------------------------------------------------------------------------------------------------

    def _judge(self, table: LiveTable, decision: Decision) -> None:
        """Has a worker judge a choice, once."""
        if decision.judging is not None or len(decision.view.moves) < 2 or self._is_busy(table):
            return
        decision.judging = asyncio.get_running_loop().create_task(self._judged(table, decision))
        self._judging[decision.judging] = table
        decision.judging.add_done_callback(self._judging.pop)

    def _is_busy(self, table: LiveTable) -> bool:
        """Whether no more is judged for now: a table that asks about every move leaves the others their coach."""
        each = sum(judged is table for judged in self._judging.values())
        return each >= MOST_EACH or len(self._judging) >= _MOST

    async def _judged(self, table: LiveTable, decision: Decision) -> AdviceFound | None:
        game, seconds = table.history.game, self._settings.coach_seconds
        try:
            async with self._turns.turn(table.id, lambda: Urgency.HINT):
                if not any(decision in seats for seats in self._open.get(table, {}).values()):
                    return None  # it was taken back, or became final meanwhile
                seed = secrets.randbelow(2**31)
                return await self._workers.advise(game, seed, decision.view, seconds, decision.place)
        except Exception:
            log.exception("no judgement", extra={"table": table.id})
            return None

    async def stop(self) -> None:
        """Nothing is judged any more, and what waits is not done."""
        tasks = [*self._judging, *(wait for _, wait in self._waits.values())]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def _made_elsewhere(table: LiveTable, seat: Seat, first: int, known: Collection[int | None]) -> list[Decision]:
    """The choices of a seat from this step on that were not made here: its player was at another server, or the server
    was another one. If the coach has spoken to them since, that was it."""
    history, found = table.history, []
    for step, row in enumerate(history.standing[first:], start=first):
        made = history.session.match.steps[step]
        if row.number > table.heard_of or row.number in known or made.seat != seat or made.move is None:
            continue
        view = history.game.view(history.session.at(step).position, seat)
        if made.move in view.moves:
            told = any(one.kind == "coached" and one.seat == seat for one in history.rows[row.number :])
            found.append(Decision(view, view.moves.index(made.move), row.number, told=told))
    return found


def is_coached(history: TableState, listener: Listener, said: m.Act | m.Proceed) -> bool:
    """Whether the coach looks at an intent: the seat's own eyes say it, of the table as it stands, and there is a word
    left for them. What is asked in secret it leaves alone: how long that takes would tell others something."""
    seat, due = said.seat, history.waiting
    return (
        bool(history.coaching.wishes)
        and history.coaching.may_speak(seat, history.people)
        and listener.looking == seat
        and seat in listener.held
        and (due.seat, said.version) == (seat, history.mark(seat).shown)
        and due.kind in ("decide", "throw", "confirm")
        and history.session.asked_in_secret is None
    )


def place_of(history: TableState, view: View, said: m.Act) -> int | None:
    """The place of a move in the view's list; None if it is not there."""
    try:
        return view.moves.index(intents.move_of(history, said))
    except (AubergeError, ValueError):
        return None


def worst(degree: Degree, stake: Sequence[Decision]) -> Regret | None:
    """The decision that costs most, of those that are clearly regretted and not told yet."""
    found = [
        Regret(one, one.found.made, one.found.moves[0])
        for one in stake
        if one.found is not None and one.found.made is not None and not one.found.quick and not one.told
    ]
    clear = [one for one in found if is_regretted(degree, one.made.chance, one.best.chance)]
    return max(clear, key=lambda one: one.loss, default=None)


def word_of(history: TableState, said: m.Act | m.Proceed, regret: Regret) -> m.Coached:
    """What the coach says."""
    decision, seat = regret.decision, said.seat
    step = next((n for n, row in enumerate(history.standing) if row.number == decision.row), None)
    return m.Coached(
        said.id,
        said.version,
        seat,
        None if step is None else history.viewer_logs.lines_before(seat, step),
        msgspec.Raw(encode(decision.move)),
        estimated(regret.made.chance),
        estimated(regret.best.chance),
        reason_lines(history.game.meta.name, regret.best.reasons),
    )
