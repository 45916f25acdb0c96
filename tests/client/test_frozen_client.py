"""Clients of before play at a server of today, each as it was: its own messages, rules and views."""

import hashlib
import os
import subprocess
import sys
import zipfile
from pathlib import Path
from typing import Final

import pytest

from auberge import games
from auberge.core.record import loads
from tests.released.freezing_client import clients
from tests.server.wire import Server

FROZEN: Final = {
    "client-1.zip": "fbe0599d63b5d5fe",
}
PROGRAM: Final = """
import sys
from random import Random

import auberge
from auberge.client import Refused, open_table, take_seat

folder, server, game = sys.argv[1:]
assert auberge.__file__.startswith(folder), auberge.__file__
chance = Random(3)
opened = open_table(server, game, ["link", "random"], names=["Ada"])
with take_seat(opened.seats[0].link) as seat:
    seat.rename("Ada L.")
    seat.say("cheers")
    for turn in seat:
        move = chance.choice(turn.moves)
        if len(seat.log) < 10:
            assert seat.why_not(move) is None
        seat.play(move)
    assert sorted(seat.ending.places)[0] == 1
    assert len(seat.log) > 5
    print(seat.table.id)
"""
every_client = pytest.mark.parametrize("client", clients(), ids=lambda file: file.stem)


@every_client
def test_a_frozen_client_stays_as_it_was(client: Path) -> None:
    assert hashlib.sha256(client.read_bytes()).hexdigest()[:16] == FROZEN[client.name]


@every_client
@pytest.mark.parametrize("game", games.NAMES)
def test_it_plays_a_whole_game(client: Path, game: str, server: Server, tmp_path: Path) -> None:
    with zipfile.ZipFile(client) as archive:
        archive.extractall(tmp_path)
    command = [sys.executable, "-P", "-c", PROGRAM, str(tmp_path), f"http://127.0.0.1:{server.port}", game]
    environ = {**os.environ, "PYTHONPATH": str(tmp_path)}
    done = subprocess.run(command, env=environ, capture_output=True, text=True, timeout=120, check=False)
    assert done.returncode == 0, done.stderr
    table = done.stdout.strip()
    assert server.info(table).state == "over"
    record = loads(server.record(table).content)
    assert record.players[0].name == "Ada L."
