"""Markdown as GitHub reads it: lines outside fences, headings and their anchors, links."""

import re
from collections import Counter
from collections.abc import Iterator
from typing import Final

LINK: Final = re.compile(r"\]\(([^()\s]+)\)")
_FENCE: Final = re.compile(r" *(`{3,}|~{3,})")
_HEADING: Final = re.compile(r"#{1,6} +(.+?) *$")
_LISTED: Final = re.compile(r"([-*]|[0-9]+\.) ")
_CODE: Final = re.compile(r"`[^`]*`")


def lines(text: str) -> Iterator[tuple[str, bool]]:
    """Every line, and whether it is prose (outside fenced blocks)."""
    fence = ""
    for line in text.splitlines():
        found = _FENCE.match(line)
        yield line, not fence and not found
        if found and not fence:
            fence = found[1]
        elif found and line.strip() == fence:
            fence = ""


def links(text: str) -> Iterator[str]:
    """The targets of all links and pictures."""
    for line, prose in lines(text):
        if prose:
            yield from LINK.findall(_CODE.sub("", line))


class Anchors:
    """Names headings as GitHub does; the second of a name gets `-1`."""

    def __init__(self) -> None:
        self._seen: Final[Counter[str]] = Counter()

    def of(self, line: str) -> str | None:
        """The anchor of a line, if it is a heading."""
        found = _HEADING.match(line)
        if found is None:
            return None
        words = re.sub(r"\[([^]]*)\]\([^)]*\)", r"\1", found[1]).lower()
        name = re.sub(r"[^\w\- ]", "", words).replace(" ", "-")
        self._seen[name] += 1
        return name if self._seen[name] == 1 else f"{name}-{self._seen[name] - 1}"


def anchors(text: str) -> set[str]:
    """The anchors of a page."""
    named = Anchors()
    return {anchor for line, prose in lines(text) if prose and (anchor := named.of(line))}


def for_python_markdown(text: str) -> str:
    """The same page for Python-Markdown: it names headings otherwise, and wants air before lists and tables."""
    named, out, before = Anchors(), [""], ""
    for line, prose in lines(text):
        anchor = named.of(line) if prose else None
        if prose and _begins_block(line, before):
            out.append("")
        out.append(f"{line} {{ #{anchor} }}" if anchor else line)
        before = line
    return "\n".join(out[1:]) + "\n"


def _begins_block(line: str, before: str) -> bool:
    """Whether a list or a table begins here, right after a line of prose."""
    if not before or before.startswith(("#", "<", " ")) or _LISTED.match(before):
        return False
    return bool(_LISTED.match(line)) or (line.startswith("|") and not before.startswith("|"))
