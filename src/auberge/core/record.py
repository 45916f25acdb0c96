"""A stored game: one JSON file with the set-up, the players and every entry in the order of the table.

An entry is `SEAT TEXT`, the seat counted from 1 and the text in the game's notation: decisions (`1 use wall 2`) and
outcomes of chance (`1 roll log wall head`). Set-up and entries alone give the whole game again. To go on with, there is
the seed of a generator, or the secret of a table's sealed chance (version 2 of the file); both are left out of what
players of a running game are given.
"""

from typing import Final, Literal

import msgspec

from auberge.core.chance import Chance, is_number
from auberge.core.errors import BadRecord
from auberge.core.protocol import OptionValue

VERSION: Final = 1  # of a game whose chance came from a seeded generator, or of which only the entries are known
SEALED: Final = 2  # of a game with sealed chance
HUMAN: Final = "human"  # the kind of a player who is no bot
MAX_BYTES: Final = 4_000_000


class Player(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who sits there: a name to show and HUMAN or the name of a bot."""

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
    chance: Chance | None = None


def dumps(record: Record) -> bytes:
    """The record as a JSON file, one entry a line."""
    plain = msgspec.to_builtins(record)
    if record.chance is None:
        del plain["chance"]
    return msgspec.json.format(msgspec.json.encode(plain), indent=1) + b"\n"


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
    if head.get("version") not in (VERSION, SEALED):
        raise BadRecord("bad-record-version", version=str(head.get("version")), known=SEALED)
    try:
        record = msgspec.convert(head, Record)
    except msgspec.ValidationError as problem:
        raise BadRecord("bad-record-field", problem=str(problem)) from problem
    if len(record.players) != record.seats:
        raise BadRecord("bad-record-players", players=len(record.players), seats=record.seats)
    _check_chance(record)
    return record


def _check_chance(record: Record) -> None:
    """BadRecord if the numbers of a sealed chance are none, or there are two sources of chance."""
    chance = record.chance
    if (chance is not None) != (record.version == SEALED) or (chance is not None and record.seed is not None):
        raise BadRecord("bad-record-field", problem="chance")
    if chance is None:
        return
    told = [chance.seal, chance.secret, chance.salt]
    for each in chance.contributions:
        told += [each.promise, each.number]
    seats = [each.seat for each in chance.contributions]
    if not all(text is None or is_number(text) for text in told) or (chance.secret is None) != (chance.salt is None):
        raise BadRecord("bad-record-field", problem="chance")
    if seats != sorted(set(seats)) or not all(1 <= seat <= record.seats for seat in seats):
        raise BadRecord("bad-record-field", problem="chance.contributions")


def write_entry(seat: int, text: str) -> str:
    """An entry: the seat, from 1, and what it did."""
    return f"{seat + 1} {text}"


def read_entry(number: int, entry: str) -> tuple[int, str]:
    """Seat and text of an entry. BadRecord names the entry."""
    seat, _, text = entry.partition(" ")
    if not (seat.isascii() and seat.isdigit()) or len(seat) > 2 or not text.strip():
        raise BadRecord("bad-record-entry-text", number=number, text=entry)
    return int(seat) - 1, text.strip()
