"""The catalogues as the tests read them: every message of a language, its placeholders, references and texts."""

from collections.abc import Iterator, Mapping
from functools import cache
from itertools import product
from pathlib import Path

from fluent.syntax import FluentParser, ast

import auberge

LOCALES = Path(auberge.__file__).parent / "locales"
PLURALS = {"zero", "one", "two", "few", "many", "other"}

Value = str | int


def files(language: str) -> list[str]:
    """The names of the files of a language."""
    return sorted(path.name for path in (LOCALES / language).glob("*.ftl"))


def parse(text: str) -> list[ast.EntryType]:
    """Messages, comments and junk, in the order of the file."""
    return FluentParser(with_spans=False).parse(text).body


@cache
def entries(language: str, file: str) -> list[ast.EntryType]:
    """What stands in a file."""
    return parse((LOCALES / language / file).read_text(encoding="utf-8"))


@cache
def messages(language: str) -> Mapping[str, ast.Message]:
    """Every message of a language by its key."""
    return {
        entry.id.name: entry
        for file in files(language)
        for entry in entries(language, file)
        if isinstance(entry, ast.Message)
    }


def keys(language: str, file: str) -> list[str]:
    """The keys of a file, in its order, double ones included."""
    return [entry.id.name for entry in entries(language, file) if isinstance(entry, ast.Message)]


def nodes(node: ast.BaseNode) -> Iterator[ast.BaseNode]:
    """A node and everything inside it, in reading order."""
    yield node
    for value in vars(node).values():
        for part in value if isinstance(value, list) else [value]:
            if isinstance(part, ast.BaseNode):
                yield from nodes(part)


def placeholders(message: ast.Message) -> set[str]:
    """`$name` for every value a message asks for itself, and the keys of the messages it refers to."""
    found: set[str] = set()
    for node in nodes(message):
        if isinstance(node, ast.VariableReference):
            found.add(f"${node.id.name}")
        elif isinstance(node, ast.MessageReference):
            found.add(node.id.name)
    return found


def wanted(catalogue: Mapping[str, ast.Message], key: str) -> set[str]:
    """The names of all values a message needs, those of the messages it refers to included."""
    found: set[str] = set()
    for name in placeholders(catalogue[key]):
        found |= {name[1:]} if name.startswith("$") else wanted(catalogue, name)
    return found


def texts(message: ast.Message) -> list[str]:
    """What a reader can be shown, variant by variant; a placeholder stands as `…`."""
    found: list[str] = []
    for node in nodes(message):
        if isinstance(node, ast.Pattern):
            parts = [part.value if isinstance(part, ast.TextElement) else "…" for part in node.elements]
            found.append("".join(str(part) for part in parts))
    return found


def _choices(catalogue: Mapping[str, ast.Message], key: str) -> dict[str, list[Value]]:
    """For every value a message needs, the values that reach all its variants."""
    found: dict[str, list[Value]] = {name: [] for name in wanted(catalogue, key)}
    for name in placeholders(catalogue[key]):
        if not name.startswith("$"):
            for other, values in _choices(catalogue, name).items():
                found[other] += values
    for node in nodes(catalogue[key]):
        if isinstance(node, ast.SelectExpression) and isinstance(node.selector, ast.VariableReference):
            found[node.selector.id.name] += _values_of(node.variants)
    return {name: sorted(set(values), key=str) or ["word"] for name, values in found.items()}


def _values_of(variants: list[ast.Variant]) -> list[Value]:
    names = [variant.key.name if isinstance(variant.key, ast.Identifier) else "" for variant in variants]
    if set(names) <= PLURALS | {""}:
        return [0, 1, 2, 5]
    return [name for name in names if name]


def samples(catalogue: Mapping[str, ast.Message], key: str) -> Iterator[dict[str, Value]]:
    """Values to fill a message with, so that every variant is shown."""
    choices = _choices(catalogue, key)
    for values in product(*choices.values()):
        yield dict(zip(choices, values, strict=True))
