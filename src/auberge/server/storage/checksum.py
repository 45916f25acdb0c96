"""A backup knows what it holds: a checksum over all its rows, so that a damaged or altered file is noticed.

Reads whatever tables a file has, of any schema: it is checked as it is, before anything is brought up to date.
"""

import contextlib
import hashlib
import sqlite3
from pathlib import Path
from typing import Final

TABLE: Final = "backup_checksum"
FORGET: Final = f"DROP TABLE IF EXISTS {TABLE}"  # before somebody goes on writing to the file
_NAMES: Final = "SELECT name, sql FROM sqlite_master WHERE type = 'table' AND name <> ? ORDER BY name"


def add_checksum(file: Path) -> None:
    """Writes down what a finished backup holds."""
    with contextlib.closing(sqlite3.connect(file)) as connection, connection:
        connection.execute(f"CREATE TABLE {TABLE} (sha256 TEXT NOT NULL)")
        connection.execute(f"INSERT INTO {TABLE} VALUES (?)", (_checksum(connection),))


def is_intact(file: Path) -> bool:
    """Whether a backup holds what it did when it was made. One of an older Auberge does not say, nor does any other
    file: whether that is a backup at all is to be found out elsewhere."""
    with contextlib.closing(sqlite3.connect(file)) as connection:
        try:
            noted = connection.execute(f"SELECT sha256 FROM {TABLE}").fetchall()
        except sqlite3.DatabaseError:
            return True
        try:
            return noted == [(_checksum(connection),)]
        except sqlite3.DatabaseError:
            return False


def _checksum(connection: sqlite3.Connection) -> str:
    digest = hashlib.sha256()
    for name, definition in connection.execute(_NAMES, (TABLE,)).fetchall():
        digest.update(repr((name, definition)).encode())
        for row in connection.execute(f'SELECT * FROM "{name}"'):
            digest.update(repr(row).encode())
    return digest.hexdigest()
