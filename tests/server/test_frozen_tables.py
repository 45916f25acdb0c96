"""A server of today opens the databases of servers of before: rows of every kind, tables in every state.

A new kind of row, or of table, is frozen by `python -m tests.released.freezing_server`."""

import asyncio
import hashlib
import time
from contextlib import ExitStack
from pathlib import Path
from random import Random
from typing import Final, get_args

import msgspec
import pytest

from auberge import wire as m
from auberge.core.protocol import Seat
from auberge.server.storage import storage_at
from auberge.table.rows import RowKind
from tests.released.frozen_server import SPECTATOR, Expected, fill, folders, read_expected, seen, write_expected
from tests.server.wire import Browser, Server, new_id, play_on, serving
from tests.tape.server import Shelf

FROZEN: Final = {
    "server-1": "4c5cebdf89a9415b",
}
DECISIONS: Final = 12  # that are made at every table
every_folder = pytest.mark.parametrize("folder", folders(), ids=lambda folder: folder.name)


@every_folder
def test_a_frozen_database_stays_as_it_was(folder: Path) -> None:
    found = hashlib.sha256(b"".join(file.read_bytes() for file in sorted(folder.glob("*.sql"))))
    assert found.hexdigest()[:16] == FROZEN[folder.name]


def test_every_kind_of_row_is_frozen() -> None:
    frozen = {kind for folder in folders() for one in read_expected(folder).values() for kind in one.seen.kinds}
    assert set(get_args(RowKind)) - {"damaged"} <= frozen  # which is never stored: it replaces what cannot be read


def test_tables_in_every_state_are_frozen() -> None:
    frozen = [one.seen for folder in folders() for one in read_expected(folder).values()]
    assert {one.state for one in frozen} == set(get_args(m.State))
    assert {"gather", "decide", "throw", "over"} <= {one.waiting.partition(" ")[0] for one in frozen}
    assert [one for one in frozen if any("back to line" in asked for asked in one.asked)]
    assert [one for one in frozen if any("for seat" in asked for asked in one.asked)]
    assert [one for one in frozen if any("link squire" in seat for seat in one.seats)]


@every_folder
def test_its_tables_look_as_they_did(folder: Path, database: str, pytestconfig: pytest.Config) -> None:
    expected = read_expected(folder)
    shelf = asyncio.run(_read(folder, database, list(expected)))
    found = {table: seen(shelf, table, one.at, one.secrets) for table, one in expected.items()}
    if pytestconfig.getoption("--rewrite-tape"):
        expected = {table: msgspec.structs.replace(one, seen=found[table]) for table, one in expected.items()}
        write_expected(folder, expected)
    for table, one in expected.items():
        assert found[table] == one.seen, one.name


@every_folder
def test_its_tables_go_on(folder: Path, database: str, tmp_path: Path) -> None:
    asyncio.run(fill(folder, database))
    with serving(tmp_path, database=database) as server:
        for table, one in read_expected(folder).items():
            assert server.info(table).state == one.seen.state, one.name
            if one.seen.state == "over":
                assert server.story(table).steps == one.seen.lines[SPECTATOR]
                while server.review(table)[1].review is None:  # a later reviewer looks again
                    time.sleep(0.05)
            else:
                _go_on(server, table, one)


def _go_on(server: Server, table: str, one: Expected) -> None:
    """The people of a table come back, and play."""
    opened = m.TableOpened(server.info(table), one.secrets)
    people = [Seat(seat) for seat, secret in enumerate(one.secrets) if secret is not None]
    if one.seen.state == "stopped":
        with server.join(opened, people[0]) as browser:
            browser.say(m.Reopen(new_id(), people[0]))
            browser.to_the_end()
    with ExitStack() as here:
        browsers = [(seat, here.enter_context(server.join(opened, seat, begin=False))) for seat in people]
        lines = len(browsers[0][1].steps)
        for seat, browser in browsers:
            _come_back(seat, browser)
        play_on(browsers, Random(3), DECISIONS)
        assert len(browsers[0][1].steps) > lines, one.name
    assert server.info(table).state == "running"


def _come_back(seat: Seat, browser: Browser) -> None:
    """Before they play, people begin, take their seat from a bot, and do without the coach."""
    browser.quiet()
    while browser.waiting[0] == "gather":
        browser.done(m.Begin(new_id(), seat))
        browser.quiet()
    if browser.seats[seat].bot is not None:
        browser.done(m.TakeBack(new_id(), seat))
    browser.done(m.Coach(new_id(), seat, "off"))


# --- reading ------------------------------------------------------------------------------------------------------


async def _read(folder: Path, database: str, tables: list[str]) -> Shelf:
    """What a storage of today finds in it."""
    await fill(folder, database)
    storage, shelf = storage_at(database), Shelf()
    await storage.open()
    for table in tables:
        stored = await storage.table(table)
        assert stored is not None
        await shelf.add_table(table, stored.earlier or "", msgspec.json.encode(stored).decode())
        await shelf.append(msgspec.json.encode(await storage.rows(table)).decode())
    await storage.close()
    return shelf
