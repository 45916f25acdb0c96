"""The example plug-in, installed for a test that asks for it."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.examples.plugged import forget, plug_in


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """The folder that holds the metadata of the installed example."""
    with pytest.MonkeyPatch.context() as patch:
        folder = tmp_path_factory.mktemp("installed")
        plug_in(patch, folder)
        yield folder
    forget()
