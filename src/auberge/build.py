"""Which build is running: the compiled engine or plain Python, and how to insist on the latter.

An installed compiled package holds both the `.py` sources and the extension modules; Python prefers the
extensions by itself. `AUBERGE_PURE=1` turns that round, for debuggers, coverage and comparisons; `AUBERGE_PURE=tables`
for the tables of the server alone, for tests that replace a part of them.
"""

import importlib
import sys
import tomllib
from importlib.machinery import ModuleSpec, SourceFileLoader
from importlib.util import spec_from_file_location
from pathlib import Path

_PACKAGE = "auberge"
_ROOT = Path(__file__).parent
_LIST = _ROOT / "compiled.toml"


def compiled_modules(group: str) -> list[str]:
    """The modules that a compiled build of the group "engine" or "tables" has as extension modules."""
    groups: dict[str, list[str]] = tomllib.loads(_LIST.read_text(encoding="utf-8"))
    return groups[group]


class _SourceFinder:
    """Finds the `.py` file of every module of this package, or of the server's tables alone, even where a compiled one
    lies beside it."""

    def __init__(self, *, only_tables: bool) -> None:
        self._only_tables = only_tables
        self._tables = frozenset(compiled_modules("tables"))

    def find_spec(self, name: str, path: object = None, target: object = None) -> ModuleSpec | None:  # noqa: ARG002
        if not name.startswith(_PACKAGE + "."):
            return None
        stem = _ROOT.joinpath(*name.split(".")[1:])
        package = stem / "__init__.py"
        if package.is_file() and not self._only_tables:
            return spec_from_file_location(
                name, package, loader=SourceFileLoader(name, str(package)), submodule_search_locations=[str(stem)]
            )
        source = stem.with_suffix(".py")
        if source.is_file() and not (self._only_tables and name not in self._tables):
            return spec_from_file_location(name, source, loader=SourceFileLoader(name, str(source)))
        return None


def prefer_source(*, only_tables: bool = False) -> None:
    """Makes every later import of this package, or of the server's tables alone, take the Python source."""
    if not any(isinstance(finder, _SourceFinder) for finder in sys.meta_path):
        sys.meta_path.insert(0, _SourceFinder(only_tables=only_tables))


def is_compiled() -> bool:
    """Says whether the engine running now is the compiled one."""
    bits = importlib.import_module("auberge.core.bits")
    return not (bits.__file__ or "").endswith(".py")


def has_compiled() -> bool:
    """Says whether this installation holds the compiled engine, whichever build is running."""
    return any((_ROOT / "core").glob("bits.*.so")) or any((_ROOT / "core").glob("bits.*.pyd"))
