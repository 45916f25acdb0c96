"""Comparing what happened with what a scenario expects, for any game.

A view or an event is read as a person reads it: named fields, seats from 1. An expected table names parts of it: a
field, a seat's part of a list by its number from 1 (`cities.2`), what has a name by its name (`layout.town_hall`), a
cell of a board by row and column from 0 (`cells."(0,5)"`, or several at once: `cells."(0,4) (0,5)"`), how often
something stands in a list (`cells."count wall"`, of tables `board."count kind=star_1"`, everything: `pile.count`).
The word `none` stands for nothing.
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Final, get_args, get_type_hints

import msgspec

from auberge.core.protocol import Seat

_CELL: Final = re.compile(r"\((\d+),(\d+)\)")
_COUNT: Final = "count"
_NOTHING: Final = "none"


class NoSuchPart(LookupError):
    """What was seen has no part of this name: the scenario is wrong, not the game."""


class Difference(msgspec.Struct, frozen=True):
    """One part that is not as expected."""

    part: str
    expected: object
    found: object


def as_read(value: object) -> object:
    """Structs as tables of their fields and their tag, seats counted from 1."""
    if isinstance(value, msgspec.Struct):
        fields = {field: as_read(getattr(value, field)) for field in value.__struct_fields__}
        for field in _seat_fields(type(value)):
            fields[field] = _from_one(fields[field])
        config = value.__struct_config__
        return {config.tag_field: config.tag, **fields} if config.tag_field else fields
    if isinstance(value, Mapping):
        return {str(key): as_read(part) for key, part in value.items()}
    if isinstance(value, list | tuple):
        return [as_read(part) for part in value]
    return value


def _from_one(seats: object) -> object:
    """A seat, several or none, counted from 1."""
    if isinstance(seats, list):
        return [_from_one(seat) for seat in seats]
    return seats + 1 if isinstance(seats, int) else None


@lru_cache(maxsize=256)
def _seat_fields(kind: type[msgspec.Struct]) -> tuple[str, ...]:
    hints = get_type_hints(kind)
    return tuple(field for field in kind.__struct_fields__ if hints[field] is Seat or Seat in get_args(hints[field]))


def part(seen: object, path: str) -> object:
    """The part of what was seen that a path names (`cities.1.coins`). NoSuchPart if there is none."""
    for key in path.split("."):
        seen = _step_into(seen, key)
    return seen


def _step_into(seen: object, key: str) -> object:
    if isinstance(seen, Mapping) and key in seen:
        return seen[key]
    if isinstance(seen, list):
        if key == _COUNT or key.startswith(f"{_COUNT} "):
            return sum(_counts(leaf, key.removeprefix(_COUNT).strip()) for leaf in _leaves(seen))
        if cell := _CELL.fullmatch(key):
            return _item(_item(seen, int(cell[1]), key), int(cell[2]), key)
        if key.isdecimal():
            return _item(seen, int(key) - 1, key)
        for item in seen:
            if isinstance(item, Mapping) and item.get("name") == key:
                return item
    raise NoSuchPart(key)


def _item(seen: object, index: int, key: str) -> object:
    if not isinstance(seen, list) or not 0 <= index < len(seen):
        raise NoSuchPart(key)
    return seen[index]


def _leaves(seen: object) -> Iterator[object]:
    if isinstance(seen, list):
        for item in seen:
            yield from _leaves(item)
    else:
        yield seen


def _counts(leaf: object, what: str) -> bool:
    field, _, value = what.partition("=")
    if isinstance(leaf, Mapping) and value:
        return str(leaf.get(field)) == value
    return leaf == what or (not what and leaf is not None)


def differences(expected: Mapping[str, object], seen: object, path: str = "") -> Iterator[Difference]:
    """Every named part that is not as expected; parts that are not named do not matter."""
    for key, wanted in _one_by_one(expected):
        where = f"{path}.{key}".lstrip(".")
        try:
            found = _step_into(seen, key)
        except NoSuchPart as problem:
            raise NoSuchPart(where) from problem
        if isinstance(wanted, Mapping):
            yield from differences(wanted, found, where)
        elif not _same(wanted, found):
            yield Difference(where, wanted, found)


def _one_by_one(expected: Mapping[str, object]) -> Iterator[tuple[str, object]]:
    for key, wanted in expected.items():
        if key.startswith("("):
            yield from ((cell, wanted) for cell in key.split())
        else:
            yield key, wanted


def _same(wanted: object, found: object) -> bool:
    if found is None:
        return wanted == _NOTHING
    return wanted == found and isinstance(wanted, bool) == isinstance(found, bool)


def first_missing(expected: Sequence[str | Mapping[str, object]], happened: Sequence[object]) -> int | None:
    """The first expected event that did not happen in its turn; None if all did, in this order."""
    rest = iter(happened)
    for number, wanted in enumerate(expected):
        if not any(_fits(wanted, event) for event in rest):
            return number
    return None


def all_fit(expected: Sequence[str | Mapping[str, object]], happened: Sequence[object]) -> bool:
    """Are these exactly the expected events, in this order?"""
    return len(expected) == len(happened) and all(map(_fits, expected, happened))


def _fits(wanted: str | Mapping[str, object], event: object) -> bool:
    table = {"kind": wanted} if isinstance(wanted, str) else wanted
    try:
        return not any(differences(table, event))
    except NoSuchPart:
        return False
