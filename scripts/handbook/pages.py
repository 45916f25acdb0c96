"""Which files of the source tree are pages of the handbook, where they lie there, and the order of its menu."""

import os
import shutil
from collections.abc import Iterator, Mapping
from fnmatch import fnmatchcase
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

from handbook.text import LINK, for_python_markdown, lines

ROOT: Final = Path(__file__).parent.parent.parent
DOCS: Final = ROOT / "docs"
SITE: Final = DOCS / "site"

# Pages by pattern, groups with a name of their own: the first pattern that fits decides. What is named nowhere else
# stands at the end.
Group = tuple[str, tuple[str, ...]]
MENU: Final[Mapping[str, tuple[str | Group, ...]]] = {
    "Play": (
        "play/index.md",
        ("First steps", ("play/first-steps.*md",)),
        "play/install.md",
        "play/commands.md",
        "play/offline.md",
        ("Rule books", ("play/rules/*.md",)),
        "how-to/hints.md",
        "how-to/fair-chance.md",
        "puzzles.md",
        ("Printed values", ("data/*.md",)),
    ),
    "Host": (
        "host/index.md",
        "how-to/self-host.md",
        "how-to/postgresql.md",
        "how-to/watching.md",
        "how-to/offline.md",
        "security.md",
        "faults.md",
        "scale.md",
    ),
    "Study": (
        "study/index.md",
        "how-to/arena.md",
        "ladder.md",
        "balance.md",
        "how-to/environments.md",
        "observations.md",
        "how-to/datasets.md",
        "how-to/bot-protocol.md",
        "how-to/mcp.md",
        "examples/index.md",
        ("From the lab", ("lab/*.md", "attacks.md")),
    ),
    "Build": (
        "build/index.md",
        "contributing.md",
        "architecture.md",
        "glossary.md",
        ("The canon", ("rules/index.md", "rules/*.md")),
        "how-to/add-a-game.md",
        ("Reference", ("reference/index.md", "reference/*.md")),
        ("Messages and files", ("how-to/client.md", "how-to/protocol.md", "how-to/records.md")),
        ("Tests", ("lessons.md", "mutants.md")),
        ("Decisions", ("adr/*.md",)),
        "changelog.md",
        "*.md",
    ),
}
HOME: Final = "index.md"


class Astray(Exception):
    """A link of a page that leads out of the handbook."""


def places(root: Path = ROOT) -> dict[Path, str]:
    """Every file that the handbook takes from the source tree, and where it lies there."""
    found = {path: path.relative_to(DOCS).as_posix() for path in sorted(DOCS.rglob("*")) if path.is_file()}
    found = {path: place for path, place in found.items() if not path.is_relative_to(SITE)}
    for path in sorted(root.glob("*.md")):
        if not path.name.startswith("README"):  # docs/README.md is the first page here
            found[path] = path.name.lower()
    for path in sorted((root / "examples").rglob("*")):
        if path.is_file() and "__pycache__" not in path.parts:
            found[path] = path.relative_to(root).as_posix()
    return {path: _as_index(place) for path, place in found.items()}


def _as_index(place: str) -> str:
    return place.removesuffix("README.md") + "index.md" if place.endswith("README.md") else place


def copy_pages(target: Path) -> list[str]:
    """Lays all files out in a folder, links turned to where things lie there, and names the pages among them."""
    known = places()
    for path, place in known.items():
        (target / place).parent.mkdir(parents=True, exist_ok=True)
        if place.endswith(".md"):
            text = for_python_markdown(_turned(path, known))
            (target / place).write_text(text, encoding="utf-8")
        else:
            shutil.copyfile(path, target / place)
    return [place for place in known.values() if place.endswith(".md")]


def _turned(page: Path, known: Mapping[Path, str]) -> str:
    """A page with its links turned. Astray if one leads out of the handbook."""
    return "\n".join(
        LINK.sub(lambda found: f"]({_turned_link(found[1], page, known)})", line) if prose else line
        for line, prose in lines(page.read_text(encoding="utf-8"))
    )


def _turned_link(link: str, page: Path, known: Mapping[Path, str]) -> str:
    parts = urlsplit(link)
    if parts.scheme or not parts.path:
        return link
    path = Path(os.path.normpath(page.parent / parts.path))
    if path not in known:
        raise Astray(f"{page.relative_to(ROOT)}: {link}")
    return parts._replace(path=os.path.relpath(known[path], os.path.dirname(known[page]) or ".")).geturl()


def menu(pages: list[str]) -> list[str | dict[str, object]]:
    """All pages as the generator wants its menu: the first page, then sections of pages and groups."""
    left = [page for page in pages if page != HOME]
    shown: list[str | dict[str, object]] = [HOME]
    for section, entries in MENU.items():
        shown.append({section: list(_entries(left, entries))})
    return shown


def _entries(left: list[str], entries: tuple[str | Group, ...]) -> Iterator[str | dict[str, list[str]]]:
    for entry in entries:
        if isinstance(entry, str):
            yield from _taken(left, entry)
        else:
            name, patterns = entry
            yield {name: [page for pattern in patterns for page in _taken(left, pattern)]}


def _taken(left: list[str], pattern: str) -> list[str]:
    """The pages that fit, taken from those that are left."""
    found = [page for page in left if fnmatchcase(page, pattern)]
    left[:] = [page for page in left if page not in found]
    return found
