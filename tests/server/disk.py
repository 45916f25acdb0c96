"""A real database under the tables of tests that have none: what is done there goes through it at every restart."""

import asyncio
import itertools
import threading
from collections.abc import Coroutine, Iterator, Sequence
from contextlib import contextmanager
from typing import Final, TypeVar

import msgspec

from auberge.server.storage import storage_at
from auberge.table.rows import Row

T = TypeVar("T")
_in_use: "list[Disk]" = []


class Disk:
    """A storage in a thread of its own."""

    def __init__(self, database: str) -> None:
        self._storage: Final = storage_at(database)
        self._loop: Final = asyncio.new_event_loop()
        self._thread: Final = threading.Thread(target=self._loop.run_forever, daemon=True)
        self._thread.start()
        self._names: Final = itertools.count(1)
        self._run(self._storage.open())
        self.reread = 0

    def new_name(self) -> str:
        """A name that no other table has."""
        return f"table {next(self._names)}"

    def through(self, name: str, rows: Sequence[Row], kept: int) -> list[Row]:
        """Stores those of a table's rows that are not kept yet; all of its rows, as they come back."""
        new = [msgspec.structs.replace(row, table=name) for row in rows[kept:]]
        if new:
            assert self._run(self._storage.append(new)) == {row.key for row in new}
        self.reread += 1
        found = self._run(self._storage.rows(name))
        return [msgspec.structs.replace(row, table=before.table) for row, before in zip(found, rows, strict=True)]

    def close(self) -> None:
        self._run(self._storage.close())
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()

    def _run(self, work: Coroutine[None, None, T]) -> T:
        return asyncio.run_coroutine_threadsafe(work, self._loop).result(60)


class StoredRows(list[Row]):
    """The rows of one table, and how many of them the disk has."""

    def __init__(self, rows: Sequence[Row], disk: Disk, name: str, kept: int = 0) -> None:
        super().__init__(rows)
        self.disk, self.name, self.kept = disk, name, kept


def reread(rows: Sequence[Row]) -> list[Row]:
    """The rows a table begins with, or goes on with after a restart: from the disk, if there is one."""
    if not _in_use:
        return list(rows)
    if not isinstance(rows, StoredRows) or rows.disk is not _in_use[-1]:
        rows = StoredRows(rows, _in_use[-1], _in_use[-1].new_name())
    found = rows.disk.through(rows.name, rows, rows.kept)
    assert found == list(rows), "the database gives back something else"
    rows.kept = len(rows)
    return StoredRows(found, rows.disk, rows.name, len(found))


@contextmanager
def on_disk(database: str) -> Iterator[Disk]:
    """Everything that tables of tests do goes through this database."""
    disk = Disk(database)
    _in_use.append(disk)
    try:
        yield disk
    finally:
        _in_use.remove(disk)
        disk.close()
