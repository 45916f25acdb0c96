"""Writes rows into a SQLite file, batch after batch, each durable before it counts: as a process of its own, started by
`writer`, so that the server does not wait for Python's lock meanwhile.

It needs nothing but Python's own library, so that it starts at once and is small. It ends when the server has hung up,
however that ended; signals meant for the server do not concern it.
"""

import json
import os
import signal
import socket
import sqlite3
import struct
import sys
import time
from typing import Final

FIELDS: Final = ("table", "number", "kind", "seat", "text", "intent", "at")  # of a `Row`
HEAD: Final = struct.Struct(">II")  # of a batch: its rows, and the bytes of their JSON
ANSWER: Final = struct.Struct(">I")  # of an answer: its bytes
ALL: Final = b""  # the answer if every row is stored
GONE, OTHER = -1, -2  # codes where it is not SQLite that complains: the file is another, or none; anything else
_PATIENCE: Final = 5.0  # seconds, for others who use the file
_PAUSE: Final = 0.01
_WAL: Final = "PRAGMA journal_mode=WAL"
_PRAGMAS: Final = (
    "PRAGMA synchronous=FULL",
    "PRAGMA wal_autocheckpoint=1000",
    "PRAGMA temp_store=MEMORY",  # else the statement journal of a batch is a file of its own, on the disk
    f"PRAGMA busy_timeout={_PATIENCE * 1000:.0f}",
)
# One statement for a whole batch: SQLite takes the rows apart without holding up Python.
_APPEND: Final = (
    "INSERT INTO journal (table_id, number, kind, seat, text, intent, at) "
    "SELECT "
    + ", ".join(f"json_extract(value, '$.{field}')" for field in FIELDS)
    + " FROM json_each(?) WHERE true ON CONFLICT DO NOTHING RETURNING table_id, number"
)
_TAKE_BACK: Final = "DELETE FROM journal WHERE table_id = ? AND number = ?"
# Those of a batch that are there, word for word; times only nearly, since SQLite does not read every digit.
_RECALL: Final = (
    "SELECT table_id, number FROM json_each(?) AS said JOIN journal "
    "ON table_id = json_extract(value, '$.table') AND number = json_extract(value, '$.number') "
    "WHERE kind = json_extract(value, '$.kind') AND seat = json_extract(value, '$.seat') "
    "AND text = json_extract(value, '$.text') AND intent IS json_extract(value, '$.intent') "
    "AND abs(at - json_extract(value, '$.at')) < 0.001"
)

Key = tuple[str, int]
Identity = tuple[int, int]


def prepare(connection: sqlite3.Connection) -> None:
    """Sets a connection as all of ours are. If two make a new file, SQLite lets none of them wait for the other."""
    for pragma in _PRAGMAS:
        connection.execute(pragma).close()
    end = time.monotonic() + _PATIENCE
    while True:
        try:
            connection.execute(_WAL).close()
            return
        except sqlite3.OperationalError as problem:
            if problem.sqlite_errorcode != sqlite3.SQLITE_BUSY or time.monotonic() > end:
                raise
        time.sleep(_PAUSE)


def append(connection: sqlite3.Connection, rows: str, count: int) -> set[Key]:
    """Stores rows, told as JSON, in one transaction; the keys of those that were not there before and do not stand on
    one that was."""
    connection.execute("BEGIN IMMEDIATE")
    stored: set[Key] = set(connection.execute(_APPEND, (rows,)).fetchall())
    if len(stored) < count:
        lost = orphans([(row["table"], row["number"]) for row in json.loads(rows)], stored)
        connection.executemany(_TAKE_BACK, lost)
        stored -= lost
    connection.execute("COMMIT")
    return stored


def recall(connection: sqlite3.Connection, rows: str) -> set[Key]:
    """The keys of those of these rows that are stored."""
    return set(connection.execute(_RECALL, (rows,)).fetchall())


def orphans(keys: list[Key], stored: set[Key]) -> set[Key]:
    """Of the rows with these keys, those that were stored though an earlier one of their table was not: they stand on
    nothing."""
    lost: dict[str, int] = {}
    for table, number in keys:
        if (table, number) not in stored:
            lost[table] = min(number, lost.get(table, number))
    return {(table, number) for table, number in stored if table in lost and number > lost[table]}


def identity(path: str | os.PathLike[str]) -> Identity:
    """What tells a file from every other."""
    found = os.stat(path)
    return found.st_dev, found.st_ino


class RowWriter:
    """The file as it was when the server opened it, and a connection to it."""

    def __init__(self, opened: dict[str, Identity]) -> None:
        self._opened: Final = opened  # the file, and the one with its last changes beside it
        self._connection: sqlite3.Connection | None = None

    def answer(self, rows: str, count: int) -> bytes:
        """Stores a batch. Empty, or as JSON the keys that are stored, or what went wrong: a code and a text."""
        try:
            self._check()
            stored = append(self._connect(), rows, count)
            self._check()
        except (sqlite3.Error, OSError) as problem:
            self._recover()
            missing = isinstance(problem, FileNotFoundError)
            code = GONE if missing else getattr(problem, "sqlite_errorcode", OTHER)
            return json.dumps({"code": code, "text": str(problem)}).encode()
        return ALL if len(stored) == count else json.dumps({"stored": sorted(stored)}).encode()

    def _check(self) -> None:
        for path, known in self._opened.items():
            if identity(path) != known:
                raise FileNotFoundError(path)

    def _connect(self) -> sqlite3.Connection:
        if self._connection is None:
            connection = sqlite3.connect(next(iter(self._opened)), isolation_level=None)
            prepare(connection)
            self._connection = connection
        return self._connection

    def _recover(self) -> None:
        """After a failure: nothing half done stays behind, and the file is opened anew."""
        connection, self._connection = self._connection, None
        if connection is not None:
            connection.close()


def _read(line: socket.socket, size: int) -> bytes | None:
    """So many bytes; None if the server has hung up."""
    parts: list[bytes] = []
    while size:
        part = line.recv(size)
        if not part:
            return None
        parts.append(part)
        size -= len(part)
    return b"".join(parts)


def serve(line: socket.socket, writer: RowWriter) -> None:
    """Answers batch after batch until the server hangs up."""
    while (head := _read(line, HEAD.size)) is not None:
        count, size = HEAD.unpack(head)
        rows = _read(line, size)
        if rows is None:
            return
        answer = writer.answer(rows.decode(), count)
        try:
            line.sendall(ANSWER.pack(len(answer)) + answer)
        except BrokenPipeError:
            return


def main() -> None:
    """Serves the socket that is its standard input; its argument says as JSON which files it writes to."""
    for name in ("SIGINT", "SIGTERM", "SIGHUP"):
        signal.signal(getattr(signal, name), signal.SIG_IGN)
    opened = {path: (device, number) for path, device, number in json.loads(sys.argv[1])}
    with socket.socket(fileno=0) as line:
        serve(line, RowWriter(opened))


if __name__ == "__main__":
    main()
