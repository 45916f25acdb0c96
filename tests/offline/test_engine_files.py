"""What is packed for the browser is whole by itself: it imports where there is no server, no database, no threads."""

import ast
import re
import subprocess
import sys
from importlib import import_module
from pathlib import Path
from types import ModuleType
from zipfile import ZipFile

ROOT = Path(__file__).parent.parent.parent
FORBIDDEN = (
    "alembic",
    "asyncpg",
    "babel",
    "fluent",
    "litestar",
    "multiprocessing",
    "prometheus_client",
    "sqlalchemy",
    "uvicorn",
    "websockets",
)
_IMPORT_ALL = """
import importlib, pkgutil, sys, threading

class Closed:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in FORBIDDEN:
            raise ImportError(name)

FORBIDDEN = sys.argv[2].split()
sys.meta_path.insert(0, Closed())
sys.path.insert(0, sys.argv[1])
import auberge
assert auberge.__file__.startswith(sys.argv[1]), auberge.__file__
import auberge.offline.house
for module in pkgutil.walk_packages(auberge.__path__, "auberge."):
    importlib.import_module(module.name)
assert threading.active_count() == 1
print(len([name for name in sys.modules if name.startswith("auberge.")]))
"""


def _engine_files() -> ModuleType:
    sys.path.insert(0, str(ROOT / "scripts"))
    try:
        return import_module("engine_files")
    finally:
        sys.path.remove(str(ROOT / "scripts"))


def _left_out() -> set[str]:
    """Returns the modules of the standard library that the page does without."""
    script = (ROOT / "scripts" / "compile_engine.mjs").read_text(encoding="utf-8")
    return set(re.findall(r"'(\w+)'", script.partition("LEFT_OUT = [")[2].partition("]")[0]))


def test_what_is_packed_imports_nothing_that_the_page_leaves_out_of_the_standard_library() -> None:
    left_out = _left_out()
    assert {"difflib", "email"} <= left_out
    found: list[tuple[str, str]] = []
    for path in _engine_files().engine_modules():
        if path.suffix == ".py":
            body = ast.parse(path.read_text(encoding="utf-8")).body
            modules = [alias.name for node in body if isinstance(node, ast.Import) for alias in node.names]
            modules += [node.module or "" for node in body if isinstance(node, ast.ImportFrom)]
            found += [(path.name, name) for name in modules if name.partition(".")[0] in left_out]
    assert found == []


def test_what_is_packed_needs_nothing_else(tmp_path: Path) -> None:
    files = _engine_files()
    files.pack(tmp_path / "auberge.zip")
    with ZipFile(tmp_path / "auberge.zip") as archive:
        archive.extractall(tmp_path / "packed")
    command = [sys.executable, "-c", _IMPORT_ALL, str(tmp_path / "packed"), " ".join((*FORBIDDEN, *_left_out()))]
    done = subprocess.run(command, capture_output=True, text=True, check=False, cwd=tmp_path)
    assert done.returncode == 0, done.stderr
    assert int(done.stdout) > 200
