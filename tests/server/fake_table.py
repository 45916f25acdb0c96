"""A live table without a server: guests write down what they are told, rows are durable at once if wished."""

from collections.abc import Callable, Sequence
from random import Random
from typing import Final

import msgspec

from auberge import bots, games
from auberge import wire as m
from auberge.core.protocol import Move, OptionValue, Seat
from auberge.core.setup import settle_setup
from auberge.table.commands import Intent
from auberge.table.listeners import Listener
from auberge.table.live_table import LiveTable
from auberge.table.recovery import load
from auberge.table.rows import Row, StoredSeat, StoredTable
from auberge.table.secret_question import Pace
from auberge.table.state import TableState
from tests.server.disk import reread
from tests.server.wire import check_words, moves_in, new_id, told_by_server

GRACE: Final = 180.0
EVERY_GAME: Final = games.NAMES
HIDDEN: Final = tuple(name for name in games.NAMES if games.load(name).meta.hidden)


def a_stored_table(
    game: str = "saint_malo",
    seats: Sequence[m.Holder] = ("here", "link"),
    seed: int = 7,
    options: dict[str, OptionValue] | None = None,
    start_seat: int = 0,
) -> StoredTable:
    """A table as it is opened; bots play at random."""
    meta = games.load(game).meta
    setup = settle_setup(meta, seats=len(seats), seed=seed, options=options, start_seat=start_seat)
    return StoredTable(
        id="table",
        name="",
        game=game,
        rules_version=meta.rules_version,
        options=dict(setup.options),
        start_seat=setup.start_seat,
        seed=seed,
        data=None,
        seats=tuple(
            StoredSeat(holder, f"Guest {n}", "random" if holder == "bot" else None, bytes([n]) * 32)
            for n, holder in enumerate(seats)
        ),
        opened=1000.0,
    )


class Guest(Listener):
    """Somebody at the table."""

    def __init__(self, held: Sequence[int], looking: int | None) -> None:
        super().__init__(frozenset(map(Seat, held)), None if looking is None else Seat(looking), explain=True)
        self.frames: list[bytes] = []
        self.told: list[m.Told] = []
        self.steps: tuple[m.StepLine, ...] = ()
        self.now: m.Now

    def put(self, *frames: bytes) -> None:
        """Hears."""
        for frame in frames:
            self.hear_one(frame)

    def hear_one(self, frame: bytes) -> None:
        """Hears one thing."""
        told = told_by_server.decode(frame)
        self.frames.append(frame)
        self.told.append(told)
        if isinstance(told, m.Welcome):
            self.steps, self.now = told.steps, told.now
        elif isinstance(told, m.Update):
            self.steps = self.steps[: told.after] + told.steps
            self.now = told.now

    @property
    def waiting(self) -> tuple[str, int]:
        return self.now.waiting.kind, self.now.waiting.seat

    def moves(self) -> tuple[msgspec.Raw, ...]:
        return moves_in(self.now.view)


class Hours:
    """Time in the hand of a test: what is to happen later happens when the test lets time pass."""

    def __init__(self) -> None:
        self.at = 0.0
        self.due: list[tuple[float, Callable[[], None]]] = []

    def later(self, seconds: float, call: Callable[[], None]) -> None:
        """Remembers."""
        self.due.append((self.at + seconds, call))

    def let_pass(self, seconds: float) -> None:
        """Lets so much time pass; what was due meanwhile happens in order."""
        end = self.at + seconds
        while (
            ripe := min((due for due in self.due if due[0] <= end), key=lambda due: due[0], default=None)
        ) is not None:
            self.due.remove(ripe)
            self.at = ripe[0]
            ripe[1]()
        self.at = end

    def next(self) -> None:
        """The next thing that is due happens."""
        self.let_pass(min(due[0] for due in self.due) - self.at)


