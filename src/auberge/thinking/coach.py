"""The coach: a word where a strong player would clearly regret what was chosen. Nobody ever waits for it.

What a seat may choose is judged while its player thinks (`judgements`), by the seat's view alone. When they make
something final (a throw, the end of a turn, a move that shows something hidden), the coach says by then what it knows:
the step is not done and nothing is acknowledged, until its player says it again for sure. If it knows nothing yet, the
step is done at once. Alone with computer players, who may take back anything, its player hears of it afterwards.
"""

import asyncio
import logging
from collections.abc import Collection, Sequence
from itertools import islice
from typing import Final, NamedTuple

import msgspec

from auberge import wire as m
from auberge.analysis.coaching import Degree, is_final, is_regretted
from auberge.core.errors import AubergeError
from auberge.core.protocol import Seat, View
from auberge.table import commands as intents
from auberge.table.listeners import Listener
from auberge.table.live_table import LiveTable
from auberge.table.state import TableState
from auberge.thinking.advice import estimated, reason_lines
from auberge.thinking.fair_queue import Turns
from auberge.thinking.judgements import Decision, Judgements, Outlook, Verdict
from auberge.thinking.thinkers import Thinkers
from auberge.thinking.times import Times
from auberge.wire.encoding import encode

log: Final = logging.getLogger("auberge.coach")
_LATEST: Final = 10.0  # seconds after a step, for a word about it
_LAST_ROWS: Final = 16  # among which the one is that an intent has just made


class Regret(NamedTuple):
    """A decision, and what is thought of it."""

    decision: Decision
    verdict: Verdict


