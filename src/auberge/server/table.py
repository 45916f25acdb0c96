"""A live table: what people say becomes rows, rows become durable, and only then everybody is told their own view.

`LiveTable` never awaits: it checks, applies in memory, encodes what everybody will be told, and hands the row to the
journal. When the row is durable everybody is told (`Gathering`).
"""

import logging
import time
from collections.abc import Callable, Iterable, Mapping
from typing import Final

from auberge.core.errors import AubergeError, EngineBug
from auberge.core.prompts import exchange
from auberge.core.protocol import Move, Seat, View
from auberge.server import intents, reopening, stand_ins, wishes
from auberge.server import messages as m
from auberge.server.eyes import ending_of, lines_of, now_of, views_of
from auberge.server.gathering import Gathering, Listener, encode
from auberge.server.history import AGREES, COUNTED, History
from auberge.server.intents import BadMessage, StaleVersion, problem_of
from auberge.server.proposals import PATIENCE, Request
from auberge.server.sealing import KINDS
from auberge.server.secret import Held, Pace, Secret
from auberge.server.sight import Eyes, Mark
from auberge.server.storage import Row, RowKind
from auberge.server.talk import Talk
from auberge.server.wishes import Intent

log: Final = logging.getLogger("auberge.table")


class LiveTable(Gathering):
    """One table with the people around it."""

    def __init__(
        self,
        history: History,
        append: Callable[[Row], None],
        wake_bot: Callable[["LiveTable"], None],
        pace: Pace,
        clock: Callable[[], float] = time.time,
        *,
        grace: float = 180.0,
    ) -> None:
        super().__init__(history.stored.id)
        self.history: Final = history
        self.stopped = history.is_broken  # we broke a promise here: nothing goes on, the rows are kept
        self.leaving = False  # the server is stopping: nothing new is done
        self.thinking = 0  # the thought that is wanted of a bot, by its number; 0 for none
        self.touched = clock()
        self._thoughts = 0
        self._left: Final[dict[int, float]] = {}  # seats somebody has left, and when
        self._began: Final = self.touched
        self._grace: Final = grace  # how long somebody is away before others let a bot play for them
        self._kept = len(history.rows)  # rows that are stored, or on their way
        self._reads_again = False  # once all is durable, the table is read again from the storage
        self._append: Final = append
        self._wake_bot: Final = wake_bot
        self._clock: Final = clock
        self._secret: Final[Secret[Listener]] = Secret(history, pace, clock, self.go_on)
        self._pace: Final = pace
        self._talk: Final = Talk(clock)
        self._request: Request | None = None  # the last one whose time was set
        self._ended: Request | None = None  # the last one whose time is over
        self._ending: m.Ending | None = ending_of(history) if history.is_over else None

    @property
    def is_settled(self) -> bool:
        """Nothing is on its way to the disk, no bot is thinking, and nothing will happen by itself."""
        return self.is_told and not self.thinking and not self._secret.is_waiting

    @property
    def wants_bot(self) -> bool:
        """A bot is to choose, and has not. As long as people are asked whether something is taken back, it waits."""
        if not self._is_going() or self.history.requests.open is not None:
            return False
        return self.history.waiting.kind == "bot" and not self._secret.is_answered

    # --- coming and going -----------------------------------------------------------------------------------------

    def join(self, listener: Listener) -> None:
        """Somebody comes: they are told the whole table, the others that they are here."""
        self.listeners.add(listener)
        self._show(listener)
        self.tell_seats()
        self.go_on()
        if self.thinking:
            self._wake_bot(self)  # somebody waits for it now

    def look(self, listener: Listener, seat: Seat | None) -> None:
        """They look through another seat they hold, or as a spectator."""
        if seat is not None and seat not in listener.held:
            raise BadMessage("server-not-your-seat")
        listener.looking = seat
        self._show(listener)

    def leave(self, listener: Listener) -> None:
        """Somebody goes; saying so twice is no matter."""
        if listener not in self.listeners:
            return
        self.listeners.remove(listener)
        self.touched = self._clock()
        self._left.update(dict.fromkeys(listener.held - self.here, self.touched))
        self.tell_seats()

    def seats(self) -> tuple[m.SeatInfo, ...]:
        """Who sits where, and who is here."""
        here, history, who = self.here, self.history, self._attendance()
        away = {seat: since for seat, since in self._left.items() if seat not in here} | history.stood_in
        return tuple(
            m.SeatInfo(
                name=history.names[seat],
                holder=stored.holder,
                bot=history.session.bots[seat],
                present=Seat(seat) in here,
                since=away.get(seat),
                hints=seat in history.agreed,
                stand_in=stand_ins.stand_in_of(history, who, seat) if self.listeners else None,
            )
            for seat, stored in enumerate(history.seats)
        )

    def _attendance(self) -> stand_ins.Attendance:
        away = {seat: self._left.get(seat, self._began) for seat in range(len(self.history.names))}
        return stand_ins.Attendance(self.here, away, self._clock(), self._grace)

    def info(self) -> m.TableInfo:
        """What everybody may know of the table."""
        stored = self.history.stored
        return m.TableInfo(
            id=stored.id,
            name=stored.name,
            game=stored.game,
            rules_version=stored.rules_version,
            options=stored.options,
            house_data=stored.data is not None,
            start_seat=self.history.start_seat,
            seats=self.seats(),
            state="stopped" if self.stopped else "over" if self.history.is_over else "running",
            opened=stored.opened,
            answer_wait=stored.answer_wait,
            answer_limit=stored.answer_limit,
            hints=self.history.hints_allowed,
            free_text=self.history.free_text,
            hosts=tuple(Seat(seat) for seat in range(len(stored.seats)) if self.history.is_host(seat)),
            chance=None if self.history.sealing is None else self.history.sealing.info(),
        )

    # --- what people say ------------------------------------------------------------------------------------------

    def say(self, listener: Listener, said: Intent) -> None:
        """Carries out an intent, once, or refuses it; the listener is told either way."""
        try:
            intents.check_intent(said.id)
            wishes.check_seat(self.history, listener.held, said)
            made = self.history.intents.get((said.seat, said.id))
            if made is not None:
                self.tell(listener, encode(m.Done(said.id, made)))
                return
            if self._secret.holds(said.seat, said.id, listener):
                return
            if isinstance(said, m.Reopen) and self.stopped:
                self._reopen(said, listener)
                return
            self._check_going()
            wishes.check_version(self.history, listener.looking, said)
            if isinstance(said, m.Act):
                self._act(said, listener)
            else:
                kind, seat, text = wishes.row_of(self.history, listener.held, self._attendance(), said)
                if kind in ("bot", "back") and self.history.session.asked_in_secret == seat:
                    self._drop_unfinished()
                self._do(kind, seat, text, intent=said.id, by=listener)
        except StaleVersion as problem:
            self._refuse(listener, said.id, problem)
            self._show(listener)
        except Exception as problem:
            self._refuse(listener, said.id, self._refusal(problem))
        else:
            self.go_on()

    def _act(self, said: m.Act, listener: Listener) -> None:
        move, session = wishes.move_of(self.history, said), self.history.session
        if self._secret.is_pass(said.seat, move):
            self._hold(Held(move, said.id, listener))
            return
        if session.gives_up(move):
            session.check(said.seat, move)
            self._drop_unfinished()
        self._do("move", said.seat, intent=said.id, by=listener, move=move)

    def talk(self, listener: Listener, said: m.Say | m.Write) -> None:
        """Tells a word across the table to whom it is for, or refuses it."""
        try:
            intents.check_intent(said.id)
            wishes.check_seat(self.history, listener.held, said)
            if isinstance(said, m.Write) and not self.history.free_text:
                raise BadMessage("server-text-off")
            word = self._talk.hear(said)
        except BadMessage as problem:
            self._refuse(listener, said.id, problem)
            return
        if word is not None:
            frame = encode(m.Heard(word))
            for other in self.listeners:
                if word.text is None or other.held:
                    self.tell(other, frame)
        self.tell(listener, encode(m.Done(said.id, self.history.mark(None).version)))

    def allow_text(self) -> None:
        """The table is opened with free text."""
        self._do("talk", self.info().hosts[0], AGREES)

    def _check_going(self) -> None:
        if self.leaving:
            raise BadMessage("server-stopping")
        if self.stopped:
            raise BadMessage("server-table-stopped")
        if self.lost:
            raise BadMessage("server-not-stored")

    def why(self, listener: Listener, said: m.Why) -> None:
        """Says why a move cannot be made now."""
        try:
            intents.check_intent(said.id)
            if said.seat not in listener.held:
                raise BadMessage("server-not-your-seat")
            self.history.session.check(said.seat, wishes.move_of(self.history, said))
        except Exception as problem:
            listener.put(encode(m.WhyNot(said.id, problem_of(self._refusal(problem)))))
        else:
            listener.put(encode(m.WhyNot(said.id, None)))

    def bot_plays(self, seat: Seat, move: Move, thought: int) -> None:
        """A bot's answer; nothing if the thought is not wanted any more: the game has gone on, or the seat's player."""
        if not self._ends_thought(thought):
            return
        due = self.history.waiting
        if self._is_going() and (due.kind, due.seat) == ("bot", seat):
            try:
                if not self._secret.is_pass(seat, move):
                    self._do("move", seat, move=move)
                elif not self._secret.is_answered:  # its person has not passed meanwhile
                    self._hold(Held(move))
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
        """Lets happen what waits for nobody: chance that no person throws, passes that are ripe, and the bots."""
        try:
            while self._is_going() and self._happens():
                pass
        except Exception:
            self.stop()
        self._set_time()
        if self.wants_bot and not self.thinking:
            self._thoughts += 1
            self.thinking = self._thoughts
            self._wake_bot(self)

    def _happens(self) -> bool:
        """One thing that happens by itself, if there is one."""
        came = next((seat for seat in self.history.proposals if seat in self.here), None)
        if came is not None:
            self._do("propose", Seat(came))  # whoever is here again plays themselves
            return True
        request = self.history.requests.open
        if request is not None and self._ended is not None and request.at == self._ended.at:
            self._do("ask_back", Seat(request.seat))
            return True
        if self.history.waiting.kind == "chance":
            self._do("chance", Seat(self.history.waiting.seat), self.history.chance_text())
            return True
        self._look()
        asked, begun = self._secret.question, self._secret.unfinished
        if asked is not None and begun is not None:
            self._do("undo", asked.seat, str(begun))
            return True
        held = self._secret.take()
        if asked is None or held is None:
            return False
        self._do("move", asked.seat, intent=held.intent, by=held.by, move=held.move)
        return True

    def _set_time(self) -> None:
        """Whoever is asked to let a decision be taken back has some time to say so; then the game goes on."""
        request = self.history.requests.open
        if request is not None and (self._request is None or self._request.at != request.at):
            self._request = request
            left = min(PATIENCE, max(0.0, request.ends - self._clock()))
            self._pace.later(left, lambda: self._end_request(request))

    def _end_request(self, request: Request) -> None:
        self._ended = request
        self.go_on()

    def _hold(self, held: Held[Listener]) -> None:
        """A pass is meant; it is made when the wait is over. Nobody but the person at its seat is told."""
        asked = self._secret.question
        if asked is None or asked.held is not None:
            raise BadMessage("server-nothing-due")
        asked.held = held
        if not asked.ripe and held.by is not None:
            self._update({asked.seat: self.history.mark(asked.seat)})

    def _drop_unfinished(self) -> None:
        """Whatever is half made begins anew, and leaves nothing that could tell of it: when someone gives up
        (M-LOSE-16), and when the seat that is asked in secret changes hands."""
        session = self.history.session
        begun = session.unfinished
        if begun is not None:
            self._do("undo", Seat(session.match.actor), str(begun))

    def _look(self) -> bool:
        """Whether a question was put in secret just now; a pass that was held for the one before is of no use."""
        before = self._secret.question
        dropped = self._secret.look()
        if dropped is not None and dropped.by is not None and dropped.intent is not None:
            version = self.history.mark(dropped.by.looking).version
            self._refuse(dropped.by, dropped.intent, StaleVersion("server-stale", seen=version, version=version))
        return self._secret.question is not before

    def _is_going(self) -> bool:
        return not (self.stopped or self.lost or self.leaving)

    def _do(
        self,
        kind: RowKind,
        seat: Seat,
        text: str = "",
        *,
        intent: str | None = None,
        by: Listener | None = None,
        move: Move | None = None,
    ) -> None:
        history = self.history
        marks = {listener.looking: history.mark(listener.looking) for listener in self.listeners}
        begun = history.has_begun
        waiting = history.waiting
        row = history.follow(Row(self.id, history.length + 1, kind, seat, text, intent, self._clock()), move)
        handed_over = kind in ("bot", "back") and seat == waiting.seat
        if kind in COUNTED or kind == "ask_back" or handed_over or history.waiting != waiting:
            self.thinking = 0  # whatever is thought about now, it is not wanted any more
        asked = self._look()
        self._ending = ending_of(history) if history.is_over else None
        self.touched = row.at
        if kind == "swap":
            self._swap(seat, Seat(int(text)))
        freed = self._free(seat) if kind == "seat" else []
        self.expect(row, by)
        try:
            if kind == "swap":
                self.tell_all(encode(m.Swapped(seat, Seat(int(text)))))
            for listener in self.listeners if kind == "swap" else freed:
                self.tell(listener, self.welcome(listener))
            self._tell_row(row, by, marks)
            if history.has_begun and not begun:
                for listener in self.listeners:
                    self.tell(listener, self.welcome(listener))
            if asked or row.kind == "ask":
                self._tell_asked(self.listeners)
            self._append(row)
            self._kept = len(history.rows)
        except Exception:
            self.forget()  # nobody waits for what will never be stored
            raise

    def _free(self, seat: Seat) -> list[Listener]:
        """Whoever sat here has lost the seat to somebody else, and looks on."""
        freed = [listener for listener in self.listeners if seat in listener.held]
        for listener in freed:
            listener.held -= {seat}
            if listener.looking == seat:
                listener.looking = None
        self._left.pop(seat, None)
        return freed

    def _swap(self, one: Seat, other: Seat) -> None:
        """Whoever sat at one of them sits at the other."""
        places = {one: other, other: one}
        for listener in self.listeners:
            listener.held = frozenset(places.get(seat, seat) for seat in listener.held)
            if listener.looking is not None:
                listener.looking = places.get(listener.looking, listener.looking)
        exchange(self._left, one, other)
        self._talk.swap(one, other)

    def _tell_row(self, row: Row, by: Listener | None, marks: dict[Eyes, Mark]) -> None:
        if row.kind in COUNTED:
            self._update({eyes: mark for eyes, mark in marks.items() if self.history.mark(eyes) is not mark})
        elif row.kind == "ask":
            self._update({eyes: mark for eyes, mark in marks.items() if eyes == row.seat})
        elif row.kind == "ask_back":
            self._update(marks)
        elif row.kind == "talk":
            self._tell_free_text()
        elif row.kind in KINDS:
            if row.kind == "begin":  # bots may stand in for those who are missing
                self.tell_seats()
            self._tell_chance()
        else:
            self.tell_seats()
            self._update(marks)
            if not self.history.has_begun:  # with a stand-in, nobody may be missing any more
                self._tell_chance()
        if row.intent is not None and by is not None:
            self.tell(by, encode(m.Done(row.intent, self.history.intents[row.seat, row.intent])))

    def _update(self, seen: Mapping[Eyes, Mark]) -> None:
        """What has just happened, for those who had seen so far, encoded once for each pair of eyes."""
        frames: dict[Eyes, bytes] = {}
        views = views_of(self.history, seen)
        for eyes, mark in seen.items():
            new = self.history.mark(eyes)
            after = mark.step if new is mark else new.kept
            now = self._now(eyes, views[eyes])
            frames[eyes] = encode(m.Update(after, lines_of(self.history, eyes, after), now))
        for listener in self.listeners:
            if listener.looking in frames:
                self.tell(listener, frames[listener.looking])

    def _tell_asked(self, listeners: Iterable[Listener]) -> None:
        """Those who hold the seat that is asked in secret, but look through other eyes, are told that it is."""
        asked = self._secret.question
        if asked is None or not self._secret.asks_for(asked.seat):
            return
        for listener in listeners:
            if asked.seat in listener.held and listener.looking != asked.seat:
                self.tell(listener, encode(m.Asked(asked.seat)))

    def _tell_free_text(self) -> None:
        """Tells everybody whether texts may be written; if not, those that were are forgotten."""
        if not self.history.free_text:
            self._talk.forget_texts()
        self.tell_seats()

    def _tell_chance(self) -> None:
        """Tells everybody who has added to the chance."""
        if self.history.sealing is not None:
            self.tell_all(encode(m.Gathering(self.history.sealing.info())))

    def tell_seats(self) -> None:
        """Tells everybody who is here."""
        spectators = sum(not listener.held for listener in self.listeners)
        self.tell_all(encode(m.Seats(self.seats(), spectators, self.history.hints_allowed, self.history.free_text)))

    def welcome(self, listener: Listener) -> bytes:
        """The whole table for one listener."""
        looking = listener.looking
        held = tuple(sorted(listener.held))
        words = self._talk.words(with_texts=bool(held))
        return encode(m.Welcome(self.info(), held, looking, lines_of(self.history, looking), self.now(looking), words))

    def now(self, looking: Seat | None) -> m.Now:
        """The table as it stands, through these eyes."""
        return self._now(looking, self.history.session.view(looking))

    def _now(self, looking: Seat | None, view: View) -> m.Now:
        asking = self._secret.asking(looking, view)
        return now_of(self.history, looking, self.stopped, self._ending, view, asking=asking)

    def _show(self, listener: Listener) -> None:
        try:
            frame = self.welcome(listener)
        except Exception:
            self.stop()
            frame = encode(m.Closing(m.Problem("server-table-stopped")))
        self.tell(listener, frame)
        self._tell_asked([listener])

    def _refusal(self, problem: Exception) -> AubergeError:
        """Why something is not done; if that is a bug of ours, the table stops."""
        if isinstance(problem, AubergeError) and not isinstance(problem, EngineBug):
            return problem
        self.stop()
        return BadMessage("server-table-stopped")

    def _refuse(self, listener: Listener, intent: str, problem: AubergeError) -> None:
        listener.put(encode(m.Refused(intent, problem_of(problem))))

    def stop(self) -> None:
        """We broke a promise: the table stops where it stood before, its rows stay."""
        log.exception("table stopped", extra={"table": self.id})
        self.stopped = True
        try:
            self.history.mend(self._kept)
            self._update({listener.looking: self.history.mark(listener.looking) for listener in self.listeners})
        except Exception:
            log.exception("a stopped table cannot be shown", extra={"table": self.id})
            self.tell_all(encode(m.Closing(m.Problem("server-table-stopped"))))
            self._read_again()

    def _reopen(self, said: m.Reopen, by: Listener) -> None:
        """The table goes on from the last good step: everybody comes back to it as it is stored then."""
        if self.leaving or self.lost or self._reads_again:
            raise BadMessage("server-stopping" if self.leaving else "server-not-stored")
        good = reopening.good_row(self.history)
        if good is None:
            raise BadMessage("server-cannot-reopen")
        row = Row(self.id, self.history.length + 1, "reopen", said.seat, str(good), said.id, self._clock())
        self.expect(row, by)
        self.tell_all(encode(m.Closing(m.Problem("server-reopened"))))
        self._read_again()
        self._append(row)

    def _read_again(self) -> None:
        self._reads_again = True
        self.lost = self.lost or self.is_told

    def settle(self, row: Row, durable: bool) -> None:
        """Tells everybody of a row; and that was that, if the table is to be read again."""
        super().settle(row, durable)
        if self._reads_again:
            self._read_again()
