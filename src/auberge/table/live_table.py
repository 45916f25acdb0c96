"""A live table: what people say becomes rows, rows become durable, and only then everyone is told their own view.

`LiveTable` never awaits: it checks, applies in memory, encodes what everyone will be told, and hands the row to the
journal. When the row is durable everyone is told (`Subscribers`).
"""

from collections.abc import Callable
from typing import Final

from mypy_extensions import mypyc_attr

from auberge import wire as m
from auberge.analysis.coaching import Degree
from auberge.core.protocol import Move, Seat
from auberge.table import commands as intents
from auberge.table import validation
from auberge.table.commands import Intent
from auberge.table.listeners import Listener
from auberge.table.row_table import RowTable
from auberge.table.rows import OTHER, Row
from auberge.table.secret_question import Pace, PendingPass
from auberge.table.state import AGREES, TableState
from auberge.table.takebacks import VoteTimer
from auberge.table.validation import BadMessage, StaleVersion, problem_of
from auberge.wire.encoding import encode


@mypyc_attr(allow_interpreted_subclasses=True)
class LiveTable(RowTable):
    """One table with the people around it."""

    def __init__(
        self,
        history: TableState,
        append: Callable[[Row], None],
        wake_bot: Callable[["LiveTable"], None],
        pace: Pace,
        clock: Callable[[], float],
        *,
        grace: float = 180.0,
        programs: tuple[str, ...] = (),
        moves_on: bool = False,
    ) -> None:
        super().__init__(history, append, pace, clock, grace)
        self.heard_of: Final = history.length  # so many rows are of before the table was in memory
        self.offered: Callable[[LiveTable], None] | None = None  # called when something may be chosen, or made final
        self._thoughts = 0
        self._programs: Final = programs  # that may be chosen as bots
        self._wake_bot: Final = wake_bot
        self._moves_on: Final = moves_on  # to another process, when it cannot go on here
        self._patience: Final = VoteTimer(pace.later, clock, self.go_on)

    def end(self) -> None:
        """It is put away. What belongs to it calls it, so it would keep itself in memory until all garbage is
        collected, and a busy server does that once in hours."""
        self.hidden.end()
        self._patience.end()
        self.offered = None

    @property
    def is_settled(self) -> bool:
        """Nothing is on its way to the disk, no bot is thinking, and nothing will happen by itself."""
        return self.subscribers.is_told and not self.thinking and not self.hidden.is_waiting

    @property
    def people(self) -> frozenset[Seat]:
        """The seats people are here for."""
        return self._presence.here

    @property
    def spectators(self) -> int:
        """How many only watch."""
        return self._presence.spectators

    @property
    def wants_bot(self) -> bool:
        """A bot is to choose, and has not. As long as people are asked whether something is taken back, it waits."""
        if not self._is_going() or self.history.requests.open is not None:
            return False
        return self.history.waiting.kind == "bot" and not self.hidden.is_answered

    # --- coming and going -----------------------------------------------------------------------------------------

    def join(self, listener: Listener) -> None:
        """A listener comes and is told the whole table; the others are told who is here."""
        self.subscribers.listeners.add(listener)
        self._show(listener)
        self.broadcast.tell_seats()
        self.go_on()
        if self.thinking:
            self._wake_bot(self)  # a person waits for it now

    def look(self, listener: Listener, seat: Seat | None) -> None:
        """They look through another seat they hold, or as a spectator."""
        if seat is not None and seat not in listener.held:
            raise BadMessage("server-not-your-seat")
        listener.looking = seat
        self._show(listener)

    def leave(self, listener: Listener) -> None:
        """A listener goes; saying so twice does no harm."""
        if listener not in self.subscribers.listeners:
            return
        self.subscribers.remove(listener)
        self.touched = self._clock()
        self._presence.leave(listener)
        self.broadcast.tell_seats()

    # --- what people say ------------------------------------------------------------------------------------------

    def say(self, listener: Listener, said: Intent) -> None:
        """Carries out an intent, once, or refuses it; the listener is told either way. Unless another process has the
        table now, or at once: then it is said again there."""
        if self._is_leaving_for_others():
            return
        try:
            validation.check_intent(said.id)
            intents.check_seat(self.history, listener.held, said)
            made = self.history.intents.get((said.seat, said.id))
            if made is not None:
                self.subscribers.tell(listener, encode(m.Done(said.id, made)))
                return
            if self.hidden.holds(said.seat, said.id, listener):
                return
            if isinstance(said, m.Reopen) and self.stopped:
                self._reopen(said, listener)
                return
            self._check_going()
            intents.check_version(self.history, listener.looking, said)
            if isinstance(said, m.Act):
                self._act(said, listener)
            else:
                kind, seat, text = intents.row_of(self.history, listener.held, self._presence, said, self._programs)
                intents.check_room(self.history, kind, seat)
                if kind in ("bot", "back") and self.history.session.asked_in_secret == seat:
                    self._drop_unfinished()
                self._do(kind, seat, text, intent=said.id, by=listener)
        except StaleVersion as problem:
            self._refuse(listener, said.id, problem)
            self._show(listener)
        except Exception as problem:
            self._refuse(listener, said.id, self._refusal(problem, said.id))
            self._tell_or_stop()  # something may have been taken back for it
        else:
            self.go_on()

    def _act(self, said: m.Act, listener: Listener) -> None:
        move, session = intents.move_of(self.history, said), self.history.session
        if self.hidden.is_pass(said.seat, move):
            self._hold(PendingPass(move, said.id, listener))
            return
        if session.gives_up(move):
            session.check(said.seat, move)
            self._drop_unfinished()
        self._do("move", said.seat, intent=said.id, by=listener, move=move)

    def talk(self, listener: Listener, said: m.Say | m.Write) -> None:
        """Tells a word across the table to whom it is for, or refuses it."""
        try:
            validation.check_intent(said.id)
            intents.check_seat(self.history, listener.held, said)
            if isinstance(said, m.Write) and not self.history.free_text:
                raise BadMessage("server-text-off")
            word = self._talk.hear(said)
        except BadMessage as problem:
            self._refuse(listener, said.id, problem)
            return
        if word is not None:
            self.broadcast.tell_word(word)
        self.subscribers.tell(listener, encode(m.Done(said.id, self.history.mark(None).shown)))

    def allow_text(self) -> None:
        """The table is opened with free text."""
        self._do("talk", self.broadcast.info().hosts[0], AGREES)

    def wish_coach(self, degree: Degree) -> None:
        """The table is opened with this wish of all who sit at its screen."""
        for seat in self.broadcast.info().hosts:
            self._do("coach", seat, degree)

    def coach_speaks(self, listener: Listener, word: m.Coached) -> None:
        """Tells a word of the coach to the one it is for, once it is durable that it was said."""
        if self._is_leaving_for_others():
            return
        try:
            self._check_going()
            self._do("coached", word.seat)
        except Exception as problem:
            self._refuse(listener, word.id, self._refusal(problem))
        else:
            self.subscribers.tell(listener, encode(word))

    def _is_leaving_for_others(self) -> bool:
        return self._moves_on and (self.leaving or self.subscribers.lost)

    def _check_going(self) -> None:
        if self.leaving:
            raise BadMessage("server-stopping")
        if self.stopped:
            raise BadMessage("server-table-stopped")
        if self.subscribers.lost:
            raise BadMessage("server-not-stored", why=OTHER)

    def why(self, listener: Listener, said: m.Why) -> None:
        """Says why a move cannot be made now."""
        try:
            validation.check_intent(said.id)
            if said.seat not in listener.held:
                raise BadMessage("server-not-your-seat")
            self.history.session.check(said.seat, intents.move_of(self.history, said))
        except Exception as problem:
            listener.put(encode(m.WhyNot(said.id, problem_of(self._refusal(problem)))))
        else:
            listener.put(encode(m.WhyNot(said.id, None)))

    def bot_plays(self, seat: Seat, move: Move, thought: int, fault: str | None = None) -> None:
        """A bot's answer; nothing if the thought is not wanted any more: the game has gone on, or the seat's player.
        With a fault, it is no answer of the program that plays here, but one made for it."""
        if not self._ends_thought(thought):
            return
        due = self.history.waiting
        if self._is_going() and (due.kind, due.seat) == ("bot", seat):
            try:
                if fault is not None and self.history.session.asked_in_secret != seat:  # where it is, it had a choice
                    self._do("fault", seat, fault)
                if not self.hidden.is_pass(seat, move):
                    self._do("move", seat, move=move)
                elif not self.hidden.is_answered:  # its person has not passed meanwhile
                    self._hold(PendingPass(move))
            except Exception:
                self.stop()
        self.go_on()

    def bot_fails(self, thought: int) -> None:
        """No answer came of a bot's thought; it is asked again when something happens here."""
        self._ends_thought(thought)

    def _ends_thought(self, thought: int) -> bool:
        """Whether this thought is still wanted; if it was, it is over."""
        wanted = 0 < thought == self.thinking
        if wanted:
            self.thinking = 0
        return wanted

    # --- doing and telling ----------------------------------------------------------------------------------------

    def go_on(self) -> None:
        """Lets happen what waits for no person: chance that is not thrown, passes whose wait is over, and the bots."""
        try:
            while self._is_going() and self._happens():
                pass
            self._tell()
        except Exception:
            self.stop()
        self._patience.watch(self.history.requests.open)
        if self.wants_bot and not self.thinking:
            self._thoughts += 1
            self.thinking = self._thoughts
            self._wake_bot(self)
        if self.offered is not None and self._is_going():
            self.offered(self)

    def _happens(self) -> bool:
        """One thing that happens by itself, if there is one."""
        came = next((seat for seat in self.history.proposals if seat in self._presence.here), None)
        if came is not None:
            self._do("propose", Seat(came))  # people who are back play themselves
            return True
        request = self.history.requests.open
        if request is not None and self._patience.is_over(request):
            self._do("ask_back", Seat(request.seat))
            return True
        if self._throws():
            return True
        self._look()
        asked, begun = self.hidden.question, self.hidden.unfinished
        if asked is not None and begun is not None:
            self._do("undo", asked.seat, str(begun))
            return True
        passed = self.hidden.take()
        if asked is None or passed is None:
            return False
        self._do("move", asked.seat, intent=passed.intent, by=passed.by, move=passed.move)
        return True

    def _throws(self) -> bool:
        """Lets chance happen, if it is due. It is part of what led to it: who did that lets it happen."""
        if self.history.waiting.kind != "chance":
            return False
        self._do("chance", Seat(self.history.waiting.seat), self.history.chance_text())
        return True

    def _hold(self, meant: PendingPass) -> None:
        """Holds a pass until the wait is over. Only the person at its seat is told."""
        asked = self.hidden.question
        if asked is None or asked.pending is not None:
            raise BadMessage("server-nothing-due")
        asked.pending = meant
        if not asked.ripe and meant.by is not None:
            self.broadcast.update({asked.seat: self.history.mark(asked.seat).step})

    def _drop_unfinished(self) -> None:
        """Whatever is half made begins anew, and leaves nothing that could tell of it: when someone gives up
        (M-LOSE-16), and when the seat that is asked in secret changes hands."""
        session = self.history.session
        begun = session.unfinished
        if begun is not None:
            self._do("undo", Seat(session.match.actor), str(begun))

    def _is_going(self) -> bool:
        return not (self.stopped or self.subscribers.lost or self.leaving)
