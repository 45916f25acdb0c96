"""What plays in the browser without a server: sent from the disk, packed where the browser can, kept for ever there."""

import gzip
import hashlib
import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from auberge.server.access.guard import HEADERS
from auberge.server.http.engine_files import EngineFiles
from auberge.server.http.page import Files
from tests.server.wire import Server, serving

PYTHON = b"\0asm" + b"python " * 20_000
WHEEL = b"PK a wheel"
CSP = "content-security-policy"


def write_engine(page: Path) -> None:
    """An engine of two files, as the build lays them down: one packed only, one not."""
    folder = page / "engine" / "abc"
    folder.mkdir(parents=True)
    (page / "index.html").write_text("<!doctype html><title>Auberge</title>")
    (folder / "python.wasm.gz").write_bytes(gzip.compress(PYTHON))
    (folder / "python.wasm.br").write_bytes(b"as brotli has it")
    (folder / "msgspec.whl").write_bytes(WHEEL)
    (folder / "stray.txt").write_text("not of the engine")
    files = [
        {"name": name, "size": len(content), "sha256": hashlib.sha256(content).hexdigest(), "sent": 1}
        for name, content in (("python.wasm", PYTHON), ("msgspec.whl", WHEEL))
    ]
    (page / "engine" / "engine.json").write_text(json.dumps({"version": "abc", "files": files}))
    (page / "workers").mkdir()
    (page / "workers" / "worker-1a2b.js").write_text("export {};")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    page = tmp_path_factory.mktemp("page")
    write_engine(page)
    with serving(tmp_path_factory.mktemp("tables"), page=page) as running:
        yield running


@pytest.mark.parametrize(
    ("accepted", "encoding", "body"),
    [
        ("gzip, deflate, br", "br", b"as brotli has it"),
        ("gzip", "gzip", gzip.compress(PYTHON)),
        ("identity", None, PYTHON),
    ],
)
def test_a_file_is_sent_as_the_browser_can_read_it(
    server: Server, accepted: str, encoding: str | None, body: bytes
) -> None:
    headers = {"Accept-Encoding": accepted}
    with server.http.stream("GET", "/engine/abc/python.wasm", headers=headers) as answer:
        raw = b"".join(answer.iter_raw())
    assert answer.status_code == 200
    assert (raw if encoding != "gzip" else gzip.decompress(raw)) == (body if encoding != "gzip" else PYTHON)
    assert answer.headers.get("content-encoding") == encoding
    assert answer.headers["content-type"] == "application/wasm"
    assert int(answer.headers["content-length"]) == len(raw)
    assert "immutable" in answer.headers["cache-control"]
    assert answer.headers["vary"] == "Accept-Encoding"
    again = server.http.get("/engine/abc/python.wasm", headers={**headers, "If-None-Match": answer.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")


def test_each_encoding_has_a_tag_of_its_own(server: Server) -> None:
    heads = [server.http.head("/engine/abc/python.wasm", headers={"Accept-Encoding": e}) for e in ("br", "gzip", "x")]
    assert [head.status_code for head in heads] == [200, 200, 200]
    assert len({head.headers["etag"] for head in heads}) == 3


def test_a_file_that_gains_nothing_is_sent_as_it_is(server: Server) -> None:
    answer = server.http.get("/engine/abc/msgspec.whl")
    assert answer.content == WHEEL
    assert answer.headers["content-type"] == "application/octet-stream"


@pytest.mark.parametrize("name", ["stray.txt", "python.wasm.gz", "none.wasm", "../engine.json.gz", "%2e%2e/x.db"])
def test_nothing_but_the_engine_is_sent(server: Server, name: str) -> None:
    assert server.http.get(f"/engine/abc/{name}").status_code == 404


def test_its_list_is_never_taken_for_granted(server: Server) -> None:
    told = server.http.get("/engine/engine.json")
    assert told.json()["version"] == "abc"
    assert told.headers["cache-control"] == "no-cache"


def test_only_a_worker_may_compile_and_nobody_makes_code_of_text(server: Server) -> None:
    worker = server.http.get("/workers/worker-1a2b.js").headers.get_list(CSP)
    assert len(worker) == 1
    assert "script-src 'self' 'wasm-unsafe-eval';" in worker[0]
    assert worker[0].replace(" 'wasm-unsafe-eval'", "") == HEADERS[CSP]
    for path in ("/", "/engine/abc/msgspec.whl", "/engine/engine.json"):
        assert server.http.get(path).headers.get_list(CSP) == [HEADERS[CSP]]


def test_none_of_it_is_read_before_it_is_wanted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    write_engine(tmp_path)
    read: list[str] = []
    read_bytes = Path.read_bytes

    def watch(path: Path) -> bytes:
        read.append(path.relative_to(tmp_path).as_posix())
        return read_bytes(path)

    monkeypatch.setattr(Path, "read_bytes", watch)
    Files(tmp_path)
    assert "index.html" in read
    assert "engine/engine.json" in read
    assert not [name for name in read if name.startswith("engine/abc/")]


def test_a_page_without_an_engine_is_a_page(tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text("the page")
    assert not EngineFiles(tmp_path / "engine").holds(tmp_path / "index.html")
    Files(tmp_path)
