"""English as nobody speaks it: every text accented, a third longer and in brackets, values and variants untouched.

Served to a real page in place of its words it shows what is cut off where a language needs more room (no bracket at the
end), what is not in a catalogue (no accents), and what is put together from pieces (brackets inside).
"""

import re
from functools import cache
from typing import Final

from fluent.syntax import FluentParser, FluentSerializer, ast
from playwright.sync_api import Page, Route

from auberge.server.http.page import PAGE
from tests.catalogue import files, nodes

LONGER: Final = 0.35
OPEN, CLOSE = "[", "]"
_ACCENTS: Final = str.maketrans("AEIOUCNYaeiouyn", "ÁÉÍÓÚÇÑÝáéíóúýñ")
_VOWEL: Final = re.compile(r"[aeiouyáéíóúý]")
_CHUNK: Final = re.compile(r"var \w+=`(.*)`;export\{\w+ as default\};\s*", re.DOTALL)


def pseudo(text: str, more: int) -> str:
    """A text with accents, and with so many of its vowels doubled, spread evenly over it."""
    vowels = list(_VOWEL.finditer(text))
    doubled = {vowels[step * len(vowels) // more].start() for step in range(more)} if 0 < more <= len(vowels) else None
    if doubled is None:
        doubled = {found.start() for found in vowels} if more else set()
    return "".join(sign * 2 if at in doubled else sign for at, sign in enumerate(text)).translate(_ACCENTS)


def pseudo_catalogue(text: str) -> str:
    """A catalogue with all its texts made so: of messages, of all their variants, and of chapters."""
    resource = FluentParser(with_spans=False).parse(text)
    for entry in resource.body:
        if isinstance(entry, ast.GroupComment) and entry.content:
            entry.content = OPEN + pseudo(entry.content, round(len(entry.content) * LONGER)) + CLOSE
        elif isinstance(entry, ast.Message) and entry.value is not None:
            _lengthen(entry.value)
    return FluentSerializer().serialize(resource)


def _lengthen(pattern: ast.Pattern) -> None:
    """Brackets round what is written, which count as two of the letters that are added."""
    texts = [node for node in nodes(pattern) if isinstance(node, ast.TextElement)]
    if not any(re.search(r"[^\W\d_]", str(text.value)) for text in texts):
        return  # signs between values, no words
    for text in texts:
        text.value = pseudo(str(text.value), max(0, round(len(str(text.value)) * LONGER) - 2))
    pattern.elements = [ast.TextElement(OPEN), *pattern.elements, ast.TextElement(CLOSE)]


def speak_pseudo(page: Page) -> None:
    """Gives a page these words in place of its own, from the next address on."""
    stems = "|".join(file.removesuffix(".ftl") for file in files("en"))
    page.route(re.compile(rf"/assets/(?:{stems})-[\w-]+\.js$"), _answer)


def _answer(route: Route) -> None:
    """A built file that is a catalogue, made so; any other as it is."""
    made = _made(route.request.url.rpartition("/")[2])
    if made is None:
        route.continue_()
    else:
        route.fulfill(body=made, content_type="text/javascript")


@cache
def _made(name: str) -> str | None:
    chunk = _CHUNK.fullmatch((PAGE / "assets" / name).read_text(encoding="utf-8"))
    if chunk is None or not re.search(r"^[a-z][\w-]* = ", chunk[1], re.MULTILINE):
        return None
    return f"export default {_javascript(pseudo_catalogue(_plain(chunk[1])))};"


def _plain(literal: str) -> str:
    return re.sub(r"\\([`$\\])", r"\1", literal)


def _javascript(text: str) -> str:
    return "`" + re.sub(r"([`\\]|\$(?=\{))", r"\\\1", text) + "`"
