"""Twins whose people sit at two servers on one PostgreSQL: no frame and no time tells them apart, as at one server.

What somebody does unseen is a row too, and travels. Neither that it comes before a row of somebody else, nor that the
server where it was done ends, may show.
"""

import os
from collections.abc import Callable, Iterable, Iterator, Sequence
from random import Random
from typing import Final

import pytest

from auberge import games
from auberge import wire as m
from auberge.core.protocol import Position, Seat
from auberge.table.live_table import LiveTable
from auberge.table.rows import Row, StoredTable
from auberge.table.shared_table import SharedTable
from auberge.table.state import COUNTED
from auberge.table.updates import Broadcast
from auberge.table.viewer_progress import Viewer
from tests.postgres import Postgres
from tests.server.fake_table import HIDDEN, Guest
from tests.server.house import same
from tests.server.test_twins import HOLDERS, TABLES, Adversary
from tests.server.twins import AT_ONCE, SOON, Timed, Twin, Watcher
from tests.server.two_houses import BOTH, Spread, TwoHouses, two_houses

PAIRS: Final = int(os.environ.get("AUBERGE_TWINS") or 0)
SOME: Final = (9, 19)  # pairs at which something is done unseen at the same moment as something else
LATENCY: Final = 0.03  # seconds a notice takes; what people do at once is still sooner than any wait


@pytest.fixture(scope="module")
def houses(shared_postgres: Postgres) -> Iterator[TwoHouses]:
    with two_houses(shared_postgres.new_url()) as running:
        yield running


class AtOneOfTwo(Watcher):
    """Hears the same, whatever the table is called."""

    def __init__(self, viewer: Viewer, spread: Spread, heard: Timed) -> None:
        super().__init__(viewer, spread.hours, heard)
        self._id = spread.id.encode()
        self.changes = viewer is not None

    def hear_one(self, frame: bytes) -> None:
        super().hear_one(frame.replace(self._id, b"table"))


class SpreadTwin(Twin):
    """One of two tables, at two servers: those who watch are at one of them, or at both."""

    table: Spread  # type: ignore[assignment]

    def __init__(
        self, stored: StoredTable, first: Position, private: int, adversary: "SpreadAdversary", *, slow: bool
    ) -> None:
        self._adversary: Final = adversary
        self._seen = [0, 0]
        self._restarts = 0
        super().__init__(stored, first, private, adversary.watching, slow=slow)

    def _open(self, stored: StoredTable) -> None:
        by = self._adversary
        waits = [Random(1), Random(2)]
        self.table = Spread(
            by.houses, stored, first=self.first, latency=by.latency, draws=lambda place: waits[place].random,
            wake=self._wake, rested=self._rested, keeper=by.keeper,
        )  # fmt: skip
        self.hours = self.table.hours

    def place_of(self, viewer: Viewer) -> int:
        """At which server somebody is."""
        return self._adversary.places[viewer]

    def _begin(self) -> None:
        people = [Seat(n) for n, seat in enumerate(self.history.stored.seats) if seat.holder != "bot"]
        for viewer in (None, *people):
            guest: Guest = AtOneOfTwo(viewer, self.table, self.heard.get(viewer, []))
            self.guests[viewer] = guest
            self.table.join(guest, self.place_of(viewer))
        self._note()
        self._answer_in_secret(AT_ONCE)

    def _rested(self) -> None:
        """What is new at either server is noted, and answered by those who are there."""
        if not self.guests:
            return
        for place in BOTH:
            if self.table.id not in self._adversary.houses.houses[place].live:
                continue
            rows = self.table.table_at(place).history.rows
            for row in rows[self._seen[place] :]:
                self._note()
                seat = self.history.session.asked_in_secret
                if seat is not None and self.place_of(seat) == place:
                    self._answer_in_secret(SOON if row.kind in COUNTED else AT_ONCE)
            self._seen[place] = len(rows)
        self.rows = self.history.rows

    def _bot_passes(self, table: LiveTable, seat: Seat, thought: int) -> None:
        move = self._pass_of(seat)
        if table is self.table.kept and table.thinking == thought and move is not None:
            table.bot_plays(seat, move, thought)

    def restart(self) -> None:
        """One of the servers ends, another takes its place; everybody there comes back."""
        self._restarts += 1
        place, old = self._restarts % 2, self.history
        there = [guest for guest, where in self.table.at.items() if where == place]
        self.table.drop(place)
        self._seen[place] = 0
        self.table.load(place)
        again = self.table.table_at(place).history
        for viewer in old.viewer_logs.viewers:
            assert again.mark(viewer) == self.history.mark(viewer), "after a restart other numbers are told"
        self._seen[place] = len(again.rows)
        for guest in there:
            self.table.join(guest)

    def race(self, seat: Seat, said: m.Rename) -> None:
        """Somebody says something while somebody else does something unseen at the same moment."""
        actor = Seat(self.history.session.match.actor)
        unseen = actor >= 0 and actor not in self.watching and self.private.random() < 0.8
        asked = self.history.session.asked_in_secret is not None
        acts = [lambda: self.say_it(seat, said)]
        if unseen and self.ponders >= asked:
            acts.append(lambda: self._race(actor))
        self.table.together(*acts, first=1 - self.place_of(seat))
        guest = self.guests.get(actor)
        if unseen and not asked and guest is not None and self._began(actor):
            offer = guest.now.undo
            assert offer is not None
            self.say_it(actor, m.Undo(f"u{len(self.rows)}", guest.now.version, actor, offer.step))

    def _race(self, actor: Seat) -> None:
        self.done["raced"] += self._begins(actor)

    def _began(self, actor: Seat) -> bool:
        last = self.history.rows[-1] if self.history.rows else None
        return last is not None and (last.intent or "").startswith("b") and last.seat == actor


