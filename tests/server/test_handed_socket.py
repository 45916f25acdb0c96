"""A socket that systemd holds open (`LISTEN_FDS`): nobody is turned away while the server restarts."""

import os
import signal
import socket
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

import httpx
import pytest

from auberge.core.errors import BadSetup
from auberge.server.settings import Settings
from auberge.server.unix_socket import _check_kind, handed_over

pytestmark = pytest.mark.skipif(not hasattr(socket, "AF_UNIX"), reason="this system has no Unix sockets")
SECONDS = 60.0
# As systemd does: the socket at descriptor 3, and the number of the very process that is to have it.
_START = """import os, sys
os.dup2(int(sys.argv[1]), 3)
os.environ |= {"LISTEN_FDS": "1", "LISTEN_PID": str(os.getpid())}
os.execv(sys.executable, [sys.executable, "-P", "-m", "auberge.server"])"""


@contextmanager
def _held_open() -> Iterator[tuple[Path, socket.socket]]:
    with TemporaryDirectory() as folder, socket.socket(socket.AF_UNIX) as held:
        path = Path(folder) / "auberge.sock"
        held.bind(str(path))
        held.listen(100)
        yield path, held


def _start(folder: Path, path: Path, held: socket.socket) -> "subprocess.Popen[bytes]":
    own = {"DATA_DIR": str(folder), "SOCKET": str(path), "BOT_WORKERS": "1", "HOSTS": "games.example.org"}
    environ = {**os.environ, **{f"AUBERGE_{name}": value for name, value in own.items()}}
    command = [sys.executable, "-c", _START, str(held.fileno())]
    return subprocess.Popen(command, stdout=subprocess.DEVNULL, env=environ, pass_fds=[held.fileno()])


def _stop(server: "subprocess.Popen[bytes]") -> None:
    server.send_signal(signal.SIGTERM)
    assert server.wait(SECONDS) in (0, -signal.SIGTERM)


def _games(path: Path) -> int:
    transport = httpx.HTTPTransport(uds=str(path))
    with httpx.Client(transport=transport, base_url="http://games.example.org", timeout=SECONDS) as web:
        return web.get("/api/games").status_code


def test_whoever_comes_while_the_server_restarts_waits_and_is_served(tmp_path: Path) -> None:
    answers: list[int] = []
    with _held_open() as (path, held):
        first = _start(tmp_path, path, held)
        assert _games(path) == 200
        _stop(first)
        assert path.exists(), "it is not ours to remove"
        waiting = threading.Thread(target=lambda: answers.append(_games(path)))
        waiting.start()
        second = _start(tmp_path, path, held)
        waiting.join(SECONDS)
        _stop(second)
    assert answers == [200]


def test_what_is_for_another_process_is_left_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    for number, process in (("1", str(os.getpid() + 1)), ("0", str(os.getpid())), ("", "")):
        monkeypatch.setenv("LISTEN_FDS", number)
        monkeypatch.setenv("LISTEN_PID", process)
        assert handed_over() is None
        assert "LISTEN_FDS" not in os.environ, "no child takes it for its own"


def test_a_socket_of_another_kind_than_the_settings_speak_of_is_refused() -> None:
    with _held_open() as (path, held), socket.socket() as address:
        _check_kind(held, Settings(socket=str(path)))
        _check_kind(address, Settings())
        for handed, settings in ((held, Settings()), (address, Settings(socket=str(path)))):
            with pytest.raises(BadSetup, match="server-cannot-listen"):
                _check_kind(handed, settings)
