"""WebSockets that are begun and not used: each is closed in time, and a crowd of them keeps no one else out.

The server is a process of its own, and everything goes over real connections. AUBERGE_UPGRADES sets how many make a
crowd: with 4000 the server has the settings it comes with, with fewer all its bounds are smaller in proportion.
"""

import contextlib
import os
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Final

import msgspec
import pytest

from auberge import wire as m
from tests.server.web_servers import free_port, web_server
from tests.server.wire import HERE, LINK, Browser, Server, check_words

CROWD: Final = int(os.environ.get("AUBERGE_UPGRADES", "400"))
ADDRESSES: Final = 10
PER_SECOND: Final = 800  # of a crowd: what matters is that they stay, and no machine accepts any number at once
SECONDS: Final = 60.0
PAUSE: Final = 0.07  # between two rounds: a browser may say 20 messages a second
SOON: Final = 1.0
NAME: Final = "games.example.org"
HALF_MADE: Final = {
    "a body": b"Content-Length: 1\r\n\r\n",
    "a body that is there": b"Content-Length: 1\r\n\r\nx",
    "chunks": b"Transfer-Encoding: chunked\r\n\r\n",
    "a long header": b"X-Long: " + b"a" * 9_000 + b"\r\n\r\n",
}
NO_HOST: Final = "no Host"
KINDS: Final = {**HALF_MADE, "no hello": b"\r\n", NO_HOST: b"\r\n"}


def upgrade(kind: str, host: str = "localhost") -> bytes:
    """A request for a table's connection that is odd in this way."""
    named = "" if kind == NO_HOST else f"Host: {host}\r\n"
    return (
        f"GET /ws/tables/x HTTP/1.1\r\n{named}Upgrade: websocket\r\nConnection: Upgrade\r\n"
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n"
    ).encode() + KINDS[kind]


class Process:
    """A server as a service would start it."""

    def __init__(self, folder: Path, **settings: object) -> None:
        self.port: Final = free_port()
        self.errors: Final = folder / "errors.log"
        given = {"DATA_DIR": folder, "PORT": self.port, "BOT_WORKERS": 1, "HOSTS": NAME, **settings}
        environ = {**os.environ, **{f"AUBERGE_{name}": str(value) for name, value in given.items()}}
        command = [sys.executable, "-P", "-m", "auberge.server"]
        with self.errors.open("wb") as errors:
            self._process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=errors, env=environ)
        assert self._process.stdout is not None
        assert self._process.stdout.readline(), self.errors.read_text()
        self.http: Final = Server(self.port)

    def connect(self, address: str = "127.0.0.1", port: int | None = None) -> socket.socket:
        place = ("127.0.0.1", self.port if port is None else port)
        return socket.create_connection(place, timeout=10, source_address=(address, 0))

    @property
    def seconds(self) -> float:
        """Processor time it has taken so far: what a busy machine tells too."""
        used = Path(f"/proc/{self._process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(used[11]) + int(used[12])) / os.sysconf("SC_CLK_TCK")

    def stop(self) -> int:
        """Ends it as a service manager would; its exit code."""
        self._process.send_signal(signal.SIGTERM)
        return self._process.wait(SECONDS)

    def end(self) -> None:
        self.http.http.close()
        self._process.kill()
        self._process.wait()
        if self._process.stdout is not None:
            self._process.stdout.close()


@contextmanager
def running(folder: Path, **settings: object) -> Iterator[Process]:
    process = Process(folder, **settings)
    try:
        yield process
    finally:
        process.end()


def crowded(folder: Path) -> contextlib.AbstractContextManager[Process]:
    """A server that a crowd of ten addresses would fill."""
    return running(folder, CONNECTIONS=CROWD // 2, CONNECTIONS_PER_ADDRESS=CROWD // 2 // ADDRESSES)


def to_the_end(line: socket.socket) -> bytes:
    """Everything up to the end of a connection. TimeoutError if it does not end."""
    found = b""
    with contextlib.suppress(ConnectionError):
        while data := line.recv(2**16):
            found += data
    return found


def is_gone(line: socket.socket) -> bool:
    """Whether the other side has given the connection up: what is sent there is refused."""
    try:
        line.sendall(b"x")
        time.sleep(0.1)
        line.sendall(b"x")
    except ConnectionError:
        return True
    return False


@pytest.fixture(scope="module")
def plain(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    with running(tmp_path_factory.mktemp("plain"), HELLO_SECONDS=0.5) as process:
        yield process


# --- each ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", HALF_MADE)
def test_a_half_made_upgrade_is_answered_and_closed(plain: Process, kind: str) -> None:
    with plain.connect() as line:
        began = time.monotonic()
        line.sendall(upgrade(kind))
        head, _, body = to_the_end(line).partition(b"\r\n\r\n")
        assert time.monotonic() - began < SOON
        assert head.startswith(b"HTTP/1.1 400 ")
        check_words(msgspec.json.decode(body, type=m.Problem))
        time.sleep(2.5)
        assert is_gone(line), "it is not waited for longer"


def test_an_upgrade_that_names_no_host_is_refused_and_closed(plain: Process) -> None:
    with plain.connect() as line:
        began = time.monotonic()
        line.sendall(upgrade(NO_HOST))
        assert to_the_end(line).startswith(b"HTTP/1.1 400 ")
        assert time.monotonic() - began < SOON
        time.sleep(2.5)
        assert is_gone(line), "it is not waited for longer"


def test_an_upgrade_that_says_no_hello_is_closed_soon_after_its_time(plain: Process) -> None:
    with plain.connect() as line:
        began = time.monotonic()
        line.sendall(upgrade("no hello"))
        assert to_the_end(line).startswith(b"HTTP/1.1 101 ")
        assert time.monotonic() - began < 0.5 + 4.0, "the other side's goodbye is not waited for long"


def test_with_unused_connections_open_the_server_stops_in_order(tmp_path: Path) -> None:
    with running(tmp_path) as process, ExitStack() as lines:
        opened = process.http.open(HERE, LINK)
        with process.http.join(opened, 0) as browser:
            for begun in (b"", b"GET", *map(upgrade, KINDS)):
                lines.enter_context(line := process.connect()).sendall(begun)
            time.sleep(0.2)
            threading.Timer(0.1, lambda: process._process.send_signal(signal.SIGTERM)).start()
            told, _ = browser.to_the_end()
            assert isinstance(told[-1], m.Closing)
            assert told[-1].problem.key == "server-stopping"
        assert process._process.wait(SECONDS) in (0, -signal.SIGTERM)
        assert "Traceback" not in process.errors.read_text()
        assert to_the_end(line) is not None


# --- crowds -------------------------------------------------------------------------------------------------------


class Crowd:
    """Many unused connections, kept open."""

    def __init__(self, connect: Callable[[str], socket.socket], request: bytes, number: int = CROWD) -> None:
        _allow_files(3 * number + 500)
        self._connect: Final = connect
        self._request: Final = request
        self._number: Final = number
        self._lines: Final[list[socket.socket]] = []
        self._thread: Final = threading.Thread(target=self._come)

    def __enter__(self) -> "Crowd":
        self._thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._thread.join()
        for line in self._lines:
            line.close()

    @property
    def is_coming(self) -> bool:
        return self._thread.is_alive()

    def _come(self) -> None:
        began = time.monotonic()
        for number in range(self._number):
            time.sleep(max(0.0, began + number / PER_SECOND - time.monotonic()))
            with contextlib.suppress(OSError):
                self._lines.append(self._connect(f"127.0.66.{1 + number % ADDRESSES}"))
                self._lines[-1].sendall(self._request)


def _allow_files(number: int) -> None:
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = number if hard == resource.RLIM_INFINITY else min(number, hard)
    resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, wanted), hard))


