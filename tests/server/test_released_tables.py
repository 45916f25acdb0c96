"""A server of today with the tables of every version of the rules: they go on, and the next game takes the newest."""

import shutil
from pathlib import Path
from random import Random

import msgspec
import pytest

from auberge import games
from auberge import wire as m
from auberge.core.record import loads
from tests.released.freezing import SHOWN, TABLES, folder_of, secret_of, table_of
from tests.server.wire import play_on, serving

OLD = [(name, version) for name in games.NAMES for version in range(1, games.load(name).meta.rules_version)]


@pytest.mark.parametrize(("name", "version"), OLD)
@pytest.mark.sqlite
def test_a_table_of_an_earlier_version_goes_on_under_it(name: str, version: int, tmp_path: Path) -> None:
    shutil.copy(folder_of(name, version) / TABLES, tmp_path / "auberge.db")
    meta = games.load(name, version).meta
    running, finished = (table_of(meta, share) for share in SHOWN)
    with serving(tmp_path) as server:
        table = server.info(running)
        assert (table.rules_version, table.state) == (version, "running")
        secrets = (secret_of(meta, SHOWN[0]), *[None] * (len(table.seats) - 1))
        with server.join(m.TableOpened(table, secrets), 0) as browser:
            play_on([(0, browser)], Random(3))
        for told in (running, finished):
            record = loads(server.record(told).content)
            assert (record.rules_version, server.info(told).state) == (version, "over")
            assert len(server.story(told).scores) > 0
        again = server.again(finished, secret_of(meta, SHOWN[1]))
        new = msgspec.json.decode(again.content, type=m.Again).table
        assert new.rules_version == games.load(name).meta.rules_version
