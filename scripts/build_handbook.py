"""Builds the handbook, the documentation as a site: .build/handbook/site.

Usage: python scripts/build_handbook.py [--serve]
    --serve  shows it at http://127.0.0.1:8000 until you press Ctrl+C

It needs Auberge and its extra `docs` (`make docs` sets both up). A link that leads nowhere fails it.
"""

import json
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

from handbook.pages import ROOT, SITE, copy_pages, menu
from handbook.rule_books import write_books

OUT: Final = ROOT / ".build" / "handbook"
BOOKS: Final = "play/rules"


def lay_out(target: Path) -> None:
    """Writes everything the generator reads: pages, rule books, fonts and colours, and its settings."""
    shutil.rmtree(target, ignore_errors=True)
    pages = copy_pages(target / "docs")
    pages += [f"{BOOKS}/{name}" for name in write_books(target / "docs" / BOOKS)]
    shutil.copytree(SITE / "fonts", target / "docs" / "assets" / "fonts")
    shutil.copyfile(SITE / "style.css", target / "docs" / "assets" / "style.css")
    shutil.copyfile(ROOT / "web" / "public" / "icon.svg", target / "docs" / "assets" / "icon.svg")
    settings = (SITE / "zensical.toml").read_text(encoding="utf-8")
    settings = settings.replace("nav = []", f"nav = {_as_toml(menu(pages))}")
    (target / "zensical.toml").write_text(settings, encoding="utf-8")


def _as_toml(entry: object) -> str:
    """Strings, lists and tables of them in one line."""
    match entry:
        case list():
            return f"[{', '.join(map(_as_toml, entry))}]"
        case dict():
            return f"{{ {', '.join(f'{_as_toml(key)} = {_as_toml(value)}' for key, value in entry.items())} }}"
        case _:
            return json.dumps(entry)


def main(arguments: list[str]) -> int:
    """Lays everything out and lets the generator build or serve it."""
    lay_out(OUT)
    command = ["serve"] if "--serve" in arguments else ["build", "--strict", "--clean"]
    return subprocess.run([Path(sys.executable).parent / "zensical", *command], cwd=OUT, check=False).returncode


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
