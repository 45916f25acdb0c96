"""The page around this house, as the worker that runs it offers it: somewhere to keep rows, and ears."""

from typing import Protocol


class Shelf(Protocol):
    """What the browser keeps. Whatever is promised here is durable once the promise is kept; else it is broken by an
    error whose `name` is the browser's (QuotaExceededError). Nothing is told by an empty text."""

    async def add_table(self, table_id: str, earlier: str, text: str) -> bool:
        """Keeps a new table; False if it, or another one that follows the same earlier table, is there already."""

    async def table(self, table_id: str) -> str:
        """The table of this id."""

    async def tables(self) -> str:
        """The ids of all tables, as JSON, those opened last first."""

    async def following(self, table_id: str) -> str:
        """The id of the table that was opened from this one."""

    async def rows(self, table_id: str, after: int) -> str:
        """The rows of a table behind this number, in order, as JSON."""

    async def append(self, rows: str) -> str:
        """Keeps rows (JSON), all in one transaction, and tells the keys of those that are new, as JSON. Behind a row
        that was there before no other of its table is kept."""

    async def remove(self, table_id: str) -> None:
        """Forgets a table with all that was done at it."""

    async def keep_review(self, table_id: str, reviewer: int, found: str) -> None:
        """Keeps what was found of a table; what was found first stays."""

    async def review(self, table_id: str, reviewer: int) -> str:
        """What was found of a table."""


class Page(Protocol):
    """Who asks, and listens."""

    @property
    def shelf(self) -> Shelf:
        """What is kept."""

    def answer(self, request: int, status: int, media: str, body: str) -> None:
        """The answer to a request."""

    def told(self, wire: int, text: str) -> None:
        """A message for whoever listens at this wire."""

    def hung_up(self, wire: int) -> None:
        """Nothing more comes by this wire."""
