"""The papers of the project: every Markdown file a reader may open."""

import importlib
import sys
from pathlib import Path
from types import ModuleType
from typing import Final

ROOT: Final = Path(__file__).parent.parent.parent
PAPERS: Final = (
    *sorted(ROOT.glob("*.md")),
    *sorted((ROOT / "docs").rglob("*.md")),
    ROOT / "examples" / "README.md",
)
NAMES: Final = tuple(paper.relative_to(ROOT).as_posix() for paper in PAPERS)


def script(name: str) -> ModuleType:
    """A module of scripts/."""
    folder = str(ROOT / "scripts")
    if folder not in sys.path:
        sys.path.append(folder)
    return importlib.import_module(name)