class Coach:
    """The choices it has in mind, by table and seat, and what it is about to say afterwards."""

    def __init__(self, workers: Thinkers, settings: Times, turns: Turns) -> None:
        self._judgements: Final = Judgements(workers, settings, turns)
        self._minds: Final[dict[LiveTable, dict[Seat, Mind]]] = {}
        self._afterwards: Final[set[asyncio.Task[None]]] = set()

    def offer(self, table: LiveTable) -> None:
        """Thinks ahead, if a seat that is coached has something to choose or to make final now. Whatever goes wrong,
        the table goes on."""
        try:
            self._think_ahead(table)
        except Exception:
            log.exception("no thought ahead", extra={"table": table.id})

    def _think_ahead(self, table: LiveTable) -> None:
        history, due = table.history, table.history.waiting
        if due.kind not in ("decide", "throw", "confirm") or not history.coaching.wishes:
            return
        seat = Seat(due.seat)
        if not any(_heeds(history, listener, seat) for listener in table.subscribers.listeners):
            return
        mind, view = self._mind(table, seat), history.session.view(seat)
        for decision in mind.decisions:
            if decision.row is not None and not decision.outlook.made:  # at another server
                self._judgements.judge(table, decision)
        if due.kind == "decide":
            self._judgements.think_ahead(table, mind.outlook(view))

    def hear(self, table: LiveTable, listener: Listener, said: m.Act | m.Proceed) -> None:
        """Has an intent carried out, or says what is wrong with what it makes final."""
        history, seat = table.history, said.seat
        if said.sure or not is_coached(history, listener, said):
            table.say(listener, said)
            return
        mind, view = self._mind(table, seat), history.session.view(seat)
        stake = [one for one in mind.decisions if one.row is not None]
        place = place_of(history, view, said) if isinstance(said, m.Act) else None
        chosen = None if place is None else mind.decision(view, place)
        if isinstance(said, m.Act):
            is_last = chosen is not None and is_final(history.game, view, chosen.move)
            stake = [*stake, chosen] if chosen is not None and is_last else []
        regret = worst(history.coach, stake)
        if regret is not None:
            regret.decision.told = True
            table.coach_speaks(listener, word_of(history, said, regret))
            return
        self._carry_out(table, listener, said, chosen, stake)

    def forget(self, table: LiveTable) -> None:
        """The table is put away."""
        for mind in self._minds.pop(table, {}).values():
            mind.clear()

    def _mind(self, table: LiveTable, seat: Seat) -> "Mind":
        mind = self._minds.setdefault(table, {}).setdefault(seat, Mind())
        mind.look(table, seat)
        return mind

    def _carry_out(
        self,
        table: LiveTable,
        listener: Listener,
        said: m.Act | m.Proceed,
        chosen: Decision | None,
        stake: Sequence[Decision],
    ) -> None:
        """Does it at once. What can be taken back is judged meanwhile; what cannot any more, where that is of use."""
        mind, alone = self._minds[table][said.seat], table.history.plays_alone(said.seat)
        held = [one for one in (*stake, chosen) if one is not None]
        for decision in held:
            decision.held = True
        table.say(listener, said)
        if chosen is not None:
            chosen.row = _row_made(table.history, said)
            if chosen.row is None:
                mind.drop(chosen)
        if stake and alone:
            after = asyncio.get_running_loop().create_task(self._speak_afterwards(table, listener, said, stake))
            self._afterwards.add(after)
            after.add_done_callback(self._afterwards.discard)
            return
        for decision in held:
            decision.held = False
        if chosen is not None and chosen.row is not None and not stake:
            self._judgements.judge(table, chosen)

    async def _speak_afterwards(
        self, table: LiveTable, listener: Listener, said: m.Act | m.Proceed, stake: Sequence[Decision]
    ) -> None:
        """Says what was wrong with what has become final, once that is known, if it can still be taken back."""
        judging = [task for one in stake if (task := self._judgements.judge(table, one)) is not None]
        if judging:
            await asyncio.wait(judging, timeout=_LATEST)
        for decision in stake:
            decision.held = False
        history, seat = table.history, said.seat
        if listener not in table.subscribers.listeners or not _heeds(history, listener, seat):
            return
        standing = {row.number for row in history.standing}
        regret = worst(history.coach, [one for one in stake if one.row in standing])
        if regret is None or not history.plays_alone(seat):
            return
        word = word_of(history, said, regret, afterwards=True)
        if word.step is not None and history.step_to_undo(seat, word.step) is not None:
            regret.decision.told = True
            table.coach_speaks(listener, word)

    async def stop(self) -> None:
        """Nothing is judged any more, and nothing said."""
        for task in self._afterwards:
            task.cancel()
        await asyncio.gather(self._judgements.stop(), *self._afterwards, return_exceptions=True)


class Mind:
    """What the coach has in mind of one seat: the choice that is open, and those that can still be taken back."""

    def __init__(self) -> None:
        self.decisions: list[Decision] = []
        self._outlooks: list[Outlook] = []

    def look(self, table: LiveTable, seat: Seat) -> None:
        """Forgets what is final, and comes to know what was chosen elsewhere."""
        history = table.history
        offer, view = history.session.undo_range(seat), history.session.view(seat)
        rows = set() if offer is None else {row.number for row in history.standing[offer.first :]}
        self.decisions = [
            one
            for one in self.decisions
            if one.held or one.row in rows or (one.row is None and one.outlook.view == view)
        ]
        if offer is not None:
            known = {one.row for one in self.decisions}
            for made, place, row, told in _made_elsewhere(table, seat, offer.first, known):
                self.decisions.append(Decision(self.outlook(made), place, row, told))
        used = {id(one.outlook) for one in self.decisions}
        for outlook in self._outlooks:
            outlook.wanted = id(outlook) in used or outlook.view == view
        self._outlooks = [outlook for outlook in self._outlooks if outlook.wanted]

    def outlook(self, view: View) -> Outlook:
        """What is thought of this choice."""
        for outlook in self._outlooks:
            if outlook.view == view:
                return outlook
        self._outlooks.append(Outlook(view))
        return self._outlooks[-1]

    def decision(self, view: View, place: int) -> Decision:
        """A move that is to be made; thought of before, perhaps."""
        outlook = self.outlook(view)
        for one in self.decisions:
            if one.row is None and one.outlook is outlook and one.place == place:
                return one
        self.decisions.append(Decision(outlook, place))
        return self.decisions[-1]

    def drop(self, decision: Decision) -> None:
        """It was not made after all."""
        self.decisions = [one for one in self.decisions if one is not decision]

    def clear(self) -> None:
        """None of it is of use any more."""
        for outlook in self._outlooks:
            outlook.wanted = False


