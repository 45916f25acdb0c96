"""What keeps strangers out: where a page may come from, what it may do; no secret is stored, logged or told."""

import gzip
import os
import re
import signal
import socket
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random

import httpx
import msgspec
import pytest

from auberge import wire as m
from auberge.core.protocol import Seat
from auberge.server import __main__ as program
from auberge.server.access.guard import HEADERS, may_come_from
from auberge.server.settings import Settings, settings_from
from auberge.server.tables import Tables
from tests.server.wire import (
    BOT,
    HERE,
    LINK,
    QUICK,
    Browser,
    Refusal,
    Server,
    Wire,
    encode,
    new_id,
    play_on,
    problem,
    serving,
)

# --- headers ----------------------------------------------------------------------------------------------------


def check_headers(answer: httpx.Response) -> None:
    """Every header that keeps a page in bounds, once."""
    for name, value in HEADERS.items():
        assert answer.headers.get_list(name) == [value], f"{answer.url}: {name}"
    assert "server" not in answer.headers


def test_every_answer_has_the_security_headers(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    http, table = server.http, server.open(HERE, LINK).table.id
    asset = http.get("/assets/app-1a2b.js", headers={"Accept-Encoding": "identity"})
    answers = {
        200: [
            http.get("/"),
            http.head("/"),
            http.get("/table/xyz"),
            asset,
            http.head("/assets/app-1a2b.js"),
            http.get("/api/games"),
            http.get("/api/docs/openapi.json"),
            http.get("/healthz"),
            http.get(f"/api/tables/{table}/record"),
        ],
        201: [http.post("/api/tables", content=encode(m.OpenTable("saint_malo", (HERE, LINK))))],
        304: [http.get("/assets/app-1a2b.js", headers={"If-None-Match": asset.headers["etag"], "Accept-Encoding": ""})],
        400: [http.post("/api/tables", content=b"{")],
        403: [http.get("/", headers={"Origin": "http://evil.example"}), server.again(table)],
        404: [http.get("/api/nothing"), http.get("/assets/none.js"), http.get("/api/tables/none")],
        405: [http.delete("/api/tables"), http.post("/"), http.put("/healthz")],
        413: [http.post("/api/tables", content=b" " * (QUICK.body_bytes + 1))],
    }
    for status, found in answers.items():
        for answer in found:
            assert answer.status_code == status, (answer.request.method, answer.url, answer.text)
            check_headers(answer)

    def fail(*_: object) -> None:
        raise IndexError("broken")

    monkeypatch.setattr(Tables, "read", fail)
    broken = http.get(f"/api/tables/{table}")
    assert broken.status_code == 500
    assert problem(broken).key == "server-failed"
    assert "broken" not in broken.text, "no details leak"
    check_headers(broken)


def test_the_page_may_load_nothing_from_elsewhere() -> None:
    policy = HEADERS["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "frame-ancestors 'none'" in policy
    assert not re.search(r"https?:|\*|unsafe-eval", policy)
    scripts = next(part for part in policy.split("; ") if part.startswith("script-src"))
    assert scripts == "script-src 'self'"


def test_what_is_kept_packed_is_unpacked_for_who_does_not_take_it_so(tmp_path: Path) -> None:
    plain = b"export {};" * 100
    (tmp_path / "app.js").write_bytes(plain)
    (tmp_path / "app.js.gz").write_bytes(gzip.compress(plain))
    with serving(tmp_path, page=tmp_path) as server:
        for accepted in ("gzip", "identity"):
            answer = server.http.get("/app.js", headers={"Accept-Encoding": accepted})
            assert answer.headers.get("content-encoding", "identity") == accepted
            assert answer.content == plain


def test_files_are_sent_as_they_are_and_no_others(server: Server) -> None:
    http = server.http
    page = http.get("/")
    assert page.headers["content-type"].startswith("text/html")
    assert http.get("/any/place").content == page.content, "the page reads its address itself"
    asset = http.get("/assets/app-1a2b.js", headers={"Accept-Encoding": "identity"})
    assert "immutable" in asset.headers["cache-control"]
    assert "no-cache" in page.headers["cache-control"]
    with http.stream("GET", "/assets/app-1a2b.js", headers={"Accept-Encoding": "br"}) as compressed:
        assert compressed.headers["content-encoding"] == "br"
        assert b"".join(compressed.iter_raw()) == b"compressed"
    for path in (
        "/../auberge.db",
        "/assets/../../auberge.db",
        "/%2e%2e/auberge.db",
        "/assets/%2e%2e/%2e%2e/auberge.db",
    ):
        with Wireless(server.port) as line:
            assert b"SQLite" not in line.get(path)


class Wireless:
    """HTTP by hand, so that nobody tidies the address."""

    def __init__(self, port: int) -> None:
        self.socket = socket.create_connection(("127.0.0.1", port), timeout=10)

    def __enter__(self) -> "Wireless":
        return self

    def __exit__(self, *_: object) -> None:
        self.socket.close()

    def get(self, path: str, headers: str = "Host: localhost\r\n") -> bytes:
        """The whole answer."""
        self.socket.sendall(f"GET {path} HTTP/1.1\r\n{headers}Connection: close\r\n\r\n".encode())
        answer = b""
        while data := self.socket.recv(2**16):
            answer += data
        return answer


# --- origins ----------------------------------------------------------------------------------------------------

FOREIGN = [
    "http://evil.example",
    "http://localhost.evil.example",
    "null",
    "",
    "file://",
    "http://[",
    "http://",
    "https://",
    "http://127.0.0.1",
    "http://127.0.0.1:1",
    "http://user@127.0.0.1:{port}",
    "https://127.0.0.1:{port}",
    "ftp://127.0.0.1:{port}",
    "127.0.0.1:{port}",
]


@pytest.mark.parametrize("origin", FOREIGN)
def test_a_foreign_page_is_refused(server: Server, origin: str) -> None:
    origin = origin.format(port=server.port)
    before = msgspec.json.decode(server.http.get("/healthz").content, type=dict[str, object])
    for answer in (
        server.http.post("/api/tables", json={}, headers={"Origin": origin}),
        server.http.get("/api/games", headers={"Origin": origin}),
        server.http.post("/api/nothing", headers={"Origin": origin}),
    ):
        assert answer.status_code == 403
        assert problem(answer).key == "server-foreign-origin"
        check_headers(answer)
    opened = server.open(HERE, LINK)
    if origin:
        with pytest.raises(Refusal) as caught:
            Wire(server.port, f"/ws/tables/{opened.table.id}", origin)
        assert caught.value.status == 403
    assert before["status"] == "ok"


def test_our_own_page_and_programs_are_let_in(server: Server) -> None:
    own = f"http://127.0.0.1:{server.port}"
    assert server.http.get("/api/games", headers={"Origin": own}).status_code == 200
    opened = server.open(HERE, LINK)
    with Browser(server.port, opened.table.id, own) as browser:
        browser.hello()
    with server.join(opened, 0) as program:
        assert program.held == (0,)


def test_other_origins_are_let_in_by_name() -> None:
    allowed = {"https://games.example.org"}
    assert may_come_from("https://games.example.org", "127.0.0.1:8566", allowed)
    assert not may_come_from("http://games.example.org", "127.0.0.1:8566", allowed)
    assert not may_come_from("https://games.example.org.evil.example", "127.0.0.1:8566", allowed)
    assert may_come_from("https://games.example.org", "games.example.org", ())
    assert not may_come_from("http://x", "", ())


# --- secrets ----------------------------------------------------------------------------------------------------


def traces(secret: str) -> list[bytes]:
    """A secret as it might stand somewhere: whole, or the best part of it."""
    return [secret.encode(), secret[:16].encode(), secret[-16:].encode(), secret.encode().hex().encode()]


@pytest.mark.sqlite
def test_a_secret_is_stored_nowhere(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        opened = server.open(HERE, LINK, BOT, game="malta")
        secrets = [secret for secret in opened.secrets if secret is not None]
        with server.join(opened, 0) as first, server.join(opened, 1) as second:
            play_on([(0, first), (1, second)], Random(1))
        server.again(opened.table.id, secrets[0])
        for file in tmp_path.iterdir():
            stored = file.read_bytes()
            assert not any(trace in stored for secret in secrets for trace in traces(secret)), file
    stored = b"".join(file.read_bytes() for file in tmp_path.iterdir())
    assert opened.table.id.encode() in stored, "we have looked in the right place"
    assert not any(trace in stored for secret in secrets for trace in traces(secret))


def test_a_secret_is_told_to_nobody_else(server: Server) -> None:
    opened = server.open(HERE, LINK)
    with server.join(opened, 0) as first, server.join(opened, 1) as second, server.join(opened) as watching:
        first.done(m.Rename(new_id(), Seat(0), "Ada"))
        play_on([(0, first), (1, second)], Random(4), 10)
        for browser in (first, second, watching):
            browser.quiet()
        frames = b"".join(frame for browser in (first, second, watching) for frame in browser.frames)
    table = opened.table.id
    answers = (server.http.get(f"/api/tables/{table}{path}").content for path in ("", "/steps/3", "/record"))
    told = frames + b"".join(answers) + encode(server.status(table)) + encode(opened.table)
    for secret in opened.secrets:
        assert secret is not None
        assert not any(trace in told for trace in traces(secret))


def _port(server: subprocess.Popen[bytes], log: Path) -> int:
    """The port of a server that is ready, from its log."""
    while not (found := re.search(r"\bready\b.*http://localhost:(\d+)/", log.read_text())):
        assert server.poll() is None, log.read_text()
        time.sleep(0.02)
    return int(found[1])


@contextmanager
def process(folder: Path, **settings: str) -> Iterator[tuple[subprocess.Popen[bytes], int, Path]]:
    """The server as a process of its own: the process, its port, and the file of its logs."""
    log = folder / "log"
    environ = os.environ | {"AUBERGE_PORT": "0", "AUBERGE_DATA_DIR": str(folder), "AUBERGE_BOT_WORKERS": "1"} | settings
    with log.open("wb") as errors:
        server = subprocess.Popen(
            [sys.executable, "-m", "auberge.server"], stdout=subprocess.PIPE, stderr=errors, env=environ
        )
        try:
            yield server, _port(server, log), log
        finally:
            if server.poll() is None:
                server.kill()
            server.wait()
            assert server.stdout is not None
            server.stdout.close()


def test_no_secret_is_ever_logged(tmp_path: Path) -> None:
    token = "the-token-of-whoever-runs-this"
    spoken = {"AUBERGE_LOG_FORMAT": "json", "AUBERGE_LOG_LEVEL": "debug", "AUBERGE_METRICS_TOKEN": token}
    with process(tmp_path, **spoken) as (running, port, log):
        server = Server(port)
        server.http.get("/metrics", headers={"Authorization": f"Bearer {token}"})
        opened = server.open(HERE, LINK, m.SeatOrder("bot", bot="squire"), game="malta")
        first, second = (secret or "" for secret in opened.secrets[:2])
        with server.join(opened, 0) as browser, server.join(opened, 1) as other:
            play_on([(0, browser), (1, other)], Random(2), 12)
            browser.send(f'{{"kind":"hello","secrets":["{first}"]}}')
            browser.send(f'{{"kind":"{first}"}}')
            browser.send(first)
        with Browser(port, opened.table.id) as browser:
            browser.send(f'{{"kind":"hello","secrets":"{first}"}}')
            browser.to_the_end()
        server.http.get(f"/api/tables/{first}")
        server.http.get(f"/{first}", params={"secret": first})
        server.http.get(f"/api/tables/{opened.table.id}/steps/x", headers={"X-Auberge-Seats": first})
        server.again(opened.table.id, first, second)
        server.http.post("/api/tables", json={"game": first})
        with Wireless(port) as broken:
            broken.get("/", f"Host: localhost\r\nX-Auberge-Seats: {first}\r\nbroken header {first}\r\n")
        server.http.close()
        running.send_signal(signal.SIGTERM)
        running.wait(60)
        assert running.stdout is not None
        assert running.stdout.read() == b""
        logged = log.read_bytes()
    lines = [msgspec.json.decode(line, type=dict[str, str]) for line in logged.splitlines()]
    assert all({"at", "level", "from", "what"} <= set(told) for told in lines), "one JSON object a line"
    assert any(told["from"] == "uvicorn.error" for told in lines), "the broken request was noted"
    with sqlite3.connect(tmp_path / "auberge.db") as database:
        sealed = [text for row in database.execute("SELECT secret, salt FROM tables") for text in row]
        rows = database.execute("SELECT number, text, intent FROM journal WHERE kind <> 'promise'").fetchall()
    database.close()
    for secret in (first, second, token, *sealed):
        assert not any(trace in logged for trace in traces(secret)), logged
    stored = [told for told in lines if told["what"] == "stored"]
    assert [(int(told["version"]), told["intent"]) for told in stored] == [(row[0], str(row[2])) for row in rows]
    assert {told["table"] for told in stored} == {opened.table.id}
    done = {text for _, text, _ in rows if len(text) > 3}
    assert done, "what was done, some of it hidden, is not told"
    assert not any(text in "".join(told.values()) for text in done for told in lines)


# --- starting ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("PORT", "abc"),
        ("PORT", "70000"),
        ("PORT", "-1"),
        ("BODY_BYTES", "1.5"),
        ("MESSAGES_PER_SECOND", "nan"),
        ("MESSAGES_PER_SECOND", "inf"),
        ("BOT_SECONDS", "-1"),
        ("CONNECTIONS", ""),
        ("TRUSTED_PROXIES", "127.0.0.1 proxy.example"),
    ],
)
def test_a_setting_that_cannot_be_is_named(
    name: str, value: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv(f"AUBERGE_{name}", value)
    assert program.main() == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert f"AUBERGE_{name}" in told.err
    assert told.err.count("\n") == 1


def test_every_setting_can_be_set() -> None:
    environ = {f"AUBERGE_{name.upper()}": "7" for name in Settings.__struct_fields__}
    lists = {
        "AUBERGE_ORIGINS": "https://a.example  https://b.example",
        "AUBERGE_HOSTS": "a.example b.example:81",
        "AUBERGE_TRUSTED_PROXIES": "10.0.0.1 2001:db8::/32",
    }
    plain = {
        "AUBERGE_SOCKET_MODE": "600",
        "AUBERGE_PUBLIC_URL": "https://a.example",
        "AUBERGE_BASE_PATH": "/games",
        "AUBERGE_FORWARDED_HEADERS": "forwarded",
        "AUBERGE_METRICS_TOKEN": "0123456789abcdef",
        "AUBERGE_LOG_FORMAT": "json",
        "AUBERGE_LOG_LEVEL": "debug",
    }
    found = settings_from(environ | lists | plain, port=9, host=None)
    assert found.origins == ("https://a.example", "https://b.example")
    assert found.hosts == ("a.example", "b.example:81")
    assert found.trusted_proxies == ("10.0.0.1", "2001:db8::/32")
    assert found.public_page == "https://a.example/games"
    assert found.forwarded_headers == "forwarded"
    assert found.port == 9
    numbers = [name for name, kind in Settings.__annotations__.items() if kind in (int, float) and name != "port"]
    assert {getattr(found, name) for name in numbers} == {7}


@pytest.fixture
def silent(monkeypatch: pytest.MonkeyPatch) -> None:
    """The program leaves the logs of the tests alone."""
    monkeypatch.setattr(program, "write_logs", lambda *_: None)


@pytest.mark.usefixtures("silent")
def test_a_place_that_is_taken_is_said_so(
    server: Server, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("AUBERGE_PORT", str(server.port))
    assert program.main() == 2
    assert str(server.port) in capsys.readouterr().err


@pytest.mark.usefixtures("silent")
def test_a_storage_that_is_none_is_said_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "letter.txt").write_text("Dear Anna")
    monkeypatch.setenv("AUBERGE_PORT", "0")
    monkeypatch.setenv("AUBERGE_DATABASE", f"sqlite:///{tmp_path}/letter.txt")
    assert program.main() == 2
    told = capsys.readouterr()
    assert told.out == "", "no address is told"
    assert "letter.txt" in told.err
    assert told.err.count("\n") == 1
