"""What the lobby tells: which games there are, and how the tables of a browser stand."""

import asyncio
from collections.abc import Sequence
from typing import Final

from auberge import games
from auberge import wire as m
from auberge.core.errors import AubergeError
from auberge.server.tables import Tables
from auberge.table.rows import StorageFailed
from auberge.table.validation import bots_of

MOST_ASKED: Final = 50


def game_info(name: str, data_bytes: int, programs: tuple[str, ...] = ()) -> m.GameInfo:
    """A game for the lobby."""
    meta = games.load(name).meta
    options = tuple(
        m.OptionInfo(option.name, option.default, option.choices, option.rule, dict(option.most_seats))
        for option in meta.options
    )
    presets = {preset: dict(values) for preset, values in meta.presets.items()}
    return m.GameInfo(
        name=name,
        min_seats=meta.min_seats,
        max_seats=meta.max_seats,
        options=options,
        presets=presets,
        rules_version=meta.rules_version,
        bots=bots_of(name),
        hidden=meta.hidden,
        throws=meta.throws,
        asks=meta.asks,
        data_bytes=data_bytes,
        programs=programs,
    )


def split_secrets(header: str) -> tuple[str, ...]:
    """The secrets in a header, one after the other."""
    return tuple(header.split()[:10])


def games_at(tables: Tables) -> list[m.GameInfo]:
    """The games that can be played at these tables."""
    most, programs = tables.settings.data_bytes, tables.programs
    return [game_info(name, most, programs.known(name)) for name in games.NAMES]


async def statuses_of(tables: Tables, asked: Sequence[str]) -> list[m.TableStatus]:
    """How some tables stand. StorageFailed if that cannot be said: browsers forget tables that are not there.

    Nothing is said of one that is there and cannot be opened."""
    found: list[m.TableStatus] = []
    for table_id in asked[:MOST_ASKED]:
        await asyncio.sleep(0)  # others come in between
        try:
            table = await tables.glance(table_id)
        except StorageFailed:
            raise
        except AubergeError as problem:
            if problem.key == "server-no-such-table":
                found.append(m.TableStatus(table_id, None, None))
        else:
            now = table.broadcast.now(None)
            found.append(m.TableStatus(table_id, table.broadcast.info(), now.waiting, now.ending))
    return found
