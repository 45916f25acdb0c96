"""Which of our files the engine in the browser is made of: what plays, and nothing of server, terminal or arena."""

from pathlib import Path

SOURCE = Path(__file__).resolve().parent.parent / "src"
FOLDERS = ("core", "games", "bots", "analysis", "lessons", "puzzles", "rulebook", "testing", "server/messages")
MODULES = ("__init__.py", "build.py", "canon.py", "folders.py", "server/__init__.py", "server/encoding.py")
KINDS = (".py", ".toml", ".gz")


def engine_modules() -> list[Path]:
    """Every file, modules and their data."""
    package = SOURCE / "auberge"
    found = [package / name for name in MODULES]
    for folder in FOLDERS:
        found += [path for path in (package / folder).rglob("*") if path.suffix in KINDS]
    return sorted(found)
