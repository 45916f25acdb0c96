"""Which build runs, and that AUBERGE_PURE=1 turns every module of an installation to its source."""

import os
import subprocess
import sys
from pathlib import Path

import auberge
from auberge.build import has_compiled, is_compiled, prefer_source
from auberge.core import bits

PROGRAM = """
import sys
from auberge import games
from auberge.build import is_compiled
games.load("saint_malo")
loaded = [module for name, module in sys.modules.items() if name.startswith("auberge.")]
print(is_compiled(), len(loaded) > 20, all((module.__file__ or "").endswith(".py") for module in loaded))
"""


def run(pure: str) -> list[str]:
    environ = {**os.environ, "AUBERGE_PURE": pure}
    return subprocess.run(
        [sys.executable, "-P", "-c", PROGRAM], env=environ, capture_output=True, text=True, check=True
    ).stdout.split()


def test_the_build_is_told_by_the_file_that_runs() -> None:
    assert is_compiled() == (not (bits.__file__ or "").endswith(".py"))
    core = Path(auberge.__file__).parent / "core"
    assert has_compiled() == any(file.suffix in (".so", ".pyd") for file in core.glob("bits.*"))
    assert has_compiled() or not is_compiled()


def test_pure_takes_the_source_of_every_module() -> None:
    assert run("1") == ["False", "True", "True"]


def test_pure_tables_are_plain_on_whatever_engine_is_installed() -> None:
    program = """
import sys
import auberge.table.live_table
from auberge.build import compiled_modules, is_compiled
loaded = [sys.modules[name] for name in compiled_modules("tables") if name in sys.modules]
print(is_compiled(), len(loaded) > 10, all((module.__file__ or "").endswith(".py") for module in loaded))
"""
    environ = {**os.environ, "AUBERGE_PURE": "tables"}
    told = subprocess.run(
        [sys.executable, "-P", "-c", program], env=environ, capture_output=True, text=True, check=True
    )
    assert told.stdout.split() == [str(has_compiled()), "True", "True"]


def test_without_pure_the_compiled_engine_runs_where_it_is_installed() -> None:
    assert run("0") == [str(has_compiled()), "True", str(not has_compiled())]


def test_the_source_is_preferred_once() -> None:
    before = list(sys.meta_path)
    try:
        prefer_source()
        prefer_source()
        assert len(sys.meta_path) <= len(before) + 1
        finder = sys.meta_path[0]
        assert finder.find_spec("elsewhere.module", None) is None
        assert finder.find_spec("auberge.no_such_module", None) is None
        found = finder.find_spec("auberge.core.bits", None)
        assert found is not None
        assert str(found.origin).endswith("bits.py")
        package = finder.find_spec("auberge.core", None)
        assert package is not None
        assert package.submodule_search_locations
    finally:
        sys.meta_path[:] = before
