"""The code blocks of the papers, and what is done with each.

A block says its language. `python` and `console` blocks are run, those of a page in order and in one folder, unless a
comment above says why not (`<!-- not run: … -->`). `<!-- run with: --games 3 -->` makes commands smaller.
Blocks without a language are to be read: output, drawings, trees.
"""

import re
import shlex
from collections.abc import Iterator
from typing import Final, NamedTuple

from tests.docs.papers import ROOT

RUN: Final = ("python", "console")
READ: Final = ("", "json", "toml", "pycon")
PROMPT: Final = "$ "
OURS: Final = "auberge"
TRIED_ELSEWHERE: Final = {
    "docs/how-to/environments.md": "tests/envs/test_environment_pages.py",
    "docs/reference/": "tests/api/test_face.py",
}
HASHED: Final = ("chance", "promise", "seal")  # labels in docs/how-to/fair-chance.md, no commands
_BLOCK: Final = re.compile(
    r"^(?:<!-- (?P<mark>not run|run with): (?P<words>[^\n]+) -->\n)?```(?P<language>\w*)\n(?P<text>.*?)^```$",
    re.MULTILINE | re.DOTALL,
)
_INLINE: Final = re.compile(r"`auberge ([a-z][^`\n]*)`")


class Block(NamedTuple):
    line: int
    language: str
    text: str
    not_run: str = ""  # why
    run_with: str = ""  # what makes its commands smaller

    @property
    def commands(self) -> list[str]:
        """The commands of a console block; its other lines are what they print."""
        return [line.removeprefix(PROMPT) for line in self.text.splitlines() if line.startswith(PROMPT)]


def blocks(paper: str) -> Iterator[Block]:
    """The blocks of a paper, in order."""
    text = (ROOT / paper).read_text("utf-8")
    for found in _BLOCK.finditer(text):
        said = {found["mark"]: found["words"]}
        line = text.count("\n", 0, found.start("language")) + 1
        yield Block(line, found["language"], found["text"], said.get("not run", ""), said.get("run with", ""))


def is_tried_elsewhere(paper: str) -> bool:
    """Whether another test runs the blocks of this paper."""
    return any(paper.startswith(start) for start in TRIED_ELSEWHERE)


def to_run(paper: str) -> list[Block]:
    """The blocks of a paper that are run here."""
    if is_tried_elsewhere(paper):
        return []
    return [block for block in blocks(paper) if block.language in RUN and not block.not_run]


def words_of(command: str) -> tuple[list[str], str | None]:
    """The words of a shell command without comments, and the file that takes what it prints."""
    words = shlex.split(command, comments=True)
    if ">" in words:
        place = words.index(">")
        return words[:place], words[place + 1]
    return words, None


def shown_calls(paper: str) -> Iterator[list[str]]:
    """Every call of `auberge` that a paper shows, in blocks and in sentences, as its arguments."""
    for block in blocks(paper):
        for command in block.commands:
            words, _ = words_of(command)
            if words[0] == OURS:
                yield words[1:]
    for inline in _INLINE.findall((ROOT / paper).read_text("utf-8")):
        words, _ = words_of(inline)
        if words[0] not in HASHED:
            yield words
