"""Whether all is well is told truthfully, and to strangers without saying where anything lies; one server a folder."""

import asyncio
from pathlib import Path

import pytest

from auberge import wire as m
from auberge.server import __main__ as program
from auberge.server.http.health import check_ready
from auberge.server.storage import pulse
from auberge.server.tables import Tables
from auberge.table.validation import BadMessage
from tests.server.test_stopping import with_tables
from tests.server.wire import HERE, LINK, Browser, problem, serving

pytestmark = pytest.mark.sqlite


@pytest.fixture(autouse=True)
def _anew(monkeypatch: pytest.MonkeyPatch) -> None:
    """The storage is tried for everybody who asks."""
    monkeypatch.setattr(pulse, "_SECONDS", 0.0)


def test_a_deleted_database_is_told_until_it_is_back(tmp_path: Path) -> None:
    folder, attic = tmp_path / "tables", tmp_path / "attic"
    with serving(folder) as server:
        opened = server.open(HERE, LINK)
        assert server.http.get("/readyz").json() == {"status": "ok"}
        with server.join(opened, 0) as browser:
            folder.rename(attic)
            for answer in (server.http.get("/readyz"), server.http.get("/api/tables/somewhere")):
                assert answer.status_code == 503
                assert problem(answer).key == "server-storage-down"
                assert str(tmp_path) not in answer.text
            assert server.http.get("/healthz").status_code == 200, "a restart would not help"
            refused = browser.refused(browser.proceed(0))
            assert refused.key == "server-not-stored", "what cannot be kept is not acknowledged"
        with pytest.raises(AssertionError, match="server-storage-down"):
            server.open(HERE, LINK)
        attic.rename(folder)
        assert server.http.get("/readyz").status_code == 200
        with server.join(opened, 0) as browser:
            browser.done(browser.proceed(0))


def test_somebody_who_comes_meanwhile_is_not_told_where_it_was(tmp_path: Path) -> None:
    folder = tmp_path / "tables"
    with serving(folder) as server:
        folder.rename(tmp_path / "attic")
        with Browser(server.port, "somewhere") as browser:
            browser.say(m.Hello(()))
            told, _ = browser.to_the_end()
        assert told == [m.Closing(m.Problem("server-storage-down", {"why": "other"}))]
        (tmp_path / "attic").rename(folder)


def test_nobody_is_sent_to_a_server_that_stops_or_cannot_write(tmp_path: Path) -> None:
    async def story(tables: Tables, _: object) -> None:
        with pytest.raises(BadMessage, match="running-not-ready"):
            await check_ready(tables)  # the writer has not begun
        await asyncio.sleep(0)
        await check_ready(tables)
        tables.leaving = True
        with pytest.raises(BadMessage, match="running-not-ready"):
            await check_ready(tables)

    with_tables(tmp_path, story)


def test_a_second_server_on_one_folder_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(program, "write_logs", lambda *_: None)
    monkeypatch.setenv("AUBERGE_PORT", "0")
    monkeypatch.setenv("AUBERGE_DATA_DIR", str(tmp_path))
    with serving(tmp_path) as server:
        assert program.main() == 2
        told = capsys.readouterr()
        assert told.out == "", "no address is told"
        assert told.err == (
            f"Another Auberge server is already using the tables in {tmp_path / 'auberge.db'}. "
            "Close it first, or choose another place.\n"
        )
        assert server.http.get("/healthz").status_code == 200
