"""A database elsewhere can be missing, closed to us, restarted or lost: it is told clearly, and nothing is lost."""

import asyncio
from collections.abc import Iterator, Sequence
from pathlib import Path

import asyncpg
import pytest

from auberge import wire as m
from auberge.server import __main__ as program
from auberge.server.storage import postgresql, pulse
from auberge.server.storage.line import Connection
from auberge.server.storage.postgresql import PostgresStorage
from auberge.table.rows import Key, Row, StorageFailed
from auberge.words import Words
from tests.postgres import PATIENCE, Postgres
from tests.server.stored import a_row
from tests.server.wire import HERE, LINK, problem, serving

WORDS = Words("en", strict=True)
_HANG_UP = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'auberge'"


@pytest.fixture
def postgres(shared_postgres: Postgres) -> Iterator[Postgres]:
    """The server of all tests, which runs again at the end."""
    yield shared_postgres
    if not shared_postgres.is_running:
        shared_postgres.start()


async def _opened(url: str) -> PostgresStorage:
    storage = PostgresStorage(url)
    await storage.claim()
    await storage.open()
    return storage


# --- at the start -----------------------------------------------------------------------------------------------
def _complaint(url: str) -> StorageFailed:
    async def story() -> StorageFailed:
        storage = PostgresStorage(url)
        with pytest.raises(StorageFailed) as caught:
            await storage.open()
        await storage.close()
        return caught.value

    found = asyncio.run(story())
    assert str(found.values["place"]) in WORDS.error(found)
    return found


def test_what_is_wrong_with_a_database_is_told_without_its_password(
    postgres: Postgres, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    away = _complaint(f"postgresql://anna:word@/house?host={tmp_path}")
    assert away.key == "server-storage-unreachable"
    assert away.values["place"] == f"postgresql://{tmp_path}/house"
    assert "word" not in str(away)
    unwritten = _complaint("postgresql://anna:pass@word@127.0.0.1:1/house")  # `@` should be %40
    assert unwritten.values["place"] == "postgresql://127.0.0.1:1/house"
    assert _complaint(postgres.url(name="nowhere")).key == "server-storage-no-database"
    assert _complaint(postgres.url(user="stranger")).key == "server-storage-refused"
    monkeypatch.setattr(postgresql, "_ENCODING", "SELECT 'LATIN1'")
    assert _complaint(postgres.url()).key == "server-storage-encoding"


def test_the_server_does_not_start_without_its_database(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(program, "write_logs", lambda *_: None)
    monkeypatch.setenv("AUBERGE_PORT", "0")
    monkeypatch.setenv("AUBERGE_DATA_DIR", str(tmp_path))
    monkeypatch.setenv("AUBERGE_DATABASE", f"postgresql://anna:word@/house?host={tmp_path}")
    assert program.main() == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert told.err.startswith(f"The database postgresql://{tmp_path}/house cannot be reached: ")


# --- while it runs ----------------------------------------------------------------------------------------------
def test_people_are_told_that_nothing_can_be_saved_until_the_database_is_back(
    postgres: Postgres, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pulse, "_SECONDS", 0.0)
    monkeypatch.setattr(postgresql, "_RESTART_SECONDS", 0.0)
    monkeypatch.setattr("auberge.server.storage.line._DOWN_SECONDS", 0.0)
    with serving(tmp_path, database=postgres.new_url()) as server:
        opened = server.open(HERE, LINK)
        with server.join(opened, 0) as browser:
            browser.done(browser.proceed(0))
            version = browser.version
            postgres.stop()
            browser.say(browser.act(0, browser.moves()[0]))
            told, _ = browser.to_the_end()
            assert told[-1] == m.Closing(m.Problem("server-storage-down", {"why": "away"}))
            assert not any(isinstance(each, m.Refused) for each in told), "only the database knows whether it is stored"
        for answer in (server.http.get("/readyz"), server.http.get(f"/api/tables/{opened.table.id}")):
            assert answer.status_code == 503
            assert problem(answer).key == "server-storage-down"
            assert "postgresql" not in answer.text
        postgres.start()
        assert server.http.get("/readyz").status_code == 200
        with server.join(opened, 0) as browser:
            assert browser.version == version
            browser.done(browser.act(0, browser.moves()[0]))


def test_rows_wait_for_a_database_that_is_started_again(postgres: Postgres, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(postgresql, "_RESTART_SECONDS", PATIENCE)

    async def story() -> None:
        storage = await _opened(postgres.new_url())
        assert await storage.append([a_row(version=1)]) == {("t", 1)}
        postgres.stop()
        waiting = asyncio.create_task(storage.append([a_row(version=2)]))
        await asyncio.to_thread(postgres.start)
        assert await waiting == {("t", 2)}
        assert await storage.rows("t") == [a_row(version=1), a_row(version=2)]
        await storage.close()

    asyncio.run(story())


@pytest.mark.parametrize("problem", [asyncpg.ConnectionDoesNotExistError, asyncpg.InternalClientError])
def test_rows_that_arrived_before_the_connection_was_lost_are_stored_once(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch, problem: type[Exception]
) -> None:
    append, lost = postgresql._append, [0]

    async def unheard(connection: Connection, rows: Sequence[Row]) -> set[Key]:
        stored = await append(connection, rows)
        if not lost[0]:
            lost[0] = len(stored)
            raise problem("the answer was lost")
        return stored

    async def story() -> None:
        storage = await _opened(postgres.new_url())
        await storage.append([a_row("rival", text="another’s")])
        monkeypatch.setattr(postgresql, "_append", unheard)
        assert await storage.append([a_row("a"), a_row("b"), a_row("rival")]) == {("a", 1), ("b", 1)}
        assert lost == [2]
        assert await storage.rows("a") == [a_row("a")]
        assert [row.text for row in await storage.rows("rival")] == ["another’s"]
        await storage.close()

    asyncio.run(story())


def test_a_server_that_has_lost_its_claim_to_another_writes_and_reads_nothing(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    url = postgres.new_url()

    async def story() -> None:
        storage = await _opened(url)
        await asyncio.to_thread(postgres.sql, _HANG_UP)
        rival = await _opened(url)
        monkeypatch.setattr(postgresql, "_CLAIM_SECONDS", 0.1)
        for attempt in (lambda: storage.append([a_row()]), lambda: storage.rows("t"), storage.probe):
            with pytest.raises(StorageFailed, match="server-storage-taken"):
                await attempt()
        assert await rival.append([a_row()]) == {("t", 1)}
        await rival.close()
        monkeypatch.setattr("auberge.server.storage.line._DOWN_SECONDS", 0.0)
        assert await storage.rows("t") == [a_row()]
        await storage.close()

    asyncio.run(story())


# --- how it is --------------------------------------------------------------------------------------------------
def test_a_database_that_may_only_be_read_is_not_well(postgres: Postgres) -> None:
    url = postgres.new_url()

    async def story() -> None:
        storage = await _opened(url)
        await storage.probe()
        await storage.close()
        storage = PostgresStorage(f"{url}&default_transaction_read_only=on")
        for attempt in (storage.probe, lambda: storage.append([a_row()])):
            with pytest.raises(StorageFailed, match="server-storage-read-only"):
                await attempt()
        await storage.close()

    asyncio.run(story())


def test_a_commit_is_on_the_disk_whatever_the_database_is_set_to(postgres: Postgres) -> None:
    async def story() -> None:
        storage = PostgresStorage(postgres.url("synchronous_commit=off"))
        async with storage._write() as connection:
            assert await connection.fetchval("SHOW synchronous_commit") == "on"
        await storage.close()

    asyncio.run(story())
