"""Freezes a version of a game's rules, once: `python -m tests.released.freezing valletta`.

Writes `tests/released/<game>-<version>/`: records of every seat count and every value of every option, finished and
unfinished, and a database with running and finished tables. What has been written is never written again.
"""

import asyncio
import gzip
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Final

import msgspec

from auberge import games
from auberge.core.match import Match
from auberge.core.protocol import CHANCE, Game, Meta, OptionValue, Result, Seat
from auberge.core.record import Player, Record
from auberge.core.setup import options_at, settle_setup
from auberge.server.storage import storage_at
from auberge.table import links
from auberge.table.rows import Row, RowKind, StoredSeat, StoredTable
from auberge.table.state import TableState

FOLDER: Final = Path(__file__).parent
RECORDS: Final = "records.jsonl.gz"
TABLES: Final = "tables.sqlite3"
OPENED: Final = 1_700_000_000.0
SHOWN: Final = (0.4, 1.0)  # of a table's rows: one that is running, one that is finished


class Kept(msgspec.Struct, frozen=True):
    """A game as it was played; of one that is not over there is no result yet."""

    record: Record
    places: tuple[int, ...] | None
    scores: tuple[int, ...] | None


def folder_of(game: str, version: int) -> Path:
    """Where a version is kept."""
    return FOLDER / f"{game}-{version}"


def read_records(game: str, version: int) -> list[Kept]:
    """The records of a version."""
    with gzip.open(folder_of(game, version) / RECORDS) as lines:
        return [msgspec.json.decode(line, type=Kept) for line in lines]


def settings_of(meta: Meta, version: int) -> Iterator[tuple[int, dict[str, OptionValue]]]:
    """Every seat count with the defaults, and with every other value of every option that this version began with."""
    for seats in range(meta.min_seats, meta.max_seats + 1):
        yield seats, {}
        for option in options_at(meta, version):
            for value in option.choices:
                if value != option.default and seats <= option.most_seats.get(str(value), seats):
                    yield seats, {option.name: value}


def played(game: Game, seats: int, options: dict[str, OptionValue], seed: int, share: float) -> Kept:
    """A random game, or the beginning of one."""
    setup = settle_setup(game.meta, seats=seats, seed=seed, options=options)
    match = Match(game, setup, [Player(f"Player {seat + 1}", "random") for seat in range(seats)])
    chooser = Random(seed)
    while not match.is_over:
        if match.actor == CHANCE:
            match.chance()
        else:
            match.play(Seat(match.actor), chooser.choice(game.moves(match.position)))
    record = match.record()
    if share < 1:
        begun = record.entries[: int(len(record.entries) * share)]
        return Kept(msgspec.structs.replace(record, entries=begun), None, None)
    result = match.position.result()
    assert isinstance(result, Result)
    return Kept(record, tuple(result.places), tuple(result.scores))


def table_of(meta: Meta, share: float) -> str:
    """The id of a table that is kept."""
    return f"{meta.name.replace('_', '')}{meta.rules_version}{'running' if share < 1 else 'finished'}"


def secret_of(meta: Meta, share: float) -> str:
    """What holds its first seat."""
    return f"{meta.name}-{meta.rules_version}-{share}"


def stored_table(game: Game, share: float, seed: int) -> tuple[StoredTable, list[Row]]:
    """A table of one person and bots that has come so far."""
    meta = game.meta
    setup = settle_setup(meta, seats=meta.min_seats + 1, seed=seed, start_seat=0)
    seats = tuple(
        StoredSeat("bot", f"Bot {seat}", "random", None)
        if seat
        else StoredSeat("here", "Ada", None, links.digest(secret_of(meta, share)))
        for seat in range(setup.seats)
    )
    stored = StoredTable(
        table_of(meta, share), "", meta.name, meta.rules_version, dict(setup.options), 0, seed, None, seats, OPENED
    )
    history, chooser = TableState(stored), Random(seed)
    rows: list[Row] = []
    while not history.is_over:
        rows.append(next_row(history, chooser, len(rows) + 1))
        history.follow(rows[-1])
    return stored, rows[: int(len(rows) * share)]


def next_row(history: TableState, chooser: Random, version: int) -> Row:
    """What happens next at a table: chance, a turn made final, or a random move."""
    due = history.waiting
    kind: RowKind = "move" if due.kind in ("decide", "bot") else "confirm" if due.kind == "confirm" else "chance"
    seat = history.session.match.actor if kind == "move" else due.seat
    text = history.chance_text() if kind == "chance" else ""
    if kind == "move":
        text = history.game.write(chooser.choice(history.game.moves(history.session.match.position)))
    return Row(history.stored.id, version, kind, seat, text, None, OPENED + version)


async def store(file: Path, tables: list[tuple[StoredTable, list[Row]]]) -> None:
    """Puts the tables into a new database."""
    storage = storage_at(f"sqlite:///{file}")
    await storage.open()
    for stored, rows in tables:
        await storage.add_table(stored)
        await storage.append(rows)
    await storage.close()


def freeze(name: str) -> None:
    """Writes the folder of the newest version. SystemExit if there is one."""
    game = games.load(name)
    folder = folder_of(name, game.meta.rules_version)
    if folder.exists():
        raise SystemExit(f"{folder.name} is frozen: what has been released is never written again.")
    folder.mkdir()
    with gzip.GzipFile(folder / RECORDS, "wb", mtime=0) as lines:
        for number, (seats, options) in enumerate(settings_of(game.meta, game.meta.rules_version)):
            kept = played(game, seats, options, 100 + number, 1.0 if number % 3 else 0.5)
            lines.write(msgspec.json.encode(kept) + b"\n")
    asyncio.run(store(folder / TABLES, [stored_table(game, share, 7) for share in SHOWN]))


if __name__ == "__main__":
    for wished in sys.argv[1:]:
        freeze(wished)
