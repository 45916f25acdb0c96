"""Where tables and everything done at them are kept: the one small interface the server knows, and what it keeps.

Rows are only ever added, never changed. Nothing above this room knows which database is behind it.
"""

from collections.abc import Callable, Sequence
from contextlib import AbstractAsyncContextManager
from importlib.util import find_spec
from typing import TYPE_CHECKING, Final, Literal, Protocol, TypeVar

import msgspec

from auberge.core.errors import AubergeError, BadSetup, EngineBug
from auberge.core.protocol import OptionValue
from auberge.server.messages import ANSWER_WAIT, Holder
from auberge.server.storage.sharing import Sharing

if TYPE_CHECKING:
    from sqlalchemy import Connection

RowKind = Literal[
    "move", "chance", "confirm", "undo", "bot", "back", "name", "ask", "hints", "promise", "number", "begin",
    "propose", "reopen", "seat", "swap", "ask_back", "granted", "talk", "coach", "coached",
    "fault",
]  # fmt: skip
Key = tuple[str, int]  # table and number of a row
T = TypeVar("T")


OTHER: Final = "other"
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
    number: int  # from 1, in the order of the table; the column is called version
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


def orphans(rows: Sequence[Row], stored: set[Key]) -> set[Key]:
    """Rows of this batch that were stored though an earlier version of their table was not: they stand on nothing."""
    lost: dict[str, int] = {}
    for row in rows:
        if row.key not in stored:
            lost[row.table] = min(row.number, lost.get(row.table, row.number))
    return {(table, version) for table, version in stored if table in lost and version > lost[table]}


class Transaction(Protocol):
    """All that is stored, as it is at one moment, for reading or filling a storage as a whole."""

    async def run(self, work: Callable[["Connection"], T]) -> T:
        """Does some work with the connection; one work at a time."""


class Storage(Protocol):
    """What the server asks of a database. Whatever goes wrong with the database is a StorageFailed."""

    @property
    def place(self) -> str:
        """What the storage is called in messages to whoever runs the server; no password is in it."""

    @property
    def sharing(self) -> Sharing | None:
        """What servers have between them that share this storage; None where it cannot be shared."""

    async def claim(self, *, shared: bool = False) -> None:
        """Has no other server use this storage until it is closed, but for those who share it, if it can be shared.
        StorageFailed if one does."""

    async def open(self) -> None:
        """Makes the storage ready and brings its schema up to date."""

    async def look(self) -> None:
        """Makes the storage ready for reading, and changes nothing in it. StorageFailed if there is nothing of ours, or
        only with an older schema."""

    async def probe(self) -> None:
        """StorageFailed if nothing could be stored now: the disk is full or refuses, or the database is gone."""

    async def close(self) -> None:
        """Lets go of everything; what was under way is finished first."""

    async def add_table(self, table: StoredTable) -> None:
        """Keeps a new table, durably. AlreadyStored if it, or another one that follows the same table, is there."""

    async def table(self, id: str) -> StoredTable | None:  # noqa: A002 (an id is what it is)
        """The table of this id."""

    async def rows(self, id: str, after: int = 0) -> list[Row]:  # noqa: A002
        """All that was done at a table, in order; or what came after the row of this number."""

    async def append(self, rows: Sequence[Row]) -> set[Key]:
        """Keeps rows with different keys in one durable transaction and returns the keys that this call stored.

        A key that was there before is not returned, and neither are later rows of its table: they stand on it."""

    async def tables_since(self, opened: float) -> int:
        """How many tables were opened at that time or later."""

    async def following(self, id: str) -> str | None:  # noqa: A002
        """The table that was opened from this one, if any."""

    async def keep_review(self, id: str, reviewer: int, found: str) -> None:  # noqa: A002
        """Keeps what this version of the reviewer has found of a table, as JSON; what it found first stays."""

    async def review(self, id: str, reviewer: int) -> str | None:  # noqa: A002
        """What this version of the reviewer has found of a table."""

    def whole(self, *, writing: bool = False) -> AbstractAsyncContextManager[Transaction]:
        """One transaction over everything. It is kept at the end of the block, and not at all if that fails."""


def storage_at(url: str) -> Storage:
    """The storage a URL names: `sqlite:///relative/file.db`, `sqlite:////absolute/file.db`, `postgresql://…`.

    BadSetup if it names none, or if what PostgreSQL needs is not installed."""
    from sqlalchemy import make_url
    from sqlalchemy.exc import ArgumentError

    try:
        parsed = make_url(url)
    except (ArgumentError, ValueError) as problem:  # ValueError: a port that is no number
        raise BadSetup("setup-storage-url", url=url.rpartition("@")[2]) from problem
    if parsed.drivername in ("postgresql", "postgres"):
        if find_spec("asyncpg") is None or find_spec("greenlet") is None:
            raise BadSetup("setup-storage-driver", command="pip install 'auberge[postgresql]'")
        from auberge.server.storage.postgresql import PostgresStorage

        return PostgresStorage(url)
    from auberge.server.storage.sqlite import SqliteStorage

    if parsed.drivername != "sqlite" or not parsed.database or parsed.database == ":memory:":
        raise BadSetup("setup-storage-url", url=url.rpartition("@")[2])
    return SqliteStorage(parsed.database)
