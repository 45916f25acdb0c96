"""Listening at a path: who may come in, whom forwarded headers are believed of, and a table behind nginx."""

import os
import signal
import socket
import stat
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

import httpx
import msgspec
import pytest

from auberge import wire as m
from auberge.core.errors import BadSetup
from auberge.server.access.proxies import Proxies
from auberge.server.settings import settings_from
from auberge.server.unix_socket import bind_path
from auberge.words import LANGUAGES, Words
from tests.server.web_servers import web_server
from tests.server.wire import BOT, HERE, QUICK, Browser, encode, play_on, serving

pytestmark = pytest.mark.skipif(not hasattr(socket, "AF_UNIX"), reason="this system has no Unix sockets")
SECONDS = 60.0
_SERVER = """import runpy, signal
signal.signal(signal.SIGHUP, signal.{})
runpy.run_module("auberge.server", run_name="__main__")"""
_TICKS = 0.5  # seconds: a server looks ten times a second whether it should stop


def _mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


def _refused(path: Path) -> BadSetup:
    with pytest.raises(BadSetup) as caught:
        bind_path(path, 0o660)
    for language in LANGUAGES:
        assert str(path) in Words(language, strict=True).error(caught.value)
    assert [each.name for each in path.parent.iterdir()] == [path.name], "nothing else is left there"
    return caught.value


# --- the path -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("mode", [0o600, 0o660, 0o666])
def test_its_bits_say_who_may_come_in(tmp_path: Path, mode: int) -> None:
    path = tmp_path / "auberge.sock"
    with bind_path(path, mode):
        assert _mode(path) == mode


def test_a_path_that_was_left_behind_is_taken_over(tmp_path: Path) -> None:
    path = tmp_path / "auberge.sock"
    bind_path(path, 0o660).close()
    assert path.is_socket()
    with bind_path(path, 0o660), socket.socket(socket.AF_UNIX) as guest:
        guest.connect(str(path))


def test_where_somebody_listens_nobody_else_does(tmp_path: Path) -> None:
    path = tmp_path / "auberge.sock"
    with bind_path(path, 0o660):
        _refused(path)


def test_a_file_is_not_replaced(tmp_path: Path) -> None:
    path = tmp_path / "auberge.sock"
    path.write_text("a diary")
    _refused(path)
    assert path.read_text() == "a diary"


def test_bits_that_are_none_are_refused() -> None:
    assert settings_from({"AUBERGE_SOCKET": "/run/a", "AUBERGE_SOCKET_MODE": "0666"}).socket_mode == "0666"
    for text in ("", "rw", "99", "1777", "888"):
        with pytest.raises(BadSetup):
            settings_from({"AUBERGE_SOCKET": "/run/a", "AUBERGE_SOCKET_MODE": text})


def test_who_has_no_address_is_trusted_at_a_path_alone() -> None:
    assert Proxies((), at_path=True).trusts("")
    assert not Proxies(()).trusts(""), "a connection that is gone already has none either"
    assert not Proxies((), at_path=True).trusts("nonsense")


# --- servers ------------------------------------------------------------------------------------------------------


@contextmanager
def _running(
    folder: Path,
    path: Path,
    stop: signal.Signals = signal.SIGTERM,
    hanging_up: signal.Handlers = signal.SIG_DFL,
    **more: str,
) -> Iterator[httpx.Client]:
    """A server of its own, as a service would start it, whatever these tests themselves do when a terminal closes."""
    own = {"DATA_DIR": str(folder), "SOCKET": str(path), "BOT_WORKERS": "1", "HOSTS": "games.example.org", **more}
    environ = {**os.environ, **{f"AUBERGE_{name}": value for name, value in own.items()}}
    command = [sys.executable, "-P", "-c", _SERVER.format(hanging_up.name)]
    with subprocess.Popen(
        command,
        stdout=subprocess.PIPE,
        text=True,
        env=environ,
    ) as server:
        assert server.stdout is not None
        try:
            assert server.stdout.readline() == f"unix:{path}\n"
            transport = httpx.HTTPTransport(uds=str(path))
            with httpx.Client(transport=transport, base_url="http://games.example.org", timeout=SECONDS) as web:
                yield web
                if hanging_up is signal.SIG_IGN:
                    server.send_signal(signal.SIGHUP)
                    time.sleep(_TICKS)
                    assert web.get("/healthz").status_code == 200, "it goes on"
            server.send_signal(stop)
            assert server.wait(SECONDS) in (0, -signal.SIGTERM)
        finally:
            server.kill()
    assert not path.exists(), "it is gone with its server"


def test_a_server_listens_at_a_path_alone(tmp_path: Path) -> None:
    path = tmp_path / "auberge.sock"
    with _running(tmp_path, path) as web:
        assert web.get("/healthz").status_code == 200
        assert _mode(path) == 0o660
        said = {"X-Forwarded-For": "203.0.113.7"}
        assert web.get("/api/games", headers=said).status_code == 200
        assert web.get("/api/reach", headers=said).json()["house"] == "set", "whoever is before us decides"


@pytest.fixture
def open_to_all() -> Iterator[Path]:
    """A folder that is not below one only we may enter, as those of pytest are."""
    with TemporaryDirectory() as folder:
        yield Path(folder)


def test_a_table_at_a_path_behind_nginx(tmp_path: Path, open_to_all: Path) -> None:
    open_to_all.chmod(0o755)  # nginx looks for the path as another user
    path = open_to_all / "auberge.sock"
    behind = msgspec.structs.replace(
        QUICK, socket=str(path), socket_mode="666", base_path="/games", public_url="http://www.example.org",
        trusted_proxies=(), requests_per_minute=30,
    )  # fmt: skip
    page = tmp_path / "page"
    page.mkdir()
    (page / "index.html").write_text('<html data-base="/"></html>')
    with serving(tmp_path, behind, page=page), web_server("nginx", tmp_path, path) as port:
        wish = encode(m.OpenTable("saint_malo", (HERE, BOT)))

        def client(address: str) -> httpx.Client:
            transport = httpx.HTTPTransport(local_address=address)
            url = f"http://127.0.0.1:{port}/games"
            return httpx.Client(base_url=url, headers={"Host": "www.example.org"}, transport=transport, timeout=10)

        with client("127.0.3.2") as ada, client("127.0.3.3") as greedy:
            forged = [{"X-Forwarded-For": f"10.0.0.{n}"} for n in range(45)]
            statuses = [greedy.get("/api/games", headers=headers).status_code for headers in forged]
            assert 429 in statuses, "whatever they write, they are one"
            opened = msgspec.json.decode(ada.post("/api/tables", content=wish).content, type=m.TableOpened)
        with Browser(port, opened.table.id, base="/games", host="www.example.org") as browser:
            browser.hello(opened.secrets[0] or "")
            browser.begin()
            play_on([(0, browser)], Random(5), 6)
            assert browser.version >= 6
    assert not path.exists()


def test_a_server_under_nohup_outlives_its_terminal(tmp_path: Path) -> None:
    with _running(tmp_path / "data", tmp_path / "at", hanging_up=signal.SIG_IGN) as web:
        assert web.get("/healthz").status_code == 200


def test_a_terminal_that_is_closed_stops_the_server_politely(tmp_path: Path) -> None:
    with _running(tmp_path / "data", tmp_path / "at", stop=signal.SIGHUP) as web:
        assert web.get("/healthz").status_code == 200
