"""What strangers are told, and what not: we answer to our own names only, and keep our troubles to ourselves."""

import logging
import socket
import time
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

from auberge import wire as m
from auberge.server import logs
from auberge.server.storage.sqlite import SqliteStorage
from auberge.table.rows import StorageFailed
from tests.server.conftest import Finished
from tests.server.test_security import Wireless, check_headers
from tests.server.wire import HERE, LINK, QUICK, Browser, Refusal, Server, Wire, check_words, encode, problem, serving

# --- names ------------------------------------------------------------------------------------------------------


def test_we_answer_only_to_our_own_names(server: Server) -> None:
    """A foreign page that makes its own name lead here is of the same origin as we are, and still finds no answer."""
    table = server.open(HERE, LINK).table.id
    for host in ("evil.example", f"evil.example:{server.port}", "192.0.2.1", ""):
        for headers in ({}, {"Origin": f"http://{host}"}):
            answer = server.http.get(f"/api/tables/{table}", headers={"Host": host, **headers})
            assert answer.status_code == 421, host
            found = problem(answer)
            assert found.key == "server-unknown-host"
            assert found.values == {"host": host}
            check_headers(answer)
        with pytest.raises(Refusal) as caught:
            Wire(server.port, f"/ws/tables/{table}", host=host)
        assert caught.value.status == 421
    for host in ("localhost", f"127.0.0.1:{server.port}", "[::1]:80", socket.gethostname()):
        assert server.http.get(f"/api/tables/{table}", headers={"Host": host}).status_code == 200
        Wire(server.port, f"/ws/tables/{table}", host=host).close()
    with Wireless(server.port) as line:
        assert b" 400 " in line.get("/", "Host: localhost\r\nHost: evil.example\r\n"), "two are no request"


@pytest.mark.parametrize("version", ["1.0", "1.1"])
@pytest.mark.parametrize("path", ["/", "/api/games", "/healthz"])
def test_a_request_that_names_no_host_is_refused(server: Server, version: str, path: str) -> None:
    with socket.create_connection(("127.0.0.1", server.port), timeout=10) as line:
        line.sendall(f"GET {path} HTTP/{version}\r\nConnection: close\r\n\r\n".encode())
        refused = 421 if version == "1.0" else 400  # there it is no request
        assert line.recv(2**16).startswith(b"HTTP/1.1 %d " % refused)


@pytest.mark.parametrize(
    ("language", "word"),
    [
        ("fr-CH, en;q=0.5", "réglage"),
        ("de", "Einstellung"),
        ("xx, it", "impostazione"),
        ("", "setting"),
        ("*", "setting"),
    ],
)
def test_a_person_is_told_in_words_which_setting_names_the_server(server: Server, language: str, word: str) -> None:
    headers = {"Host": "games.example.org", "Accept": "text/html,*/*", "Accept-Language": language}
    answer = server.http.get("/", headers=headers)
    assert answer.status_code == 421
    assert answer.headers["content-type"] == "text/plain; charset=utf-8"
    for told in ("games.example.org", "AUBERGE_HOSTS", word):
        assert told in answer.text
    check_headers(answer)


def test_names_can_be_set(tmp_path: Path) -> None:
    settings = msgspec.structs.replace(QUICK, hosts=("games.example.org",), origins=("https://pages.example.org",))
    with serving(tmp_path, settings) as server:
        for host in ("games.example.org", "Games.Example.Org:443", "pages.example.org"):
            assert server.http.get("/api/games", headers={"Host": host}).status_code == 200
        own = {"Host": "games.example.org", "Origin": "https://games.example.org"}
        assert server.http.get("/api/games", headers=own).status_code == 200
        assert server.http.get("/api/games", headers={"Host": "evil.example"}).status_code == 421


# --- what stays where -------------------------------------------------------------------------------------------


def test_what_is_private_is_kept_nowhere(server: Server, finished: Callable[[str], Finished]) -> None:
    opened, _ = finished("malta")
    table, secret = opened.table.id, opened.secrets[0] or ""
    http = server.http
    for answer in (
        http.post("/api/tables", content=encode(m.OpenTable("saint_malo", (HERE, LINK)))),
        http.get(f"/api/tables/{table}/steps/1", params={"look": "0"}, headers={"X-Auberge-Seats": secret}),
        http.get(f"/api/tables/{table}"),
        http.get(f"/api/tables/{table}/record"),
        http.get(f"/api/tables/{table}/story"),
        http.get("/api/tables/none"),
        server.again(table, secret),
        http.get("/healthz"),
    ):
        assert answer.headers.get_list("cache-control") == ["no-store"], answer.url
    for path in ("/", "/assets/app-1a2b.js"):
        assert http.get(path).headers["cache-control"] != "no-store", "the page is the same for everybody"


@pytest.mark.sqlite
def test_strangers_are_not_told_where_things_are_stored(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    with serving(tmp_path) as server:
        table = server.open(HERE, LINK).table.id

        async def fail(*_: object) -> None:
            raise StorageFailed("server-storage-failed", place=str(tmp_path), problem="disk I/O error")

        monkeypatch.setattr(SqliteStorage, "_in", fail)
        wish = encode(m.OpenTable("saint_malo", (HERE, LINK)))
        for answer in (
            server.http.get("/readyz"),
            server.http.get("/api/tables/unknown"),
            server.http.post("/api/tables", content=wish),
        ):
            assert answer.status_code == 503
            found = problem(answer)
            assert (found.key, found.values) == ("server-storage-down", {"why": "other"})
            check_headers(answer)
        with Browser(server.port, "unknown") as browser:
            browser.say(m.Hello(()))
            (closing,), _ = browser.to_the_end()
            assert isinstance(closing, m.Closing)
            assert closing.problem == m.Problem("server-storage-down", {"why": "other"})
            check_words(closing.problem)
        assert server.info(table).id == table, "who is there goes on"
        monkeypatch.undo()
    assert str(tmp_path) in caplog.text, "but whoever runs the server is"


def test_what_strangers_cause_is_written_down_once_a_minute(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = 100.0
    monkeypatch.setattr(time, "monotonic", lambda: clock)
    seldom = logs.Seldom()

    def written(name: str, what: str, problem: Exception | None = None, level: int = logging.ERROR) -> bool:
        trouble = None if problem is None else (type(problem), problem, None)
        return seldom.filter(logging.LogRecord(name, level, "", 0, what, None, trouble))

    first = [written("auberge.app", "request failed", OSError("disk")) for _ in range(100)]
    assert first == [True] + [False] * 99
    assert written("auberge.app", "request failed", OSError("another disk"))
    assert written("uvicorn.error", "request failed")
    assert all(written("auberge.table", "table stopped") for _ in range(3)), "our own faults always are"
    clock += 61
    again = logging.LogRecord("uvicorn.error", logging.ERROR, "", 0, "request failed", None, None)
    assert seldom.filter(again)
    assert "left_out" not in vars(again)
    late = logging.LogRecord(
        "auberge.app", logging.ERROR, "", 0, "request failed", None, (OSError, OSError("disk"), None)
    )
    assert seldom.filter(late)
    assert vars(late)["left_out"] == 99
