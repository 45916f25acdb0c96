"""Freezes a server's database, once: `python -m tests.released.freezing_server`.

Writes the next folder `tests/released/server-<n>/`: rows of every kind and tables in every state, as SQL that SQLite
and PostgreSQL both read (`rows.sql`), the schema of each, and what is expected of each table (`expected.json`). Each
table is played by the people of the tapes (`tests/tape`), so that clock and random numbers are fixed. The SQL is never
written again; what is expected, by `pytest tests/server/test_frozen_tables.py --rewrite-tape`, if a change of messages
is meant.
"""

import asyncio
import sqlite3
import tempfile
from contextlib import closing
from pathlib import Path
from typing import Final

import msgspec
from sqlalchemy.engine.url import make_url
from sqlalchemy.schema import CreateIndex, CreateTable

from auberge.offline.storage import BrowserStorage
from auberge.server.storage import storage_at
from auberge.server.storage.schema import METADATA
from auberge.server.storage.upgrade import NEWEST
from auberge.table.rows import StoredTable
from tests.released.evenings import EVERY, play
from tests.released.frozen_server import FOLDER, Expected, folders, seen, write_expected
from tests.tape.clock import START
from tests.tape.server import Shelf

_DIALECTS: Final = {kind: make_url(f"{kind}://").get_dialect()() for kind in ("sqlite", "postgresql")}


def _schema(kind: str) -> str:
    """The empty tables of a database of this kind."""
    lines = []
    for table in METADATA.sorted_tables:
        lines.append(str(CreateTable(table).compile(dialect=_DIALECTS[kind])).strip())
        for index in sorted(table.indexes, key=lambda index: str(index.name)):
            lines.append(str(CreateIndex(index).compile(dialect=_DIALECTS[kind])).strip())
    lines.append("CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL PRIMARY KEY)")
    lines.append(f"INSERT INTO alembic_version VALUES ('{NEWEST}')")
    text = "\n".join(f"{line};" for line in lines).replace("\t", "  ")
    return "\n".join(line.rstrip() for line in text.splitlines()) + "\n"


async def _fill(file: Path, shelf: Shelf) -> None:
    """Stores what is on a shelf in a new database."""
    old, new = BrowserStorage(shelf), storage_at(f"sqlite:///{file}")
    await new.open()
    for name, (_, text) in shelf.kept.items():
        await new.add_table(msgspec.json.decode(text, type=StoredTable))
        await new.append(await old.rows(name))
    for (name, reviewer), found in shelf.reviews.items():
        await new.keep_review(name, reviewer, found)
    await new.close()


def _inserts(file: Path) -> str:
    """All rows of a database as SQL, a line each."""
    texts = []
    with closing(sqlite3.connect(file)) as connection:
        for table in METADATA.sorted_tables:
            names = ", ".join(table.c.keys())
            quoted = " || ', ' || ".join(f"quote({name})" for name in table.c.keys())  # noqa: SIM118 (no dict)
            order = ", ".join(column.name for column in table.primary_key)
            rows = connection.execute(f"SELECT {quoted} FROM {table.name} ORDER BY {order}")
            values = ",\n".join(f"({row})" for (row,) in rows)
            texts.append(f"INSERT INTO {table.name} ({names}) VALUES\n{values};\n")
    return "".join(texts)


def freeze() -> Path:
    """Writes the next folder."""
    shelf, expected = Shelf(), dict[str, Expected]()
    for name, planned in EVERY.items():
        played = play(name, planned)
        at = START + played.passed + 1
        for table, secrets in played.secrets.items():
            follows = "after " if played.shelf.kept[table][0] else ""
            expected[table] = Expected(follows + name, secrets, at, seen(played.shelf, table, at, secrets))
        shelf.kept |= played.shelf.kept
        shelf.journal |= played.shelf.journal
        shelf.reviews |= played.shelf.reviews
    folder = FOLDER / f"server-{len(folders()) + 1}"
    folder.mkdir()
    with tempfile.TemporaryDirectory() as place:
        file = Path(place) / "frozen.db"
        asyncio.run(_fill(file, shelf))
        (folder / "rows.sql").write_text(_inserts(file))
    for kind in _DIALECTS:
        (folder / f"schema-{kind}.sql").write_text(_schema(kind))
    write_expected(folder, expected)
    return folder


if __name__ == "__main__":
    print(freeze())
