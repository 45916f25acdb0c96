"""Every link of the papers leads to something: a file, and the heading it names."""

import os
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from tests.docs.papers import NAMES, ROOT, script


def dead_links(paper: Path) -> list[str]:
    """The links of a page that lead nowhere."""
    text = script("handbook.text")
    dead = []
    for link in text.links(paper.read_text("utf-8")):
        parts = urlsplit(link)
        if parts.scheme:
            continue
        target = Path(os.path.normpath(paper.parent / parts.path)) if parts.path else paper
        if not target.exists() or (parts.fragment and parts.fragment not in text.anchors(target.read_text("utf-8"))):
            dead.append(link)
    return dead


@pytest.mark.parametrize("name", NAMES)
def test_links_lead_somewhere(name: str) -> None:
    assert dead_links(ROOT / name) == []


def test_a_dead_link_is_noticed(tmp_path: Path) -> None:
    (tmp_path / "there.md").write_text("# A `word`, twice\n\n## A word, twice\n```\n# none\n```\n", encoding="utf-8")
    page = tmp_path / "page.md"
    page.write_text(
        "[a](there.md) [b](there.md#a-word-twice-1) [c](there.md#none) [d](gone.md) `[e](no-link)` [f](#here)\n",
        encoding="utf-8",
    )
    assert dead_links(page) == ["there.md#none", "gone.md", "#here"]
