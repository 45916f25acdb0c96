"""What everyone around a live table is told of it, each through their own eyes; when, is up to `Subscribers`."""

from collections.abc import Iterable
from typing import Final

import msgspec

from auberge import wire as m
from auberge.core.protocol import Seat
from auberge.table import stand_ins
from auberge.table.chat import Talk
from auberge.table.listeners import Listener, Subscribers
from auberge.table.presence import Presence
from auberge.table.rows import Row
from auberge.table.sealed_start import KINDS
from auberge.table.secret_question import HiddenQuestions
from auberge.table.state import TableState
from auberge.table.viewer_messages import changed, changed_for_all, fields_of, lines_of, now_of
from auberge.table.viewer_progress import SentView, Viewer, ViewerProgress
from auberge.wire import Update
from auberge.wire.encoding import JsonCache, encode


class Broadcast:
    """Writes what is told, and hands it to those it is for."""

    def __init__(
        self, history: TableState, subscribers: Subscribers, presence: Presence, hidden: HiddenQuestions, talk: Talk
    ) -> None:
        self.history = history  # another one when the table goes back
        self.subscribers: Final = subscribers
        self.presence: Final = presence
        self.hidden: Final = hidden
        self.talk: Final = talk
        self.stopped = history.is_broken  # we broke a promise here: nothing goes on, the rows are kept
        self._written: Final = JsonCache()
        self._told: dict[Viewer, SentView] = {}  # what all who look so were told last
        self._dropped = 0  # of `subscribers`, when that was so
        self._noted: dict[Viewer, int] = {}  # who is to be told of rows, and how many lines of their log still stand
        self._done: list[tuple[Listener, m.Done]] = []  # and who that theirs are done
        self._asked = False  # and that somebody is asked in secret

    # --- the table ------------------------------------------------------------------------------------------------

    def seats(self) -> tuple[m.SeatInfo, ...]:
        """Who sits where, and who is here."""
        history, who = self.history, self.presence.attendance()
        away = self.presence.away | history.stood_in
        programs = self.presence.programs
        return tuple(
            m.SeatInfo(
                name=history.names[seat],
                holder=stored.holder,
                bot=history.session.bots[seat],
                present=Seat(seat) in who.here,
                since=away.get(seat),
                hints=seat in history.agreed,
                coach=history.coaching.of(seat),
                stand_in=stand_ins.stand_in_of(history, who, seat) if self.subscribers.listeners else None,
                program=Seat(seat) in programs,
                faults=tuple(history.faults.get(seat, ())),
            )
            for seat, stored in enumerate(history.seats)
        )

    def info(self) -> m.TableInfo:
        """What everyone may know of the table."""
        history, stored = self.history, self.history.stored
        return m.TableInfo(
            id=stored.id,
            name=stored.name,
            game=stored.game,
            rules_version=stored.rules_version,
            options=stored.options,
            house_data=stored.data is not None,
            start_seat=history.start_seat,
            seats=self.seats(),
            state="stopped" if self.stopped else "over" if history.is_over else "running",
            opened=stored.opened,
            answer_wait=stored.answer_wait,
            answer_limit=stored.answer_limit,
            hints=history.hints_allowed,
            free_text=history.free_text,
            hosts=tuple(Seat(seat) for seat in range(len(stored.seats)) if history.is_host(seat)),
            chance=None if history.sealing is None else history.sealing.info(),
            coach=history.coach,
            coached=history.coaching.was_on,
        )

    def now(self, looking: Viewer, explain: bool = False, change: msgspec.Raw | None = None) -> m.Now:
        """The table as it stands, through this viewer; of the view only the `change`, if that is enough."""
        view = self.history.session.view(looking)
        return now_of(
            self.history,
            looking,
            view,
            stopped=self.stopped,
            explain=explain,
            asking=self.hidden.asking(looking, view),
            written=self._written,
            change=change,
        )

    def welcome(self, listener: Listener) -> bytes:
        """The whole table for one listener."""
        looking = listener.looking
        self._told.pop(looking, None)  # the others who look so may have been told an older view
        held = tuple(sorted(listener.held))
        words = self.talk.words(with_texts=bool(held))
        self._written.new_generation()
        now, lines = self.now(looking, listener.explain), lines_of(self.history, looking)
        return encode(m.Welcome(self.info(), held, looking, lines, now, words))

    # --- telling --------------------------------------------------------------------------------------------------

    def note(self, row: Row, by: Listener | None, marks: dict[Viewer, ViewerProgress], *, asked: bool) -> None:
        """Notes who is to be told of a row of the game: `tell_noted` does it, at one go with those that follow at once.
        `marks` is what they had seen, `asked` whether somebody is asked in secret now."""
        for viewer, mark in marks.items():
            new = self.history.mark(viewer)
            if new is not mark:
                self._noted[viewer] = min(new.kept, self._noted.get(viewer, new.kept))
        if row.intent is not None and by is not None:
            self._done.append((by, m.Done(row.intent, self.history.intents[row.seat, row.intent])))
        self._asked = self._asked or asked

    def tell_noted(self) -> None:
        """Tells everyone of the rows that were noted, and their authors that they are done."""
        noted, done, asked = self._noted, self._done, self._asked
        self._noted, self._done, self._asked = {}, [], False
        self.update(noted)
        for by, word in done:
            self.subscribers.tell(by, encode(word))
        if asked:
            self.tell_asked(self.subscribers.listeners)

    def tell_row(self, row: Row, by: Listener | None, marks: dict[Viewer, ViewerProgress]) -> None:
        """Tells everyone at once of a row that is none of the game, and its author that it is done."""
        history = self.history
        if row.kind == "ask":
            self.update(self._standing({viewer: mark for viewer, mark in marks.items() if viewer == row.seat}))
        elif row.kind == "ask_back":
            self.update(self._standing(marks))
        elif row.kind == "talk":
            self._tell_free_text()
        elif row.kind in ("coach", "fault"):
            self.tell_seats()
        elif row.kind == "coached":
            pass  # the coach's words are for one seat
        elif row.kind in KINDS:
            if row.kind == "begin":  # bots may stand in for those who are missing
                self.tell_seats()
            self._tell_chance()
        else:
            self.tell_seats()
            self.update(self._standing(marks))
            if not history.has_begun:  # with a stand-in, perhaps all are here now
                self._tell_chance()
        if row.intent is not None and by is not None:
            self.subscribers.tell(by, encode(m.Done(row.intent, history.intents[row.seat, row.intent])))

    def _standing(self, marks: dict[Viewer, ViewerProgress]) -> dict[Viewer, int]:
        """How many lines of each log stand as they were told, of those who had seen this much."""
        standing: dict[Viewer, int] = {}
        for viewer, mark in marks.items():
            new = self.history.mark(viewer)
            standing[viewer] = mark.step if new is mark else new.kept
        return standing

    def update(self, standing: dict[Viewer, int]) -> None:
        """What has just happened, for those of whose log so many lines stand, encoded once for each viewer."""
        frames: dict[Viewer, bytes] = {}
        logs: dict[tuple[Viewer, int], tuple[m.StepLine, ...]] = {}
        alike: dict[int, m.StepLine] = {}
        session, hidden, written = self.history.session, self.history.game.meta.hidden, self._written
        kind = type(session.outside)
        outside = fields_of(session.outside)
        last: tuple[object, ...] | None = None
        for_all: list[bytes] = []
        written.new_generation()
        explain: set[Viewer] = set()
        whole: set[Viewer] = set()
        for listener in self.subscribers.listeners:
            if listener.explain:
                explain.add(listener.looking)
            if not listener.changes:
                whole.add(listener.looking)
        if self._dropped != self.subscribers.dropped:  # what was told has not been heard
            self._dropped = self.subscribers.dropped
            self._told.clear()
        for viewer, after in standing.items():
            log = (viewer if hidden else None, after)  # where nothing is secret all read the same
            if log not in logs:
                logs[log] = lines_of(self.history, viewer, after, written, alike)
            view, told, change = session.view(viewer), self._told.get(viewer), None
            fields = fields_of(view)
            if told is not None and viewer not in whole:
                if told.outside is not last:  # all who were told the same last share what has changed for all
                    last = told.outside
                    for_all = changed_for_all(kind, outside, last, written)
                change = changed(kind, fields, told.fields, for_all, written)
            now = self.now(viewer, viewer in explain, change)
            frames[viewer] = encode(Update(after, logs[log], now))
            self._told[viewer] = SentView(fields, outside)
        for listener in self.subscribers.listeners:
            if listener.looking in frames:
                self.subscribers.tell(listener, frames[listener.looking])

    def tell_moved(self, row: Row, listeners: Iterable[Listener]) -> None:
        """Tells everyone that two seats have changed places, and these, who sit elsewhere now, the whole table."""
        if row.kind == "swap":
            self.subscribers.tell_all(encode(m.Swapped(Seat(row.seat), Seat(int(row.text)))))
        self.welcome_all(listeners)

    def welcome_all(self, listeners: Iterable[Listener]) -> None:
        """Tells these the whole table anew."""
        for listener in listeners:
            self.subscribers.tell(listener, self.welcome(listener))

    def tell_asked(self, listeners: Iterable[Listener]) -> None:
        """Those who hold the seat that is asked in secret, but look through another seat, are told that it is."""
        asked = self.hidden.question
        if asked is None or not self.hidden.asks_for(asked.seat):
            return
        for listener in listeners:
            if asked.seat in listener.held and listener.looking != asked.seat:
                self.subscribers.tell(listener, encode(m.Asked(asked.seat)))

    def tell_word(self, word: m.Word) -> None:
        """Tells a word across the table to those it is for."""
        frame = encode(m.Heard(word))
        for listener in self.subscribers.listeners:
            if word.text is None or listener.held:
                self.subscribers.tell(listener, frame)

    def tell_seats(self) -> None:
        """Tells everyone who is here."""
        history = self.history
        told = m.Seats(
            self.seats(),
            self.presence.spectators,
            history.hints_allowed,
            history.coach,
            history.coaching.was_on,
            history.free_text,
        )
        self.subscribers.tell_all(encode(told))

    def _tell_free_text(self) -> None:
        """Tells everyone whether texts may be written; if not, those that were are forgotten."""
        if not self.history.free_text:
            self.talk.forget_texts()
        self.tell_seats()

    def _tell_chance(self) -> None:
        """Tells everyone who has added to the chance."""
        if self.history.sealing is not None:
            self.subscribers.tell_all(encode(m.Gathering(self.history.sealing.info())))
