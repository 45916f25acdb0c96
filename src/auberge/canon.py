"""The rules canon, read: every rule, adjudication, example and option of a game with its id.

The canon is written for people (docs/rules/*.md). It defines an id in a table row, a bullet, a bold paragraph or a
heading. Tests cite ids with `@rule(...)`, scenarios as `id` and `covers`, code in docstrings and comments.
"""

import ast
import re
import tomllib
from collections.abc import Iterable, Iterator
from importlib import resources
from pathlib import Path
from typing import Final, Literal

import msgspec

from auberge.games import NAMES, entry_of
from auberge.games.register import known

Kind = Literal[
    "rule", "adjudication", "example", "constructed", "option", "invariant", "discrepancy", "gap", "scan_damage"
]

PROVABLE: Final[tuple[Kind, ...]] = ("rule", "adjudication", "example", "constructed", "option", "invariant")
GAMES: Final = NAMES
PACKAGED: Final = "rules_text"  # where a built package keeps the canon (setup.py)
# How programs note a game and draw its chance: no rules for players. They have no words in the catalogues and stand in
# no player's rule book, but in the canon and, explained, in RECORDS. Areas, and single ids of other areas.
FOR_PROGRAMS: Final = frozenset({"V-LOG", "SM-REC", "M-LOG", "M-CHANCE"})
ALSO_FOR_PROGRAMS: Final = frozenset(
    {"V-AMB-70", "V-AMB-71", "SM-AMB-47", "SM-AMB-52", "SM-AMB-54", "M-AMB-50", "M-AMB-51"}
)
RECORDS: Final = "docs/how-to/records.md"
PREFIXES: Final = "|".join(entry.prefix for entry in known().values())
ID: Final = rf"(?:{PREFIXES})(?:-[A-Z_]+)+-[0-9]+"
_KINDS: Final[dict[str, Kind]] = {
    "AMB": "adjudication",
    "EX": "example",
    "CX": "constructed",
    "DX": "constructed",
    "OPT": "option",
    "INV": "invariant",
    "DISC": "discrepancy",
    "GAP": "gap",
    "ERR": "scan_damage",
}
_ROW: Final = re.compile(rf"\|\s*(?:\*\*)?({ID})(?:\*\*)?[^|A-Za-z]*\|(.*)\|\s*")
_BULLET: Final = re.compile(rf"- \*\*({ID})\*\* (.*)")
_BOLD: Final = re.compile(rf"\*\*({ID}) (.*)")
_CHAPTER: Final = re.compile(r"^#+ (\d+(?:\.\d+)?)\.? (.*)$", re.MULTILINE)
_HEADING: Final = re.compile(rf"#+ ({ID}) — (.*)")
_MARK: Final = re.compile(r"\(([DAP])(?:[:,;][^()]*)?\)\s*")
_SOURCE: Final = re.compile(r"\s*\[([^\[\]]*)\]\s*$")


class Entry(msgspec.Struct, frozen=True):
    """One id of the canon: what it says in plain text, how we know it (`mark`, see the canon's README), and whence."""

    id: str
    kind: Kind
    text: str
    mark: str = ""
    source: str = ""


class Chapter(msgspec.Struct, frozen=True):
    """A chapter of a canon that has rules for players."""

    number: str
    title: str
    rules: tuple[str, ...]


def canon_text(game: str) -> str:
    """The canon of a game as it is written. BadSetup if there is no such game."""
    entry = entry_of(game)
    if entry.package:
        return (resources.files(entry.package) / "rules.md").read_text(encoding="utf-8")
    packaged = resources.files("auberge") / PACKAGED / f"{game}.md"
    if packaged.is_file():
        return packaged.read_text(encoding="utf-8")
    return (Path(__file__).parents[2] / "docs" / "rules" / f"{game}.md").read_text(encoding="utf-8")


def canon(game: str) -> dict[str, Entry]:
    """Every entry of a game's canon by its id, in the order of the canon."""
    return {entry.id: entry for entry in entries(canon_text(game))}


def entries(markdown: str) -> Iterator[Entry]:
    """The entries a canon defines, in its order."""
    lines = markdown.splitlines()
    columns: list[str] = []
    for number, line in enumerate(lines):
        if line.startswith("| Id |"):
            columns = _cells(line)[1:]
        elif found := _ROW.fullmatch(line):
            yield _of_row(found[1], columns, [_plain(cell) for cell in _cells(found[2])])
        elif found := _BULLET.fullmatch(line):
            yield _of_bullet(found[1], found[2])
        elif found := _BOLD.fullmatch(line) or _HEADING.fullmatch(line):
            yield Entry(found[1], kind_of(found[1]), _plain("\n".join([found[2], *_paragraph(lines[number + 1 :])])))


