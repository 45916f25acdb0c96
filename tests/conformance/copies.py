"""Checks of clones and of `fields()`: independent, complete, and no attribute of a position forgotten."""

import ast
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

import auberge
from auberge.core.protocol import OVER, Event, Game, Position
from tests.conformance.scripts import step

Clone = Callable[[Position], Position]
Fields = Callable[[Position], list[int]]
Slot = tuple[str, int, Callable[[object], None]]  # where a number stands, what it is, how to change it

SCRATCH = ("facts",)  # of the base position: noted and taken within one move, empty in between


def clone_of(p: Position) -> Position:
    """The position's own way to copy itself."""
    return p.clone()


def fields_of(p: Position) -> list[int]:
    """The position's own list of its numbers."""
    return p.fields()


def check_clones(game: Game, p: Position, picks: tuple[int, ...], clone: Clone = clone_of) -> None:
    """A clone is equal, goes on equally, and neither notices what is done to the other. Plays the position on."""
    before = p.fields()
    twin, still = clone(p), clone(p)
    assert twin.fields() == before, "a clone is complete"
    events = _go_on(game, twin, picks)
    assert p.fields() == before, "what is done to a clone leaves the original alone"
    assert _go_on(game, p, picks) == events, "a clone goes on like the original"
    assert p.fields() == twin.fields(), "a clone goes on like the original"
    assert still.fields() == before, "what is done to the original leaves a clone alone"


def _go_on(game: Game, p: Position, picks: tuple[int, ...]) -> list[Event]:
    events: list[Event] = []
    for pick in picks:
        if p.actor() != OVER:
            events += step(game, p, pick)
    return events


def _classes(file: Path) -> dict[str, list[str]]:
    """The attributes each class of a file declares: in its body, or as `self.name: type` in a method."""
    found: dict[str, list[str]] = {}
    for node in ast.parse(file.read_text(encoding="utf-8")).body:
        if not isinstance(node, ast.ClassDef):
            continue
        found[node.name] = [
            inner.target.id
            for inner in node.body
            if isinstance(inner, ast.AnnAssign) and isinstance(inner.target, ast.Name)
        ]
        found[node.name] += [
            inner.target.attr
            for inner in ast.walk(node)
            if isinstance(inner, ast.AnnAssign) and isinstance(inner.target, ast.Attribute)
        ]
    return found


def declared(game: Game) -> dict[str, list[str]]:
    """Every class of the base position and of the game's position, with its attributes."""
    package = Path(auberge.__file__).parent
    return _classes(package / "core" / "position.py") | _classes(package / "games" / game.meta.name / "position.py")


def slots(thing: object, path: str, classes: dict[str, list[str]]) -> Iterator[Slot]:
    """Every number in an object of these classes and in what it holds; objects of other classes are shared."""
    for kind in type(thing).__mro__:
        for name in classes.get(kind.__name__, []):
            if name not in SCRATCH:
                yield from _slots_in(getattr(thing, name), f"{path}.{name}", partial(setattr, thing, name), classes)


def _slots_in(
    value: object, path: str, change: Callable[[object], None], classes: dict[str, list[str]]
) -> Iterator[Slot]:
    if isinstance(value, int):
        yield path, value, change
    elif isinstance(value, list):
        for index, item in enumerate(value):
            yield from _slots_in(item, f"{path}[{index}]", partial(value.__setitem__, index), classes)
    elif isinstance(value, tuple):
        for index, item in enumerate(value):
            parts = value[:index], value[index + 1 :]
            changed = partial(_change_part, change, parts)
            yield from _slots_in(item, f"{path}[{index}]", changed, classes)
    else:
        assert not isinstance(value, dict | set | bytearray), f"{path}: nobody looks into it for clones"
        yield from slots(value, path, classes)


def _change_part(change: Callable[[object], None], around: tuple[tuple[object, ...], ...], new: object) -> None:
    change((*around[0], new, *around[1]))


def check_fields(game: Game, p: Position, fields: Fields = fields_of, clone: Clone = clone_of) -> None:
    """Every number of the position is in fields() and is copied by clone(): each is changed in turn, by name."""
    classes = declared(game)
    number = len(list(slots(p, "position", classes)))
    assert number > len(classes["Position"]), "the attributes of the position are found"
    for index in range(number):
        changed = p.clone()
        path, value, change = list(slots(changed, "position", classes))[index]
        change(not value if isinstance(value, bool) else value ^ 1)
        assert fields(changed) != fields(p), f"{path} is missing in fields()"
        assert clone(changed).fields() == changed.fields(), f"{path} is not copied by clone()"
    assert p.facts == []
