"""What the server writes as JSON: one encoder for all of it, and what was written lately. Compiled apart."""

from collections.abc import Iterable
from typing import Final

import msgspec

encode: Final = msgspec.json.Encoder().encode


class _Piece:
    """A thing, and what was written of it."""

    def __init__(self, thing: object) -> None:
        self.thing: Final = thing
        self.text: Final = encode(thing)
        self.raw: Final = msgspec.Raw(self.text)


class Written:
    """Things as JSON, each written once: parts of views, events. They must never change.

    A thing is known again by being the same object. It is held as long as what was written of it, so that no other can
    ever take its place."""

    def __init__(self) -> None:
        self._before: dict[int, _Piece] = {}
        self._now: dict[int, _Piece] = {}

    def turn_page(self) -> None:
        """What has not been asked for since the last time is forgotten."""
        self._before, self._now = self._now, {}

    def of(self, thing: object) -> msgspec.Raw:
        """The thing as JSON, to be put into a message."""
        return self._piece(thing).raw

    def text(self, thing: object) -> bytes:
        """The thing as JSON."""
        return self._piece(thing).text

    def list_text(self, things: Iterable[object]) -> bytes:
        """A list of things as JSON."""
        texts: list[bytes] = []
        for thing in things:
            texts.append(self._piece(thing).text)
        return b"[" + b",".join(texts) + b"]"

    def _piece(self, thing: object) -> _Piece:
        key = id(thing)
        found = self._now.get(key)
        if found is None:
            found = self._now[key] = self._before.get(key) or _Piece(thing)
        return found
