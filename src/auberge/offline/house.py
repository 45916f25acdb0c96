"""The house: its tables, and the three ways in: a request, a wire, and what another tab has done."""

import asyncio
import logging
from typing import Final

from auberge.offline.ids import new_id
from auberge.offline.page import Page
from auberge.offline.requests import Request, answer_to
from auberge.offline.storage import BrowserStorage
from auberge.offline.thinking import Thinking
from auberge.offline.wires import Wire
from auberge.server.settings import Settings
from auberge.server.tables import Tables

SETTINGS: Final = Settings(tables_in_memory=20, review_seconds=20.0, bot_workers=1)


class House:
    """All of it. Everything is called from one event loop."""

    def __init__(self, page: Page) -> None:
        self._page: Final = page
        self.storage: Final = BrowserStorage(page.shelf)
        self.tables: Final = Tables(self.storage, Thinking(), SETTINGS, new_id=new_id)
        self._wires: Final[dict[int, Wire]] = {}
        self._tasks: Final[set[asyncio.Task[None]]] = set()

    def open(self) -> None:
        """Begins to keep what is done."""
        self._begin(asyncio.get_running_loop().create_task(self.tables.journal.run()))

    def ask(self, number: int, method: str, path: str, seats: str, body: str) -> None:
        """A request, which is answered under its number."""
        request = Request(method, path, seats, body.encode())
        self._begin(asyncio.get_running_loop().create_task(self._answer(number, request)))

    async def _answer(self, number: int, request: Request) -> None:
        answer = await answer_to(self.tables, self.storage, request)
        self._page.answer(number, answer.status, answer.media, answer.body.decode())

    def connect(self, wire: int, table_id: str) -> None:
        """Somebody comes to a table."""
        self._wires[wire] = Wire(wire, table_id, self.tables, self._page)

    def say(self, wire: int, text: str) -> None:
        """Somebody says something."""
        if wire in self._wires:
            self._wires[wire].say(text)

    def hang_up(self, wire: int) -> None:
        """Somebody goes."""
        found = self._wires.pop(wire, None)
        if found is not None:
            found.hang_up()

    def _begin(self, task: asyncio.Task[None]) -> None:
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


def open_house(page: Page) -> House:
    """A house for this page."""
    logging.basicConfig(level=logging.WARNING, format="%(name)s: %(message)s")
    house = House(page)
    house.open()
    return house
