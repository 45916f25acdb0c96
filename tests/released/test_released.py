"""Every version of the rules that was ever released: its games replay to the same end, its tables open and go on."""

import asyncio
import hashlib
import shutil
from pathlib import Path
from random import Random

import pytest

from auberge import games
from auberge.core.errors import BadRecord
from auberge.core.match import Match, resume
from auberge.core.protocol import CHANCE, Meta, Seat
from auberge.core.record import dumps, loads
from auberge.server.storage import storage_at
from auberge.table.recovery import load
from auberge.table.rows import Row, StoredTable
from tests.released.freezing import (
    RECORDS,
    SHOWN,
    TABLES,
    folder_of,
    freeze,
    next_row,
    read_records,
    settings_of,
    table_of,
)

VERSIONS = [(name, version) for name in games.NAMES for version in range(1, games.load(name).meta.rules_version + 1)]
FROZEN = {
    "saint_malo-1": "376b6d56c3799eef",
    "valletta-1": "f382fdd6105ddbc9",
    "valletta-2": "c62c7bbca2719062",
    "malta-1": "b7df7399a12210c2",
    "malta-2": "d72d39f2a36832ad",
}
every_version = pytest.mark.parametrize(("name", "version"), VERSIONS)


def play_on(match: Match, seed: int = 1) -> None:
    """Plays a match to its end."""
    chooser = Random(seed)
    while not match.is_over:
        if match.actor == CHANCE:
            match.chance()
        else:
            match.play(Seat(match.actor), chooser.choice(match.game.moves(match.position)))
        assert match.game.check(match.position) == []


@every_version
def test_a_released_version_is_frozen_and_stays_as_it_was(name: str, version: int) -> None:
    folder = folder_of(name, version)
    found = hashlib.sha256(b"".join((folder / file).read_bytes() for file in (RECORDS, TABLES)))
    assert found.hexdigest()[:16] == FROZEN[folder.name]


@every_version
def test_its_records_show_every_seat_count_and_every_value_of_every_option(name: str, version: int) -> None:
    meta = games.load(name, version).meta
    kept = [kept.record for kept in read_records(name, version)]
    shown = {(record.seats, option, value) for record in kept for option, value in record.options.items()}
    for seats, options in settings_of(meta, version):
        for option, value in options.items():
            assert (seats, option, value) in shown, f"if {option} was added later, it says `since={version + 1}`"
    assert {record.seats for record in kept} == {*range(meta.min_seats, meta.max_seats + 1)}


@every_version
def test_its_games_come_out_as_they_did_and_unfinished_ones_are_played_to_the_end(name: str, version: int) -> None:
    unfinished = 0
    for kept in read_records(name, version):
        record = loads(dumps(kept.record))
        match = resume(games.load(name, record.rules_version), record)
        assert match.game.meta.rules_version == version
        result = match.position.result()
        if kept.places is None:
            assert result is None
            unfinished += 1
            play_on(match)
        else:
            assert result is not None
            assert (tuple(result.places), tuple(result.scores)) == (kept.places, kept.scores)
    assert unfinished > 1


def read_tables(file: Path, meta: Meta) -> list[tuple[StoredTable, list[Row]]]:
    async def read() -> list[tuple[StoredTable | None, list[Row]]]:
        storage = storage_at(f"sqlite:///{file}")
        await storage.open()
        found = [(await storage.table(table_of(meta, n)), await storage.rows(table_of(meta, n))) for n in SHOWN]
        await storage.close()
        return found

    return [(stored, rows) for stored, rows in asyncio.run(read()) if stored is not None]


@every_version
def test_its_tables_open_under_their_rules_and_go_on(name: str, version: int, tmp_path: Path) -> None:
    file = shutil.copy(folder_of(name, version) / TABLES, tmp_path)
    tables = read_tables(Path(file), games.load(name, version).meta)
    assert len(tables) == len(SHOWN)
    for stored, rows in tables:
        history, problem = load(stored, rows)
        assert problem is None
        assert (history.game.meta.rules_version, history.length) == (version, len(rows))
        chooser = Random(2)
        while not history.is_over:
            history.follow(next_row(history, chooser, history.length + 1))
        assert history.record().rules_version == version


def test_what_is_frozen_is_not_written_again() -> None:
    with pytest.raises(SystemExit, match="never written again"):
        freeze("saint_malo")


@pytest.mark.parametrize("name", games.NAMES)
def test_a_version_nobody_has_released_is_refused_by_name(name: str) -> None:
    newest = games.load(name).meta.rules_version
    for version in (0, newest + 1):
        with pytest.raises(BadRecord) as caught:
            games.load(name, version)
        assert caught.value.key == "bad-record-rules"
        assert caught.value.values == {"version": version, "known": newest}
