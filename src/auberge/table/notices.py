"""What servers that share a storage tell each other about the tables they both have in memory.

Nothing here is needed to be right: what is stored decides. Moves travel with their rows; the rest is passed on."""

from collections.abc import Iterator, Sequence
from contextlib import suppress
from typing import Final

import msgspec

from auberge import wire as m
from auberge.table.rows import Row


class Notice(msgspec.Struct, frozen=True, array_like=True, tag=str.lower):
    """A word of a server about a table."""

    server: int
    table: str


class Stored(Notice, frozen=True):
    """A row is stored that has to be read: it is too long for a notice, or the one that told of it was missed."""

    number: int


class Who(Notice, frozen=True):
    """A server has the table in memory now, and asks who is there."""


class Here(Notice, frozen=True):
    """Who is at the table on this server, which seats are programs', which people have left when, and since when the
    table is in memory."""

    seats: tuple[int, ...]
    spectators: int
    programs: tuple[int, ...]
    left: dict[int, float]
    since: float


class Spoken(Notice, frozen=True):
    """A word across the table, by the id of its intent; one of before is only kept."""

    intent: str
    word: m.Word
    past: bool = False


class Passed(Notice, frozen=True):
    """A person's pass at a question that only one seat may know of. It is held by the server that lets things happen
    at the table, as if that person were there: so no time tells where they are."""

    seat: int
    move: str
    intent: str


class Kept(Notice, frozen=True):
    """This server lets things happen at the table from now on."""


class Free(Notice, frozen=True):
    """This server does no longer, and another may."""


class Followed(Notice, frozen=True):
    """Another table was opened from this one ("play again")."""

    by: str


class Together(msgspec.Struct, frozen=True, array_like=True, tag=str.lower):
    """Rows were stored at one go, in the order of their tables; all of a table, or the first of them. The storage
    itself says so (`storage.postgresql`)."""

    server: int
    rows: tuple[Row, ...]


class _Unread(msgspec.Struct, frozen=True, array_like=True, tag="together"):
    """The same, where not all of it may be for us."""

    server: int
    rows: tuple[msgspec.Raw, ...]


AnyNotice = Stored | Who | Here | Spoken | Passed | Kept | Free | Followed
_decoder: Final[msgspec.json.Decoder[AnyNotice | Together]] = msgspec.json.Decoder(AnyNotice | Together)
_unread: Final[msgspec.json.Decoder[_Unread]] = msgspec.json.Decoder(_Unread)
_row: Final[msgspec.json.Decoder[Row]] = msgspec.json.Decoder(Row)


def read_notice(text: str) -> Sequence[AnyNotice | Row]:
    """What a notice says of each table: a row is stored, or something else. Nothing of what only another version of
    ours knows."""
    try:
        notice = _decoder.decode(text)
    except msgspec.DecodeError:
        return tuple(_known_rows(text))
    return notice.rows if isinstance(notice, Together) else (notice,)


def _known_rows(text: str) -> Iterator[Row]:
    """Of rows that were stored at one go, those of a kind that we know: the others are of other tables, or come later
    and are missed then."""
    try:
        rows = _unread.decode(text).rows
    except msgspec.DecodeError:
        return
    for row in rows:
        with suppress(msgspec.DecodeError):
            yield _row.decode(row)
