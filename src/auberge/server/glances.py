"""Tables looked at as they are stored, whichever process owns them: for the list of tables, and the next table."""

from collections.abc import Awaitable, Callable, Sequence
from typing import Final, Protocol

from auberge.table.live_table import LiveTable
from auberge.table.rows import Row, StoredTable
from auberge.table.state import TableState
from auberge.table.storage_contract import Storage
from auberge.table.validation import BadMessage
from auberge.thinking.fair_queue import Urgency

_KEPT: Final = 50  # as they were looked at last


class Read(Protocol):
    """Reads a table from its rows."""

    def __call__(self, stored: StoredTable, rows: Sequence[Row], otherwise: Urgency) -> Awaitable[TableState]: ...


class Glances:
    """The last tables that were looked at. Nothing happens at them, and who is there only their owner knows."""

    def __init__(self, storage: Storage, read: Read, make: Callable[[TableState], LiveTable]) -> None:
        self._storage: Final = storage
        self._read: Final = read
        self._make: Final = make
        self._kept: Final[dict[str, LiveTable]] = {}

    async def at(self, table_id: str) -> LiveTable:
        """The table of this id as it is stored now. BadMessage if there is none."""
        stored = await self._storage.table(table_id)
        if stored is None:
            raise BadMessage("server-no-such-table", table=table_id[:40])
        rows = await self._storage.rows(table_id)
        table = self._kept.pop(table_id, None)
        if table is None or table.history.length != (rows[-1].number if rows else 0):
            table = self._make(await self._read(stored, rows, Urgency.UNWATCHED))
            table.end()
        self._kept[table_id] = table  # the last looked at is the last to be forgotten
        while len(self._kept) > _KEPT:
            del self._kept[next(iter(self._kept))]
        return table
