"""The question only one seat may know of: nothing betrays who is asked, nor that it was passed (M-RESP-08).

A pass, chosen, automatic, by a bot or by the clock, takes hold when a wait is over that depends on nothing but the
table's setting and a generator of its own. Any other answer shows itself, and is none of our business here.

How long a bot thinks depends on its hand, and on who else thinks: if it has begun no answer when the wait is over, the
table passes for it there and then. So its pass comes at that moment or never, however busy the workers are.

Waits are long, and drawn anew for each question, so that people hide among each other: whether a pass was a click or
the table's own is not to be heard. One person among bots has no one to hide from, for bots hear no time. What the bots
hold stays hidden from that person as before: each has the same short time (`AMONG_BOTS`), whatever it holds and however
long it thinks. Being always the same, it tells no more than how many have passed: soon known, when the card happens.
"""

from collections.abc import Callable
from dataclasses import dataclass
from random import SystemRandom
from typing import Final

from auberge import wire as m
from auberge.core.protocol import Move, Seat, View
from auberge.table.listeners import Listener
from auberge.table.state import TableState

SHORTEST: Final = 0.5  # of the table's setting: no wait is shorter
_THOUGHT: Final = 0.8  # of the shortest wait: a bot that is asked in secret thinks no longer, lest its time betray it
AMONG_BOTS: Final = 0.2  # seconds, always: each wait at a table of one person and bots, who have thought by then

Later = Callable[[float, Callable[[], None]], object]


@dataclass(frozen=True)
class Pace:
    """The time secret questions take: who calls back later, where waits are drawn from, and by what they are stretched.

    Stretched by nothing (0) no question waits, as tests want it."""

    later: Later
    stretch: float = 1.0
    draw: Callable[[], float] = SystemRandom().random

    def wait(self, setting: float) -> float:
        """How long a question waits: from half the table's setting to one and a half of it."""
        return setting * (SHORTEST + self.draw()) * self.stretch if self.stretch else 0.0


def nothing() -> None:
    """Nobody goes on."""


def is_among_bots(history: TableState) -> bool:
    """Whether at most one person sits here, as seats were settled before the game: a long wait would protect no other
    person's answers. Where the clock passes with the wait, that person needs it to think."""
    people = sum(seat.holder != "bot" for seat in history.seats)
    return people <= 1 and history.stored.answer_limit != 0


def longest_thought(history: TableState) -> float | None:
    """How many seconds a bot may think now so that its time tells nothing; None where nothing is secret."""
    if history.session.asked_in_secret is None:
        return None
    shortest = AMONG_BOTS if is_among_bots(history) else SHORTEST * history.stored.answer_wait
    return _THOUGHT * shortest


class PendingPass:
    """A pass that is meant, and not yet made."""

    def __init__(self, move: Move, intent: str | None = None, by: Listener | None = None) -> None:
        self.move: Final = move
        self.intent: Final = intent
        self.by: Final = by


class HiddenQuestion:
    """What one seat is asked in secret since it was opened."""

    def __init__(self, seat: Seat, shown: int, bot: str | None, waits: bool, ends: float | None) -> None:
        self.seat: Final = seat
        self.shown: Final = shown  # what spectators had been shown then (`Mark.shown`)
        self.bot = bot  # who plays the seat, if not its person
        self.waits: Final = waits  # there is a wait, be it over or not
        self.ends: Final = ends  # when the clock passes, if it does
        self.ripe = False  # the wait is over
        self.over = False  # the time is over
        self.pending: PendingPass | None = None

    @property
    def is_late(self) -> bool:
        """Whether the table stops waiting once the wait is over: a bot had that long to think, a person has a limit."""
        return self.over if self.bot is None else self.waits


