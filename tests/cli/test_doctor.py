"""`auberge doctor` looks at what is configured: database, folder, port or path, and the web server before it."""

import http.server
import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from auberge.cli.tools import doctor
from auberge.words import LANGUAGES, Words
from tests.cli.terminal import error_of, flat, run
from tests.server.wire import serving

UNKNOWN = "_".join(("AUBERGE", "CONECTIONS"))  # no name that a test reads


@pytest.fixture(autouse=True)
def page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A page is there, whether or not it was built."""
    (tmp_path / "page").mkdir()
    (tmp_path / "page" / "index.html").touch()
    monkeypatch.setattr(doctor, "PAGE", tmp_path / "page")


@contextmanager
def web_server(status: int, body: bytes = b"") -> Iterator[str]:
    """A web server that answers everything alike; its address."""

    class Handler(http.server.BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            self.send_response(status)
            self.end_headers()
            self.wfile.write(body)

        def log_message(self, *_: object) -> None:
            """Quietly."""

    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_address[1]}"
        server.shutdown()


def free_port() -> str:
    with socket.socket() as listening:
        listening.bind(("127.0.0.1", 0))
        return str(listening.getsockname()[1])


def told(*arguments: str, **environ: str) -> tuple[int, str]:
    """What the doctor says with a free port, and its exit code."""
    result = run("doctor", *arguments, **{"AUBERGE_PORT": free_port(), "COLUMNS": "500", **environ})
    assert not result.exception or isinstance(result.exception, SystemExit), result.exception
    return result.exit_code, flat(result.stdout)


def says(finding: str, language: str = "en", **values: str) -> str:
    return flat(Words(language, strict=True).say(f"doctor-{finding}", **values))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_finding_is_said_in_every_language(language: str, tmp_path: Path) -> None:
    port, missing = free_port(), f"http://127.0.0.1:{free_port()}"
    code, text = told(
        AUBERGE_LANG=language,
        AUBERGE_PORT=port,
        AUBERGE_HOST="0.0.0.0",
        **{UNKNOWN: "5"},
        AUBERGE_PUBLIC_URL=missing,
        AUBERGE_TRUSTED_PROXIES="10.0.0.0/8 ::1",
    )
    assert code == 0, text
    for finding in (
        says("unknown", language, case="near", name=UNKNOWN, nearest="AUBERGE_CONNECTIONS"),
        says("port", language, case="free", port=port, place="0.0.0.0"),
        says("trust", language, case="wide", list="10.0.0.0/8"),
    ):
        assert finding in text
    assert says("proxy", language, case="silent", url=missing, problem="…").partition("(…")[0] in text


def test_it_looks_at_the_folder_and_port_that_serve_would_be_given(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        taken.settimeout(0)
        port = taken.getsockname()[1]
        threading.Thread(target=_hang_up, args=(taken,), daemon=True).start()
        code, text = told("--folder", str(tmp_path / "club"), "--port", str(port))
    assert code == 1
    assert says("folder", case="to_be_made", place=str(tmp_path / "club")) in text
    assert f"Port {port} is in use" in text
    assert not (tmp_path / "club").exists(), "it only looks"


def _hang_up(listening: socket.socket) -> None:
    """Answers nobody: whoever asks is hung up on at once."""
    listening.settimeout(10)
    line, _ = listening.accept()
    line.close()


def test_settings_are_read_from_the_file_that_a_service_reads(tmp_path: Path) -> None:
    file = tmp_path / "auberge.env"
    file.write_text(f"# for the club\nAUBERGE_DATABASE='sqlite:///{tmp_path}/club.db'\nexport {UNKNOWN}=1\n\n;x=1\n")
    code, text = told("--env-file", str(file))
    assert code == 0
    assert says("database", case="to_be_made", place=f"{tmp_path}/club.db") in text
    assert f"The setting {UNKNOWN} is unknown" in text
    missing = run("doctor", "--env-file", str(tmp_path / "none.env"))
    assert missing.exit_code == 2
    assert str(tmp_path / "none.env") in error_of(missing)


def test_a_database_that_cannot_be_made_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    code, text = told(AUBERGE_DATABASE=f"sqlite:///{tmp_path}/file/club.db")
    assert code == 1
    assert f"nothing can be written to {tmp_path}/file" in text


def test_a_server_of_ours_that_runs_is_no_fault_and_the_web_server_before_it_is_asked(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        here = f"http://localhost:{server.port}"
        code, text = told(AUBERGE_PORT=str(server.port), AUBERGE_PUBLIC_URL=here)
    assert code == 0
    assert says("port", case="running", port=str(server.port), place="127.0.0.1") in text
    assert says("proxy", case="there", url=here) in text


@pytest.mark.parametrize(("status", "body"), [(502, b""), (200, b"Welcome to nginx!"), (200, b'{"status": "fine"}')])
def test_a_web_server_that_leads_elsewhere_is_told(status: int, body: bytes) -> None:
    with web_server(status, body) as url:
        code, text = told(AUBERGE_PUBLIC_URL=url)
    assert code == 0
    assert says("proxy", case="other", url=url, problem=str(status)) in text


def test_proxies_that_are_trusted_are_looked_at() -> None:
    url = f"http://127.0.0.1:{free_port()}"
    code, text = told(AUBERGE_TRUSTED_PROXIES="0.0.0.0/0")
    assert (code, says("trust", case="all") in text) == (1, True)
    code, text = told(AUBERGE_PUBLIC_URL=url, AUBERGE_HOST="0.0.0.0")
    assert (code, says("trust", case="near") in text) == (0, True)
    code, text = told(AUBERGE_PUBLIC_URL=url, AUBERGE_HOST="0.0.0.0", AUBERGE_TRUSTED_PROXIES="10.0.0.7")
    assert (code, "TRUSTED_PROXIES" in text) == (0, False)


@pytest.mark.skipif(not hasattr(socket, "AF_UNIX"), reason="there are no such sockets")
def test_the_path_that_is_listened_at_is_looked_at(tmp_path: Path) -> None:
    path = tmp_path / "s.sock"
    assert says("socket", case="free", place=str(path)) in told("--socket", str(path))[1]
    with socket.socket(socket.AF_UNIX) as listening:
        listening.bind(str(path))
        listening.listen()
        assert says("socket", case="running", place=str(path)) in told("--socket", str(path))[1]
    path.unlink()
    path.touch()
    code, text = told("--socket", str(path))
    assert (code, says("socket", case="taken", place=str(path)) in text) == (1, True)
    nowhere = tmp_path / "none" / "s.sock"
    code, text = told("--socket", str(nowhere))
    assert (code, "is missing or cannot be written to" in text) == (1, True)
