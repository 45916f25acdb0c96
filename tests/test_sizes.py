"""The budgets of `make check` hold: whatever is too large is named, with its size and its budget."""

import sys
from importlib import import_module
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).parent.parent


@pytest.fixture
def sizes(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    monkeypatch.syspath_prepend(str(ROOT / "scripts"))
    sys.modules.pop("check_sizes", None)
    return import_module("check_sizes")


def _write(path: Path, lines: int) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("x = 1\n" * lines, encoding="utf-8")


def test_a_package_over_its_budget_is_named(sizes: ModuleType, tmp_path: Path) -> None:
    budget = sizes.BUDGETS["src/auberge/wire"]
    for number in range(10):
        _write(tmp_path / f"src/auberge/wire/part_{number}.py", budget // 10 + 1)
    assert any(
        fault.startswith(f"src/auberge/wire: {budget + 10 - budget % 10} lines") for fault in sizes.faults(tmp_path)
    )


@pytest.mark.parametrize("name", ["src/auberge/x.py", "web/src/x.svelte"])
def test_a_long_file_is_named(sizes: ModuleType, tmp_path: Path, name: str) -> None:
    _write(tmp_path / name, sizes.FILE)
    assert list(sizes.faults(tmp_path)) == []
    _write(tmp_path / name, sizes.FILE + 1)
    assert [fault.partition(":")[0] for fault in sizes.faults(tmp_path)] == [name]


def test_a_long_function_is_named(sizes: ModuleType, tmp_path: Path) -> None:
    path = tmp_path / "src/auberge/x.py"
    path.parent.mkdir(parents=True)
    path.write_text("def long():\n" + "    x = 1\n" * sizes.FUNCTION, encoding="utf-8")
    assert [fault.partition(": ")[0] for fault in sizes.faults(tmp_path)] == ["src/auberge/x.py:long"]


def test_a_crowded_folder_is_named(sizes: ModuleType, tmp_path: Path) -> None:
    for number in range(sizes.FOLDER + 1):
        _write(tmp_path / f"src/auberge/many/part_{number}.py", 1)
    assert [fault.partition(":")[0] for fault in sizes.faults(tmp_path)] == ["src/auberge/many"]


def test_every_exception_is_still_needed(sizes: ModuleType) -> None:
    """An exception whose file or function is gone, or small again, goes too."""
    for name in sizes.FILES:
        assert sizes.lines_of(ROOT / name) > sizes.FILE, name
    for name in sizes.FUNCTIONS:
        path, function = name.split(":")
        assert max(lines for found, lines in sizes._functions(ROOT / path) if found == function) > sizes.FUNCTION, name
