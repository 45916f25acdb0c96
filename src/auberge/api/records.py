"""Games as files: one JSON file each, the same that table and terminal write (docs/how-to/records.md)."""

from pathlib import Path

import msgspec

from auberge import games
from auberge.core import record as records
from auberge.core.match import resume as resume_match
from auberge.core.record import Record
from auberge.core.session import Session


def read_record(file: Path | str | bytes) -> Record:
    """The record in a file, or in the bytes of one. BadRecord says what is wrong with it."""
    return records.loads(file if isinstance(file, bytes) else Path(file).read_bytes())


def write_record(record: Record, file: Path | str) -> None:
    """Writes a record as a file."""
    Path(file).write_bytes(records.dumps(record))


def resume(record: Record, entries: int | None = None) -> Session:
    """The session a record tells of, every entry checked by the rules; with `entries`, as it stood after so many.

    >>> import auberge
    >>> record = auberge.play("malta", ["random", "random"], seed=2).record
    >>> auberge.resume(record).is_over
    True
    >>> auberge.resume(record, entries=10).is_over
    False

    BadRecord names the entry that is wrong.
    """
    if entries is not None:
        record = msgspec.structs.replace(record, entries=record.entries[:entries])
    return Session(resume_match(games.load(record.game, record.rules_version), record))
