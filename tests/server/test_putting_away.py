"""A table that is put away leaves the memory at once, not when garbage is collected: a busy server seldom does.
So does a browser that has gone."""

import asyncio
import gc
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import TypeVar

import msgspec
import pytest
from uvicorn.protocols.http.h11_impl import H11Protocol
from websockets.server import ServerProtocol

from auberge import wire as m
from auberge.core.protocol import Seat
from auberge.server.socket.door import Door
from auberge.server.socket.outbox import Connection
from auberge.server.socket.reader import Hearing
from auberge.server.socket.table_socket import TableSocket
from auberge.server.tables import Tables
from auberge.table.live_table import LiveTable
from auberge.table.state import TableState
from tests.server.fake_table import EVERY_GAME, Guest
from tests.server.test_stopping import LateStorage, with_tables
from tests.server.wire import BOT, HERE, PATIENCE, QUICK, Wire, encode, new_id, serving, told_by_server

T = TypeVar("T")
OF_A_BROWSER = (TableSocket, ServerProtocol, Door, H11Protocol)  # how it came here, and what reads its messages


@pytest.fixture(autouse=True)
def _never_collected() -> Iterator[None]:
    gc.collect()
    gc.disable()
    yield
    gc.enable()


async def _played(tables: Tables, game: str) -> LiveTable:
    """A table at which somebody has played for a while, and has gone."""
    opened = await tables.open(m.OpenTable(game, (HERE, BOT)))
    table, guest = await tables.find(opened.table.id), Guest([0], 0)
    table.join(guest)
    for _ in range(20):
        await table.subscribers.durable()
        await asyncio.sleep(0)
        seat, version = Seat(0), guest.now.version
        match guest.waiting:
            case ("gather", _):
                table.say(guest, m.Begin(new_id(), seat))
            case ("decide", 0):
                table.say(guest, m.Act(new_id(), version, seat, guest.moves()[0]))
            case (_, 0):
                table.say(guest, m.Proceed(new_id(), version, seat))
    table.leave(guest)
    return table


@pytest.mark.parametrize("game", EVERY_GAME)
def test_a_table_that_is_put_away_is_gone(tmp_path: Path, game: str) -> None:
    async def story(tables: Tables, _: LateStorage) -> None:
        table = await _played(tables, game)
        while not table.is_settled:
            await asyncio.sleep(0.001)
        assert table.history.length > 5
        name = table.id
        table.touched = 0.0
        del table
        tables.put_away()
        await asyncio.sleep(0.01)
        assert not tables.live
        assert name not in {kept.id for kept in gc.get_objects() if isinstance(kept, LiveTable)}
        assert name not in {kept.stored.id for kept in gc.get_objects() if isinstance(kept, TableState)}

    with_tables(tmp_path, story)


def test_a_browser_that_has_gone_keeps_nothing_in_memory(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        opened = server.open(HERE, BOT)
        for _ in range(3):
            with server.join(opened, 0) as browser:
                browser.quiet()
        for kind in (Hearing, Connection, *OF_A_BROWSER):
            _wait_until_gone(kind)


@pytest.mark.parametrize("last_word", [b"", b"\xff\xff", b"\x81"])
def test_nor_does_one_that_went_without_a_word_or_with_a_strange_one(tmp_path: Path, last_word: bytes) -> None:
    """It just hangs up, says what is no message, or half of one."""
    with serving(tmp_path) as server:
        opened = server.open(HERE, BOT)
        for _ in range(3):
            browser = Wire(server.port, f"/ws/tables/{opened.table.id}")
            browser.send(encode(m.Hello((opened.secrets[0] or "",))).decode())
            assert isinstance(told_by_server.decode(browser.receive()), m.Keys)
            browser.socket.sendall(last_word)
            browser.socket.close()
        for kind in (Hearing, Connection, *OF_A_BROWSER):
            _wait_until_gone(kind)


def test_nor_does_one_that_had_stopped_reading(tmp_path: Path) -> None:
    with serving(tmp_path, msgspec.structs.replace(QUICK, outbox_frames=50_000, outbox_bytes=400_000_000)) as server:
        opened = server.open(HERE, BOT)
        browser = Wire(server.port, f"/ws/tables/{opened.table.id}", buffer=4096)
        with closing(browser.socket):
            browser.send(encode(m.Hello((opened.secrets[0] or "",))).decode())
            look, limit = encode(m.Look(Seat(0))).decode(), time.monotonic() + PATIENCE
            while not any(each.outbox._frames for each in _all(Connection)):  # the system takes some megabytes
                assert time.monotonic() < limit
                for _ in range(500):
                    browser.send(look)
        _wait_until_gone(Connection)


def test_nor_does_one_that_was_refused(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        for _ in range(3):
            browser = Wire(server.port, "/ws/tables/nowhere")
            browser.send(encode(m.Hello(("",))).decode())
            assert isinstance(told_by_server.decode(browser.receive()), m.Closing)
            browser.socket.close()
        _wait_until_gone(TableSocket)


def _all(kind: type[T]) -> list[T]:
    """After a while: what the server is just making should not be looked at, or it may break."""
    time.sleep(0.3)
    return [each for each in gc.get_objects() if isinstance(each, kind)]


def _wait_until_gone(kind: type[object]) -> None:
    limit = time.monotonic() + PATIENCE
    while left := len(_all(kind)):
        assert time.monotonic() < limit, left