def timed(act: Callable[[], object]) -> float:
    began = time.monotonic()
    act()
    return time.monotonic() - began


def check_health(port: int) -> None:
    """A newcomer is answered."""
    with socket.create_connection(("127.0.0.1", port), timeout=10) as line:
        line.sendall(f"GET /healthz HTTP/1.1\r\nHost: {NAME}\r\nConnection: close\r\n\r\n".encode())
        assert to_the_end(line).startswith(b"HTTP/1.1 200 ")


def check_waits(what: str, waits: list[float]) -> None:
    waits.sort()
    middle, most = waits[len(waits) // 2], waits[int(0.99 * len(waits))]
    print(f"\n{what}: {len(waits)}, p50 {1000 * middle:.0f} ms, p99 {1000 * most:.0f} ms")
    assert waits[-1] < SOON, what


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere this machine has one loopback address")
@pytest.mark.parametrize("kind", KINDS)
def test_a_crowd_of_unused_upgrades_keeps_no_one_out(tmp_path: Path, kind: str) -> None:
    with crowded(tmp_path) as process:
        opened = process.http.open(HERE, LINK)

        def come_back() -> None:
            with process.http.join(opened, 1) as back:
                assert back.held == (1,)

        with process.http.join(opened, 0) as player, Crowd(process.connect, upgrade(kind)) as crowd:
            began = process.seconds
            check_during(crowd, player, lambda: check_health(process.port), come_back)
            print(f"\nthe server: {1000 * (process.seconds - began) / CROWD:.2f} ms of processor time for each")


def check_during(crowd: Crowd, player: Browser, come: Callable[[], None], come_back: Callable[[], None]) -> None:
    """While a crowd comes, and for a while afterwards, no one waits long."""
    plays: list[float] = []
    news: list[float] = []
    returns: list[float] = []
    rounds = 0
    while crowd.is_coming or rounds < 10:
        rounds += not crowd.is_coming
        plays.append(timed(player.quiet))
        news.append(timed(come))
        returns.append(timed(come_back))
        time.sleep(PAUSE)
    check_waits("a running game", plays)
    check_waits("newcomers", news)
    check_waits("people who come back", returns)


@pytest.mark.parametrize("kind", ["a body that is there", "no hello"])
def test_behind_a_web_server_one_address_keeps_no_one_out(tmp_path: Path, kind: str) -> None:
    with crowded(tmp_path) as process, web_server("nginx", tmp_path, process.port) as port:
        opened = process.http.open(HERE, LINK)

        def come_back() -> None:
            with Browser(port, opened.table.id, host=NAME) as back:
                back.hello(opened.secrets[1] or "")
                assert back.held == (1,)

        request = upgrade(kind, NAME)
        with (
            process.http.join(opened, 0) as player,
            Crowd(lambda _: process.connect("127.0.66.1", port), request, CROWD + CROWD // 10) as crowd,
        ):
            check_during(crowd, player, lambda: check_health(port), come_back)
