"""One server for all tests that do not ask for settings of their own; and the databases that tests run on."""

import os
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from random import Random

import pytest

from auberge import wire as m
from tests.postgres import Postgres, postgres_running
from tests.server import wire
from tests.server.disk import on_disk
from tests.server.wire import BOT, HERE, Server, play_on, serving

Finished = tuple[m.TableOpened, m.Now]


@pytest.fixture(scope="session")
def shared_postgres() -> Iterator[Postgres]:
    """A PostgreSQL server for all tests; who stops it starts it again."""
    with postgres_running() as running:
        yield running


@pytest.fixture(scope="session", autouse=True)
def _all_on_postgresql(request: pytest.FixtureRequest) -> Iterator[None]:
    """With AUBERGE_TESTS_ON=postgresql every server of the tests has its tables there (`make test-postgresql`)."""
    with pytest.MonkeyPatch.context() as patch:
        if os.environ.get("AUBERGE_TESTS_ON") == "postgresql":
            running = request.getfixturevalue("shared_postgres")
            patch.setattr(wire, "database_in", running.database_in)
            with on_disk(running.new_url()):
                yield
        else:
            yield


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    page = tmp_path_factory.mktemp("page")
    (page / "index.html").write_text("<!doctype html><title>Auberge</title>")
    (page / "assets").mkdir()
    (page / "assets" / "app-1a2b.js").write_text("export {};")
    (page / "assets" / "app-1a2b.js.br").write_bytes(b"compressed")
    with serving(tmp_path_factory.mktemp("tables"), page=page) as running:
        yield running


@pytest.fixture(scope="session")
def finished(server: Server) -> Callable[[str], Finished]:
    """A finished table of a game, one person against a bot, and how it stood in the end; the same one for all tests."""

    @cache
    def finish(game: str) -> Finished:
        opened = server.open(HERE, BOT, game=game, start_seat=None)
        with server.join(opened, 0) as browser:
            play_on([(0, browser)], Random(3))
            return opened, browser.now

    return finish


KINDS = ("sqlite", "postgresql")


@pytest.fixture
def new_database(request: pytest.FixtureRequest, tmp_path: Path) -> Callable[[str], str]:
    """The URL of an empty database of some kind."""

    def new(kind: str) -> str:
        if kind == "sqlite":
            return f"sqlite:///{tmp_path}/auberge.db"
        running = request.getfixturevalue("shared_postgres")
        assert isinstance(running, Postgres)
        return running.new_url()

    return new


@pytest.fixture(params=KINDS)
def database(request: pytest.FixtureRequest, new_database: Callable[[str], str]) -> str:
    """An empty database: every test that asks for it runs on each kind."""
    return new_database(request.param)


@pytest.fixture(params=[KINDS, KINDS[::-1]], ids=["to-postgresql", "to-sqlite"])
def two_databases(request: pytest.FixtureRequest, new_database: Callable[[str], str]) -> tuple[str, str]:
    """Two empty databases of different kinds, this way and that."""
    first, second = request.param
    return new_database(first), new_database(second)
