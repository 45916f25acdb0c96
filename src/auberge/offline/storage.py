"""Where this house keeps its tables: in the browser (`page.Shelf`)."""

from collections.abc import Awaitable, Sequence
from contextlib import AbstractAsyncContextManager
from typing import Final, NoReturn, TypeVar

import msgspec

from auberge.core.errors import EngineBug
from auberge.offline.importing import ImportedTable
from auberge.offline.page import Shelf
from auberge.table.rows import AlreadyStored, Key, Row, StorageFailed, StoredTable, damaged_row
from auberge.table.storage_contract import Ownership, Transaction

T = TypeVar("T")
_FULL: Final = "QuotaExceededError"
_rows: Final[msgspec.json.Decoder[list[Row]]] = msgspec.json.Decoder(list[Row])
_raw_rows: Final[msgspec.json.Decoder[list[msgspec.Raw]]] = msgspec.json.Decoder(list[msgspec.Raw])
_keys: Final[msgspec.json.Decoder[list[Key]]] = msgspec.json.Decoder(list[Key])
_table: Final[msgspec.json.Decoder[ImportedTable]] = msgspec.json.Decoder(ImportedTable)


class BrowserStorage:
    """A `table.storage_contract.Storage` on a shelf of the browser. It needs no opening, and nobody shares it."""

    place: Final = "IndexedDB"
    ownership: Final[Ownership | None] = None

    def __init__(self, shelf: Shelf) -> None:
        self._shelf: Final = shelf

    async def claim(self, *, shared: bool = False) -> None:
        """Rows that another tab stores first are found when ours are refused."""

    async def open(self) -> None:
        """The shelf is open."""

    async def look(self) -> None:
        """The shelf is open."""

    async def close(self) -> None:
        """The browser closes it."""

    async def probe(self) -> None:
        """StorageFailed if the shelf cannot be read."""
        await self._kept(self._shelf.tables())

    async def add_table(self, table: StoredTable) -> None:
        """Keeps a new table. AlreadyStored if it, or another one that follows the same table, is there."""
        text = msgspec.json.encode(table).decode()
        if not await self._kept(self._shelf.add_table(table.id, table.earlier or "", text)):
            raise AlreadyStored("server-table-already-stored", id=table.id)

    async def table(self, id: str) -> StoredTable | None:  # noqa: A002 (an id is what it is)
        """The table of this id."""
        text = await self._kept(self._shelf.table(id))
        return _table.decode(text) if text else None

    async def tables(self) -> list[str]:
        """The ids of all tables, those opened last first."""
        return msgspec.json.decode(await self._kept(self._shelf.tables()), type=list[str])

    async def remove(self, id: str) -> None:  # noqa: A002
        """Forgets a table."""
        await self._kept(self._shelf.remove(id))

    async def rows(self, id: str, after: int = 0) -> list[Row]:  # noqa: A002
        """All that was done at a table, in order; or what came after the row of this number."""
        found = await self._kept(self._shelf.rows(id, after))
        try:
            return _rows.decode(found)
        except msgspec.ValidationError:
            return [_row(id, number, row) for number, row in enumerate(_raw_rows.decode(found), after + 1)]

    async def append(self, rows: Sequence[Row]) -> set[Key]:
        """Keeps rows in one transaction and returns the keys that this call stored."""
        return set(_keys.decode(await self._kept(self._shelf.append(msgspec.json.encode(rows).decode()))))

    async def tables_since(self, opened: float) -> int:  # noqa: ARG002
        """How many tables were opened at that time or later; nobody limits them here."""
        return 0

    async def following(self, id: str) -> str | None:  # noqa: A002
        """The table that was opened from this one, if any."""
        return await self._kept(self._shelf.following(id)) or None

    async def keep_review(self, id: str, reviewer: int, found: str) -> None:  # noqa: A002
        """Keeps what this version of the reviewer has found of a table."""
        await self._kept(self._shelf.keep_review(id, reviewer, found))

    async def review(self, id: str, reviewer: int) -> str | None:  # noqa: A002
        """What this version of the reviewer has found of a table."""
        return await self._kept(self._shelf.review(id, reviewer)) or None

    def whole(self, *, writing: bool = False) -> AbstractAsyncContextManager[Transaction]:  # noqa: ARG002
        """There is no SQL here, so nothing for copies and backups to work on."""
        raise StorageFailed("server-storage-failed", place=self.place, problem="whole")

    async def _kept(self, promise: Awaitable[T]) -> T:
        """What a promise of the shelf brings. StorageFailed if it is broken."""
        try:
            return await promise
        except Exception as problem:
            self._fail(problem)

    def _fail(self, problem: Exception) -> NoReturn:
        if getattr(problem, "name", "") == _FULL:
            raise StorageFailed("server-storage-full", place=self.place) from problem
        raise StorageFailed("server-storage-failed", place=self.place, problem=str(problem)) from problem


def _row(table: str, number: int, kept: msgspec.Raw) -> Row:
    try:
        return msgspec.json.decode(kept, type=Row)
    except (msgspec.ValidationError, EngineBug):
        return damaged_row(table, number)
