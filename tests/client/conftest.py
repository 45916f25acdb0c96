"""A server for programs to come to."""

from collections.abc import Iterator

import pytest

from tests.server.wire import Server, serving


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("programs")) as running:
        yield running
