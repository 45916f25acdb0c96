"""What `import auberge` offers: the same names and signatures as written down, told on pages, loaded late."""

import doctest
import importlib
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

import auberge
from auberge import api

ROOT = Path(__file__).parent.parent.parent
FACE = Path(__file__).parent / "face.txt"
MODULES = ("analysis", "contests", "errors", "games", "players", "playing", "records", "scenarios")


@pytest.fixture
def writer(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    monkeypatch.syspath_prepend(str(ROOT / "scripts"))
    return importlib.import_module("write_reference")


def test_names_and_signatures_are_as_written_down(writer: ModuleType) -> None:
    """Change face.txt knowingly: docs/reference/versioning.md says what a change means."""
    assert writer.face() == FACE.read_text("utf-8"), "python scripts/write_reference.py --face > tests/api/face.txt"


def test_the_reference_tells_of_every_name(writer: ModuleType) -> None:
    told = [name for page in writer.PAGES.values() for name in page.names]
    assert sorted(told) == sorted(api.__all__)
    for name, text in writer.pages().items():
        assert (writer.OUT / name).read_text("utf-8") == text, f"{name}: run scripts/write_reference.py"


def test_every_name_is_there() -> None:
    assert {name: getattr(auberge, name) for name in api.__all__} == {name: getattr(api, name) for name in api.__all__}
    assert set(api.__all__) <= set(dir(auberge))
    with pytest.raises(AttributeError, match="no attribute 'no_such_thing'"):
        getattr(auberge, "no_such_thing")  # noqa: B009 - mypy knows that it is not there


def test_nothing_is_loaded_before_it_is_asked_for() -> None:
    code = "import sys, auberge; print([n for n in sys.modules if 'msgspec' in n or n.startswith('auberge.')])"
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, timeout=60)
    assert run.stdout.strip() == "[]"


@pytest.mark.parametrize("name", MODULES)
def test_the_examples_are_true(name: str) -> None:
    module = importlib.import_module(f"auberge.api.{name}")
    failed, tried = doctest.testmod(module, optionflags=doctest.ELLIPSIS)
    assert not failed
    assert tried


def test_every_module_of_the_face_has_its_examples_tried() -> None:
    found = {path.stem for path in Path(str(api.__file__)).parent.glob("*.py")} - {"__init__"}
    assert found == set(MODULES)
