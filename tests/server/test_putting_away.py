"""A table that is put away leaves the memory at once, not when garbage is collected: a busy server seldom does."""

import asyncio
import gc
from collections.abc import Iterator
from pathlib import Path

import pytest

from auberge.core.protocol import Seat
from auberge.server import messages as m
from auberge.server.history import History
from auberge.server.table import LiveTable
from auberge.server.tables import Tables
from tests.server.fake_table import EVERY_GAME, Guest
from tests.server.test_stopping import LateStorage, with_tables
from tests.server.wire import BOT, HERE, new_id


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
        assert name not in {kept.stored.id for kept in gc.get_objects() if isinstance(kept, History)}

    with_tables(tmp_path, story)
