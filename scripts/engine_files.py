"""Which files of the package a page needs that plays without a server: the list, in one place.

Usage: python scripts/engine_files.py [ARCHIVE]

Prints them, or packs them into an archive for the page's worker (`web/src/lib/offline/`).
"""

import sys
import zipfile
from pathlib import Path

SOURCES = Path(__file__).resolve().parent.parent / "src"
PACKAGE = SOURCES / "auberge"
WHOLE = ("core", "games", "lessons", "offline", "rulebook")  # with their data
CODE = ("analysis", "bots", "puzzles", "server", "testing")
LEFT_OUT = (
    "bots/learner*",
    "bots/programs/*",
    "lessons/coverage.py",
    "puzzles/mining/*",
    "rulebook/markdown.py",
    "server/__main__.py",
    "server/answer.py",
    "server/app.py",
    "server/asgi.py",
    "server/bot_process.py",
    "server/bounded.py",
    "server/browsers.py",
    "server/guard.py",
    "server/hosts.py",
    "server/lan_access.py",
    "server/metrics.py",
    "server/networks.py",
    "server/nickname.py",
    "server/open_connections.py",
    "server/outbox.py",
    "server/page/*",
    "server/places.py",
    "server/processes.py",
    "server/programs.py",
    "server/proxies.py",
    "server/routes/*",
    "server/serve.py",
    "server/socket.py",
    "server/storage/claim.py",
    "server/storage/copying.py",
    "server/storage/line.py",
    "server/storage/migrations/*",
    "server/storage/moving.py",
    "server/storage/postgresql.py",
    "server/storage/postgresql_sharing.py",
    "server/storage/presence.py",
    "server/storage/schema.py",
    "server/storage/sqlite.py",
    "server/storage/upgrade.py",
    "server/workers.py",
)
DATA = (".toml", ".gz")


def engine_modules() -> list[Path]:
    """The files of the package that a page needs to play without a server, in order."""
    found = [PACKAGE / "__init__.py"]
    for folder in (*WHOLE, *CODE):
        found += [path for path in (PACKAGE / folder).rglob("*") if path.is_file() and _is_wanted(path)]
    return sorted(found)


def _is_wanted(path: Path) -> bool:
    inside = path.relative_to(PACKAGE)
    if path.suffix not in (".py", *DATA) or "__pycache__" in inside.parts:
        return False
    return not any(inside.match(pattern) or inside.is_relative_to(pattern.removesuffix("/*")) for pattern in LEFT_OUT)


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