class FakeTable:
    """A table, its rows and its guests."""

    kind: type[LiveTable] = LiveTable

    def __init__(self, stored: StoredTable, rows: Sequence[Row] = (), *, durable: bool = True) -> None:
        self.rows = reread(rows)
        self.durable = durable
        self.time = 2000.0 + len(self.rows)
        self.woken = 0
        self.hours = Hours()
        self.pace = Pace(self.hours.later, draw=self._draw)
        self.problem: Exception | None = None
        self._open(stored)

    def _open(self, stored: StoredTable) -> None:
        self.table = self.kind(self._read(stored), self._append, self._wake, self.pace, self._clock, grace=GRACE)
        self.table.go_on()

    def _read(self, stored: StoredTable) -> TableState:
        history, self.problem = load(stored, self.rows)
        return history

    @property
    def history(self) -> TableState:
        return self.table.history

    def _clock(self) -> float:
        self.time += 1
        return self.time

    def _draw(self) -> float:
        return 0.5

    def _append(self, row: Row) -> None:
        self.rows.append(row)
        if self.durable:
            self.table.settle(row, True)

    def _wake(self, _: LiveTable) -> None:
        self.woken += 1

    def again(self) -> "FakeTable":
        """The same table after a restart: from its rows alone."""
        return FakeTable(self.history.stored, self.rows)

    def seat(self, *held: int, look: int | None = None) -> Guest:
        """Somebody comes with these seats, and looks through the first of them if not told otherwise."""
        guest = Guest(held, look if look is not None else min(held, default=None))
        self.table.join(guest)
        return guest

    # --- what guests do -------------------------------------------------------------------------------------------

    def say(self, guest: Guest, said: Intent) -> m.Done | m.Refused:
        """An intent and its answer."""
        before = len(guest.told)
        self.table.say(guest, said)
        while not (answers := _answers(guest.told[before:], said.id)) and self.hours.due:
            self.hours.next()
        assert len(answers) == 1, guest.told[before:]
        return answers[0]

    def do(self, guest: Guest, said: Intent) -> int:
        """An intent that must succeed; the version it makes."""
        answer = self.say(guest, said)
        assert isinstance(answer, m.Done), answer
        return answer.version

    def refuse(self, guest: Guest, said: Intent) -> m.Problem:
        """An intent that must be refused and change nothing."""
        before = len(self.rows), self.history.session.match.position.fields(), self.history.game_rows
        answer = self.say(guest, said)
        assert isinstance(answer, m.Refused), answer
        assert (len(self.rows), self.history.session.match.position.fields(), self.history.game_rows) == before
        check_words(answer.problem)
        return answer.problem

    def act(self, guest: Guest, seat: int, move: msgspec.Raw) -> m.Act:
        return m.Act(new_id(), guest.now.version, Seat(seat), move)

    def proceed(self, guest: Guest, seat: int) -> m.Proceed:
        return m.Proceed(new_id(), guest.now.version, Seat(seat))

    def undo(self, guest: Guest, seat: int, step: int) -> m.Undo:
        return m.Undo(new_id(), guest.now.version, Seat(seat), step)

    def bot_moves(self, chance: Random) -> None:
        """The bot whose turn it is plays."""
        history = self.history
        seat = Seat(history.session.match.actor)
        view = history.game.view(history.session.match.position, seat)
        self.bot_chooses(seat, bots.load("random")(history.game, chance.randrange(10**6)).choose(view))

    def bot_chooses(self, seat: Seat, move: Move) -> None:
        """The bot at this seat has thought; what it does in secret takes its time."""
        self.table.go_on()
        version = self.history.game_rows
        self.table.bot_plays(seat, move, self.table.thinking)
        while self.history.game_rows == version and self.hours.due:
            self.hours.next()

    def next(self, guests: Sequence[Guest], chance: Random) -> bool:
        """One thing happens: a guest does what the table waits for, or a bot plays. False when nothing is left."""
        due = self.history.waiting
        if due.kind == "bot":
            self.bot_moves(chance)
            return True
        guest = next((guest for guest in guests if due.seat in guest.held), None)
        if guest is None:
            return False
        if guest.looking != due.seat:
            self.table.look(guest, Seat(due.seat))
        if due.kind in ("throw", "confirm"):
            self.do(guest, self.proceed(guest, due.seat))
            return True
        self.do(guest, self.act(guest, due.seat, chance.choice(guest.moves())))
        return True

    def play(self, guests: Sequence[Guest], chance: Random, most: int = 100_000) -> None:
        """Goes on at random to the end, or for so many things."""
        for _ in range(most):
            if not self.next(guests, chance):
                return


def _answers(told: list[m.Told], intent: str) -> list[m.Done | m.Refused]:
    return [each for each in told if isinstance(each, m.Done | m.Refused) and each.id == intent]
