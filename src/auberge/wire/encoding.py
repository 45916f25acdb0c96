"""What the server writes as JSON: one encoder for all of it, and what was written lately."""

from collections.abc import Iterable
from typing import Final

import msgspec
from mypy_extensions import mypyc_attr

encode: Final = msgspec.json.Encoder().encode


@mypyc_attr(acyclic=True)
class _Piece:
    """A thing, and what was written of it."""

    def __init__(self, thing: object) -> None:
        self.thing: Final = thing
        self.text: Final = encode(thing)
        self.raw: Final = msgspec.Raw(self.text)


class _Generations:
    """What was written lately.

    A thing is known again by being the same object. It is held as long as what was written of it, so that no other can
    ever take its place."""

    def __init__(self) -> None:
        self._before: dict[int, _Piece] = {}
        self._now: dict[int, _Piece] = {}

    def new_generation(self) -> None:
        """What was not asked for on the last page is forgotten; a page on which nothing was is used again."""
        if self._now:
            self._before, self._now = self._now, {}

    def piece(self, thing: object) -> _Piece:
        """What is written of a thing."""
        key = id(thing)
        found = self._now.get(key)
        if found is None:
            found = self._now[key] = self._before.get(key) or _Piece(thing)
        return found


class JsonCache:
    """Things as JSON, each written once. They must never change.

    Parts of views have a book of their own: while none changes, none is asked for, and none forgotten."""

    def __init__(self) -> None:
        self._things: Final = _Generations()
        self._parts: Final = _Generations()

    def new_generation(self) -> None:
        """What has not been asked for since the last time is forgotten."""
        self._things.new_generation()
        self._parts.new_generation()

    def of(self, thing: object) -> msgspec.Raw:
        """A thing, such as an event, to be put into a message."""
        return self._things.piece(thing).raw

    def part(self, part: object) -> msgspec.Raw:
        """A part of a view, to be put into a message."""
        return self._parts.piece(part).raw

    def part_text(self, part: object) -> bytes:
        """A part of a view."""
        return self._parts.piece(part).text

    def parts_text(self, parts: Iterable[object]) -> bytes:
        """A list of parts."""
        texts: list[bytes] = []
        for part in parts:
            texts.append(self._parts.piece(part).text)
        return b"[" + b",".join(texts) + b"]"
