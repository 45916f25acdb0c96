"""People for tests under load: a party opens tables and plays them at random over real connections.

They write down all they were told, say an intent again, with the same id, after every lost connection, and compare it
all in the end with what the storage holds.
"""

import asyncio
import uuid
from collections.abc import Callable, Sequence
from random import Random

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from auberge import games
from auberge import wire as m
from auberge.core.protocol import Seat
from auberge.server.storage import storage_at
from auberge.table.rows import Row
from auberge.table.state import COUNTED, TableState
from auberge.table.storage_contract import Storage

Intent = m.Act | m.Proceed | m.Undo | m.Rename | m.Begin
encode = msgspec.json.Encoder().encode


class Offer(msgspec.Struct):
    """What may be taken back."""

    step: int


class Now(msgspec.Struct):
    """As much of `messages.Now` as these people look at."""

    version: int
    view: msgspec.Raw
    waiting: m.Waiting
    undo: Offer | None
    ending: m.Ending | None


class Told(msgspec.Struct):
    """Any message of the server: the parts these people look at."""

    kind: str
    now: Now | None = None
    id: str = ""
    version: int = 0
    problem: m.Problem | None = None


class Moves(msgspec.Struct):
    """The part of a view that says what may be done."""

    moves: tuple[msgspec.Raw, ...]


class Person:
    """Somebody at a table, or watching it (no seat)."""

    def __init__(self, table: str, seat: Seat | None, secret: str | None, chance: Random) -> None:
        self.table, self.seat = table, seat
        self.seen: dict[int, bytes] = {}  # the view at every version told
        self.done: dict[str, int] = {}  # intents acknowledged, with the version they made
        self.refused: set[str] = set()
        self.reasons: set[str] = set()  # why
        self.said_again = 0
        self.sent_away = 0
        self.finished = False
        self._hello = m.Hello(() if secret is None else (secret,))
        self._chance = chance
        self._open: Intent | None = None  # said, not yet answered
        self._now: Now | None = None

    async def play(self, port: Callable[[], int]) -> None:
        """Plays until the game is over, coming back whenever the connection is lost."""
        while not self.finished:
            try:
                async with connect(f"ws://127.0.0.1:{port()}/ws/tables/{self.table}", open_timeout=2) as socket:
                    await self._say(socket, self._hello)
                    await self._sit(socket)
            except (WebSocketException, OSError, EOFError, TimeoutError):
                await asyncio.sleep(0.01)

    async def _sit(self, socket: ClientConnection) -> None:
        while not self.finished:
            told = msgspec.json.decode(await socket.recv(), type=Told)
            if told.kind == "closing":
                self.sent_away += 1
                return
            if told.now is not None:
                self._note(told.now)
            if told.kind in ("done", "refused"):
                self._answered(told)
            if told.kind == "welcome" and self._open is not None:
                self.said_again += 1
                await self._say(socket, self._open)
            await self._act(socket)

    def _note(self, now: Now) -> None:
        assert self._now is None or now.version >= self._now.version, "what was told is gone"
        if now.waiting.kind == "gather":
            self._now = now
            return  # the start seat is not drawn yet
        view = bytes(now.view)
        assert self.seen.setdefault(now.version, view) == view, "one version, two views"
        self._now = now

    def _answered(self, told: Told) -> None:
        if told.kind == "refused":
            self.refused.add(told.id)
            self.reasons |= {told.problem.key} if told.problem is not None else set()
        else:
            assert self.done.setdefault(told.id, told.version) == told.version, "one intent made two versions"
        if self._open is not None and self._open.id == told.id:
            self._open = None

    async def _act(self, socket: ClientConnection) -> None:
        now = self._now
        if now is None or self._open is not None:
            return
        if now.ending is not None:
            self.finished = True
        elif self.seat is not None and (intent := self._intent(now, self.seat)) is not None:
            self._open = intent
            await self._say(socket, intent)

    def _intent(self, now: Now, seat: Seat) -> Intent | None:
        """What to say now: mostly the next move, sometimes something taken back or a new name."""
        intent, draw = uuid.uuid4().hex, self._chance.random()
        if now.waiting.kind == "gather":
            return m.Begin(intent, seat)
        if draw < 0.02:
            return m.Rename(intent, seat, f"Name {self._chance.randrange(1000)}")
        if draw < 0.2 and now.undo is not None:
            return m.Undo(intent, now.version, seat, now.undo.step)
        if now.waiting.seat != seat:
            return None
        if now.waiting.kind in ("throw", "confirm"):
            return m.Proceed(intent, now.version, seat)
        moves = msgspec.json.decode(now.view, type=Moves).moves
        return m.Act(intent, now.version, seat, self._chance.choice(moves)) if moves else None

    async def _say(self, socket: ClientConnection, said: m.Said) -> None:
        await socket.send(encode(said).decode())