def _row_made(history: TableState, said: m.Act | m.Proceed) -> int | None:
    """The number of the row an intent has just made."""
    last = islice(reversed(history.standing), _LAST_ROWS)
    return next((row.number for row in last if (row.seat, row.intent) == (said.seat, said.id)), None)


def _made_elsewhere(
    table: LiveTable, seat: Seat, first: int, known: Collection[int | None]
) -> list[tuple[View, int, int, bool]]:
    """The choices of a seat from this step on that were not made here: its player was at another server, or the server
    was another one. Each by what was seen, the place of the move, its row, and whether the coach has spoken since."""
    history, found = table.history, []
    for step, row in enumerate(history.standing[first:], start=first):
        made = history.session.match.steps[step]
        if row.number > table.heard_of or row.number in known or made.seat != seat or made.move is None:
            continue
        view = history.game.view(history.session.at(step).position, seat)
        if made.move in view.moves:
            told = any(one.kind == "coached" and one.seat == seat for one in history.rows[row.number :])
            found.append((view, view.moves.index(made.move), row.number, told))
    return found


def is_coached(history: TableState, listener: Listener, said: m.Act | m.Proceed) -> bool:
    """Whether the coach looks at an intent: it is said of the table as it stands, by eyes that listen to the coach."""
    seat, due = said.seat, history.waiting
    return (
        _heeds(history, listener, seat)
        and due.seat == seat
        and said.version == history.mark(seat).shown
        and due.kind in ("decide", "throw", "confirm")
    )


def _heeds(history: TableState, listener: Listener, seat: Seat) -> bool:
    """Whether the seat's own eyes are here, and there is a word left for them. What is asked in secret the coach leaves
    alone: what it does there would tell others something."""
    return (
        bool(history.coaching.wishes)
        and listener.looking == seat
        and seat in listener.held
        and history.coaching.may_speak(seat, history.people)
        and history.session.asked_in_secret is None
    )


def place_of(history: TableState, view: View, said: m.Act) -> int | None:
    """The place of a move in the view's list; None if it is not there."""
    try:
        return view.moves.index(intents.move_of(history, said))
    except (AubergeError, ValueError):
        return None


def worst(degree: Degree, stake: Sequence[Decision]) -> Regret | None:
    """The decision that costs most, of those that are known to be clearly regretted and not told yet."""
    found = [Regret(one, verdict) for one in stake if not one.told and (verdict := one.verdict) is not None]
    clear = [one for one in found if is_regretted(degree, one.verdict.made.chance, one.verdict.best.chance)]
    return max(clear, key=lambda one: one.verdict.loss, default=None)


def word_of(history: TableState, said: m.Act | m.Proceed, regret: Regret, *, afterwards: bool = False) -> m.Coached:
    """What the coach says."""
    (decision, verdict), seat = regret, said.seat
    step = next((n for n, row in enumerate(history.standing) if row.number == decision.row), None)
    return m.Coached(
        said.id,
        history.mark(seat).shown,
        seat,
        None if step is None else history.viewer_logs.lines_before(seat, step),
        msgspec.Raw(encode(decision.move)),
        estimated(verdict.made.chance),
        estimated(verdict.best.chance),
        reason_lines(history.game.meta.name, verdict.best.reasons),
        afterwards,
    )
