"""What plays in the browser is put together the same way on every machine, and only of what was pinned."""

import hashlib
import json
import os
import sys
from importlib import import_module
from pathlib import Path
from types import ModuleType
from zipfile import ZIP_STORED, ZipFile

import pytest

ROOT = Path(__file__).parents[1]


@pytest.fixture
def script(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    monkeypatch.syspath_prepend(ROOT / "scripts")
    return import_module("build_engine")


def test_the_archive_is_the_same_whenever_and_wherever_it_is_made(script: ModuleType, tmp_path: Path) -> None:
    files = []
    for name in ("auberge/b.py", "auberge/a/c.toml"):
        path = tmp_path / "src" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(name)
        files.append(path)
    first, second = tmp_path / "first.zip", tmp_path / "second.zip"
    script.write_archive(files, first, tmp_path / "src")
    for path in files:
        os.utime(path, (2_000_000_000, 2_000_000_000))
        path.chmod(0o700)
    script.write_archive(files[::-1], second, tmp_path / "src")
    assert first.read_bytes() == second.read_bytes()
    with ZipFile(first) as archive:
        assert [entry.filename for entry in archive.infolist()] == ["auberge/a/c.toml", "auberge/b.py"]
        assert {entry.compress_type for entry in archive.infolist()} == {ZIP_STORED}


def test_pyodide_is_told_of_no_package_elsewhere(script: ModuleType, tmp_path: Path) -> None:
    told = {"info": {"python": "3.14.2"}, "packages": {"numpy": {"file_name": "numpy.whl"}}}
    (tmp_path / "pyodide-lock.json").write_text(json.dumps(told))
    script.write_lock(tmp_path, tmp_path / "ours.json")
    assert json.loads((tmp_path / "ours.json").read_text()) == {"info": {"python": "3.14.2"}, "packages": {}}


def test_only_pinned_wheels_will_do(script: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pins = tmp_path / "pins.txt"
    pins.write_text(f"msgspec==1.0 --hash=sha256:{hashlib.sha256(b'good').hexdigest()}\n")
    monkeypatch.setattr(script, "PINS", pins)
    monkeypatch.setattr(script, "ROOT", tmp_path)
    wheels = tmp_path / "wheels"
    wheels.mkdir()
    assert not script.are_wheels_here(wheels)
    (wheels / "msgspec-1.0.whl").write_bytes(b"good")
    assert script.are_wheels_here(wheels)
    (wheels / "msgspec-1.0.whl").write_bytes(b"bad")
    monkeypatch.setenv("PIP_NO_INDEX", "1")
    monkeypatch.setenv("PIP_FIND_LINKS", str(wheels))
    with pytest.raises(script.WheelsMissing, match="cannot play offline"):
        script.fetch_wheels(Path(sys.executable), wheels)


def test_the_wheels_are_as_the_page_asks_for_them(script: ModuleType) -> None:
    pinned: set[str] = script.pinned_hashes()
    assert len(pinned) >= 2
    assert all(len(sha256) == 64 for sha256 in pinned)