class Party:
    """Two people and a spectator, or a person, a bot and a spectator, who play one table after the other."""

    def __init__(self, number: int, game: str = "saint_malo", bot: bool = False) -> None:
        self.people: list[Person] = []
        self._chance = Random(number)
        other = m.SeatOrder("bot", bot="random") if bot else m.SeatOrder("link")
        self._wish = m.OpenTable(game, (m.SeatOrder("here"), other))

    async def play(self, port: Callable[[], int]) -> None:
        """Plays until it is cancelled."""
        while True:
            opened = await self._opened(port)
            seats = [(Seat(n), secret) for n, secret in enumerate(opened.secrets) if secret is not None]
            people = [Person(opened.table.id, *seat, self._chance) for seat in [*seats, (None, None)]]
            self.people += people
            async with asyncio.TaskGroup() as group:
                for person in people:
                    group.create_task(person.play(port))

    async def _opened(self, port: Callable[[], int]) -> m.TableOpened:
        while True:
            try:
                async with httpx.AsyncClient(trust_env=False) as client:
                    answer = await client.post(f"http://127.0.0.1:{port()}/api/tables", content=encode(self._wish))
                    answer.raise_for_status()
                    return msgspec.json.decode(answer.content, type=m.TableOpened)
            except httpx.HTTPError:
                await asyncio.sleep(0.02)


async def acknowledged(parties: Sequence[Party], more: int) -> None:
    """Waits until so many more intents were acknowledged."""
    goal = done(parties) + more
    async with asyncio.timeout(60):
        while done(parties) < goal:
            await asyncio.sleep(0.005)


def done(parties: Sequence[Party]) -> int:
    """How many intents were acknowledged."""
    return sum(len(person.done) for party in parties for person in party.people)


async def compare_all(database: str, people: Sequence[Person]) -> int:
    """Holds all that people were told against what is stored; returns how many rows that is."""
    storage = storage_at(database)
    await storage.open()
    rows = 0
    for table in sorted({person.table for person in people}):
        rows += await compare([person for person in people if person.table == table], storage)
    await storage.close()
    return rows


async def compare(people: list[Person], storage: Storage) -> int:
    """Holds what people of one table were told against what is stored; returns how many rows the table has."""
    table = await storage.table(people[0].table)
    assert table is not None
    rows = await storage.rows(table.id)
    assert [row.number for row in rows] == list(range(1, len(rows) + 1)), "a gap"
    stored = [row.intent for row in rows if row.intent is not None]
    assert len(stored) == len(set(stored)), "an intent acted twice"
    for person in people:
        assert person.done.keys() <= set(stored), "an acknowledged intent is lost"
        assert not person.refused & set(stored), "a refused intent acted"
    history = TableState(table)
    _compare_views(people, history)
    for row in rows:
        _follow(history, row, people)
    assert history.game_rows >= max((max(person.seen) for person in people if person.seen), default=0)
    return len(rows)


def _follow(history: TableState, row: Row, people: list[Person]) -> None:
    begun = history.has_begun
    history.follow(row)
    if row.kind in COUNTED or history.has_begun != begun:
        _compare_views(people, history)
    for person in people:
        if row.intent in person.done:
            assert person.done[row.intent] == history.game_rows, "an intent was told another version"


def _compare_views(people: list[Person], history: TableState) -> None:
    game = games.load(history.stored.game)
    if not history.has_begun:
        return
    for person in people:
        if (seen := person.seen.get(history.game_rows)) is not None:
            assert seen == encode(game.view(history.session.match.position, person.seat)), "told what is not stored"
