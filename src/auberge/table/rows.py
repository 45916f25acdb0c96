"""What is stored of a table: how it was opened, and one row for everything done at it; and how storing can fail.

Rows are only ever added, never changed.
"""

from collections.abc import Sequence
from typing import Final, Literal

import msgspec

from auberge.core.errors import AubergeError, EngineBug
from auberge.core.protocol import OptionValue
from auberge.wire import ANSWER_WAIT, Holder

RowKind = Literal[
    "move", "chance", "confirm", "undo", "bot", "back", "name", "ask", "hints", "promise", "number", "begin",
    "propose", "reopen", "seat", "swap", "ask_back", "granted", "talk", "coach", "coached",
    "fault", "damaged",
]  # fmt: skip
Key = tuple[str, int]  # table and number of a row

OTHER: Final = "other"
ELSEWHERE: Final = "server-elsewhere"  # another process owns the table, or is about to
_WHY: Final = {
    "server-storage-full": "full",
    "server-storage-read-only": "locked",
    "server-storage-unreachable": "away",
}
_UNSURE: Final = frozenset({"server-storage-unreachable", "server-storage-taken"})


class StorageFailed(AubergeError):
    """The storage cannot be used: not there, not ours, from a newer Auberge, or the disk refuses."""

    @property
    def why(self) -> str:
        """What players are told of it: nothing that only whoever runs the server may know."""
        return _WHY.get(self.key, OTHER)

    @property
    def is_unsure(self) -> bool:
        """Whether what was under way may have been stored all the same."""
        return self.key in _UNSURE

    @property
    def is_elsewhere(self) -> bool:
        """Whether another process owns the table now."""
        return self.key == ELSEWHERE


class AlreadyStored(AubergeError):
    """A table of this id, or another one opened from the same earlier table, is there already."""


class StoredSeat(msgspec.Struct, frozen=True):
    """Who sits at a seat. Of the secret in a seat's link only the SHA-256 is kept."""

    holder: Holder
    name: str
    bot: str | None
    secret: bytes | None


class StoredTable(msgspec.Struct, frozen=True):
    """A table as it was opened; what happened since is in its rows.

    Its chance is sealed under a secret (256 bits in hexadecimal); tables of before there were seals have a seed."""

    id: str
    name: str
    game: str
    rules_version: int
    options: dict[str, OptionValue]
    start_seat: int  # -1: drawn when the game begins
    seed: int  # 0 where there is a secret
    data: str | None
    seats: tuple[StoredSeat, ...]
    opened: float
    earlier: str | None = None  # the table it was opened from ("play again")
    answer_wait: float = ANSWER_WAIT  # seconds before a pass takes hold where it is a secret who is asked, on average
    answer_limit: float | None = None  # seconds after which the clock passes; 0: as soon as the wait is over
    secret: str | None = None
    salt: str | None = None

    @property
    def sealed_under(self) -> str:
        """The id its chance is sealed under: its own, unless it was another table before."""
        return self.id


class Row(msgspec.Struct, frozen=True, gc=False):
    """One thing done at a table; its texts must not hold the character U+0000, which databases cannot keep."""

    table: str
    number: int  # from 1, in the order of the table
    kind: RowKind
    seat: int
    text: str
    intent: str | None
    at: float

    def __post_init__(self) -> None:
        if "\0" in self.text or (self.intent is not None and "\0" in self.intent):
            raise EngineBug("bug-row-text", table=self.table, version=self.number)

    @property
    def key(self) -> Key:
        """What no two rows share."""
        return self.table, self.number


def damaged_row(table: str, number: int) -> Row:
    """What stands for a row that cannot be read any more: its table stops there. It is never stored."""
    return Row(table, number, "damaged", 0, "", None, 0.0)


def orphans(rows: Sequence[Row], stored: set[Key]) -> set[Key]:
    """Rows of this batch that were stored though an earlier version of their table was not: they stand on nothing."""
    lost: dict[str, int] = {}
    for row in rows:
        if row.key not in stored:
            lost[row.table] = min(row.number, lost.get(row.table, row.number))
    return {(table, version) for table, version in stored if table in lost and version > lost[table]}
