"""Two tables that are the same to some eyes and differ in secret, played by one public script.

What others hold is imagined anew at the second; what they do unseen, and how long their bots think, each table draws
for itself. Everything public happens at both, at the same moment. The eyes note every frame and its time.
"""

from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import Final

import msgspec

from auberge import wire as m
from auberge.core.errors import AubergeError
from auberge.core.protocol import Game, Move, Position, Seat
from auberge.table.commands import Intent
from auberge.table.live_table import LiveTable
from auberge.table.rows import Row, StoredTable
from auberge.table.state import COUNTED
from auberge.table.validation import problem_of
from auberge.table.viewer_progress import Viewer
from auberge.thinking.bot_explanations import glimpse_for
from auberge.thinking.hints import view_for
from tests.server.arranged import Arranged
from tests.server.disk import reread
from tests.server.fake_table import Guest, Hours
from tests.server.wire import encode

Timed = list[tuple[float, bytes]]
THOUGHTS: Final = (0.0, 0.3, 0.7, 5.0, None)  # seconds a bot thinks that is asked in secret; None: it never comes to it
SOON: Final = (0.0, 0.2, 0.5)  # seconds in which a person passes: sooner than any wait
SLOW: Final = (0.0, 6.0, 60.0)  # seconds that tell something: who needs as long could have answered
AT_ONCE: Final = (0.0,)


class Watcher(Guest):
    """Notes what this viewer are told, and when."""

    def __init__(self, viewer: Viewer, hours: Hours, heard: Timed) -> None:
        super().__init__([] if viewer is None else [viewer], viewer)
        self._hours, self._heard = hours, heard

    def hear_one(self, frame: bytes) -> None:
        super().hear_one(frame)
        self._heard.append((self._hours.at, frame))


