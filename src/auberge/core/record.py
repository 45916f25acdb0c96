"""A stored game: one JSON file with the set-up, the players and every entry in the order of the table.

An entry is `SEAT TEXT`, the seat counted from 1 and the text in the game's notation: decisions (`1 use wall 2`) and
outcomes of chance (`1 roll log wall head`). Set-up and entries alone give the whole game again; the seed is there to
go on with, and is left out of what players of a running game are given.
"""

from typing import Final, Literal

import msgspec

from auberge.core.errors import BadRecord
from auberge.core.protocol import OptionValue

VERSION: Final = 1
MAX_BYTES: Final = 4_000_000


class Player(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who sits there: a name to show and `human` or the name of a bot."""

    name: str
    kind: str


class Record(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Everything needed to see a game again, and with the seed to go on with it."""

    game: str
    rules_version: int
    seats: int
    start_seat: int  # from 1
    options: dict[str, OptionValue]
    players: tuple[Player, ...]
    entries: tuple[str, ...]
    seed: int | None = None
    data: str | None = None
    format: Literal["auberge-record"] = "auberge-record"
    version: int = VERSION


def dumps(record: Record) -> bytes:
    """The record as a JSON file, one entry a line."""
    return msgspec.json.format(msgspec.json.encode(record), indent=1) + b"\n"


def loads(data: bytes) -> Record:
    """The record in a JSON file. BadRecord says what is wrong with it."""
    if len(data) > MAX_BYTES:
        raise BadRecord("bad-record-size", bytes=len(data), most=MAX_BYTES)
    try:
        head = msgspec.json.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as problem:
        raise BadRecord("bad-record-json", problem=str(problem)) from problem
    if not isinstance(head, dict) or head.get("format") != "auberge-record":
        raise BadRecord("bad-record-format")
    if head.get("version") != VERSION:
        raise BadRecord("bad-record-version", version=str(head.get("version")), known=VERSION)
    try:
        record = msgspec.convert(head, Record)
    except msgspec.ValidationError as problem:
        raise BadRecord("bad-record-field", problem=str(problem)) from problem
    if len(record.players) != record.seats:
        raise BadRecord("bad-record-players", players=len(record.players), seats=record.seats)
    return record


def write_entry(seat: int, text: str) -> str:
    """An entry: the seat, from 1, and what it did."""
    return f"{seat + 1} {text}"


def read_entry(number: int, entry: str) -> tuple[int, str]:
    """Seat and text of an entry. BadRecord names the entry."""
    seat, _, text = entry.partition(" ")
    if not (seat.isascii() and seat.isdigit()) or len(seat) > 2 or not text.strip():
        raise BadRecord("bad-record-entry-text", number=number, text=entry)
    return int(seat) - 1, text.strip()
