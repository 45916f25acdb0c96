"""One server for all tests that do not ask for settings of their own."""

from collections.abc import Iterator

import pytest

from tests.server.wire import Server, serving


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    page = tmp_path_factory.mktemp("page")
    (page / "index.html").write_text("<!doctype html><title>Auberge</title>")
    (page / "assets").mkdir()
    (page / "assets" / "app-1a2b.js").write_text("export {};")
    (page / "assets" / "app-1a2b.js.br").write_bytes(b"compressed")
    with serving(tmp_path_factory.mktemp("tables"), page=page) as running:
        yield running
