"""Which files of the package a page needs that plays without a server: the list, in one place.

Usage: python scripts/engine_files.py [ARCHIVE]

Prints them, or packs them into an archive for the page's worker (`web/src/lib/offline/`). Games, bots and whatever else
is loaded by name go along whole, of the rest what they import.
"""

import ast
import sys
import zipfile
from collections.abc import Iterator
from pathlib import Path

SOURCES = Path(__file__).resolve().parent.parent / "src"
PACKAGE = SOURCES / "auberge"
WHOLE = ("core", "games", "bots", "analysis", "lessons", "puzzles", "rulebook", "testing", "offline")
DATA = (".gz", ".json", ".toml")
LEFT_OUT = (  # nobody asks for them there: for the terminal, for other processes, for the arena, for building
    "bots/programs",
    "lessons/coverage.py",
    "rulebook/markdown.py",
    "rulebook/numbered.py",
    "server/storage/postgresql.py",
    "server/storage/sqlite.py",
)


def engine_modules() -> list[Path]:
    """The files of the package that a page needs to play without a server, in order."""
    found = {path for folder in WHOLE for path in (PACKAGE / folder).rglob("*") if path.suffix in (".py", *DATA)}
    found = {path for path in found if _is_wanted(path)} | {PACKAGE / "__init__.py"}
    to_read = list(found)
    while to_read:
        for path in _imported(to_read.pop()):
            if path not in found and _is_wanted(path):
                found.add(path)
                to_read.append(path)
    return sorted(found)


def _is_wanted(path: Path) -> bool:
    inside = path.relative_to(PACKAGE)
    return not any(inside.is_relative_to(left_out) for left_out in LEFT_OUT)


def _imported(path: Path) -> Iterator[Path]:
    """The modules of the package that a module imports, with the packages they are in; not what is for types alone."""
    if path.suffix != ".py":
        return
    for node in _statements(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom) and node.module is not None:
            names = [node.module, *(f"{node.module}.{alias.name}" for alias in node.names)]
        else:
            continue
        for name in names:
            yield from _files_of(name)


def _statements(node: ast.AST) -> Iterator[ast.AST]:
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.If) and isinstance(child.test, ast.Name) and child.test.id == "TYPE_CHECKING":
            continue
        yield child
        yield from _statements(child)


def _files_of(name: str) -> Iterator[Path]:
    """The file of a module, if it is one of the package's, and the packages it lies in."""
    parts = name.split(".")
    for length in range(1, len(parts) + 1):
        place = SOURCES.joinpath(*parts[:length])
        for path in (place / "__init__.py", place.with_suffix(".py")):
            if parts[0] == "auberge" and path.is_file():
                yield path


def pack(archive: Path) -> None:
    """Packs them, the same bytes every time."""
    with zipfile.ZipFile(archive, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as packed:
        for path in engine_modules():
            entry = zipfile.ZipInfo(path.relative_to(SOURCES).as_posix(), (1980, 1, 1, 0, 0, 0))
            entry.compress_type = zipfile.ZIP_DEFLATED
            packed.writestr(entry, path.read_bytes())


if __name__ == "__main__":
    if len(sys.argv) > 1:
        pack(Path(sys.argv[1]))
    else:
        print(*(path.relative_to(SOURCES).as_posix() for path in engine_modules()), sep="\n")
