"""The keys of sentences that the source names: in errors raised, in refusals, in strings handed to the catalogue.

Keys are read from the syntax of the source, so a sentence that nobody has hit yet is missed just the same."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from msgspec import Struct

import auberge
from auberge import games

SOURCE = Path(auberge.__file__).parent
_DATA_VALUES = frozenset({"file", "entry", "field"})


class Spoken(Struct, frozen=True):
    """A key, where it is named, and the values handed over with it (None: some are not written there)."""

    key: str
    place: str
    values: frozenset[str] | None


def told_games() -> list[str]:
    """The games that speak: those with a catalogue, and those that can be loaded and must have one."""
    catalogues = {path.stem for path in (SOURCE / "locales" / "en").glob("*.ftl")}
    rooms = {path.parent.name for path in (SOURCE / "games").glob("*/game.py")}
    return sorted(rooms & catalogues | set(games.NAMES))


def modules(source: Path = SOURCE) -> Iterator[tuple[str, ast.Module]]:
    """Every module of the source with its path; a game without words yet speaks to nobody."""
    told = told_games()
    for path in sorted(source.rglob("*.py")):
        place = path.relative_to(source)
        if place.parts[0] != "games" or len(place.parts) == 2 or place.parts[1] in told:
            yield place.as_posix(), ast.parse(path.read_text(encoding="utf-8"))


def error_names(source: Path = SOURCE) -> set[str]:
    """The names of AubergeError and of every class that comes from it."""
    parents: dict[str, set[str]] = {}
    for _, module in modules(source):
        for node in ast.walk(module):
            if isinstance(node, ast.ClassDef):
                parents[node.name] = {base.id for base in node.bases if isinstance(base, ast.Name)}
    found = {"AubergeError"}
    while more := {name for name, bases in parents.items() if bases & found} - found:
        found |= more
    return found


def errors(source: Path = SOURCE) -> Iterator[Spoken]:
    """The keys of all errors made anywhere, and of all refusals. ValueError where a key cannot be read."""
    kinds = error_names(source) - {"MoveRefused"}
    for place, module in modules(source):
        for function in _functions(module):
            for call in _calls(function):
                yield from _of_call(place, function, call, kinds)


@cache
def cited_rules(source: Path = SOURCE) -> set[str]:
    """The rules that refusals name."""
    found: set[str] = set()
    for place, module in modules(source):
        for function in _functions(module):
            for call in _calls(function):
                if isinstance(call.func, ast.Name) and call.func.id == "Refusal" and call.args:
                    found |= set(_strings(call.args[0], function, f"{place}:{call.lineno}"))
    return found


def _functions(module: ast.Module) -> Iterator[ast.FunctionDef]:
    return (node for node in ast.walk(module) if isinstance(node, ast.FunctionDef))


def _calls(function: ast.FunctionDef) -> Iterator[ast.Call]:
    return (node for node in ast.walk(function) if isinstance(node, ast.Call))


def _of_call(place: str, function: ast.FunctionDef, call: ast.Call, kinds: set[str]) -> Iterator[Spoken]:
    where = f"{place}:{call.lineno}"
    name = call.func.id if isinstance(call.func, ast.Name) else ""
    if name == "Refusal" and len(call.args) >= 2:
        values = _dict_keys(call.args[2]) if len(call.args) > 2 else frozenset[str]()
        for reason in _strings(call.args[1], function, where):
            yield Spoken(f"refusal-{reason}", where, values)
    elif name in kinds and call.args:
        prefix = "bad-data-" if name == "BadData" else ""
        for key in _strings(call.args[0], function, where):
            yield Spoken(prefix + key, where, _keywords(call))
    elif isinstance(call.func, ast.Attribute) and call.func.attr == "error" and len(call.args) == 2:
        values = _keywords(call)
        for key in _strings(call.args[0], function, where):
            yield Spoken(f"bad-data-{key}", where, None if values is None else values | _DATA_VALUES)


def _strings(node: ast.expr, function: ast.FunctionDef, where: str) -> list[str]:
    """The strings an expression can be; none for a parameter that is only handed on."""
    match node:
        case ast.Constant(str() as text):
            return [text]
        case ast.IfExp(_, body, orelse):
            return _strings(body, function, where) + _strings(orelse, function, where)
        case ast.Name(name) if name in {arg.arg for arg in function.args.args}:
            return []
        case ast.Name(name):
            return [text for value in _assigned(name, function) for text in _strings(value, function, where)]
    raise ValueError(f"{where}: a key must be written out, or be a parameter: {ast.unparse(node)}")


def _assigned(name: str, function: ast.FunctionDef) -> list[ast.expr]:
    """The expressions a local name is given, alone or as a part of a tuple."""
    found: list[ast.expr] = []
    for node in ast.walk(function):
        if not isinstance(node, ast.Assign):
            continue
        for target in node.targets:
            if isinstance(target, ast.Name) and target.id == name:
                found.append(node.value)
            elif isinstance(target, ast.Tuple):
                names = [part.id if isinstance(part, ast.Name) else "" for part in target.elts]
                found += [_part(node.value, names.index(name))] if name in names else []
    return found


def _part(value: ast.expr, index: int) -> ast.expr:
    match value:
        case ast.Tuple(parts):
            return parts[index]
        case ast.IfExp(test, body, orelse):
            return ast.IfExp(test, _part(body, index), _part(orelse, index))
    return value


def _keywords(call: ast.Call) -> frozenset[str] | None:
    names = [keyword.arg for keyword in call.keywords]
    return None if None in names else frozenset(name for name in names if name)


def _dict_keys(node: ast.expr) -> frozenset[str] | None:
    if not isinstance(node, ast.Dict):
        return None
    return frozenset(str(key.value) for key in node.keys if isinstance(key, ast.Constant))


def strings(*, without: str, source: Path = SOURCE) -> list[re.Pattern[str]]:
    """Every string of the source as a pattern, an f-string with a gap for each value; one module is left out."""
    found: list[re.Pattern[str]] = []
    for place, module in modules(source):
        if place == without:
            continue
        for node in ast.walk(module):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                found.append(re.compile(re.escape(node.value)))
            elif isinstance(node, ast.JoinedStr):
                parts = [part.value if isinstance(part, ast.Constant) else None for part in node.values]
                if sum(len(str(part)) for part in parts if part) >= 5:
                    found.append(re.compile("".join(".+" if part is None else re.escape(str(part)) for part in parts)))
    return found