class SpreadAdversary(Adversary):
    """Plays twins at two servers."""

    def __init__(
        self, houses: TwoHouses, game: str, seed: int, limit: float | None, *, outside: bool, slow: bool, latency: float
    ) -> None:
        self.houses: Final = houses
        self.latency: Final = latency
        self._sitting: Final = Random(seed)
        self.keeper: Final = self._sitting.randrange(2)
        self.places: Final[dict[Viewer, int]] = {}
        super().__init__(game, seed, limit, outside=outside, slow=slow)

    def _twin(self, stored: StoredTable, first: Position, private: int) -> Twin:
        if not self.places:
            self._sit_down()
        return SpreadTwin(stored, first, private, self, slow=self._slow)

    def _sit_down(self) -> None:
        """Who watches from a seat is mostly alone at a server."""
        mine = self._sitting.randrange(2)
        for viewer in (None, *map(Seat, range(len(HOLDERS)))):
            apart = viewer != self._seat and self._sitting.random() < 0.8
            self.places[viewer] = 1 - mine if apart else mine

    def _next(self) -> Callable[[], bool]:
        return self.race if not self._slow and self._chance.random() < 0.3 else super()._next()

    def race(self) -> bool:
        """Somebody who is where those who watch are, and maybe one of them, says something."""
        self._said += 1
        here = self.places[self.watching[-1]]
        near = [seat for seat in self._people if self.places[seat] == here]
        seat = self._seat if self._seat in near or not near else near[0]
        for twin in self.twins:
            assert isinstance(twin, SpreadTwin)
            twin.race(seat, m.Rename(self._name, seat, f"R{self._said}"))
        return True

    def end(self) -> None:
        """Both servers know the same, and everything is stored."""
        for twin in self.twins:
            assert isinstance(twin, SpreadTwin)
            spread = twin.table
            same(spread.table_at(0).history, spread.table_at(1).history)
            assert spread.stored_rows() == spread.history.rows
            spread.forget()


def play_all(houses: TwoHouses, game: str, seeds: Iterable[int], limit: float | None, *, latency: float = 0.0) -> int:
    """Many pairs of twins; how often something was done unseen at the same moment as something else."""
    raced = 0
    for seed in seeds:
        adversary = SpreadAdversary(houses, game, seed, limit, outside=seed % 3 == 0, slow=False, latency=latency)
        adversary.play()
        adversary.end()
        raced += adversary.done["raced"]
    return raced


@pytest.mark.parametrize("latency", [0.0, LATENCY])
@pytest.mark.parametrize(("game", "limit"), TABLES)
def test_twins_at_two_servers_cannot_be_told_apart(
    houses: TwoHouses, game: str, limit: float | None, latency: float
) -> None:
    raced = play_all(houses, game, range(PAIRS) if PAIRS else SOME, limit, latency=latency)
    assert raced or not games.load(game).meta.asks


@pytest.mark.parametrize("game", HIDDEN)
def test_nor_where_people_take_their_time(houses: TwoHouses, game: str) -> None:
    for seed in range(PAIRS) if PAIRS else SOME:
        adversary = SpreadAdversary(houses, game, seed, None, outside=seed % 3 == 0, slow=True, latency=LATENCY)
        adversary.play()
        adversary.end()


# --- this adversary would notice --------------------------------------------------------------------------------------


def falling_behind_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever lost a race is told anew who is here."""
    catch_up = SharedTable.catch_up

    def telling(table: SharedTable, rows: Sequence[Row]) -> None:
        table._presence_untold = True
        catch_up(table, rows)

    monkeypatch.setattr(SharedTable, "catch_up", telling)


def whole_views_are_told(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever lost a race is told the whole view next, and not only what has changed."""
    monkeypatch.setattr(Broadcast, "tell_again", lambda broadcast, _: broadcast._told.clear())


@pytest.mark.patched
@pytest.mark.parametrize(("leak", "seed"), [(falling_behind_is_told, 9), (whole_views_are_told, 19)])
def test_a_leak_would_be_noticed(
    houses: TwoHouses, leak: Callable[[pytest.MonkeyPatch], None], seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    leak(monkeypatch)
    with pytest.raises(AssertionError, match=r"something|told"):
        play_all(houses, "malta", [seed], None)
