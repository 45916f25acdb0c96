"""Every test of the terminal saves into a folder of its own."""

import os
from pathlib import Path

import pytest


@pytest.fixture(autouse=True)
def data_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / "data"
    monkeypatch.setenv("AUBERGE_DATA_DIR", str(folder))
    monkeypatch.setattr(os, "fsync", lambda _number: None)  # a test needs no disk that survives a power cut
    monkeypatch.delenv("AUBERGE_DEBUG", raising=False)
    return folder