def chapters(markdown: str) -> Iterator[Chapter]:
    """The chapters that players act by, each with its own rules; remarks, examples and rules for programs are none."""
    _, *parts = _CHAPTER.split(markdown)
    for number, title, text in zip(parts[::3], parts[1::3], parts[2::3], strict=True):
        found = (entry.id for entry in entries(text) if entry.kind == "rule")
        rules = tuple(rule for rule in found if not is_for_programs(rule))
        if rules:
            yield Chapter(number, _plain(title), rules)


def kind_of(rule: str) -> Kind:
    """What an id stands for: its area says so."""
    return _KINDS.get(rule.split("-")[1], "rule")


def is_for_programs(rule: str) -> bool:
    """Whether an id says how a game is recorded or how chance is drawn: nothing a player needs."""
    return rule.rpartition("-")[0] in FOR_PROGRAMS or rule in ALSO_FOR_PROGRAMS


def cited_ids(tests: Path, scenarios: Path) -> dict[str, list[str]]:
    """Where each id is proved: by a test under `@rule(...)`, or by a scenario as its `id` or under `covers`."""
    found: dict[str, list[str]] = {}
    for file in sorted(tests.rglob("*.py")):
        for name, ids in _rules_of_tests(file.read_text(encoding="utf-8")):
            _note(found, ids, f"{file.relative_to(tests).as_posix()}::{name}")
    for file in sorted(scenarios.rglob("*.toml")):
        _note(found, _ids_of_scenario(tomllib.loads(file.read_text(encoding="utf-8"))), file.name)
    return found


def mentioned_ids(sources: Path, endings: tuple[str, ...] = (".py", ".toml", ".ftl")) -> dict[str, list[str]]:
    """Where each id is mentioned in code, data and words."""
    found: dict[str, list[str]] = {}
    for file in sorted(sources.rglob("*")):
        if file.suffix in endings:
            ids = sorted(set(re.findall(rf"(?<![\w-]){ID}(?![\w-])", file.read_text(encoding="utf-8"))))
            _note(found, ids, file.relative_to(sources).as_posix())
    return found


def _note(found: dict[str, list[str]], ids: Iterable[str], place: str) -> None:
    for rule in ids:
        found.setdefault(rule, []).append(place)


def _rules_of_tests(source: str) -> Iterator[tuple[str, list[str]]]:
    """Name and ids of every test function that carries `@rule("ID", ...)`."""
    for node in ast.walk(ast.parse(source)):
        if not isinstance(node, ast.FunctionDef) or not node.name.startswith("test_"):
            continue
        for mark in node.decorator_list:
            if isinstance(mark, ast.Call) and ast.unparse(mark.func).split(".")[-1] == "rule":
                yield node.name, [str(arg.value) for arg in mark.args if isinstance(arg, ast.Constant)]


def _ids_of_scenario(content: object) -> Iterator[str]:
    if isinstance(content, list):
        for item in content:
            yield from _ids_of_scenario(item)
    if not isinstance(content, dict):
        return
    for key, value in content.items():
        if key in ("id", "covers"):
            yield from value if isinstance(value, list) else [str(value)]
        else:
            yield from _ids_of_scenario(value)


def _of_row(rule: str, columns: list[str], cells: list[str]) -> Entry:
    """A row of rules has the columns Rule, K and Source; any other row is told with the names of its columns."""
    if columns[:1] == ["Rule"]:
        return Entry(rule, kind_of(rule), *cells)
    named = [f"{column}: {cell}" for column, cell in zip(columns, cells, strict=True) if cell]
    kind = kind_of(rule)
    return Entry(rule, kind, "\n".join(named), "A" if kind == "adjudication" else "")


def _of_bullet(rule: str, text: str) -> Entry:
    """A bullet may carry its mark in parentheses and its sources in brackets at the end."""
    kind = kind_of(rule)
    source = _SOURCE.search(text) if kind == "rule" else None
    if source:
        text = text[: source.start()]
    mark = _MARK.search(text) if kind == "rule" else None
    if mark:
        text = text[: mark.start()] + text[mark.end() :]
    known = mark[1] if mark else {"rule": "E", "adjudication": "A"}.get(kind, "")
    return Entry(rule, kind, _plain(text).removeprefix("—").strip(), known, source[1] if source else "")


def _paragraph(lines: list[str]) -> Iterator[str]:
    for line in lines:
        if not line.strip():
            return
        yield line


def _cells(row: str) -> list[str]:
    return [cell.strip() for cell in row.strip().strip("|").split("|")]


def _plain(text: str) -> str:
    return re.sub(r"\*\*|`|(?<!\w)\*(?=\w)|(?<=\w)\*(?!\w)", "", text).strip()
