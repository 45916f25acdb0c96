"""All that is stored, copied from one storage into another that is empty, and compared row by row.

Reads one moment of the source; the target has everything in the end, or nothing if something goes wrong. What is copied
is what the schema lists: a new table of the database needs no line here.
"""

from collections.abc import AsyncIterator, Callable, Sequence
from typing import Final

import msgspec
from sqlalchemy import Connection, Select, Table, Text, func, insert, select

from auberge.server.storage.schema import METADATA, TABLES
from auberge.table.rows import StorageFailed
from auberge.table.storage_contract import Storage, Transaction

_CHUNK: Final = 1000
_PLAIN: Final = {"sqlite": "BINARY", "postgresql": "C"}  # what each calls the order of letters by their numbers

Tell = Callable[[int, int], None]  # rows copied and compared so far, and in all


class Copied(msgspec.Struct, frozen=True):
    """What was copied: tables of players, and rows of the database in all."""

    tables: int
    rows: int


async def copy_all(source: Storage, target: Storage, tell: Tell = lambda _done, _all: None) -> Copied:
    """Copies everything. StorageFailed if the target holds something, or would not hold the same in the end."""
    async with source.whole() as reading, target.whole(writing=True) as writing:
        if any([await writing.run(_counting(table)) for table in METADATA.sorted_tables]):
            raise StorageFailed("server-storage-not-empty", place=target.place)
        counts = {table: await reading.run(_counting(table)) for table in METADATA.sorted_tables}
        rows, done = sum(counts.values()), 0
        for table in METADATA.sorted_tables:
            async for chunk in _chunks(reading, table):
                await writing.run(_adding(table, chunk))
                done += len(chunk)
                tell(done, 2 * rows)
        for table in METADATA.sorted_tables:
            copied = _chunks(writing, table)
            async for chunk in _chunks(reading, table):
                if await anext(copied, None) != chunk:
                    raise StorageFailed("server-copy-differs", place=target.place, table=table.name)
                done += len(chunk)
                tell(done, 2 * rows)
            if await anext(copied, None) is not None:
                raise StorageFailed("server-copy-differs", place=target.place, table=table.name)
    return Copied(counts[TABLES], rows)


async def _chunks(transaction: Transaction, table: Table) -> AsyncIterator[list[tuple[object, ...]]]:
    """All rows of a table of the database, by key, some at a time."""
    found = await transaction.run(lambda connection: connection.execute(_in_order(connection, table)))
    while chunk := await transaction.run(lambda _: found.fetchmany(_CHUNK)):
        yield [tuple(row) for row in chunk]


def _in_order(connection: Connection, table: Table) -> Select[tuple[object, ...]]:
    plain = _PLAIN[connection.dialect.name]
    key = [column.collate(plain) if isinstance(column.type, Text) else column for column in table.primary_key]
    return select(*table.c).order_by(*key).execution_options(stream_results=True)


def _counting(table: Table) -> Callable[[Connection], int]:
    return lambda connection: connection.execute(select(func.count()).select_from(table)).scalar_one()


def _adding(table: Table, rows: Sequence[tuple[object, ...]]) -> Callable[[Connection], None]:
    named = [dict(zip(table.c.keys(), row, strict=True)) for row in rows]

    def add(connection: Connection) -> None:
        connection.execute(insert(table), named)

    return add
