"""What the tests of the storage share: a storage of their own, tables and rows to put in it."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TypeVar

from auberge.server.storage import storage_at
from auberge.server.storage.sqlite import SqliteStorage
from auberge.table.rows import Row, RowKind, StoredSeat, StoredTable
from auberge.table.storage_contract import Storage

S = TypeVar("S", bound=Storage)


def with_storage(folder: Path, story: Callable[[SqliteStorage], Awaitable[None]]) -> None:
    """Runs a story with a storage that is open, in `folder/auberge.db`."""
    _tell(lambda: SqliteStorage(str(folder / "auberge.db")), story)


def with_storage_at(url: str, story: Callable[[Storage], Awaitable[None]]) -> None:
    """Runs a story with the storage at this URL, open."""
    _tell(lambda: storage_at(url), story)


def _tell(make: Callable[[], S], story: Callable[[S], Awaitable[None]]) -> None:
    async def run() -> None:
        storage = make()
        await storage.open()
        try:
            await story(storage)
        finally:
            await storage.close()

    asyncio.run(run())


def a_table(name: str = "t", opened: float = 1000.25, earlier: str | None = None) -> StoredTable:
    return StoredTable(
        id=name,
        name="La Tour d’Été",
        game="saint_malo",
        rules_version=1,
        options={"allow_voluntary_pass": True, "number": 3, "word": "a"},
        start_seat=1,
        seed=2**53 - 1,
        data="[x]\ny = 1\n",
        seats=(StoredSeat("link", "Anna", None, bytes(range(32))), StoredSeat("bot", "", "greedy", None)),
        opened=opened,
        earlier=earlier,
    )


def a_row(table: str = "t", version: int = 1, text: str = "use wall 2", kind: RowKind = "move") -> Row:
    return Row(table, version, kind, 0, text, f"i{version}", 1792000000.123456 + version)
