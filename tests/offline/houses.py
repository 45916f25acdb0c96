"""A house of the browser, run here: with a shelf in memory, and a page that remembers what it is told."""

import asyncio
import json
from collections import defaultdict
from collections.abc import Sequence
from random import Random
from typing import Any

import msgspec

from auberge import wire as m
from auberge.core.protocol import Seat
from auberge.offline.house import House
from auberge.wire.encoding import encode


class FullDisk(Exception):
    """As the browser says it."""

    name = "QuotaExceededError"


class MemoryShelf:
    """Keeps what `web/src/lib/offline/shelf.ts` keeps."""

    def __init__(self) -> None:
        self.kept: dict[str, tuple[str, str]] = {}  # earlier table and text
        self.journal: dict[tuple[str, int], str] = {}
        self.reviews: dict[tuple[str, int], str] = {}
        self.full = False

    async def add_table(self, table_id: str, earlier: str, text: str) -> bool:
        taken = table_id in self.kept or (earlier and earlier in {before for before, _ in self.kept.values()})
        if not taken:
            self.kept[table_id] = earlier, text
        return not taken

    async def table(self, table_id: str) -> str:
        return self.kept.get(table_id, ("", ""))[1]

    async def tables(self) -> str:
        return json.dumps(list(reversed(self.kept)))

    async def following(self, table_id: str) -> str:
        return next((one for one, (earlier, _) in self.kept.items() if earlier == table_id), "")

    async def rows(self, table_id: str, after: int) -> str:
        found = [text for (table, number), text in sorted(self.journal.items()) if table == table_id and number > after]
        return f"[{','.join(found)}]"

    async def append(self, rows: str) -> str:
        await asyncio.sleep(0)
        if self.full:
            raise FullDisk
        stored: list[tuple[str, int]] = []
        stopped: set[str] = set()
        for row in json.loads(rows):
            key = row["table"], row["number"]
            if key in self.journal:
                stopped.add(row["table"])
            if row["table"] not in stopped:
                self.journal[key] = json.dumps(row)
                stored.append(key)
        return json.dumps(stored)

    async def remove(self, table_id: str) -> None:
        self.kept.pop(table_id, None)
        self.journal = {key: text for key, text in self.journal.items() if key[0] != table_id}

    async def keep_review(self, table_id: str, reviewer: int, found: str) -> None:
        self.reviews[table_id, reviewer] = found

    async def review(self, table_id: str, reviewer: int) -> str:
        return self.reviews.get((table_id, reviewer), "")


class ListeningPage:
    """Asks, and remembers the answers and messages."""

    def __init__(self, shelf: MemoryShelf | None = None) -> None:
        self.shelf = shelf or MemoryShelf()
        self.house = House(self)
        self.house.open()
        self.frames: dict[int, list[dict[str, Any]]] = defaultdict(list)
        self.closed: set[int] = set()
        self._answers: dict[int, tuple[int, str]] = {}
        self._asked = 0

    def answer(self, request: int, status: int, media: str, body: str) -> None:  # noqa: ARG002
        self._answers[request] = status, body

    def told(self, wire: int, text: str) -> None:
        self.frames[wire].append(json.loads(text))

    def hung_up(self, wire: int) -> None:
        self.closed.add(wire)

    async def ask(self, method: str, path: str, body: object = None, seats: Sequence[str] = ()) -> tuple[int, str]:
        """Status and text of an answer."""
        self._asked += 1
        text = body if isinstance(body, str) else "" if body is None else encode(body).decode()
        self.house.ask(self._asked, method, path, " ".join(seats), text)
        await until(lambda: self._asked in self._answers)
        return self._answers.pop(self._asked)

    async def open(self, game: str, *seats: m.SeatOrder) -> m.TableOpened:
        """A new table."""
        status, text = await self.ask("POST", "/api/tables", m.OpenTable(game, seats))
        assert status == 201, text
        return msgspec.json.decode(text, type=m.TableOpened)

    async def stop(self) -> None:
        """The tab is closed."""
        await self.house.tables.journal.stop()


class Person:
    """Somebody at this screen who plays at random."""

    def __init__(self, page: ListeningPage, opened: m.TableOpened, wire: int = 1, seed: int = 1) -> None:
        self.page = page
        self.table = opened.table.id
        self.seats = [seat for seat, secret in enumerate(opened.secrets) if secret is not None]
        self.wire = wire
        self.ids = 0
        self._rng = Random(seed)
        page.house.connect(wire, self.table)
        self.say(m.Hello(tuple(secret for secret in opened.secrets if secret is not None), look=Seat(self.seats[0])))

    def say(self, message: m.Said) -> None:
        self.page.house.say(self.wire, encode(message).decode())

    @property
    def frames(self) -> list[dict[str, Any]]:
        return self.page.frames[self.wire]

    @property
    def now(self) -> dict[str, Any]:
        """The table as it was told last."""
        return next(frame["now"] for frame in reversed(self.frames) if "now" in frame)

    def told(self, kind: str) -> list[dict[str, Any]]:
        return [frame for frame in self.frames if frame["kind"] == kind]

    def new_id(self) -> str:
        self.ids += 1
        return f"{self.wire}.{self.ids}"

    async def begin(self) -> None:
        """Begins without anybody's number."""
        self.say(m.Begin(self.new_id(), Seat(self.seats[0])))
        await until(lambda: self.told("welcome") and self.now["waiting"]["kind"] != "gather")

    async def act(self) -> bool:
        """Does what is due; False if the game is over."""
        await until(lambda: self.now["waiting"]["kind"] == "over" or self.now["waiting"]["seat"] in self.seats)
        now = self.now
        waiting, version, seat = now["waiting"], now["version"], Seat(now["waiting"]["seat"])
        if waiting["kind"] == "over":
            return False
        intent = self.new_id()
        if waiting["kind"] == "decide":
            move = self._rng.choice(now["view"]["moves"])
            self.say(m.Act(intent, version, seat, msgspec.Raw(encode(move))))
        else:
            self.say(m.Proceed(intent, version, seat))
        await until(lambda: any(frame.get("id") == intent for frame in self.frames))
        assert not self.told("refused"), self.told("refused")
        return True

    async def play(self, most: int = 5000) -> None:
        """Plays on, to the end if that comes first."""
        for _ in range(most):
            if not await self.act():
                return


async def until(true: Any) -> None:
    """Lets everything happen that waits for nobody."""
    for number in range(20_000):
        if true():
            return
        await asyncio.sleep(0 if number < 200 else 0.002)  # secret questions wait a moment
    raise AssertionError("it never came to that")