class Twin(Arranged):
    """One of the two. Nothing that its `private` generator decides may be noticed by the eyes that watch."""

    def __init__(
        self, stored: StoredTable, first: Position, private: int, watching: Sequence[Viewer], *, slow: bool
    ) -> None:
        self.private: Final = Random(private)
        self._slow: Final = slow
        self._answering: object = None  # the question that a slow person thinks about
        self.waits: Final = Random(1)
        self.watching: Final = watching
        self.ponders: Final = stored.answer_limit is not None  # people let the clock pass for them
        self.passed = 0
        self.done: Final[Counter[str]] = Counter()
        self.heard: Final[dict[Viewer, Timed]] = {viewer: [] for viewer in watching}
        self.known: Final[dict[Viewer, Timed]] = {viewer: [] for viewer in watching}
        self.guests: Final[dict[Viewer, Guest]] = {}
        super().__init__(stored, first)
        self._begin()

    def _begin(self) -> None:
        people = [Seat(n) for n, seat in enumerate(self.history.stored.seats) if seat.holder != "bot"]
        for viewer in (None, *people):
            heard = self.heard.get(viewer, [])
            self.guests[viewer] = guest = Watcher(viewer, self.hours, heard)
            self.table.join(guest)
        self._note()
        self._answer_in_secret(AT_ONCE)

    def restart(self) -> None:
        """The server ends and starts again from the rows; everybody comes back and is told the same numbers."""
        old = self.history
        self.rows = reread(self.rows)
        self.hours.due.clear()
        self.table = LiveTable(self._read(old.stored), self._append, self._wake, self.pace, self._clock)
        for viewer in old.viewer_logs.viewers:
            assert self.history.mark(viewer) == old.mark(viewer), "after a restart other numbers are told"
            assert self.history.viewer_logs.lines(viewer) == old.viewer_logs.lines(viewer), (
                "after a restart the log is another"
            )
        assert self.history.intents == old.intents, "after a restart intents are answered otherwise"
        self._begin()

    def _draw(self) -> float:
        return self.waits.random()

    # --- what eyes may know -----------------------------------------------------------------------------------------

    def _append(self, row: Row) -> None:
        super()._append(row)
        self._note()
        self._answer_in_secret(SOON if row.kind in COUNTED else AT_ONCE)

    def _note(self) -> None:
        """Writes down what the watching eyes may know, wherever it is something new."""
        game, match = self.history.game, self.history.session.match
        for viewer, known in self.known.items():
            seen = [game.witness(event, viewer) for step in match.steps for event in step.events]
            now = encode((game.view(match.position, viewer), [event for event in seen if event is not None]))
            if not known or known[-1][1] != now:
                known.append((self.hours.at, now))

    def past(self, viewer: Viewer) -> list[bytes]:
        """Every moment of the past, as this viewer may see it."""
        history = self.history
        matches = [history.session.at(history.step_at(viewer, line)) for line in range(history.mark(viewer).step + 1)]
        return [encode(history.game.view(match.position, viewer)) for match in matches]

    # --- what happens in secret -------------------------------------------------------------------------------------

    def _wake(self, table: LiveTable) -> None:
        super()._wake(table)
        seat, thought = table.history.session.asked_in_secret, table.thinking
        seconds = self.private.choice(THOUGHTS)
        if seat is not None and seconds is not None:
            self.done["late thought" if seconds > 1 else "thought"] += 1
            self.hours.later(seconds, lambda: self._bot_passes(table, seat, thought))

    def _bot_passes(self, table: LiveTable, seat: Seat, thought: int) -> None:
        move = self._pass_of(seat)
        if table is self.table and table.thinking == thought and move is not None:
            table.bot_plays(seat, move, thought)

    def _pass_of(self, seat: Seat) -> Move | None:
        game = self.history.game
        return game.silent_move(game.view(self.history.session.match.position, seat), game.meta.asks[-1])

    def _answer_in_secret(self, soon: Sequence[float]) -> None:
        """A person who is asked passes before anybody could notice, or ponders, and perhaps begins an answer."""
        seat = self.history.session.asked_in_secret
        if seat is None or self.history.session.bots[seat] is not None:
            return
        self.done["asked"] += 1
        before, self._answering = self._answering, self.table.hidden.question
        if self._slow and seat not in self.watching:
            if self._answering is not before:
                self.hours.later(self.private.choice(SLOW), lambda: self._person_passes(seat))
        elif not self.ponders:
            seconds = soon[-1] if seat in self.watching else self.private.choice(soon)
            self.hours.later(seconds, lambda: self._person_passes(seat))
        elif seat not in self.watching and self.private.random() < 0.8:
            self.hours.later(self.private.choice(soon), lambda: self._answers_half(seat))

    def _answers_half(self, seat: Seat) -> None:
        if self.history.session.asked_in_secret == seat:
            self.done["half an answer"] += self._begins(seat)

    def _person_passes(self, seat: Seat) -> None:
        history = self.history
        wants = (
            history.session.asked_in_secret == seat
            and history.session.bots[seat] is None
            and self.table.hidden.asks_for(seat)
        )
        move = self._pass_of(seat) if wants else None
        if move is not None:
            self.passed += seat in self.watching
            name = f"v{self.passed}" if seat in self.watching else f"p{len(self.rows)}"
            self._act(name, seat, move)

    def _begins(self, seat: Seat) -> bool:
        """The seat that decides does a first part of something, of which nobody else sees anything, if there is one."""
        history = self.history
        if history.session.match.actor != seat or history.session.bots[seat] is not None:
            return False
        parts = begins(history.game, history.session.match.position, seat)
        if not parts:
            return False
        self.done["begun"] += 1
        self._act(f"b{len(self.rows)}", seat, self.private.choice(parts))
        return True

    def dither(self, seat: Seat) -> None:
        """The seat whose turn it is begins something and takes it back."""
        if seat in self.watching or self.private.random() < 0.5 or not self._begins(seat):
            return
        guest = self.guests[seat]
        assert guest.now.undo is not None, "what is begun in one's own turn can be taken back"
        self.say_it(seat, m.Undo(f"u{len(self.rows)}", guest.now.version, seat, guest.now.undo.step))

    def _act(self, name: str, seat: Seat, move: Move) -> None:
        self.say_it(seat, m.Act(name, self.guests[seat].now.version, seat, msgspec.Raw(encode(move))))

    # --- what everybody may hear of ---------------------------------------------------------------------------------

    def say_it(self, viewer: Viewer, said: Intent) -> None:
        """Whoever looks through this viewer says something."""
        self.table.say(self.guests[viewer], said)

    def hint(self, seat: Seat, name: str) -> None:
        """What would you do? The answer is made from what is noted here."""
        guest = self.guests[seat]
        try:
            answer = encode(view_for(self.history, guest, m.Hint(name, guest.now.version, seat)))
        except AubergeError as problem:
            answer = encode(problem_of(problem))
        if seat in self.heard:
            self.heard[seat].append((self.hours.at, answer))

    def wonder(self, seat: Seat, name: str, ago: int) -> None:
        """Why did it do that? About a line of the log; the answer is made from what is noted here."""
        guest = self.guests[seat]
        try:
            answer = encode(glimpse_for(self.history, guest, m.Wonder(name, seat, guest.now.step - ago)))
        except AubergeError as problem:
            answer = encode(problem_of(problem))
        if seat in self.heard:
            self.heard[seat].append((self.hours.at, answer))


def begins(game: Game, position: Position, seat: Seat) -> list[Move]:
    """The first parts of something that this seat, which decides, could do unseen."""
    before = game.view(position, None)
    found = []
    for move in game.moves(position):
        tried = position.clone()
        game.play(tried, seat, move)
        if tried.actor() == seat and game.view(tried, None) == before:
            found.append(move)
    return found


def compare(first: Twin, second: Twin, viewer: Viewer, *, slow: bool) -> None:
    """These eyes were told the same at the same time, up to where chance gave them something else to see, or, where
    people may be slow, something shows itself at one table first."""
    until = None
    for place in range(max(len(first.known[viewer]), len(second.known[viewer]))):
        knew = [twin.known[viewer][place] for twin in (first, second) if place < len(twin.known[viewer])]
        times = {when for when, _ in knew}
        assert slow or len(knew) == 2, "something shows itself at one table only"
        assert slow or len(times) == 1, "something shows itself at another time"
        if len(knew) < 2 or knew[0] != knew[1]:
            until = min(times)
            break
    told = [[frame for frame in twin.heard[viewer] if until is None or frame[0] < until] for twin in (first, second)]
    for (when, frame), (also, another) in zip(*told, strict=False):
        assert frame == another, "something else is told"
        assert when == also, "it is told at another time"
    assert len(told[0]) == len(told[1]), "something is told at one table only"
    if until is None:
        assert first.past(viewer) == second.past(viewer), "the past looks different"
