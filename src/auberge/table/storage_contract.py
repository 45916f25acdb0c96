"""The interface that the server expects of a database."""

from collections.abc import Callable, Collection, Mapping, Sequence
from contextlib import AbstractAsyncContextManager
from typing import TYPE_CHECKING, Protocol, TypeVar

from auberge.table.rows import Key, Row, StoredTable

if TYPE_CHECKING:
    from sqlalchemy import Connection

T = TypeVar("T")


class Transaction(Protocol):
    """All that is stored, as it is at one moment, for reading or filling a storage as a whole."""

    async def run(self, work: Callable[["Connection"], T]) -> T:
        """Does some work with the connection; one work at a time."""


class Ownership(Protocol):
    """The tables that this process alone may write to, of a storage that others use too. Whatever goes wrong with the
    database is a StorageFailed."""

    @property
    def tables(self) -> Collection[str]:
        """The tables this process owns, as far as it knows: those of a lost connection it may have lost with it."""

    async def take(self, table: str) -> bool:
        """Makes this process the owner of a table, unless another one is; whether it is now."""

    async def keep(self, wanted: Callable[[], Collection[str]]) -> Mapping[str, int]:
        """Lets others have all tables but the wanted. If the connection has been lost since the last time, returns the
        number of the last row of each table that is still ours, which others may have had meanwhile; else nothing."""


class Storage(Protocol):
    """What the server asks of a database. Whatever goes wrong with the database is a StorageFailed."""

    @property
    def place(self) -> str:
        """What the storage is called in messages to whoever runs the server; no password is in it."""

    @property
    def ownership(self) -> Ownership | None:
        """The tables of this process; None where the storage has one process, which owns them all."""

    async def claim(self, *, shared: bool = False) -> None:
        """Has no other server use this storage until it is closed, but for those who share it, if it can be shared.
        StorageFailed if one does."""

    async def open(self) -> None:
        """Makes the storage ready and brings its schema up to date."""

    async def look(self) -> None:
        """Makes the storage ready for reading, and changes nothing in it. StorageFailed if there is nothing of ours, or
        only with an older schema."""

    async def probe(self) -> None:
        """StorageFailed if nothing could be stored now: the disk is full or refuses, or the database is gone."""

    async def close(self) -> None:
        """Lets go of everything; what was under way is finished first."""

    async def add_table(self, table: StoredTable) -> None:
        """Keeps a new table, durably. AlreadyStored if it, or another one that follows the same table, is there."""

    async def table(self, id: str) -> StoredTable | None:  # noqa: A002 (an id is what it is)
        """The table of this id."""

    async def rows(self, id: str, after: int = 0) -> list[Row]:  # noqa: A002
        """All that was done at a table, in order; or what came after the row of this number."""

    async def append(self, rows: Sequence[Row]) -> set[Key]:
        """Keeps rows with different keys in one durable transaction and returns the keys that this call stored: of
        tables that this process does not own, none.

        A key that was there before is not returned, and neither are later rows of its table: they stand on it."""

    async def tables_since(self, opened: float) -> int:
        """How many tables were opened at that time or later."""

    async def following(self, id: str) -> str | None:  # noqa: A002
        """The table that was opened from this one, if any."""

    async def keep_review(self, id: str, reviewer: int, found: str) -> None:  # noqa: A002
        """Keeps what this version of the reviewer has found of a table, as JSON; what it found first stays."""

    async def review(self, id: str, reviewer: int) -> str | None:  # noqa: A002
        """What this version of the reviewer has found of a table."""

    def whole(self, *, writing: bool = False) -> AbstractAsyncContextManager[Transaction]:
        """One transaction over everything. It is kept at the end of the block, and not at all if that fails."""