class HiddenQuestions:
    """The question that is open in secret at a table, if there is one."""

    def __init__(self, history: TableState, pace: Pace, clock: Callable[[], float], go_on: Callable[[], None]) -> None:
        self.question: HiddenQuestion | None = None
        self.history = history  # another one when the table goes back
        self._pace: Final = pace
        self._clock: Final = clock
        self._go_on = go_on

    def end(self) -> None:
        """The table is put away, and goes on no more: nothing here keeps it in memory."""
        self._go_on = nothing

    @property
    def is_waiting(self) -> bool:
        """Whether something will happen by itself."""
        asked = self.question
        return asked is not None and not asked.over and (not asked.ripe or asked.ends is not None)

    def look(self) -> PendingPass | None:
        """Opens the question that is put now, closes the one before; returns a pass that is of no use any more."""
        seat, shown = self.history.session.asked_in_secret, self.history.mark(None).shown
        before = self.question
        if seat is None:
            self.question = None
        elif before is None or (before.seat, before.shown) != (seat, shown):
            asked = self.question = self._open(seat, shown)
            pending = before.pending if before is not None and before.seat == seat else None
            if pending is not None and self.is_pass(seat, pending.move):  # another seat gave up, the question stays
                asked.pending = pending
                return None
        else:
            self._hand_over(before)
            if before.pending is None or self.is_pass(seat, before.pending.move):
                return None
            dropped, before.pending = (
                before.pending,
                None,
            )  # the seat has begun another answer
            return dropped
        return None if before is None else before.pending

    def _hand_over(self, asked: HiddenQuestion) -> None:
        """If another plays the seat now: a person decides anew what a bot passed, a bot that comes late may think."""
        before, asked.bot = asked.bot, self.history.session.bots[asked.seat]
        if before is not None and asked.bot is None and asked.pending is not None and asked.pending.intent is None:
            asked.pending = None
        if before is None and asked.bot is not None and asked.ripe and asked.waits:
            asked.ripe = False
            self._pace.later(self._wait, lambda: self._ripen(asked))

    @property
    def _wait(self) -> float:
        """A wait for a question: drawn anew, or among bots always the same."""
        history = self.history
        if is_among_bots(history):
            return self._pace.stretch * AMONG_BOTS
        return self._pace.wait(history.stored.answer_wait)

    def _open(self, seat: Seat, shown: int) -> HiddenQuestion:
        stored, wait = self.history.stored, self._wait
        limit = wait if stored.answer_limit == 0 else stored.answer_limit
        ends = None if limit is None else self._clock() + limit
        opened = HiddenQuestion(seat, shown, self.history.session.bots[seat], wait > 0, ends)
        if wait <= 0:
            opened.ripe = True
            opened.over = limit == wait
        else:
            self._pace.later(wait, lambda: self._ripen(opened))
        if limit is not None and stored.answer_limit != 0:
            self._pace.later(limit, lambda: self._end(opened))
        return opened

    def _ripen(self, asked: HiddenQuestion) -> None:
        asked.ripe = True
        asked.over = asked.over or self.history.stored.answer_limit == 0
        self._happens(asked)

    def _end(self, asked: HiddenQuestion) -> None:
        asked.over = True
        self._happens(asked)

    def _happens(self, asked: HiddenQuestion) -> None:
        if asked is self.question:
            self._go_on()

    # --- passing ----------------------------------------------------------------------------------------------------

    @property
    def is_answered(self) -> bool:
        """Whether a pass is pending."""
        return self.question is not None and self.question.pending is not None

    def holds(self, seat: Seat, intent: str, by: Listener) -> bool:
        """Whether this intent of this seat is pending already; who says it again hears of it."""
        asked = self.question
        if asked is None or asked.pending is None or (asked.seat, asked.pending.intent) != (seat, intent):
            return False
        asked.pending = PendingPass(asked.pending.move, intent, by)
        return True

    def is_pass(self, seat: Seat, move: Move) -> bool:
        """Whether this is a pass of the seat that is asked."""
        asked = self.question
        return asked is not None and asked.seat == seat and move == self.history.session.pass_of(seat)

    def take(self) -> PendingPass | None:
        """The pass that takes hold now: one that was meant, one the table enters, or the clock's."""
        asked, session = self.question, self.history.session
        if asked is None or not asked.ripe:
            return None
        pending, asked.pending = asked.pending, None
        if pending is not None:
            return pending
        move = session.pass_of(asked.seat) if asked.is_late else session.silent_move(asked.seat)
        return None if move is None else PendingPass(move)

    @property
    def unfinished(self) -> int | None:
        """The step to which the clock takes back what the seat that is asked has begun; None if there is nothing."""
        asked = self.question
        if asked is None or not (asked.over and asked.ripe and asked.is_late):
            return None
        return self.history.session.unfinished

    # --- what the seat itself is told -------------------------------------------------------------------------------

    def asks_for(self, seat: Seat | None) -> bool:
        """Whether the person at this seat is asked now, and has not yet answered."""
        asked, session = self.question, self.history.session
        if asked is None or asked.seat != seat or asked.pending is not None or session.bots[asked.seat] is not None:
            return False
        return session.silent_move(asked.seat) is None

    def asking(self, looking: Seat | None, view: View) -> m.Asking | None:
        """How the seat that looks wants to be asked, and how it stands with a question put to it."""
        history = self.history
        if looking is None or not history.game.meta.asks:
            return None
        prompts, turn, asked = history.session.prompts, history.session.turn, self.question
        mine = asked if asked is not None and asked.seat == looking and history.session.bots[looking] is None else None
        asks = prompts.of(looking, turn)
        silent = mine is not None and history.game.silent_move(view, asks) is not None
        ends = None if mine is None else mine.ends
        return m.Asking(
            asks=asks,
            this_turn=prompts.is_for_turn(looking, turn),
            usual=prompts.usual(looking),
            silent=silent,
            held=mine is not None and mine.pending is not None,
            left=None if ends is None else max(0.0, round(ends - self._clock(), 1)),
        )
