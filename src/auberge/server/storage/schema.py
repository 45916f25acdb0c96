"""The tables of the database as the newest migration leaves them, and the plain questions asked of them.

A change here needs a migration in `migrations/versions`; a test compares the two. The same for every database.
"""

from collections.abc import Awaitable, Callable, Mapping
from typing import Final

import msgspec
from sqlalchemy import (
    BigInteger,
    Column,
    Double,
    Index,
    Insert,
    Integer,
    MetaData,
    Select,
    Table,
    Text,
    func,
    insert,
    select,
)

from auberge.core.errors import BadRecord, EngineBug
from auberge.table.rows import Row, StoredTable, damaged_row

METADATA: Final = MetaData()
PAGE: Final = 1000  # rows of a table that are read at one go

TABLES: Final = Table(
    "tables",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("game", Text, nullable=False),
    Column("rules_version", Integer, nullable=False),
    Column("options", Text, nullable=False),  # JSON
    Column("start_seat", Integer, nullable=False),
    Column("seed", BigInteger, nullable=False),
    Column("data", Text),
    Column("seats", Text, nullable=False),  # JSON
    Column("opened", Double, nullable=False),
    Column("earlier", Text),
    Column("answer_wait", Double, nullable=False, server_default="1.2"),
    Column("answer_limit", Double),
    Column("secret", Text),
    Column("salt", Text),
    Index("tables_by_opening", "opened"),
    Index("one_table_follows", "earlier", unique=True),
)

# No foreign key: one row of an unknown table must not undo the rows of all others in its batch.
JOURNAL: Final = Table(
    "journal",
    METADATA,
    Column("table_id", Text, primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("kind", Text, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("text", Text, nullable=False),
    Column("intent", Text),
    Column("at", Double, nullable=False),
    sqlite_with_rowid=False,
)

# One for each version of the reviewer.
REVIEWS: Final = Table(
    "reviews",
    METADATA,
    Column("table_id", Text, primary_key=True),
    Column("reviewer", Integer, primary_key=True, autoincrement=False),
    Column("found", Text, nullable=False),  # JSON
    sqlite_with_rowid=False,
)


def add_table(table: StoredTable) -> Insert:
    """Keeps a new table."""
    fields = {name: getattr(table, name) for name in table.__struct_fields__}
    documents = {name: msgspec.json.encode(fields[name]).decode() for name in ("options", "seats")}
    return insert(TABLES).values(fields | documents)


def one_table(table_id: str) -> Select[tuple[object, ...]]:
    """The table of this id."""
    return select(*TABLES.c).where(TABLES.c.id == table_id)


def read_table(found: Mapping[str, object]) -> StoredTable:
    """A table as it came back from the database. BadRecord if it is damaged."""
    try:
        documents = {name: msgspec.json.decode(str(found[name])) for name in ("options", "seats")}
        return msgspec.convert({**found, **documents}, StoredTable)
    except msgspec.DecodeError as problem:
        raise BadRecord("server-table-damaged", table=str(found["id"])) from problem


def rows_of(table_id: str, after: int = 0) -> Select[tuple[object, ...]]:
    """The next rows of a table after one, a page of them, in order, their columns in the order of `Row`."""
    mine = select(*JOURNAL.c).where(JOURNAL.c.table_id == table_id).order_by(JOURNAL.c.number).limit(PAGE)
    return mine.where(JOURNAL.c.number > after) if after else mine


async def every_row(page: Callable[[int], Awaitable[list[Row]]], after: int) -> list[Row]:
    """All rows after one, page by page: whoever reads something else meanwhile comes in between."""
    rows = found = await page(after)
    while len(found) == PAGE and found[-1].number > after:
        after = found[-1].number
        found = await page(after)
        rows += found
    return rows


def read_row(found: tuple[object, ...]) -> Row:
    """A row as it came back from the database; a damaged one in place of what is none."""
    fields = dict(zip(Row.__struct_fields__, found, strict=True))
    try:
        return msgspec.convert(fields, Row)
    except (msgspec.ValidationError, EngineBug):
        number = fields["number"]
        return damaged_row(str(fields["table"]), number if isinstance(number, int) else 0)


def tables_since(opened: float) -> Select[int]:
    """How many tables were opened since."""
    return select(func.count()).select_from(TABLES).where(TABLES.c.opened >= opened)


def following(table_id: str) -> Select[str]:
    """The table opened from this one."""
    return select(TABLES.c.id).where(TABLES.c.earlier == table_id)


def add_review(table_id: str, reviewer: int, found: str) -> Insert:
    """Keeps what this version of the reviewer has found."""
    return insert(REVIEWS).values(table_id=table_id, reviewer=reviewer, found=found)


def review_of(table_id: str, reviewer: int) -> Select[str]:
    """What this version of the reviewer has found."""
    return select(REVIEWS.c.found).where(REVIEWS.c.table_id == table_id, REVIEWS.c.reviewer == reviewer)
